import AccessibilityModel

extension KoreanReader {
  /// A1B2-C3, KE123: letters and digits of one code.
  mutating func readAlphanumeric(at position: Int) -> Match? {
    guard !isInsideWord(position) else { return nil }
    var end = position
    var changes = 0
    var hasLower = false
    var longestDigits = 0
    var digitCount = 0
    while end - position <= 32 {
      let scalar = char(end)
      if scalar == "-", end > position, char(end + 1).isLatin || char(end + 1).isDigit {
        end += 1
        digitCount = 0
        continue
      }
      let isDigit = scalar.isDigit
      guard isDigit || scalar.isLatin else { break }
      hasLower = hasLower || scalar.isLower
      digitCount = isDigit ? digitCount + 1 : 0
      longestDigits = max(longestDigits, digitCount)
      if end > position {
        let before = char(end - 1) == "-" ? char(end - 2) : char(end - 1)
        if before.isDigit != isDigit { changes += 1 }
      }
      end += 1
    }
    guard end - position <= 32, !hasLower else { return nil }
    // W800×D600: measures.
    if char(previous(position)) == "×" || char(skipSpaces(end)) == "×" { return nil }
    if isMeasuredSide(position) { return nil }
    let isCode = isCode(before: position, count: 0)
    // A1-A3 구역: past a space 구 counts nothing.
    let isCounted = hasUnit(after: end) && (char(end) != " " || changes < 3)
    if !isCode, !isCounted, isRangeOfNumbers(position..<end) {
      return readHalfNamedRange(position..<end)
    }
    guard changes >= 2 || (changes == 1 && longestDigits >= 3) || (isCode && changes >= 1) else {
      return nil
    }
    if changes == 1, char(position).isDigit || isNamedYear(digitStart(end)..<end) { return nil }
    let parts = changes >= 2 && char(end) == "." ? pointedParts(at: end + 1) : []
    // AP2A.240805.005.
    let isBuild =
      !parts.isEmpty && parts.allSatisfy { $0.count >= 3 }
      && parts.last.map { !char($0.upperBound).isWordPart && char($0.upperBound) != "-" } ?? false
    if !isBuild, char(end) == "." || char(end) == ",", char(end + 1).isDigit { return nil }
    addCode(position..<end, saysDigits: longestDigits >= 3 || changes > 2 || isCode)
    guard isBuild, let last = parts.last else { return ("code", end) }
    for part in parts {
      add(KoreanWord.point.text, (part.lowerBound - 1)..<part.lowerBound)
      add(KoreanNumerals.byDigit(digits(part)), part)
    }
    return ("code", last.upperBound)
  }

  /// Q1-Q4, FY2024-2025: whether letters and digits are the ends of a range, and no code.
  private func isRangeOfNumbers(_ range: Range<Int>) -> Bool {
    let letters = range.lowerBound..<letterEnd(range.lowerBound)
    let first = letters.upperBound..<digitEnd(letters.upperBound)
    guard !letters.isEmpty, char(first.upperBound) == "-" else { return false }
    let next = first.upperBound + 1
    let digits = char(next).isLatin ? letterEnd(next) : next
    guard digitEnd(digits) == range.upperBound, let low = value(first),
      let high = value(digits..<range.upperBound)
    else { return false }
    if isNamedYear(first) {
      return digits == next
        && ((low + 1...low + 20).contains(high) || high == (low + 1) % 100)
    }
    return letters.count <= 2 && first.count <= 2 && low < high && high < 100 && low > 0
      && char(first.lowerBound) != "0" && text.string(next..<digits) == text.string(letters)
  }

  /// A1-A3: a range of which one end is spelled like a name, so that both are read as marks; A3 is no
  /// paper there.
  private mutating func readHalfNamedRange(_ range: Range<Int>) -> Match? {
    let sign = digitEnd(letterEnd(range.lowerBound))
    func isNamed(_ position: Int) -> Bool {
      LatinNames.match(text, at: position, limit: span.upperBound) != nil
    }
    let isNamedFirst = isNamed(range.lowerBound), isNamedLast = isNamed(sign + 1)
    // S1-S2 좌석: 2 counts no 좌.
    guard char(sign + 1).isLatin,
      isNamedFirst != isNamedLast || !isNamedLast && hasUnit(after: range.upperBound)
    else { return nil }
    addCode(range.lowerBound..<sign, saysDigits: false)
    glueOnce(.from)
    addCode((sign + 1)..<range.upperBound, saysDigits: false)
    return ("code", range.upperBound)
  }

  /// FY2024, CES2026: whether digits right after letters are a year, as they are after these.
  func isNamedYear(_ range: Range<Int>) -> Bool {
    guard range.count == 4, let year = value(range), (1980...2049).contains(year) else {
      return false
    }
    return KoreanWordSet.namesBeforeYears.contains(latinBefore(range.lowerBound))
  }

  /// Where the digits begin that end before a position.
  func digitStart(_ end: Int) -> Int {
    var start = end
    while start > span.lowerBound, char(start - 1).isDigit { start -= 1 }
    return start
  }

  /// 비밀번호 a7Bk93, 코드 x82: letters of any case and digits of a secret, each by itself.
  mutating func readSecret(at position: Int) -> Match? {
    guard !isInsideWord(position) else { return nil }
    var end = position
    var digitCount = 0, letterCount = 0
    while end - position <= 32 {
      let isJoined = char(end) == "-" && end > position && char(end + 1).isWordPart
      guard char(end).isDigit || char(end).isLatin || isJoined else { break }
      digitCount += char(end).isDigit ? 1 : 0
      letterCount += char(end).isLatin ? 1 : 0
      end += 1
    }
    guard (3...32).contains(end - position), digitCount > 0, letterCount > 0,
      isSecret(before: position), !isNumberWithUnit(position..<end),
      // 0x80070005 is a number, 20XX hides digits.
      char(position) != "0" || char(position + 1).lowercased != "x",
      !(position..<end).contains(where: {
        char($0).lowercased == "x" && char($0 + 1).lowercased == "x"
      })
    else { return nil }
    // 1.5x82, a@b.
    guard !"@.,:/_".unicodeScalars.contains(char(end)) || !char(end + 1).isWordPart else {
      return nil
    }
    if isModel(position..<end) { return nil }
    addCode(position..<end, saysDigits: true, knowsWords: true)
    return ("code", glueParticles(at: end))
  }

  /// iPhone15, Wi-Fi6, iPhone15Pro: whether a name of the list and a short number are a thing that
  /// is sold, and no secret.
  private func isModel(_ range: Range<Int>) -> Bool {
    guard let name = LatinNames.match(text, at: range.lowerBound, limit: span.upperBound),
      name.end - range.lowerBound > 3, name.end <= range.upperBound
    else { return false }
    let rest = digitEnd(name.end)..<range.upperBound
    return rest.lowerBound - name.end <= 2
      && (rest.isEmpty || LatinWords.hangul(text.lowercased(rest)) != nil)
  }

  /// Whether a word of what is typed stands before a position: 비밀번호, 쿠폰코드는.
  private func isSecret(before position: Int) -> Bool {
    let label = label(before: position)
    let word = label.count > 2 ? withoutTopic(label) : label
    guard ends(word, with: .secretWords) else { return false }
    // 모델번호, 오류 코드, QR코드.
    return !ends(word, with: .openCodes)
      && !(word.count <= 2
        && (ends(wordBefore(word.lowerBound), with: .openCodeNouns)
          || KoreanWordSet.openCodeNouns.contains(latinBefore(word.lowerBound))))
  }

  /// Whether digits with a letter or two after them are counted: 번호 3F, 코드 5G.
  private func isNumberWithUnit(_ range: Range<Int>) -> Bool {
    let digits = digitEnd(range.lowerBound)
    guard digits > range.lowerBound, letterEnd(digits) == range.upperBound else { return false }
    return hasUnit(after: digits) || range.count < 4
  }

  /// A4:5E:60:B1:22:0F: six pairs of hexadecimal digits of a network device, one by one.
  mutating func readHardwareAddress(at position: Int) -> Match? {
    let sign = char(position + 2)
    guard sign == ":" || sign == "-", !isInsideWord(position) else { return nil }
    func isHexadecimal(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isDigit || ("a"..."f").contains(scalar.lowercased)
    }
    let pairs = (0..<6).map { position + $0 * 3 }
    let end = position + 17
    guard
      pairs.allSatisfy({ pair in
        isHexadecimal(char(pair)) && isHexadecimal(char(pair + 1))
          && (pair + 2 == end || char(pair + 2) == sign)
      }),
      !char(end).isDigit, !char(end).isLatin, char(end) != sign,
      // 03-12-21-30-38-41 are numbers of a lottery.
      sign == ":" || (position..<end).contains(where: { char($0).isLatin })
    else { return nil }
    for pair in pairs {
      if pair > position { stream.pause(.short) }
      addCode(pair..<(pair + 2), saysDigits: true)
    }
    return ("hardware address", glueParticles(at: end))
  }

  /// Adds the letters and digits of a code.
  ///
  /// - Parameters:
  ///   - range: Where they stand; hyphens part them.
  ///   - saysDigits: Whether digits are said one by one.
  ///   - knowsWords: Whether letters that are a word, as in WELCOME10, are said as one.
  mutating func addCode(_ range: Range<Int>, saysDigits: Bool, knowsWords: Bool = false) {
    var start = range.lowerBound
    var join = SpokenWord.Join.space
    while start < range.upperBound {
      if char(start) == "-" {
        stream.pause(.short)
        start += 1
        continue
      }
      if char(start).isDigit {
        let end = min(digitEnd(start), range.upperBound)
        let all = digits(start..<end)
        let isRound = all.count >= 3 && all.suffix(2) == [0, 0] && start > range.lowerBound
        let words =
          saysDigits && !(isRound && all.count <= 4)
          ? KoreanNumerals.byDigit(all) : KoreanNumerals.sino(all)
        add(words, start..<end, join: join)
        start = end
      } else {
        let end = min(latinEnd(start), range.upperBound)
        let known =
          knowsWords && end - start >= 4 ? LatinWords.hangul(text.lowercased(start..<end)) : nil
        add(
          known ?? LatinReading.spell(text, start..<end).text, start..<end, join: join,
          kind: known == nil ? .letterName : .name)
        start = end
      }
      join = .tight
    }
  }
}
