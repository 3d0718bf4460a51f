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
