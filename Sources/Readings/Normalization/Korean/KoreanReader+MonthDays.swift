extension KoreanReader {
  /// 4/9, 04.09 and 11.22.(일), where a weekday, a leading zero or a neighbour says that it is a date.
  func monthDay(_ first: Range<Int>, _ month: Int) -> Phrase? {
    let separator = char(first.upperBound)
    guard (1...12).contains(month),
      let second = part(after: first.upperBound), let day = value(second),
      (1...31).contains(day)
    else { return nil }
    let end = second.upperBound
    if let start = wholeDate(before: first.lowerBound, separator),
      !char(end + 1).isDigit || !"./-".unicodeScalars.contains(char(end)),
      // 2024.12.25 - 4.5: a mark.
      start.sign != "-" || !isSpaced(first.lowerBound)
        || second.count == 2 && (first.count == 2 || start.month <= month),
      isUncounted(first), isUncounted(second)
    {
      return monthDay(first, month, second, day, end: char(end) == "." ? end + 1 : end)
    }
    if separator == "-" {
      // 11-23 09:05.
      guard first.count == 2, second.count == 2, char(end) == " ",
        let clock = clock(at: end + 1), clock.hour <= 24,
        !isInsideWord(first.lowerBound), char(first.lowerBound - 1) != "-"
      else { return nil }
      return monthDay(first, month, second, day, end: end)
    }
    // 1/25,000 is a scale.
    if char(end) == ",", digitEnd(end + 1) == end + 4 { return nil }
    if separator == ".", char(end) == ".", weekday(at: end + 1) != nil {
      return monthDay(first, month, second, day, end: end + 1)
    }
    if separator == ".", char(end) == ".", isOfficialRange(first.lowerBound, end + 1),
      isUncounted(second)
    {
      return monthDay(first, month, second, day, end: end + 1)
    }
    // 마감 1.15. 오픈: with a point after the day, where no sentence may end.
    if separator == ".", char(end) == ".", char(end + 1) == " ", second.count == 2, day > 9,
      second.lowerBound == first.upperBound + 1, previous(first.lowerBound) >= span.lowerBound,
      isUnmeasured(first.lowerBound), isUncounted(second),
      begins(wordAfter(end + 1), with: .dateWordsAfter)
    {
      return monthDay(first, month, second, day, end: end + 1)
    }
    guard second.lowerBound == first.upperBound + 1,
      char(end) != separator || !char(end + 1).isDigit
    else { return nil }
    guard !char(end).isLatin, char(end) != "%" else { return nil }
    let isDate: Bool
    if weekday(at: end) != nil {
      isDate = true
    } else if separator == "/" {
      isDate = isSlashDate(first, second, month, day)
    } else {
      isDate = isPointDate(first, second)
    }
    return isDate ? monthDay(first, month, second, day, end: end) : nil
  }

  func monthDay(
    _ first: Range<Int>, _ month: Int, _ second: Range<Int>, _ day: Int, end: Int
  ) -> Phrase {
    // 12/25일 has no second 일.
    let isWritten =
      hasWord(.day, at: end) && KoreanParticles.isParticle(text, (end + 1)..<hangulEnd(end))
    var phrase = Phrase(end: isWritten ? end + 1 : end)
    addMonth(&phrase, month, first.lowerBound..<(first.upperBound + 1))
    phrase.add(day, second, .day)
    return phrase
  }

  private func isSlashDate(_ first: Range<Int>, _ second: Range<Int>, _ month: Int, _ day: Int)
    -> Bool
  {
    guard options.context != .pageCount, !ends(wordBefore(first.lowerBound), with: .fractionWords)
    else { return false }
    let end = second.upperBound
    if isInBracketOfDay(first.lowerBound, end, month) || isLunar(first.lowerBound) { return true }
    if text[first.lowerBound] == "0" || text[second.lowerBound] == "0" { return true }
    let before = wordBefore(first.lowerBound)
    let isAfterPages =
      ends(before, with: .pageWordsBefore)
      // 재고 12/15 입고 is of a day.
      || ends(before, with: .capacities) && wordAfter(end).isEmpty
    // 배송완료 6/3 14:22, but 트랙 3/10 4:05.
    if char(end) == " ", !isAfterPages || ends(before, with: .doneBefore),
      let time = time(at: end + 1, afterDate: true), time.end > end
    {
      return true
    }
    // 10/3 개천절, but 3/10 개.
    let isHoliday = begins(wordAfter(end), with: .dateWordsAfter)
    if isAfterPages || !isHoliday && isPageWord(wordAfter(end)) { return false }
    if begins(end..<hangulEnd(end), with: .suffixesOfDates) { return true }
    if let next = rangeStart(after: end), digitEnd(next.next) > next.next,
      char(digitEnd(next.next)) == "/"
    {
      return true
    }
    if isAfterSlashDate(first.lowerBound) { return true }
    if isHoliday || ends(wordBefore(first.lowerBound), with: .dateWordsBefore) { return true }
    // 접수 10/12: nobody writes five sixths so.
    let isTwelfth = day == 12 && month > 6 && month != 7 && month != 11
    return (day > 12 && month < day) || month > day || isTwelfth && isUncounted(second)
  }

  /// Whether a range begins with a date of the same form: 1/2 of 1/2~1/5.
  private func isAfterSlashDate(_ position: Int) -> Bool {
    let sign = previous(position)
    guard char(sign) == "~" || char(sign) == "-" || char(sign) == "–" else { return false }
    var back = previous(sign)
    guard char(back).isDigit else { return false }
    while char(back).isDigit { back -= 1 }
    return char(back) == "/"
  }

  /// Whether neither a unit nor a scale follows digits: 3.31, but 3/4명 and 1.5만.
  func isUncounted(_ part: Range<Int>) -> Bool {
    guard let amount = amount(at: part.lowerBound) else { return true }
    return amount.unit == nil && !amount.quantity.hasHangulUnit
  }

  /// Whether a space parts a position from the sign of a range before it.
  func isSpaced(_ position: Int) -> Bool { char(position - 1) == " " }

  /// The whole date of the same form that a range begins with: 2025.3.1 of 2025.3.1 ~ 3.31.
  func wholeDate(before position: Int, _ separator: Unicode.Scalar)
    -> (sign: Unicode.Scalar, month: Int, day: Int, hasHour: Bool)?
  {
    let sign = char(previous(position))
    guard ["~", "–", "—", "-"].contains(sign), sign != separator else { return nil }
    var start = previous(previous(position)) + 1
    // The weekday in brackets and the hour, if they are there.
    if char(start - 1) == ")", char(start - 3) == "(" { start = previous(start - 3) + 1 }
    let hour = start
    while char(start - 1).isDigit || char(start - 1) == ":" { start -= 1 }
    start = char(start - 1) == " " && char(start + 1).isWordPart ? previous(start) + 1 : hour
    let hasHour = start < hour
    if char(start - 1) == "." { start -= 1 }
    var values: [Int] = []
    for part in 0..<3 {
      let end = start
      while char(start - 1).isDigit { start -= 1 }
      guard start < end else { return nil }
      if part == 2 { break }
      values.append(value(start..<end) ?? 0)
      start = previous(start)
      let isSeparator = "./-".unicodeScalars.contains(char(start))
      guard separator == .nothing ? isSeparator : char(start) == separator else { return nil }
    }
    guard !isInsideWord(start), date(at: start) != nil else { return nil }
    return (sign, month: values[1], day: values[0], hasHour)
  }

  /// (음 3/12), 생신 음 3.12: whether a mark of the moon's calendar stands before a month.
  private func isLunar(_ position: Int) -> Bool {
    let mark = wordBefore(position)
    return KoreanWordSet.lunarMarks.contains(text.string(mark))
      && (char(mark.lowerBound - 1) == "(" || ends(wordBefore(mark.lowerBound), with: .lunarDays))
  }

  /// 1.1 신정, 9.1 추석 특가: whether a word is a holiday of a month, or of one of the two after it, when it
  /// is made ready for; 4.8 추석 is a rating, and 신정동 a place.
  private func isHoliday(_ word: Range<Int>, _ month: Int) -> Bool {
    (2...7).contains { length in
      guard length <= word.count else { return false }
      let name = text.string(word.lowerBound..<(word.lowerBound + length))
      let rest = (word.lowerBound + length)..<word.upperBound
      // In its own month a holiday goes on as it likes: 5.5 어린이날공연.
      if KoreanWordSet.monthsOfHolidays.contains("\(name)\(month)") {
        return !begins(rest, with: .placesLikeHolidays)
      }
      return (1...2).contains {
        KoreanWordSet.monthsOfHolidays.contains("\(name)\((month + $0 - 1) % 12 + 1)")
      }
        && (KoreanParticles.isParticle(text, rest) || begins(rest, with: .partsOfHolidays))
    }
  }

  /// 현충일 (6/6): whether a bracket after the name of a day of a month closes at a position.
  private func isInBracketOfDay(_ first: Int, _ end: Int, _ month: Int) -> Bool {
    guard char(first - 1) == "(", char(end) == ")" else { return false }
    let word = label(before: first)
    // 이번 주 토(10/12).
    if word.count == 1, first - 1 == word.upperBound,
      KoreanTimes.weekday(char(word.lowerBound)) != nil
    {
      return true
    }
    // 결제일, but 파일.
    return ends(word, with: .namesOfDays) && ends(word, with: .dateWordsBefore)
      || ends(word, with: .daysBeforeBrackets)
      || (2...7).contains { length in
        guard length <= word.count else { return false }
        let name = text.string((word.upperBound - length)..<word.upperBound)
        return KoreanWordSet.monthsOfHolidays.contains("\(name)\(month)")
      }
  }

  private func isPointDate(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let end = second.upperBound
    if beginsPointDays(at: first.lowerBound) || endsPointDays(at: first.lowerBound) { return true }
    // 음력 1.1, 5.5 어린이날, 1.1(신정).
    if ends(wordBefore(first.lowerBound), with: .calendars) || isLunar(first.lowerBound)
      // ★4.5 크리스마스 is a rating.
      || first.lowerBound == 0
        && isHoliday(wordAfter(char(end) == "(" ? end + 1 : end), value(first) ?? 0)
        && !ends(wordBefore(first.lowerBound), with: .measuredByDecimals)
    {
      return isUncounted(second)
    }
    // 예정일 12.5.
    let told = wordBefore(first.lowerBound)
    if ends(told, with: .namesOfDays), ends(told, with: .dateWordsBefore),
      value(first).map({ (1...12).contains($0) }) ?? false, text[second.lowerBound] != "0"
    {
      return isUncounted(second)
    }
    // 마감 9.3 09:00: hours and minutes follow.
    if first.count <= 2, char(end) == " ", digitEnd(end + 1) == end + 3,
      let clock = clock(at: end + 1), clock.second == nil, clock.hour <= 24,
      !isInsideWord(first.lowerBound), isUnmeasured(first.lowerBound),
      isToldDate(first.lowerBound, clock.end)
    {
      return true
    }
    guard second.count == 2 || text[first.lowerBound] == "0" else { return false }
    if let next = rangeStart(after: end), next.isTilde, digitEnd(next.next) - next.next <= 2,
      char(digitEnd(next.next)) == ".",
      digitEnd(digitEnd(next.next) + 1) - digitEnd(next.next) == 3
    {
      return first.count == 2 || text[second.lowerBound] == "0"
        || ends(wordBefore(first.lowerBound), with: .dateWordsBefore)
    }
    if text[first.lowerBound] == "0", first.count == 2, second.count == 2 {
      return amount(at: first.lowerBound)?.unit == nil
    }
    guard second.count == 2 else { return false }
    // ~12.31.
    if char(first.lowerBound - 1) == "~", !char(previous(first.lowerBound - 1)).isDigit,
      !ends(wordBefore(first.lowerBound - 1), with: .measuredByDecimals),
      isUncounted(first), isUncounted(second)
    {
      return true
    }
    if let time = time(at: skipSpaces(end), afterDate: true), time.end > end { return true }
    if first.count <= 2, begins(wordAfter(end), with: .dateWordsAfter),
      char(end) == " "
        || (hasWord(.until, at: end) || hasWord(.since, at: end))
          && !ends(wordBefore(first.lowerBound), with: .measuredByDecimals)
    {
      return true
    }
    return ends(wordBefore(first.lowerBound), with: .dateWordsBefore)
      && amount(at: first.lowerBound)?.unit == nil
  }

  /// 마감 9.3 09:00, (수) 9.3 09:00, 9.3 09:00 ~ 9.5 18:00: whether a word, a day of the week or another
  /// date tells that what stands before hours and minutes is a date; ★ 4.8 09:00 ~ 22:00 is a rating.
  private func isToldDate(_ start: Int, _ clockEnd: Int) -> Bool {
    let label = label(before: start)
    if ends(label, with: .dateWordsBefore) || ends(label, with: .datedNotices)
      || ends(label, with: .doneBefore)
    {
      return true
    }
    let before = previous(start)
    if char(before) == ")", weekday(at: before - 2) != nil { return true }
    if let next = rangeStart(after: clockEnd), isPointDateAndHour(next.next) { return true }
    // The second of 9.3 09:00 ~ 9.5 18:00.
    guard "~–—-".unicodeScalars.contains(char(before)) else { return false }
    var first = previous(before) + 1
    while char(first - 1).isDigit || char(first - 1) == ":" { first -= 1 }
    first = previous(first) + 1
    while char(first - 1).isDigit || char(first - 1) == "." { first -= 1 }
    return isPointDateAndHour(first)
  }

  /// Whether a month, a point, a day and then hours and minutes stand at a position.
  private func isPointDateAndHour(_ start: Int) -> Bool {
    let point = digitEnd(start), end = digitEnd(point + 1)
    guard char(point) == ".", let month = value(start..<point), (1...12).contains(month),
      let day = value((point + 1)..<end), (1...31).contains(day), char(end) == " "
    else { return false }
    return clock(at: end + 1) != nil
  }

  /// What a counter of a date begins with: 년, 월, 일, 분기말.
  static let dateCounters = Set(
    [KoreanWord.year, .month, .day, .quarter].map(\.character)
  )
}
