/// A date, a time of day, or both.
struct KoreanMoment {
  var phrase: Phrase
  /// Whether it is only 일, 년 or the like with nothing else, which may as well be a duration.
  var isSingleCounter = false

  var end: Int { phrase.end }
}

extension KoreanReader {
  /// Reads a date or time, or a range of them.
  mutating func readMoment(at position: Int) -> Match? {
    guard var first = moment(at: position) else { return nil }
    guard let start = rangeStart(after: first.end), let second = moment(at: start.next) else {
      stream.add(first.phrase, .korean)
      if let open = openRangeEnd(first.end) {
        glueToLast("부터")
        return ("date or time", open)
      }
      return ("date or time", first.end)
    }
    if !hasWord("부터", at: first.end) { first.phrase.glue("부터") }
    stream.add(first.phrase, .korean)
    stream.add(second.phrase, .korean)
    let last = stream.words.last?.text ?? ""
    let after = wordAfter(second.end)
    if !hasWord("까지", at: second.end), !last.hasSuffix("까지"),
      !begins(after, with: ["까지", "사이", "중", "기간"])
    {
      glueToLast("까지")
    }
    return ("range of dates or times", second.end)
  }

  /// The date or time at a position.
  func moment(at position: Int) -> KoreanMoment? {
    var phrase = Phrase(end: position)
    var cursor = position
    var hasDate = false
    if let date = date(at: cursor) ?? writtenDate(at: cursor) {
      phrase = date
      cursor = date.end
      hasDate = true
      takeWeekday(&phrase, &cursor)
    }
    let start = hasDate ? skipComma(cursor) : cursor
    if let time = time(at: start, afterDate: hasDate) {
      phrase.pieces += time.pieces
      phrase.end = time.end
      return KoreanMoment(phrase: phrase)
    }
    guard hasDate else { return nil }
    return KoreanMoment(phrase: phrase)
  }

  private func skipComma(_ position: Int) -> Int {
    let start = skipSpaces(position)
    return char(start) == 0x2C && char(start + 1) == 0x20 ? skipSpaces(start + 1) : start
  }

  /// The weekday in brackets at a position: (수).
  func weekday(at position: Int) -> (word: String, range: Range<Int>)? {
    let start = skipSpaces(position)
    guard start - position <= 1, char(start) == 0x28, char(start + 2) == 0x29,
      let word = KoreanTimes.weekdays[char(start + 1)]
    else { return nil }
    return (word, start..<(start + 3))
  }

  private func takeWeekday(_ phrase: inout Phrase, _ cursor: inout Int) {
    guard let weekday = weekday(at: cursor) else { return }
    phrase.add(weekday.word, weekday.range)
    cursor = weekday.range.upperBound
    phrase.end = cursor
  }

  /// 월~금: days of the week.
  mutating func readWeekdayRange(at position: Int) -> Match? {
    guard hangulEnd(position) == position + 1, let first = KoreanTimes.weekdays[char(position)],
      !ScalarClass.isWordPart(char(position - 1)),
      let start = rangeStart(after: position + 1), hangulEnd(start.next) >= start.next + 1,
      let second = KoreanTimes.weekdays[char(start.next)],
      hangulEnd(start.next) == start.next + 1
        || KoreanParticles.isParticle(text, (start.next + 1)..<hangulEnd(start.next))
    else { return nil }
    stream.add(first + "부터", .korean, position..<(position + 1))
    stream.add(second, .korean, start.next..<(start.next + 1))
    let end = hangulEnd(start.next)
    let rest = text.string((start.next + 1)..<end)
    stream.glue(rest.hasPrefix("까지") ? rest : "까지" + rest, upTo: end)
    return ("weekdays", end)
  }
}
