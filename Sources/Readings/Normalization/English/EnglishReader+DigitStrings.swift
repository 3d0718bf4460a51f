import AccessibilityModel

extension EnglishReader {
  /// Reads telephone, card and account numbers, codes, and masks.
  mutating func readDigitString(at start: Int) -> Match? {
    guard let string = digitString(at: start, Self.digitStyle), isSaidByDigit(string) else {
      return nil
    }
    add(string, from: start)
    return ("digit by digit", string.end)
  }

  /// xxxx-1234: a number of which letters hide the beginning.
  mutating func readLetterMask(at start: Int) -> Match? {
    guard let end = maskEnd(start), !isInsideWord(start),
      char(end) == "-" ? end - start >= 3 : char(end) == " " && end - start >= 4,
      let string = digitString(at: start, Self.digitStyle), (3...8).contains(string.digitCount)
    else { return nil }
    add(string, from: start)
    return ("digit by digit", string.end)
  }

  private static let digitStyle = DigitString.Style(
    shortestMask: 2, closesAreaCodes: false, spacesHyphens: false, takesDashes: false
  )

  func maskEnd(_ position: Int) -> Int? {
    maskEnd(position, shortest: Self.digitStyle.shortestMask)
  }

  private func isSaidByDigit(_ string: DigitString) -> Bool {
    if string.hasMask { return true }
    let counts = string.groups.map(\.digitCount)
    let total = string.digitCount
    let first = string.groups[0].range
    let startsWithZero = char(first.lowerBound) == "0"
    if string.hasPlus { return total >= 7 }
    if string.hasParenthesis { return total >= 7 && counts.count > 1 }
    guard let separator = string.separators.first else {
      return isSingleCode(first, startsWithZero)
    }
    switch separator {
    case "-":
      if counts.count >= 3 { return total >= 6 }
      if startsWithZero, counts[0] > 1 { return true }
      // Case No. 23-1234, but Nos. 12-15.
      if counts.count == 2, counts[1] >= 4, counts[1] > counts[0], isNumbered(first.lowerBound) {
        return true
      }
      if counts == [3, 3] || counts == [4, 4] || counts == [2, 4],
        EnglishWordSet.codeWords.contains(wordBefore(first.lowerBound))
      {
        return true
      }
      return total >= 7 && EnglishUnits.match(text, at: string.end, span: span) == nil
        && !(counts == [4, 4] && isYearRange(first))
    case " ":
      if startsWithZero, counts[0] >= 2 { return counts.count >= 2 && total >= 8 }
      return counts.count >= 3 && total >= 10 && counts.allSatisfy { $0 >= 3 }
    default:
      return counts.count >= 3 && total >= 9 && counts.allSatisfy { $0 >= 3 }
    }
  }

  /// Whether # or the abbreviation of number stands before a position.
  private func isNumbered(_ position: Int) -> Bool {
    let sign = previous(position)
    return char(sign) == "#" || char(sign) == "." && wordBefore(sign) == Self.number
  }

  private static let number = "no"

  private func isYearRange(_ range: Range<Int>) -> Bool {
    guard let year = value(range) else { return false }
    return (1900...2099).contains(year)
  }

  private func isSingleCode(_ range: Range<Int>, _ startsWithZero: Bool) -> Bool {
    let end = range.upperBound
    guard range.count > 1 else { return false }
    let next = char(end)
    if ",.:/".unicodeScalars.contains(next), char(end + 1).isDigit { return false }
    if next == "%" { return false }
    let hasUnit = EnglishUnits.match(text, at: end, span: span) != nil
    if startsWithZero || range.count >= 9 { return !hasUnit && !next.isLatin }
    if hasUnit { return false }
    if options.context == .code { return true }
    guard range.count >= 3 else { return false }
    if range == 0..<text.count, value(range) == 911 || value(range) == 999 { return true }
    var word = wordBefore(range.lowerBound)
    if EnglishWordSet.betweenCodes.contains(word) {
      let before = range.lowerBound
      var start = before
      while start > 0, text[start - 1] == " " { start -= 1 }
      while start > 0, text[start - 1].isLatin { start -= 1 }
      word = wordBefore(start)
      if word == "ending" { return true }
    }
    if EnglishWordSet.codeWords.contains(word) { return true }
    if range.count <= 6, EnglishWordSet.calledBefore.contains(word) {
      return !EnglishWordSet.countedAfterCalls.contains(wordAfter(end))
    }
    if range.count == 5, word.utf8.count == 2, text[range.lowerBound - 2].isUpper {
      return true
    }
    // Savings ...1234, MLS# 12345678.
    if hasWord("..", at: range.lowerBound - 2), range.count == 4 { return true }
    let sign = previous(range.lowerBound)
    if char(sign) == "#", char(sign - 1).isLatin, char(sign - 2).isLatin { return range.count >= 4 }
    if text[range.lowerBound - 1] == "#", range.lowerBound > 0 { return range.count >= 4 }
    return range.count == 4 && EnglishWordSet.cardWords.contains(word)
  }

  private mutating func add(_ string: DigitString, from start: Int) {
    if string.hasPlus { add(EnglishWord.plus.list, start..<(start + 1), kind: .symbolName) }
    for (index, run) in string.runs.enumerated() {
      switch run.part {
      case .mask(let range): addMask(range, run.hidden)
      case .digits(let range):
        if run.isApart, index > 0 { stream.pause(.comma) }
        addDigits(range, join: run.isApart ? .space : .tight)
      }
    }
  }

  /// A mask: "four characters hidden".
  private mutating func addMask(_ range: Range<Int>, _ count: Int) {
    if !stream.words.isEmpty, stream.end > range.lowerBound - 2, stream.pause == nil {
      stream.pause(.comma)
    }
    add(EnglishUnit(.characters).words(count), range)
    stream.pause(.comma)
    add(EnglishWord.hidden.text, range)
  }
}
