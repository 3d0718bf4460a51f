import AccessibilityModel

extension KoreanReader {
  /// **** and ••••, with or without digits after them, and 김*수.
  mutating func readMask(at position: Int) -> Match? {
    guard let end = maskEnd(position) else { return nil }
    // * 1인 1계정: before a space one asterisk begins a note.
    let before = previous(position)
    if end == position + 1, char(position) == "*", char(end) == " ",
      before < span.lowerBound || !char(before).isWordPart && char(before) != ")"
    {
      return nil
    }
    if let match = readDigitString(at: position) { return match }
    if end == position + 1, let match = readAsteriskKey(at: position) { return match }
    let isInName = char(position - 1).isSyllable && char(position) == "*"
    guard end - position >= 2 || isInName else { return nil }
    var phrase = Phrase(end: end)
    addMask(&phrase, position..<end, end - position)
    add(phrase)
    return ("mask", end)
  }

  /// *를 누르세요: the key of a telephone; by itself the sign marks a note.
  private mutating func readAsteriskKey(at position: Int) -> Match? {
    var start = position + 1
    for key in KoreanWordSet.keys.words.sorted() where hasWord(key, at: start) {
      start += key.unicodeScalars.count
    }
    let particles = particleEnd(start)
    guard particles != nil || (start > position + 1 && hangulEnd(start) == start),
      let name = Self.symbolNames["*"]
    else { return nil }
    addName(name, position..<(position + 1))
    return ("key", start == position + 1 ? glueParticles(at: start) : position + 1)
  }
}
