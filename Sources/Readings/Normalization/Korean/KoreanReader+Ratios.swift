import AccessibilityModel

extension KoreanReader {
  /// 1:1, 2:0, 16:9.
  mutating func readRatio(at position: Int) -> Match? {
    guard let pair = pair(at: position, ":"), !isLabelWithAmount(pair) else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    phrase.add(KoreanWord.against.text, pair.sign..<(pair.sign + 1), join: .tight)
    phrase.add(words: pair.second.words, pair.second.range, join: .tight)
    addFollowing(&phrase, after: ":", .against, join: .tight)
    return readWithParticles(phrase, "ratio")
  }

  /// 구간 1: 5'10", 세트 1: 12회: whether a space after the colon alone parts the number of a thing from
  /// what is told of it.
  private func isLabelWithAmount(_ pair: NumberPair) -> Bool {
    let second = pair.second.range
    return char(pair.sign + 1) == " " && char(pair.sign - 1) != " "
      && KoreanWordSet.numberedParts.contains(text.string(wordBefore(pair.whole.lowerBound)))
      && (["'", "’", "′"].contains(char(second.upperBound))
        || amount(at: second.lowerBound)?.unit.map { $0.range.lowerBound == second.upperBound }
          ?? false)
  }

  /// 찬성 12 : 반대 8: a colon between two sides that are the whole text.
  mutating func readOpposed(at position: Int) -> Match? {
    let last = previous(position)
    guard char(position) == ":", char(position - 1) == " ", char(position + 1) == " ",
      char(last).isDigit
    else { return nil }
    var start = last
    while char(start - 1).isDigit { start -= 1 }
    let first = wordBefore(start), second = wordAfter(position + 1)
    let number = skipSpaces(second.upperBound)
    guard !first.isEmpty, first.lowerBound == span.lowerBound, !second.isEmpty,
      digitEnd(number) > number, digitEnd(number) == span.upperBound
    else { return nil }
    addSign(.against, at: position)
    return ("ratio", position + 1)
  }

  /// Adds the numbers that follow with the same sign before each, as the third of 1:2:3.
  func addFollowing(
    _ phrase: inout Phrase, after sign: Unicode.Scalar, _ word: KoreanWord,
    join: SpokenWord.Join = .space
  ) {
    while char(phrase.end) == sign, let next = plainQuantity(at: phrase.end + 1),
      sign == ":" || next.fraction.isEmpty
    {
      phrase.add(word.text, phrase.end..<next.range.lowerBound, join: join)
      phrase.add(words: next.words, next.range, join: join)
      phrase.end = next.range.upperBound
    }
  }

  /// 1+1 of a shop.
  mutating func readOnePlusOne(at position: Int) -> Match? {
    guard let pair = pair(at: position, "+"), (1...5).contains(pair.low),
      (1...2).contains(pair.high), char(pair.end) != "="
    else { return nil }
    let names = KoreanWord.englishDigits.list
    var phrase = Phrase(end: pair.end)
    phrase.add(names[pair.low], pair.first.range, kind: .number)
    phrase.add(KoreanWord.plus.text, pair.sign..<(pair.sign + 1), kind: .symbolName)
    phrase.add(names[pair.high], pair.second.range, kind: .number)
    // 1+1+1; a long sum is none.
    for _ in 0..<3 where char(phrase.end) == "+" {
      guard let next = plainQuantity(at: phrase.end + 1), let value = next.value,
        (1...2).contains(value)
      else { break }
      phrase.add(KoreanWord.plus.text, phrase.end..<(phrase.end + 1), kind: .symbolName)
      phrase.add(names[value], next.range, kind: .number)
      phrase.end = next.range.upperBound
    }
    guard char(phrase.end) != "=" else { return nil }
    // 1+1로 is written after 일, and said after 원.
    let particle = phrase.end..<hangulEnd(phrase.end)
    if particle.count == 1, KoreanWord.toward.text.hasSuffix(text.string(particle)) {
      add(phrase)
      stream.glue(
        KoreanParticles.fitting(text.string(particle), after: stream.words.last?.text ?? ""),
        upTo: particle.upperBound)
      return ("one plus one", particle.upperBound)
    }
    return readWithParticles(phrase, "one plus one")
  }

  /// 요한복음 3:16: a chapter and a verse.
  mutating func readVerse(at position: Int) -> Match? {
    guard let pair = pair(at: position, ":"), !pair.hasFraction,
      pair.sign == pair.first.range.upperBound, pair.second.range.lowerBound == pair.sign + 1,
      ends(wordBefore(position), with: .scriptures)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range, .chapter)
    phrase.add(words: pair.second.words, pair.second.range, .section)
    if let start = rangeStart(after: pair.end), let last = plainQuantity(at: start.next) {
      phrase.glue(KoreanWord.from.text)
      phrase.add(words: last.words, last.range, .section)
      phrase.end = last.range.upperBound
    }
    return readWithParticles(phrase, "verse")
  }
}
