import AccessibilityModel

extension EnglishReader {
  mutating func readPair(at position: Int) -> Match? {
    guard let first = numeral(at: position) else { return nil }
    let sign = first.range.upperBound
    if char(sign) == "/" { return readSlash(first, sign) }
    if char(sign) == ":", let second = numeral(at: sign + 1) {
      let whole = position..<second.range.upperBound
      add(
        EnglishNumerals.cardinal(first.digits) + ["to"] + EnglishNumerals.cardinal(second.digits),
        whole
      )
      return ("ratio", whole.upperBound)
    }
    if char(sign) == "×" || char(sign).lowercased == "x", let second = numeral(at: sign + 1) {
      add(EnglishNumerals.inPairs(first.digits), first.range)
      add(["by"], sign..<(sign + 1), join: .tight, kind: .symbolName)
      add(EnglishNumerals.inPairs(second.digits), second.range, join: .tight)
      return ("by", second.range.upperBound)
    }
    if let match = readDimensions(first, sign) { return match }
    if char(sign) == " ", char(sign + 1) == "/", char(sign + 2) == " " {
      return readSlash(first, sign + 1)
    }
    return nil
  }

  /// 8.5 x 11 in: a size; without a unit the sign is "times".
  private mutating func readDimensions(_ first: Numeral, _ sign: Int) -> Match? {
    guard char(sign) == " ", char(sign + 2) == " ",
      char(sign + 1) == "×" || char(sign + 1) == "x", let amount = amount(at: sign + 3),
      amount.sign == nil, amount.currency == nil,
      EnglishWordSet.lengths.contains(amount.unit?.one ?? ""),
      char(skipSpaces(amount.range.upperBound)) != "x"
    else { return nil }
    add(EnglishNumerals.words(of: first), first.range)
    add(["by"], (sign + 1)..<(sign + 2), join: .tight, kind: .symbolName)
    add(self.words(of: amount), amount.range, join: .tight)
    return ("by", amount.range.upperBound)
  }

  mutating func readSlash(_ first: Numeral, _ sign: Int) -> Match? {
    guard let second = numeral(at: skipSpaces(sign + 1)), char(second.range.upperBound) != "/"
    else { return nil }
    let whole = first.range.lowerBound..<second.range.upperBound
    let end = whole.upperBound
    let low = first.whole
    let high = second.whole
    if low == 50, high == 50 {
      add(["fifty", "fifty"], whole)
      return ("pair", end)
    }
    if low == 24, high == 7 {
      add(["twenty", "four", "seven"], whole)
      return ("pair", end)
    }
    if options.context != .pageCount, first.fraction.isEmpty, second.fraction.isEmpty,
      !isPageWord(wordBefore(whole.lowerBound)), !isPageWord(wordAfter(end)),
      let fraction = Self.fractions[low * 100 + high], high < 100,
      char(sign + 1) != " "
    {
      add(fraction.words, whole)
      return ("fraction", end)
    }
    let sign = low > high ? ["over"] : first.fraction.isEmpty ? ["of"] : ["out", "of"]
    add(EnglishNumerals.words(of: first) + sign + EnglishNumerals.words(of: second), whole)
    if low > high, let unit = EnglishUnits.match(text, at: end, span: span) {
      add(unit.unit.many.words, end..<unit.end, join: .tight)
      return ("pair", unit.end)
    }
    return (low <= high ? "part of a whole" : "pair", end)
  }

  func isPageWord(_ word: String) -> Bool { EnglishWordSet.pageWords.contains(word) }

  static let fractions: [Int: String] = [
    102: "one half", 103: "one third", 203: "two thirds", 104: "one quarter",
    304: "three quarters", 105: "one fifth", 108: "one eighth", 308: "three eighths",
    110: "one tenth", 116: "one sixteenth", 106: "one sixth",
  ]

  /// 5-10 min, $10–$20, 1 to 3.
  mutating func readRange(at position: Int) -> Match? {
    guard var first = amount(at: position), let start = rangeStart(after: first.range.upperBound),
      var second = amount(at: start.next), second.sign == nil
    else { return nil }
    // AB12-34CD is a code.
    if char(position - 1).isLatin, char(second.range.upperBound).isLatin {
      return nil
    }
    if !start.isTilde {
      if let low = first.value, let high = second.value, low >= high { return nil }
      let longest = max(first.numeral.digits.count, second.numeral.digits.count)
      if longest > 4, second.unit == nil { return nil }
    }
    let isYears = isYear(first) && isYear(second)
    if let currency = first.currency, second.currency == nil, second.unit == nil {
      // $5-10: the currency is said once, at the end.
      second.currency = currency
      first.currency = nil
    }
    var words = isYears ? EnglishNumerals.year(first.value ?? 0) : self.words(of: first)
    add(words, first.range)
    add(["to"], first.range.upperBound..<start.next, join: .tight, kind: .word)
    words = isYears ? EnglishNumerals.year(second.value ?? 0) : self.words(of: second)
    add(words, second.range, join: .tight)
    return ("range", second.range.upperBound)
  }

  private func isYear(_ amount: EnglishAmount) -> Bool {
    guard let value = amount.value, amount.numeral.digits.count == 4, !amount.numeral.isGrouped
    else { return false }
    return (1900...2099).contains(value) && amount.unit == nil && amount.currency == nil
  }
}
