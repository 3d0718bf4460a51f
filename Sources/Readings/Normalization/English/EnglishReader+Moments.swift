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
    if let lap = lapTime(clock) { return lap }
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

  /// 1:45.32: minutes and seconds with their decimal part, as a stopwatch shows them.
  private func lapTime(_ clock: Clock) -> Moment? {
    let fraction = (clock.end + 1)..<digitEnd(clock.end + 1)
    guard clock.second == nil, char(clock.end) == ".", (1...3).contains(fraction.count),
      !char(fraction.upperBound).isWordPart, char(fraction.upperBound) != "."
    else { return nil }
    let minutes = clock.hour == 0 ? [] : EnglishUnit(.minutes).words(clock.hour)
    return Moment(
      words: minutes + EnglishNumerals.cardinal(clock.minute) + EnglishWord.point.list
        + digits(fraction).flatMap { EnglishNumerals.cardinal(Int($0)) }
        + [EnglishUnit(.seconds).many],
      end: fraction.upperBound)
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
}
