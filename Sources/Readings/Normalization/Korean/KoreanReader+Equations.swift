/// Equations in which letters stand for numbers: 2x + 3 = 7.
extension KoreanReader {
  /// - of 3x-5=10, which between numbers alone takes one away.
  mutating func readMinusInEquation(at position: Int) -> Match? {
    guard char(position) == "-" || char(position) == "–" || char(position) == "−",
      isOperand(char(previous(position))) || char(previous(position)) == ")",
      isOperand(char(skipSpaces(position + 1))) || char(skipSpaces(position + 1)) == "(",
      isInEquation(position)
    else { return nil }
    addSign(.minus, at: position)
    return ("sign", position + 1)
  }

  /// 6/2=3, 84,000 / 4 = 21,000: a slash between two numbers of which the quotient follows.
  mutating func readDivision(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.high > 0, pair.high < Int.max,
      char(skipSpaces(pair.end)) == "=",
      let result = plainQuantity(at: skipSpaces(skipSpaces(pair.end) + 1)),
      let quotient = result.value,
      pair.low > 0, pair.low % pair.high == 0, pair.low / pair.high == quotient,
      // 3/1 = 3월 1일 explains how a day is written.
      !hasUnit(after: result.range.upperBound),
      !char(result.range.upperBound).isSyllable
        || particleEnd(result.range.upperBound) != nil,
      let name = Self.symbolNames["÷"], !isInsideWord(position)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    phrase.add(name, pair.sign..<(pair.sign + 1), kind: .symbolName)
    phrase.add(words: pair.second.words, pair.second.range)
    add(phrase)
    return ("division", pair.end)
  }

  /// a < b, x ≥ 3: which of two letters, or of a letter and a number, is less; the sign of a place in
  /// menus, 설정 > 알림, stands between words.
  mutating func readInequality(at position: Int) -> Match? {
    let last = previous(position), start = skipSpaces(position + 1)
    guard let index = Self.comparisons.firstIndex(of: char(position)), last >= span.lowerBound,
      stream.end == last + 1, stream.pause == nil, let left = stream.words.last?.text
    else { return nil }
    let isLetter = isVariable(last)
    let number = plainQuantity(at: start)
    let end = number?.range.upperBound ?? start + 1
    guard
      isVariable(start) && (isLetter || char(last).isDigit) || char(start).isDigit && isLetter,
      !char(end).isWordPart, !isOperator(end), !isOperator(skipSpaces(end)),
      !isOperator(previous(last)),
      // 오차 e < 5%.
      number == nil || !hasUnit(after: end) && char(end) != "%",
      // 설정 a > b is a way through menus, and a <b> c has marks.
      Self.comparisons[index] != ">" || number != nil || !char(previous(last)).isSyllable,
      (char(position - 1) == " ") == (char(position + 1) == " "),
      ![previous(last), skipSpaces(end)].contains(where: {
        Self.comparisons.firstIndex(of: char($0)).map { $0 % 2 != index % 2 } ?? false
      })
    else { return nil }
    let words = [KoreanWord.lessOrMore.list[index % 2]]
    let all = index < 2 ? words : [KoreanWord.orEqual.list[index % 2], KoreanWord.orEqual.list[2]]
    // a ≤ b < c: in a row each sign is said where it stands; 홈 > a > b is a way through menus.
    if [previous(last), skipSpaces(end)].contains(where: { Self.comparisons.contains(char($0)) }) {
      guard char(position) != ">" else { return nil }
      for word in all { add(word, position..<(position + 1), kind: .symbolName) }
      return ("comparison", position + 1)
    }
    stream.glue(KoreanParticles.form(.topic, after: left), upTo: position + 1)
    if let number {
      add(number.words, start..<end)
    } else {
      add(LatinWords.letter(char(start)), start..<end, kind: .letterName)
    }
    glueToLast(KoreanWord.than.text)
    for word in all { add(word, position..<(position + 1), kind: .symbolName) }
    return ("comparison", end)
  }

  private static let comparisons: [Unicode.Scalar] = ["<", ">", "≤", "≥"]

  /// Whether a single small letter stands at a position, as that of a number does.
  func isVariable(_ position: Int) -> Bool {
    char(position).isLower && !isInsideWord(position) && !char(position + 1).isWordPart
  }

  private func isOperator(_ position: Int) -> Bool {
    "+-–−×÷*/=^(.,".unicodeScalars.contains(char(position))
      && (char(position) != "." && char(position) != "," || char(position + 1).isDigit)
  }

  /// Whether a position stands among numbers, single letters and signs of which one is =.
  func isInEquation(_ position: Int) -> Bool {
    // An equation that is longer is none to be read aloud.
    let longest = 64
    var start = position
    while position - start < longest, isOfEquation(start - 1) { start -= 1 }
    var end = position
    while end - position < longest, isOfEquation(end) { end += 1 }
    let equation = start..<end
    return equation.contains { char($0) == "=" } && equation.contains { char($0).isLatin }
      && equation.contains { char($0).isDigit }
  }

  private func isOfEquation(_ position: Int) -> Bool {
    let scalar = char(position)
    if scalar.isLatin { return !char(position - 1).isLatin && !char(position + 1).isLatin }
    return scalar.isDigit || " +-–−×÷*/=^().".unicodeScalars.contains(scalar) || isPower(scalar)
  }

  private func isOperand(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar.isLatin || isPower(scalar)
  }
}
