import AccessibilityModel

extension EnglishReader {
  /// St, Ave and the like: a street after a name; a saint, a mount or a fort before one.
  mutating func readStreet(_ range: Range<Int>, _ lower: String, _ hasPoint: Bool) -> Match? {
    guard char(range.lowerBound).isUpper else { return nil }
    let end = hasPoint ? range.upperBound + 1 : range.upperBound
    if let place = EnglishAbbreviations.places[lower], isBeforeName(range, lower, end) {
      add(place, range)
      return ("abbreviation", end)
    }
    guard let street = EnglishAbbreviations.streets[lower], isStreet(range, lower, end) else {
      return nil
    }
    add(street, range)
    let isInside = hasPoint && skipSpaces(end) < span.upperBound
    return ("abbreviation", isInside ? end : range.upperBound)
  }

  /// Whether St, Mt or Ft stands before the name of a place.
  private func isBeforeName(_ range: Range<Int>, _ lower: String, _ end: Int) -> Bool {
    let next = skipSpaces(end)
    let hasPoint = end > range.upperBound
    guard char(next).isUpper, hasPoint || letterEnd(next) - next > 2 else { return false }
    let isAfterName = hasName(before: range.lowerBound)
    switch lower {
    // Mt is nothing else; MT is a state.
    case "mt": return !isAfterName || char(range.lowerBound + 1).isLower
    // 21 St. James St. begins with a saint; 21st St. does not.
    case "st":
      let isNumbered = char(range.lowerBound - 1) == " " && char(range.lowerBound - 2).isDigit
      return isNumbered || !isAfterName || EnglishWordSet.saints.contains(wordAfter(end))
    // (Ft. Drake) names who sings along.
    default: return !isAfterName && char(range.lowerBound - 1) != "("
    }
  }

  /// Whether St, Ave or the like ends the name of a street.
  private func isStreet(_ range: Range<Int>, _ lower: String, _ end: Int) -> Bool {
    let next = skipSpaces(end)
    let isNamed = hasName(before: range.lowerBound)
    let following = text.string(next..<letterEnd(next, longest: 9))
    let isBeforePoint = EnglishWordSet.compassPoints.contains(following)
    let isLast =
      next >= span.upperBound || isBeforePoint
      || ",\n&–-—·•|/():;".unicodeScalars.contains(char(next))
    // Dr is a doctor too, and CT a state.
    if EnglishWordSet.doubtfulStreets.contains(lower) {
      return isLast && isNamed && (lower != "ct" || char(range.lowerBound + 1).isLower)
    }
    return end > range.upperBound || (isLast || char(next).isLower) && isNamed
      || isBeforePoint && range.lowerBound == span.lowerBound
      || isAfterOrdinal(range.lowerBound)
  }

  /// Whether 42nd stands before a position.
  private func isAfterOrdinal(_ position: Int) -> Bool {
    char(position - 1) == " " && char(position - 2).isLower && char(position - 3).isLower
      && char(position - 4).isDigit
  }

  /// Whether a capitalized word or an ordinal stands before a position.
  private func hasName(before position: Int) -> Bool {
    var start = position - 1
    guard char(start) == " " else { return false }
    // 5 St. Mark's Pl.
    while char(start - 1).isLatin || char(start - 1) == "'" && char(start - 2).isLatin {
      start -= 1
    }
    return char(start).isUpper || char(start - 1).isDigit
  }

  /// 1600 Pennsylvania Ave: the number of a house, in two halves.
  mutating func readHouseNumber(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end - position == 4, !isInsideWord(position), char(end) == " ",
      EnglishUnits.match(text, at: end, span: span) == nil, isStreet(at: end + 1)
    else { return nil }
    add(EnglishNumerals.houseNumber(digits(position..<end)), position..<end)
    return ("house number", end)
  }

  /// Whether one to three words with a capital and a kind of street stand at a position.
  func isStreet(at start: Int) -> Bool {
    var position = start
    var before = ""
    for count in 0...3 {
      let end = letterEnd(position)
      guard char(position).isUpper, end - position <= 16 else { return false }
      let word = text.lowercased(position..<end)
      if count > 0, EnglishAbbreviations.isStreet(word) {
        return !char(end).isDigit && !EnglishWordSet.noStreets.contains(before)
      }
      // 1200 Songs Abbey Road.
      guard char(end) == " ", count > 0 || !EnglishWordSet.countedThings.contains(word) else {
        return false
      }
      before = word
      position = end + 1
    }
    return false
  }

  // MARK: Points of the compass

  /// N of N 5th St, of 12 mph NW and of I-95 N.
  mutating func readCompass(at position: Int) -> Match? {
    let range = word(at: position)
    guard range.count <= 2, startsWord(position), !isInsideWord(position),
      EnglishWordSet.compassPoints.contains(text.string(range)),
      let name = EnglishAbbreviations.compass[text.lowercased(range)],
      isDirection(range)
    else { return nil }
    add(name, range)
    let end = range.upperBound
    return ("direction", char(end) == "." && char(end + 1) == " " ? end + 1 : end)
  }

  private func isDirection(_ range: Range<Int>) -> Bool {
    if isBeforeStreet(range.upperBound) || isAfterHighway(range.lowerBound) { return true }
    let before = wordBefore(range.lowerBound)
    if EnglishWordSet.winds.contains(before) { return true }
    if char(range.lowerBound - 1) == " ", EnglishAbbreviations.isStreet(before) {
      // Drive E is of a computer.
      return range.count == 2 || !EnglishWordSet.nounsLikeStreets.contains(before)
    }
    guard stream.pause == nil, let last = stream.words.last?.text else { return false }
    return EnglishWordSet.beforeDirections.contains(last)
  }

  /// Whether a street follows a point of the compass: 42nd of W 42nd St.
  func isBeforeStreet(_ end: Int) -> Bool {
    let space = char(end) == "." ? end + 1 : end
    guard char(space) == " " else { return false }
    let digits = digitEnd(space + 1)
    if digits > space + 1 { return char(digits).isLower && letterEnd(digits) == digits + 2 }
    return isStreet(at: space + 1)
  }

  /// Whether the number of a highway stands before a position: I-95, Hwy 1.
  func isAfterHighway(_ position: Int) -> Bool {
    var start = position - 1
    guard char(start) == " " else { return false }
    while position - start < 5, char(start - 1).isDigit { start -= 1 }
    guard start < position - 1 else { return false }
    return char(start - 1) == "-" && char(start - 2).isUpper
      || char(start - 1) == " " && EnglishWordSet.highways.contains(wordBefore(start))
  }
}
