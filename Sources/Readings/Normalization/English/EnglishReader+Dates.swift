import AccessibilityModel

extension EnglishReader {
  /// 2024-03-14, 03/14/2024, 12/25, 3/14/24.
  func date(at position: Int) -> Moment? {
    let first = position..<digitEnd(position)
    let separator = char(first.upperBound)
    guard separator == "-" || separator == "/" || separator == ".", first.count <= 4 else {
      return nil
    }
    let second = (first.upperBound + 1)..<digitEnd(first.upperBound + 1)
    guard (1...2).contains(second.count) else { return nil }
    guard char(second.upperBound) == separator else {
      return separator == "/" ? monthDay(first, second) : nil
    }
    let third = (second.upperBound + 1)..<digitEnd(second.upperBound + 1)
    guard !third.isEmpty, char(third.upperBound) != separator || separator == ".",
      let a = value(first), let b = value(second), let c = value(third)
    else { return nil }
    if first.count == 4 {
      guard (1000...2999).contains(a), (1...12).contains(b), (1...31).contains(c), third.count <= 2
      else { return nil }
      return Moment(words: dateWords(a, b, c), end: third.upperBound)
    }
    let hasAllDigits = first.count == 2 && second.count == 2
    guard separator != "." || third.count == 4 || hasAllDigits, third.count == 4 || third.count == 2
    else {
      return nil
    }
    guard first.count <= 2, separator != "-" || third.count == 4 else { return nil }
    let year = third.count == 2 ? 2000 + c : c
    if (1...12).contains(a), (1...31).contains(b) {
      return Moment(words: dateWords(year, a, b), end: third.upperBound)
    }
    guard (1...12).contains(b), (1...31).contains(a) else { return nil }
    return Moment(words: dateWords(year, b, a), end: third.upperBound)
  }

  private func monthDay(_ first: Range<Int>, _ second: Range<Int>) -> Moment? {
    if EnglishWordSet.expiryWords.contains(wordBefore(first.lowerBound)),
      first.count == 2, second.count == 2, let month = value(first), let year = value(second),
      (1...12).contains(month), (24...45).contains(year)
    {
      let words = [EnglishMonths.names[month - 1]] + EnglishNumerals.year(2000 + year)
      return Moment(words: words, end: second.upperBound)
    }
    guard options.context != .pageCount, let month = value(first), let day = value(second),
      (1...12).contains(month), (1...31).contains(day), first.count <= 2,
      !isPageWord(wordBefore(first.lowerBound)), !isPageWord(wordAfter(second.upperBound)),
      !char(second.upperBound).isLatin, char(second.upperBound) != "%",
      day != 16 || unit(after: first.lowerBound..<second.upperBound) == nil
    else { return nil }
    let isDated =
      day > 12 || char(first.lowerBound) == "0" || char(second.lowerBound) == "0"
      || EnglishWordSet.dateWords.contains(wordBefore(first.lowerBound))
      || EnglishAbbreviations.weekdays[wordBefore(first.lowerBound)] != nil
      || isBeforeTime(second.upperBound)
      || (month > day && isDay(first.lowerBound..<second.upperBound))
    guard isDated, month != day || day > 12 else { return nil }
    return Moment(words: dateWords(nil, month, day), end: second.upperBound)
  }

  /// Whether a time follows, so that what stands before is a date: 3/4 7pm.
  private func isBeforeTime(_ end: Int) -> Bool {
    let start = wordAfter(end) == EnglishWord.at.text ? letterEnd(skipSpaces(end)) : end
    return start < span.upperBound && time(at: skipSpaces(start)) != nil
  }

  /// Whether two numbers of which the first is greater are a date: the whole text, or beside a word of
  /// days.
  private func isDay(_ range: Range<Int>) -> Bool {
    if isRatio(range) { return false }
    let isAlone =
      previous(range.lowerBound) < span.lowerBound
      && skipSpaces(range.upperBound) >= span.upperBound
    return isAlone || EnglishWordSet.datedWords.contains(wordAfter(range.upperBound))
      || wordBefore(range.lowerBound) == EnglishWord.of.text
  }

  /// Whether two numbers of which the first is greater are a ratio and no date: 5/4 time.
  private func isRatio(_ range: Range<Int>) -> Bool {
    EnglishWordSet.ratioWords.contains(wordBefore(range.lowerBound))
      || EnglishWordSet.ratioWords.contains(wordAfter(range.upperBound))
      || char(range.lowerBound - 1) == "/" || char(range.upperBound) == "/"
      || unit(after: range) != nil
  }

  private func dateWords(_ year: Int?, _ month: Int, _ day: Int) -> [String] {
    [EnglishMonths.names[month - 1]] + EnglishNumerals.ordinal(day)
      + (year.map { EnglishNumerals.year($0) } ?? [])
  }

  /// 25 Mar 2026, 3 April: a day before its month.
  mutating func readDayMonth(at position: Int) -> Match? {
    let day = position..<digitEnd(position)
    let start = day.upperBound + 1
    let end = letterEnd(start)
    guard day.count <= 2, let number = value(day), (1...31).contains(number),
      char(day.upperBound) == " ", char(start).isUpper, end - start <= 9,
      let month = EnglishMonths.number(of: text.lowercased(start..<end))
    else { return nil }
    let point = char(end) == "." ? end + 1 : end
    let year = skipSpaces(point)..<digitEnd(skipSpaces(point))
    let hasYear = year.count == 4 && (value(year).map { (1000...2999).contains($0) } ?? false)
    // 5 May be is no date: what follows must not be a word in small letters.
    guard hasYear || !char(skipSpaces(point)).isLower else { return nil }
    let stop = hasYear ? year.upperBound : point
    add(dateWords(hasYear ? value(year) : nil, month, number), position..<stop)
    return ("date", stop)
  }

  /// Whether Jan is a name: Call Jan, Jan Smith.
  private func isGivenName(_ range: Range<Int>) -> Bool {
    text.lowercased(range) == "jan" && char(range.lowerBound + 1).isLower
      && (EnglishWordSet.addressing.contains(wordBefore(range.lowerBound))
        || char(range.upperBound) == " "
          && EnglishWordSet.surnames.contains(wordAfter(range.upperBound)))
  }

  /// Mar 14, March 14, 2024, Mar 2024, 14 Mar.
  mutating func readMonth(at position: Int) -> Match? {
    let end = letterEnd(position)
    guard char(position).isUpper, end - position <= 9,
      let month = EnglishMonths.number(of: text.lowercased(position..<end))
    else { return nil }
    let hasPoint = char(end) == "."
    let start = skipSpaces(hasPoint ? end + 1 : end)
    let name = EnglishMonths.names[month - 1]
    // APR 19.99% is a rate.
    if month == 4, char(end - 1).isUpper, !hasPoint {
      let number = digitEnd(start)
      if number == start || char(number) == "%" || char(number) == "." { return nil }
    }
    guard char(start).isDigit, start - end <= 2 else {
      let isShort = end - position < name.utf8.count && name != "May"
      let isAfterDay =
        char(position - 2).isDigit || char(position - 1) == "-"
        || char(position - 1) == "–" || char(end) == "–" || char(end) == "-"
      guard isShort, month != 3 || isAfterDay || hasPoint, !isGivenName(position..<end) else {
        return nil
      }
      add(name, position..<end)
      if let next = rangeStart(after: end)?.next, EnglishMonths.number(of: wordAfter(next)) != nil {
        add(EnglishWord.to.list, end..<next, kind: .word)
        return ("month", next)
      }
      return ("month", hasPoint ? end + 1 : end)
    }
    add(name, position..<end)
    let day = start..<digitEnd(start)
    if day.count == 4, let year = value(day) {
      add(EnglishNumerals.year(year), day)
      return ("date", day.upperBound)
    }
    guard day.count <= 2, let number = value(day), (1...31).contains(number),
      char(day.upperBound) != ":"
    else { return ("month", start) }
    var stop = day.upperBound
    let suffix = letterEnd(stop)
    if suffix == stop + 2, ["st", "nd", "rd", "th"].contains(text.lowercased(stop..<suffix)) {
      stop = suffix
    }
    guard !char(stop).isLatin, char(stop) != "%" else { return ("month", start) }
    add(EnglishNumerals.ordinal(number), day.lowerBound..<stop)
    if let next = rangeStart(after: stop)?.next, EnglishMonths.number(of: wordAfter(next)) != nil {
      add(EnglishWord.to.list, stop..<next, kind: .word)
      return ("date", next)
    }
    if let range = rangeStart(after: stop)?.next, char(range).isDigit {
      let last = range..<digitEnd(range)
      if last.count <= 2, let second = value(last), second > number, second <= 31 {
        add(EnglishWord.to.list, stop..<range, join: .tight, kind: .word)
        add(EnglishNumerals.ordinal(second), last, join: .tight)
        stop = last.upperBound
        if letterEnd(stop) == stop + 2,
          ["st", "nd", "rd", "th"].contains(text.lowercased(stop..<(stop + 2)))
        {
          stop += 2
        }
      }
    }
    let comma = char(stop) == "," ? skipSpaces(stop + 1) : skipSpaces(stop)
    let year = comma..<digitEnd(comma)
    if year.count == 4, comma - stop <= 2, let value = value(year), (1000...2999).contains(value),
      char(year.upperBound) != ":"
    {
      add(EnglishNumerals.year(value), year)
      stop = year.upperBound
    }
    return ("date", stop)
  }
}
