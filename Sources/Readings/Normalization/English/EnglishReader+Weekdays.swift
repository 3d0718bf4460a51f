import AccessibilityModel

extension EnglishReader {
  /// Mon, and Mon-Fri.
  mutating func readWeekday(_ range: Range<Int>, _ lower: String) -> Match? {
    guard let day = EnglishAbbreviations.weekdays[lower], isWeekday(range, lower) else {
      return nil
    }
    let end = char(range.upperBound) == "." ? range.upperBound + 1 : range.upperBound
    add(day, range)
    if let next = rangeStart(after: end)?.next, EnglishAbbreviations.isWeekday(wordAfter(next)) {
      add(EnglishWord.to.text, range.upperBound..<next)
      return ("weekday", next)
    }
    return ("weekday", end)
  }

  /// Whether Sun, Sat or Wed is a day of the week here.
  private func isWeekday(_ range: Range<Int>, _ lower: String) -> Bool {
    guard char(range.lowerBound).isUpper else { return false }
    // Only these two are words of their own: a sun, and he sat.
    guard lower == "sun" || lower == "sat" else { return true }
    let isAlone =
      range.lowerBound == span.lowerBound
      && (char(range.upperBound) == "." ? range.upperBound + 1 : range.upperBound)
        == span.upperBound
    return isAlone || isBeforeTime(range.upperBound) || isAfterDay(range.lowerBound)
      || "(-–".unicodeScalars.contains(char(range.lowerBound - 1))
      || EnglishWordSet.beforeDays.contains(wordBefore(range.lowerBound))
  }

  /// Whether a date, an hour, a part of the day or another day follows: Sat 9am, Sat night, Sat & Sun.
  private func isBeforeTime(_ end: Int) -> Bool {
    var next = char(end) == "." ? end + 1 : end
    if ",/)".unicodeScalars.contains(char(next)) {
      next += 1
    } else if "&–-".unicodeScalars.contains(char(skipSpaces(next))) {
      next = skipSpaces(next) + 1
    }
    next = skipSpaces(next)
    // Not the score of SAT 1400.
    if char(next).isDigit { return digitEnd(next) - next <= 2 }
    let following = wordAfter(next)
    if EnglishWordSet.betweenDays.contains(following) {
      return EnglishAbbreviations.isWeekday(wordAfter(letterEnd(next)))
    }
    return EnglishMonths.number(of: following) != nil
      || EnglishAbbreviations.isWeekday(following) || EnglishWordSet.partsOfDay.contains(following)
  }

  /// Whether a day of the week stands before, past what joins two: Sun of Fri, Sun.
  private func isAfterDay(_ start: Int) -> Bool {
    var end = previous(start) + 1
    if ",/&–-".unicodeScalars.contains(char(end - 1)) {
      end = previous(end - 1) + 1
    } else if EnglishWordSet.betweenDays.contains(wordBefore(start)) {
      while char(end - 1).isLatin { end -= 1 }
      end = previous(end) + 1
    }
    return EnglishAbbreviations.isWeekday(wordBefore(end))
  }
}
