extension KoreanReader {
  /// Whether a match is reported, where two numbers with a colon are its score.
  func isScore(_ start: Int, _ end: Int) -> Bool {
    let after = wordAfter(end)
    return ends(wordBefore(start), with: .scoreWords)
      || begins(after, with: .scoreWords) && !begins(after, with: .otherScoreWords)
  }

  /// Whether two numbers with a hyphen are the result of a match: a word of the sentence says that
  /// one was won or lost, or each stands beside a name that has no numbers of its own.
  func isResult(_ pair: NumberPair) -> Bool {
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
    let after = wordAfter(pair.end)
    return char(pair.whole.lowerBound - 1) == " " && char(pair.end) == " "
      && before.count >= 2 && after.count >= 2 && pair.low <= 15 && pair.high <= 15
      && !begins(after, with: .hyphenatedAfter) && previous(before.lowerBound) < span.lowerBound
      && wordAfter(after.upperBound).isEmpty
  }
}
