import AccessibilityModel

extension EnglishReader {
  /// Reads an amount or a range of amounts.
  mutating func readAmount(at position: Int) -> Match? {
    readRange(at: position) ?? amount(at: position).map { readAmount($0) }
  }

  /// Reads an amount that stands alone.
  mutating func readAmount(_ amount: EnglishAmount) -> Match {
    let before = char(amount.range.lowerBound - 1)
    let isAttached = before.isLatin || before == "-"
    add(words(of: amount), amount.range, join: isAttached ? .tight : .space)
    var end = amount.range.upperBound
    if char(end) == "+", !char(end + 1).isWordPart {
      add(EnglishWord.plus.list, end..<(end + 1), join: .tight, kind: .symbolName)
      end += 1
    }
    if let last = readPer(after: end, isBare: amount.currency == nil && amount.unit == nil) {
      return (amount.currency != nil ? "money" : "unit", last)
    }
    if amount.currency != nil { return ("money", end) }
    if amount.unit != nil {
      if char(end) == ".", Self.pointedUnit(text, end) { end += 1 }
      return ("unit", end)
    }
    return ("number", end)
  }

  /// /mo, and /user/mo: what an amount is for; after a bare number only an abbreviation.
  ///
  /// - Returns: The character after it; `nil` where nothing of that kind follows.
  mutating func readPer(after end: Int, isBare: Bool) -> Int? {
    guard char(end) == "/" else { return nil }
    var last = end
    for _ in 0..<2 {
      guard let per = perUnit(after: last, isBare: isBare) else { break }
      add(per.words, last..<per.end, kind: .word)
      last = per.end
    }
    return last > end ? last : nil
  }

  /// The words for what stands after a slash: per month of /mo.
  private func perUnit(after end: Int, isBare: Bool) -> (words: [String], end: Int)? {
    guard char(end) == "/" else { return nil }
    let last = letterEnd(end + 1)
    guard last > end + 1, last - end <= 12 else { return nil }
    let word = text.lowercased((end + 1)..<last)
    let stop = char(last) == "." && last + 1 < span.upperBound ? last + 1 : last
    let per = EnglishWord.per.list
    if isBare, word.utf8.count < 2 { return nil }
    if let full = EnglishUnits.periods[word] { return (per + [full], stop) }
    if let each = EnglishUnits.apiece[word] { return ([each], stop) }
    guard !isBare else { return nil }
    if let unit = EnglishUnits.match(text, at: end + 1, span: span), unit.end == last {
      return (per + unit.unit.one.words, last)
    }
    return last - end > 3 ? (per + [text.string((end + 1)..<last)], last) : nil
  }

  /// 5:32/km, 5:32 min/km: the minutes and seconds that a kilometer or a mile takes.
  mutating func readPace(at position: Int) -> Match? {
    guard let clock = clock(at: position), clock.second == nil else { return nil }
    let unit = char(clock.end) == " " ? clock.end + 1 : clock.end
    guard let pace = pace(after: hasWord("min", at: unit) ? unit + 3 : unit) else { return nil }
    add(EnglishUnit(.minutes).words(clock.hour), clock.parts[0])
    add(EnglishUnit(.seconds).words(clock.minute), clock.parts[1], join: .tight)
    add(EnglishWord.per.list + pace.word.list, clock.end..<pace.end, kind: .word)
    return ("pace", pace.end)
  }

  /// Whether the point after a unit abbreviates it and does not end a sentence (`5 min. left`).
  private static func pointedUnit(_ text: WrittenText, _ end: Int) -> Bool {
    text[end + 1] == " " && text[end + 2].isLower
      && text[end - 1].isLower
  }

  /// 1st, 22nd.
  mutating func readOrdinal(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard letterEnd(end) == end + 2, let value = value(position..<end), value > 0,
      ["st", "nd", "rd", "th"].contains(text.lowercased(end..<(end + 2)))
    else { return nil }
    add(EnglishNumerals.ordinal(value), position..<(end + 2))
    return ("ordinal", end + 2)
  }

  /// 1.2.3.
  mutating func readVersion(at position: Int) -> Match? {
    let parts = pointedParts(at: position)
    let isVersion = EnglishWordSet.versions.contains(wordBefore(position))
    guard parts.count >= 3 || (parts.count == 2 && isVersion) else { return nil }
    // 192.168.0.1, but Version 1.2.3.4.
    let isAddress =
      !isVersion && parts.count == 4
      && parts.allSatisfy { value($0).map { $0 < 256 } ?? false }
    let phrase = version(
      parts, point: (isAddress ? EnglishWord.dot : .point).text,
      join: char(position - 1).isLatin ? .tight : .space,
      EnglishNumerals.cardinal)
    add(phrase)
    return ("version", phrase.end)
  }

  /// 3456 of A12-3456: whether digits with capitals before them stand before a hyphen.
  private func isAfterLettered(_ position: Int) -> Bool {
    var start = position - 1
    while char(start - 1).isDigit, position - start < 6 { start -= 1 }
    return start < position - 1 && char(start - 1).isUpper
  }

  /// Digits right after letters: RTX4090, KE123 are said digit by digit.
  mutating func readAfterLetters(at position: Int) -> Match? {
    guard
      char(position - 1).isLatin
        || (char(position - 1) == "-" && (char(position - 2).isUpper || isAfterLettered(position)))
    else { return nil }
    let end = digitEnd(position)
    let all = digits(position..<end)
    if all.count == 4, let year = value(position..<end), (1950...2060).contains(year) {
      add(EnglishNumerals.year(year), position..<end, join: .tight)
      return ("year", end)
    }
    guard all.count >= 3, all.suffix(2) != [0, 0],
      char(end) != "." || !char(end + 1).isDigit
    else {
      return nil
    }
    add(EnglishNumerals.byDigit(all), position..<end, join: .tight)
    return ("digits of a code", end)
  }
}
