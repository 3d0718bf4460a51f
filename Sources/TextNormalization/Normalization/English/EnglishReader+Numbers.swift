import AccessibilityModel

extension EnglishReader {
  /// Reads what begins with a digit.
  mutating func readNumber(at position: Int) -> Match {
    if let match = readAddress(at: position) { return match }
    if let match = readMoment(at: position) { return match }
    if let match = readDigitString(at: position) { return match }
    if let match = readVersion(at: position) { return match }
    if let match = readOrdinal(at: position) { return match }
    if let match = readDecade(at: position) { return match }
    if let match = readFeet(at: position) { return match }
    if let match = readMixed(at: position) { return match }
    if let match = readPair(at: position) { return match }
    if let match = readRange(at: position) { return match }
    if let match = readYear(at: position) { return match }
    if let match = readAfterLetters(at: position) { return match }
    if let amount = amount(at: position) { return readAmount(amount) }
    return ("digit", position + 1)
  }

  mutating func readAmount(_ amount: EnglishAmount) -> Match {
    let before = char(amount.range.lowerBound - 1)
    let isAttached = ScalarClass.isLatin(before) || before == 0x2D
    add(words(of: amount), amount.range, join: isAttached ? .tight : .space)
    var end = amount.range.upperBound
    if char(end) == 0x2B, !ScalarClass.isWordPart(char(end + 1)) {
      add(["plus"], end..<(end + 1), join: .tight, kind: .symbolName)
      end += 1
    }
    if let per = perUnit(after: end), amount.currency != nil || amount.unit != nil {
      add(["per"] + per.words, end..<per.end, kind: .word)
      return (amount.currency != nil ? "money" : "unit", per.end)
    }
    if amount.currency != nil { return ("money", end) }
    if amount.unit != nil {
      if char(end) == 0x2E, EnglishReader.pointedUnit(text, end) { end += 1 }
      return ("unit", end)
    }
    return ("number", end)
  }

  /// The word after a slash that a price is for: /mo.
  private func perUnit(after end: Int) -> (words: [String], end: Int)? {
    guard char(end) == 0x2F else { return nil }
    let last = letterEnd(end + 1)
    guard last > end + 1, last - end <= 12 else { return nil }
    let word = text.lowercased((end + 1)..<last)
    let stop = char(last) == 0x2E && last + 1 < span.upperBound ? last + 1 : last
    if let full = EnglishUnits.periods[word] { return ([full], stop) }
    if let unit = EnglishUnits.match(text, at: end + 1, span: span), unit.end == last {
      return (unit.unit.one.split(separator: " ").map(String.init), last)
    }
    return last - end > 3 ? ([text.string((end + 1)..<last)], last) : nil
  }

  /// Whether the point after a unit abbreviates it and does not end a sentence (`5 min. left`).
  private static func pointedUnit(_ text: WrittenText, _ end: Int) -> Bool {
    text[end + 1] == 0x20 && ScalarClass.isLower(text[end + 2])
      && ScalarClass.isLower(text[end - 1])
  }

  /// 1st, 22nd.
  private mutating func readOrdinal(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard letterEnd(end) == end + 2, let value = value(position..<end), value > 0,
      ["st", "nd", "rd", "th"].contains(text.lowercased(end..<(end + 2)))
    else { return nil }
    add(EnglishNumerals.ordinal(value), position..<(end + 2))
    return ("ordinal", end + 2)
  }

  /// 1.2.3.
  private mutating func readVersion(at position: Int) -> Match? {
    var parts: [Range<Int>] = []
    var start = position
    while true {
      let end = digitEnd(start)
      guard end > start else { return nil }
      parts.append(start..<end)
      guard char(end) == 0x2E, ScalarClass.isDigit(char(end + 1)) else { break }
      start = end + 1
    }
    let word = wordBefore(position)
    let isVersion = ["v", "version", "ios", "ipados", "macos", "android", "ver", "watchos"]
      .contains(word)
    guard parts.count >= 3 || (parts.count == 2 && isVersion) else { return nil }
    let isAttached = ScalarClass.isLatin(char(position - 1))
    for (index, part) in parts.enumerated() {
      if index > 0 { add(["point"], (part.lowerBound - 1)..<part.lowerBound, join: .tight) }
      add(
        EnglishNumerals.cardinal(digits(part)), part,
        join: index == 0 && !isAttached ? .space : .tight
      )
    }
    return ("version", parts[parts.count - 1].upperBound)
  }

  /// 1990s, '90s, the 80s.
  private mutating func readDecade(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard char(end) == 0x73, !ScalarClass.isLatin(char(end + 1)), char(end - 1) == 0x30,
      let value = value(position..<end)
    else { return nil }
    if end - position == 2 {
      let isDecade =
        char(position - 1) == 0x27 || wordBefore(position) == "the"
        || ["music", "hits", "style", "fashion", "songs", "movies", "pop", "rock"].contains(
          wordAfter(end + 1))
      guard isDecade, value >= 20 else { return nil }
      add(plural(EnglishNumerals.cardinal(value)), position..<(end + 1))
      return ("decade", end + 1)
    }
    guard end - position == 4, (1100...2090).contains(value) else { return nil }
    add(plural(EnglishNumerals.year(value)), position..<(end + 1))
    return ("decade", end + 1)
  }

  private func plural(_ words: [String]) -> [String] {
    guard let last = words.last else { return words }
    return words.dropLast() + [last.hasSuffix("y") ? String(last.dropLast()) + "ies" : last + "s"]
  }

  /// 6'2": feet and inches.
  private mutating func readFeet(at position: Int) -> Match? {
    let feet = position..<digitEnd(position)
    guard feet.count <= 2, char(feet.upperBound) == 0x27 else { return nil }
    let inches = (feet.upperBound + 1)..<digitEnd(feet.upperBound + 1)
    let mark = char(inches.upperBound)
    guard (1...2).contains(inches.count), mark == 0x22 || mark == 0x201D || mark == 0x2033,
      let foot = value(feet), let inch = value(inches)
    else { return nil }
    add(EnglishNumerals.cardinal(foot) + [foot == 1 ? "foot" : "feet"], feet)
    add(
      EnglishNumerals.cardinal(inch) + [inch == 1 ? "inch" : "inches"],
      inches.lowerBound..<(inches.upperBound + 1), join: .tight
    )
    return ("feet and inches", inches.upperBound + 1)
  }

  /// 1 1/2, 2½: a whole number and a fraction.
  private mutating func readMixed(at position: Int) -> Match? {
    let whole = position..<digitEnd(position)
    let start = skipSpaces(whole.upperBound)
    guard whole.count <= 3, start - whole.upperBound <= 1 else { return nil }
    if case .fraction(let part, let all)? = NumeralSigns.meaning(of: char(start)) {
      guard let fraction = EnglishReader.fractions[part * 100 + all] else { return nil }
      add(
        EnglishNumerals.cardinal(digits(whole)) + ["and"] + fractionWords(fraction),
        position..<(start + 1)
      )
      return ("mixed number", start + 1)
    }
    guard start == whole.upperBound + 1 else { return nil }
    let part = start..<digitEnd(start)
    guard (1...2).contains(part.count), char(part.upperBound) == 0x2F else { return nil }
    let all = (part.upperBound + 1)..<digitEnd(part.upperBound + 1)
    guard (1...2).contains(all.count), let low = value(part), let high = value(all),
      let fraction = EnglishReader.fractions[low * 100 + high], char(all.upperBound) != 0x2F
    else { return nil }
    add(
      EnglishNumerals.cardinal(digits(whole)) + ["and"] + fractionWords(fraction),
      position..<all.upperBound
    )
    return ("mixed number", all.upperBound)
  }

  /// The words of a fraction after a whole number: "and a half" is said "and one half".
  func fractionWords(_ fraction: String) -> [String] {
    fraction.split(separator: " ").map(String.init)
  }

  /// Digits right after letters: RTX4090, KE123 are said digit by digit.
  private mutating func readAfterLetters(at position: Int) -> Match? {
    guard
      ScalarClass.isLatin(char(position - 1))
        || (char(position - 1) == 0x2D && ScalarClass.isUpper(char(position - 2)))
    else { return nil }
    let end = digitEnd(position)
    let all = digits(position..<end)
    if all.count == 4, let year = value(position..<end), (1950...2060).contains(year) {
      add(EnglishNumerals.year(year), position..<end, join: .tight)
      return ("year", end)
    }
    guard all.count >= 3, all.suffix(2) != [0, 0],
      char(end) != 0x2E || !ScalarClass.isDigit(char(end + 1))
    else {
      return nil
    }
    add(EnglishNumerals.byDigit(all), position..<end, join: .tight)
    return ("digits of a code", end)
  }

  /// A year that stands for itself: 2024.
  private mutating func readYear(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 4, let year = value(position..<end),
      (1900...2099).contains(year) || (wordBefore(position) == "year" && year > 1000),
      !ScalarClass.isWordPart(char(end)), !ScalarClass.isWordPart(char(position - 1)),
      char(end) != 0x2C || !ScalarClass.isDigit(char(end + 1)),
      char(end) != 0x2E || !ScalarClass.isDigit(char(end + 1)), char(end) != 0x25,
      EnglishUnits.match(text, at: end, span: span) == nil
    else { return nil }
    let next = skipSpaces(end)
    if ScalarClass.isLower(char(next)), next > end {
      let before = wordBefore(position)
      guard
        ["in", "since", "of", "from", "by", "until", "before", "after", "year", "copyright"]
          .contains(before)
      else { return nil }
    }
    add(EnglishNumerals.year(year), position..<end)
    return ("year", end)
  }

  // MARK: Pairs and ranges

  private mutating func readPair(at position: Int) -> Match? {
    guard let first = numeral(at: position) else { return nil }
    let sign = first.range.upperBound
    if char(sign) == 0x2F { return readSlash(first, sign) }
    if char(sign) == 0x3A, let second = numeral(at: sign + 1) {
      let whole = position..<second.range.upperBound
      add(
        EnglishNumerals.cardinal(first.digits) + ["to"] + EnglishNumerals.cardinal(second.digits),
        whole
      )
      return ("ratio", whole.upperBound)
    }
    if char(sign) == 0xD7 || (char(sign) | 0x20 == 0x78), let second = numeral(at: sign + 1) {
      add(EnglishNumerals.inPairs(first.digits), first.range)
      add(["by"], sign..<(sign + 1), join: .tight, kind: .symbolName)
      add(EnglishNumerals.inPairs(second.digits), second.range, join: .tight)
      return ("by", second.range.upperBound)
    }
    if char(sign) == 0x20, char(sign + 1) == 0x2F, char(sign + 2) == 0x20 {
      return readSlash(first, sign + 1)
    }
    return nil
  }

  private mutating func readSlash(_ first: Numeral, _ sign: Int) -> Match? {
    guard let second = numeral(at: skipSpaces(sign + 1)), char(second.range.upperBound) != 0x2F
    else {
      return nil
    }
    let whole = first.range.lowerBound..<second.range.upperBound
    let end = whole.upperBound
    let low = first.digits.reduce(0) { min($0 * 10 + Int($1), 1 << 40) }
    let high = second.digits.reduce(0) { min($0 * 10 + Int($1), 1 << 40) }
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
      let fraction = EnglishReader.fractions[low * 100 + high], high < 100,
      char(sign + 1) != 0x20
    {
      add(fraction.split(separator: " ").map(String.init), whole)
      return ("fraction", end)
    }
    var words = EnglishNumerals.cardinal(first.digits)
    if !first.fraction.isEmpty { words += ["point"] + EnglishNumerals.byDigit(first.fraction) }
    words.append(low <= high ? "of" : "over")
    words += EnglishNumerals.cardinal(second.digits)
    if !second.fraction.isEmpty { words += ["point"] + EnglishNumerals.byDigit(second.fraction) }
    if low <= high, !first.fraction.isEmpty { words[words.firstIndex(of: "of") ?? 0] = "out of" }
    add(words.flatMap { $0.split(separator: " ").map(String.init) }, whole)
    return (low <= high ? "part of a whole" : "pair", end)
  }

  func isPageWord(_ word: String) -> Bool {
    [
      "page", "pages", "step", "steps", "photo", "photos", "image", "images", "slide", "slides",
      "item", "items", "question", "questions", "part", "level", "complete", "completed", "done",
      "card", "tab", "story", "track", "song", "video", "lesson", "chapter", "episode", "day",
    ].contains(word)
  }

  static let fractions: [Int: String] = [
    102: "one half", 103: "one third", 203: "two thirds", 104: "one quarter",
    304: "three quarters", 105: "one fifth", 108: "one eighth", 308: "three eighths",
    110: "one tenth", 116: "one sixteenth", 106: "one sixth",
  ]

  /// 5-10 min, $10–$20, 1 to 3.
  mutating func readRange(at position: Int) -> Match? {
    guard var first = amount(at: position), let next = rangeStart(after: first.range.upperBound),
      var second = amount(at: next), second.sign == nil
    else { return nil }
    let isTilde = char(skipSpaces(first.range.upperBound)) != 0x2D
    if !isTilde, let low = first.value, let high = second.value, low >= high { return nil }
    if !isTilde, first.digits.count > 4 || second.digits.count > 4, second.unit == nil {
      return nil
    }
    let isYears = isYear(first) && isYear(second)
    if let currency = first.currency, second.currency == nil, second.unit == nil {
      // $5-10: the currency is said once, at the end.
      second.currency = currency
      first.currency = nil
    }
    var words = isYears ? EnglishNumerals.year(first.value ?? 0) : self.words(of: first)
    add(words, first.range)
    add(["to"], first.range.upperBound..<next, join: .tight, kind: .word)
    words = isYears ? EnglishNumerals.year(second.value ?? 0) : self.words(of: second)
    add(words, second.range, join: .tight)
    return ("range", second.range.upperBound)
  }

  private func isYear(_ amount: EnglishAmount) -> Bool {
    guard let value = amount.value, amount.digits.count == 4, !amount.isGrouped else {
      return false
    }
    return (1900...2099).contains(value) && amount.unit == nil && amount.currency == nil
  }

  /// The second end of a range after a dash or tilde.
  func rangeStart(after end: Int) -> Int? {
    let sign = skipSpaces(end)
    let next = skipSpaces(sign + 1)
    switch char(sign) {
    case 0x7E, 0x2013, 0x2014: return next
    case 0x2D: return (sign == end) == (next == sign + 1) ? next : nil
    default: return nil
    }
  }
}
