import AccessibilityModel

extension EnglishReader {
  /// Reads what begins with a digit.
  mutating func readNumber(at position: Int) -> Match {
    if let match = readAddress(at: position) { return match }
    if let match = readMoment(at: position) { return match }
    if let match = readHexadecimal(at: position) { return match }
    if let match = readVanityNumber(at: position) { return match }
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
}
