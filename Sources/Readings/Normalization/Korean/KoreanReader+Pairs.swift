import AccessibilityModel

/// Two numbers with a sign between them.
struct NumberPair {
  var first: Quantity
  var second: Quantity
  /// Where the sign stands.
  var sign: Int

  /// Both numbers and their sign.
  var whole: Range<Int> { first.range.lowerBound..<second.range.upperBound }
  var end: Int { second.range.upperBound }
  var low: Int { first.value ?? 0 }
  var high: Int { second.value ?? Int.max }
  var hasFraction: Bool { !first.fraction.isEmpty || !second.fraction.isEmpty }
}

extension KoreanReader {
  /// Two numbers with a sign between them; a colon or a slash may have spaces around it.
  func pair(at position: Int, _ sign: Unicode.Scalar) -> NumberPair? {
    guard let first = plainQuantity(at: position) else { return nil }
    var place = first.range.upperBound
    let allowsSpaces = sign == ":" || sign == "/"
    if allowsSpaces, char(place) == " ", char(place + 2) == " " { place += 1 }
    guard char(place) == sign else { return nil }
    let next = allowsSpaces ? skipSpaces(place + 1) : place + 1
    return plainQuantity(at: next).map { NumberPair(first: first, second: $0, sign: place) }
  }

  /// Reads what a phrase says and the particles after it.
  mutating func readWithParticles(_ phrase: Phrase, _ name: StaticString) -> Match {
    add(phrase)
    return (name, glueParticles(at: phrase.end))
  }

  /// Two numbers with a slash between them, in no longer list.
  func slashPair(at position: Int) -> NumberPair? {
    let isListed = char(position - 1) == "/" && char(position - 2).isDigit
    guard !isListed, let pair = pair(at: position, "/"), char(pair.end) != "/" else { return nil }
    return pair
  }

  /// 월세 1000/50: a deposit and a rent.
  mutating func readRent(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction,
      ends(wordBefore(position), with: .rents)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    phrase.glue(KoreanWord.to.text)
    phrase.add(words: pair.second.words, pair.second.range)
    return readWithParticles(phrase, "deposit and rent")
  }

  /// 24/7, 120/80: two numbers one after the other.
  mutating func readNumbers(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction else { return nil }
    return readNumbers(pair)
  }

  /// AST/ALT 24/31, 좌/우 0.8/1.0: a number for each of two names with a slash between them.
  ///
  /// 예약/취소 5/10까지 is a date and 버터/설탕 1/2컵 a fraction: only after names of what is counted or
  /// measured is it a pair whatever the numbers are.
  mutating func readNamedPair(at position: Int) -> Match? {
    guard !ends(wordBefore(position), with: .dateWordsBefore), let names = names(before: position),
      let pair = slashPair(at: position), !pair.first.hasLeadingZero,
      names == .measures || !canBeDate(pair) && !isFraction(pair) || isOfPeople(pair)
    else { return nil }
    return readNumbers(pair, areNamed: true)
  }

  /// 남/여 5/10명, 가입/탈퇴 3/2명: whether people are told for each of two names with a slash between them;
  /// 신청/정원 12/20명 is a part of a whole, as most such names are.
  func isOfPeople(_ pair: NumberPair) -> Bool {
    guard char(pair.end).isSyllable,
      begins(pair.end..<hangulEnd(pair.end), with: .countedPeople),
      let names = names(before: pair.whole.lowerBound)
    else { return false }
    return names == .measures || pair.low > pair.high
  }

  /// Whether two numbers may be a month and a day.
  private func canBeDate(_ pair: NumberPair) -> Bool {
    !pair.hasFraction && (1...12).contains(pair.low) && (1...31).contains(pair.high)
  }

  /// What two names with a slash between them name.
  private enum PairOfNames { case measures, others }

  /// The names with a slash between them before a position: 승/패, AST(GOT)/ALT(GPT).
  private func names(before position: Int) -> PairOfNames? {
    var end = position
    while char(end - 1) == " " || char(end - 1) == ":" { end -= 1 }
    guard end < position else { return nil }
    var start = end
    while start > span.lowerBound, end - start < 24, char(start - 1) != " " { start -= 1 }
    let slashes = (start..<end).filter { char($0) == "/" }
    guard slashes.count == 1, let slash = slashes.first else { return nil }
    let before = char(slash - 1) == ")" ? char(start) : char(slash - 1)
    // A/S, km/h.
    let isLatin = char(slash + 1).isUpper && char(slash + 2).isUpper && char(start + 1).isUpper
    if isLatin, before.isUpper { return .measures }
    guard before.isSyllable, char(slash + 1).isSyllable else { return nil }
    let names = [wordBefore(slash), (slash + 1)..<hangulEnd(slash + 1)]
    return names.allSatisfy { KoreanWordSet.measuredPairs.contains(text.string($0)) }
      ? .measures : .others
  }

  /// Two numbers that follow each other, with a pause between.
  mutating func readNumbers(_ pair: NumberPair, areNamed: Bool = false) -> Match {
    var phrase = Phrase(end: pair.end)
    let second = amount(at: pair.second.range.lowerBound)
    let unit = second?.unit
    if areNamed, let second, let unit, let counter = unit.counter,
      second.native != nil || counter.native(pair.low) != nil
    {
      // 남/여 2/1명: 두 명 한 명, as a native numeral stands beside what it counts; so do 두 명 백 명.
      var first = second
      first.quantity = pair.first
      first.native = counter.native(pair.low)
      phrase.pieces = self.phrase(of: first).pieces + self.phrase(of: second).pieces
      phrase.end = unit.range.upperBound
      phrase.cover(pair.whole.lowerBound..<phrase.end)
      return readWithParticles(phrase, "pair")
    }
    phrase.add(words: pair.first.words, pair.first.range)
    if isBloodPressure(pair, unit) {
      // 백이십에 팔십.
      phrase.glue(KoreanWord.to.text)
      phrase.add(words: pair.second.words, pair.second.range)
    } else {
      phrase.add(words: pair.second.words, pair.second.range, join: .pause(.short))
    }
    if let unit {
      phrase.pieces += self.phrase(unit)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "pair")
  }

  /// 혈압 120/80, 120/80mmHg: whether two numbers are the pressure of blood.
  private func isBloodPressure(_ pair: NumberPair, _ unit: Amount.Unit?) -> Bool {
    guard (70...260).contains(pair.low), (30...160).contains(pair.high), pair.low > pair.high else {
      return false
    }
    return ends(wordBefore(pair.whole.lowerBound), with: .bloodPressures)
      || unit.map { text.string($0.range) == "mmHg" } ?? false
  }
}
