import AccessibilityModel

extension KoreanReader {
  /// x of 3 x 4 and of x2, between or before numbers.
  mutating func readCross(at position: Int) -> Match? {
    let end = position + 1
    let isAfterDigit = char(position - 1).isDigit
    // 가로 30cm x 세로 20cm.
    if char(position).lowercased == "x", char(position - 1) == " ", char(end) == " ",
      case let side = wordAfter(end), KoreanWordSet.namesOfSides.contains(text.string(side)),
      char(skipSpaces(side.upperBound)).isDigit, stream.pause == nil,
      stream.words.last?.kind == .counter || stream.words.last?.kind == .number
    {
      addSign(.times, at: position)
      return ("times", end)
    }
    // 5만x3, 100원x10.
    if char(position) == "x", char(end).isDigit, char(position - 1).isSyllable,
      stream.touches(position), [.number, .counter].contains(stream.words.last?.kind)
    {
      addSign(.times, at: position)
      return ("times", end)
    }
    guard char(position).lowercased == "x", !char(end).isLatin, char(skipSpaces(end)).isDigit,
      char(position) == "x" || isAfterDigit,
      char(end) == " " || isAfterDigit || !isInsideWord(position)
    else { return nil }
    addSign(.times, at: position)
    return ("times", end)
  }

  /// A run of Latin letters: known words, letter names, or a rough transcription.
  mutating func readLatinWord(at position: Int) -> Match {
    let end = latinEnd(position)
    let isInside = position > span.lowerBound && isJoiner(char(position - 1)) && stream.pause == nil
    if let (word, end) = contraction(at: position, end) {
      add(word, position..<end, join: isInside ? .tight : .space, kind: .name)
      return ("Latin", readSuffixes(after: end))
    }
    var isAfterWord = false
    for (index, word) in LatinReading.read(text, position..<end).enumerated() {
      // In OpenAI no consonant moves over to the names of letters.
      let isApart = isAfterWord && word.isLetters
      isAfterWord = !word.isLetters
      if index == 0, touchesHangul(position) || endsGivenName(position..<end) {
        stream.glue(word.text, upTo: end)
      } else {
        add(
          word.text, position..<end, join: isApart || index == 0 && !isInside ? .space : .tight,
          kind: word.isLetters ? .letterName : .name
        )
      }
    }
    return ("Latin", readSuffixes(after: end))
  }

  /// An English word with an apostrophe that is known as a whole: don't, you're.
  private func contraction(at position: Int, _ end: Int) -> (word: String, end: Int)? {
    guard char(end) == "'" || char(end) == "’", char(end + 1).isLatin else { return nil }
    let whole = latinEnd(end + 1)
    let written = "\(text.lowercased(position..<end))'\(text.lowercased(end + 1..<whole))"
    return LatinWords.hangul(written).map { ($0, whole) }
  }

  /// Whether a word is the second syllable of a name, as jae of Min-jae, of which the first was read.
  private func endsGivenName(_ range: Range<Int>) -> Bool {
    char(range.lowerBound - 1) == "-" && range.lowerBound - 1 > span.lowerBound
      && stream.pause == nil && RomanizedNames.hangul(text, range) != nil
  }

  /// Whether Hangul that was read ends right before a position.
  private func touchesHangul(_ position: Int) -> Bool {
    stream.touches(position) && char(position - 1).isSyllable
  }

  private func isJoiner(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "&" || scalar == "'" || scalar.isDigit
  }

  /// Reads an ending of a name and returns where it ends.
  ///
  /// 's of Today's is 즈, and 스 after a voiceless consonant; + is 플러스.
  private mutating func readSuffixes(after end: Int) -> Int {
    if char(end) == "'", char(end + 1).lowercased == "s", !char(end + 2).isWordPart {
      let isVoiceless = "kptf".unicodeScalars.contains(char(end - 1).lowercased)
      stream.glue((isVoiceless ? KoreanWord.pluralAfterVoiceless : .plural).text, upTo: end + 2)
    }
    if let after = minusEnd(end) {
      stream.glue(KoreanWord.minus.text, upTo: after)
      return after
    }
    let plus = max(end, stream.end)
    if char(plus) == "+", !char(plus + 1).isWordPart || char(plus + 1).isSyllable {
      stream.glue(KoreanWord.plus.text, upTo: plus + 1)
    }
    return max(end, stream.end)
  }

  /// The end of the minus after a grade, a rating or a type of blood: A-, BBB-, Rh-, Rh(-).
  private func minusEnd(_ end: Int) -> Int? {
    var start = end
    while char(start - 1).isLatin, end - start < 4 { start -= 1 }
    let isBlood = text.lowercased(start..<end) == "rh"
    if isBlood, hasWord("(-)", at: end) { return end + 3 }
    let isGrade =
      (1...3).contains(end - start) && ("A"..."D").contains(char(start))
      && (start..<end).allSatisfy { char($0) == char(start) }
    guard char(end) == "-" || char(end) == "\u{2212}", isBlood || isGrade,
      !char(end + 1).isWordPart, char(end + 1) != "-", char(start - 1) != "-"
    else { return nil }
    return end + 1
  }

  /// Reads a name of the list: 와이파이, 애플 페이.
  mutating func readName(at position: Int) -> Match? {
    guard let found = LatinNames.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let isGlued = char(position).isLatin && touchesHangul(position)
    for (index, word) in found.reading.split(separator: " ").enumerated() {
      if index == 0, isGlued {
        stream.glue(String(word), upTo: found.end)
      } else {
        add(String(word), position..<found.end, kind: .name)
      }
    }
    return ("name", readSuffixes(after: found.end))
  }

  /// B1~3층, B2~1F, B3~B1층: floors of which the first is below the ground.
  mutating func readBasementRange(at position: Int) -> Match? {
    let number = (position + 1)..<digitEnd(position + 1)
    guard char(position) == "B", number.count == 1, !isInsideWord(position) else { return nil }
    let sign = number.upperBound
    let end = char(sign) == "F" || hasWord(.floor, at: sign) ? sign + 1 : sign
    guard let start = rangeStart(after: end) else { return nil }
    let isBelow = char(start.next) == "B"
    // 지상 of B1~지상3층.
    let told = start.next..<hangulEnd(start.next)
    let isTold = KoreanWordSet.temperatures.contains(text.string(told))
    guard
      let second = amount(
        at: isBelow ? start.next + 1 : isTold ? skipSpaces(told.upperBound) : start.next),
      second.sign == nil,
      second.quantity.value != nil, let unit = second.unit,
      unit.word.hasPrefix(KoreanWord.floor.text)
    else { return nil }
    var phrase = Phrase(end: end)
    if !endsWord(position, KoreanWord.basement.text) {
      phrase.add(KoreanWord.basement.text, position..<number.lowerBound)
    }
    phrase.add(words: KoreanNumerals.sino(digits(number)), number)
    phrase.add(KoreanWord.floor.text, number.lowerBound..<end, join: .tight, kind: .counter)
    phrase.glue(KoreanWord.from.text)
    if isBelow { phrase.add(KoreanWord.basement.text, start.next..<(start.next + 1)) }
    if isTold { phrase.add(text.string(told), told) }
    phrase.pieces += self.phrase(of: second).pieces
    phrase.end = second.range.upperBound
    add(phrase)
    return ("range", phrase.end)
  }

  /// AM 9:00.
  mutating func readHalfOfDay(at position: Int) -> Match? {
    partOfDay(at: position) == nil ? nil : readMoment(at: position)
  }

  /// USD 100.
  mutating func readCurrencyCode(at position: Int) -> Match? {
    guard KoreanCurrencies.symbol(text, at: position, span) != nil else { return nil }
    return readAmount(at: position)
  }

  /// A number that a word in Latin letters announces: `No. 5`, `v3.1`, `TOP 10`, `iOS 17.4`.
  mutating func readNumbered(at position: Int) -> Match? {
    let end = latinEnd(position)
    let word = text.lowercased(position..<end)
    // CH 11 is a channel, Ch. 11 a chapter.
    guard end - position <= 8, !isInsideWord(position),
      let reading = Self.announcers[text.string(position..<end)] ?? Self.announcers[word]
    else { return nil }
    var start = end
    if char(start) == "." { start += 1 }
    start = skipSpaces(start)
    guard start - end <= 2, digitEnd(start) > start else { return nil }
    if word.utf8.count == 1, start != end, char(end) != "." { return nil }
    add(reading, position..<end)
    if KoreanWordSet.versions.contains(word) {
      return readVersion(pointedParts(at: start), join: .tight)
    }
    let digits = start..<digitEnd(start)
    // Step 2/4: how far it is comes after the word.
    if char(digits.upperBound) == "/", char(digits.upperBound + 1).isDigit {
      return ("numbered", start)
    }
    if let number = value(digits), KoreanWordSet.countedInEnglish.contains(word), number <= 10,
      word != "no" || number <= 1,
      char(digits.upperBound) != ".", !hasUnit(after: digits.upperBound)
    {
      add(KoreanWord.englishDigits.list[number], digits, join: .tight, kind: .number)
      return ("numbered", readEnglishTotal(after: digits.upperBound))
    }
    return ("numbered", start)
  }

  /// of 3 of STEP 2 of 3: the whole, in English too; the end of it.
  private mutating func readEnglishTotal(after end: Int) -> Int {
    let sign = skipSpaces(end)
    let total = skipSpaces(sign + 2)..<digitEnd(skipSpaces(sign + 2))
    guard sign > end, hasWord("of ", at: sign), let number = value(total), number <= 10,
      let of = LatinWords.hangul("of"), !hasUnit(after: total.upperBound)
    else { return end }
    add(of, sign..<(sign + 2), kind: .name)
    add(KoreanWord.englishDigits.list[number], total, kind: .number)
    return total.upperBound
  }

  /// II of Part II, VIII of Henry VIII: a Roman number after a name, in English.
  mutating func readRoman(at position: Int) -> Match? {
    let end = latinEnd(position)
    guard (2...4).contains(end - position), !isInsideWord(position), char(position - 1) == " ",
      !char(end).isWordPart, char(end) != "'", char(end) != "’",
      let index = KoreanWord.romans.list.firstIndex(of: text.string(position..<end)),
      isAfterName(position) || isAfterHangulName(position)
    else { return nil }
    // The first of the list is two.
    add(KoreanWord.englishDigits.list[index + 2], position..<end, kind: .number)
    return ("number", end)
  }

  /// Whether a word in Latin letters stands before a position, and no abbreviation, as CI of CI VI.
  private func isAfterName(_ position: Int) -> Bool {
    let before = previous(position)
    return char(before).isLatin && char(before - 1).isLatin
      && (char(before).isLower || char(before - 2).isLatin && char(before - 3).isLatin)
  }

  /// 골드 IV: whether a noun in Hangul stands before a position, and no number of a thing as 제.
  private func isAfterHangulName(_ position: Int) -> Bool {
    let word = wordBefore(position)
    guard word.count > 1, !hasWord(.ordinalPrefix, at: word.lowerBound),
      !ends(word, with: .beforeLetters)
    else { return false }
    // IV 23% is a volatility, and VI alone an interface or a brake of the stock exchange.
    var end = skipSpaces(latinEnd(position))
    while char(end).isDigit || char(end) == "." { end += 1 }
    guard char(skipSpaces(end)) != "%" else { return false }
    return text.string(position..<latinEnd(position)) != KoreanWord.romans.list[4]
      || ends(word, with: .ranksInRoman)
  }

  static let announcers = DataTable.words(
    "ko/announcers.tsv", columns: ["written", "spoken"]
  )

  /// D-7, D+100.
  mutating func readCountdown(at position: Int) -> Match? {
    guard char(position) == "D", char(position + 1) == "-" || char(position + 1) == "+",
      !isInsideWord(position)
    else { return nil }
    let start = position + 2
    let end = digitEnd(start)
    guard end > start else { return nil }
    add(LatinWords.letter("D"), position..<(position + 1), kind: .letterName)
    addSign(char(position + 1) == "-" ? .minus : .plus, at: position + 1)
    add(KoreanNumerals.sino(digits(start..<end)), start..<end, join: .tight)
    return ("countdown", end)
  }

  /// GMT-5, UTC+9, UTC-05:00: a time zone by its distance.
  mutating func readTimeZone(at position: Int) -> Match? {
    let end = latinEnd(position)
    let hours = (end + 1)..<digitEnd(end + 1)
    let clock = clock(at: end + 1)
    guard KoreanWordSet.timeZones.contains(text.string(position..<end)), !isInsideWord(position),
      char(end) == "+" || char(end) == "-", (1...2).contains(hours.count),
      clock.map({ $0.second == nil && $0.hour <= 14 }) ?? (char(hours.upperBound) != ":")
    else { return nil }
    add(LatinReading.spell(text, position..<end).text, position..<end, kind: .letterName)
    addSign(char(end) == "+" ? .plus : .minus, at: end)
    if let clock, clock.hour > 0 {
      add(length(clock.parts, clock.end, in: [.hours, .minute]))
    } else {
      add(KoreanNumerals.sino(digits(hours)), hours.lowerBound..<(clock?.end ?? hours.upperBound))
    }
    return ("time zone", glueParticles(at: clock?.end ?? hours.upperBound))
  }

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
    if char(end) == "." || char(end) == ",", char(end + 1).isDigit { return nil }
    addCode(position..<end, saysDigits: longestDigits >= 3 || changes > 2 || isCode)
    return ("code", end)
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

  /// W120 D60 H72: whether the letter of a width, a depth or a height stands before digits, and another
  /// of them with its own beside it.
  func isMeasuredSide(_ position: Int) -> Bool {
    func isLettered(_ start: Int) -> Bool {
      Self.sides.contains(char(start)) && char(start + 1).isDigit
        && char(start) != char(position) && !char(digitEnd(start + 1)).isLatin
    }
    guard Self.sides.contains(char(position)), char(position + 1).isDigit,
      !isOfPlace(position)
    else { return false }
    if isLettered(skipSpaces(digitEnd(position + 1))) { return true }
    let before = previous(position)
    let start = digitStart(before + 1)
    return start <= before && isLettered(start - 1) && !isInsideWord(start - 1)
  }

  /// 주차 D102 H103: whether letters and digits before a position begin with a word of places, which have
  /// no sides.
  private func isOfPlace(_ position: Int) -> Bool {
    var first = position
    for _ in 0..<4 {
      let before = previous(first)
      let start = digitStart(before + 1)
      guard start <= before, Self.sides.contains(char(start - 1)) else { break }
      first = start - 1
    }
    var count = 0, next = first
    while Self.sides.contains(char(next)), char(next + 1).isDigit {
      count += 1
      next = skipSpaces(digitEnd(next + 1))
    }
    // 사물함 W900 D450 H1800: three are measures anywhere.
    return count < 3 && ends(label(before: first), with: .letteredPlaces)
  }

  private static let sides: Set<Unicode.Scalar> = ["W", "D", "H", "L"]

  /// Where the digits begin that end before a position.
  private func digitStart(_ end: Int) -> Int {
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
