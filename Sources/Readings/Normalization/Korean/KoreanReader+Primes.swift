import AccessibilityModel

extension KoreanReader {
  /// 5'30": minutes and seconds.
  mutating func readPrimes(at position: Int) -> Match? {
    guard let phrase = primes(at: position) ?? minuteOfMatch(at: position) else { return nil }
    add(phrase)
    return ("minutes and seconds", phrase.end)
  }

  /// 전반 23', 12' 골, 45+2': a minute of a match, which its half, its event or the time that is added
  /// tells.
  private func minuteOfMatch(at position: Int) -> Phrase? {
    let minute = position..<digitEnd(position)
    var added: Range<Int>?
    if char(minute.upperBound) == "+" {
      added = (minute.upperBound + 1)..<digitEnd(minute.upperBound + 1)
    }
    let end = added?.upperBound ?? minute.upperBound
    guard minute.count <= 3, added.map({ (1...2).contains($0.count) }) ?? true,
      ["'", "’", "′"].contains(char(end)), !char(end + 1).isWordPart, char(end + 1) != char(end),
      !["'", "‘"].contains(char(position - 1)), !isQuoted(until: end),
      let value = value(minute), value <= 120,
      added != nil
        ? Self.endsOfHalves.contains(value)
        : ends(wordBefore(position), with: .partsOfMatches)
          || begins(wordAfter(end + 1), with: .eventsOfMatches)
    else { return nil }
    var phrase = Phrase(end: end + 1)
    phrase.add(words: KoreanNumerals.sino(value), minute)
    if let added, let extra = self.value(added) {
      phrase.add(KoreanWord.plus.text, minute.upperBound..<added.lowerBound)
      phrase.add(words: KoreanNumerals.sino(extra), added)
    }
    phrase.add(KoreanWord.minute.text, end..<(end + 1), join: .tight, kind: .counter)
    return phrase
  }

  /// The minutes to which time is added.
  private static let endsOfHalves = [45, 90, 105, 120]

  /// Whether a mark closes a quotation that began in the same text: '연장 60'.
  private func isQuoted(until end: Int) -> Bool {
    guard char(end) != "′" else { return false }
    var start = end - 1
    while start >= span.lowerBound, end - start < 64 {
      if char(start) == "‘" { return true }
      if char(start) == "’" { return false }
      if char(start) == "'" { return !isInsideWord(start) && char(start + 1) != " " }
      start -= 1
    }
    return false
  }

  /// The minutes and seconds that two numbers with primes are.
  func primes(at position: Int) -> Phrase? {
    guard let pair = pair(at: position, "'"), pair.second.digits.count == 2,
      ["\"", "”", "″"].contains(char(pair.end))
    else { return nil }
    let end = pair.end
    var phrase = Phrase(end: end + 1)
    phrase.add(words: pair.first.words, pair.first.range, .minute, pair.sign..<(pair.sign + 1))
    phrase.add(
      words: KoreanNumerals.sino(pair.second.digits), pair.second.range, .second, end..<(end + 1))
    return phrase
  }
}
