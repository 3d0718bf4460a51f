import AccessibilityModel

extension EnglishReader {
  /// IV of Chapter IV, II of World War II: a Roman numeral after what is numbered.
  mutating func readRoman(_ range: Range<Int>) -> Match? {
    guard range.count <= 5, range.allSatisfy({ ScalarClass.isUpper(char($0)) }),
      char(range.lowerBound - 1) == 0x20,
      EnglishReader.numberedNouns.contains(wordBefore(range.lowerBound)),
      let value = EnglishReader.romanNumerals[text.lowercased(range)]
    else { return nil }
    add(EnglishNumerals.cardinal(value), range)
    return ("Roman numeral", range.upperBound)
  }

  private static let numberedNouns: Set<String> = [
    "war", "chapter", "part", "volume", "vol", "book", "act", "phase", "type", "level", "class",
    "section", "article", "mark", "episode", "season", "stage", "appendix", "title", "tier",
    "grade", "round", "fantasy", "rocky", "bowl", "unit", "module", "schedule", "figure", "table",
  ]

  private static let romanNumerals: [String: Int] = Dictionary(
    uniqueKeysWithValues: [
      "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv",
      "xvi", "xvii", "xviii", "xix", "xx",
    ].enumerated().map { ($1, $0 + 1) }
  )

  /// CO2: the letters of a formula by their names.
  mutating func readFormula(_ range: Range<Int>) -> Match? {
    guard range.count == 2, ScalarClass.isDigit(char(range.upperBound)),
      ["CO", "NO", "SO", "NH", "CH"].contains(text.string(range)),
      digitEnd(range.upperBound) == range.upperBound + 1
    else { return nil }
    var join = SpokenWord.Join.space
    for position in range {
      addLetter(char(position), position..<(position + 1), join: join)
      join = .tight
    }
    return ("formula", range.upperBound)
  }

  /// 1-800-FLOWERS: a telephone number that ends in a word.
  mutating func readVanityNumber(at position: Int) -> Match? {
    var groups: [Range<Int>] = []
    var start = position
    while groups.count < 3 {
      let end = digitEnd(start)
      guard end > start, end - start <= 4, char(end) == 0x2D else { break }
      groups.append(start..<end)
      start = end + 1
    }
    let end = letterEnd(start)
    guard let first = groups.first, groups.last?.count == 3, end - start >= 3,
      groups.count == 2 ? char(first.lowerBound) == 0x31 && first.count == 1 : groups.count == 1,
      (start..<end).allSatisfy({ ScalarClass.isUpper(char($0)) })
    else { return nil }
    for (index, group) in groups.enumerated() {
      let isRound = char(group.upperBound - 1) == 0x30 && char(group.upperBound - 2) == 0x30
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
