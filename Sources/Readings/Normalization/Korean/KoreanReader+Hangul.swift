extension KoreanReader {
  /// Reads Hangul: words as they are written, but for the few that belong to a number.
  mutating func readHangul(at position: Int) -> Match {
    let end = hangulEnd(position)
    if end - position == 1, char(position) == 0xC81C, let match = readOrdinal(at: position) {
      return match
    }
    if KoreanTimes.partsOfDay.contains(text.string(position..<min(end, position + 2))),
      end - position == 2, let match = readMoment(at: position)
    {
      return match
    }
    if let match = readWeekdayRange(at: position) { return match }
    if let match = readName(at: position) { return match }
    if isAfterClosing(position), KoreanParticles.isParticle(text, position..<end) {
      stream.dropPause()
      stream.glue(text.string(position..<end), upTo: end)
      return ("particle", end)
    }
    if stream.touches(position), isGlued(position..<end) {
      stream.glue(text.string(position..<end), upTo: end)
      return ("particle", end)
    }
    if stream.touches(position), ScalarClass.isDigit(char(position - 1)), end - position <= 8,
      KoreanCounters.match(text, at: position, limit: span.upperBound) != nil
    {
      stream.add(text.string(position..<end), .korean, position..<end, join: .tight, kind: .counter)
      return ("counter", end)
    }
    addHangul(position..<end)
    return ("word", end)
  }

  /// Adds a run of Hangul; a very long one in parts, so that no word overruns the engine.
  mutating func addHangul(_ range: Range<Int>) {
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(start + 32, range.upperBound)
      stream.add(
        text.string(start..<end), .korean, start..<end,
        join: start == range.lowerBound ? .space : .tight
      )
      start = end
    }
  }

  /// Whether Hangul that touches the last word is part of it: after Latin letters always, after
  /// a number if it is a particle.
  private func isGlued(_ range: Range<Int>) -> Bool {
    guard range.count <= 12 else { return false }
    guard let last = stream.words.last else { return false }
    let before = char(range.lowerBound - 1)
    if last.text.unicodeScalars.count > 24 { return false }
    if Self.masks.contains(before), !ScalarClass.isLatin(before) { return false }
    if ScalarClass.isLatin(before) || last.kind == .counter { return true }
    if before == 0x2B { return last.kind != .symbolName }
    if ScalarClass.isSyllable(before) { return last.kind == .letterName }
    return KoreanParticles.isParticle(text, range)
  }

  /// Whether a bracket or quote closes directly before, with a word directly before that.
  private func isAfterClosing(_ position: Int) -> Bool {
    guard Self.closings.contains(char(position - 1)), stream.words.last?.language == .korean else {
      return false
    }
    var before = position - 1
    while Self.closings.contains(char(before)) { before -= 1 }
    return stream.end == before + 1
  }

  private static let closings: Set<UInt32> = Set(
    ")]}\"'”’」』》〉】".unicodeScalars.map(\.value)
  )

  /// 제3조: the ordinal prefix makes the number Sino-Korean and one word with it.
  private mutating func readOrdinal(at position: Int) -> Match? {
    let start = skipSpaces(position + 1)
    guard start - position <= 2, ScalarClass.isDigit(char(start)),
      let amount = amount(at: start, series: .sino)
    else { return nil }
    var phrase = phrase(of: amount)
    guard let first = phrase.pieces.first else { return nil }
    phrase.pieces[0].text = "제" + first.text
    phrase.pieces[0].range = position..<first.range.upperBound
    let counted = digitEnd(start)
    if let end = endOfUncounted(after: counted) {
      phrase.pieces.removeSubrange(1...)
      stream.add(phrase, .korean)
      stream.glue(text.string(counted..<end), upTo: end)
      return ("ordinal", end)
    }
    stream.add(phrase, .korean)
    return ("ordinal", phrase.end)
  }

  /// The end of a noun that an ordinal does not count but makes one word with, such as the third
  /// party 제3자, and of its particles.
  private func endOfUncounted(after position: Int) -> Int? {
    let end = hangulEnd(position)
    for noun in ["자", "국", "세계"] where hasWord(noun, at: position) {
      let rest = (position + noun.unicodeScalars.count)..<end
      if KoreanParticles.isParticle(text, rest) { return end }
    }
    return nil
  }
}
