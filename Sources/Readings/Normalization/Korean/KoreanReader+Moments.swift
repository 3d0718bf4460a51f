extension KoreanReader {
  /// Reads a date or time, or a range of them.
  mutating func readMoment(at position: Int) -> Match? {
    guard var first = moment(at: position) else { return nil }
    if let half = halfHour(after: first), rangeStart(after: half.end) != nil { first = half }
    guard let start = endOfRange(after: first.end), var second = moment(at: start.next) else {
      add(first)
      // 9/1~현재.
      if let start = rangeStart(after: first.end), start.isTilde,
        isWord(start.next..<hangulEnd(start.next), of: .untilNow)
      {
        glueOnce(.since)
        return ("date or time", start.next)
      }
      if let open = openRangeEnd(first.end) {
        glueOnce(.since)
        return ("date or time", open)
      }
      return ("date or time", first.end)
    }
    if let half = halfHour(after: second) { second = half }
    // 12.3(화)~12.5(목) 09시~18시: days, and the hours of each.
    if !saysHour(first), saysHour(second), let last = day(at: start.next),
      let hours = rangeStart(after: second.end), moment(at: hours.next) != nil
    {
      second = last
    }
    sayAlike(&first, position, start.next)
    if !hasWord(.since, at: first.end), !first.saysEnd { first.glue(KoreanWord.since.text) }
    add(first)
    let particle = takeParticle(endOf: &second)
    add(second)
    let last = stream.words.last?.text ?? ""
    let until = KoreanWord.until.text
    let after = wordAfter(second.end)
    if !particle.hasPrefix(until), !last.hasSuffix(until), !begins(after, with: .endsOfRanges) {
      glueToLast(until + KoreanParticles.afterUntil(particle))
    } else {
      glueToLast(particle)
    }
    return ("range of dates or times", second.end)
  }

  /// 10–11am, 2-3 PM: hours of which the half of the day is told once, after the second.
  mutating func readHoursOfHalf(at position: Int) -> Match? {
    let first = position..<digitEnd(position)
    guard (1...2).contains(first.count), !isInsideWord(position),
      let start = rangeStart(after: first.upperBound),
      case let second = start.next..<digitEnd(start.next), (1...2).contains(second.count),
      let from = value(first), let to = value(second), (1...12).contains(from),
      (1...12).contains(to), from != to,
      let half = partOfDay(at: skipSpaces(second.upperBound)), half.end - second.upperBound <= 5,
      !char(half.end).isLatin
    else { return nil }
    let isSameHalf = from < to || from == 12
    var phrase = Phrase(end: half.end)
    if isSameHalf { phrase.add(half.word, first) }
    phrase.add(words: KoreanTimes.hour(from), first, .hour)
    phrase.glue(KoreanWord.since.text)
    if !isSameHalf { phrase.add(half.word, second) }
    phrase.add(words: KoreanTimes.hour(to), second.lowerBound..<half.end, .hour)
    phrase.glue(KoreanWord.until.text)
    phrase.cover(position..<half.end)
    add(phrase)
    return ("range of dates or times", half.end)
  }

  /// 평일 09-18, 토 10~13, 월-금 9-6: the hours between which something is open.
  mutating func readOpeningHours(at position: Int) -> Match? {
    let first = position..<digitEnd(position)
    guard first.count <= 2, !isInsideWord(position), isAfterOpening(position),
      let start = rangeStart(after: first.upperBound), char(first.upperBound) != " ",
      case let second = start.next..<digitEnd(start.next), (1...2).contains(second.count),
      let from = value(first), let to = value(second), from <= 24, (1...24).contains(to),
      from != to,
      // 1-2 may be lessons.
      from > to
        ? (7...12).contains(from) && to <= 12 || from >= 18 && to < 12
        : to > 12 || char(position) == "0" || first.count == 2,
      !begins(wordAfter(second.upperBound), with: .scoreWords),
      let last = amount(at: second.lowerBound), last.range == second,
      !char(second.upperBound).isWordPart || hasWord(.until, at: second.upperBound),
      !".:/-~%".unicodeScalars.contains(char(second.upperBound))
        || !char(second.upperBound + 1).isDigit
    else { return nil }
    var phrase = Phrase(end: second.upperBound)
    let isSino = KoreanTimes.saysSino(from, upTo: to)
    phrase.add(words: isSino ? KoreanNumerals.sino(from) : KoreanTimes.hour(from), first, .hour)
    phrase.glue(KoreanWord.since.text)
    phrase.add(words: KoreanTimes.hour(to), second, .hour)
    add(phrase)
    if !hasWord(.until, at: second.upperBound) { glueToLast(KoreanWord.until.text) }
    return ("range of dates or times", glueParticles(at: second.upperBound))
  }

  /// Whether a word of opening hours or a day of the week stands before a position: 평일, 토; 3일 does
  /// not.
  private func isAfterOpening(_ position: Int) -> Bool {
    // (월~금) 09-18.
    let place = char(previous(position)) == ")" ? previous(position) : position
    let word = label(before: place)
    if ends(word, with: .openingWords) || KoreanWordSet.openingMeals.contains(text.string(word)) {
      return true
    }
    // 평일(점심) 11-14.
    if let day = wordBeforeBracket(previous(position) + 1), ends(day, with: .openingWords) {
      return true
    }
    return word.count == 1 && char(word.lowerBound).isSyllable
      && KoreanTimes.weekday(char(word.lowerBound)) != nil && !char(word.lowerBound - 1).isDigit
      && !char(word.lowerBound - 1).isLatin
  }

  /// 4시 반: a moment with the half hour after it, as an end of a range.
  private func halfHour(after moment: Phrase) -> Phrase? {
    let start = skipSpaces(moment.end)
    guard moment.pieces.last?.text == KoreanWord.hour.text, hasWord(.half, at: start),
      KoreanParticles.isParticle(text, (start + 1)..<hangulEnd(start))
    else { return nil }
    var phrase = moment
    phrase.add(KoreanWord.half.text, start..<(start + 1))
    phrase.end = start + 1
    return phrase
  }

  /// 오후 2 - 오후 4, 오전 9~오후 6: two parts of the day with the digits of their hours.
  mutating func readBareHours(at position: Int) -> Match? {
    guard !isInsideWord(position), var first = bareHour(at: position),
      let start = rangeStart(after: first.phrase.end),
      let second = laterHour(at: start.next, than: first.hour)
    else { return nil }
    // 아침 9 - 저녁 6 may be doses.
    let part = text.string(position..<hangulEnd(position))
    guard start.isTilde || KoreanWordSet.halvesOfDay.contains(part) else { return nil }
    first.phrase.glue(KoreanWord.since.text)
    add(first.phrase)
    add(second)
    let end = second.end
    if !hasWord(.until, at: end) { glueToLast(KoreanWord.until.text) }
    return ("range of dates or times", glueParticles(at: end))
  }

  /// The hour that ends a range, with its minutes or without: 오후 6, 오후 1:30; after an hour of the
  /// evening one of the night, and in the same part of the day its digits alone: 오후 2~4, 오전 6-9.
  private func laterHour(at position: Int, than first: Int) -> Phrase? {
    if let bare = bareHour(at: position) {
      return first < bare.hour || first >= 18 && bare.hour < 12 ? bare.phrase : nil
    }
    if char(position).isDigit { return hourAlone(at: position, than: first) }
    let part = position..<hangulEnd(position)
    return KoreanWordSet.halvesOfDay.contains(text.string(part)) ? moment(at: position) : nil
  }

  /// 4 of 오후 2~4: an hour of the part of the day that the range begins in.
  private func hourAlone(at position: Int, than first: Int) -> Phrase? {
    let hour = position..<digitEnd(position)
    guard char(position - 1) == "~" || char(position - 1) == "-", let number = value(hour),
      (1...12).contains(number),
      first % 12 < number, !isMoreThanHour(after: hour.upperBound)
    else { return nil }
    var phrase = Phrase(end: hour.upperBound)
    phrase.add(words: KoreanTimes.hour(number), hour, .hour)
    return phrase
  }

  /// Whether digits are no hour alone: minutes, a decimal part, a unit or another word belongs to them.
  private func isMoreThanHour(after end: Int) -> Bool {
    char(end) == ":" || "./,~-%+".unicodeScalars.contains(char(end)) && char(end + 1).isDigit
      || char(end).isWordPart && !hasWord(.until, at: end) || hasUnit(after: end)
  }

  /// 오후 2: a part of the day and an hour of it, of which nothing is counted; after 아침 and 저녁 a small
  /// number may be pills.
  private func bareHour(at position: Int) -> (phrase: Phrase, hour: Int)? {
    let part = position..<hangulEnd(position)
    let hour = skipSpaces(part.upperBound)..<digitEnd(skipSpaces(part.upperBound))
    guard let number = value(hour), (1...12).contains(number),
      KoreanWordSet.halvesOfDay.contains(text.string(part))
        || KoreanWordSet.partsOfDay.contains(text.string(part)) && (5...11).contains(number),
      !isMoreThanHour(after: hour.upperBound)
        || char(hour.upperBound) == "~" || char(hour.upperBound) == "-"
    else { return nil }
    var phrase = Phrase(end: hour.upperBound)
    phrase.add(text.string(part), part)
    phrase.add(words: KoreanTimes.hour(number), hour, .hour)
    let isAfternoon = [KoreanWord.afternoon, .evening].contains { $0.text == text.string(part) }
    return (phrase, number % 12 + (isAfternoon ? 12 : 0))
  }

  /// Says the hour that a range begins with as the one it ends with: 십오 시부터 이십이 시까지.
  private func sayAlike(_ moment: inout Phrase, _ first: Int, _ second: Int) {
    guard let from = value(first..<digitEnd(first)), let to = value(second..<digitEnd(second)),
      KoreanTimes.saysSino(from, upTo: to), moment.pieces.count >= 2,
      moment.pieces[0].text == KoreanNumerals.native(from),
      moment.pieces[1].text.hasPrefix(KoreanWord.hour.text)
    else { return }
    moment.pieces[0].text = KoreanNumerals.sino(from).joined()
  }

  /// Takes the particle off a moment that ends a range, or that follows it: 3일은.
  private func takeParticle(endOf moment: inout Phrase) -> String {
    let end = hangulEnd(moment.end)
    if end > moment.end {
      guard KoreanParticles.isParticle(text, moment.end..<end) else { return "" }
      let particle = text.string(moment.end..<end)
      moment.end = end
      return particle
    }
    guard let last = moment.pieces.indices.last else { return "" }
    var start = end
    while end - start < 8, char(start - 1).isSyllable { start -= 1 }
    for begin in stride(from: start + 1, to: end, by: 1)
    where KoreanParticles.isParticle(text, begin..<end) && !hasWord(.year, at: begin - 1) {
      let particle = text.string(begin..<end)
      guard moment.pieces[last].text.hasSuffix(particle) else { continue }
      moment.pieces[last].text.removeLast(particle.count)
      return particle
    }
    return ""
  }

  /// The date, time of day or both at a position.
  func moment(at position: Int) -> Phrase? {
    guard var phrase = day(at: position) else { return time(at: position, afterDate: false) }
    if let time = time(at: skipComma(phrase.end), afterDate: true) {
      phrase.pieces += time.pieces
      phrase.end = time.end
    }
    return phrase
  }

  /// Where the second end of a range begins, past the apostrophe of a year: '25.10.1.~'25.10.31.
  private func endOfRange(after end: Int) -> (next: Int, isTilde: Bool)? {
    guard var start = rangeStart(after: end) else { return nil }
    if ["'", "’"].contains(char(start.next)), char(start.next + 1).isDigit { start.next += 1 }
    return start
  }

  /// The date at a position, with its day of the week.
  private func day(at position: Int) -> Phrase? {
    guard
      var phrase = date(at: position) ?? writtenDate(at: position) ?? englishDate(at: position)
        ?? dayAndEnglishMonth(at: position)
    else { return nil }
    if let weekday = weekday(at: phrase.end) {
      phrase.add(weekday.word, weekday.range)
      phrase.end = weekday.range.upperBound
    }
    return phrase
  }

  /// Whether an hour is one of the parts of a moment.
  private func saysHour(_ moment: Phrase) -> Bool {
    moment.pieces.contains { $0.text == KoreanWord.hour.text }
  }

  private func skipComma(_ position: Int) -> Int {
    let start = skipSpaces(position)
    return char(start) == "," && char(start + 1) == " " ? skipSpaces(start + 1) : start
  }

  /// The weekday in brackets at a position: (수).
  func weekday(at position: Int) -> (word: String, range: Range<Int>)? {
    let start = skipSpaces(position)
    guard start - position <= 1, char(start) == "(", char(start + 2) == ")",
      let word = KoreanTimes.weekday(char(start + 1))
    else { return start - position <= 1 ? englishWeekday(at: start) : nil }
    return (word, start..<(start + 3))
  }

  /// 월~금, 월요일~금요일: days of the week.
  mutating func readWeekdayRange(at position: Int) -> Match? {
    guard !isInsideWord(position), let first = weekdayName(at: position),
      first.range.upperBound == hangulEnd(position),
      let start = rangeStart(after: first.range.upperBound),
      let second = weekdayName(at: start.next)
    else { return nil }
    let end = hangulEnd(start.next)
    guard KoreanParticles.isParticle(text, second.range.upperBound..<end) else { return nil }
    let rest = text.string(second.range.upperBound..<end)
    add(first.word + KoreanWord.since.text, first.range)
    add(second.word, second.range)
    let until = KoreanWord.until.text
    // 화~목 중에.
    if rest.isEmpty, begins(wordAfter(end), with: .endsOfRanges) { return ("weekdays", end) }
    stream.glue(rest.hasPrefix(until) ? rest : until + KoreanParticles.afterUntil(rest), upTo: end)
    return ("weekdays", end)
  }

  /// The day of the week at a position, by its letter or its name.
  private func weekdayName(at position: Int) -> (word: String, range: Range<Int>)? {
    guard let word = KoreanTimes.weekday(char(position)) else { return nil }
    return (word, position..<(position + (hasWord(.weekday, at: position + 1) ? 3 : 1)))
  }
}
