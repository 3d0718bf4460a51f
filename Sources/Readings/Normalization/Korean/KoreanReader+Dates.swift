extension KoreanReader {
  /// A date in digits: `2025-04-09`, `2025. 4. 9.`, `25.04.09`, `2025.04`, `4/9(수)`, `04.09`.
  func date(at position: Int) -> Phrase? {
    let firstEnd = digitEnd(position)
    let length = firstEnd - position
    guard length <= 4, length > 0, length != 3, let first = value(position..<firstEnd) else {
      return nil
    }
    let separator = char(firstEnd)
    guard separator == "." || separator == "-" || separator == "/" else {
      return dayAlone(position..<firstEnd, first)
    }
    // '24. 3월.
    let next = skipSpaces(firstEnd + 1)
    if separator == ".", length == 2, ["'", "’"].contains(char(position - 1)),
      amount(at: next)?.unit?.counter?.role == .month, let rest = writtenDate(at: next)
    {
      var phrase = Phrase(end: rest.end)
      addYear(&phrase, position..<firstEnd)
      phrase.pieces += rest.pieces
      return phrase
    }
    // 31. of 10.1.~31.
    if separator == ".", char(previous(position)) == "~",
      let day = dayAlone(position..<firstEnd, first)
    {
      return day
    }
    if let expiry = cardExpiry(position..<firstEnd) { return expiry }
    guard let second = part(after: firstEnd), let third = part(after: second.upperBound),
      char(second.upperBound) == separator
    else {
      return length == 4
        ? yearMonth(position..<firstEnd)
        : shortYearMonth(position..<firstEnd, first) ?? monthAlone(position..<firstEnd, first)
          ?? monthDay(position..<firstEnd, first)
    }
    let month = value(second) ?? 0
    let day = value(third) ?? 0
    guard (1...12).contains(month), (1...31).contains(day), length == 4 || length == 2 else {
      return nil
    }
    guard
      length == 4
        ? (1000...2999).contains(first)
        : (20...40).contains(first)
          && ((second.count == 2 && third.count == 2) || char(position - 1) == "'"
            || isOfficial(firstEnd, second, third) || weekday(at: third.upperBound) != nil
            || weekday(at: third.upperBound + 1) != nil && char(third.upperBound) == "."
            || isEndOfPeriod(position, third.upperBound)
            || isToldDate(position, third.upperBound))
          || begins(wordAfter(third.upperBound), with: .births)
    else { return nil }
    var end = third.upperBound
    let isSpaced = char(firstEnd + 1) == " "
    if char(end) == ".", isSpaced || !char(end + 1).isDigit {
      // A point after the day belongs to the date when its other parts have one.
      if separator == "." { end += 1 }
    } else if char(end) == separator || (separator == "-" && char(end).isDigit) {
      return nil
    }
    if char(end).isLatin, char(end) != "T" { return nil }
    var phrase = Phrase(end: end)
    addYear(&phrase, position..<firstEnd)
    addMonth(&phrase, month, second.lowerBound..<(second.upperBound + 1))
    phrase.add(day, third, .day)
    return phrase
  }

  /// A year before a separator; of two digits it keeps its zero, as 05.3.2생.
  func addYear(_ phrase: inout Phrase, _ year: Range<Int>) {
    let all = digits(year)
    phrase.add(
      words: all[0] == 0 ? KoreanNumerals.byDigit(all) : KoreanNumerals.sino(all), year, .year,
      year.upperBound..<(year.upperBound + 1))
  }

  /// 25. 6. 1.: a date as offices write it, with a point and a space after each part.
  private func isOfficial(_ firstEnd: Int, _ second: Range<Int>, _ third: Range<Int>) -> Bool {
    let end = third.upperBound
    let next = skipSpaces(end + 1)
    // 25. 1. 2. 3. are numbers of a list.
    return [firstEnd, second.upperBound].allSatisfy { char($0) == "." && char($0 + 1) == " " }
      && char(end) == "." && !char(end + 1).isDigit
      && (!char(next).isDigit || char(digitEnd(next)) != ".")
  }

  /// 25.6.1.~6.7., 25.6.1~25.6.7, 25.6.1.까지: whether a year of two digits, a month and a day with
  /// points between begin or end a range, or are a limit.
  private func isEndOfPeriod(_ start: Int, _ end: Int) -> Bool {
    guard char(digitEnd(start)) == ".", isUnmeasured(start) else { return false }
    let isPointed = char(end) == "." && !char(end + 1).isDigit
    let after = isPointed ? end + 1 : end
    if isPointed, hasWord(.until, at: after) || hasWord(.since, at: after) { return true }
    let next = char(skipSpaces(after)), before = char(previous(start))
    guard "~–".unicodeScalars.contains(next) || "~–".unicodeScalars.contains(before) else {
      return false
    }
    if isPointed { return true }
    let other = endOfThreePointed(at: skipSpaces(skipSpaces(after) + 1))
    return [other ?? after, after].allSatisfy { !begins(wordAfter($0), with: .versionWords) }
      && (other != nil || isAfterThree(start))
  }

  /// 게시일 24.11.3: whether a word before the year makes three numbers with points between a date, and no
  /// version; a point after them may end a sentence.
  private func isToldDate(_ start: Int, _ end: Int) -> Bool {
    guard endOfThreePointed(at: start) == end, isUnmeasured(start), !char(end).isWordPart else {
      return false
    }
    guard char(end) != "." || !char(end + 1).isDigit else { return false }
    // 24.11.3. 방문: with a point after the day too, where no name of a program stands before it.
    let isOfDay =
      char(end) == "." && previous(start) < span.lowerBound
      && !begins(wordAfter(end + 1), with: .versionWords)
    return isOfDay || ends(wordBefore(start), with: .dateWordsBefore)
  }

  /// The end of a year of two digits, a month and a day with points between that begin at a position.
  private func endOfThreePointed(at position: Int) -> Int? {
    let first = digitEnd(position), second = digitEnd(first + 1), third = digitEnd(second + 1)
    guard first == position + 2, char(first) == ".", char(second) == ".",
      let month = value((first + 1)..<second), (1...12).contains(month),
      let day = value((second + 1)..<third), (1...31).contains(day)
    else { return nil }
    return third
  }

  /// Whether such numbers stand before the tilde before a position.
  private func isAfterThree(_ position: Int) -> Bool {
    guard char(previous(position)) == "~" else { return false }
    var start = previous(previous(position)) + 1
    for _ in 0..<8 where char(start - 1).isDigit || char(start - 1) == "." { start -= 1 }
    return endOfThreePointed(at: start) != nil && isUnmeasured(start)
  }

  /// One or two digits after a separator, and at most one space.
  func part(after position: Int) -> Range<Int>? {
    let start = char(position) == "." ? skipSpaces(position + 1) : position + 1
    let end = digitEnd(start)
    guard (1...2).contains(end - start), start - position <= 2 else { return nil }
    return start..<end
  }

  /// 2025년 4월 9일, or any part of it.
  func writtenDate(at position: Int) -> Phrase? {
    var phrase = Phrase(end: position)
    var cursor = position
    var count = 0
    while count < 3 {
      let start = count == 0 ? cursor : skipSpaces(cursor)
      guard start - cursor <= 1, Self.dateCounters.contains(char(skipSpaces(digitEnd(start)))),
        let amount = amount(at: start), amount.sign == nil, let counter = amount.unit?.counter,
        counter.role == .moment || counter.role == .month
      else { break }
      phrase.pieces += self.phrase(of: amount).pieces
      cursor = amount.range.upperBound
      phrase.end = cursor
      count += 1
      if amount.unit?.word.unicodeScalars.count != 1 { break }
    }
    return count > 0 ? phrase : nil
  }

  func addMonth(_ phrase: inout Phrase, _ month: Int, _ range: Range<Int>) {
    if let name = KoreanTimes.irregularMonth(month) {
      phrase.add(name, range, kind: .counter)
    } else {
      phrase.add(month, range, .month)
    }
  }
}
