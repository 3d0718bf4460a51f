import AccessibilityModel

extension KoreanReader {
  /// ①, Ⅳ, ½, ²: numbers that are one sign.
  mutating func readNumeralSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    // 10⁻³.
    if char(position) == "⁻", isInsideWord(position),
      case .power(let value) = NumeralSigns.meaning(of: char(position + 1))
    {
      if stream.touches(position), stream.words.last?.kind == .number {
        stream.glue(KoreanWord.genitive.text, upTo: position)
      }
      // 10⁻¹².
      var value = value, end = position + 2
      while end - position < 4, case .power(let digit) = NumeralSigns.meaning(of: char(end)) {
        value = value * 10 + digit
        end += 1
      }
      addSign(.minus, at: position)
      add(
        KoreanNumerals.sino(value).joined() + KoreanWord.power.text, (position + 1)..<end,
        kind: .symbolName)
      return ("numeral sign", end)
    }
    switch NumeralSigns.meaning(of: char(position)) {
    case .number(let value):
      add(KoreanNumerals.sino(value).joined(), range, kind: .number)
    case .fraction(let part, let whole):
      if char(position - 1).isDigit {
        let word = stream.words.last?.text ?? ""
        stream.glue(KoreanParticles.form(.with, after: word), upTo: position)
      }
      for word in KoreanNumerals.fraction(part, whole) { add(word, range, kind: .number) }
    case .power(var value):
      // 10²³.
      var end = position + 1
      while end - position < 3, case .power(let digit) = NumeralSigns.meaning(of: char(end)) {
        value = value * 10 + digit
        end += 1
      }
      addPower(value, position..<end)
      return ("numeral sign", end)
    case nil: return nil
    }
    return ("numeral sign", position + 1)
  }

  /// Says a power: 제곱, and after a number from the third on 의 before it, 십의 세제곱.
  private mutating func addPower(_ value: Int, _ range: Range<Int>) {
    if value > 2, stream.touches(range.lowerBound), stream.words.last?.kind == .number {
      stream.glue(KoreanWord.genitive.text, upTo: range.lowerBound)
    }
    let known = [2: KoreanWord.squared.text, 3: KoreanWord.cubed.text][value]
    add(
      known ?? KoreanNumerals.sino(value).joined() + KoreanWord.power.text, range, join: .tight,
      kind: .symbolName)
  }

  /// ^ of x^2 and 10^3: a power.
  mutating func readCaret(at position: Int) -> Match? {
    let exponent = (position + 1)..<digitEnd(position + 1)
    let before = char(position - 1)
    guard char(position) == "^", options.punctuation != .all, (1...2).contains(exponent.count),
      before.isDigit || before == ")" || before.isLatin && !char(position - 2).isLatin,
      !char(exponent.upperBound).isWordPart, let value = value(exponent)
    else { return nil }
    stream.dropPause()
    addPower(value, position..<exponent.upperBound)
    return ("numeral sign", exponent.upperBound)
  }

  /// × between operands or before a number; elsewhere it is the letter of what is wrong: × 불가.
  mutating func readMultiplication(at position: Int) -> Match? {
    guard char(position) == "×" else { return nil }
    let before = text[previous(position)], after = char(skipSpaces(position + 1))
    let isBetween =
      (before.isWordPart || isClosing(before))
      && (after.isWordPart || "([{".unicodeScalars.contains(after))
    // ○ 가능 × 불가: beside a circle it tells what is wrong.
    let nearby = (position - 64..<position + 64).clamped(to: span)
    let isAnswer = isBetween && nearby.contains { Self.circles.contains(char($0)) }
    if isBetween && !isAnswer || isBeforeNumber(position) || isAfterNumber(position) {
      addSign(.times, at: position)
      return ("times", position + 1)
    }
    add(LatinWords.letter("X"), position..<(position + 1), kind: .letterName)
    return ("cross", position + 1)
  }

  private func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    ")]}%\"'”’".unicodeScalars.contains(scalar) || isPower(scalar)
  }

  /// = of a sum: the particle 은 or 는; between two words it only parts them, as 사진=연합뉴스.
  mutating func readEquals(at position: Int) -> Match? {
    let before = text[previous(position)]
    let left = text[position - 1], right = text[position + 1]
    if char(position) == "=", options.punctuation != .all,
      left.isSyllable && (right.isSyllable || right.isLatin) || left.isLatin && right.isSyllable
    {
      stream.pause(.comma)
      return ("pause", position + 1)
    }
    // 3² = 9, a²+b²=c², 1$=1,380원.
    // sin 30° = 1/2, π = 3.14.
    let isAfterSign =
      isPower(before) || KoreanCurrencies.signs[before] != nil || before == "°"
      || before.isForeignLetter
    let isBeforeTerm =
      isBeforeNumber(position) || isBeforeMoney(position)
      || isAfterSign && char(skipSpaces(position + 1)).isLatin
    // f(x) = 2x.
    let isAfterBracket = before == ")" && isBeforeNumber(position) && options.punctuation != .all
    // y = ax + b.
    // 결제 금액 = 상품 금액 + 배송비.
    let isSum =
      left == " " && right == " " && before.isSyllable && char(position + 2).isSyllable
      && options.punctuation != .all && stream.end == previous(position) + 1
      && isBeforeSum(position + 2)
    let isAfterVariable = left == " " && right == " " && isVariable(previous(position))
    guard char(position) == "=", stream.pause == nil || isAfterBracket,
      isBeforeTerm
        ? isAfterNumber(position) || before.isSyllable || before.isLatin || isAfterSign
        : isSum || isExchange(at: position)
          || isAfterVariable && char(skipSpaces(position + 1)).isLatin
    else { return nil }
    if isAfterBracket { stream.dropPause() }
    let word = stream.words.last?.text ?? ""
    stream.glue(KoreanParticles.form(.topic, after: word), upTo: position + 1)
    return ("equals", position + 1)
  }

  /// 도장 10개 = 커피 1잔: whether = with spaces around it leads from an amount to what one gets for it.
  private func isExchange(at position: Int) -> Bool {
    char(position - 1) == " " && char(position + 1) == " " && char(position + 2).isSyllable
      && stream.end == previous(position) + 1
      && [.counter, .number].contains(stream.words.last?.kind)
  }

  /// Whether a sign of a sum stands between words after a position.
  private func isBeforeSum(_ position: Int) -> Bool {
    (position..<min(span.upperBound, position + 32)).contains {
      "+×÷-−".unicodeScalars.contains(char($0)) && char($0 - 1) == " " && char($0 + 1) == " "
        && char($0 + 2).isWordPart
    }
  }

  func isPower(_ scalar: Unicode.Scalar) -> Bool {
    if case .power = NumeralSigns.meaning(of: scalar) { return true }
    return false
  }

  private func isAfterNumber(_ position: Int) -> Bool {
    let before = text[previous(position)]
    return before.isDigit || before == ")"
  }

  func isBeforeNumber(_ position: Int) -> Bool { char(skipSpaces(position + 1)).isDigit }

  /// Whether money with its sign before it follows: $1 = ₩1,380.
  private func isBeforeMoney(_ position: Int) -> Bool {
    let sign = skipSpaces(position + 1)
    return KoreanCurrencies.signs[char(sign)] != nil && char(skipSpaces(sign + 1)).isDigit
  }
}
