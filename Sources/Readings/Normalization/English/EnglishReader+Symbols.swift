import AccessibilityModel

extension EnglishReader {
  /// Reads what is neither a letter nor a digit.
  mutating func readSymbol(at position: Int) -> Match {
    let scalar = char(position)
    if let match = readSigned(at: position) { return match }
    if maskEnd(position) != nil, let match = readDigitString(at: position) { return match }
    if options.punctuation == .all, let name = SymbolReading.english[scalar] {
      addName(name, position..<(position + 1))
      return ("punctuation", position + 1)
    }
    if isSymbolOnly, let match = readNamed(at: position) { return match }
    if let match = readNumeralSign(at: position) { return match }
    if let match = readSign(at: position) { return match }
    if let pause = pause(at: position) {
      stream.pause(pause)
      return ("pause", position + 1)
    }
    if SymbolReading.isQuiet(scalar) {
      if scalar > 0x2100 { stream.pause(.short) }
      return ("silent symbol", position + 1)
    }
    return readNamed(at: position) ?? readForeign(at: position) ?? ("silent symbol", position + 1)
  }

  mutating func addName(_ name: String, _ range: Range<Int>) {
    for word in name.split(separator: " ") {
      addWord(String(word), range)
    }
  }

  private mutating func readSigned(at position: Int) -> Match? {
    switch char(position) {
    case 0x2B, 0x28:
      if let match = readDigitString(at: position) { return match }
      if char(position) == 0x28 { return nil }
    case 0x7E
    where ScalarClass.isDigit(char(skipSpaces(position + 1)))
      || EnglishUnits.isCurrencySign(char(position + 1)):
      stream.add("about", .english, position..<(position + 1))
      return ("about", position + 1)
    case 0x2D, 0x2013, 0xB1: break
    case let scalar where EnglishUnits.isCurrencySign(scalar): break
    default: return nil
    }
    guard let amount = amount(at: position) else { return nil }
    return readRange(at: position) ?? readAmount(amount)
  }

  /// USD 100.
  mutating func readCurrencyCode(at position: Int) -> Match? {
    guard EnglishUnits.currency(text, at: position, span) != nil, let amount = amount(at: position)
    else { return nil }
    return readRange(at: position) ?? readAmount(amount)
  }

  private mutating func readNamed(at position: Int) -> Match? {
    if let found = SymbolNames.match(text, at: position, limit: span.upperBound, language: .english)
    {
      var end = found.end
      var count = 1
      while let next = SymbolNames.match(
        text, at: skipSpaces(end), limit: span.upperBound, language: .english
      ), next.name == found.name {
        count += 1
        end = next.end
      }
      if count > 1 { add(EnglishNumerals.cardinal(count), position..<end) }
      addName(found.name, position..<end)
      return ("symbol name", end)
    }
    guard let name = SymbolReading.english[char(position)] else { return nil }
    var end = position + 1
    while char(end) == char(position) { end += 1 }
    addName(name, position..<end)
    return ("symbol name", end)
  }

  /// ①, Ⅳ, ½, ²: numbers that are one sign.
  private mutating func readNumeralSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    switch NumeralSigns.meaning(of: char(position)) {
    case .number(let value): add(EnglishNumerals.cardinal(value), range)
    case .fraction(let part, let whole):
      guard let name = EnglishReader.fractions[part * 100 + whole] else { return nil }
      add(fractionWords(name), range)
    case .power(let value):
      let name =
        [2: ["squared"], 3: ["cubed"]][value] ?? ["to", "the"] + EnglishNumerals.ordinal(value)
      add(name, range, join: .tight, kind: .symbolName)
    case nil: return nil
    }
    return ("numeral sign", position + 1)
  }

  /// & @ # + = × in running text.
  private mutating func readSign(at position: Int) -> Match? {
    let range = position..<(position + 1)
    let before = char(position - 1)
    let next = char(position + 1)
    let word: String
    switch char(position) {
    case 0x2013 where ScalarClass.isLatin(before) && ScalarClass.isLatin(next): word = "to"
    case 0x2013
    where ScalarClass.isDigit(before) && ScalarClass.isLatin(char(position - 2))
      && char(position - 2) == next && ScalarClass.isDigit(char(position + 2)):
      word = "to"
    case 0x2E where ScalarClass.isDigit(next) && !ScalarClass.isWordPart(before): word = "point"
    case 0x26: word = "and"
    case 0x40: word = "at"
    case 0x23 where ScalarClass.isLatin(before) && !ScalarClass.isWordPart(next): word = "sharp"
    case 0x23: word = hashName(at: position)
    case 0x3C where next == 0x33 && !ScalarClass.isWordPart(char(position + 2)):
      stream.add("heart", .english, position..<(position + 2), kind: .symbolName)
      return ("heart", position + 2)
    case 0x2E where next == 0x4E && before == 0x20 || next == 0x4E && position == span.lowerBound:
      word = "dot"
    case 0x2B: word = "plus"
    case 0x3D: word = "equals"
    case 0xD7: word = "times"
    case 0xF7: word = "divided by"
    case 0x25: word = "percent"
    case 0xB0: word = "degrees"
    case 0xA9: word = "copyright"
    case 0xAE, 0x2122: return ("silent symbol", position + 1)
    case 0x3C where ScalarClass.isDigit(char(skipSpaces(position + 1))): word = "less than"
    case 0x3E
    where ScalarClass.isDigit(char(skipSpaces(position + 1))) && !ScalarClass.isLatin(before):
      word = "more than"
    default: return nil
    }
    guard options.punctuation != .none else { return ("silent symbol", position + 1) }
    addName(word, range)
    return ("sign", position + 1)
  }

  /// # before a number is number, before a tag hashtag.
  private func hashName(at position: Int) -> String {
    let start = position + 1
    var end = start
    var hasDigit = false
    var hasLower = false
    while ScalarClass.isDigit(char(end)) || ScalarClass.isLatin(char(end)) {
      hasDigit = hasDigit || ScalarClass.isDigit(char(end))
      hasLower = hasLower || ScalarClass.isLower(char(end))
      end += 1
      if end - start > 64 { break }
    }
    if end == start, char(start) == 0x20, ScalarClass.isDigit(char(start + 1)) { return "number" }
    if end == start { return ScalarClass.isForeignLetter(char(start)) ? "hashtag" : "pound" }
    return hasDigit && !hasLower ? "number" : "hashtag"
  }

  private func pause(at position: Int) -> SpokenWord.Pause? {
    let scalar = char(position)
    let isInside =
      ScalarClass.isWordPart(char(position - 1)) && ScalarClass.isWordPart(char(position + 1))
    switch scalar {
    case 0x2C, 0xB7, 0x2022, 0x7C: return .comma
    case 0x2E: return isInside ? .short : .period
    case 0x3F: return .question
    case 0x21: return .exclamation
    case 0x3A, 0x3B, 0x2026, 0x22EF, 0x2014: return .colon
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D: return .comma
    case 0x2F: return isInside ? .short : .comma
    case 0x2D, 0x2013: return isInside ? nil : .comma
    case 0x22, 0x201C, 0x201D, 0x2018: return .short
    case 0x2192, 0x203A, 0x3E: return .comma
    default: return nil
    }
  }

  private mutating func readForeign(at position: Int) -> Match? {
    guard ScalarClass.isForeignLetter(char(position)) else { return nil }
    var end = position
    while ScalarClass.isForeignLetter(char(end)) { end += 1 }
    stream.add(ScriptNames.english(char(position)), .english, position..<end, kind: .symbolName)
    stream.add("text", .english, position..<end, kind: .symbolName)
    return ("foreign letters", end)
  }

  /// Reads a web or mail address: "example dot com link".
  mutating func readAddress(at position: Int) -> Match? {
    guard let address = AddressScanner.address(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let first = stream.words.count
    var join = SpokenWord.Join.space
    if let mailbox = address.mailbox {
      addAddressPart(mailbox, &join)
      let at = mailbox.upperBound
      stream.add("at", .english, at..<(at + 1), join: .tight, kind: .symbolName)
      join = .tight
    }
    for (index, label) in address.labels.enumerated() {
      if index > 0 {
        stream.add(
          "dot", .english, (label.lowerBound - 1)..<label.lowerBound, join: .tight,
          kind: .symbolName)
        join = .tight
      }
      addAddressPart(label, &join)
    }
    if address.hasPath, let last = address.labels.last {
      stream.add("link", .english, last.upperBound..<address.range.upperBound)
    }
    stream.stretch(from: first, over: address.range)
    return (address.mailbox == nil ? "web address" : "mail address", address.range.upperBound)
  }

  private mutating func addAddressPart(_ range: Range<Int>, _ join: inout SpokenWord.Join) {
    var start = range.lowerBound
    while start < range.upperBound {
      let scalar = char(start)
      if ScalarClass.isDigit(scalar) {
        let end = min(digitEnd(start), range.upperBound)
        add(EnglishNumerals.byDigit(digits(start..<end)), start..<end, join: join)
        start = end
      } else if ScalarClass.isLatin(scalar) {
        let end = min(letterEnd(start), range.upperBound)
        addHostWord(start..<end, join)
        start = end
      } else {
        let name = [0x2E: "dot", 0x2D: "dash", 0x5F: "underscore", 0x2B: "plus"][scalar] ?? ""
        if !name.isEmpty {
          stream.add(name, .english, start..<(start + 1), join: .tight, kind: .symbolName)
        }
        start += 1
      }
      join = .tight
    }
  }

  private mutating func addHostWord(_ range: Range<Int>, _ join: SpokenWord.Join) {
    let lower = text.lowercased(range)
    let isSpelled = ["www", "kr", "io", "tv", "uk", "us", "jp", "gg", "ly", "ai"].contains(lower)
    if isSpelled {
      var join = join
      for position in range {
        addLetter(char(position), position..<(position + 1), join: join)
        join = .tight
      }
      return
    }
    addWord(text.string(range), range, join: join)
  }

  /// Reads every character by itself.
  mutating func spellOut() {
    for position in span {
      let scalar = char(position)
      let range = position..<(position + 1)
      let count = stream.words.count
      if ScalarClass.isDigit(scalar) {
        add(EnglishNumerals.byDigit(digits(range)), range)
      } else if ScalarClass.isLatin(scalar) {
        addLetter(scalar, range)
      } else if let name = SymbolReading.english[scalar] {
        addName(name, range)
      } else if !ScalarClass.isSpace(scalar) {
        _ = readNamed(at: position) ?? readForeign(at: position)
      }
      if stream.words.count > count { stream.pause(.short) }
      stream.note("spell out", range, since: count)
    }
    stream.dropPause()
  }

  /// Reads an entry of the user's lexicon.
  mutating func readLexicon(at position: Int) -> Match? {
    guard let found = options.lexicon.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let entry = found.entry
    let range = position..<found.end
    for word in entry.spoken.split(separator: " ") {
      stream.add(
        String(word), entry.language, range, pronunciation: entry.pronunciation
      )
    }
    return ("lexicon", found.end)
  }
}
