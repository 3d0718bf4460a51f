import AccessibilityModel

extension EnglishReader {
  /// MM/YY, YYYY-MM-DD: the pattern of a date, letter by letter.
  mutating func readDateFormat(at position: Int) -> Match? {
    guard let groups = dateFormat(at: position), let last = groups.last else { return nil }
    for (index, group) in groups.enumerated() {
      if index > 0 { stream.pause(.short) }
      addLetters(group)
    }
    return ("date format", last.upperBound)
  }

  /// MA of Boston, MA: a state after its city, by its letters.
  mutating func readState(at position: Int) -> Match? {
    let range = word(at: position)
    let state = text.string(range)
    guard range.count == 2, char(position - 1) == " ", char(position - 2) == ",",
      EnglishWordSet.states.contains(state), hasSmallName(before: position - 2),
      // Before another word OR and IN are words.
      !char(skipSpaces(range.upperBound)).isLatin
        || !EnglishWordSet.capitalWords.contains(state.lowercased())
    else { return nil }
    addInitials(range)
    return ("state", range.upperBound)
  }

  /// Whether a name in small letters with a capital ends at a position.
  private func hasSmallName(before end: Int) -> Bool {
    var start = end
    while end - start < 16, char(start - 1).isLatin { start -= 1 }
    return char(start).isUpper && char(end - 1).isLower
  }

  /// GMT-5, UTC+9:30: a time zone by its distance.
  mutating func readTimeZone(at position: Int) -> Match? {
    let range = word(at: position)
    let sign = range.upperBound
    let hours = (sign + 1)..<digitEnd(sign + 1)
    guard EnglishWordSet.timeZones.contains(text.string(range)), startsWord(position),
      ["+", "-", "–"].contains(char(sign)), (1...2).contains(hours.count), let hour = value(hours)
    else { return nil }
    addWord(text.string(range), range)
    let word: EnglishWord = char(sign) == "+" ? .plus : .minus
    add(word.text, sign..<(sign + 1), kind: .symbolName)
    let minutes = char(hours.upperBound) == ":" ? twoDigits(after: hours.upperBound) : nil
    let end = minutes?.upperBound ?? hours.upperBound
    add(
      EnglishNumerals.cardinal(hour) + EnglishNumerals.minutes(minutes.flatMap(value) ?? 0),
      hours.lowerBound..<end)
    return ("time zone", end)
  }

  /// CO2: the letters of a formula by their names.
  mutating func readFormula(at position: Int) -> Match? {
    let range = word(at: position)
    guard range.count == 2, startsWord(position), char(range.upperBound).isDigit,
      ["CO", "NO", "SO", "NH", "CH"].contains(text.string(range)),
      digitEnd(range.upperBound) == range.upperBound + 1
    else { return nil }
    addLetters(range)
    return ("formula", range.upperBound)
  }

  /// 0x80070057: a number of base sixteen, a sign at a time.
  mutating func readHexadecimal(at position: Int) -> Match? {
    guard char(position) == "0", char(position + 1) == "x" else { return nil }
    var end = position + 2
    while char(end).isDigit || ("a"..."f").contains(char(end).lowercased) { end += 1 }
    guard end - position > 3, end - position <= 34, !char(end).isWordPart else {
      return nil
    }
    for place in position..<end {
      let join: SpokenWord.Join = place == position ? .space : .tight
      if char(place).isDigit {
        addDigits(place..<(place + 1), join: join)
      } else {
        addLetter(place, join: join)
      }
    }
    return ("hexadecimal", end)
  }

  /// 1-800-FLOWERS: a telephone number that ends in a word.
  mutating func readVanityNumber(at position: Int) -> Match? {
    var groups: [Range<Int>] = []
    var start = position
    while groups.count < 3 {
      let end = digitEnd(start)
      guard end > start, end - start <= 4, char(end) == "-" else { break }
      groups.append(start..<end)
      start = end + 1
    }
    let end = letterEnd(start)
    guard let first = groups.first, groups.last?.count == 3, end - start >= 3,
      groups.count == 2 ? char(first.lowerBound) == "1" && first.count == 1 : groups.count == 1,
      hasUpperOnly(start..<end)
    else { return nil }
    for (index, group) in groups.enumerated() {
      let isRound = char(group.upperBound - 1) == "0" && char(group.upperBound - 2) == "0"
      if index > 0 { stream.pause(.comma) }
      add(
        isRound && group.count == 3
          ? EnglishNumerals.cardinal(digits(group)) : EnglishNumerals.byDigit(digits(group)), group)
    }
    stream.pause(.comma)
    addWord(text.string(start..<end), start..<end)
    return ("vanity number", end)
  }
}
