import AccessibilityModel

extension EnglishReader {
  /// 6'2", 6' 2", 5'9½": feet and inches; 5'30"/km: a pace.
  mutating func readFeet(at position: Int) -> Match? {
    let feet = position..<digitEnd(position)
    guard feet.count <= 2, char(feet.upperBound) == "'", let foot = value(feet) else { return nil }
    let mark = feet.upperBound + 1
    guard let inches = inches(at: char(mark) == " " ? mark + 1 : mark) else {
      guard isFeet(feet, foot) else { return nil }
      add(EnglishUnit(.feet).words(foot), feet.lowerBound..<mark)
      return ("feet and inches", mark)
    }
    if inches.half.isEmpty, let per = pace(after: inches.end) {
      add(EnglishUnit(.minutes).words(foot), feet)
      add(EnglishUnit(.seconds).words(inches.value), inches.range, join: .tight)
      add(EnglishWord.per.list + per.word.list, inches.range.upperBound..<per.end, kind: .word)
      return ("pace", per.end)
    }
    add(EnglishUnit(.feet).words(foot), feet)
    let words =
      inches.half.isEmpty
      ? EnglishUnit(.inches).words(inches.value)
      : EnglishNumerals.cardinal(inches.value) + EnglishWord.and.list + inches.half
        + [EnglishUnit(.inches).many]
    add(words, inches.range.lowerBound..<inches.end, join: .tight)
    return ("feet and inches", inches.end)
  }

  /// 2" of 6'2", with ½ before the mark or without.
  private func inches(
    at start: Int
  ) -> (range: Range<Int>, value: Int, half: [String], end: Int)? {
    let range = start..<digitEnd(start)
    guard (1...2).contains(range.count), let value = value(range) else { return nil }
    var mark = range.upperBound
    var half: [String] = []
    if case .fraction(let part, let all)? = NumeralSigns.meaning(of: char(skipSpaces(mark))),
      let name = Self.fraction(part, all)
    {
      half = name
      mark = skipSpaces(mark) + 1
    }
    guard ["\"", "”", "″"].contains(char(mark)) else { return nil }
    return (range, value, half, mark + 1)
  }

  /// Whether a mark after a number alone is one of feet: 10' x 12', 6' tall.
  ///
  /// 90' is a minute of a match, and in 'Apollo 6' the mark closes what another opened.
  private func isFeet(_ feet: Range<Int>, _ value: Int) -> Bool {
    let end = feet.upperBound + 1
    let next = skipSpaces(end)
    let before = previous(feet.lowerBound)
    let mark = previous(before)
    if isCross(before), char(mark) == "'", char(mark - 1).isDigit { return true }
    let other = skipSpaces(next + 1)
    if isCross(next), char(other).isDigit, char(digitEnd(other)) == "'" { return true }
    guard value < 9, before < span.lowerBound || ":,(".unicodeScalars.contains(char(before)) else {
      return false
    }
    return !char(next).isWordPart || EnglishWordSet.dimensions.contains(wordAfter(end))
  }

  /// /km of 5'30"/km: these marks are minutes and seconds, not feet and inches.
  func pace(after end: Int) -> (word: EnglishWord, end: Int)? {
    guard char(end) == "/" else { return nil }
    let last = letterEnd(end + 1)
    switch text.lowercased((end + 1)..<last) {
    case "km": return (.kilometer, last)
    case "mi", "mile": return (.mile, last)
    default: return nil
    }
  }

  /// 1920x1080, 1920 x 1080, 8.5 x 11 in, 20" x 30", 4 x 6: one side by the other.
  ///
  /// Without a unit the spaced sign is "times", as in 3 x 4.
  mutating func readSize(at position: Int) -> Match? {
    guard let first = numeral(at: position) else { return nil }
    let sign = first.range.upperBound
    if isCross(sign), let second = numeral(at: sign + 1) {
      add(first, by: second, sign)
      return ("by", second.range.upperBound)
    }
    if let match = readMeasuredSize(at: position) { return match }
    guard isApart(sign), let second = numeral(at: sign + 3), isPlainSize(first, second) else {
      return nil
    }
    add(first, by: second, sign + 1)
    return ("by", second.range.upperBound)
  }

  /// Whether a cross stands after a position with a space on both sides.
  private func isApart(_ end: Int) -> Bool {
    char(end) == " " && char(end + 2) == " " && isCross(end + 1) && char(end + 1) != "X"
  }

  /// 8.5 x 11 in, 10 ft x 12 ft: a size of which the second side, or each, has its unit.
  private mutating func readMeasuredSize(at position: Int) -> Match? {
    guard let first = amount(at: position), first.sign == nil, first.currency == nil,
      first.unit == nil || EnglishWordSet.lengths.contains(first.unit?.one ?? "")
    else { return nil }
    let sign = first.range.upperBound
    guard isApart(sign),
      let second = amount(at: sign + 3), second.sign == nil, second.currency == nil,
      EnglishWordSet.lengths.contains(second.unit?.one ?? ""),
      char(skipSpaces(second.range.upperBound)) != "x"
    else { return nil }
    add(words(of: first), first.range)
    add(EnglishWord.by.list, (sign + 1)..<(sign + 2), join: .tight, kind: .symbolName)
    add(words(of: second), second.range, join: .tight)
    return ("by", second.range.upperBound)
  }

  private mutating func add(_ first: Numeral, by second: Numeral, _ sign: Int) {
    add(EnglishNumerals.inPairs(first), first.range)
    add(EnglishWord.by.list, sign..<(sign + 1), join: .tight, kind: .symbolName)
    add(EnglishNumerals.inPairs(second), second.range, join: .tight)
  }

  /// Whether two numbers with a spaced cross between them are a size: of a screen, or of a print.
  private func isPlainSize(_ first: Numeral, _ second: Numeral) -> Bool {
    let end = second.range.upperBound
    guard char(skipSpaces(end)) != "=", char(skipSpaces(end)) != "x", !char(end).isWordPart,
      EnglishUnits.match(text, at: end, span: span) == nil
    else { return false }
    if first.digits.count >= 3, second.digits.count >= 3 {
      return first.fraction.isEmpty && second.fraction.isEmpty && !first.isGrouped
    }
    return EnglishWordSet.printSizes.contains(
      text.string(first.range) + "x" + text.string(second.range))
  }

  func isCross(_ position: Int) -> Bool {
    char(position) == "×" || char(position).lowercased == "x"
  }

  /// × and x between two sizes: 10' x 12'.
  mutating func readCross(at position: Int) -> Match? {
    let before = previous(position)
    let next = skipSpaces(position + 1)
    guard isCross(position), next > position + 1, before < position - 1, char(before) == "'",
      char(before - 1).isDigit, char(digitEnd(next)) == "'", char(next).isDigit
    else { return nil }
    add(EnglishWord.by.text, position..<(position + 1), kind: .symbolName)
    return ("by", position + 1)
  }
}
