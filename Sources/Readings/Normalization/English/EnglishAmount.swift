/// A number as English writes it, with sign, currency and unit.
struct EnglishAmount {
  var range: Range<Int>
  var numeral: Numeral
  var sign: EnglishWord?
  var currency: EnglishCurrency?
  /// million, K: what multiplies the number.
  var scale: String?
  var unit: EnglishUnit?

  /// The value of a plain whole number below a billion.
  var value: Int? { numeral.value(longest: 9) }

  var isOne: Bool { value == 1 && scale == nil }
}

/// A currency and its hundredth.
struct EnglishCurrency: Sendable {
  var one: String
  var many: String
  var cent: String?
  var cents: String?
}

/// A unit of measure.
struct EnglishUnit: Sendable {
  var one: String
  var many: String

  init(one: String, many: String) {
    self.one = one
    self.many = many
  }

  /// The words for one and for many of a unit that a rule names.
  init(_ word: EnglishWord) {
    self.init(one: word.list[0], many: word.list[1])
  }

  /// A number of these units, in words.
  func words(_ count: Int) -> [String] {
    EnglishNumerals.cardinal(count) + [count == 1 ? one : many]
  }
}

extension EnglishReader {
  /// The amount at a position.
  func amount(at start: Int) -> EnglishAmount? {
    var position = start
    var sign: EnglishWord?
    var currency: EnglishCurrency?
    for _ in 0..<3 {
      if sign == nil, let found = self.sign(at: position) {
        sign = found
        position += 1
      } else if currency == nil, let found = EnglishUnits.currency(text, at: position, span) {
        currency = found.currency
        position = found.end
        if char(position) == " " { position += 1 }
      } else {
        break
      }
    }
    guard var numeral = numeral(at: position) else { return nil }
    // .7z is the end of a file's name.
    if numeral.digits.isEmpty, currency == nil, char(numeral.range.upperBound).isLatin,
      EnglishUnits.match(text, at: numeral.range.upperBound, span: span) == nil
    {
      return nil
    }
    if currency != nil || isCurrencySign(after: europeanDecimals(of: numeral)) {
      takeEuropeanDecimals(&numeral)
    }
    var end = numeral.range.upperBound
    if currency == nil, let trailing = trailingCurrency(at: end) {
      (currency, end) = trailing
    }
    var amount = EnglishAmount(
      range: start..<end, numeral: numeral, sign: sign, currency: currency
    )
    takeScale(&amount)
    if amount.currency == nil {
      takeUnit(&amount)
    } else {
      takeRepeatedCurrency(&amount)
    }
    return amount
  }

  private func sign(at position: Int) -> EnglishWord? {
    let isMoney = EnglishUnits.isCurrencySign(char(position + 1))
    guard !isInsideWord(position), char(position - 1) != ")",
      let sign = signOfNumber(at: position, isMoney: isMoney)
    else { return nil }
    switch sign {
    case .minus: return .minus
    case .plus: return .plus
    case .plusMinus: return .plusMinus
    }
  }

  /// The end of ,56 of 1.234,56: two digits after a comma, which no English number has.
  private func europeanDecimals(of numeral: Numeral) -> Int {
    let end = numeral.range.upperBound
    return numeral.fraction.isEmpty && !numeral.isGrouped && char(end) == ","
      && digitEnd(end + 1) == end + 3 ? end + 3 : end
  }

  private func takeEuropeanDecimals(_ numeral: inout Numeral) {
    let end = europeanDecimals(of: numeral)
    guard end > numeral.range.upperBound else { return }
    numeral.fraction = digits((end - 2)..<end)
    numeral.range = numeral.range.lowerBound..<end
  }

  private func isCurrencySign(after end: Int) -> Bool { trailingCurrency(at: end) != nil }

  /// A currency sign after a number, as Europeans write it: 12,99 €.
  private func trailingCurrency(at end: Int) -> (EnglishCurrency?, Int)? {
    let sign = char(end) == " " ? end + 1 : end
    guard EnglishUnits.isCurrencySign(char(sign)), char(sign) != "$" || sign == end,
      !char(sign + 1).isWordPart,
      let currency = EnglishUnits.currencies["\(char(sign))"]
    else { return nil }
    return (currency, sign + 1)
  }

  func takeScale(_ amount: inout EnglishAmount) {
    let end = amount.range.upperBound
    let isMoney = amount.currency != nil
    let letters = letterEnd(end)
    if letters == end + 1 || (letters == end + 2 && isMoney),
      let scale = EnglishUnits.scales[text.string(end..<letters)], !char(letters).isDigit
    {
      guard isMoney || isScale(at: end, of: amount.numeral) else { return }
      amount.scale = scale
      amount.range = amount.range.lowerBound..<letters
    } else if isMoney {
      let word = wordAfter(end)
      if EnglishWord.groups.list.contains(word) {
        amount.scale = word
        let start = skipSpaces(end)
        amount.range = amount.range.lowerBound..<letterEnd(start)
      }
    }
  }

  /// Whether a letter after a number without a currency multiplies it.
  private func isScale(at end: Int, of numeral: Numeral) -> Bool {
    let letter = char(end)
    // 4K and 5K are names of screens and runs, not thousands.
    let isLong = letter.lowercased != "k" || numeral.digits.count >= 2 || !numeral.fraction.isEmpty
    if EnglishWordSet.counted.contains(wordAfter(end + 1)) || isBeforePlus(end + 1) {
      return isLong
    }
    switch letter {
    // 13700K is a processor, and 5000K the color of a light.
    case "K": return isLong && (numeral.digits.count < 4 || numeral.isGrouped)
    case "k", "M", "B", "T": return !numeral.fraction.isEmpty
    // 400m is a length, 2d a time.
    default: return false
    }
  }

  /// Whether a plus ends a number: 500M+.
  private func isBeforePlus(_ end: Int) -> Bool {
    char(end) == "+" && !char(end + 1).isWordPart && !char(end - 1).isLower
  }

  func takeUnit(_ amount: inout EnglishAmount) {
    if amount.scale == nil, let found = letterUnit(amount) {
      amount.unit = found.unit
      amount.range = amount.range.lowerBound..<found.end
      return
    }
    if amount.scale == nil, let found = hyphenatedUnit(after: amount.range.upperBound) {
      amount.unit = found.unit
      amount.range = amount.range.lowerBound..<found.end
      return
    }
    guard amount.scale == nil,
      let found = EnglishUnits.match(text, at: amount.range.upperBound, span: span),
      // 500 W 42nd St and Route 66 W are no powers.
      char(found.end - 1) != "W" || char(found.end - 2) != " "
        || !isBeforeStreet(found.end) && !isAfterHighway(found.end - 1)
    else { return }
    amount.unit = found.unit
    amount.range = amount.range.lowerBound..<found.end
  }

  /// min of 5-min read, which has no plural.
  private func hyphenatedUnit(after end: Int) -> (unit: EnglishUnit, end: Int)? {
    guard char(end) == "-", letterEnd(end + 1) > end + 2,
      let found = EnglishUnits.match(text, at: end + 1, span: span),
      found.end == letterEnd(end + 1)
    else { return nil }
    return (EnglishUnit(one: found.unit.one, many: found.unit.one), found.end)
  }

  /// in of inches and m of minutes, which mean something else elsewhere.
  private func letterUnit(_ amount: EnglishAmount) -> (unit: EnglishUnit, end: Int)? {
    let start = skipSpaces(amount.range.upperBound)
    let end = letterEnd(start)
    let isSpaced = start > amount.range.upperBound
    if end == start + 2, hasWord("in", at: start) {
      let hasPoint = char(end) == "."
      let after = hasPoint ? end + 1 : end
      let isLast = after >= span.upperBound || !char(skipSpaces(after)).isWordPart
      guard
        hasPoint || isLast || (!isSpaced && char(end) == " ")
          || EnglishWordSet.dimensions.contains(wordAfter(after))
      else { return nil }
      return (
        EnglishUnit(.inches), hasPoint && after < span.upperBound ? after : end
      )
    }
    // 3.2 s and 1.5 h, but the letter of 3 s.
    if end == start + 1, isSpaced, !amount.numeral.fraction.isEmpty {
      if char(start) == "s" { return (EnglishUnit(.seconds), end) }
      if char(start) == "h" { return (EnglishUnit(.hours), end) }
    }
    guard end == start + 1, char(start) == "m", !isSpaced else { return nil }
    let isMinutes =
      EnglishWordSet.minutesAfter.contains(wordAfter(end))
      || EnglishWordSet.minutesBefore.contains(wordBefore(amount.range.lowerBound))
      || EnglishWordSet.minutesBefore.contains(stream.words.last?.text ?? "")
    return isMinutes ? (EnglishUnit(.minutes), end) : nil
  }

  /// $5 USD says its currency once.
  private func takeRepeatedCurrency(_ amount: inout EnglishAmount) {
    let start = skipSpaces(amount.range.upperBound)
    let end = letterEnd(start)
    guard end - start == 3, EnglishUnits.currencies[text.string(start..<end)] != nil else { return }
    amount.range = amount.range.lowerBound..<end
  }

  /// The words of an amount.
  func words(of amount: EnglishAmount) -> [String] {
    var words = amount.sign?.list ?? []
    if let currency = amount.currency {
      return words + money(amount, currency)
    }
    words += number(amount)
    if let scale = amount.scale { words.append(scale) }
    if let unit = amount.unit {
      // An 8 minute walk: before what it measures a unit has no plural.
      let isBeforeNoun = EnglishWordSet.measuredNouns.contains(wordAfter(amount.range.upperBound))
      words += (amount.isOne || isBeforeNoun ? unit.one : unit.many).words
    }
    return words
  }

  private func number(_ amount: EnglishAmount) -> [String] {
    amount.numeral.hasLeadingZero && amount.unit == nil
      ? EnglishNumerals.byDigit(amount.numeral.digits) : EnglishNumerals.words(of: amount.numeral)
  }

  private func money(_ amount: EnglishAmount, _ currency: EnglishCurrency) -> [String] {
    if let scale = amount.scale {
      return number(amount) + [scale] + currency.many.words
    }
    let fraction = amount.numeral.fraction
    let isCents = fraction.count == 2 && currency.cent != nil
    guard isCents || fraction.allSatisfy({ $0 == 0 }) else {
      return number(amount) + currency.many.words
    }
    let whole = amount.numeral.whole
    let cents = fraction.reduce(0) { $0 * 10 + Int($1) }
    var words: [String] = []
    if whole > 0 || cents == 0 {
      words += EnglishNumerals.cardinal(amount.numeral.digits)
      words += (whole == 1 ? currency.one : currency.many).words
    }
    if cents > 0, let one = currency.cent, let many = currency.cents {
      if !words.isEmpty { words += EnglishWord.and.list }
      words += EnglishNumerals.cardinal(cents) + [cents == 1 ? one : many]
    }
    return words
  }
}
