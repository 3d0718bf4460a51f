import AccessibilityModel

extension KoreanReader {
  /// 2030세대, 386세대, 4050 여성: a generation is called by its digits.
  mutating func readGeneration(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 3 || end - position == 4 else { return nil }
    let all = digits(position..<end)
    let isDecades = all.count == 4 && all[1] == 0 && all[3] == 0 && all[0] > 0 && all[2] > 0
    guard isDecades || (all.count == 3 && all[1...] == [8, 6]) else { return nil }
    if !hasWord(.generation, at: skipSpaces(end)) {
      guard all.count == 3 || all[2] == all[0] + 1 else { return nil }
      // 7080 by itself is those two decades; 2030 is a year.
      let isAlone = position..<end == 0..<text.count && all.count == 4 && all[0] > 2
      let next = skipSpaces(end)
      guard isAlone || begins(next..<hangulEnd(next), with: .generationsAfter) else { return nil }
    }
    add(KoreanNumerals.byDigit(all), position..<end)
    return ("generation", end)
  }

  /// '90s, 1980s, 90's, 90s 팝: ten years, where 90s alone is seconds.
  mutating func readDecade(at position: Int) -> Match? {
    let end = digitEnd(position)
    let isOwner = char(end) == "'" || char(end) == "’"
    let letter = isOwner ? end + 1 : end
    guard char(letter) == "s", !char(letter + 1).isLatin, !char(letter + 1).isDigit,
      !isInsideWord(position), let number = value(position..<end), number % 10 == 0, number > 0,
      end - position == 2 || (1900...2020).contains(number)
    else { return nil }
    let isShortened = char(position - 1) == "'" || char(position - 1) == "’"
    // '30s' is a quotation.
    let isQuoted = isShortened && (char(letter + 1) == "'" || char(letter + 1) == "’")
    guard
      isOwner || isShortened && !isQuoted || number > 99 || number >= 70 && isOfDecades()
        || begins(wordAfter(letter + 1), with: .thingsOfDecades)
    else { return nil }
    add(KoreanNumerals.sino(number), position..<end)
    add(KoreanWord.decade.text, end..<(letter + 1), join: .tight, kind: .counter)
    return ("decade", glueParticles(at: letter + 1))
  }

  /// Whether a text is nothing but such decades: 90s, 80s·90s; 30s and 60s are seconds.
  private func isOfDecades() -> Bool {
    span.count == text.count && span.count < 32
      && span.allSatisfy { char($0).isDigit || "s·/,~-& ".unicodeScalars.contains(char($0)) }
  }
}
