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
    guard let start = rangeStart(after: first.end), var second = moment(at: start.next) else {
      stream.add(first.phrase, .korean)
      if let open = openRangeEnd(first.end) {
        glueToLast("부터")
        return ("date or time", open)
      }
      return ("date or time", first.end)
    }
    if !hasWord("부터", at: first.end) { first.phrase.glue("부터") }
    stream.add(first.phrase, .korean)
    let particle = takeParticle(endOf: &second)
    stream.add(second.phrase, .korean)
    let last = stream.words.last?.text ?? ""
    let after = wordAfter(second.end)
    if !particle.hasPrefix("까지"), !last.hasSuffix("까지"),
      !begins(after, with: ["까지", "사이", "중", "기간"])
    {
      glueToLast("까지" + KoreanParticles.afterUntil(particle))
    } else {
      glueToLast(particle)
    }
    return ("range of dates or times", second.end)
  }

  /// Takes the particle off a moment that ends a range, or that follows it: 3일은.
  private func takeParticle(endOf moment: inout KoreanMoment) -> String {
    let end = hangulEnd(moment.end)
    if end > moment.end {
      guard KoreanParticles.isParticle(text, moment.end..<end) else { return "" }
      let particle = text.string(moment.end..<end)
      moment.phrase.end = end
      return particle
    }
    guard let last = moment.phrase.pieces.indices.last else { return "" }
    var start = end
    while end - start < 8, ScalarClass.isSyllable(char(start - 1)) { start -= 1 }
    for begin in stride(from: start + 1, to: end, by: 1)
    where KoreanParticles.isParticle(text, begin..<end) && char(begin - 1) != 0xB144 {
      let particle = text.string(begin..<end)
      guard moment.phrase.pieces[last].text.hasSuffix(particle) else { continue }
      moment.phrase.pieces[last].text.removeLast(particle.count)
      return particle
    }
    return ""
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

  /// 월~금, 월요일~금요일: days of the week.
  mutating func readWeekdayRange(at position: Int) -> Match? {
    guard !ScalarClass.isWordPart(char(position - 1)), let first = weekdayName(at: position),
      first.range.upperBound == hangulEnd(position),
      let start = rangeStart(after: first.range.upperBound),
      let second = weekdayName(at: start.next)
    else { return nil }
    let end = hangulEnd(start.next)
    guard KoreanParticles.isParticle(text, second.range.upperBound..<end) else { return nil }
    let rest = text.string(second.range.upperBound..<end)
    stream.add(first.word + "부터", .korean, first.range)
    stream.add(second.word, .korean, second.range)
    stream.glue(rest.hasPrefix("까지") ? rest : "까지" + KoreanParticles.afterUntil(rest), upTo: end)
    return ("weekdays", end)
  }

  /// The day of the week at a position, by its letter or its name.
  private func weekdayName(at position: Int) -> (word: String, range: Range<Int>)? {
    guard let word = KoreanTimes.weekdays[char(position)] else { return nil }
    return (word, position..<(position + (hasWord("요일", at: position + 1) ? 3 : 1)))
  }
}
