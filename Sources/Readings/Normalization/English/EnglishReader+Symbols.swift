import AccessibilityModel

extension EnglishReader {
  // MARK: Numbers that begin with a sign

  /// (555) 010-1234, +1 555 ….
  mutating func readSignedDigitString(at position: Int) -> Match? {
    let sign = char(position)
    return sign == "+" || sign == "(" || maskEnd(position) != nil
      ? readDigitString(at: position) : nil
  }

  /// ~5: about five.
  mutating func readAbout(at position: Int) -> Match? {
    guard char(position) == "~",
      char(skipSpaces(position + 1)).isDigit || EnglishUnits.isCurrencySign(char(position + 1))
    else { return nil }
    add(EnglishWord.about.text, position..<(position + 1))
    return ("about", position + 1)
  }

  /// -5°C, $12.99; -0:30, which is left of a song.
  mutating func readSignedAmount(at position: Int) -> Match? {
    let sign = char(position)
    if sign == "-", !isInsideWord(position), let clock = clock(at: position + 1),
      clock.second == nil
    {
      add(
        EnglishWord.minus.list + length([0, clock.hour, clock.minute]), position..<clock.end)
      return ("time left", clock.end)
    }
    guard
      "+-–±".unicodeScalars.contains(sign) || EnglishUnits.isCurrencySign(sign)
        || bareFraction(at: position) != nil
    else { return nil }
    return readAmount(at: position)
  }

  /// USD 100.
  mutating func readCurrencyCode(at position: Int) -> Match? {
    // EUR/USD 1.0834 is a rate.
    let isRate = char(position - 1) == "/" && char(position - 2).isUpper
    guard !isRate, EnglishUnits.currency(text, at: position, span) != nil else { return nil }
    return readAmount(at: position)
  }

  // MARK: Signs

  /// ①, Ⅳ, ½, ²: numbers that are one sign.
  mutating func readNumeralSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    switch NumeralSigns.meaning(of: char(position)) {
    case .number(let value): add(EnglishNumerals.cardinal(value), range)
    case .fraction(let part, let whole):
      guard let name = Self.fraction(part, whole) else { return nil }
      add(name, range)
    case .power(let value):
      add(power(value), range, join: .tight, kind: .symbolName)
    case nil: return nil
    }
    return ("numeral sign", position + 1)
  }

  /// ▲ 1.2%, 30% ↓: a rise or a fall of an amount; elsewhere the arrow by its name.
  mutating func readTrend(at position: Int) -> Match? {
    let isRise = Self.risingSigns.contains(char(position))
    guard isRise || Self.fallingSigns.contains(char(position)) else { return nil }
    let isArrow = SymbolReading.isVerticalArrow(char(position))
    guard changesAmount(position, isArrow) else {
      return isArrow && options.punctuation != .none ? readNamed(at: position) : nil
    }
    let end = runEnd(position)
    add((isRise ? EnglishWord.rise : .fall).text, position..<end)
    return (isRise ? "rise" : "fall", end)
  }

  private static let risingSigns = EnglishWordSet.risingSigns.characters
  private static let fallingSigns = EnglishWordSet.fallingSigns.characters

  /// Whether a sign of a rise or a fall stands beside what rose or fell.
  private func changesAmount(_ position: Int, _ isArrow: Bool) -> Bool {
    let end = runEnd(position)
    let start = skipSpaces(end)
    if let amount = amount(at: start), time(at: start) == nil {
      return !isArrow || isChanging(amount, isApart: start > end)
    }
    let before = previous(position) + 1
    guard stream.end == before, stream.pause == nil, let last = stream.words.last,
      last.kind == .number,
      !isArrow || (before == position ? !isCarried(last.text) : isChanging(last.text))
    else { return false }
    // ▲ may begin the next item of a list.
    return isArrow || !char(start).isWordPart
      || before == position && !char(end).isWordPart
  }

  /// Whether what follows an arrow rises or falls: a rate, money or degrees, or a number alone.
  ///
  /// Before anything else, and past a space, the arrow points: ⬇ 3 files.
  private func isChanging(_ amount: EnglishAmount, isApart: Bool) -> Bool {
    if amount.currency != nil { return true }
    if let unit = amount.unit { return isChanging(unit.one) }
    return !isApart && !char(skipSpaces(amount.range.upperBound)).isLower
  }

  private func isChanging(_ unit: String) -> Bool {
    unit.lowercased().words.contains { EnglishWordSet.changingUnits.contains($0) }
  }

  /// Whether a unit is of data, which goes up or down a line: ↓ 2.5 GB.
  private func isCarried(_ unit: String) -> Bool {
    unit.words.contains { EnglishWordSet.carriedUnits.contains($0) }
  }

  /// <3.
  mutating func readHeart(at position: Int) -> Match? {
    guard char(position) == "<", char(position + 1) == "3", !char(position + 2).isWordPart else {
      return nil
    }
    add(EnglishWord.heart.text, position..<(position + 2), kind: .symbolName)
    return ("heart", position + 2)
  }

  /// & @ # + = × in running text.
  mutating func readSign(at position: Int) -> Match? {
    if char(position) == "®" || char(position) == "™" { return ("silent symbol", position + 1) }
    guard let name = signName(at: position) else { return nil }
    guard options.punctuation != .none else { return ("silent symbol", position + 1) }
    addName(name, position..<(position + 1))
    return ("sign", position + 1)
  }

  private func signName(at position: Int) -> String? {
    let before = char(position - 1)
    let next = char(position + 1)
    let isBeforeNumber = char(skipSpaces(position + 1)).isDigit
    switch char(position) {
    case "-" where isMinus(position), "–" where isMinus(position): return EnglishWord.minus.text
    case "*"
    where before == " " && next == " " && isBeforeNumber
      && char(previous(position)).isDigit:
      return EnglishWord.times.text
    case "–" where before.isLatin && next.isLatin: return EnglishWord.to.text
    case "–" where next.isDigit && EnglishWordSet.momentsOfDay.contains(wordBefore(position)):
      return EnglishWord.to.text
    case "–" where before.isDigit && char(position - 2).isLatin:
      // B1–B4: from one to the other.
      return char(position - 2) == next && char(position + 2).isDigit ? EnglishWord.to.text : nil
    // Savings ...1234, but ...5.
    case "." where next.isDigit && !before.isWordPart && !isAfterWordWithPoints(position):
      return EnglishWord.point.text
    case "." where next == "N" && (before == " " || position == span.lowerBound):
      return EnglishWord.dot.text
    // MLS# 12345678, but C# 8.
    case "#" where before.isLatin && char(position - 2).isLatin && next == " " && isBeforeNumber:
      return EnglishWord.number.text
    case "#" where before.isLatin && !next.isWordPart: return EnglishWord.sharp.text
    case "#": return hashName(at: position).text
    case ">":
      return isBeforeNumber && !before.isLatin
        ? EnglishWord.moreThan.list.joined(separator: " ") : nil
    case "<" where !isBeforeNumber: return nil
    case "<", "&", "@", "+", "=", "×", "÷", "%", "°", "©": return Self.symbolNames[char(position)]
    default: return nil
    }
  }

  /// Whether a point is the last of several after a word.
  private func isAfterWordWithPoints(_ position: Int) -> Bool {
    guard hasWord("..", at: position - 2) else { return false }
    return char(previous(position - 2)).isWordPart
  }

  /// Whether a sign between two numbers takes one from the other: 10 − 4, and 10 - 4 = 6.
  func isMinus(_ position: Int) -> Bool {
    let next = skipSpaces(position + 1)
    let last = previous(position)
    guard char(last).isDigit, char(next).isDigit, (last < position - 1) == (next > position + 1)
    else { return false }
    return text.asWritten(position..<(position + 1)) == "\u{2212}"
      || last < position - 1 && char(skipSpaces(numeral(at: next)?.range.upperBound ?? next)) == "="
  }

  /// 10^6: a power.
  mutating func readPower(at position: Int) -> Match? {
    let digits = (position + 1)..<digitEnd(position + 1)
    guard char(position) == "^", isInsideWord(position), (1...3).contains(digits.count),
      let value = value(digits)
    else { return nil }
    add(power(value), position..<digits.upperBound, join: .tight, kind: .symbolName)
    return ("power", digits.upperBound)
  }

  private func power(_ value: Int) -> [String] {
    switch value {
    case 2: EnglishWord.squared.list
    case 3: EnglishWord.cubed.list
    default: EnglishWord.toThe.list.flatMap(\.words) + EnglishNumerals.ordinal(value)
    }
  }

  /// # before a number is number, before a tag hashtag.
  private func hashName(at position: Int) -> EnglishWord {
    let start = position + 1
    var end = start
    while end - start <= 64, char(end).isDigit || char(end).isLatin { end += 1 }
    if end == start, char(start) == " ",
      char(start + 1).isDigit || wordAfter(start) == EnglishWord.of.text
    {
      return .number
    }
    if end == start { return char(start).isForeignLetter ? .hashtag : .poundKey }
    let tag = (start..<end).map(char)
    return tag.contains(where: \.isDigit) && !tag.contains(where: \.isLower) ? .number : .hashtag
  }

  func pause(at position: Int) -> SpokenWord.Pause? {
    let isInside = isInsideWord(position) && char(position + 1).isWordPart
    switch char(position) {
    case ".": return isInside ? .short : .period
    case "/": return isInside ? .short : .comma
    case "-", "–": return isInside ? nil : .comma
    case "?": return .question
    case "!": return .exclamation
    case ":", ";", "…", "⋯", "—": return .colon
    case ",", "·", "•", "|", "→", "›", ">", "(", ")", "[", "]", "{", "}": return .comma
    case "\"", "“", "”", "‘": return .short
    default: return nil
    }
  }

  // MARK: Names

  /// Letters of a script that English does not read: only the name of the script is said.
  mutating func readForeign(at position: Int) -> Match? {
    guard let end = foreignEnd(position) else { return nil }
    add(ScriptNames.english(char(position)), position..<end, kind: .symbolName)
    // Я text: "text" is not said twice.
    if wordAfter(end) != EnglishWord.foreignText.text {
      add(EnglishWord.foreignText.text, position..<end, kind: .symbolName)
    }
    return ("foreign letters", end)
  }
}

extension EnglishReader: AddressReader {
  static let addressWords = AddressWords(
    at: EnglishWord.at.text, partsHost: false, dot: EnglishWord.dot.text,
    link: EnglishWord.link.text,
    marks: [
      ".": EnglishWord.dot.text, "-": EnglishWord.dash.text, "_": EnglishWord.underscore.text,
      "+": EnglishWord.plus.text,
    ]
  )

  mutating func addHostWord(_ range: Range<Int>, join: SpokenWord.Join) {
    if EnglishWordSet.spelledHosts.contains(text.lowercased(range)) {
      addLetters(range, join: join)
    } else {
      addWord(text.string(range), range, join: join)
    }
  }
}
