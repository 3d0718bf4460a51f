extension KoreanReader {
  /// 2025.04 and 2025-04: a year and its month.
  func yearMonth(_ year: Range<Int>) -> Phrase? {
    let separator = char(year.upperBound)
    guard let first = value(year), (1900...2099).contains(first),
      let second = part(after: year.upperBound),
      let month = value(second), (1...12).contains(month),
      second.count == 2
        || separator == "."
          && (isInRange(year.lowerBound, second.upperBound) || isWrittenMonth(second.upperBound)
            // 2025. 3.: as offices write it.
            || isPointed(second.upperBound) && isUnmeasured(year.lowerBound))
    else { return nil }
    return yearMonth(year, month, second)
  }

  func yearMonth(_ year: Range<Int>, _ month: Int, _ second: Range<Int>) -> Phrase? {
    let separator = char(year.upperBound)
    let isWritten = separator == "." && isWrittenMonth(second.upperBound)
    let end = isWritten ? second.upperBound + 1 : second.upperBound
    guard char(end) != separator || !char(end + 1).isDigit,
      KoreanUnits.match(text, at: end, span: span) == nil,
      !char(end).isSyllable
        || KoreanParticles.isParticle(text, end..<hangulEnd(end))
        // 25.3월식.
        || isWritten && KoreanParticles.isSuffix(text, end..<hangulEnd(end))
    else { return nil }
    var phrase = Phrase(end: char(end) == "." && separator == "." ? end + 1 : end)
    addYear(&phrase, year)
    addMonth(&phrase, month, isWritten ? second.lowerBound..<end : second)
    return phrase
  }

  /// '25.06, 24.12월, 24.12 ~ 25.03: a year of two digits and its month, which an apostrophe, 월 or the
  /// other end of a range tells.
  func shortYearMonth(_ year: Range<Int>, _ first: Int) -> Phrase? {
    guard year.count == 2, char(year.upperBound) == ".", char(year.upperBound + 1).isDigit,
      let second = part(after: year.upperBound), let month = value(second),
      (1...12).contains(month), char(second.upperBound) != "%",
      !char(second.upperBound).isLatin
    else { return nil }
    let isShortened = ["'", "’"].contains(char(year.lowerBound - 1))
    // '25.06' is a quotation.
    let isQuoted = ["'", "’"].contains(char(second.upperBound))
    guard
      isShortened && !isQuoted
        || (20...40).contains(first)
          && (isWrittenMonth(second.upperBound) || isRangeOfMonths(year, second))
    else { return nil }
    return yearMonth(year, month, second)
  }

  /// Whether a range of months begins or ends with digits: 24.12 ~ 25.03, but 평점 24.10~25.10.
  private func isRangeOfMonths(_ year: Range<Int>, _ month: Range<Int>) -> Bool {
    if let start = rangeStart(after: month.upperBound), start.isTilde {
      let last = start.next..<digitEnd(start.next)
      return part(after: last.upperBound).map { areMonths(year, month, last, $0) } ?? false
    }
    let tilde = previous(year.lowerBound)
    guard "~–—".unicodeScalars.contains(char(tilde)) else { return false }
    let end = previous(tilde) + 1
    guard char(end - 3) == ".", char(end - 1).isDigit, char(end - 6) != "." else { return false }
    return areMonths((end - 5)..<(end - 3), (end - 2)..<end, year, month)
  }

  /// Whether two numbers with a point are months of two years in a row, or of one.
  private func areMonths(
    _ firstYear: Range<Int>, _ firstMonth: Range<Int>, _ lastYear: Range<Int>,
    _ lastMonth: Range<Int>
  ) -> Bool {
    guard [firstYear, firstMonth, lastYear, lastMonth].allSatisfy({ $0.count == 2 }),
      char(firstYear.upperBound) == ".", char(lastYear.upperBound) == ".",
      lastMonth.lowerBound == lastYear.upperBound + 1, isUncounted(lastMonth),
      !isInsideWord(firstYear.lowerBound), char(firstYear.lowerBound - 1) != ".",
      char(lastMonth.upperBound) != "%", !char(lastMonth.upperBound).isLatin,
      !isMeasured(firstYear.lowerBound, lastMonth.upperBound),
      let from = value(firstYear), let to = value(lastYear), (20...40).contains(from),
      (20...40).contains(to), let first = value(firstMonth), let last = value(lastMonth),
      (1...12).contains(first), (1...12).contains(last)
    else { return false }
    return (from, first) < (to, last) && to - from <= 5
  }

  /// Whether what has a price, a place or a unit stands before or after numbers with a point: 가격
  /// 24.10~25.10, 24.10 ~ 25.03 A.
  private func isMeasured(_ start: Int, _ end: Int) -> Bool {
    let after = skipSpaces(end)
    let label = label(before: start)
    // 24.12 ~ 25.03 LG전자 is what began and ended then.
    let isLetter = char(after).isLatin && latinEnd(after) == after + 1
    return !latinBefore(start).isEmpty || isLetter
      || KoreanUnits.match(text, at: after, span: span) != nil
      || [label, withoutTopic(label)].contains {
        ends($0, with: .measuredByDecimals) || ends($0, with: .pricedByDecimals)
      }
  }

  /// 3. of 2026.1.~3.: a month in the year that the range begins in.
  func monthAlone(_ month: Range<Int>, _ value: Int) -> Phrase? {
    let tilde = previous(month.lowerBound)
    let point = previous(tilde)
    guard isPointed(month.upperBound), (1...12).contains(value), char(tilde) == "~",
      char(point) == "."
    else { return nil }
    var first = point
    while char(first - 1).isDigit { first -= 1 }
    let separator = previous(first)
    guard char(separator) == ".", let from = self.value(first..<point), from < value else {
      return nil
    }
    var year = separator
    while char(year - 1).isDigit { year -= 1 }
    guard separator - year == 4, yearMonth(year..<separator) != nil else { return nil }
    var phrase = Phrase(end: month.upperBound + 1)
    addMonth(&phrase, value, month)
    return phrase
  }

  /// Whether no name of a program and nothing that is measured stands before a number: Xcode 2025.3.
  func isUnmeasured(_ position: Int) -> Bool {
    let before = wordBefore(position)
    return latinBefore(position).isEmpty && !ends(before, with: .versionWords)
      && !ends(before, with: .measuredByDecimals)
  }

  /// Whether 월 is written after the digits of a month, of which it is said anyway.
  private func isWrittenMonth(_ end: Int) -> Bool {
    hasWord(.month, at: end) && KoreanParticles.isSuffix(text, (end + 1)..<hangulEnd(end))
  }

  /// Whether a point stands after digits that no other digit follows.
  func isPointed(_ end: Int) -> Bool {
    char(end) == "." && !char(end + 1).isDigit && !char(skipSpaces(end + 1)).isDigit
  }

  /// Whether a tilde stands before or after, so that 2025.9~2027.8 are months.
  private func isInRange(_ start: Int, _ end: Int) -> Bool {
    char(skipSpaces(end)) == "~" || char(previous(start)) == "~"
  }
}
