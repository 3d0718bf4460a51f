import AccessibilityModel

extension KoreanReader {
  /// Three and more different signs in a row are listed one by one: !@#$%.
  mutating func readSymbolList(at position: Int) -> Match? {
    var end = position
    while end - position <= 32, Self.listed.contains(char(end)) { end += 1 }
    guard end - position >= 3 else { return nil }
    let signs = Set((position..<end).map { char($0) })
    guard signs.count >= 3, !signs.isDisjoint(with: ["@", "#", "$", "%", "^", "&"]) else {
      return nil
    }
    for sign in position..<end {
      addName(Self.symbolNames[char(sign)] ?? "", sign..<(sign + 1))
    }
    return ("list of signs", end)
  }

  private static let listed: Set<Unicode.Scalar> = Set("!@#$%^&*_-+=?~".unicodeScalars)

  /// ^^ and ^^;: a smile, which is silent where it is the whole text too.
  mutating func readSmile(at position: Int) -> Match? {
    // Only here is it asked how long the row is: in a long one of other signs, at each of them.
    guard char(position) == "^", options.punctuation != .all else { return nil }
    let end = runEnd(position)
    guard end - position >= 2 else { return nil }
    return ("face", char(end) == ";" ? runEnd(end) : end)
  }

  /// & @ # + = in running text.
  mutating func readSign(at position: Int) -> Match? {
    let scalar = char(position)
    guard "+&@#%=$".unicodeScalars.contains(scalar) else { return nil }
    guard options.punctuation != .none else { return ("silent symbol", position + 1) }
    let before = char(position - 1)
    let next = char(position + 1)
    // 양성(+), as 음성(-).
    if scalar == "+", before == "(", next == ")",
      ends(wordBefore(position - 1), with: .namesOfSigns)
    {
      return ("silent symbol", position + 1)
    }
    if scalar == "&", before.isLatin, next.isLatin {
      addSign(.joinedAnd, at: position, join: .tight)
    } else if scalar == "#", before.isDigit, !next.isWordPart {
      addSign(.poundKey, at: position)
    } else {
      addName(Self.symbolNames[scalar] ?? "", position..<(position + 1))
    }
    return ("sign", position + 1)
  }

  func pause(at position: Int) -> SpokenWord.Pause? {
    let next = char(position + 1)
    let isInside = isInsideWord(position) && next.isWordPart
    switch char(position) {
    case "." where isInside && !next.isHangul: return .short
    case "'", "-", "–": return isInside ? nil : char(position) == "'" ? .short : .comma
    case ".", "。": return .period
    case "?": return .question
    case "!": return .exclamation
    case ":", ";", "…", "⋯", "—": return .colon
    case ",", "、", "·", "•", "|", "→", "›", ">", "※": return .comma
    case "(", ")", "[", "]", "{", "}", "〈"..."】", "〔"..."〛": return .comma
    case "/", "\"", "“", "”", "‘", "«", "»", "~": return .short
    default: return nil
    }
  }
}
