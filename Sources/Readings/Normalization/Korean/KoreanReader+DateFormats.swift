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
    if Self.letter(of: char(part.upperBound)) == char(position).lowercased { return part }
    if isBracketed(part) { return part }
    return part == 0..<text.count && char(position).isUpper ? part : nil
  }

  /// 월(MM), 분(mm): after a word of its own, as 구분(mm) and 10분(mm) are millimetres.
  private func isBracketed(_ part: Range<Int>) -> Bool {
    guard char(part.lowerBound - 1) == "(", char(part.upperBound) == ")" else { return false }
    let before = previous(part.lowerBound - 1)
    let isMonth = char(before) == KoreanWord.month.character
    guard Self.letter(of: char(before)) == char(part.lowerBound).lowercased,
      // Rain of a month is in mm too: 월(mm).
      !isMonth || char(part.lowerBound).isUpper
    else { return false }
    return !char(before - 1).isDigit && (isMonth || !char(before - 1).isSyllable)
  }

  /// The letter that stands for what a part of a date or a time is counted in.
  private static func letter(of counter: Unicode.Scalar) -> Unicode.Scalar? { letters[counter] }

  private static let letters: [Unicode.Scalar: Unicode.Scalar] = [
    KoreanWord.year.character: "y", KoreanWord.month.character: "m",
    KoreanWord.day.character: "d", KoreanWord.hour.character: "h",
    KoreanWord.minute.character: "m", KoreanWord.second.character: "s",
  ]

  /// 20XX년: a year that is still open, digit by digit.
  mutating func readOpenYear(at position: Int) -> Match? {
    let letters = digitEnd(position)
    let end = letterEnd(letters)
    guard letters - position == 2, end - letters == 2, !isInsideWord(position),
      !"-./".unicodeScalars.contains(char(position - 1)),
      ["19", "20"].contains(text.string(position..<letters)),
      text.lowercased(letters..<end) == "xx", isOpenDate(after: end), !isMasked(position, end)
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

  /// Whether digits or masks beside an open year, or a card before it, make it a part of a number:
  /// 20XX XXXX XXXX 1234.
  private func isMasked(_ start: Int, _ end: Int) -> Bool {
    let next = skipSpaces(end)
    if next > end, char(next).isDigit || maskEnd(next) != nil { return true }
    let last = previous(start)
    let before = char(last)
    // One bullet parts a year from what is before it.
    if before.isDigit || before.isMask && char(last - 1) == before { return true }
    let word = wordBefore(start)
    return !hasWord(.year, at: next)
      && (ends(word, with: .cardWords) || ends(word, with: .codeWords))
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
