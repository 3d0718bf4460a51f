import AccessibilityModel

extension KoreanReader {
  /// abc123: three and more digits right after letters are said one by one.
  mutating func readDigitsAfterLetters(at position: Int) -> Match? {
    guard char(position - 1).isLatin, position > span.lowerBound else { return nil }
    // W800×D600×H720: measures, which the signs between them tell.
    if !char(position - 2).isLatin,
      char(digitEnd(position)) == "×" || char(previous(position - 1)) == "×"
        || isMeasuredSide(position - 1)
    {
      return nil
    }
    // 1920x1080 is a product.
    if char(position - 1).lowercased == "x", char(position - 2).isDigit { return nil }
    let end = digitEnd(position)
    let all = digits(position..<end)
    guard all.count >= 3, all.suffix(2) != [0, 0] || all.count > 4, !hasUnit(after: end),
      !isNamedYear(position..<end)
    else { return nil }
    if char(end) == "." || char(end) == ",", char(end + 1).isDigit { return nil }
    add(KoreanNumerals.byDigit(all), position..<end, join: .tight)
    return ("digits of a code", end)
  }

  /// 0x80070005, 0xFF: a number in hexadecimal digits, each by itself.
  mutating func readHexadecimal(at position: Int) -> Match? {
    guard char(position) == "0", char(position + 1).lowercased == "x", !isInsideWord(position)
    else { return nil }
    var end = position + 2
    while char(end).isDigit || ("a"..."f").contains(char(end).lowercased) { end += 1 }
    guard end > position + 2, !char(end).isLatin, char(end) != ",",
      // 0x3fA9...c21B.
      char(end) != "." || char(end + 1) == ".",
      !hasUnit(after: end)
    else { return nil }
    add(KoreanNumerals.sino([0]), position..<(position + 1))
    addCode((position + 1)..<end, saysDigits: true)
    return ("code", end)
  }

  /// S01E03: an episode of a season.
  mutating func readEpisode(at position: Int) -> Match? {
    let season = (position + 1)..<digitEnd(position + 1)
    let episode = (season.upperBound + 1)..<digitEnd(season.upperBound + 1)
    guard char(position).lowercased == "s", char(season.upperBound).lowercased == "e",
      (1...2).contains(season.count), (1...3).contains(episode.count), !isInsideWord(position),
      !char(episode.upperBound).isLatin, let first = value(season), let second = value(episode),
      let seasons = Self.announcers["season"], let episodes = Self.announcers["ep"]
    else { return nil }
    add(seasons, position..<season.lowerBound)
    add(KoreanNumerals.sino(first), season)
    add(episodes, season.upperBound..<episode.lowerBound)
    add(KoreanNumerals.sino(second), episode)
    return ("code", glueParticles(at: episode.upperBound))
  }

  /// 12가 3456: a number plate.
  mutating func readPlate(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 2 || end - position == 3,
      Self.plateLetters.contains(char(end))
    else { return nil }
    let next = skipSpaces(end + 1)
    guard next - end <= 2, digitEnd(next) - next == 4 else { return nil }
    let after = char(next + 4)
    guard !after.isSyllable, after != "-", after != "." else { return nil }
    var phrase = Phrase(end: next + 4)
    phrase.add(words: KoreanNumerals.sino(digits(position..<end)), position..<end)
    phrase.add(text.string(end..<(end + 1)), end..<(end + 1), join: .tight)
    phrase.add(words: KoreanNumerals.byDigit(digits(next..<(next + 4))), next..<(next + 4))
    add(phrase)
    return ("number plate", next + 4)
  }

  private static let plateLetters = KoreanWordSet.plateLetters.characters
}
