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
  private func addYear(_ phrase: inout Phrase, _ year: Range<Int>) {
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

  /// 카드 유효기간 08/29: the month and the year until which a card is good.
  private func cardExpiry(_ first: Range<Int>) -> Phrase? {
    let second = (first.upperBound + 1)..<digitEnd(first.upperBound + 1)
    guard char(first.upperBound) == "/", first.count == 2, second.count == 2 || second.count == 4,
      KoreanParticles.isParticle(text, second.upperBound..<hangulEnd(second.upperBound)),
      !char(second.upperBound).isLatin, char(second.upperBound) != "/",
      let month = value(first), (1...12).contains(month),
      let year = value(second), (24...45).contains(second.count == 2 ? year : year - 2000),
      isOfCard(first.lowerBound), rangeStart(after: second.upperBound) == nil
    else { return nil }
    var phrase = Phrase(end: second.upperBound)
    addMonth(&phrase, month, first.lowerBound..<(first.upperBound + 1))
    phrase.add(year, second, .year)
    return phrase
  }

  /// Whether a word such as 유효기간 stands before a position, and right before it a card or the
  /// number of one; a coupon or a greeting is good until a day.
  private func isOfCard(_ position: Int) -> Bool {
    var end = position
    while " :(".unicodeScalars.contains(char(end - 1)) { end -= 1 }
    if char(end - 1) == ")" {
      // 유효기간(월/년).
      while end > span.lowerBound, char(end - 1) != "(", char(end - 1) != "\n" { end -= 1 }
      end -= 1
    }
    var word = wordBefore(end)
    guard let last = word.last else { return false }
    let hasParticle = KoreanWordSet.particlesOfTopics.contains(text.string(last..<word.upperBound))
    if hasParticle { word = word.lowerBound..<last }
    guard let expiry = expiryWord(endOf: word) else { return false }
    if expiry > word.lowerBound { return isCard(word.lowerBound..<expiry) }
    // 신한카드 1234 · 유효기간: the number and the marks between.
    end = expiry
    var hasNumber = false
    while Self.isOfCardNumber(char(end - 1)) {
      end -= 1
      hasNumber = hasNumber || char(end).isDigit
    }
    word = wordBefore(end)
    return isCard(word) || hasNumber && isCard(cardOfNumber(word))
  }

  /// Where the longest word such as 만료일 at the end of a word begins.
  private func expiryWord(endOf word: Range<Int>) -> Int? {
    (2...5).reversed().lazy.map { word.upperBound - $0 }.first {
      $0 >= word.lowerBound
        && KoreanWordSet.expiryWords.contains(text.string($0..<word.upperBound))
    }
  }

  /// 카드 of 카드번호.
  private func cardOfNumber(_ word: Range<Int>) -> Range<Int> {
    let length = (2...4).first {
      $0 < word.count
        && KoreanWordSet.codeWords.contains(text.string((word.upperBound - $0)..<word.upperBound))
    }
    return word.lowerBound..<(word.upperBound - (length ?? word.count))
  }

  /// Whether a word is that of a card to pay with, and of no card of thanks or of a member.
  private func isCard(_ word: Range<Int>) -> Bool {
    let start = word.upperBound - KoreanWord.card.text.unicodeScalars.count
    guard start >= word.lowerBound, hasWord(.card, at: start) else { return false }
    let name = start > word.lowerBound ? word.lowerBound..<start : wordBefore(start)
    return !ends(name, with: .givenCards)
      && (!name.isEmpty || !KoreanWordSet.givenCards.contains(latinBefore(start)))
  }

  /// The digits of a card, their masks, and what stands between.
  private static func isOfCardNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar.isMask || " -·:|,()".unicodeScalars.contains(scalar)
  }

  /// One or two digits after a separator, and at most one space.
  private func part(after position: Int) -> Range<Int>? {
    let start = char(position) == "." ? skipSpaces(position + 1) : position + 1
    let end = digitEnd(start)
    guard (1...2).contains(end - start), start - position <= 2 else { return nil }
    return start..<end
  }

  /// 2025.04 and 2025-04: a year and its month.
  private func yearMonth(_ year: Range<Int>) -> Phrase? {
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

  private func yearMonth(_ year: Range<Int>, _ month: Int, _ second: Range<Int>) -> Phrase? {
    let separator = char(year.upperBound)
    let isWritten = separator == "." && isWrittenMonth(second.upperBound)
    let end = isWritten ? second.upperBound + 1 : second.upperBound
    guard char(end) != separator || !char(end + 1).isDigit,
      KoreanUnits.match(text, at: end, span: span) == nil,
      !char(end).isSyllable
        || KoreanParticles.isParticle(text, end..<hangulEnd(end))
    else { return nil }
    var phrase = Phrase(end: char(end) == "." && separator == "." ? end + 1 : end)
    addYear(&phrase, year)
    addMonth(&phrase, month, isWritten ? second.lowerBound..<end : second)
    return phrase
  }

  /// '25.06, 24.12월, 24.12 ~ 25.03: a year of two digits and its month, which an apostrophe, 월 or the
  /// other end of a range tells.
  private func shortYearMonth(_ year: Range<Int>, _ first: Int) -> Phrase? {
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
  private func monthAlone(_ month: Range<Int>, _ value: Int) -> Phrase? {
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
  private func isUnmeasured(_ position: Int) -> Bool {
    let before = wordBefore(position)
    return latinBefore(position).isEmpty && !ends(before, with: .versionWords)
      && !ends(before, with: .measuredByDecimals)
  }

  /// Whether 월 is written after the digits of a month, of which it is said anyway.
  private func isWrittenMonth(_ end: Int) -> Bool {
    hasWord(.month, at: end) && KoreanParticles.isParticle(text, (end + 1)..<hangulEnd(end))
  }

  /// Whether a point stands after digits that no other digit follows.
  private func isPointed(_ end: Int) -> Bool {
    char(end) == "." && !char(end + 1).isDigit && !char(skipSpaces(end + 1)).isDigit
  }

  /// Whether a tilde stands before or after, so that 2025.9~2027.8 are months.
  private func isInRange(_ start: Int, _ end: Int) -> Bool {
    char(skipSpaces(end)) == "~" || char(previous(start)) == "~"
  }

  /// 4/9, 04.09 and 11.22.(일), where a weekday, a leading zero or a neighbour says that it is a date.
  private func monthDay(_ first: Range<Int>, _ month: Int) -> Phrase? {
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

  /// 31 of 2025.3.1~31: a day in the month that the range begins in.
  private func dayAlone(_ day: Range<Int>, _ value: Int) -> Phrase? {
    let next = char(day.upperBound)
    let following = char(skipSpaces(day.upperBound))
    // What begins a line, an amount or a sum after a date is no day: 2024.12.25 - 3 GB, 1+1.
    guard (1...31).contains(value), day.count <= 2, !next.isWordPart, !following.isDigit,
      !following.isLatin, !"%+~/):.-–×*".unicodeScalars.contains(following),
      following != "," || !char(skipSpaces(skipSpaces(day.upperBound) + 1)).isDigit,
      endsPointDays(at: day.lowerBound) || endsWholeDate(day, value) || endsShortDate(day, value),
      let amount = amount(at: day.lowerBound), amount.range == day, amount.unit == nil
    else { return nil }
    var phrase = Phrase(end: day.upperBound)
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
  private func isOfficialRange(_ first: Int, _ end: Int) -> Bool {
    let tilde = previous(first)
    if char(tilde) == "~", char(previous(tilde)) == ".", char(previous(tilde) - 1).isDigit {
      return true
    }
    guard let start = rangeStart(after: end), start.isTilde, char(digitEnd(start.next)) == "."
    else { return false }
    let day = skipSpaces(digitEnd(start.next) + 1)
    return digitEnd(day) > day && char(digitEnd(day)) == "."
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
    let end = start
    while char(start - 1).isDigit, end - start < 2 { start -= 1 }
    guard let first = self.value(start..<end), first < value,
      char(start - 1) == "/" || char(start - 1) == "." && day.count == 2
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
  private func beginsPointDays(at position: Int) -> Bool {
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
  private func endsPointDays(at position: Int) -> Bool {
    let tilde = previous(position)
    guard char(tilde) == "~" || char(tilde) == "–" || char(tilde) == "—" else { return false }
    var start = previous(tilde) + 1
    for _ in 0..<5 where char(start - 1).isDigit || char(start - 1) == "." { start -= 1 }
    return beginsPointDays(at: start)
  }

  private func monthDay(
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
    if isInBracketOfDay(first.lowerBound, end, month) { return true }
    if text[first.lowerBound] == "0" || text[second.lowerBound] == "0" { return true }
    let before = wordBefore(first.lowerBound)
    let isAfterPages = ends(before, with: .pageWordsBefore)
    // 배송완료 6/3 14:22, but 트랙 3/10 4:05.
    if char(end) == " ", !isAfterPages || ends(before, with: .doneBefore),
      let time = time(at: end + 1, afterDate: true), time.end > end
    {
      return true
    }
    if isAfterPages || begins(wordAfter(end), with: .pageWords) { return false }
    if begins(end..<hangulEnd(end), with: .suffixesOfDates) { return true }
    if let next = rangeStart(after: end), digitEnd(next.next) > next.next,
      char(digitEnd(next.next)) == "/"
    {
      return true
    }
    if isAfterSlashDate(first.lowerBound) { return true }
    if begins(wordAfter(end), with: .dateWordsAfter) { return true }
    if ends(wordBefore(first.lowerBound), with: .dateWordsBefore) { return true }
    return (day > 12 && month < day) || month > day
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
  private func isUncounted(_ part: Range<Int>) -> Bool {
    guard let amount = amount(at: part.lowerBound) else { return true }
    return amount.unit == nil && !amount.quantity.hasHangulUnit
  }

  /// Whether a space parts a position from the sign of a range before it.
  private func isSpaced(_ position: Int) -> Bool { char(position - 1) == " " }

  /// The whole date of the same form that a range begins with: 2025.3.1 of 2025.3.1 ~ 3.31.
  private func wholeDate(before position: Int, _ separator: Unicode.Scalar)
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
    if ends(wordBefore(first.lowerBound), with: .calendars)
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

  /// What a counter of a date begins with: 년, 월, 일, 분기말.
  private static let dateCounters = Set(
    [KoreanWord.year, .month, .day, .quarter].map(\.character)
  )

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
