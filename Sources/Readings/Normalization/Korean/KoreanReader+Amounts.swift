import AccessibilityModel

extension KoreanReader {
  /// The amount at a position: a sign, a currency, a number, a unit.
  ///
  /// - Parameters:
  ///   - start: Where it would begin.
  ///   - series: The numerals to use whatever the counter says.
  /// - Returns: The amount; `nil` where none stands.
  func amount(at start: Int, series: KoreanCounter.Series? = nil) -> Amount? {
    var position = start
    var sign: Amount.Sign?
    var leading: Amount.Unit?
    for _ in 0..<3 {
      if sign == nil, let found = self.sign(at: position) {
        sign = found
        position = found.range.upperBound
      } else if leading == nil, let found = KoreanCurrencies.symbol(text, at: position, span) {
        leading = Amount.Unit(
          word: found.word, range: position..<found.end, kind: .money,
          isLeading: true
        )
        position = found.end
        if char(position) == " " { position += 1 }
      } else {
        break
      }
    }
    guard char(position).isDigit || char(position) == ".",
      var quantity = quantity(at: position)
    else { return nil }
    var end = quantity.range.upperBound
    takeAbout(&quantity, &end)
    var unit: Amount.Unit?
    if let leading {
      unit = leading
      takeScale(&quantity, &end)
      if hasWord(leading.word, at: end) { end += leading.word.unicodeScalars.count }
    } else {
      unit = self.unit(at: end, quantity: quantity)
      if let found = unit { end = found.range.upperBound }
    }
    // .7z is the end of a file's name.
    if unit == nil, char(position) == ".", char(end).isLatin { return nil }
    if let found = unit, found.prefix == nil,
      !found.isPartOfDate || isDaysOfEach(quantity, found),
      let each = each(after: end, isMoney: found.isMoney)
    {
      unit?.prefix = each.word
      end = each.end
    }
    var amount = Amount(
      range: start..<end, quantity: quantity, sign: sign, unit: unit, native: nil
    )
    if series == nil, let counter = unit?.counter, let value = quantity.value, value > 0 {
      amount.native = nativeNumeral(value, counter, amount)
    } else if series == nil, let word = unit?.word, KoreanWordSet.nativeUnits.contains(word),
      let value = quantity.value, value < 30,
      // A whole day is 이십사 시간.
      value != 24 || word != KoreanWord.hours.text,
      // 1x is 일 배.
      value != 1 || word != KoreanWord.fold.text
    {
      amount.native = KoreanNumerals.native(value)
    }
    if let unit, !isAngle(start) { amount.sign?.settle(before: unit) }
    // -12/3℃: the lowest and the highest.
    if unit == nil, sign != nil, quantity.fraction.isEmpty, char(end) == "/", char(end + 1).isDigit,
      let degrees = self.unit(at: digitEnd(end + 1), quantity: quantity),
      degrees.word.hasPrefix(KoreanWord.degree.text), !isAngle(start)
    {
      amount.sign?.settle(before: degrees)
      amount.unit = Amount.Unit(
        word: degrees.word, range: quantity.range, kind: degrees.kind)
    }
    // $12.00 and 12.00달러 have no cents to say.
    if let unit, unit.isMoney, quantity.fraction == [0, 0], !quantity.hasHangulUnit {
      amount.quantity.words = KoreanNumerals.sino(quantity.digits)
    }
    return amount
  }

  /// Whether degrees at a position are of an angle, and not of a temperature: 각도 -30°.
  func isAngle(_ position: Int) -> Bool { ends(wordBefore(position), with: .angles) }

  /// B of $1.2B: thousands, millions and billions of money.
  private func takeScale(_ quantity: inout Quantity, _ end: inout Int) {
    let zeros: [Unicode.Scalar: Int] = ["K": 3, "k": 3, "M": 6, "B": 9, "T": 12]
    guard let count = zeros[char(end)], !quantity.hasHangulUnit,
      quantity.fraction.count <= count, !char(end + 1).isLatin, !char(end + 1).isDigit
    else { return }
    let padding = [UInt8](repeating: 0, count: count - quantity.fraction.count)
    quantity.words = KoreanNumerals.sino(
      Array((quantity.digits + quantity.fraction + padding).drop { $0 == 0 }))
    quantity.hasHangulUnit = true
    end += 1
    quantity.range = quantity.range.lowerBound..<end
  }

  /// 여 of 30여 개: about thirty.
  private func takeAbout(_ quantity: inout Quantity, _ end: inout Int) {
    guard hasWord(.about, at: end) else { return }
    let after = skipSpaces(end + 1)
    guard KoreanCounters.match(text, at: after, limit: span.upperBound) != nil,
      let last = quantity.words.indices.last
    else { return }
    quantity.words[last] += KoreanWord.about.text
    quantity.hasHangulUnit = true
    end += 1
    quantity.range = quantity.range.lowerBound..<end
  }

  /// A sign directly before a number, not between two.
  private func sign(at position: Int) -> Amount.Sign? {
    let isMoney = KoreanCurrencies.symbol(text, at: position + 1, span) != nil
    guard let sign = signOfNumber(at: position, isMoney: isMoney),
      !isInsideWord(position)
    else { return nil }
    let word: KoreanWord =
      switch sign {
      case .minus: .minus
      case .plus: .plus
      case .plusMinus: .plusMinus
      }
    return Amount.Sign(word: word.text, range: position..<(position + 1))
  }

  /// The words of an amount in the order they are said.
  func phrase(of amount: Amount) -> Phrase {
    var phrase = Phrase(end: amount.range.upperBound)
    let number = amount.quantity.range
    let isReordered = amount.unit?.isLeading == true || amount.unit?.prefix != nil
    if let prefix = amount.unit?.prefix,
      !endsWord(amount.range.lowerBound, prefix)
    {
      phrase.add(prefix, number)
    }
    if let sign = amount.sign { phrase.add(sign.word, sign.range, kind: .symbolName) }
    let join: SpokenWord.Join = phrase.pieces.isEmpty ? .space : .tight
    if let unit = amount.unit, unit.counter?.role == .month, let value = amount.quantity.value,
      let month = KoreanTimes.irregularMonth(value)
    {
      let rest = String(unit.word.unicodeScalars.dropFirst())
      phrase.add(month + rest, number.lowerBound..<unit.range.upperBound, kind: .counter)
      return phrase
    }
    if let native = amount.native {
      phrase.add(native, number, join: join, kind: .number)
    } else {
      phrase.add(words: sinoWords(of: amount), number, join: join)
    }
    if let unit = amount.unit, unit.word.hasPrefix(KoreanWord.partsOf.text), unit.counter != nil {
      // 이분의 일 is one word, not minutes.
      phrase.glue(unit.word)
      phrase.pieces[phrase.pieces.count - 1].range = number.lowerBound..<unit.range.upperBound
    } else if let unit = amount.unit {
      phrase.pieces += self.phrase(unit)
    }
    if isReordered { phrase.cover(amount.range) }
    return phrase
  }

  /// Whether the Hangul before a position ends with a word.
  func endsWord(_ position: Int, _ word: String) -> Bool {
    text.string(wordBefore(position)).hasSuffix(word)
  }

  /// The words of a unit after its number.
  func phrase(_ unit: Amount.Unit) -> [Phrase.Piece] {
    unit.word.split(separator: " ").enumerated().map { index, word in
      Phrase.Piece(
        text: String(word), range: unit.range, join: index == 0 ? .tight : .space,
        kind: index == 0 ? .counter : .word
      )
    }
  }

  /// The Sino-Korean words of an amount; a leading zero before a unit is not said.
  private func sinoWords(of amount: Amount) -> [String] {
    let quantity = amount.quantity
    // 007 시리즈 is a name.
    let isName =
      quantity.fraction.isEmpty && quantity.digits.count == 3
      && quantity.digits.prefix(2) == [0, 0]
    if quantity.hasLeadingZero, amount.unit == nil || isName {
      return KoreanNumerals.byDigit(quantity.digits)
    }
    // 01년생: a year of two digits.
    if quantity.hasLeadingZero, quantity.digits.count == 2, let unit = amount.unit,
      KoreanWordSet.shortYears.hasPrefix(of: unit.word)
    {
      return KoreanNumerals.byDigit(quantity.digits)
    }
    return quantity.words
  }
}
