import AccessibilityModel

extension KoreanReader {
  /// ~ of 무료~3,500원.
  mutating func readRangeFromNothing(at position: Int) -> Match? {
    let start = skipSpaces(position + 1)
    let before = wordBefore(position)
    // 무료 ~3개월 ends then; 1시간 전~30분 전 begins an hour before.
    guard char(position) == "~", isSignedAmount(start),
      ends(before, with: .freeOfCharge) && amount(at: start)?.unit?.isMoney == true
        || KoreanWordSet.pointsInTime.contains(text.string(before))
          && char(wordBefore(before.lowerBound).lowerBound - 1).isDigit
    else { return nil }
    glueToLast(KoreanWord.from.text)
    return ("range", position + 1)
  }

  /// ~5만원, 쿠폰 ~12/31: up to.
  mutating func readOpenRange(at position: Int) -> Match? {
    guard char(position) == "~", char(position - 1) != ")",
      !char(previous(position)).isWordPart || isAfterTitle(position)
    else { return nil }
    let start = skipSpaces(position + 1)
    guard char(start).isDigit || isAmountStart(char(start)),
      let phrase = moment(at: start) ?? amount(at: start).map({ phrase(of: $0) })
    else { return nil }
    add(phrase)
    let after = skipSpaces(phrase.end)
    if after > phrase.end, hasWord(.until, at: after), let end = particleEnd(after) {
      glue(from: after, upTo: end)
      return ("up to", end)
    }
    let isClosed =
      hasWord(.until, at: phrase.end) || isClosing(wordAfter(phrase.end))
      || ends(wordBefore(phrase.end), with: .closings)
    if !isClosed { glueOnce(.until) }
    return ("up to", phrase.end)
  }

  /// Whether a word after an amount is a limit already: 이내로, 중에, but not 중국 or 사이즈.
  private func isClosing(_ word: Range<Int>) -> Bool {
    KoreanWordSet.wholeClosings.contains(text.string(word))
      || (1...5).contains { length in
        let end = word.lowerBound + length
        return length <= word.count
          && KoreanWordSet.closings.contains(text.string(word.lowerBound..<end))
          && KoreanParticles.isParticle(text, end..<word.upperBound)
      }
  }

  /// Whether what a time or an amount is of stands before a tilde, past a space: 쿠폰 ~12/31; an amount
  /// must stand right after it, and after a sentence it is only a tone.
  private func isAfterTitle(_ position: Int) -> Bool {
    let before = char(position - 2)
    let start = skipSpaces(position + 1)
    // The ~30 of an English sentence is about so much.
    guard char(position - 1) == " ", before.isSyllable || before.isUpper, char(start) != "~",
      moment(at: start) != nil || start == position + 1 && amount(at: start)?.unit != nil
    else { return false }
    let word = wordBefore(position)
    return word.isEmpty
      || !KoreanWordSet.endsOfSentences.words.contains { text.string(word).hasSuffix($0) }
  }

  /// 서울~부산: from one noun to another; after a sentence ~ is only a tone, 안녕하세요~.
  mutating func readNounRange(at position: Int) -> Match? {
    guard char(position) == "~", char(position - 1).isSyllable, stream.touches(position),
      // 30대 후반~40대.
      char(position + 1).isSyllable
        || char(position + 1).isDigit
          && (KoreanWordSet.partsOfMonths.contains(text.string(wordBefore(position)))
            || isStartOfAmounts(position))
    else { return nil }
    let before = wordBefore(position)
    let word = text.string(before)
    // 11월 초~중순.
    let isPartOfMonth =
      KoreanWordSet.partsOfMonths.contains(word)
      && (char(position + 1).isDigit || begins(wordAfter(position + 1), with: .partsOfMonths))
    guard before.count >= 2 || isPartOfMonth || isAgeBeforeSchool(position),
      !ends(before, with: .tonedEndings),
      !KoreanWordSet.verbLikeEndings.words.contains(where: { word.hasSuffix($0) })
    else { return nil }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// 즉시~3일: whether a time by its name begins a range that an amount ends.
  private func isStartOfAmounts(_ position: Int) -> Bool {
    KoreanWordSet.startsOfRanges.contains(text.string(wordBefore(position)))
      && amount(at: position + 1)?.unit != nil
  }

  /// 6세~초2: whether an age begins a range that a year of a school ends.
  private func isAgeBeforeSchool(_ position: Int) -> Bool {
    KoreanWordSet.agedCounters.contains(text.string((position - 1)..<position))
      && char(position - 2).isDigit
      && KoreanWordSet.schoolLevels.contains(text.string((position + 1)..<(position + 2)))
      && char(position + 2).isDigit
  }

  /// A~Z, B1~B3, 가~다: from one mark of a series to another.
  mutating func readMarkRange(at position: Int) -> Match? {
    if let next = nextOfName(at: position) {
      glueOnce(.from)
      return ("range", next)
    }
    if let next = nextOfBracket(at: position) {
      stream.dropPause()
      glueOnce(.from)
      return ("range", next)
    }
    if let next = nextOfNumeralSign(at: position) {
      glueOnce(.from)
      return ("range", next)
    }
    guard char(position) == "~", stream.touches(position) else { return nil }
    func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.isLatin || scalar.isDigit }
    var start = position
    while isMark(char(start - 1)), start > span.lowerBound { start -= 1 }
    var end = position + 1
    while isMark(char(end)) { end += 1 }
    let (before, after) = (start..<position, (position + 1)..<end)
    if before.isEmpty, after.isEmpty {
      guard Self.series.contains(char(position - 1)), Self.series.contains(char(position + 1)),
        !char(position - 2).isWordPart, !char(position + 2).isSyllable
      else { return nil }
    } else {
      guard (1...3).contains(before.count), (1...3).contains(after.count),
        !char(start - 1).isWordPart, char(start).isLatin, char(position + 1).isLatin
      else { return nil }
    }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// (가)~(다), (1)~(3): where the second of two marks in brackets begins.
  private func nextOfBracket(at position: Int) -> Int? {
    let first = char(position - 2), second = char(position + 2)
    guard char(position) == "~", char(position - 1) == ")", char(position - 3) == "(",
      char(position + 1) == "(", char(position + 3) == ")",
      // The second bracket says its particle by itself.
      !char(position + 4).isSyllable,
      Self.series.contains(first) && Self.series.contains(second)
        || first.isDigit && second.isDigit && first.digitValue < second.digitValue
    else { return nil }
    return position + 2
  }

  /// ③~⑤, ③ ~ ⑤, ①-③: where the second of two numbers in one sign begins.
  private func nextOfNumeralSign(at position: Int) -> Int? {
    let before = previous(position), next = skipSpaces(position + 1)
    guard "~-–".unicodeScalars.contains(char(position)), stream.end == before + 1,
      stream.pause == nil,
      // ① - ② are two items.
      char(position) == "~" || before + 1 == position && next == position + 1,
      case .number(let first) = NumeralSigns.meaning(of: char(before)),
      case .number(let second) = NumeralSigns.meaning(of: char(next)), first < second
    else { return nil }
    return next
  }

  /// 고1~고3, 초5~중1, Lv.1~Lv.10, 시즌 1 ~ 시즌 3: where the second of two numbers of one name begins, or of
  /// two kinds of school, that a tilde or a dash parts.
  private func nextOfName(at position: Int) -> Int? {
    guard "~-–".unicodeScalars.contains(char(position)) else { return nil }
    let end = previous(position) + 1
    guard stream.end == end, stream.pause == nil, char(end - 1).isDigit else { return nil }
    var digit = end
    while char(digit - 1).isDigit, end - digit < 4 { digit -= 1 }
    let next = skipSpaces(position + 1)
    let second = next..<(char(next).isLatin ? letterEnd(next) : hangulEnd(next))
    let number = afterName(second.upperBound)
    guard !second.isEmpty, char(number).isDigit else { return nil }
    if char(position) != "~" {
      // GS25 - GS25 강남점 and 한국 2 - 한국 1 are names; B3 - B1 goes down.
      guard let from = value(digit..<end), let to = value(number..<digitEnd(number)), from != to,
        position == end || isClosed(second, number)
      else { return nil }
    }
    var last = digit
    while last > span.lowerBound, char(last - 1) == " " || char(last - 1) == "." { last -= 1 }
    let first = max(span.lowerBound, last - second.count)..<last
    let isSame =
      text.lowercased(first) == text.lowercased(second) && !isInsideWord(first.lowerBound)
    let areLevels =
      first.count == 1 && second.count == 1 && last == digit && !isInsideWord(first.lowerBound)
      && KoreanWordSet.schoolLevels.contains(text.string(first))
      && KoreanWordSet.schoolLevels.contains(text.string(second))
    // 제1~제3조 is said by the rule of ordinals.
    return (isSame || areLevels) && text.string(first) != KoreanWord.ordinalPrefix.text ? next : nil
  }

  /// Whether nothing parts a name from its number, or it is of what has numbers or degrees: 고1, 시즌 1,
  /// 지하 3, but 한국 1.
  private func isClosed(_ name: Range<Int>, _ number: Int) -> Bool {
    name.upperBound == number || char(name.upperBound) == "."
      || KoreanWordSet.numberedNouns.contains(text.string(name))
      || KoreanWordSet.labelBefore.contains(text.string(name))
      || KoreanWordSet.temperatures.contains(text.string(name))
  }

  /// Where the number after a name begins, past a point and a space: 1 of Lv.1 and 시즌 1.
  private func afterName(_ end: Int) -> Int {
    skipSpaces(char(end) == "." ? end + 1 : end)
  }

  /// What stands for the places of a series, as of a list or of rooms.
  private static let series = KoreanWordSet.series.characters
}
