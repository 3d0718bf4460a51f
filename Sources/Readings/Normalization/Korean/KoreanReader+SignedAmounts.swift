import AccessibilityModel

extension KoreanReader {
  /// (02) 555-1234, +82 10 ….
  mutating func readSignedDigitString(at position: Int) -> Match? {
    let sign = char(position)
    return sign == "+" || sign == "(" ? readDigitString(at: position) : nil
  }

  /// - of -0:30, + of +1:00.
  mutating func readSignOfTime(at position: Int) -> Match? {
    guard char(position) == "-" || char(position) == "+", char(digitEnd(position + 1)) == ":",
      moment(at: position + 1) != nil, !isInsideWord(position)
    else { return nil }
    addSign(char(position) == "-" ? .minus : .plus, at: position)
    return ("sign", position + 1)
  }

  /// - of - 0.5% and of 할인 - 3,000원: past a space too a minus, before money or a rate that ends the
  /// text, where nothing or what is taken away stands before it.
  mutating func readSpacedMinus(at position: Int) -> Match? {
    guard "-–−".unicodeScalars.contains(char(position)), char(position + 1) == " ",
      previous(position) < span.lowerBound || ends(wordBefore(position), with: .takenAway),
      let amount = amount(at: position + 2), amount.sign == nil, let unit = amount.unit,
      unit.isMoney || isChanging(unit.word), endsText(amount.range.upperBound),
      // 학생 할인 - 50%: the rate of a discount is none below zero.
      unit.isMoney || !ends(wordBefore(position), with: .discounts)
    else { return nil }
    addSign(.minus, at: position)
    return ("sign", position + 1)
  }

  /// Whether nothing follows but a full stop.
  private func endsText(_ position: Int) -> Bool {
    let next = skipSpaces(position)
    return next >= span.upperBound
      || char(next) == "." && skipSpaces(next + 1) >= span.upperBound
  }

  func isSignedAmount(_ position: Int) -> Bool {
    (char(position).isDigit || KoreanCurrencies.signs[char(position)] != nil)
      && amount(at: position)?.unit != nil
  }

  /// -5°C, ₩12,000; 코드: -1009, of which the digits are those of a code.
  mutating func readSignedAmount(at position: Int) -> Match? {
    let code = (position + 1)..<digitEnd(position + 1)
    if char(position) == "-", code.count >= 3, !isInsideWord(position),
      ends(label(before: position), with: .openCodeEnds), !char(code.upperBound).isWordPart,
      ![".", ",", "-"].contains(char(code.upperBound)) || !char(code.upperBound + 1).isDigit
    {
      addSign(.minus, at: position)
      add(KoreanNumerals.byDigit(digits(code)), code)
      return ("number", glueParticles(at: code.upperBound))
    }
    return readAmountOrFraction(at: position)
  }

  private mutating func readAmountOrFraction(at position: Int) -> Match? {
    isAmountStart(char(position)) || bareFraction(at: position) != nil
      ? readAmount(at: position) : nil
  }

  func isAmountStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "+" || scalar == "±" || scalar == "–"
      || KoreanCurrencies.signs[scalar] != nil
  }
}
