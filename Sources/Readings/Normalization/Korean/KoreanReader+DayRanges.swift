extension KoreanReader {
  /// 31 of 2025.3.1~31: a day in the month that the range begins in.
  func dayAlone(_ day: Range<Int>, _ value: Int) -> Phrase? {
    let next = char(day.upperBound)
    let following = char(skipSpaces(day.upperBound))
    // 31. of 10.1.~31.
    let tilde = previous(day.lowerBound)
    let isLastOfOfficial =
      char(tilde) == "~" && char(previous(tilde)) == "." && isDayWithPoint(day.lowerBound)
    // What begins a line, an amount or a sum after a date is no day: 2024.12.25 - 3 GB, 1+1.
    guard (1...31).contains(value), day.count <= 2, !next.isWordPart, !following.isDigit,
      !following.isLatin,
      !"%+~/:.-–×*".unicodeScalars.contains(following) || isLastOfOfficial,
      // (7/14~16).
      following != ")" || char(previous(day.lowerBound)) == "~",
      following != "," || !char(skipSpaces(skipSpaces(day.upperBound) + 1)).isDigit,
      endsPointDays(at: day.lowerBound) || endsWholeDate(day, value) || endsShortDate(day, value),
      let amount = amount(at: day.lowerBound), amount.range == day, amount.unit == nil
    else { return nil }
    var phrase = Phrase(end: isLastOfOfficial ? day.upperBound + 1 : day.upperBound)
    phrase.add(value, day, .day)
    return phrase
  }

  /// Whether a whole date begins the range that a day ends.
  private func endsWholeDate(_ day: Range<Int>, _ value: Int) -> Bool {
    guard let start = wholeDate(before: day.lowerBound, .nothing), !start.hasHour else {
      return false
    }
    return start.day < value && (start.sign != "-" || !isSpaced(day.lowerBound))
  }

  /// Whether a day with a point after it begins or ends a range of such days, as offices write them.
  func isOfficialRange(_ first: Int, _ end: Int) -> Bool {
    let tilde = previous(first)
    if char(tilde) == "~", char(previous(tilde)) == ".", char(previous(tilde) - 1).isDigit {
      return true
    }
    guard let start = rangeStart(after: end), start.isTilde, char(digitEnd(start.next)) == "."
    else { return false }
    let day = skipSpaces(digitEnd(start.next) + 1)
    // 10.1.~31.
    if isDayWithPoint(start.next), !isOfSections(end, start.next),
      let last = value(start.next..<digitEnd(start.next)),
      let from = value(digitStart(end - 1)..<(end - 1)), from < last
    {
      return true
    }
    return digitEnd(day) > day && char(digitEnd(day)) == "."
  }

  /// Whether numbers with points before a range are of a version or a section, as 참조 or another
  /// word beside them says.
  private func isOfSections(_ end: Int, _ last: Int) -> Bool {
    var first = end
    while end - first < 16, char(first - 1).isDigit || char(first - 1) == "." { first -= 1 }
    return ends(wordBefore(first), with: .versionWords)
      || begins(wordAfter(digitEnd(last) + 1), with: .pointedSections)
  }

  /// Whether one or two digits with a point after them stand at a position that may be a day: 31.
  private func isDayWithPoint(_ position: Int) -> Bool {
    let end = digitEnd(position)
    return (1...2).contains(end - position) && char(end) == "." && !char(end + 1).isWordPart
      && !char(skipSpaces(end + 1)).isDigit
      && value(position..<end).map { (1...31).contains($0) } ?? false
  }

  /// Whether a month and a day begin the range that a day ends: 11/26~30, 12.1(월)~25(목).
  private func endsShortDate(_ day: Range<Int>, _ value: Int) -> Bool {
    let tilde = previous(day.lowerBound)
    var start = previous(tilde) + 1
    // 3/15(금)-17(일).
    let areWeekdays =
      char(tilde) == "-" && char(start - 1) == ")" && weekday(at: day.upperBound) != nil
    guard char(tilde) == "~" || areWeekdays else { return false }
    if char(start - 1) == ")", char(start - 3) == "(" { start = previous(start - 3) + 1 }
    // 10.1.~31.
    let isOfficial =
      char(tilde) == "~" && char(start - 1) == "." && isDayWithPoint(day.lowerBound)
      && !isOfSections(start, day.lowerBound)
    if isOfficial { start -= 1 }
    let end = start
    while char(start - 1).isDigit, end - start < 2 { start -= 1 }
    guard let first = self.value(start..<end), first < value,
      char(start - 1) == "/" || char(start - 1) == "." && (day.count == 2 || isOfficial)
    else { return false }
    var month = start - 1
    while char(month - 1).isDigit, start - month < 4 { month -= 1 }
    return start - month < 4 && !isInsideWord(month) && date(at: month) != nil
  }

  /// A month and a day with a point between, which may be a decimal number as well.
  private func pointDay(at position: Int) -> (month: Int, day: Range<Int>)? {
    let point = digitEnd(position)
    let day = (point + 1)..<digitEnd(point + 1)
    guard char(point) == ".", (1...2).contains(day.count), !isInsideWord(position),
      char(position - 1) != ".", char(position) != "0",
      // 평점 4.12~4.25.
      !ends(wordBefore(position), with: .measuredByDecimals),
      let month = value(position..<point), (1...12).contains(month),
      let date = value(day), (1...31).contains(date)
    else { return nil }
    return (month, day)
  }

  /// Whether a range of days begins at a position, and not one of decimal numbers: 11.26~12.3 and
  /// 12.1~25, but 3.5~4.2 and 36.5~37.5도.
  ///
  /// Its ends must be in order as days, one of them of two digits, and nothing may be counted.
  func beginsPointDays(at position: Int) -> Bool {
    guard let first = pointDay(at: position), let from = value(first.day),
      let start = rangeStart(after: first.day.upperBound), start.isTilde
    else { return false }
    let isTold = ends(wordBefore(position), with: .dateWordsBefore)
    // After another word it may be a version, a section or what was measured.
    let isFirst = wordBefore(position).isEmpty && latinBefore(position).isEmpty
    let lasts = isAfterWhatLasts(position)
    guard isTold || isFirst || lasts else { return false }
    guard let second = pointDay(at: start.next) else {
      let day = start.next..<digitEnd(start.next)
      guard day.count == 2, let to = value(day), from < to, to <= 31, isUncounted(day),
        char(day.upperBound) != "%", char(day.upperBound) != ".", !char(day.upperBound).isLatin
      else { return false }
      return isTold || lasts || first.month >= 10 || first.day.count == 2
    }
    let next = char(second.day.upperBound)
    guard isTold || lasts || first.day.count == 2 || second.day.count == 2,
      let to = value(second.day),
      isUncounted(second.day), next != "%", !next.isLatin,
      next != "." || !char(second.day.upperBound + 1).isDigit
    else { return false }
    // 12.24~1.3 goes past the end of the year.
    return (first.month, from) < (second.month, to)
      || first.month >= 10 && second.month <= 3
  }

  /// Whether what lasts for days stands before a position, 신고, and is not measured, 경쟁률 접수.
  private func isAfterWhatLasts(_ position: Int) -> Bool {
    let before = wordBefore(position)
    return ends(before, with: .whatLastsDays)
      && !ends(wordBefore(before.lowerBound), with: .measuredByDecimals)
  }

  /// Whether what stands at a position ends a range of days that begins so.
  func endsPointDays(at position: Int) -> Bool {
    let tilde = previous(position)
    guard char(tilde) == "~" || char(tilde) == "–" || char(tilde) == "—" else { return false }
    var start = previous(tilde) + 1
    for _ in 0..<5 where char(start - 1).isDigit || char(start - 1) == "." { start -= 1 }
    return beginsPointDays(at: start)
  }
}
