import AccessibilityModel

extension EnglishReader {
  private enum Part {
    case digits(Range<Int>)
    case mask(Range<Int>)
  }

  /// Reads telephone, card and account numbers, codes, and masks.
  mutating func readDigitString(at start: Int) -> Match? {
    var position = start
    let hasPlus = char(position) == 0x2B
    if hasPlus { position += 1 }
    let hasParenthesis = char(position) == 0x28
    if hasParenthesis {
      let close = digitEnd(position + 1)
      guard close > position + 1, char(close) == 0x29 else { return nil }
      position += 1
    }
    var groups: [[Part]] = []
    var separators: [UInt32] = []
    var end = position
    while groups.count < 8 {
      let group = self.group(at: position)
      guard !group.parts.isEmpty else { break }
      groups.append(group.parts)
      end = group.end
      var next = end
      var separator = char(next)
      if separator == 0x29, hasParenthesis, groups.count == 1 {
        end = next + 1
        next = skipSpaces(next + 1)
        if char(next) == 0x2D { next += 1 }
        separator = 0x20
      } else if separator == 0x2D || separator == 0x2E || separator == 0x20 {
        next += 1
      } else {
        break
      }
      guard !self.group(at: next).parts.isEmpty else { break }
      if let first = separators.last, first != 0x20, first != separator { break }
      separators.append(separator)
      position = next
    }
    guard !groups.isEmpty, isSaidByDigit(groups, separators, hasPlus, hasParenthesis, end) else {
      return nil
    }
    addGroups(groups, from: start, hasPlus: hasPlus)
    return ("digit by digit", end)
  }

  private func group(at start: Int) -> (parts: [Part], end: Int) {
    var parts: [Part] = []
    var position = start
    while true {
      let end = digitEnd(position)
      if end > position {
        parts.append(.digits(position..<end))
        position = end
      } else if let end = maskEnd(position) {
        parts.append(.mask(position..<end))
        position = end
      } else {
        return (parts, position)
      }
    }
  }

  func maskEnd(_ position: Int) -> Int? {
    let mask = char(position)
    guard KoreanReader.masks.contains(mask) else { return nil }
    var end = position
    while char(end) == mask { end += 1 }
    if mask | 0x20 == 0x78 {
      guard end - position >= 2, !ScalarClass.isLatin(char(end)),
        !ScalarClass.isLatin(char(position - 1))
      else { return nil }
    }
    return end - position >= 2 ? end : nil
  }

  private func isSaidByDigit(
    _ groups: [[Part]],
    _ separators: [UInt32],
    _ hasPlus: Bool,
    _ hasParenthesis: Bool,
    _ end: Int
  ) -> Bool {
    let counts = groups.map { parts in
      parts.reduce(0) { sum, part in
        if case .digits(let range) = part { return sum + range.count }
        return sum
      }
    }
    let total = counts.reduce(0, +)
    let hasMask = groups.joined().contains { if case .mask = $0 { true } else { false } }
    if hasMask { return true }
    guard case .digits(let first)? = groups.first?.first else { return false }
    let startsWithZero = char(first.lowerBound) == 0x30
    if hasPlus { return total >= 7 }
    if hasParenthesis { return total >= 7 && counts.count > 1 }
    guard let separator = separators.first else { return isSingleCode(first, startsWithZero) }
    switch separator {
    case 0x2D:
      if counts.count >= 3 { return total >= 6 }
      if startsWithZero, counts[0] > 1 { return true }
      if counts == [3, 3] || counts == [4, 4] || counts == [2, 4],
        EnglishReader.codeWords.contains(wordBefore(first.lowerBound))
      {
        return true
      }
      return total >= 7 && EnglishUnits.match(text, at: end, span: span) == nil
        && !(counts == [4, 4] && isYearRange(first))
    case 0x20:
      if startsWithZero, counts[0] >= 2 { return counts.count >= 2 && total >= 8 }
      return counts.count >= 3 && total >= 10 && counts.allSatisfy { $0 >= 3 }
    default:
      return counts.count >= 3 && total >= 9 && counts.allSatisfy { $0 >= 3 }
    }
  }

  private func isYearRange(_ range: Range<Int>) -> Bool {
    guard let year = value(range) else { return false }
    return (1900...2099).contains(year)
  }

  private func isSingleCode(_ range: Range<Int>, _ startsWithZero: Bool) -> Bool {
    let end = range.upperBound
    guard range.count > 1 else { return false }
    let next = char(end)
    if (next == 0x2C || next == 0x2E || next == 0x3A || next == 0x2F),
      ScalarClass.isDigit(char(end + 1))
    {
      return false
    }
    if next == 0x25 { return false }
    let hasUnit = EnglishUnits.match(text, at: end, span: span) != nil
    if startsWithZero || range.count >= 9 { return !hasUnit && !ScalarClass.isLatin(next) }
    if hasUnit { return false }
    if options.context == .code { return true }
    guard range.count >= 3 else { return false }
    if range == 0..<text.count, value(range) == 911 || value(range) == 999 { return true }
    var word = wordBefore(range.lowerBound)
    if word == "is" || word == "no" || word == "in" || word == "are" {
      let before = range.lowerBound
      var start = before
      while start > 0, text[start - 1] == 0x20 { start -= 1 }
      while start > 0, ScalarClass.isLatin(text[start - 1]) { start -= 1 }
      word = wordBefore(start)
      if word == "ending" { return true }
    }
    if EnglishReader.codeWords.contains(word) { return true }
    if range.count <= 6, ["call", "dial", "text", "press", "calling"].contains(word) {
      return !["times", "people", "minutes", "words", "friends"].contains(wordAfter(end))
    }
    if range.count == 5, word.utf8.count == 2, ScalarClass.isUpper(text[range.lowerBound - 2]) {
      return true
    }
    if text[range.lowerBound - 1] == 0x23, range.lowerBound > 0 { return range.count >= 4 }
    return range.count == 4 && EnglishReader.cardWords.contains(word)
  }

  private static let codeWords: Set<String> = [
    "code", "pin", "ext", "otp", "passcode", "id", "ending", "number", "zip", "account", "tracking",
    "reference", "confirmation", "cvc", "cvv", "ref", "extension", "invoice", "serial", "booking",
    "reservation",
  ]
  private static let cardWords: Set<String> = [
    "card", "visa", "mastercard", "amex", "bank", "checking", "savings", "debit", "credit",
    "discover",
    "room", "flight",
  ]

  private mutating func addGroups(_ groups: [[Part]], from start: Int, hasPlus: Bool) {
    if hasPlus { add(["plus"], start..<(start + 1), kind: .symbolName) }
    var mask: Range<Int>?
    var hidden = 0
    var join: SpokenWord.Join = .space
    for (index, group) in groups.enumerated() {
      if index > 0 || hasPlus { join = index == 0 ? .space : .pause(.comma) }
      for part in group {
        switch part {
        case .mask(let range):
          mask = (mask?.lowerBound ?? range.lowerBound)..<range.upperBound
          hidden += range.count
        case .digits(let range):
          if let masked = mask {
            addMask(masked, hidden)
            mask = nil
            hidden = 0
            join = .pause(.comma)
          }
          if case .pause(let pause) = join { stream.pause(pause) }
          add(EnglishNumerals.byDigit(digits(range)), range, join: join)
          join = .tight
        }
      }
    }
    if let mask { addMask(mask, hidden) }
  }

  /// Four characters, hidden.
  private mutating func addMask(_ range: Range<Int>, _ count: Int) {
    if !stream.words.isEmpty, stream.end > range.lowerBound - 2, stream.pause == nil {
      stream.pause(.comma)
    }
    add(EnglishNumerals.cardinal(count), range)
    stream.add(count == 1 ? "character" : "characters", .english, range)
    stream.pause(.comma)
    stream.add("hidden", .english, range)
  }
}
