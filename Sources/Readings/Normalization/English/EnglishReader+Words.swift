import AccessibilityModel

extension EnglishReader {
  /// Reads a word: as it is, or in full if it is an abbreviation.
  mutating func readWord(at position: Int) -> Match {
    if let match = readAddress(at: position) { return match }
    if let match = readMonth(at: position) { return match }
    if let match = readCurrencyCode(at: position) { return match }
    let end = letterEnd(position)
    let range = position..<end
    let length = end - position
    let isStart = !ScalarClass.isDigit(char(position - 1)) && char(position - 1) != 0x27
    if isStart, length <= 8, let match = readAbbreviation(range) { return match }
    if isStart, let match = readSlashed(range) { return match }
    if isStart, let match = readRoman(range) ?? readFormula(range) { return match }
    if let match = readInitials(at: position) { return match }
    let join = self.join(at: position)
    if length == 1, char(end) == 0x27, ScalarClass.isLatin(char(end + 1)) {
      return readPlain(range, join: join)
    }
    if length <= 3, char(end) == 0x26, range.allSatisfy({ ScalarClass.isUpper(char($0)) }),
      ScalarClass.isLatin(char(end + 1))
    {
      return readLetters(range, join: join)
    }
    if let match = readTimes(range) { return match }
    if length == 1 {
      let isArticle =
        (char(position) == 0x41 || char(position) == 0x61) && char(end) == 0x20
        && ScalarClass.isLatin(char(end + 1))
      if isArticle || char(position) == 0x49 {
        return readPlain(range, join: join)
      }
      addLetter(char(position), range, join: join)
      return ("letter", end)
    }
    return readPlain(range, join: join)
  }

  private mutating func readLetters(_ range: Range<Int>, join: SpokenWord.Join) -> Match {
    var join = join
    for position in range {
      addLetter(char(position), position..<(position + 1), join: join)
      join = .tight
    }
    return ("letters", range.upperBound)
  }

  /// x of 3 x 4 and of x2.
  private mutating func readTimes(_ range: Range<Int>) -> Match? {
    guard range.count == 1, char(range.lowerBound) == 0x78,
      ScalarClass.isDigit(char(skipSpaces(range.upperBound)))
    else { return nil }
    let before = char(range.lowerBound - 1)
    guard before == 0x20 || before == 0x28 || before == 0 else { return nil }
    stream.add("times", .english, range, kind: .symbolName)
    return ("times", range.upperBound)
  }

  /// After a hyphen or a digit a word belongs to what is before it.
  private func join(at position: Int) -> SpokenWord.Join {
    let before = char(position - 1)
    return before == 0x2D || ScalarClass.isDigit(before) || before == 0x2B ? .tight : .space
  }

  /// A word with the apostrophes inside it, in parts if it is very long.
  private mutating func readPlain(_ range: Range<Int>, join: SpokenWord.Join) -> Match {
    var end = range.upperBound
    while char(end) == 0x27, ScalarClass.isLatin(char(end + 1)) { end = letterEnd(end + 1) }
    if end - range.lowerBound > 32 {
      var start = range.lowerBound
      while start < end {
        let stop = min(start + 32, end)
        stream.add(
          text.string(start..<stop), .english, start..<stop,
          join: start == range.lowerBound ? join : .tight)
        start = stop
      }
      return ("word", end)
    }
    addWord(text.string(range.lowerBound..<end), range.lowerBound..<end, join: join)
    return ("word", end)
  }

  // MARK: Abbreviations

  private mutating func readAbbreviation(_ range: Range<Int>) -> Match? {
    let lower = text.lowercased(range)
    var end = range.upperBound
    let hasPoint = char(end) == 0x2E
    let next = skipSpaces(hasPoint ? end + 1 : end)
    let isBeforeDigit = ScalarClass.isDigit(char(next)) || char(next) == 0x23
    if lower == "ph", hasPoint, char(end + 1) == 0x44, !ScalarClass.isLatin(char(end + 2)) {
      let last = char(end + 2) == 0x2E ? end + 3 : end + 2
      stream.add("PhD", .english, range.lowerBound..<last)
      return ("abbreviation", last)
    }
    if lower == "p", hasPoint, isBeforeDigit {
      stream.add("page", .english, range.lowerBound..<(end + 1))
      return ("abbreviation", end + 1)
    }
    if lower == "no", hasPoint, isBeforeDigit {
      stream.add("number", .english, range.lowerBound..<(end + 1))
      return ("abbreviation", end + 1)
    }
    if let full = EnglishAbbreviations.beforeNumbers[lower], isBeforeDigit, next - end <= 2 {
      add(full.split(separator: " ").map(String.init), range, kind: .word)
      return ("abbreviation", hasPoint ? end + 1 : end)
    }
    if let day = EnglishAbbreviations.weekdays[lower], isWeekday(range, lower) {
      stream.add(day, .english, range)
      if let next = rangeStart(after: end),
        EnglishAbbreviations.weekdays[wordAfter(next)] != nil
          || EnglishAbbreviations.weekdays.values.contains(where: {
            $0.lowercased() == wordAfter(next)
          })
      {
        add(["to"], end..<next, join: .space, kind: .word)
        return ("weekday", next)
      }
      return ("weekday", hasPoint ? end + 1 : end)
    }
    if let match = readStreet(range, lower, hasPoint) { return match }
    if hasPoint, let full = EnglishAbbreviations.withPoint[lower] {
      let isLast = next >= span.upperBound
      end = isLast && !EnglishAbbreviations.never.contains(lower) ? end : end + 1
      add(full.split(separator: " ").map(String.init), range, kind: .word)
      return ("abbreviation", end)
    }
    if let full = EnglishAbbreviations.always[lower], !hasUpperOnly(range) || lower.utf8.count <= 3
    {
      add(full.split(separator: " ").map(String.init), range, kind: .word)
      return (
        "abbreviation", hasPoint && EnglishAbbreviations.never.contains(lower) ? end + 1 : end
      )
    }
    return nil
  }

  /// St, Ave and the like: a street after a name, a saint before one.
  private mutating func readStreet(_ range: Range<Int>, _ lower: String, _ hasPoint: Bool) -> Match?
  {
    guard let street = EnglishAbbreviations.streets[lower],
      ScalarClass.isUpper(char(range.lowerBound))
    else { return nil }
    let end = hasPoint ? range.upperBound + 1 : range.upperBound
    let next = skipSpaces(end)
    if lower == "st", hasPoint, ScalarClass.isUpper(char(next)), !hasName(before: range.lowerBound)
    {
      stream.add("Saint", .english, range)
      return ("abbreviation", end)
    }
    let isLast = next >= span.upperBound || char(next) == 0x2C || char(next) == 0x0A
    if lower == "dr" || lower == "pl" || lower == "ln" {
      guard isLast, hasName(before: range.lowerBound) else { return nil }
    }
    guard hasPoint || (isLast && hasName(before: range.lowerBound)) else { return nil }
    stream.add(street, .english, range)
    return ("abbreviation", hasPoint && next < span.upperBound ? end : range.upperBound)
  }

  /// Whether a capitalized word or an ordinal stands before a position.
  private func hasName(before position: Int) -> Bool {
    var start = position - 1
    guard char(start) == 0x20 else { return false }
    while ScalarClass.isLatin(char(start - 1)) { start -= 1 }
    return ScalarClass.isUpper(char(start)) || ScalarClass.isDigit(char(start - 1))
  }

  private func hasUpperOnly(_ range: Range<Int>) -> Bool {
    range.allSatisfy { ScalarClass.isUpper(char($0)) }
  }

  /// Whether Sun, Sat or Wed is a day of the week here.
  private func isWeekday(_ range: Range<Int>, _ lower: String) -> Bool {
    guard ScalarClass.isUpper(char(range.lowerBound)) else { return false }
    if !["sun", "sat", "mon", "fri", "wed"].contains(lower) { return true }
    let end = range.upperBound
    var next = end
    if char(next) == 0x2E { next += 1 }
    let isListed =
      char(next) == 0x2C || char(next) == 0x2013 || char(next) == 0x2D || char(next) == 0x2F
      || char(next) == 0x29
    next = skipSpaces(isListed ? next + 1 : next)
    if ScalarClass.isDigit(char(next)) { return true }
    let following = text.lowercased(next..<min(letterEnd(next), next + 9))
    if EnglishMonths.number(of: following) != nil { return true }
    if EnglishAbbreviations.weekdays[following] != nil { return true }
    if char(range.lowerBound - 1) == 0x28 { return true }
    if char(range.lowerBound - 1) == 0x2D || char(range.lowerBound - 1) == 0x2013 { return true }
    if lower == "wed" || lower == "fri" || lower == "mon" { return true }
    return range == span
  }

  /// a/s, w/o, on/off: short words with a slash.
  private mutating func readSlashed(_ range: Range<Int>) -> Match? {
    guard char(range.upperBound) == 0x2F else { return nil }
    let second = range.upperBound + 1
    let end = letterEnd(second)
    let first = text.lowercased(range)
    if first == "w" {
      if end == second + 1, char(second) | 0x20 == 0x6F {
        stream.add("without", .english, range.lowerBound..<end)
        return ("abbreviation", end)
      }
      stream.add("with", .english, range.lowerBound..<second)
      return ("abbreviation", second)
    }
    if let unit = EnglishUnits.match(text, at: range.lowerBound, span: span), unit.end == end {
      add(
        unit.unit.many.split(separator: " ").map(String.init), range.lowerBound..<end, kind: .word)
      return ("unit", end)
    }
    guard range.count <= 2, end > second, end - second <= 2 else { return nil }
    var last = end
    while char(last) == 0x2F, (1...2).contains(letterEnd(last + 1) - last - 1) {
      last = letterEnd(last + 1)
    }
    var join = SpokenWord.Join.space
    for position in range.lowerBound..<last where char(position) != 0x2F {
      addLetter(char(position), position..<(position + 1), join: join)
      join = .tight
    }
    return ("letters", last)
  }

  /// a.m., U.S., e.g.: letters with points.
  private mutating func readInitials(at position: Int) -> Match? {
    var end = position
    var letters: [Int] = []
    while ScalarClass.isLatin(char(end)), char(end + 1) == 0x2E,
      !ScalarClass.isWordPart(char(end + 2)) || char(end + 3) == 0x2E
        || (letters.count > 0 && !ScalarClass.isWordPart(char(end + 3)))
    {
      letters.append(end)
      end += 2
      if letters.count > 8 { break }
    }
    if letters.count > 0, ScalarClass.isLatin(char(end)), !ScalarClass.isWordPart(char(end + 1)) {
      letters.append(end)
      end += 1
    }
    guard letters.count >= 2 else { return nil }
    let name = letters.compactMap { Unicode.Scalar(char($0) | 0x20).map { String(Character($0)) } }
      .joined()
    if let full = EnglishAbbreviations.initials[name] {
      add(full.split(separator: " ").map(String.init), position..<end, kind: .word)
      return ("abbreviation", end)
    }
    var join = SpokenWord.Join.space
    for letter in letters {
      addLetter(char(letter), letter..<(letter + 1), join: join)
      join = .tight
    }
    return ("initials", end)
  }
}
