import AccessibilityModel

extension KoreanReader {
  /// Reads a telephone, card, account or other number that is said digit by digit.
  mutating func readDigitString(at position: Int) -> Match? {
    guard let string = digitString(at: position, Self.digitStyle), isSaidByDigit(string) else {
      return nil
    }
    add(phrase(of: string, from: position))
    return (string.hasMask ? "masked digits" : "digit by digit", glueParticles(at: string.end))
  }

  private static let digitStyle = DigitString.Style(
    shortestMask: 1, closesAreaCodes: true, spacesHyphens: true, takesDashes: true
  )

  func maskEnd(_ position: Int) -> Int? {
    maskEnd(position, shortest: Self.digitStyle.shortestMask)
  }

  /// Whether the groups are a number to be said digit by digit, not a quantity.
  private func isSaidByDigit(_ string: DigitString) -> Bool {
    if string.hasMask { return string.digitCount > 0 || string.length >= 2 }
    let total = string.digitCount
    let first = string.groups[0].range
    let startsWithZero = char(first.lowerBound) == "0"
    if string.hasPlus { return total >= 8 }
    if string.hasParenthesis { return total >= 8 && string.groups.count > 1 }
    guard let separator = string.separators.first else {
      return isSingleCode(first, startsWithZero: startsWithZero)
    }
    let counts = string.groups.map(\.digitCount)
    switch separator {
    case "-":
      if isRepresentative(string) { return true }
      // FY2024-2025 is one of years.
      if counts == [4, 4], isNamedYear(first) { return false }
      // 2024–2025 is a range.
      if string.hasDash { return startsWithZero && counts.count >= 3 && total >= 9 }
      if counts.count >= 3 { return total >= 5 }
      // 09-18시: hours.
      if counts.allSatisfy({ $0 <= 2 }), hasWord(.hour, at: string.end) { return false }
      if startsWithZero, counts[0] > 1 { return total >= 4 }
      return total >= 7 && counts[1] >= 3 && !hasUnit(after: string.end)
    case " ":
      if startsWithZero, counts[0] >= 2 { return counts.count >= 2 && total >= 8 }
      return counts.count >= 3 && counts.allSatisfy { $0 >= 3 }
        && (total >= 12
          || total >= 9 && !hasUnit(after: string.end)
            && isCode(before: first.lowerBound, count: 0))
    default:
      return startsWithZero && counts.count >= 3 && total >= 9
    }
  }

  /// 1588-1234번: the number of a company, which begins as the short numbers do.
  private func isRepresentative(_ string: DigitString) -> Bool {
    guard string.groups.map(\.digitCount) == [4, 4], char(string.groups[0].range.lowerBound) == "1",
      !hasUnit(after: string.end) || hasWord(.number, at: string.end)
    else { return false }
    return KoreanWordSet.emergencies.contains(text.string(string.groups[0].range))
  }

  /// Whether eight digits are a year of these two centuries, a month and a day.
  private func isDayInDigits(_ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    guard let year = value(start..<(start + 4)), (1900...2099).contains(year),
      let month = value((start + 4)..<(start + 6)), (1...12).contains(month),
      let day = value((start + 6)..<range.upperBound)
    else { return false }
    return (1...31).contains(day)
  }

  /// Whether plain digits are a code: too long for a number, with a leading zero, or after 번호.
  private func isSingleCode(_ range: Range<Int>, startsWithZero: Bool) -> Bool {
    let end = range.upperBound
    guard range.count > 1 else { return false }
    if char(end) == ",", digitEnd(end + 1) == end + 4 { return false }
    if char(end) == ":" || char(end) == "/" { return false }
    if char(end) == ".", char(end + 1).isDigit { return false }
    let unit = hasUnit(after: end)
    // 1234# opens a door.
    if range.count >= 3, char(end) == "#" || char(end) == "*", !char(end + 1).isWordPart {
      return true
    }
    // 20250603: a day in eight digits, clearest as they are written.
    if range.count == 8, !unit, isDayInDigits(range) { return true }
    if startsWithZero, !unit, let next = rangeStart(after: end), digitEnd(next.next) > next.next,
      hasUnit(after: digitEnd(next.next))
    {
      return false
    }
    if startsWithZero { return !unit }
    if range.count >= 9 {
      let isRound = (range.upperBound - 6..<range.upperBound).allSatisfy { char($0) == "0" }
      return !unit && !isRound
    }
    if options.context == .code { return !unit }
    if isOfCard(range) || isTicket(range) { return true }
    if unit { return false }
    if isStatus(range) { return true }
    if range.count == 6 || range.count == 8, isBirthday(before: range.lowerBound) { return true }
    return isCode(before: range.lowerBound, count: range.count) || isCode(after: end, range)
  }

  func hasUnit(after end: Int) -> Bool {
    if KoreanUnits.match(text, at: end, span: span) != nil { return true }
    let start = skipSpaces(end)
    guard start - end <= 1,
      let found = KoreanCounters.match(text, at: start, limit: span.upperBound)
    else { return false }
    let rest = found.end..<hangulEnd(start)
    if start > end { return KoreanParticles.isSuffix(text, rest) }
    // 로 and 가 after digits are particles, not streets.
    return !KoreanParticles.isParticle(text, start..<hangulEnd(start))
  }

  /// Whether a word such as 번호 stands before a number.
  func isCode(before position: Int, count: Int) -> Bool {
    var end = position
    while " :(['\"#“".unicodeScalars.contains(text[end - 1]) { end -= 1 }
    guard end > 0 else { return false }
    let word = wordBefore(end)
    guard let last = word.last else {
      return KoreanWordSet.latinCodeWords.contains(latinBefore(end))
    }
    if KoreanWordSet.digitCounts.contains(text.string(word)) {
      return isTold(count, before: word.lowerBound)
    }
    // 문의 24 are so many, 문의 114 is called.
    if (1...3).contains(count), ends(word, with: .countedCodeWords) {
      return KoreanWordSet.emergencies.contains(text.string(position..<digitEnd(position)))
    }
    if (1...3).contains(count), isCountedNumber(word) { return false }
    if ends(word, with: .codeWords) { return true }
    // 도어락 1234, but 도어락 2026 신제품.
    if count >= 4, ends(word, with: .locks), skipSpaces(digitEnd(position)) >= span.upperBound {
      return true
    }
    let hasParticle =
      word.count > 2 && KoreanWordSet.particlesOfTopics.contains(String(Character(text[last])))
    let stem = hasParticle ? word.lowerBound..<last : word
    return ends(stem, with: .codeWords) || (count == 4 && ends(stem, with: .cardWords))
  }

  /// 등번호 10, 문제 번호 12: whether the number of a player, a question or a work follows, which counts
  /// them.
  private func isCountedNumber(_ word: Range<Int>) -> Bool {
    if ends(word, with: .countedNumbers) { return true }
    let noun = wordBefore(word.lowerBound)
    return word.count == 2 && hasWord(.number, at: word.lowerBound)
      && char(word.lowerBound - 1) == " "
      && KoreanWordSet.numberedByCount.contains(text.string(noun))
  }

  /// 4 of 뒤 4자리 5678: whether so many digits are told before a position.
  private func isTold(_ count: Int, before position: Int) -> Bool {
    var start = position
    while start > span.lowerBound, char(start - 1).isDigit { start -= 1 }
    return count > 1 && value(start..<position) == count
  }

  /// Whether 생년월일 stands before digits: 생년월일: 950312.
  private func isBirthday(before position: Int) -> Bool {
    var end = position
    while " :(".unicodeScalars.contains(char(end - 1)) { end -= 1 }
    return ends(wordBefore(end), with: .birthdays)
  }

  /// 1234 카드로; 2024 카드 결산 is of a year, 3000 카드 a number.
  private func isOfCard(_ range: Range<Int>) -> Bool {
    guard range.count == 4, let number = value(range), number % 100 != 0 else { return false }
    return !(1950...2049).contains(number) && skipSpaces(range.upperBound) == range.upperBound + 1
      && begins(wordAfter(range.upperBound), with: .cardsAfter)
  }

  /// 4조 123456: the six digits of a ticket after its group.
  private func isTicket(_ range: Range<Int>) -> Bool {
    let group = range.lowerBound - 2
    return range.count == 6 && hasWord(.ticketGroup, at: group) && char(group + 1) == " "
      && char(group - 1).isDigit && !isInsideWord(group - 1)
  }

  /// HTTP 404, 404 오류: a code of what went wrong, of which people say each digit where the second is zero.
  private func isStatus(_ range: Range<Int>) -> Bool {
    // 401 to 409 and 501 to 509.
    guard range.count == 3, let number = value(range), (4...5).contains(number / 100),
      (1...9).contains(number % 100)
    else { return false }
    let start = range.lowerBound, end = range.upperBound
    let before = wordBefore(start)
    if ends(before, with: .statusWords) || begins(wordAfter(end), with: .statusWords)
      || KoreanWordSet.statusNames.contains(latinBefore(start))
    {
      return true
    }
    return char(start - 1) == "(" && char(end) == ")"
      && isNear(.statusThings, max(span.lowerBound, start - 32)..<start)
  }

  /// Whether a word of a list stands somewhere in a range.
  func isNear(_ words: KoreanWordSet, _ range: Range<Int>) -> Bool {
    words.words.contains { word in range.contains { hasWord(word, at: $0) } }
  }

  /// 1234로 끝나는 카드.
  private func isCode(after end: Int, _ range: Range<Int>) -> Bool {
    guard range.count == 4 else { return false }
    let run = end..<hangulEnd(end)
    guard KoreanParticles.isParticle(text, run), !run.isEmpty else { return false }
    return begins(wordAfter(run.upperBound), with: .endings)
  }

  /// The words of a digit string: a short pause between its groups.
  func phrase(of string: DigitString, from start: Int) -> Phrase {
    var phrase = Phrase(end: string.end)
    if string.hasPlus {
      phrase.add(KoreanWord.plus.text, start..<(start + 1), kind: .symbolName)
    }
    for run in splitLong(string).runs {
      let isFirst = phrase.pieces.count == (string.hasPlus ? 1 : 0)
      let join: SpokenWord.Join = !run.isApart ? .tight : isFirst ? .space : .pause(.short)
      switch run.part {
      case .mask(let range): addMask(&phrase, range, run.hidden, join: join)
      case .digits(let range):
        phrase.add(words: KoreanNumerals.byDigit(digits(range)), range, join: join)
      }
    }
    return phrase
  }

  /// 별표 네 개.
  func addMask(
    _ phrase: inout Phrase, _ range: Range<Int>, _ count: Int, join: SpokenWord.Join = .space
  ) {
    phrase.add(KoreanWord.asterisk.text, range, join: join, kind: .symbolName)
    guard count > 1 else { return }
    phrase.add(words: KoreanNumerals.counting(count), range)
    phrase.add(KoreanWord.piece.text, range, join: .tight, kind: .counter)
  }

  /// Splits an eleven-digit mobile number without hyphens where people breathe.
  private func splitLong(_ string: DigitString) -> DigitString {
    guard string.groups.count == 1, string.groups[0].digitCount == 11,
      case .digits(let range)? = string.groups[0].parts.first, range.count == 11,
      hasWord("010", at: range.lowerBound)
    else { return string }
    var split = string
    let low = range.lowerBound
    split.groups = [low..<(low + 3), (low + 3)..<(low + 7), (low + 7)..<(low + 11)].map {
      DigitString.Group(parts: [.digits($0)], range: $0, digitCount: $0.count, hasMask: false)
    }
    return split
  }
}
