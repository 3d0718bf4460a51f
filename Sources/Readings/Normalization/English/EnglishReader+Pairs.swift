import AccessibilityModel

extension EnglishReader {
  /// 16:9, 2:1, 4.5:1.
  mutating func readRatio(at position: Int) -> Match? {
    guard let first = numeral(at: position), char(first.range.upperBound) == ":",
      let second = numeral(at: first.range.upperBound + 1)
    else { return nil }
    let isScreen = EnglishWordSet.screenRatios.contains(
      text.string(position..<second.range.upperBound))
    let words =
      EnglishNumerals.words(of: first) + (isScreen ? EnglishWord.by : .to).list
      + EnglishNumerals.words(of: second)
    add(words, position..<second.range.upperBound)
    return ("ratio", second.range.upperBound)
  }

  /// 3-2 win: a score.
  mutating func readScore(at position: Int) -> Match? {
    guard let first = numeral(at: position), first.digits.count <= 2, first.fraction.isEmpty,
      char(first.range.upperBound) == "-" || char(first.range.upperBound) == "–",
      let second = numeral(at: first.range.upperBound + 1), second.digits.count <= 2,
      second.fraction.isEmpty, !char(second.range.upperBound).isWordPart,
      EnglishWordSet.resultWords.contains(wordAfter(second.range.upperBound))
        || EnglishWordSet.resultWords.contains(wordBefore(position))
    else { return nil }
    let words = [first, second].map { EnglishNumerals.cardinal($0.digits) }
    add(words[0] + EnglishWord.to.list + words[1], position..<second.range.upperBound)
    return ("score", second.range.upperBound)
  }

  // MARK: Slashes

  /// Two numbers with a slash between them.
  private func slashPair(at position: Int) -> (first: Numeral, sign: Int, second: Numeral)? {
    guard let first = numeral(at: position) else { return nil }
    var sign = first.range.upperBound
    if char(sign) == " ", char(sign + 2) == " " { sign += 1 }
    guard char(sign) == "/", let second = numeral(at: skipSpaces(sign + 1)),
      char(second.range.upperBound) != "/"
    else { return nil }
    return (first, sign, second)
  }

  /// 50/50, 24/7: pairs that are fixed phrases.
  mutating func readSaying(at position: Int) -> Match? {
    guard let (first, _, second) = slashPair(at: position) else { return nil }
    let saying: EnglishWord
    switch (first.whole, second.whole) {
    case (50, 50): saying = .fiftyFifty
    case (24, 7): saying = .allTheTime
    case (20, 20): saying = .clearly
    case (9, 11) where !isPageWord(wordAfter(second.range.upperBound)): saying = .nineEleven
    default: return nil
    }
    add(saying.list, position..<second.range.upperBound)
    return ("saying", second.range.upperBound)
  }

  /// 1/2, 3/4.
  mutating func readFraction(at position: Int) -> Match? {
    guard let (first, sign, second) = slashPair(at: position), options.context != .pageCount,
      first.fraction.isEmpty, second.fraction.isEmpty, second.whole < 100,
      !isPageWord(wordBefore(position)), !isPageWord(wordAfter(second.range.upperBound)),
      char(sign + 1) != " "
    else { return nil }
    let end = second.range.upperBound
    let unit = unit(after: position..<end)
    guard
      let name = Self.fraction(first.whole, second.whole)
        ?? (unit == nil ? nil : Self.measure(first.whole, second.whole))
    else { return nil }
    add(name, position..<end)
    // One half inch: of a part of a unit there is only one.
    if let unit { add(unit.unit.one.words, end..<unit.end, join: .tight) }
    return ("fraction", unit?.end ?? end)
  }

  /// The unit after a fraction: of 1/4 lb.
  func unit(after range: Range<Int>) -> (unit: EnglishUnit, end: Int)? {
    // ×, and x, are no units of what is measured.
    guard char(skipSpaces(range.upperBound)).lowercased != "x" else { return nil }
    var amount = EnglishAmount(range: range, numeral: Numeral(range: range, digits: [1]))
    takeUnit(&amount)
    return amount.unit.map { ($0, amount.range.upperBound) }
  }

  /// The name of a fraction that only a measure has: seven sixteenths.
  static func measure(_ part: Int, _ whole: Int) -> [String]? {
    guard part > 0, part < whole, [3, 4, 8, 16, 32, 64].contains(whole),
      let last = EnglishNumerals.ordinal(whole).last
    else { return nil }
    return EnglishNumerals.cardinal(part) + EnglishNumerals.ordinal(whole).dropLast()
      + [part == 1 ? last : last + "s"]
  }

  /// 3/20, three of twenty; 120/80, one hundred twenty over eighty.
  mutating func readPart(at position: Int) -> Match? {
    guard let (first, _, second) = slashPair(at: position) else { return nil }
    let isOver = first.whole > second.whole
    let sign: EnglishWord = isOver ? .over : first.fraction.isEmpty ? .of : .outOf
    var end = second.range.upperBound
    add(
      EnglishNumerals.words(of: first) + sign.list + EnglishNumerals.words(of: second),
      position..<end)
    guard isOver else { return ("part of a whole", end) }
    if let unit = EnglishUnits.match(text, at: end, span: span) {
      add(unit.unit.many.words, end..<unit.end, join: .tight)
      end = unit.end
    }
    return ("pair", end)
  }

  func isPageWord(_ word: String) -> Bool { EnglishWordSet.pageWords.contains(word) }

  /// The name of a common fraction: two thirds.
  static func fraction(_ part: Int, _ whole: Int) -> [String]? { fractions["\(part)/\(whole)"] }

  private static let fractions = DataTable.words(
    "en/fractions.tsv", columns: ["written", "spoken"]
  ).mapValues(\.words)

  // MARK: Ranges

  /// 5-10 min, $10–$20, 1 to 3.
  mutating func readRange(at position: Int) -> Match? {
    guard var first = amount(at: position), let start = rangeStart(after: first.range.upperBound),
      var second = amount(at: start.next), second.sign == nil,
      !isMinus(skipSpaces(first.range.upperBound)), !isOfSets(first, second)
    else { return nil }
    // AB12-34CD is a code, and A12-3456 too.
    if char(position - 1).isLatin,
      char(second.range.upperBound).isLatin
        || second.numeral.digits.count > max(3, first.numeral.digits.count)
    {
      return nil
    }
    if let currency = first.currency, second.currency == nil, second.unit == nil {
      // $5-10: the currency is said once, at the end, with the thousands of $3-5k.
      second.currency = currency
      first.currency = nil
      if second.scale == nil { takeScale(&second) }
    }
    if !start.isTilde {
      if let low = first.value, let high = second.value, low >= high, second.scale == first.scale,
        !isFromHourToHour(first, second)
      {
        return nil
      }
      let longest = max(first.numeral.digits.count, second.numeral.digits.count)
      if longest > 4, second.unit == nil { return nil }
    }
    let isYears = isYear(first) && isYear(second)
    var words = isYears ? EnglishNumerals.year(first.value ?? 0) : self.words(of: first)
    add(words, first.range)
    add(EnglishWord.to.list, first.range.upperBound..<start.next, join: .tight, kind: .word)
    words = isYears ? EnglishNumerals.year(second.value ?? 0) : self.words(of: second)
    add(words, second.range, join: .tight)
    let end = second.range.upperBound
    let isBare = second.currency == nil && second.unit == nil
    return ("range", readPer(after: end, isBare: isBare) ?? end)
  }

  /// 3-6 of 6-4, 3-6, 7-6: whether two numbers are the games of a set, as a neighbor of which the first
  /// is greater tells.
  private func isOfSets(_ first: EnglishAmount, _ second: EnglishAmount) -> Bool {
    func isWon(_ start: Int) -> Bool {
      let sign = digitEnd(start), end = digitEnd(sign + 1)
      guard sign == start + 1, char(sign) == "-", end == sign + 2, let left = value(start..<sign),
        let right = value((sign + 1)..<end)
      else { return false }
      return (6...7).contains(left) && right < left
    }
    guard let low = first.value, let high = second.value, low < high, (6...7).contains(high),
      first.unit == nil, second.unit == nil
    else { return false }
    let start = first.range.lowerBound, end = second.range.upperBound
    return char(end) == "," && isWon(skipSpaces(end + 1))
      || char(previous(start)) == "," && isWon(previous(start) - 3)
  }

  /// Whether two numbers are the hours of a working day: Mon-Fri 9-5.
  private func isFromHourToHour(_ first: EnglishAmount, _ second: EnglishAmount) -> Bool {
    guard let from = first.value, let to = second.value, (1...12).contains(from),
      (1...12).contains(to), from > to, first.unit == nil, second.unit == nil,
      second.currency == nil
    else { return false }
    return [wordBefore(first.range.lowerBound), wordAfter(second.range.upperBound)].contains {
      EnglishAbbreviations.weekdays[$0] != nil || EnglishWordSet.workingDays.contains($0)
    }
  }

  private func isYear(_ amount: EnglishAmount) -> Bool {
    guard let value = amount.value, amount.numeral.digits.count == 4, !amount.numeral.isGrouped
    else { return false }
    return (1900...2099).contains(value) && amount.unit == nil && amount.currency == nil
  }
}
