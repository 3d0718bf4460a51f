import AccessibilityModel

extension KoreanReader {
  /// Reads what is neither a letter nor a digit.
  mutating func readSymbol(at position: Int) -> Match {
    let scalar = char(position)
    if let match = readAmountWithSign(at: position) { return match }
    if let match = readMask(at: position) { return match }
    if let match = readCompany(at: position) { return match }
    if let end = alternativeEnd(at: position) { return ("particle of a template", end) }
    if let match = readOpenRange(at: position) { return match }
    if options.punctuation == .all, let name = SymbolReading.korean[scalar] {
      addName(name, position..<(position + 1))
      return ("punctuation", position + 1)
    }
    if isSymbolOnly, let match = readNamed(at: position) { return match }
    if let match = readSymbolList(at: position) { return match }
    if let match = readNumeralSign(at: position) { return match }
    if let match = readBetween(at: position) { return match }
    if let pause = pause(at: position) {
      stream.pause(pause)
      return ("pause", position + 1)
    }
    if scalar == 0x2B || scalar == 0x26 || scalar == 0x40 || scalar == 0x23 || scalar == 0x25
      || scalar == 0x3D || scalar == 0x24
    {
      return readSign(at: position)
    }
    if SymbolReading.isQuiet(scalar) {
      if scalar > 0x2100 { stream.pause(.short) }
      return ("silent symbol", position + 1)
    }
    return readUnknown(at: position)
  }

  /// An emoji or symbol by its name, foreign letters by their script, anything else silently.
  mutating func readUnknown(at position: Int) -> Match {
    readNamed(at: position) ?? readForeign(at: position) ?? ("silent symbol", position + 1)
  }

  /// (주)카카오, 카카오(주): a company limited by shares.
  private mutating func readCompany(at position: Int) -> Match? {
    guard char(position) == 0x28, char(position + 1) == 0xC8FC, char(position + 2) == 0x29 else {
      return nil
    }
    let next = char(skipSpaces(position + 3))
    let isBefore = ScalarClass.isSyllable(next) || ScalarClass.isLatin(next)
    let isAfter =
      ScalarClass.isSyllable(char(position - 1)) || ScalarClass.isLatin(char(position - 1))
    guard isBefore != isAfter, !ScalarClass.isDigit(next) else { return nil }
    stream.add("주식회사", .korean, position..<(position + 3))
    return ("company", position + 3)
  }

  /// Adds the words of a symbol's name.
  mutating func addName(_ name: String, _ range: Range<Int>) {
    for word in name.split(separator: " ") {
      stream.add(String(word), .korean, range, kind: .symbolName)
    }
  }

  /// -5°C, ₩12,000, (02) 555-1234, +82 10 …: numbers that begin with a sign.
  private mutating func readAmountWithSign(at position: Int) -> Match? {
    let scalar = char(position)
    if scalar == 0x2B || scalar == 0x28, let match = readDigitString(at: position) { return match }
    if scalar == 0x28, let weekday = weekday(at: position), isDate(before: position) {
      stream.add(weekday.word, .korean, weekday.range)
      return ("weekday", weekday.range.upperBound)
    }
    guard scalar != 0x28, KoreanReader.isAmountStart(scalar) else { return nil }
    if scalar == 0x2D || scalar == 0x2B, char(digitEnd(position + 1)) == 0x3A,
      moment(at: position + 1) != nil, !ScalarClass.isWordPart(char(position - 1))
    {
      let name = scalar == 0x2D ? "마이너스" : "플러스"
      stream.add(name, .korean, position..<(position + 1), kind: .symbolName)
      return ("sign", position + 1)
    }
    guard amount(at: position) != nil else { return nil }
    if let match = readAmountRange(at: position) { return match }
    return amount(at: position).map { readAmount($0) }
  }

  private func isDate(before position: Int) -> Bool {
    let word = wordBefore(position)
    if ends(word, with: ["일"]) { return true }
    return word.isEmpty && ScalarClass.isDigit(text[word.lowerBound - 1])
  }

  private static func isAmountStart(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x2B || scalar == 0xB1 || scalar == 0x2013
      || KoreanCurrencies.signs[scalar] != nil
  }

  /// ****, ••••, with or without digits after them.
  private mutating func readMask(at position: Int) -> Match? {
    guard let end = maskEnd(position) else { return nil }
    if let match = readDigitString(at: position) { return match }
    let isInName =
      ScalarClass.isSyllable(char(position - 1)) && char(position) == 0x2A
      && position > span.lowerBound
    if end - position == 1, let match = readAsteriskKey(at: position) { return match }
    guard end - position >= 2 || isInName else { return nil }
    var phrase = Phrase(end: end)
    addMask(&phrase, position..<end, end - position)
    stream.add(phrase, .korean)
    return ("mask", end)
  }

  /// *를 누르세요: the key of a telephone, where alone it marks a note.
  private mutating func readAsteriskKey(at position: Int) -> Match? {
    var start = position + 1
    for key in ["버튼", "키"] where hasWord(key, at: start) { start += key.unicodeScalars.count }
    guard start > position + 1 || particleEnd(start) != nil, let name = SymbolReading.korean[0x2A]
    else { return nil }
    guard hangulEnd(start) == start || particleEnd(start) != nil else { return nil }
    addName(name, position..<(position + 1))
    guard start == position + 1, let end = particleEnd(start) else {
      return ("key", position + 1)
    }
    stream.glue(text.string(start..<end), upTo: end)
    return ("key", end)
  }

  /// 이름을(를): the particle of a template, said once.
  private func alternativeEnd(at position: Int) -> Int? {
    guard char(position) == 0x28, let mates = Self.particleMates[char(position - 1)] else {
      return nil
    }
    let close = hangulEnd(position + 1)
    guard char(close) == 0x29, mates.contains(text.string((position + 1)..<close)) else {
      return nil
    }
    return close + 1
  }

  private static let particleMates: [UInt32: Set<String>] = {
    var mates: [UInt32: Set<String>] = [:]
    for pair in ["을를", "이가", "은는", "과와", "아야"] {
      let scalars = Array(pair.unicodeScalars)
      mates[scalars[0].value, default: []].insert(String(scalars[1]))
      mates[scalars[1].value, default: []].insert(String(scalars[0]))
    }
    return mates
  }()

  /// ~5만원: up to.
  private mutating func readOpenRange(at position: Int) -> Match? {
    guard char(position) == 0x7E else { return nil }
    let before = char(position - 1)
    guard !ScalarClass.isWordPart(before), before != 0x29 else { return nil }
    var back = position - 1
    while back >= span.lowerBound, char(back) == 0x20 { back -= 1 }
    guard back < span.lowerBound || !ScalarClass.isWordPart(char(back)) else { return nil }
    let start = skipSpaces(position + 1)
    guard ScalarClass.isDigit(char(start)) || KoreanReader.isAmountStart(char(start)) else {
      return nil
    }
    let end: Int
    if let moment = moment(at: start) {
      stream.add(moment.phrase, .korean)
      end = moment.end
    } else if let amount = amount(at: start) {
      stream.add(phrase(of: amount), .korean)
      end = amount.range.upperBound
    } else {
      return nil
    }
    if !hasWord("까지", at: end) { glueToLast("까지") }
    return ("up to", end)
  }

  /// Three and more different signs in a row are listed one by one: !@#$%.
  private mutating func readSymbolList(at position: Int) -> Match? {
    var end = position
    while end - position <= 32, Self.listed.contains(char(end)) { end += 1 }
    guard end - position >= 3 else { return nil }
    let signs = Set((position..<end).map { char($0) })
    guard signs.count >= 3, !signs.isDisjoint(with: [0x40, 0x23, 0x24, 0x25, 0x5E, 0x26]) else {
      return nil
    }
    for sign in position..<end {
      addName(SymbolReading.korean[char(sign)] ?? "", sign..<(sign + 1))
    }
    return ("list of signs", end)
  }

  private static let listed: Set<UInt32> = Set("!@#$%^&*_-+=?~".unicodeScalars.map(\.value))

  /// ①, Ⅳ, ½, ²: numbers that are one sign.
  private mutating func readNumeralSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    switch NumeralSigns.meaning(of: char(position)) {
    case .number(let value):
      stream.add(KoreanNumerals.sino(value).joined(), .korean, range, kind: .number)
    case .fraction(let part, let whole):
      let words = Phrase.fraction(part, whole)
      if ScalarClass.isDigit(char(position - 1)) {
        let word = stream.words.last?.text ?? ""
        stream.glue(KoreanParticles.hasCoda(word) ? "과" : "와", upTo: position)
      }
      for word in words { stream.add(word, .korean, range, kind: .number) }
    case .power(let value):
      let name = value == 2 ? "제곱" : value == 3 ? "세제곱" : KoreanNumerals.sino(value).joined() + "승"
      stream.add(name, .korean, range, join: .tight, kind: .symbolName)
    case nil: return nil
    }
    return ("numeral sign", position + 1)
  }

  /// A symbol by its name; several of one kind with their count.
  private mutating func readNamed(at position: Int) -> Match? {
    if let found = SymbolNames.match(text, at: position, limit: span.upperBound, language: .korean)
    {
      var end = found.end
      var count = 1
      while let next = SymbolNames.match(
        text, at: skipSpaces(end), limit: span.upperBound, language: .korean
      ), next.name == found.name {
        count += 1
        end = next.end
      }
      addName(found.name, position..<end)
      if count > 1 {
        let number = KoreanNumerals.native(count).map { [$0] } ?? KoreanNumerals.sino(count)
        for word in number { stream.add(word, .korean, position..<end, kind: .number) }
        stream.add("개", .korean, position..<end, join: .tight, kind: .counter)
      }
      return ("symbol name", end)
    }
    guard let name = SymbolReading.korean[char(position)] else { return nil }
    var end = position + 1
    while char(end) == char(position) { end += 1 }
    addName(name, position..<end)
    return ("symbol name", end)
  }

  /// Signs between two numbers: × ÷ = and a wave between two words.
  private mutating func readBetween(at position: Int) -> Match? {
    let before = text[previous(position)]
    let isAfterNumber = ScalarClass.isDigit(before) || before == 0x29
    let next = skipSpaces(position + 1)
    let isBeforeNumber = ScalarClass.isDigit(char(next))
    switch char(position) {
    case 0xD7 where isBeforeNumber || isAfterNumber:
      stream.add("곱하기", .korean, position..<(position + 1), kind: .symbolName)
      return ("times", position + 1)
    case 0x3D
    where isBeforeNumber && stream.pause == nil
      && (isAfterNumber || ScalarClass.isSyllable(before) || ScalarClass.isLatin(before)):
      let word = stream.words.last?.text ?? ""
      stream.glue(KoreanParticles.hasCoda(word) ? "은" : "는", upTo: position + 1)
      return ("equals", position + 1)
    case 0x25B2 where isBeforeNumber, 0x25B3 where isBeforeNumber:
      stream.add("상승", .korean, position..<(position + 1), kind: .symbolName)
      return ("rise", position + 1)
    case 0x25BC where isBeforeNumber, 0x25BD where isBeforeNumber:
      stream.add("하락", .korean, position..<(position + 1), kind: .symbolName)
      return ("fall", position + 1)
    default: return nil
    }
  }

  func previous(_ position: Int) -> Int {
    var back = position - 1
    while back >= span.lowerBound, char(back) == 0x20 { back -= 1 }
    return back
  }

  /// The pause that a mark makes.
  private func pause(at position: Int) -> SpokenWord.Pause? {
    let scalar = char(position)
    let isInside =
      ScalarClass.isWordPart(char(position - 1)) && ScalarClass.isWordPart(char(position + 1))
    switch scalar {
    case 0x2C, 0x3001, 0xFF0C, 0xB7, 0x2022, 0x7C: return .comma
    case 0x2E where isInside && !ScalarClass.isHangul(char(position + 1)): return .short
    case 0x2E, 0x3002: return .period
    case 0x3F: return .question
    case 0x21: return .exclamation
    case 0x3A, 0x3B, 0x2026, 0x22EF, 0x2014: return .colon
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x3008...0x3011, 0x3014...0x301B: return .comma
    case 0x2F, 0x2F00: return .short
    case 0x22, 0x201C, 0x201D, 0x2018, 0xAB, 0xBB: return .short
    case 0x27: return isInside ? nil : .short
    case 0x2D, 0x2013: return isInside ? nil : .comma
    case 0x7E: return .short
    case 0x2192, 0x203A, 0x3E: return .comma
    case 0x203B: return .comma
    default: return nil
    }
  }

  /// & @ # + = in running text.
  private mutating func readSign(at position: Int) -> Match {
    let range = position..<(position + 1)
    guard options.punctuation != .none else { return ("silent symbol", position + 1) }
    let before = char(position - 1)
    let next = char(position + 1)
    switch char(position) {
    case 0x26 where ScalarClass.isLatin(before) && ScalarClass.isLatin(next):
      stream.add("앤", .korean, range, join: .tight, kind: .symbolName)
    case 0x23 where !ScalarClass.isWordPart(next) && ScalarClass.isDigit(before):
      stream.add("우물정", .korean, range, kind: .symbolName)
    default:
      addName(SymbolReading.korean[char(position)] ?? "", range)
    }
    return ("sign", position + 1)
  }

  /// Letters of a script that Korean does not read: said to be there.
  private mutating func readForeign(at position: Int) -> Match? {
    guard ScalarClass.isForeignLetter(char(position)) else { return nil }
    var end = position
    while ScalarClass.isForeignLetter(char(end)) { end += 1 }
    if let reading = HanjaReadings.hangul(text, position..<end) {
      let touches = stream.touches(position) && ScalarClass.isSyllable(char(position - 1))
      if touches {
        stream.glue(reading, upTo: end)
      } else {
        stream.add(reading, .korean, position..<end)
      }
      return ("Hanja", end)
    }
    stream.add(ScriptNames.korean(char(position)), .korean, position..<end, kind: .symbolName)
    return ("foreign letters", end)
  }
}
