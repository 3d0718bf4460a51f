import AccessibilityModel

extension KoreanReader {
  /// Reads what begins with a Latin letter.
  mutating func readLatin(at position: Int) -> Match {
    if let match = readAddress(at: position) { return match }
    if let match = readNumbered(at: position) { return match }
    if let match = readName(at: position) { return match }
    if let match = readTimeInLatin(at: position) { return match }
    if let match = readCountdown(at: position) { return match }
    if let match = readAlphanumeric(at: position) { return match }
    let end = latinEnd(position)
    if end == position + 1, char(position) | 0x20 == 0x78,
      ScalarClass.isDigit(char(skipSpaces(end))),
      char(position) == 0x78 || ScalarClass.isDigit(char(position - 1)),
      char(end) == 0x20 || !ScalarClass.isWordPart(char(position - 1))
        || ScalarClass.isDigit(char(position - 1))
    {
      stream.add("곱하기", .korean, position..<end, kind: .symbolName)
      return ("times", end)
    }
    let words = LatinReading.read(text, position..<end)
    let isInside = position > span.lowerBound && isJoiner(char(position - 1)) && stream.pause == nil
    for (index, word) in words.enumerated() {
      if index == 0, stream.touches(position), ScalarClass.isSyllable(char(position - 1)) {
        stream.glue(word.text, upTo: end)
        continue
      }
      stream.add(
        word.text, .korean, position..<end, join: index == 0 && !isInside ? .space : .tight,
        kind: word.isLetters ? .letterName : .name
      )
    }
    readPossessive(after: end)
    readPlus(after: stream.end > end ? stream.end : end)
    return ("Latin", stream.end > end ? stream.end : end)
  }

  private func isJoiner(_ scalar: UInt32) -> Bool {
    scalar == 0x2D || scalar == 0x26 || scalar == 0x27 || ScalarClass.isDigit(scalar)
  }

  /// Today's: 즈, and 스 after a voiceless consonant.
  private mutating func readPossessive(after end: Int) {
    guard char(end) == 0x27 || char(end) == 0x2019, char(end + 1) | 0x20 == 0x73,
      !ScalarClass.isWordPart(char(end + 2))
    else { return }
    let isVoiceless = "kptf".unicodeScalars.contains { $0.value == char(end - 1) | 0x20 }
    stream.glue(isVoiceless ? "스" : "즈", upTo: end + 2)
  }

  /// + after a name is 플러스.
  private mutating func readPlus(after end: Int) {
    guard char(end) == 0x2B,
      !ScalarClass.isWordPart(char(end + 1)) || ScalarClass.isSyllable(char(end + 1))
    else { return }
    stream.glue("플러스", upTo: end + 1)
  }

  /// Reads a name of the list: 와이파이, 애플 페이.
  mutating func readName(at position: Int) -> Match? {
    guard let found = LatinNames.match(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let touches = stream.touches(position) && ScalarClass.isSyllable(char(position - 1))
    for (index, word) in found.reading.split(separator: " ").enumerated() {
      if index == 0, touches, ScalarClass.isLatin(char(position)) {
        stream.glue(String(word), upTo: found.end)
      } else {
        stream.add(
          String(word), .korean, position..<found.end, kind: .name
        )
      }
    }
    readPossessive(after: found.end)
    readPlus(after: max(found.end, stream.end))
    return ("name", max(found.end, stream.end))
  }

  /// AM 9:00, USD 100.
  private mutating func readTimeInLatin(at position: Int) -> Match? {
    if halfOfDay(at: position) != nil, let match = readMoment(at: position) { return match }
    if KoreanCurrencies.symbol(text, at: position, span) != nil {
      return readAmountRange(at: position) ?? amount(at: position).map { readAmount($0) }
    }
    return nil
  }

  /// A number that a word in Latin letters announces: `No. 5`, `v3.1`, `TOP 10`, `iOS 17.4`.
  private mutating func readNumbered(at position: Int) -> Match? {
    let end = latinEnd(position)
    guard end - position <= 8 else { return nil }
    guard !ScalarClass.isWordPart(char(position - 1)) || position == span.lowerBound else {
      return nil
    }
    let word = text.lowercased(position..<end)
    guard let reading = Self.announcers[word] else { return nil }
    var start = end
    if char(start) == 0x2E { start += 1 }
    start = skipSpaces(start)
    guard start - end <= 2, digitEnd(start) > start else { return nil }
    if word.utf8.count == 1, start != end, char(end) != 0x2E { return nil }
    stream.add(reading, .korean, position..<end)
    let isVersion = ["v", "ver", "version", "ios", "ipados", "macos", "android"].contains(word)
    if isVersion, let parts = versionParts(at: start) {
      addVersion(parts, join: .tight)
      return ("version", parts[parts.count - 1].upperBound)
    }
    let digits = start..<digitEnd(start)
    if let number = value(digits), Self.countsInEnglish.contains(word), number <= 10,
      char(digits.upperBound) != 0x2E, !hasUnit(after: digits.upperBound)
    {
      let isFirst = word == "no" && number > 1
      let names = ["제로", "원", "투", "쓰리", "포", "파이브", "식스", "세븐", "에이트", "나인", "텐"]
      if !isFirst {
        stream.add(names[number], .korean, digits, join: .tight, kind: .number)
        return ("numbered", digits.upperBound)
      }
    }
    return ("numbered", start)
  }

  private static let announcers: [String: String] = [
    "no": "넘버", "v": "브이", "ver": "버전", "version": "버전", "top": "톱", "lv": "레벨", "vol": "볼륨",
    "ep": "에피소드", "ch": "챕터", "ios": "아이오에스", "ipados": "아이패드오에스", "macos": "맥오에스",
    "android": "안드로이드", "best": "베스트", "tel": "전화", "fax": "팩스", "step": "스텝", "day": "데이",
    "part": "파트", "level": "레벨", "season": "시즌", "round": "라운드",
  ]
  private static let countsInEnglish: Set<String> = ["no", "top", "best", "step", "day", "part"]

  private func versionParts(at start: Int) -> [Range<Int>]? {
    var parts: [Range<Int>] = []
    var position = start
    while true {
      let end = digitEnd(position)
      guard end > position else { return nil }
      parts.append(position..<end)
      guard char(end) == 0x2E, ScalarClass.isDigit(char(end + 1)) else { return parts }
      position = end + 1
    }
  }

  /// D-7, D+100.
  private mutating func readCountdown(at position: Int) -> Match? {
    guard char(position) == 0x44, char(position + 1) == 0x2D || char(position + 1) == 0x2B,
      !ScalarClass.isWordPart(char(position - 1)) || position == span.lowerBound
    else { return nil }
    let start = position + 2
    let end = digitEnd(start)
    guard end > start else { return nil }
    stream.add("디", .korean, position..<(position + 1), kind: .letterName)
    stream.add(
      char(position + 1) == 0x2D ? "마이너스" : "플러스", .korean,
      (position + 1)..<(position + 2), kind: .symbolName
    )
    for word in KoreanNumerals.sino(digits(start..<end)) {
      stream.add(word, .korean, start..<end, join: .tight, kind: .number)
    }
    return ("countdown", end)
  }

  /// A1B2-C3, KE123: letters and digits of one code.
  mutating func readAlphanumeric(at position: Int) -> Match? {
    guard !ScalarClass.isWordPart(char(position - 1)) || position == span.lowerBound else {
      return nil
    }
    var end = position
    var changes = 0
    var hasLower = false
    var longestDigits = 0
    var digitCount = 0
    while end - position <= 32 {
      let scalar = char(end)
      if scalar == 0x2D, end > position,
        ScalarClass.isLatin(char(end + 1)) || ScalarClass.isDigit(char(end + 1))
      {
        end += 1
        digitCount = 0
        continue
      }
      let isDigit = ScalarClass.isDigit(scalar)
      guard isDigit || ScalarClass.isLatin(scalar) else { break }
      hasLower = hasLower || ScalarClass.isLower(scalar)
      digitCount = isDigit ? digitCount + 1 : 0
      longestDigits = max(longestDigits, digitCount)
      if end > position {
        let before = char(end - 1) == 0x2D ? char(end - 2) : char(end - 1)
        if ScalarClass.isDigit(before) != isDigit { changes += 1 }
      }
      end += 1
    }
    guard end - position <= 32, !hasLower else { return nil }
    let isCode = isCode(before: position, count: 0)
    guard changes >= 2 || (changes == 1 && longestDigits >= 3) || (isCode && changes >= 1) else {
      return nil
    }
    if changes == 1, ScalarClass.isDigit(char(position)) { return nil }
    if char(end) == 0x2E || char(end) == 0x2C, ScalarClass.isDigit(char(end + 1)) { return nil }
    addCode(position..<end, saysDigits: longestDigits >= 3 || changes > 2 || isCode)
    return ("code", end)
  }

  private mutating func addCode(_ range: Range<Int>, saysDigits: Bool) {
    var start = range.lowerBound
    var join = SpokenWord.Join.space
    while start < range.upperBound {
      if char(start) == 0x2D {
        stream.pause(.short)
        start += 1
        continue
      }
      if ScalarClass.isDigit(char(start)) {
        let end = min(digitEnd(start), range.upperBound)
        let all = digits(start..<end)
        let isRound = all.count >= 3 && all.suffix(2) == [0, 0] && start > range.lowerBound + 0
        let words =
          saysDigits && !(isRound && all.count <= 4)
          ? KoreanNumerals.byDigit(all) : KoreanNumerals.sino(all)
        for word in words {
          stream.add(word, .korean, start..<end, join: join, kind: .number)
          join = .tight
        }
        start = end
      } else {
        let end = min(latinEnd(start), range.upperBound)
        let word = LatinReading.spell(text, start..<end)
        stream.add(word.text, .korean, start..<end, join: join, kind: .letterName)
        start = end
      }
      join = .tight
    }
  }
}
