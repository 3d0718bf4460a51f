import AccessibilityModel

extension KoreanReader {
  /// x of 3 x 4 and of x2, between or before numbers.
  mutating func readCross(at position: Int) -> Match? {
    let end = position + 1
    let isAfterDigit = char(position - 1).isDigit
    // 가로 30cm x 세로 20cm.
    if char(position).lowercased == "x", char(position - 1) == " ", char(end) == " ",
      case let side = wordAfter(end), KoreanWordSet.namesOfSides.contains(text.string(side)),
      char(skipSpaces(side.upperBound)).isDigit, stream.pause == nil,
      stream.words.last?.kind == .counter || stream.words.last?.kind == .number
    {
      addSign(.times, at: position)
      return ("times", end)
    }
    if isCross(position), isMeasuredSide(skipSpaces(end)), stream.pause == nil {
      addSign(.times, at: position)
      return ("times", end)
    }
    // 5만x3, 100원x10.
    if char(position) == "x", char(end).isDigit, char(position - 1).isSyllable,
      stream.touches(position), [.number, .counter].contains(stream.words.last?.kind)
    {
      addSign(.times, at: position)
      return ("times", end)
    }
    guard char(position).lowercased == "x", !char(end).isLatin, char(skipSpaces(end)).isDigit,
      char(position) == "x" || isAfterDigit,
      char(end) == " " || isAfterDigit || !isInsideWord(position)
    else { return nil }
    // x₁ + x₂ and x1, x2 are of letters with numbers.
    if char(position) == "x", isTerm(position) { return nil }
    addSign(.times, at: position)
    return ("times", end)
  }

  /// Whether a letter and a number stand beside another such with a sign of a sum or a comma between.
  private func isTerm(_ position: Int) -> Bool {
    func isVariable(_ start: Int) -> Bool {
      char(start).isLower && char(start + 1).isDigit && !isInsideWord(start)
        && !char(digitEnd(start + 1)).isWordPart
    }
    guard isVariable(position) else { return false }
    // 수량 x1, x2 are amounts: a list of letters is all that is written.
    let isList =
      span.count <= 64
      && span.allSatisfy {
        char($0) == "," || char($0) == " " || char($0).isDigit || char($0) == char(position)
      }
    let signs = isList ? "+-−=," : "+-−="
    let sign = skipSpaces(digitEnd(position + 1)), before = previous(position)
    if signs.unicodeScalars.contains(char(sign)), isVariable(skipSpaces(sign + 1)) { return true }
    let last = previous(before), first = digitStart(last + 1)
    return signs.unicodeScalars.contains(char(before)) && first <= last && isVariable(first - 1)
  }

  /// W120 D60 H72: whether the letter of a width, a depth or a height stands before digits, and another
  /// of them with its own beside it.
  func isMeasuredSide(_ position: Int) -> Bool {
    func isLettered(_ start: Int) -> Bool {
      Self.sides.contains(char(start)) && char(start + 1).isDigit
        && char(start) != char(position) && !char(digitEnd(start + 1)).isLatin
    }
    guard Self.sides.contains(char(position)), char(position + 1).isDigit,
      !isOfPlace(position)
    else { return false }
    if isLettered(pastCross(digitEnd(position + 1))) { return true }
    var before = previous(position)
    // W1200 x D600.
    if isCross(before) { before = previous(before) }
    let start = digitStart(before + 1)
    return start <= before && isLettered(start - 1) && !isInsideWord(start - 1)
  }

  /// Whether a cross with spaces around it stands at a position.
  private func isCross(_ position: Int) -> Bool {
    char(position).lowercased == "x" && char(position - 1) == " " && char(position + 1) == " "
  }

  /// The first position past spaces and past a cross between them.
  private func pastCross(_ position: Int) -> Int {
    let next = skipSpaces(position)
    return isCross(next) ? skipSpaces(next + 1) : next
  }

  /// 주차 D102 H103: whether letters and digits before a position begin with a word of places, which have
  /// no sides.
  private func isOfPlace(_ position: Int) -> Bool {
    var first = position
    for _ in 0..<4 {
      let before = previous(first)
      let start = digitStart(before + 1)
      guard start <= before, Self.sides.contains(char(start - 1)) else { break }
      first = start - 1
    }
    var count = 0, next = first
    while Self.sides.contains(char(next)), char(next + 1).isDigit {
      count += 1
      next = skipSpaces(digitEnd(next + 1))
    }
    // 사물함 W900 D450 H1800: three are measures anywhere.
    return count < 3 && ends(label(before: first), with: .letteredPlaces)
  }

  private static let sides: Set<Unicode.Scalar> = ["W", "D", "H", "L"]
}
