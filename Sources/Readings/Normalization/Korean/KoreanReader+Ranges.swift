extension Phrase {
  /// Whether its last word has the particle of an end of a range already: 10시부터~18시까지.
  var saysEnd: Bool { pieces.last.map { KoreanReader.saysEnd($0.text) } ?? false }
}

extension KoreanReader {
  /// Whether 부터 or 까지 is written in a word.
  static func saysEnd(_ word: String) -> Bool {
    word.contains(KoreanWord.since.text) || word.contains(KoreanWord.until.text)
  }

  /// Says a tilde as a particle, unless one is written beside it: 9,900원부터~, ~50세까지.
  mutating func glueOnce(_ particle: KoreanWord) {
    guard !Self.saysEnd(stream.words.last?.text ?? "") else { return }
    glueToLast(particle.text)
  }

  /// 5~10분, 10,000원~20,000원, 3-4개, 9-6시.
  mutating func readAmountRange(at position: Int) -> Match? {
    guard var first = amount(at: position),
      let start = rangeStart(after: first.range.upperBound) ?? pairStart(after: first),
      var second = amount(at: start.next), second.sign == nil || start.isTilde
    else { return nil }
    // 에피소드 5 – 48분: a dash after the name of a number begins something else.
    if first.unit == nil, second.unit != nil, start.next > first.range.upperBound + 1,
      char(first.range.upperBound) == " ", ends(wordBefore(position), with: .numberedNouns)
    {
      return nil
    }
    // 101동-1203호 is one address, 1반-12번 one pupil, and 2반-3조 one group.
    if !start.isTilde, let low = first.unit, isLabel(low),
      second.unit.map({ $0.word != low.word && isLabel($0) }) ?? second.quantity.hasHangulUnit
    {
      return nil
    }
    if let unit = first.unit, unit.isLeading, second.unit == nil {
      // USD 100~200: the currency is said once, at the end.
      second.unit = unit
      first.unit = nil
      if let each = each(after: second.range.upperBound, isMoney: unit.isMoney) {
        second.unit?.prefix = each.word
        second.range = second.range.lowerBound..<each.end
      }
    }
    if !start.isTilde {
      guard second.unit != nil || second.quantity.hasHangulUnit,
        isLess(first.quantity, second.quantity)
          || first.unit == nil && first.quantity.value.map({ second.isRound(from: $0) }) ?? false
      else { return nil }
    }
    let prefix = takePrefix(&first, &second)
    if first.unit == nil, let unit = second.unit, !isAngle(position) {
      first.sign?.settle(before: unit)
    }
    if first.sign?.word == KoreanWord.belowZero.text, second.sign == nil, second.isAboveZero {
      let number = second.quantity.range
      second.sign = Amount.Sign(word: KoreanWord.aboveZero.text, range: number)
    }
    var phrase = rangePhrase(first, second)
    if let prefix {
      if !endsWord(position, prefix) {
        phrase.pieces[0].join = .tight
        phrase.pieces.insert(Phrase.Piece(text: prefix, range: first.range), at: 0)
      }
      phrase.cover(position..<phrase.end)
    }
    add(phrase)
    let end = second.range.upperBound
    return ("range", second.unit == nil ? glueParticles(at: end) : end)
  }

  /// Whether a counter names a thing by its number.
  private func isLabel(_ unit: Amount.Unit) -> Bool {
    KoreanWordSet.labelCounters.hasPrefix(of: unit.word)
      || KoreanWordSet.partsOfLabels.contains(unit.word)
  }

  /// 평점 2.5-3.0, 평점 4-4.5: two numbers without a unit after what is measured, of which one has a
  /// decimal part and the first is less.
  ///
  /// After nothing measured they may be coordinates, 37.5665-126.9780, or sections, 3.1-4.2.
  mutating func readDecimalRange(at position: Int) -> Match? {
    guard let first = plainQuantity(at: position),
      let start = rangeStart(after: first.range.upperBound), !start.isTilde,
      let second = plainQuantity(at: start.next),
      !first.fraction.isEmpty || !second.fraction.isEmpty, first.isLess(than: second),
      ends(label(before: position), with: .measuredByDecimals)
        || ends(label(before: position), with: .versionWords),
      // 버전 1.2-20240101 is of a day.
      second.digits.count <= 3 || !ends(label(before: position), with: .versionWords),
      !isInsideWord(position), !"-./~:".unicodeScalars.contains(char(position - 1)),
      !"-./~:".unicodeScalars.contains(char(second.range.upperBound))
        || !char(second.range.upperBound + 1).isDigit,
      amount(at: second.range.lowerBound)?.unit == nil
    else { return nil }
    var phrase = Phrase(end: second.range.upperBound)
    phrase.add(words: first.words, first.range)
    phrase.glue(KoreanWord.from.text)
    phrase.add(words: second.words, second.range)
    add(phrase)
    return ("range", glueParticles(at: second.range.upperBound))
  }

  /// ISO 100-6400: how sensitive a film is; ISO 27001-2022 is a standard and its year.
  mutating func readSensitivity(at position: Int) -> Match? {
    guard char(digitEnd(position)) == "-", Self.sensitivity == latinBefore(position),
      let first = plainQuantity(at: position),
      let second = plainQuantity(at: first.range.upperBound + 1), first.isLess(than: second),
      [first, second].allSatisfy({
        $0.fraction.isEmpty && $0.digits.count > 1 && $0.digits.last == 0
      })
    else { return nil }
    var phrase = Phrase(end: second.range.upperBound)
    phrase.add(words: first.words, first.range)
    phrase.glue(KoreanWord.from.text)
    phrase.add(words: second.words, second.range)
    add(phrase)
    return ("range", glueParticles(at: second.range.upperBound))
  }

  private static let sensitivity = "iso"

  /// Whether the first of two numbers is less, as far as they tell: 1.5-2배, 20-30만원, 5천-1만원.
  private func isLess(_ first: Quantity, _ second: Quantity) -> Bool {
    if first.hasHangulUnit, let low = KoreanNumerals.value(of: first.words),
      let high = KoreanNumerals.value(of: second.words)
    {
      return low < high
    }
    return first.isLess(than: second) && (first.fraction.isEmpty || !first.hasHangulUnit)
  }

  /// Where the second of two neighbours begins that a comma parts: 3, 4개 is 서너 개.
  private func pairStart(after first: Amount) -> (next: Int, isTilde: Bool)? {
    let comma = first.range.upperBound
    guard char(comma) == ",", first.unit == nil, first.sign == nil, let low = first.quantity.value,
      (1...8).contains(low), first.quantity.range.count == 1,
      // 1, 2, 3개 and 5,000원.
      !",.".unicodeScalars.contains(char(previous(first.range.lowerBound))),
      let second = amount(at: skipSpaces(comma + 1)), second.native != nil,
      second.quantity.value == low + 1, isAboutNeighbours(first.range.lowerBound)
    else { return nil }
    return (second.quantity.range.lowerBound, true)
  }

  /// Whether nothing before two neighbours makes the first of them its own: 사과를 3, 4개, but 객실 1,
  /// 2명.
  private func isAboutNeighbours(_ position: Int) -> Bool {
    let before = wordBefore(position)
    return latinBefore(position).isEmpty
      && (before.isEmpty || ends(before, with: .beforeNeighbours)
        // 약, but 예약 3, 4명.
        || KoreanWordSet.wordsOfAbout.contains(text.string(before)))
  }

  /// Takes off what is said before an amount, as 하루 of 2~3회/일, which stands once before a range.
  private func takePrefix(_ first: inout Amount, _ second: inout Amount) -> String? {
    guard let prefix = second.unit?.prefix,
      first.unit?.prefix == nil || first.unit?.prefix == prefix
    else { return nil }
    first.unit?.prefix = nil
    second.unit?.prefix = nil
    return prefix
  }

  private func rangePhrase(_ first: Amount, _ second: Amount) -> Phrase {
    var low = first
    if low.unit == nil, second.unit?.counter != nil, let value = low.quantity.value,
      second.native != nil
    {
      // A number without a counter has its own native form: 둘에서 네 개.
      low.native = KoreanNumerals.nativeAlone(value)
    }
    var upper = self.phrase(of: second)
    if let pair = consecutive(low, second) {
      var phrase = Phrase(end: upper.end)
      if low.native != nil {
        phrase.add(pair, low.range.lowerBound..<second.quantity.range.upperBound, kind: .number)
        upper.pieces.removeFirst()
      } else {
        phrase.add(pair, low.range, kind: .number)
        upper.pieces[0].join = .tight
      }
      phrase.pieces += upper.pieces
      return phrase
    }
    if second.unit?.counter?.role == .hour, let from = low.quantity.value,
      let to = second.quantity.value, KoreanTimes.saysSino(from, upTo: to)
    {
      low.native = nil
    }
    if low.unit == nil, let unit = second.unit, unit.counter?.role == .hour,
      let hour = low.quantity.value, hour <= 24
    {
      // 7-9시, 09~22시: nobody says an hour without its counter, 아홉 시에서 이십이 시.
      let isSino = second.quantity.value.map { KoreanTimes.saysSino(hour, upTo: $0) } ?? false
      low.native = isSino || hour > 19 ? nil : KoreanNumerals.native(hour)
      low.unit = Amount.Unit(
        word: KoreanWord.hour.text, range: low.quantity.range, kind: unit.kind)
    }
    if low.unit == nil, let unit = second.unit, unit.counter?.role == .month,
      let month = low.quantity.value, (1...12).contains(month)
    {
      // 6~8월: nor a month, 유월에서 팔월.
      low.unit = Amount.Unit(
        word: KoreanWord.month.text, range: low.quantity.range, kind: unit.kind)
    }
    if low.unit == nil, let unit = second.unit, KoreanWordSet.digitCounts.hasPrefix(of: unit.word),
      let count = low.quantity.value, second.native != nil
    {
      // 4~6자리: 네 자리에서 여섯 자리.
      low.native = KoreanNumerals.native(count)
      low.unit = Amount.Unit(
        word: KoreanWordSet.digitCounts.words.first { unit.word.hasPrefix($0) } ?? unit.word,
        range: low.quantity.range, kind: unit.kind)
    }
    if low.quantity.hasLeadingZero, low.unit == nil {
      low.quantity.words = KoreanNumerals.sino(low.quantity.digits)
      low.quantity.digits = Array(low.quantity.digits.drop { $0 == 0 })
    }
    var phrase = self.phrase(of: low)
    if !phrase.saysEnd { phrase.glue(KoreanWord.from.text) }
    phrase.pieces += upper.pieces
    phrase.end = upper.end
    return phrase
  }

  /// What is said first of two neighbouring numbers: 이 of 2~3일 이 삼 일, 두세 of 2~3개.
  private func consecutive(_ first: Amount, _ second: Amount) -> String? {
    guard first.unit == nil, first.sign == nil, second.sign == nil,
      second.unit != nil || second.quantity.hasHangulUnit,
      let low = first.quantity.value, low > 0, low < 9,
      second.quantity.fraction.isEmpty,
      // 6~7월 is 유월에서 칠월: 육 is no month.
      second.unit?.counter?.role != .month
        || [low, low + 1].allSatisfy({ KoreanTimes.irregularMonth($0) == nil })
    else { return nil }
    if let native = first.native {
      guard second.native != nil, let high = second.quantity.value else { return nil }
      return native.isEmpty ? nil : KoreanNumerals.nativePair(low, high)
    }
    guard second.quantity.digits == [UInt8(low + 1)], !second.quantity.isGrouped else { return nil }
    return KoreanNumerals.sino(low).joined()
  }
}
