import AccessibilityModel

extension EnglishReader {
  /// The letters of the word at a position.
  func word(at position: Int) -> Range<Int> { position..<letterEnd(position) }

  /// Whether a word begins at a position, and no ending of a number or a contraction.
  func startsWord(_ position: Int) -> Bool {
    !char(position - 1).isDigit && char(position - 1) != "'"
  }

  /// A&T of AT&T: capitals before an ampersand.
  mutating func readCapitals(at position: Int) -> Match? {
    let range = word(at: position)
    let end = range.upperBound
    guard range.count <= 3, char(end) == "&", char(end + 1).isLatin, hasUpperOnly(range) else {
      return nil
    }
    addLetters(range, join: join(at: position))
    return ("letters", end)
  }

  /// x of 3 x 4 and of x2.
  mutating func readTimes(at position: Int) -> Match? {
    let end = position + 1
    guard char(position) == "x", !char(end).isLatin, char(skipSpaces(end)).isDigit,
      [" ", "(", .nothing].contains(char(position - 1))
    else { return nil }
    add(EnglishWord.times.text, position..<end, kind: .symbolName)
    return ("times", end)
  }

  /// B of Plan B, but not the article of a plan, nor I.
  mutating func readLetter(at position: Int) -> Match? {
    let end = position + 1
    guard !char(end).isLatin, char(position) != "I", char(end) != "'" || !char(end + 1).isLatin
    else { return nil }
    let isBeforeWord =
      char(position).lowercased == "a" && char(end) == " " && char(end + 1).isLatin
    if isBeforeWord, char(position) == "a" || !isLettered(position) { return nil }
    addLetter(position, join: join(at: position))
    return ("letter", end)
  }

  /// Whether a capital A before a word is a letter: Zone A, Q&A, A or B.
  private func isLettered(_ position: Int) -> Bool {
    if EnglishWordSet.letteredNouns.contains(wordBefore(position)) { return true }
    if EnglishWordSet.letteredVerbs.contains(wordBefore(position)) {
      return EnglishWordSet.afterLetters.contains(wordAfter(position + 1))
    }
    let sign = previous(position)
    if char(sign) == "&", char(previous(sign)).isUpper, !char(previous(sign) - 1).isLatin {
      return true
    }
    let other = skipSpaces(letterEnd(position + 2))
    return EnglishWordSet.betweenLetters.contains(wordAfter(position + 1))
      && char(other).isUpper && char(other) != "I" && !char(other + 1).isWordPart
  }

  /// After a hyphen or a digit a word belongs to what is before it.
  private func join(at position: Int) -> SpokenWord.Join {
    let before = char(position - 1)
    return before == "-" || before.isDigit || before == "+" ? .tight : .space
  }

  /// A word with the apostrophes inside it, in parts if it is very long.
  mutating func readPlainWord(at position: Int) -> Match {
    var end = letterEnd(position)
    while char(end) == "'", char(end + 1).isLatin { end = letterEnd(end + 1) }
    let join = join(at: position)
    if end - position <= 32 {
      addWord(text.string(position..<end), position..<end, join: join)
      return ("word", end)
    }
    for start in stride(from: position, to: end, by: 32) {
      let part = start..<min(start + 32, end)
      addWord(text.string(part), part, join: start == position ? join : .tight)
    }
    return ("word", end)
  }

  // MARK: Abbreviations

  /// An abbreviation in full: min, Dr, Ch before a number.
  mutating func readAbbreviation(at position: Int) -> Match? {
    let range = word(at: position)
    guard startsWord(position), range.count <= 8 else { return nil }
    let lower = text.lowercased(range)
    let end = range.upperBound
    let hasPoint = char(end) == "."
    let point = hasPoint ? end + 1 : end
    let next = skipSpaces(point)
    let isBeforeNumber = char(next).isDigit || char(next) == "#"
    let endsSentence = !EnglishWordSet.unendingAbbreviations.contains(lower)
    if lower == "ph", hasPoint, char(end + 1) == "D", !char(end + 2).isLatin {
      let last = char(end + 2) == "." ? end + 3 : end + 2
      add(EnglishWord.doctorate.text, position..<last)
      return ("abbreviation", last)
    }
    if lower == "p" || lower == "no", hasPoint, isBeforeNumber {
      add((lower == "p" ? EnglishWord.page : .number).text, position..<point)
      return ("abbreviation", point)
    }
    // No. of guests, but No. Of course.
    if lower == "no", hasPoint, wordAfter(point) == EnglishWord.of.text, char(next).isLower {
      add(EnglishWord.number.text, position..<point)
      return ("abbreviation", point)
    }
    if hasPoint, char(next).isUpper, let title = EnglishAbbreviations.titles[lower] {
      add(title, range)
      return ("abbreviation", point)
    }
    if let full = EnglishAbbreviations.beforeNumbers[lower], isBeforeNumber, next - end <= 2 {
      add(full.words, range, kind: .word)
      return ("abbreviation", point)
    }
    if let match = readWeekday(range, lower) ?? readStreet(range, lower, hasPoint) { return match }
    if hasPoint, let full = EnglishAbbreviations.withPoint[lower] {
      add(full.words, range, kind: .word)
      return ("abbreviation", next >= span.upperBound && endsSentence ? end : point)
    }
    if let full = EnglishAbbreviations.always[lower], !hasUpperOnly(range) || lower.utf8.count <= 3
    {
      add(full.words, range, kind: .word)
      return ("abbreviation", endsSentence ? end : point)
    }
    return nil
  }

  func hasUpperOnly(_ range: Range<Int>) -> Bool {
    range.allSatisfy { char($0).isUpper }
  }

  /// a/s, w/o, on/off: short words with a slash.
  mutating func readSlashed(at position: Int) -> Match? {
    let range = word(at: position)
    guard startsWord(position), char(range.upperBound) == "/" else { return nil }
    let second = range.upperBound + 1
    let end = letterEnd(second)
    let first = text.lowercased(range)
    if first == "w" {
      if end == second + 1, char(second).lowercased == "o" {
        add(EnglishWord.without.text, range.lowerBound..<end)
        return ("abbreviation", end)
      }
      // A/C, W/D: what flats have.
      if char(position) == "W", char(second).isUpper, end == second + 1 {
        addLetters([position, second])
        return ("letters", end)
      }
      add(EnglishWord.with.text, range.lowerBound..<second)
      return ("abbreviation", second)
    }
    if let full = EnglishAbbreviations.slashed[text.lowercased(range.lowerBound..<end)] {
      add(full.words, range.lowerBound..<end, kind: .word)
      return ("abbreviation", end)
    }
    if let unit = EnglishUnits.match(text, at: range.lowerBound, span: span), unit.end == end {
      add(
        unit.unit.many.words, range.lowerBound..<end, kind: .word)
      return ("unit", end)
    }
    guard range.count <= 2, end > second, end - second <= 2 else { return nil }
    var last = end
    while char(last) == "/", (1...2).contains(letterEnd(last + 1) - last - 1) {
      last = letterEnd(last + 1)
    }
    addLetters((position..<last).filter { char($0) != "/" })
    return ("letters", last)
  }

  /// a.m., U.S., e.g.: letters with points.
  mutating func readInitials(at position: Int) -> Match? {
    var end = position
    var letters: [Int] = []
    while char(end).isLatin, char(end + 1) == ".",
      !char(end + 2).isWordPart || char(end + 3) == "."
        || (letters.count > 0 && !char(end + 3).isWordPart)
    {
      letters.append(end)
      end += 2
      if letters.count > 8 { break }
    }
    if letters.count > 0, char(end).isLatin, !char(end + 1).isWordPart {
      letters.append(end)
      end += 1
    }
    guard letters.count >= 2 else { return nil }
    let name = String(String.UnicodeScalarView(letters.map { char($0).lowercased }))
    if let full = EnglishAbbreviations.initials[name] {
      add(full.words, position..<end, kind: .word)
      return ("abbreviation", end)
    }
    addLetters(letters)
    return ("initials", end)
  }
}
