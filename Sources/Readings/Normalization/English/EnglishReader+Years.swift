import AccessibilityModel

extension EnglishReader {
  /// A year that stands for itself: 2024.
  mutating func readYear(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 4, let year = value(position..<end),
      (1900...2099).contains(year) || (wordBefore(position) == "year" && year > 1000),
      !char(end).isWordPart, !isInsideWord(position),
      char(end) != "," || !char(end + 1).isDigit,
      char(end) != "." || !char(end + 1).isDigit, char(end) != "%",
      EnglishUnits.match(text, at: end, span: span) == nil
    else { return nil }
    let next = skipSpaces(end)
    if char(next).isLower, next > end {
      guard EnglishWordSet.yearWords.contains(wordBefore(position)) || isAfterQuarter(position)
      else { return nil }
    }
    add(EnglishNumerals.year(year), position..<end)
    return ("year", end)
  }

  /// Whether Q3, H1 or FY stands before a year.
  private func isAfterQuarter(_ position: Int) -> Bool {
    let last = previous(position)
    guard last == position - 2 else { return false }
    if char(last).isDigit { return ["Q", "H"].contains(char(last - 1)) && !isInsideWord(last - 1) }
    return char(last) == "Y" && char(last - 1) == "F" && !isInsideWord(last - 1)
  }

  /// 2023–24, 2023/24: a season, from one year into the next.
  mutating func readSeason(at position: Int) -> Match? {
    let first = position..<digitEnd(position)
    let sign = first.upperBound
    let second = (sign + 1)..<digitEnd(sign + 1)
    guard first.count == 4, let year = value(first), (1900...2099).contains(year),
      "-–/".unicodeScalars.contains(char(sign)), second.count == 2, let next = value(second),
      !char(second.upperBound).isWordPart, char(second.upperBound) != char(sign)
    else { return nil }
    // 2023-05 is a month; 2019–23 is from one year to another.
    let isNext = next == (year + 1) % 100
    guard isNext && (char(sign) == "–" || next > 12) || char(sign) == "–" && next > year % 100
    else {
      return nil
    }
    add(EnglishNumerals.year(year), first, join: char(position - 1).isLatin ? .tight : .space)
    add(EnglishWord.to.list, sign..<(sign + 1), join: .tight, kind: .word)
    add(
      next < 10 ? EnglishNumerals.minutes(next) : EnglishNumerals.cardinal(next), second,
      join: .tight)
    return ("season", second.upperBound)
  }
}
