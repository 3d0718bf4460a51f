/// A quantity with its sign, currency, unit or counter.
struct Amount {
  var range: Range<Int>
  var quantity: Quantity
  /// What is said for the sign, and where it is written.
  var sign: Sign?
  var unit: Unit?
  /// The native numeral, where the counter takes one.
  var native: String?

  struct Sign {
    var word: String
    var range: Range<Int>

    /// Below zero a temperature has a word of its own: 영하 오 도.
    mutating func settle(before unit: Unit) {
      if word == KoreanWord.minus.text, unit.word.hasPrefix(KoreanWord.degree.text) {
        word = KoreanWord.belowZero.text
      }
    }
  }

  struct Unit {
    /// The word after the number.
    var word: String
    /// What is said before the number: 시속, 화씨.
    var prefix: String?
    var range: Range<Int>
    var kind: Kind
    /// Whether it is written before the number.
    var isLeading = false

    enum Kind {
      case counter(KoreanCounter)
      case unit
      case money
    }

    var counter: KoreanCounter? {
      if case .counter(let counter) = kind { return counter }
      return nil
    }

    /// Whether it is a currency, as a sign or as a word.
    var isMoney: Bool {
      if case .money = kind { return true }
      return KoreanCurrencies.begins(word)
    }

    /// Whether it is the 일 of 3일, as after 5월.
    var isPartOfDate: Bool { counter?.role == .moment || counter?.role == .month }
  }
}

extension Amount {
  /// Whether it is a temperature above zero: 5 of -3~5℃.
  var isAboveZero: Bool {
    quantity.words != KoreanNumerals.sino(0)
      && unit?.word.hasPrefix(KoreanWord.degree.text) ?? false
  }

  /// Whether it may end a range that goes on past twelve or past December: 9-6시, 11-2월.
  func isRound(from low: Int) -> Bool {
    guard let high = quantity.value, low > high, high > 0 else { return false }
    switch unit?.counter?.role {
    case .hour: return low <= 24
    case .month: return low <= 12
    default: return false
    }
  }
}

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

  /// 재택 2일/주: whether days are so many of each week, and not a day of a month.
  private func isDaysOfEach(_ quantity: Quantity, _ unit: Amount.Unit) -> Bool {
    let slash = unit.range.upperBound
    return unit.word == KoreanWord.day.text && quantity.whole <= 7 && char(slash) == "/"
      && KoreanWord.each.list.contains(text.string((slash + 1)..<hangulEnd(slash + 1)))
  }

  /// Whether degrees at a position are of an angle, and not of a temperature: 각도 -30°.
  func isAngle(_ position: Int) -> Bool { ends(wordBefore(position), with: .angles) }

  /// 월 of 5,900원/월: what the amount is for each of, which is said before it.
  func each(after position: Int, isMoney: Bool) -> (word: String, end: Int)? {
    let slash = skipSpaces(position)
    let start = skipSpaces(slash + 1)
    guard char(slash) == "/", slash - position <= 1, start - slash <= 2 else { return nil }
    let end = hangulEnd(start)
    // 보증금 1000만원/월 50만원: what is before another amount belongs to that one.
    guard !char(skipSpaces(end)).isDigit, !isBeforeNextPrice(end) else { return nil }
    if let index = KoreanWord.each.list.firstIndex(of: text.string(start..<end)) {
      return (KoreanWord.forEach.list[index], end)
    }
    // 1,380.5원/달러, but 500원/원룸.
    if isMoney, KoreanCurrencies.isName(text.string(start..<end)) {
      return (text.string(start..<end) + KoreanWord.perOne.text, end)
    }
    // 120회/min.
    let letters = start..<letterEnd(start)
    if text.string(letters) == Self.minuteSign {
      return (KoreanWord.minute.text + KoreanWord.perOne.text, letters.upperBound)
    }
    return eachCounter(start..<end) ?? (isMoney ? eachUnit(at: start, after: position) : nil)
  }

  private static let minuteSign = "min"

  /// 1,200원 / 묶음(10개) 9,900원: whether a bracket and then another amount follow.
  private func isBeforeNextPrice(_ position: Int) -> Bool {
    guard char(position) == "(" else { return false }
    var end = position + 1
    while end - position < 16, char(end) != ")", char(end) != .nothing { end += 1 }
    return char(end) == ")" && char(skipSpaces(end + 1)).isDigit
  }

  /// 개 of 500원/개.
  private func eachCounter(_ range: Range<Int>) -> (word: String, end: Int)? {
    guard let found = KoreanCounters.match(text, at: range.lowerBound, limit: range.upperBound),
      found.counter.series != .sino || KoreanWordSet.pricedCounters.contains(found.name),
      found.counter.role != .hour, found.end == range.upperBound
    else { return nil }
    return (found.name + KoreanWord.perOne.text, found.end)
  }

  /// L of 1,520원/L; past a space a letter is more often a size of clothes.
  func eachUnit(at start: Int, after position: Int) -> (word: String, end: Int)? {
    guard let found = KoreanUnits.match(text, at: start, span: span), found.unit.prefix == nil,
      !found.unit.isMoney, start == position + 1 || found.end - start > 1,
      !hasWord(.perOne, at: found.end)
    else { return nil }
    return (found.unit.word + KoreanWord.perOne.text, found.end)
  }

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

  /// The unit or counter after a number.
  private func unit(at position: Int, quantity: Quantity) -> Amount.Unit? {
    if let inches = inches(at: position, quantity: quantity) { return inches }
    if let found = letterUnit(at: position, quantity: quantity) { return found }
    if let spoon = teaspoon(at: position, quantity: quantity) { return spoon }
    // HP 100 MP 50 are of a game.
    if let found = KoreanUnits.match(text, at: position, span: span),
      char(position) != " " || !isNamePastSpace(quantity.range.lowerBound, found.end)
    {
      return Amount.Unit(
        word: found.unit.word, prefix: found.unit.prefix, range: position..<found.end,
        kind: found.unit.isMoney ? .money : .unit
      )
    }
    let start = skipSpaces(position)
    guard start - position <= 1 else { return nil }
    guard let found = KoreanCounters.match(text, at: start, limit: span.upperBound) else {
      return nil
    }
    if found.counter.role == .month, !(1...12).contains(quantity.value ?? 0) { return nil }
    var runEnd = hangulEnd(start)
    // 제8조제1항제2호: the next ordinal begins.
    if runEnd - 1 >= found.end, hasWord(.ordinalPrefix, at: runEnd - 1), char(runEnd).isDigit {
      runEnd -= 1
    }
    let rest = found.end..<runEnd
    if start > position {
      guard found.counter.role != .noun, KoreanParticles.isSuffix(text, rest) else { return nil }
      // After a space one syllable may be a word of its own: 2 권 but 5 이상.
      if KoreanWordSet.counterlike.contains(found.name) { return nil }
      // 시즌 3 에피소드 5: what a number follows is the name of that number.
      if KoreanWordSet.numberedNouns.contains(found.name), char(skipSpaces(found.end)).isDigit {
        return nil
      }
    }
    return Amount.Unit(
      word: text.string(start..<runEnd), range: start..<runEnd,
      kind: .counter(found.counter)
    )
  }

  /// Whether capitals past a space are the name of the next number, which has no unit, as the first has a
  /// name: MP of HP 100 MP 50, but USB 64 GB 2개.
  private func isNamePastSpace(_ number: Int, _ end: Int) -> Bool {
    // HP 1,250/2,000 MP 300/300.
    var start = number
    while char(start - 1).isDigit || char(start - 1) == "," || char(start - 1) == "/" { start -= 1 }
    let name = previous(start)
    return char(end) == " " && char(end + 1).isDigit && char(end - 1).isUpper
      && char(end - 2).isUpper && char(name).isUpper && char(name - 1).isUpper
      && !hasUnit(after: digitEnd(end + 1))
  }

  /// 6.7": a double prime, or a quotation mark that does not close a quotation.
  private func inches(at position: Int, quantity: Quantity) -> Amount.Unit? {
    let sign = char(position)
    guard sign == "″" || sign == "\"" || sign == "”" else { return nil }
    if sign != "″" {
      let isQuoted = (span.lowerBound..<quantity.range.lowerBound).contains {
        text[$0] == "\"" || text[$0] == "“" || text[$0] == "'" || text[$0] == "’"
      }
      guard !isQuoted, quantity.digits.count <= 3 else { return nil }
    }
    return Amount.Unit(
      word: KoreanWord.inch.text, range: position..<(position + 1), kind: .unit
    )
  }

  /// t of 설탕 2t: a teaspoon of what is strewn or poured, said as a letter, where others weigh tons.
  private func teaspoon(at position: Int, quantity: Quantity) -> Amount.Unit? {
    guard char(position) == "t", !char(position + 1).isLatin, !char(position + 1).isDigit,
      char(position + 1) != "/", quantity.whole < 6,
      ends(wordBefore(quantity.range.lowerBound), with: .seasonings)
    else { return nil }
    return Amount.Unit(
      word: LatinWords.letter("t"), range: position..<(position + 1), kind: .unit)
  }

  /// F of a floor, P of points, A of a current, K of the color of a light, R of rounds, x of a speed:
  /// letters whose meaning depends on the words around them.
  private func letterUnit(at position: Int, quantity: Quantity) -> Amount.Unit? {
    let letter = char(position)
    guard
      letter == "F" || letter == "A" || letter == "H" || letter == "K" || letter == "R"
        || letter.lowercased == "p"
        || letter.lowercased == "x",
      !char(position + 1).isLatin, !char(position + 1).isDigit
    else { return nil }
    let start = quantity.range.lowerBound
    let word: String
    switch letter {
    case "P" where isSide(start, position + 1) || isPieces(start, position + 1):
      word = LatinWords.letter(letter)
    case "F":
      guard let floor = quantity.value, (1...130).contains(floor) else { return nil }
      word = KoreanWord.floor.text
    case "H":
      // 48H and 72H are days; 36H and FHD 144H are sizes and models.
      guard let hours = quantity.value, [24, 48, 72].contains(hours), latinBefore(start).isEmpty,
        !ends(label(before: start), with: .letteredSizes)
      else { return nil }
      word = KoreanWord.hours.text
    case "A":
      guard isCurrent(start, position + 1) else { return nil }
      word = KoreanWord.ampere.text
    case "K":
      guard let color = quantity.value, (1_800...10_000).contains(color), color % 50 == 0,
        !quantity.hasHangulUnit, isOfLight(start, position + 1)
      else { return nil }
      word = KoreanWord.kelvin.text
    case "R":
      // 1R 2:34: how long a round had lasted.
      let clock = clock(at: skipSpaces(position + 1))
      guard let round = quantity.value, (1...60).contains(round),
        clock.map { $0.second == nil && $0.hour < 6 } ?? false
          || isNear(
            .playedInRounds, max(span.lowerBound, start - 24)..<min(span.upperBound, position + 24)),
        let rounds = Self.announcers["round"]
      else { return nil }
      word = rounds
    case "p":
      // 500p 적립; 720p is a picture.
      guard begins(wordAfter(position + 1), with: .doneWithPoints) else { return nil }
      word = KoreanWord.points.text
    case "P":
      guard ![144, 240, 360, 480, 576, 720, 1080, 1440, 2160].contains(quantity.value ?? 0) else {
        return nil
      }
      word = KoreanWord.points.text
    default:
      guard quantity.value ?? 0 < 1000, !char(start - 1).isLatin, !isInEquation(position) else {
        return nil
      }
      let before = wordBefore(start)
      let after = wordAfter(position + 1)
      // 1x 속도 is 일 배 속도.
      let isSpeed =
        ends(before, with: .speedBefore)
        || begins(after, with: .speedAfter) && !begins(after, with: .speedNouns)
      word = (isSpeed ? KoreanWord.speed : .fold).text
    }
    return Amount.Unit(
      word: word, range: position..<(position + 1), kind: .unit
    )
  }

  /// 거실 조명 60%, 2700K: whether a number is of the color of a light, and of no
  /// thousands.
  private func isOfLight(_ start: Int, _ end: Int) -> Bool {
    isNear(.lights, max(span.lowerBound, start - 24)..<min(span.upperBound, end + 24))
  }

  /// 5V/2A, 2A 충전기: whether volts or a word of currents stands beside a number of amperes.
  private func isCurrent(_ start: Int, _ end: Int) -> Bool {
    if ends(wordBefore(start), with: .currentWords) || begins(wordAfter(end), with: .currentWords) {
      return true
    }
    let between = " ,/⎓".unicodeScalars
    var before = start
    while between.contains(char(before - 1)) { before -= 1 }
    if char(before - 1) == "V", char(before - 2).isDigit { return true }
    var after = end
    while between.contains(char(after)) { after += 1 }
    return digitEnd(after) > after && char(digitEnd(after)) == "V"
      && !char(digitEnd(after) + 1).isWordPart
  }

  /// 1P vs 2P: whether a player stands on one of two sides.
  private func isSide(_ start: Int, _ end: Int) -> Bool {
    let next = skipSpaces(end)
    return text.lowercased(next..<letterEnd(next, longest: 4)) == Self.versus
      || latinBefore(char(start - 2) == "." ? start - 2 : start) == Self.versus
  }

  /// 5P 세트, 마스크 50P, i5 1340P: whether a P is of pieces or of a processor, and of no points.
  private func isPieces(_ start: Int, _ end: Int) -> Bool {
    let series = previous(start), next = wordAfter(end)
    return isWord(next, of: .packs)
      || ends(wordBefore(start), with: .packedGoods) && !begins(next, with: .doneWithPoints)
      || char(series).isDigit && char(series - 1) == "i" && !isInsideWord(series - 1)
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
