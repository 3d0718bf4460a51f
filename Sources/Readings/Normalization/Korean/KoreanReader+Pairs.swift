import AccessibilityModel

extension KoreanReader {
  /// Reads what a phrase says and the particles after it.
  private mutating func readWithParticles(_ phrase: Phrase, _ name: StaticString) -> Match {
    add(phrase)
    return (name, glueParticles(at: phrase.end))
  }

  /// Reads two numbers with a sign between them: a fraction, a ratio, a score, a page, a sum.
  mutating func readPair(at position: Int) -> Match? {
    guard let first = plainQuantity(at: position) else { return nil }
    let sign = first.range.upperBound
    switch char(sign) {
    case "/": return readSlash(first, sign)
    case ":": return readColon(first, sign)
    case "+": return readPlus(first, sign)
    case "-": return readHyphen(first, sign)
    case "·": return readPoints(first, sign)
    case "'": return readPrimes(first, sign)
    case " ":
      let next = skipSpaces(sign)
      if char(next) == "o", char(next + 1) == "f", char(next + 2) == " ",
        let second = plainQuantity(at: skipSpaces(next + 2))
      {
        return readPart(first, second, saysTotal: false)
      }
      guard next == sign + 1, char(next + 1) == " " else { return nil }
      if char(next) == ":" { return readColon(first, next) }
      if char(next) == "/" { return readSlash(first, next) }
      return nil
    default: return nil
    }
  }

  /// 1/2 a fraction, 3/20 a part of many, 24/7, 4.5/5 a rating.
  private mutating func readSlash(_ first: Quantity, _ sign: Int) -> Match? {
    let isListed =
      char(first.range.lowerBound - 1) == "/"
      && char(first.range.lowerBound - 2).isDigit
    guard !isListed, let second = plainQuantity(at: skipSpaces(sign + 1)),
      char(second.range.upperBound) != "/"
    else { return nil }
    let whole = first.range.lowerBound..<second.range.upperBound
    let end = whole.upperBound
    let low = first.value ?? 0
    let high = second.value ?? Int.max
    if !first.fraction.isEmpty || !second.fraction.isEmpty {
      if second.value == 5 || second.value == 10 {
        var phrase = Phrase(end: end)
        phrase.add(words: second.words, first.range, counter: "점")
        phrase.add("만점에", first.range)
        phrase.add(words: first.words, first.range, counter: "점", whole)
        phrase.cover(whole)
        add(phrase)
        return ("rating", end)
      }
      if options.context != .pageCount, !isPart(whole, low, high) { return nil }
    }
    if ends(wordBefore(whole.lowerBound), with: ["월세", "반전세"]), first.fraction.isEmpty {
      // A deposit and a rent: 월세 1000/50.
      var phrase = Phrase(end: end)
      phrase.add(words: first.words, first.range)
      phrase.glue("에")
      phrase.add(words: second.words, second.range)
      return readWithParticles(phrase, "deposit and rent")
    }
    if high == 4, low < 5, hasWord("분기", at: skipSpaces(end)) {
      add(first.words.joined() + second.words.joined(), whole, kind: .number)
      return ("quarter", end)
    }
    if options.context == .pageCount || isPart(whole, low, high) {
      return readPart(first, second, saysTotal: options.context == .pageCount)
    }
    if low > 0, high > 1, low < high, high <= 12 || high == 100 || high == 1000,
      !first.isGrouped, char(skipSpaces(sign + 1)) == char(sign + 1)
    {
      var phrase = Phrase(end: end)
      phrase.add(words: second.words, whole)
      phrase.glue("분의")
      phrase.add(words: first.words, whole)
      return readWithParticles(phrase, "fraction")
    }
    if low < high, high < Int.max || first.isGrouped {
      return readPart(first, second, saysTotal: false)
    }
    var phrase = Phrase(end: end)
    phrase.add(words: first.words, first.range)
    phrase.add(words: second.words, second.range, join: .pause(.short))
    if let unit = amount(at: second.range.lowerBound)?.unit {
      phrase.pieces += self.phrase(unit)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "pair")
  }

  /// Whether a neighbour says that two numbers are a part of a whole.
  private func isPart(_ whole: Range<Int>, _ low: Int, _ high: Int) -> Bool {
    guard low <= high else { return false }
    return begins(wordAfter(whole.upperBound), with: .pageWords)
      || ends(wordBefore(whole.lowerBound), with: .pageWordsBefore)
  }

  /// 총 오 중 이.
  private mutating func readPart(_ first: Quantity, _ second: Quantity, saysTotal: Bool) -> Match {
    let whole = first.range.lowerBound..<second.range.upperBound
    var phrase = Phrase(end: whole.upperBound)
    if saysTotal { phrase.add("총", whole) }
    phrase.add(words: second.words, whole)
    phrase.add("중", whole, join: .tight)
    phrase.add(words: first.words, whole)
    if let unit = amount(at: second.range.lowerBound)?.unit {
      if unit.counter == nil { phrase.pieces += self.phrase(unit) }
      phrase.end = unit.counter == nil ? unit.range.upperBound : phrase.end
    }
    return readWithParticles(phrase, "part of a whole")
  }

  /// 1:1, 2:0, 16:9.
  private mutating func readColon(_ first: Quantity, _ sign: Int) -> Match? {
    guard let second = plainQuantity(at: skipSpaces(sign + 1)) else { return nil }
    var phrase = Phrase(end: second.range.upperBound)
    phrase.add(words: first.words, first.range)
    phrase.add("대", sign..<(sign + 1), join: .tight)
    phrase.add(words: second.words, second.range, join: .tight)
    var last = second
    while char(phrase.end) == ":", let next = plainQuantity(at: phrase.end + 1) {
      phrase.add("대", last.range.upperBound..<next.range.lowerBound, join: .tight)
      phrase.add(words: next.words, next.range, join: .tight)
      phrase.end = next.range.upperBound
      last = next
    }
    return readWithParticles(phrase, "ratio")
  }

  /// 1+1 of a shop.
  private mutating func readPlus(_ first: Quantity, _ sign: Int) -> Match? {
    guard let second = plainQuantity(at: sign + 1), let low = first.value, let high = second.value,
      (1...5).contains(low), (1...2).contains(high), char(second.range.upperBound) != "="
    else { return nil }
    let names = ["", "원", "투", "쓰리", "포", "파이브"]
    var phrase = Phrase(end: second.range.upperBound)
    phrase.add(names[low], first.range, kind: .number)
    phrase.add("플러스", sign..<(sign + 1), kind: .symbolName)
    phrase.add(names[high], second.range, kind: .number)
    return readWithParticles(phrase, "one plus one")
  }

  /// 12-3 of an address or a bus: 십이 다시 삼; 3-1 승리 is a score.
  private mutating func readHyphen(_ first: Quantity, _ sign: Int) -> Match? {
    guard char(sign + 1).isDigit, first.fraction.isEmpty,
      let second = plainQuantity(at: sign + 1), second.fraction.isEmpty
    else { return nil }
    if let amount = amount(at: sign + 1), amount.unit != nil, let low = first.value,
      let high = second.value, low < high, !isLabelCounter(amount)
    {
      return nil
    }
    if let match = readFormation(first, sign) { return match }
    let isDifference = char(skipSpaces(second.range.upperBound)) == "="
    let word =
      isDifference
      ? "빼기"
      : isScore(first.range.lowerBound, second.range.upperBound)
        && (first.value ?? 99) < 40 && (second.value ?? 99) < 40 ? "대" : "다시"
    var phrase = Phrase(end: second.range.upperBound)
    phrase.add(words: first.words, first.range)
    let isSeason =
      first.digits.count == 4 && second.digits.count == 2
      && (second.value ?? 0) == ((first.value ?? 0) + 1) % 100
    if !isSeason { phrase.add(word, sign..<(sign + 1)) }
    phrase.add(words: second.words, second.range)
    while char(phrase.end) == "-", let next = plainQuantity(at: phrase.end + 1),
      next.fraction.isEmpty
    {
      phrase.add(word, phrase.end..<next.range.lowerBound)
      phrase.add(words: next.words, next.range)
      phrase.end = next.range.upperBound
    }
    if let unit = amount(at: sign + 1)?.unit, unit.range.lowerBound == phrase.end {
      phrase.add(unit.word, unit.range, join: .tight, kind: .counter)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "hyphen")
  }

  /// 4-3-3 포메이션: the rows of a team.
  private mutating func readFormation(_ first: Quantity, _ sign: Int) -> Match? {
    var digits = first.digits
    var end = sign
    while char(end) == "-", let next = plainQuantity(at: end + 1), next.digits.count == 1 {
      digits += next.digits
      end = next.range.upperBound
    }
    guard digits.count >= 3, begins(wordAfter(end), with: ["포메이션", "전형", "전술"]) else { return nil }
    add(
      KoreanNumerals.byDigit(digits).joined(), first.range.lowerBound..<end, kind: .number
    )
    return ("formation", end)
  }

  /// Whether a counter names a thing by its number, so that 6-2번 is no range.
  private func isLabelCounter(_ amount: Amount) -> Bool {
    guard let unit = amount.unit, let counter = unit.counter else { return false }
    if counter.role == .ambiguous { return text[unit.range.lowerBound] == "번" }
    return KoreanWordSet.labelCounters.hasPrefix(of: unit.word)
  }

  /// 5'30": minutes and seconds.
  private mutating func readPrimes(_ first: Quantity, _ sign: Int) -> Match? {
    guard let second = plainQuantity(at: sign + 1), second.digits.count == 2,
      char(second.range.upperBound) == "\"" || char(second.range.upperBound) == "”"
        || char(second.range.upperBound) == "″"
    else { return nil }
    let end = second.range.upperBound
    var phrase = Phrase(end: end + 1)
    phrase.add(words: first.words, first.range, counter: "분", sign..<(sign + 1))
    phrase.add(
      words: KoreanNumerals.sino(second.digits), second.range, counter: "초", end..<(end + 1))
    add(phrase)
    return ("minutes and seconds", end + 1)
  }

  /// 3·1절, 6·25: a day of remembrance is said digit by digit.
  private mutating func readPoints(_ first: Quantity, _ sign: Int) -> Match? {
    guard let second = plainQuantity(at: sign + 1), let month = first.value, let day = second.value,
      second.fraction.isEmpty
    else { return nil }
    let end = second.range.upperBound
    if KoreanWordSet.remembered.contains("\(month * 100 + day)") {
      return addRemembered(first.digits + second.digits, first.range.lowerBound..<end)
    }
    guard let amount = amount(at: sign + 1), amount.unit != nil else { return nil }
    var phrase = Phrase(end: end)
    phrase.add(words: first.words, first.range)
    phrase.pieces += self.phrase(of: amount).pieces
    phrase.end = amount.range.upperBound
    add(phrase)
    return ("numbers with a point between", phrase.end)
  }

  /// 3.1절, 6.25 전쟁: with a point only where what follows says what is remembered.
  mutating func readRemembered(at position: Int) -> Match? {
    let point = digitEnd(position)
    let end = digitEnd(point + 1)
    guard char(point) == ".", point - position <= 2, end - point == 2 || end - point == 3,
      let month = value(position..<point), let day = value((point + 1)..<end),
      KoreanWordSet.remembered.contains("\(month * 100 + day)"),
      hasWord("절", at: end) || begins(wordAfter(end), with: .remembrances)
    else { return nil }
    return addRemembered(digits(position..<point) + digits((point + 1)..<end), position..<end)
  }

  private mutating func addRemembered(_ digits: [UInt8], _ range: Range<Int>) -> Match {
    let end = range.upperBound
    add(KoreanNumerals.byDigit(digits).joined(), range)
    if char(end) == "절" { glue(from: end, upTo: end + 1) }
    return ("day of remembrance", glueParticles(at: max(end, stream.end)))
  }
}
