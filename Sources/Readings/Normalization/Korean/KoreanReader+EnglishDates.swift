extension KoreanReader {
  /// Nov 26, Mon-Fri, Tue 12:00: dates and days of the week as English writes them.
  mutating func readEnglishMoment(at position: Int) -> Match? {
    guard char(position).isUpper, !isInsideWord(position) else { return nil }
    if let match = readEnglishDays(at: position) ?? readEnglishName(at: position) { return match }
    return englishDate(at: position) == nil ? nil : readMoment(at: position)
  }

  /// A date in English words: `Nov 26, 2026`, `Fri, Nov 27`, `Tue 12:00`, `THU 26`.
  func englishDate(at position: Int) -> Phrase? {
    guard char(position).isUpper, !isInsideWord(position) else { return nil }
    guard let day = englishName(at: position, .shortDays, .longDays) else {
      return englishMonth(at: position)
    }
    let comma = char(day.end) == "," ? day.end + 1 : day.end
    let start = skipSpaces(comma)
    guard start > comma else { return nil }
    var phrase = Phrase(end: comma)
    phrase.add(weekdayName(day.index), position..<day.end)
    if let date = englishMonth(at: start) ?? date(at: start) {
      phrase.pieces += date.pieces
      phrase.end = date.end
    } else if isHour(at: start) {
      phrase.end = day.end
    } else if day.isShort, comma == day.end, let (number, range) = dayOfMonth(at: start),
      // Sat 10-2 are hours.
      rangeStart(after: range.upperBound) == nil
    {
      phrase.add(number, range, .day)
      phrase.end = range.upperBound
    } else {
      return nil
    }
    return phrase
  }

  /// Whether a time of day follows, which its colon or its half of the day tells.
  private func isHour(at start: Int) -> Bool {
    let end = digitEnd(start)
    return time(at: start, afterDate: true) != nil
      && (char(end) == ":" || partOfDay(at: skipSpaces(end)) != nil)
  }

  /// Nov 26, 2026 and Nov 26-28; a month by itself is no date.
  private func englishMonth(at position: Int) -> Phrase? {
    guard char(position).isUpper, !isInsideWord(position),
      let name = englishName(at: position, .shortMonths, .longMonths)
    else { return nil }
    let start = skipSpaces(name.end)
    // sept stands after december.
    let month = name.index < 12 ? name.index + 1 : 9
    guard start > name.end, let (day, range) = dayOfMonth(at: start) else {
      return englishYear(after: name.end).map {
        var phrase = Phrase(end: $0.upperBound)
        phrase.add(words: KoreanNumerals.sino(digits($0)), $0, .year)
        addMonth(&phrase, month, position..<name.end)
        phrase.cover(position..<phrase.end)
        return phrase
      }
    }
    var phrase = Phrase(end: range.upperBound)
    if let year = englishYear(after: range.upperBound) {
      phrase.add(words: KoreanNumerals.sino(digits(year)), year, .year)
      phrase.end = year.upperBound
    }
    addMonth(&phrase, month, position..<name.end)
    phrase.add(day, range, .day)
    if phrase.end == range.upperBound, let sign = rangeStart(after: range.upperBound),
      let (last, end) = dayOfMonth(at: sign.next), last > day
    {
      phrase.glue(KoreanWord.since.text)
      phrase.add(last, end, .day)
      phrase.glue(KoreanWord.until.text)
      phrase.end = end.upperBound
    }
    // The year is said first.
    phrase.cover(position..<phrase.end)
    return phrase
  }

  /// 26 Nov 2026 and 26 Nov.
  func dayAndEnglishMonth(at position: Int) -> Phrase? {
    let digits = position..<digitEnd(position)
    let start = skipSpaces(digits.upperBound)
    guard start > digits.upperBound, digits.count <= 2, let day = value(digits),
      (1...31).contains(day), char(start).isUpper, !isInsideWord(position),
      let name = englishName(at: start, .shortMonths, .longMonths)
    else { return nil }
    let month = name.index < 12 ? name.index + 1 : 9
    var phrase = Phrase(end: name.end)
    if let year = englishYear(after: name.end) {
      phrase.add(words: KoreanNumerals.sino(self.digits(year)), year, .year)
      phrase.end = year.upperBound
    } else if name.index == 4 {
      // 10 May may be ten of May hits.
      return nil
    }
    addMonth(&phrase, month, start..<name.end)
    phrase.add(day, digits, .day)
    phrase.cover(position..<phrase.end)
    return phrase
  }

  /// A day of a month, of one or two digits, that counts nothing and is no hour.
  private func dayOfMonth(at start: Int) -> (day: Int, range: Range<Int>)? {
    let digits = start..<digitEnd(start)
    var end = digits.upperBound
    // 3rd.
    if ["st", "nd", "rd", "th"].contains(text.lowercased(end..<letterEnd(end, longest: 3))) {
      end += 2
    }
    let next = char(end)
    guard digits.count <= 2, let day = value(digits), (1...31).contains(day), !next.isWordPart,
      next != ":", next != "/", next != "%",
      next != "." && next != "," || !char(end + 1).isDigit, amount(at: start)?.unit == nil
    else { return nil }
    return (day, start..<end)
  }

  /// 2026 after the day of a month.
  private func englishYear(after end: Int) -> Range<Int>? {
    let start = skipSpaces(char(end) == "," ? end + 1 : end)
    let year = start..<digitEnd(start)
    guard start > end, year.count == 4, let value = value(year), (1900...2099).contains(value),
      !char(year.upperBound).isWordPart, amount(at: start)?.unit == nil
    else { return nil }
    return year
  }

  /// Mon-Fri: from a day of the week to another; Mon/Wed/Fri: one after the other.
  private mutating func readEnglishDays(at position: Int) -> Match? {
    guard let first = englishName(at: position, .shortDays, .longDays) else { return nil }
    var last = first
    var begin = position
    while char(last.end) == "/", let next = englishName(at: last.end + 1, .shortDays, .longDays) {
      add(weekdayName(last.index), begin..<last.end)
      stream.pause(.short)
      begin = last.end + 1
      last = next
    }
    if begin > position {
      add(weekdayName(last.index), begin..<last.end)
      return ("weekdays", last.end)
    }
    guard
      let start = rangeStart(after: first.end), char(start.next).isUpper,
      let last = englishName(at: start.next, .shortDays, .longDays)
    else { return nil }
    add(weekdayName(first.index) + KoreanWord.since.text, position..<first.end)
    add(weekdayName(last.index) + KoreanWord.until.text, start.next..<last.end)
    return ("weekdays", last.end)
  }

  /// JAN, Fri: a month or a day that is the whole text; Sun and May may be words.
  private mutating func readEnglishName(at position: Int) -> Match? {
    guard position == 0 else { return nil }
    if let day = englishName(at: 0, .shortDays, .longDays), day.isShort, day.end == text.count,
      day.index < 6
    {
      add(weekdayName(day.index), 0..<day.end)
      return ("weekdays", day.end)
    }
    guard let month = englishName(at: 0, .shortMonths, .longMonths), month.end == text.count,
      char(1).isUpper, month.isShort, month.index < 12, month.index != 4
    else { return nil }
    var phrase = Phrase(end: month.end)
    addMonth(&phrase, month.index + 1, 0..<month.end)
    add(phrase)
    return ("date or time", month.end)
  }

  /// The English name at a position, short with or without a point or long, and its place in the
  /// lists.
  private func englishName(at position: Int, _ short: KoreanWord, _ long: KoreanWord)
    -> (index: Int, end: Int, isShort: Bool)?
  {
    let end = letterEnd(position, longest: 12)
    guard end - position >= 3, !char(end).isWordPart else { return nil }
    let word = text.lowercased(position..<end)
    if let index = long.list.firstIndex(of: word), end - position > 3 { return (index, end, false) }
    guard let index = short.list.firstIndex(of: word) else { return nil }
    return (index, char(end) == "." ? end + 1 : end, true)
  }

  /// The day of the week in brackets at a position: (Thu).
  func englishWeekday(at position: Int) -> (word: String, range: Range<Int>)? {
    guard char(position) == "(", let day = englishName(at: position + 1, .shortDays, .longDays),
      char(day.end) == ")"
    else { return nil }
    return (weekdayName(day.index), position..<(day.end + 1))
  }

  private func weekdayName(_ index: Int) -> String {
    KoreanWord.weekdays.list[index] + KoreanWord.weekday.text
  }
}
