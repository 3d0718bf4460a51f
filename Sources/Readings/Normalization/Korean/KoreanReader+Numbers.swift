import AccessibilityModel

extension KoreanReader {
  /// Reads what begins with a digit.
  mutating func readNumber(at position: Int) -> Match {
    if char(position + 1) == 0x20E3 { return readUnknown(at: position) }
    if let match = readName(at: position) { return match }
    if let match = readAddress(at: position) { return match }
    if let match = readPlate(at: position) { return match }
    if let match = readOrdinalSuffix(at: position) { return match }
    if let match = readDigitsAfterLetters(at: position) { return match }
    if let match = readEmergency(at: position) { return match }
    if let match = readGeneration(at: position) { return match }
    if let match = readRemembered(at: position) { return match }
    if let match = readMoment(at: position) { return match }
    if let match = readTimes(at: position) { return match }
    if let match = readDigitString(at: position) { return match }
    if let match = readVersion(at: position) { return match }
    if let match = readPair(at: position) { return match }
    if let match = readAmountRange(at: position) { return match }
    if let match = readAlphanumeric(at: position) { return match }
    if let amount = amount(at: position) { return readAmount(amount) }
    return ("digit", position + 1)
  }

  /// 500g*3개: an asterisk between amounts multiplies; in a long row of digits it hides one.
  private mutating func readTimes(at position: Int) -> Match? {
    guard let amount = amount(at: position), amount.sign == nil,
      amount.unit != nil || amount.quantity.range.count <= 3
    else { return nil }
    let sign = amount.range.upperBound
    guard char(sign) == 0x2A, ScalarClass.isDigit(char(sign + 1)) else { return nil }
    stream.add(phrase(of: amount), .korean)
    stream.add("곱하기", .korean, sign..<(sign + 1), kind: .symbolName)
    return ("times", sign + 1)
  }

  /// Reads an amount that stands alone.
  mutating func readAmount(_ amount: Amount) -> Match {
    stream.add(phrase(of: amount), .korean)
    var end = amount.range.upperBound
    if amount.unit == nil, let glued = particleEnd(end) {
      stream.glue(text.string(end..<glued), upTo: glued)
      end = glued
    } else if let next = temperatureRange(after: end) {
      glueToLast("에서")
      end = next
    } else if amount.unit != nil, let open = openRangeEnd(end) {
      glueToLast("부터")
      end = open
    }
    guard let unit = amount.unit else { return ("number", end) }
    switch unit.kind {
    case .money: return ("money", end)
    case .unit: return ("unit", end)
    case .counter: return (amount.native == nil ? "counter" : "native counter", end)
    }
  }

  /// The end of a tilde between temperatures that words tell apart: 영하 3도~영상 5도.
  private func temperatureRange(after end: Int) -> Int? {
    guard let start = rangeStart(after: end), start.isTilde,
      hasWord("영상", at: start.next) || hasWord("영하", at: start.next),
      ScalarClass.isDigit(char(skipSpaces(start.next + 2)))
    else { return nil }
    return start.next
  }

  /// Lengthens the last word by what is said but not written.
  mutating func glueToLast(_ suffix: String) {
    stream.glue(suffix, upTo: stream.end)
  }

  /// The end of a Hangul run that is nothing but particles.
  func particleEnd(_ position: Int) -> Int? {
    let end = hangulEnd(position)
    guard end > position, KoreanParticles.isParticle(text, position..<end) else { return nil }
    return end
  }

  /// The end of a tilde that leaves a range open: 39,000원~.
  func openRangeEnd(_ position: Int) -> Int? {
    guard char(skipSpaces(position)) == 0x7E else { return nil }
    let tilde = skipSpaces(position)
    let next = skipSpaces(tilde + 1)
    let isOpen =
      next >= span.upperBound || char(next) == 0x0A || char(next) == 0x29
      || (ScalarClass.isHangul(char(next)) && next > tilde + 1)
    return isOpen ? tilde + 1 : nil
  }
}
