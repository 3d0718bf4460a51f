import AccessibilityModel

extension KoreanReader {
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

  /// TO 2명, TO 없음, TO가: how many places are free, which no English word stands beside.
  mutating func readVacancies(at position: Int) -> Match? {
    let end = position + 2
    guard char(position) == "T", char(position + 1) == "O", !isInsideWord(position),
      !char(end).isLatin, !char(previous(position)).isLatin, !char(previous(position)).isDigit
    else { return nil }
    let number = skipSpaces(end)..<digitEnd(skipSpaces(end))
    let counter = wordAfter(number.upperBound)
    // TO 3명에게 is to people.
    let isCounted =
      begins(counter, with: .countedVacancies) && !isNear(.particlesToPeople, counter)
    guard
      number.isEmpty
        ? particleEnd(end) != nil || begins(wordAfter(end), with: .saidOfVacancies) : isCounted
    else { return nil }
    add(KoreanWord.vacancy.text, position..<end, kind: .letterName)
    return ("Latin", glueParticles(at: end))
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
    // p.128, but p1 and P. 5.
    if Self.pageMarks.contains(word), text.string(position..<end) != word || char(end) != "." {
      return nil
    }
    let isEpisode = reading == Self.announcers["ep"]
    // EP 2집.
    let counter = digitEnd(start)..<hangulEnd(digitEnd(start))
    if isEpisode, begins(counter, with: .releases) { return nil }
    add(reading, position..<end)
    if KoreanWordSet.versions.contains(word) {
      return readVersion(pointedParts(at: start), join: .tight)
    }
    let digits = start..<digitEnd(start)
    // Step 2/4, p.10/20: how far it is comes after the word.
    if char(digits.upperBound) == "/", char(digits.upperBound + 1).isDigit {
      guard Self.pageMarks.contains(word),
        let part = readPartOfCounted(at: start) ?? readPart(at: start)
      else { return ("numbered", start) }
      return ("numbered", part.end)
    }
    if Self.pageMarks.contains(word) { return readPages(digits) }
    if let number = value(digits), KoreanWordSet.countedInEnglish.contains(word), number <= 10,
      word != "no" || number <= 1,
      char(digits.upperBound) != ".", !hasUnit(after: digits.upperBound)
    {
      add(KoreanWord.englishDigits.list[number], digits, join: .tight, kind: .number)
      return ("numbered", readEnglishTotal(after: digits.upperBound))
    }
    if isEpisode, char(start) == "0", let number = value(digits), !hasUnit(after: digits.upperBound)
    {
      // EP.07.
      add(KoreanNumerals.sino(number), digits)
      return ("numbered", glueParticles(at: digits.upperBound))
    }
    return ("numbered", start)
  }

  /// A page, or a range of pages: 132-135 after pp.
  private mutating func readPages(_ first: Range<Int>) -> Match {
    add(KoreanNumerals.sino(digits(first)), first)
    guard let start = rangeStart(after: first.upperBound),
      case let second = start.next..<digitEnd(start.next), let low = value(first),
      let high = value(second), low < high
    else { return ("numbered", glueParticles(at: first.upperBound)) }
    glueToLast(KoreanWord.from.text)
    add(KoreanNumerals.sino(digits(second)), second)
    return ("numbered", glueParticles(at: second.upperBound))
  }

  private static let pageMarks: Set<String> = ["p", "pp"]

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

  /// D-3구역, D-12 구역에서: whether a number is that of a place; D-3 구역 예매 counts down to something.
  private func isOfPlace(after end: Int) -> Bool {
    let place = wordAfter(end)
    guard isWord(place, of: .numberedPlaces) else { return false }
    return place.lowerBound == end || wordAfter(place.upperBound).isEmpty
      || !KoreanWordSet.numberedPlaces.contains(text.string(place))
  }

  /// D-7, D+100.
  mutating func readCountdown(at position: Int) -> Match? {
    guard char(position) == "D", char(position + 1) == "-" || char(position + 1) == "+",
      !isInsideWord(position)
    else { return nil }
    let start = position + 2
    let end = digitEnd(start)
    guard end > start, char(position + 1) == "+" || !isOfPlace(after: end) else { return nil }
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
}
