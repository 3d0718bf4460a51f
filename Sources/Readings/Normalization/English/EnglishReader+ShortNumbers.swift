import AccessibilityModel

extension EnglishReader {
  /// 1990s, '90s, the 80s.
  mutating func readDecade(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard char(end) == "s", !char(end + 1).isLatin, char(end - 1) == "0",
      let value = value(position..<end)
    else { return nil }
    if end - position == 2 {
      let isDecade =
        char(position - 1) == "'" || wordBefore(position) == "the"
        || EnglishWordSet.decadeWords.contains(wordAfter(end + 1))
        || EnglishWordSet.decadeWordsBefore.contains(wordBefore(position))
        // Timers have 60s and 90s.
        || position == span.lowerBound && end + 1 == span.upperBound && (70...80).contains(value)
      guard isDecade, value >= 20 else { return nil }
      add(plural(EnglishNumerals.cardinal(value)), position..<(end + 1))
      return ("decade", end + 1)
    }
    guard end - position == 4, (1100...2090).contains(value) else { return nil }
    add(plural(EnglishNumerals.year(value)), position..<(end + 1))
    return ("decade", end + 1)
  }

  /// 1080p: the lines of a picture, ten eighty P.
  mutating func readResolution(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard char(end).lowercased == "p", !char(end + 1).isLatin, let value = value(position..<end),
      EnglishWordSet.resolutions.contains("\(value)")
    else { return nil }
    add(
      EnglishNumerals.cardinal(value / 100) + EnglishNumerals.cardinal(value % 100), position..<end)
    addLetter(end, join: .tight)
    return ("resolution", end + 1)
  }

  private func plural(_ words: [String]) -> [String] {
    guard let last = words.last else { return words }
    return words.dropLast() + [last.hasSuffix("y") ? String(last.dropLast()) + "ies" : last + "s"]
  }

  /// 1h30m, 2d 4h: a length in short.
  mutating func readShortLength(at position: Int) -> Match? {
    guard let parts = shortLength(at: position) else { return nil }
    let units: [Unicode.Scalar: EnglishWord] = [
      "d": .days, "h": .hours, "m": .minutes, "s": .seconds,
    ]
    var end = position
    for (index, part) in parts.enumerated() {
      guard let unit = units[part.unit], let value = value(part.digits) else { continue }
      end = part.digits.upperBound + 1
      add(
        EnglishUnit(unit).words(value), part.digits.lowerBound..<end,
        join: index == 0 ? .space : .tight)
    }
    return ("length", end)
  }

  /// 1 1/2, 2½: a whole number and a fraction.
  mutating func readMixed(at position: Int) -> Match? {
    let whole = position..<digitEnd(position)
    let start = skipSpaces(whole.upperBound)
    guard whole.count <= 3, start - whole.upperBound <= 1 else { return nil }
    guard let fraction = fraction(at: start, after: whole.upperBound) else { return nil }
    add(
      EnglishNumerals.cardinal(digits(whole)) + EnglishWord.and.list + fraction.name,
      position..<fraction.end
    )
    guard let unit = unit(after: position..<fraction.end) else {
      return ("mixed number", fraction.end)
    }
    add(unit.unit.many.words, fraction.end..<unit.end, join: .tight)
    return ("mixed number", unit.end)
  }

  /// ½, or 1/2 after a space.
  private func fraction(at start: Int, after end: Int) -> (name: [String], end: Int)? {
    if case .fraction(let part, let all)? = NumeralSigns.meaning(of: char(start)) {
      return Self.fraction(part, all).map { ($0, start + 1) }
    }
    let part = start..<digitEnd(start)
    let slash = part.upperBound
    guard start == end + 1, (1...2).contains(part.count), char(slash) == "/" else { return nil }
    let all = (slash + 1)..<digitEnd(slash + 1)
    guard (1...2).contains(all.count), let low = value(part), let high = value(all),
      char(all.upperBound) != "/"
    else { return nil }
    let name =
      Self.fraction(low, high)
      ?? (unit(after: start..<all.upperBound) == nil ? nil : Self.measure(low, high))
    return name.map { ($0, all.upperBound) }
  }
}
