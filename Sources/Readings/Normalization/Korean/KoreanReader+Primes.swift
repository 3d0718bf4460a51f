import AccessibilityModel

extension KoreanReader {
  /// 5'30": minutes and seconds.
  mutating func readPrimes(at position: Int) -> Match? {
    guard
      let phrase = primes(at: position) ?? minuteOfMatch(at: position)
        ?? hundredths(at: position)
    else { return nil }
    add(phrase)
    return ("minutes and seconds", phrase.end)
  }

  /// 33' of 37°33' and 33'22" of 37°33'22": minutes and seconds of a degree.
  mutating func readMinutesOfAngle(at position: Int) -> Match? {
    let minute = position..<digitEnd(position), sign = minute.upperBound
    guard char(position - 1) == "°", char(position - 2).isDigit, (1...2).contains(minute.count),
      ["'", "’", "′"].contains(char(sign)), let value = value(minute), value < 60
    else { return nil }
    var phrase = Phrase(end: sign + 1)
    phrase.add(words: KoreanNumerals.sino(value), minute, .minute, sign..<(sign + 1))
    let mark = digitEnd(sign + 1)
    if mark > sign + 1, ["\"", "”", "″"].contains(char(mark)),
      let second = plainQuantity(at: sign + 1), second.range.upperBound == mark
    {
      phrase.add(words: second.words, second.range, .second, mark..<(mark + 1))
      phrase.end = mark + 1
    }
    add(phrase)
    return ("angle", phrase.end)
  }

  /// 전반 23', 12' 골, 45+2': a minute of a match, which its half, its event or the time that is added
  /// tells.
  private func minuteOfMatch(at position: Int) -> Phrase? {
    let minute = position..<digitEnd(position)
    if let phrase = minuteWithTimeAfter(minute) { return phrase }
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
          || ends(wordAfter(end + 1), with: .eventsOfMatches)
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

  /// 90'+2: a minute with its mark before the time that is added.
  private func minuteWithTimeAfter(_ minute: Range<Int>) -> Phrase? {
    let mark = minute.upperBound, added = (mark + 2)..<digitEnd(mark + 2)
    guard ["'", "’", "′"].contains(char(mark)), char(mark + 1) == "+",
      (1...2).contains(added.count),
      let value = value(minute), Self.endsOfHalves.contains(value), let extra = self.value(added),
      !isInsideWord(minute.lowerBound)
    else { return nil }
    var phrase = Phrase(end: added.upperBound)
    phrase.add(words: KoreanNumerals.sino(value), minute, .minute, mark..<(mark + 1))
    phrase.add(KoreanWord.plus.text, (mark + 1)..<(mark + 2))
    phrase.add(words: KoreanNumerals.sino(extra), added)
    // 90'+2'.
    if ["'", "’", "′"].contains(char(added.upperBound)) {
      phrase.add(
        KoreanWord.minute.text, added.upperBound..<(added.upperBound + 1), join: .tight,
        kind: .counter)
      phrase.end = added.upperBound + 1
    }
    return phrase
  }

  /// 9"58: seconds and their hundredths.
  private func hundredths(at position: Int) -> Phrase? {
    let seconds = position..<digitEnd(position), sign = seconds.upperBound
    let part = (sign + 1)..<digitEnd(sign + 1)
    guard (1...2).contains(seconds.count), part.count == 2, ["\"", "”", "″"].contains(char(sign)),
      !char(part.upperBound).isWordPart, char(part.upperBound) != char(sign),
      !["\"", "“", "'"].contains(char(position - 1)), !isInsideWord(position),
      let value = value(seconds)
    else { return nil }
    var phrase = Phrase(end: part.upperBound)
    phrase.add(words: KoreanNumerals.sino(value), seconds, .second, sign..<(sign + 1))
    phrase.add(words: KoreanNumerals.decimals(digits(part)), part)
    return phrase
  }

  /// 98 of 100m 9초 98 and 1분 23초 45: hundredths past a space, of which nothing is counted, after minutes
  /// or where a race is told; 광고 15초 30 are two numbers.
  mutating func readHundredths(at position: Int) -> Match? {
    let part = position..<digitEnd(position)
    // 9초58.
    let isJoined = hasWord(.second, at: position - 1) && char(position - 2).isDigit
    guard part.count == 2,
      isJoined
        || char(position - 1) == " " && hasWord(.second, at: position - 2)
          && char(position - 3).isDigit,
      !char(part.upperBound).isWordPart,
      !"%:/~-".unicodeScalars.contains(char(part.upperBound)),
      char(part.upperBound) != "." && char(part.upperBound) != ","
        || !char(part.upperBound + 1).isDigit,
      !hasUnit(after: part.upperBound),
      isOfRace(digitStart(isJoined ? position - 1 : position - 2), part.upperBound)
    else { return nil }
    add(KoreanNumerals.decimals(digits(part)), part)
    return ("minutes and seconds", part.upperBound)
  }

  /// Whether minutes, a distance or a word of races tell that seconds were measured, and no other word
  /// begins after them.
  private func isOfRace(_ seconds: Int, _ end: Int) -> Bool {
    let next = char(skipSpaces(end)), after = wordAfter(end)
    guard !next.isLatin, !next.isDigit,
      after.isEmpty || begins(after, with: .timedRaces)
    else { return false }
    let last = previous(seconds)
    return (hasWord(.minute, at: last) || char(last) == "m") && char(last - 1).isDigit
      || isNear(.timedRaces, max(span.lowerBound, seconds - 24)..<min(span.upperBound, end + 16))
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
    guard let pair = pair(at: position, "'"), pair.second.digits.count == 2 else { return nil }
    // 03'20'' too.
    let isDoubled =
      hasWord("''", at: pair.end) && !ends(label(before: position), with: .heights)
    guard isDoubled || ["\"", "”", "″"].contains(char(pair.end)) else { return nil }
    let end = isDoubled ? pair.end + 1 : pair.end
    var phrase = Phrase(end: end + 1)
    phrase.add(
      words: KoreanNumerals.sino(pair.first.digits), pair.first.range, .minute,
      pair.sign..<(pair.sign + 1))
    phrase.add(
      words: KoreanNumerals.sino(pair.second.digits), pair.second.range, .second,
      pair.end..<(end + 1))
    // 1'23"45: hundredths, as a stopwatch shows them.
    let hundredths = (end + 1)..<digitEnd(end + 1)
    if (1...3).contains(hundredths.count), !char(hundredths.upperBound).isWordPart {
      phrase.add(words: KoreanNumerals.decimals(digits(hundredths)), hundredths)
      phrase.end = hundredths.upperBound
    }
    return phrase
  }
}
