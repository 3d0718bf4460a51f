extension KoreanReader {
  /// Whether a match is reported, where two numbers with a colon are its score.
  func isScore(_ start: Int, _ end: Int) -> Bool {
    let after = wordAfter(end)
    let before = wordBefore(start)
    return ends(before, with: .scoreWords) && !ends(before, with: .otherScoreWords)
      || begins(after, with: .scoreWords) && !begins(after, with: .otherScoreWords)
  }

  /// Whether two numbers with a hyphen are the result of a match: a word of the sentence says that
  /// one was won or lost, or each stands beside a name that has no numbers of its own.
  func isResult(_ pair: NumberPair) -> Bool {
    if isDecided(pair) { return true }
    let before = wordBefore(pair.whole.lowerBound)
    guard !ends(before, with: .hyphenated), !begins(before, with: .hyphenatedWhole) else {
      return false
    }
    if isBetweenLatinNames(pair) { return true }
    let home = name(before: pair.whole.lowerBound), away = name(after: pair.end)
    return char(pair.whole.lowerBound - 1) == " " && char(pair.end) == " "
      && home.count >= 2 && away.count >= 2 && pair.low <= 15 && pair.high <= 15
      && !begins(wordAfter(pair.end), with: .hyphenatedAfter)
      && previous(home.lowerBound) < span.lowerBound && name(after: away.upperBound).isEmpty
  }

  /// Whether a word of the sentence says that a match was won or lost.
  func isDecided(_ pair: NumberPair) -> Bool {
    let before = wordBefore(pair.whole.lowerBound)
    guard !ends(before, with: .hyphenated), !begins(before, with: .hyphenatedWhole) else {
      return false
    }
    var position = pair.end
    while position < span.upperBound, !".!?\n".unicodeScalars.contains(char(position)) {
      let word = position..<hangulEnd(position)
      if begins(word, with: .resultVerbs) { return true }
      position = max(word.upperBound, position + 1)
    }
    return false
  }

  /// Whether a text is nothing but two names in Latin letters and their numbers: Inter Milan 1-1 Arsenal.
  private func isBetweenLatinNames(_ pair: NumberPair) -> Bool {
    pair.low <= 15 && pair.high <= 15
      && isOfCapitalized(span.lowerBound..<pair.whole.lowerBound)
      && isOfCapitalized(pair.end..<span.upperBound)
  }

  /// Whether there are words with a capital and small letters in a range, and nothing else but spaces.
  private func isOfCapitalized(_ range: Range<Int>) -> Bool {
    var words = 0
    for position in range where char(position) != " " {
      if char(position - 1).isLatin {
        guard char(position).isLower else { return false }
      } else {
        guard char(position).isUpper, char(position + 1).isLower else { return false }
        words += 1
      }
    }
    return (1...3).contains(words)
  }

  /// Whether two numbers with a hyphen stand in brackets with others: 3-1 (25-21, 19-25, 25-18).
  func isListedResult(_ pair: NumberPair) -> Bool {
    var start = pair.whole.lowerBound
    while isOfList(char(start - 1)) { start -= 1 }
    var end = pair.end
    while isOfList(char(end)) { end += 1 }
    guard char(start - 1) == "(", char(end) == ")" else { return false }
    return (start..<end).count { char($0) == "-" } > 1
  }

  private func isOfList(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar == "-" || scalar == "," || scalar == " "
  }

  /// The name before a position, past spaces: Hangul, capital letters or both, as LG and GS칼텍스.
  private func name(before position: Int) -> Range<Int> {
    var end = position
    while end > 0, char(end - 1) == " " { end -= 1 }
    var start = end
    while start > 0, isOfName(char(start - 1)) { start -= 1 }
    return start..<end
  }

  /// The name after a position, past spaces.
  private func name(after position: Int) -> Range<Int> {
    let start = skipSpaces(position)
    var end = start
    while isOfName(char(end)) { end += 1 }
    return start..<end
  }

  private func isOfName(_ scalar: Unicode.Scalar) -> Bool { scalar.isSyllable || scalar.isUpper }
}
