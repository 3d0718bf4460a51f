import AccessibilityModel

extension EnglishReader {
  /// A date or time in words.
  struct Moment {
    var words: [String]
    var end: Int
    /// The hour, for a range that tells no half of the day.
    var hour: Int?
    var minute = 0
    var hasHalf = false
  }

  /// Reads a date or a time, or a range of times.
  mutating func readMoment(at position: Int) -> Match? {
    if let date = date(at: position) {
      add(date.words, position..<date.end)
      if let next = rangeStart(after: date.end)?.next,
        self.date(at: weekdayEnd(at: next).map { skipSpaces($0) } ?? next) != nil
      {
        add(EnglishWord.to.list, date.end..<next, kind: .word)
        return ("date", next)
      }
      if char(date.end) == "T", let time = time(at: date.end + 1, isOfDay: true) {
        let end = char(time.end) == "Z" ? time.end + 1 : time.end
        add(time.words, date.end..<end)
        return ("date", end)
      }
      return ("date", date.end)
    }
    guard var first = time(at: position) else { return nil }
    if let next = rangeStart(after: first.end)?.next, var second = time(at: next) {
      if !first.hasHalf, !second.hasHalf, first.hour != nil, second.hour != nil,
        (first.hour ?? 0) > 12 || (second.hour ?? 0) > 12
      {
        first.words = half(first)
        second.words = half(second)
      } else if !first.hasHalf, second.hasHalf {
        first.words = plain(first)
      }
      add(first.words, position..<first.end)
      add(EnglishWord.to.list, first.end..<next, join: .tight, kind: .word)
      add(second.words, next..<second.end, join: .tight)
      return ("range of times", second.end)
    }
    add(first.words, position..<first.end)
    return ("time", first.end)
  }

  /// The end of a day of the week, as Sun of 3/16 – Sun 3/17.
  private func weekdayEnd(at position: Int) -> Int? {
    let end = letterEnd(position)
    guard end - position <= 9 else { return nil }
    return EnglishAbbreviations.weekdays[text.lowercased(position..<min(end, position + 3))] == nil
      ? nil : end
  }

  /// A time of 24 hours as one of 12: ten AM.
  private func half(_ moment: Moment) -> [String] {
    guard let hour = moment.hour else { return moment.words }
    let twelve = hour % 12 == 0 ? 12 : hour % 12
    return EnglishNumerals.cardinal(twelve) + EnglishNumerals.minutes(moment.minute)
      + [(hour % 24 < 12 ? EnglishWord.morning : .afternoon).text]
  }

  private func plain(_ moment: Moment) -> [String] {
    guard let hour = moment.hour else { return moment.words }
    return EnglishNumerals.cardinal(hour) + EnglishNumerals.minutes(moment.minute)
  }

  // MARK: Times

  /// 2:30 PM, 14:30, 9 AM, 2:05:30.
  func time(at position: Int, isOfDay: Bool = false) -> Moment? {
    let hours = position..<digitEnd(position)
    guard (1...2).contains(hours.count), let hour = value(hours) else { return nil }
    guard char(hours.upperBound) == ":" else { return bareHour(hours, hour) }
    guard let clock = clock(at: position) else { return nil }
    let (end, minute, second) = (clock.end, clock.minute, clock.second)
    let isLength = second == nil && isLength(position, end, hour)
    if isOfDay {
      return Moment(
        words: EnglishNumerals.cardinal(hour) + EnglishNumerals.minutes(minute), end: end,
        hour: hour)
    }
    if isLength || (second != nil && halfOfDay(at: skipSpaces(end)) == nil) {
      return Moment(
        words: length(second == nil ? [0, hour, minute] : [hour, minute, second ?? 0]), end: end)
    }
    guard hour <= 24 else { return nil }
    var words = EnglishNumerals.cardinal(hour) + EnglishNumerals.minutes(minute)
    if hour == 0, minute == 0 { words += EnglishWord.hundred.list }
    if let half = amOrPM(at: skipSpaces(end)), skipSpaces(end) - end <= 1 {
      return Moment(
        words: words + [half.word], end: half.end, hour: hour, minute: minute, hasHalf: true)
    }
    if minute == 0, hour > 0, hour <= 12 { words += EnglishWord.oClock.list }
    if minute == 0, hour > 12 { words += EnglishWord.hundred.list }
    return Moment(words: words, end: end, hour: hour, minute: minute)
  }

  /// 9 AM: a bare hour, which is a time only because AM or PM follows.
  private func bareHour(_ hours: Range<Int>, _ hour: Int) -> Moment? {
    let next = skipSpaces(hours.upperBound)
    if hour >= 1, hour <= 12, next - hours.upperBound <= 1, let half = amOrPM(at: next) {
      return Moment(
        words: EnglishNumerals.cardinal(hour) + [half.word], end: half.end, hour: hour,
        hasHalf: true
      )
    }
    // 9–11 AM: the first hour has the same half of the day as the second.
    guard hour >= 1, hour <= 12, let start = rangeStart(after: hours.upperBound)?.next else {
      return nil
    }
    let second = start..<digitEnd(start)
    guard (1...2).contains(second.count) else { return nil }
    var after = second.upperBound
    if char(after) == ":" { after = digitEnd(after + 1) }
    guard halfOfDay(at: skipSpaces(after)) != nil else { return nil }
    return Moment(words: EnglishNumerals.cardinal(hour), end: hours.upperBound, hour: hour)
  }

  private func amOrPM(at position: Int) -> (word: String, end: Int)? {
    (halfOfDay(at: position) ?? shortHalf(at: position)).map {
      (($0.isMorning ? EnglishWord.morning : .afternoon).text, $0.end)
    }
  }

  /// a and p of 9:30a–5p, which after a bare hour must be one of two.
  private func shortHalf(at position: Int) -> (isMorning: Bool, end: Int)? {
    let letter = char(position)
    guard letter == "a" || letter == "p", char(position - 1).isDigit, !char(position + 1).isWordPart
    else { return nil }
    var start = position
    while position - start < 3, char(start - 1).isDigit { start -= 1 }
    let isInRange =
      "–-".unicodeScalars.contains(char(start - 1)) && char(start - 2).isWordPart
      || "–-".unicodeScalars.contains(char(position + 1)) && char(position + 2).isDigit
    return char(start - 1) == ":" || isInRange ? (letter == "a", position + 1) : nil
  }

  private func isLength(_ start: Int, _ end: Int, _ hour: Int) -> Bool {
    if options.context == .duration || hour > 24 { return true }
    let before = wordBefore(start)
    let after = wordAfter(end)
    if EnglishWordSet.lengthWords.contains(before) { return true }
    if EnglishWordSet.lengthWordsAfter.contains(after) { return true }
    let next = skipSpaces(end)
    if char(next) == "/", char(digitEnd(skipSpaces(next + 1))) == ":" { return true }
    return char(previous(start)) == "/"
  }

  func length(_ parts: [Int]) -> [String] {
    let units = [EnglishWord.hours, .minutes, .seconds].map(EnglishUnit.init)
    let words = zip(parts, units).flatMap { $0 > 0 ? $1.words($0) : [] }
    return words.isEmpty ? units[2].words(0) : words
  }

  // MARK: Dates

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
      || (month > day && !isRatio(first.lowerBound..<second.upperBound))
    guard isDated, month != day || day > 12 else { return nil }
    return Moment(words: dateWords(nil, month, day), end: second.upperBound)
  }

  /// Whether a time follows, so that what stands before is a date: 3/4 7pm.
  private func isBeforeTime(_ end: Int) -> Bool {
    let start = wordAfter(end) == EnglishWord.at.text ? letterEnd(skipSpaces(end)) : end
    return start < span.upperBound && time(at: skipSpaces(start)) != nil
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
