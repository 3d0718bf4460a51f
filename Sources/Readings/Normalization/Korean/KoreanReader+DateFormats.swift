extension KoreanReader {
  /// MM/YY, YYYYMMDD: the names of the letters, for a unit never stands without its number.
  mutating func readDateFormat(at position: Int) -> Match? {
    guard let groups = dateFormat(at: position) ?? datePart(at: position).map({ [$0] }),
      let last = groups.last
    else { return nil }
    for (index, group) in groups.enumerated() {
      if index > 0 { stream.pause(.short) }
      add(LatinReading.spell(text, group).text, group, kind: .letterName)
    }
    return ("date format", last.upperBound)
  }

  /// MM of MM월, of 월(MM), and alone in its field.
  private func datePart(at position: Int) -> Range<Int>? {
    guard !isInsideWord(position), let parts = dateParts(at: position), parts.count == 1
    else { return nil }
    let part = parts[0]
    if Self.partCounters.contains(char(part.upperBound)) { return part }
    var before = previous(position)
    if char(before) == "(" { before = previous(before) }
    if Self.partCounters.contains(char(before)) { return part }
    return part == 0..<text.count && char(position).isUpper ? part : nil
  }

  /// What the parts of a date and a time are counted in.
  private static let partCounters = Set(
    [KoreanWord.year, .month, .day, .hour, .minute, .second].map(\.character)
  )

  /// 20XX년: a year that is still open, digit by digit.
  mutating func readOpenYear(at position: Int) -> Match? {
    let letters = digitEnd(position)
    let end = letterEnd(letters)
    guard letters - position == 2, end - letters == 2, !isInsideWord(position),
      char(position - 1) != "-", ["19", "20"].contains(text.string(position..<letters)),
      text.lowercased(letters..<end) == "xx", isOpenDate(after: end)
    else { return nil }
    var phrase = Phrase(end: end)
    let year = KoreanNumerals.byDigit(digits(position..<letters)).joined()
    phrase.add(
      year + LatinReading.spell(text, letters..<end).text, position..<end, kind: .letterName)
    let start = skipSpaces(end)
    if start - end <= 1, hasWord(.year, at: start) {
      phrase.end = hangulEnd(start)
      phrase.add(text.string(start..<phrase.end), start..<phrase.end, join: .tight, kind: .counter)
    }
    add(phrase)
    return ("date format", phrase.end)
  }

  /// Whether nothing follows an open year that would make it a number with hidden digits, such as
  /// that of a card; months and days that are open too may follow: 20XX-XX-XX.
  private func isOpenDate(after end: Int) -> Bool {
    guard "-./".unicodeScalars.contains(char(end)), char(end + 1).isWordPart else {
      return !char(end).isDigit && !char(end).isMask
    }
    var position = end
    while "-./".unicodeScalars.contains(char(position)), char(position + 1).lowercased == "x" {
      guard letterEnd(position + 1) == position + 3 else { return false }
      position += 3
    }
    return position > end && !char(position).isWordPart && char(position) != "-"
  }
}
