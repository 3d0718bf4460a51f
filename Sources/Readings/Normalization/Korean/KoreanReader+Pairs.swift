import AccessibilityModel

/// Two numbers with a sign between them.
struct NumberPair {
  var first: Quantity
  var second: Quantity
  /// Where the sign stands.
  var sign: Int

  /// Both numbers and their sign.
  var whole: Range<Int> { first.range.lowerBound..<second.range.upperBound }
  var end: Int { second.range.upperBound }
  var low: Int { first.value ?? 0 }
  var high: Int { second.value ?? Int.max }
  var hasFraction: Bool { !first.fraction.isEmpty || !second.fraction.isEmpty }
}

extension KoreanReader {
  /// Two numbers with a sign between them; a colon or a slash may have spaces around it.
  private func pair(at position: Int, _ sign: Unicode.Scalar) -> NumberPair? {
    guard let first = plainQuantity(at: position) else { return nil }
    var place = first.range.upperBound
    let allowsSpaces = sign == ":" || sign == "/"
    if allowsSpaces, char(place) == " ", char(place + 2) == " " { place += 1 }
    guard char(place) == sign else { return nil }
    let next = allowsSpaces ? skipSpaces(place + 1) : place + 1
    return plainQuantity(at: next).map { NumberPair(first: first, second: $0, sign: place) }
  }

  /// Reads what a phrase says and the particles after it.
  private mutating func readWithParticles(_ phrase: Phrase, _ name: StaticString) -> Match {
    add(phrase)
    return (name, glueParticles(at: phrase.end))
  }

  // MARK: Slashes

  /// Two numbers with a slash between them, in no longer list.
  func slashPair(at position: Int) -> NumberPair? {
    let isListed = char(position - 1) == "/" && char(position - 2).isDigit
    guard !isListed, let pair = pair(at: position, "/"), char(pair.end) != "/" else { return nil }
    return pair
  }

  /// 4.5/5: a rating.
  mutating func readRating(at position: Int) -> Match? {
    guard var pair = slashPair(at: position), pair.hasFraction else { return nil }
    pair.second.dropClosingZeros()
    // Grades are of 4.5, 4.3 or 4.0 points.
    let isGrade = pair.second.digits == [4] && [[5], [3], []].contains(pair.second.fraction)
    guard isGrade || pair.second.value == 5 || pair.second.value == 10 else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.second.words, pair.first.range, .point)
    phrase.add(KoreanWord.outOf.text, pair.first.range)
    phrase.add(words: pair.first.words, pair.first.range, .point, pair.whole)
    let written = skipSpaces(pair.end)
    if hasWord(.point, at: written),
      KoreanParticles.isParticle(text, (written + 1)..<hangulEnd(written))
    {
      // 4.5/5점: the points are said already.
      phrase.end = written + 1
    }
    phrase.cover(pair.whole.lowerBound..<phrase.end)
    return readWithParticles(phrase, "rating")
  }

  /// 3/15층, 12/24시간: a part of a whole, of which the counter is no date's and no fraction's.
  mutating func readPartOfCounted(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.low <= pair.high,
      options.context != .pageCount, !pair.first.hasLeadingZero,
      let whole = amount(at: pair.second.range.lowerBound),
      whole.quantity.range == pair.second.range,
      let unit = whole.unit, let counter = unit.counter,
      let found = KoreanCounters.match(
        text, at: unit.range.lowerBound, limit: unit.range.upperBound),
      KoreanWordSet.countedWholes.contains(found.name)
        || unit.range.lowerBound == pair.end && isPartOfThings(pair, counter),
      // 1/2시간 is half an hour.
      counter.role != .hours || pair.high > 12,
      KoreanParticles.isParticle(text, found.end..<unit.range.upperBound),
      unit.range.lowerBound == pair.end || countsPastSpace(pair, found.name, unit)
    else { return nil }
    var first = whole
    first.unit?.word = found.name
    var part = whole
    part.quantity = pair.first
    // Both numbers are of one kind: 이십사 시간 중 십이 시간, 열 석 중 세 석.
    part.native =
      whole.native != nil && pair.low > 0 ? nativeNumeral(pair.low, counter, part) : nil
    var phrase = phrase(of: first)
    phrase.add(KoreanWord.among.text, pair.whole)
    phrase.pieces += self.phrase(of: part).pieces
    phrase.end = unit.range.upperBound
    phrase.cover(position..<phrase.end)
    add(phrase)
    return ("part of a whole", phrase.end)
  }

  /// 3/5개, 2/4명, 6/8잔: whether two numbers of what native numerals count are a part of a whole, as
  /// their neighbours say, or as they would be a fraction that nobody writes.
  private func isPartOfThings(_ pair: NumberPair, _ counter: KoreanCounter) -> Bool {
    guard counter.series != .sino, counter.role != .hour, counter.role != .hours,
      pair.high < Int.max
    else { return false }
    let isReducible = pair.low == 0 || Self.commonDivisor(pair.low, pair.high) > 1
    return isPart(pair) || isReducible && !isFood(wordBefore(pair.whole.lowerBound))
  }

  private static func commonDivisor(_ first: Int, _ second: Int) -> Int {
    second == 0 ? first : commonDivisor(second, first % second)
  }

  /// Whether a counter past a space counts the whole: 12/25 팀 회식 is a date and what is then.
  private func countsPastSpace(_ pair: NumberPair, _ name: String, _ unit: Amount.Unit) -> Bool {
    unit.word == name
      && (KoreanWordSet.seatsAndStoreys.contains(name) || date(at: pair.whole.lowerBound) == nil)
  }

  /// 월세 1000/50: a deposit and a rent.
  mutating func readRent(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction,
      ends(wordBefore(position), with: .rents)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    phrase.glue(KoreanWord.to.text)
    phrase.add(words: pair.second.words, pair.second.range)
    return readWithParticles(phrase, "deposit and rent")
  }

  /// 3/4분기: a quarter of a year.
  mutating func readQuarter(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.high == 4, pair.low < 5,
      hasWord(.quarter, at: skipSpaces(pair.end))
    else { return nil }
    add(pair.first.words.joined() + pair.second.words.joined(), pair.whole, kind: .number)
    return ("quarter", pair.end)
  }

  /// 1/n: an equal share.
  mutating func readShare(at position: Int) -> Match? {
    let sign = digitEnd(position)
    let end = sign + 2
    guard sign - position <= 2, char(sign) == "/", char(sign + 1).lowercased == "n",
      !char(end).isLatin, !char(end).isDigit, !isInsideWord(position), char(position - 1) != "/"
    else { return nil }
    var phrase = Phrase(end: end)
    phrase.add(
      LatinReading.spell(text, (sign + 1)..<end).text + KoreanWord.partsOf.text, position..<end,
      kind: .letterName)
    phrase.add(words: KoreanNumerals.sino(digits(position..<sign)), position..<end)
    return readWithParticles(phrase, "fraction")
  }

  /// 4/4박자, 12/8박자: beats of a bar, which may be as much as one or more.
  mutating func readBeats(at position: Int) -> Match? {
    guard char(digitEnd(position)) == "/", let pair = slashPair(at: position), !pair.hasFraction,
      (2...16).contains(pair.high), hasWord(.beats, at: skipSpaces(pair.end))
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.second.words, pair.whole)
    phrase.glue(KoreanWord.partsOf.text)
    phrase.add(words: pair.first.words, pair.whole)
    add(phrase)
    return ("fraction", pair.end)
  }

  /// 1/2: a fraction, where nothing says that it is a part of a whole.
  mutating func readFraction(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !isPart(pair), isFraction(pair) else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.second.words, pair.whole)
    phrase.glue(KoreanWord.partsOf.text)
    phrase.add(words: pair.first.words, pair.whole)
    if let found = KoreanUnits.match(text, at: pair.end, span: span), found.unit.prefix == nil {
      phrase.add(found.unit.word, pair.end..<found.end, join: .tight, kind: .counter)
      phrase.end = found.end
    }
    return readWithParticles(phrase, "fraction")
  }

  /// Whether two numbers with a slash between them may be a fraction, as far as they tell.
  private func isFraction(_ pair: NumberPair) -> Bool {
    !pair.hasFraction && pair.low > 0 && pair.high > 1 && pair.low < pair.high
      && (pair.high <= 12 || pair.high == 100 || pair.high == 1000 || isOfSecond(pair)
        || ends(wordBefore(pair.whole.lowerBound), with: .fractionWords) || isScale(pair))
      && !pair.first.isGrouped && char(pair.sign + 1) != " "
  }

  /// Whether it is the scale of a map, as 1/25,000, and nothing counted, as 1/3,000원.
  private func isScale(_ pair: NumberPair) -> Bool {
    guard pair.low == 1, pair.second.isGrouped, pair.high < Int.max, pair.high % 1000 == 0 else {
      return false
    }
    // 1/25,000 도면: past a space a counter may begin a word.
    let unit = amount(at: pair.second.range.lowerBound)?.unit
    return unit.map { $0.range.lowerBound > pair.end && !$0.isMoney } ?? true
  }

  /// 1/125s, 1/60초: whether it is a shutter's time.
  private func isOfSecond(_ pair: NumberPair) -> Bool {
    pair.low == 1
      && (hasWord(.second, at: pair.end)
        || char(pair.end) == "s" && !char(pair.end + 1).isWordPart)
  }

  /// 3/20, 2 of 5: 이십 중 삼, 총 이십 중 삼.
  mutating func readPart(at position: Int) -> Match? {
    if let pair = slashPair(at: position) {
      let isPart = isPart(pair)
      guard isPart || !pair.hasFraction else { return nil }
      let isLess = pair.low < pair.high && (pair.high < Int.max || pair.first.isGrouped)
      guard isPart || isLess else { return nil }
      return readPart(pair, saysTotal: options.context == .pageCount)
    }
    guard let first = plainQuantity(at: position) else { return nil }
    let sign = skipSpaces(first.range.upperBound)
    guard sign > first.range.upperBound, hasWord("of ", at: sign),
      let second = plainQuantity(at: skipSpaces(sign + 2))
    else { return nil }
    return readPart(NumberPair(first: first, second: second, sign: sign), saysTotal: false)
  }

  /// 2.4GB/10GB: 십 기가바이트 중 이 점 사 기가바이트.
  mutating func readPartOfAmount(at position: Int) -> Match? {
    guard let first = amountOfStorage(at: position), let unit = first.unit, case .unit = unit.kind,
      first.sign == nil, unit.prefix == nil, char(skipSpaces(first.range.upperBound)) == "/",
      let second = amount(at: skipSpaces(skipSpaces(first.range.upperBound) + 1)),
      second.sign == nil, second.unit?.prefix == nil,
      let end = second.unit?.word,
      let scale = KoreanWord.storage.list.firstIndex(of: unit.word),
      let wholeScale = KoreanWord.storage.list.firstIndex(of: end),
      // 256GB/12GB are of two things, and so are i5 / 16GB / 512GB.
      char(previous(first.range.lowerBound)) != "/",
      char(skipSpaces(second.range.upperBound)) != "/",
      scale == wholeScale ? !second.quantity.isLess(than: first.quantity) : scale < wholeScale
    else { return nil }
    var phrase = phrase(of: second)
    phrase.add(KoreanWord.among.text, second.range)
    phrase.pieces += self.phrase(of: first).pieces
    phrase.cover(first.range.lowerBound..<second.range.upperBound)
    add(phrase)
    return ("part of a whole", second.range.upperBound)
  }

  /// The first amount of 2.4GB/10GB, and of 2.4/10GB, where the unit is written once.
  private func amountOfStorage(at position: Int) -> Amount? {
    guard var first = amount(at: position), first.unit == nil else {
      return amount(at: position)
    }
    guard let pair = slashPair(at: position), pair.hasFraction,
      first.range.upperBound == pair.first.range.upperBound
    else { return nil }
    first.unit = amount(at: pair.second.range.lowerBound)?.unit
    return first
  }

  /// Whether a neighbour or the context says that two numbers are a part of a whole.
  func isPart(_ pair: NumberPair) -> Bool {
    if options.context == .pageCount { return true }
    guard pair.low <= pair.high else { return false }
    // 재전송 (1/5): past a bracket too.
    let isBracketed = char(pair.whole.lowerBound - 1) == "(" && char(pair.end) == ")"
    let before =
      isBracketed ? label(before: pair.whole.lowerBound) : wordBefore(pair.whole.lowerBound)
    // (2/2), but (1/2) may be a half.
    if isBracketed, pair.low == pair.high, pair.low > 0, pair.high < 100 { return true }
    // 양파 1/4개: a recipe.
    if isFood(before), pair.low < pair.high, pair.high <= 10 { return false }
    return begins(wordAfter(pair.end), with: .pageWords)
      || ends(before, with: .pageWordsBefore) || isProgress(before, pair)
  }

  /// Whether a word before two numbers tells how far something has come: 체력 80/100, but 체력 1/2
  /// 감소.
  private func isProgress(_ word: Range<Int>, _ pair: NumberPair) -> Bool {
    guard !begins(wordAfter(pair.end), with: .afterFractions) else { return false }
    if ends(word, with: .progressWords) || ends(word, with: .runningWords)
      || KoreanWordSet.progressWords.contains(latinLabel(before: pair.whole.lowerBound))
    {
      return true
    }
    guard word.count == 1 else { return false }
    // 다운로드 중 3/12, but 회원 중 1/3; 할 일 2/5.
    let whole = wordBefore(word.lowerBound)
    return hasWord(.among, at: word.lowerBound)
      ? ends(whole, with: .runningWords)
      : KoreanWordSet.progressWords.contains(text.string(whole) + text.string(word))
  }

  /// Lv of Lv.30/100, and step of Step 2/4.
  private func latinLabel(before position: Int) -> String {
    latinBefore(char(position - 1) == "." ? position - 1 : position)
  }

  private mutating func readPart(_ pair: NumberPair, saysTotal: Bool) -> Match {
    var phrase = Phrase(end: pair.end)
    if saysTotal { phrase.add(KoreanWord.total.text, pair.whole) }
    phrase.add(words: pair.second.words, pair.whole)
    phrase.add(KoreanWord.among.text, pair.whole, join: .tight)
    phrase.add(words: pair.first.words, pair.whole)
    if let unit = amount(at: pair.second.range.lowerBound)?.unit, unit.counter == nil {
      phrase.pieces += self.phrase(unit)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "part of a whole")
  }

  /// 24/7, 120/80: two numbers one after the other.
  mutating func readNumbers(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction else { return nil }
    return readNumbers(pair)
  }

  /// AST/ALT 24/31, 좌/우 0.8/1.0: a number for each of two names with a slash between them.
  ///
  /// 예약/취소 5/10까지 is a date and 버터/설탕 1/2컵 a fraction: only after names of what is counted or
  /// measured is it a pair whatever the numbers are.
  mutating func readNamedPair(at position: Int) -> Match? {
    guard !ends(wordBefore(position), with: .dateWordsBefore), let names = names(before: position),
      let pair = slashPair(at: position), !pair.first.hasLeadingZero,
      names == .measures || !canBeDate(pair) && !isFraction(pair)
    else { return nil }
    return readNumbers(pair)
  }

  /// Whether two numbers may be a month and a day.
  private func canBeDate(_ pair: NumberPair) -> Bool {
    !pair.hasFraction && (1...12).contains(pair.low) && (1...31).contains(pair.high)
  }

  /// What two names with a slash between them name.
  private enum PairOfNames { case measures, others }

  /// The names with a slash between them before a position: 승/패, AST(GOT)/ALT(GPT).
  private func names(before position: Int) -> PairOfNames? {
    var end = position
    while char(end - 1) == " " || char(end - 1) == ":" { end -= 1 }
    guard end < position else { return nil }
    var start = end
    while start > span.lowerBound, end - start < 24, char(start - 1) != " " { start -= 1 }
    let slashes = (start..<end).filter { char($0) == "/" }
    guard slashes.count == 1, let slash = slashes.first else { return nil }
    let before = char(slash - 1) == ")" ? char(start) : char(slash - 1)
    // A/S, km/h.
    let isLatin = char(slash + 1).isUpper && char(slash + 2).isUpper && char(start + 1).isUpper
    if isLatin, before.isUpper { return .measures }
    guard before.isSyllable, char(slash + 1).isSyllable else { return nil }
    let names = [wordBefore(slash), (slash + 1)..<hangulEnd(slash + 1)]
    return names.allSatisfy { KoreanWordSet.measuredPairs.contains(text.string($0)) }
      ? .measures : .others
  }

  /// Two numbers that follow each other, with a pause between.
  mutating func readNumbers(_ pair: NumberPair) -> Match {
    var phrase = Phrase(end: pair.end)
    let unit = amount(at: pair.second.range.lowerBound)?.unit
    phrase.add(words: pair.first.words, pair.first.range)
    if isBloodPressure(pair, unit) {
      // 백이십에 팔십.
      phrase.glue(KoreanWord.to.text)
      phrase.add(words: pair.second.words, pair.second.range)
    } else {
      phrase.add(words: pair.second.words, pair.second.range, join: .pause(.short))
    }
    if let unit {
      phrase.pieces += self.phrase(unit)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "pair")
  }

  /// 혈압 120/80, 120/80mmHg: whether two numbers are the pressure of blood.
  private func isBloodPressure(_ pair: NumberPair, _ unit: Amount.Unit?) -> Bool {
    guard (70...260).contains(pair.low), (30...160).contains(pair.high), pair.low > pair.high else {
      return false
    }
    return ends(wordBefore(pair.whole.lowerBound), with: .bloodPressures)
      || unit.map { text.string($0.range) == "mmHg" } ?? false
  }

  // MARK: Colons and plus signs

  /// 1:1, 2:0, 16:9.
  mutating func readRatio(at position: Int) -> Match? {
    guard let pair = pair(at: position, ":") else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    phrase.add(KoreanWord.against.text, pair.sign..<(pair.sign + 1), join: .tight)
    phrase.add(words: pair.second.words, pair.second.range, join: .tight)
    addFollowing(&phrase, after: ":", .against, join: .tight)
    return readWithParticles(phrase, "ratio")
  }

  /// 찬성 12 : 반대 8: a colon between two sides that are the whole text.
  mutating func readOpposed(at position: Int) -> Match? {
    let last = previous(position)
    guard char(position) == ":", char(position - 1) == " ", char(position + 1) == " ",
      char(last).isDigit
    else { return nil }
    var start = last
    while char(start - 1).isDigit { start -= 1 }
    let first = wordBefore(start), second = wordAfter(position + 1)
    let number = skipSpaces(second.upperBound)
    guard !first.isEmpty, first.lowerBound == span.lowerBound, !second.isEmpty,
      digitEnd(number) > number, digitEnd(number) == span.upperBound
    else { return nil }
    addSign(.against, at: position)
    return ("ratio", position + 1)
  }

  /// Adds the numbers that follow with the same sign before each, as the third of 1:2:3.
  private func addFollowing(
    _ phrase: inout Phrase, after sign: Unicode.Scalar, _ word: KoreanWord,
    join: SpokenWord.Join = .space
  ) {
    while char(phrase.end) == sign, let next = plainQuantity(at: phrase.end + 1),
      sign == ":" || next.fraction.isEmpty
    {
      phrase.add(word.text, phrase.end..<next.range.lowerBound, join: join)
      phrase.add(words: next.words, next.range, join: join)
      phrase.end = next.range.upperBound
    }
  }

  /// 1+1 of a shop.
  mutating func readOnePlusOne(at position: Int) -> Match? {
    guard let pair = pair(at: position, "+"), (1...5).contains(pair.low),
      (1...2).contains(pair.high), char(pair.end) != "="
    else { return nil }
    let names = KoreanWord.englishDigits.list
    var phrase = Phrase(end: pair.end)
    phrase.add(names[pair.low], pair.first.range, kind: .number)
    phrase.add(KoreanWord.plus.text, pair.sign..<(pair.sign + 1), kind: .symbolName)
    phrase.add(names[pair.high], pair.second.range, kind: .number)
    // 1+1+1; a long sum is none.
    for _ in 0..<3 where char(phrase.end) == "+" {
      guard let next = plainQuantity(at: phrase.end + 1), let value = next.value,
        (1...2).contains(value)
      else { break }
      phrase.add(KoreanWord.plus.text, phrase.end..<(phrase.end + 1), kind: .symbolName)
      phrase.add(names[value], next.range, kind: .number)
      phrase.end = next.range.upperBound
    }
    guard char(phrase.end) != "=" else { return nil }
    return readWithParticles(phrase, "one plus one")
  }

  /// 요한복음 3:16: a chapter and a verse.
  mutating func readVerse(at position: Int) -> Match? {
    guard let pair = pair(at: position, ":"), !pair.hasFraction,
      pair.sign == pair.first.range.upperBound, pair.second.range.lowerBound == pair.sign + 1,
      ends(wordBefore(position), with: .scriptures)
    else { return nil }
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range, .chapter)
    phrase.add(words: pair.second.words, pair.second.range, .section)
    if let start = rangeStart(after: pair.end), let last = plainQuantity(at: start.next) {
      phrase.glue(KoreanWord.from.text)
      phrase.add(words: last.words, last.range, .section)
      phrase.end = last.range.upperBound
    }
    return readWithParticles(phrase, "verse")
  }

  // MARK: Hyphens

  /// Two whole numbers with a hyphen between them, which are no range of amounts.
  private func hyphenPair(at position: Int) -> NumberPair? {
    guard let pair = pair(at: position, "-"), !pair.hasFraction else { return nil }
    if let amount = amount(at: pair.sign + 1), let unit = amount.unit,
      // 4-6 패 is a result.
      unit.range.lowerBound == pair.end || !KoreanWordSet.outcomes.contains(unit.word),
      let low = pair.first.value,
      let high = pair.second.value, low < high || amount.isRound(from: low),
      !isLabelCounter(amount)
    {
      return nil
    }
    return pair
  }

  /// Whether a counter names a thing by its number, so that 6-2번 is no range.
  private func isLabelCounter(_ amount: Amount) -> Bool {
    guard let unit = amount.unit, let counter = unit.counter else { return false }
    // 4-6번 항목 are three of them.
    if counter.role == .times, begins(wordAfter(unit.range.upperBound), with: .listedThings) {
      return false
    }
    return counter.role == .times
      || KoreanWordSet.labelCounters.hasPrefix(of: unit.word)
        // 1-8호선 are lines, which have no parts.
        && !KoreanWordSet.wholeNumbered.hasPrefix(of: unit.word)
  }

  /// 4-3-3 포메이션: the rows of a team.
  mutating func readFormation(at position: Int) -> Match? {
    guard let pair = hyphenPair(at: position) else { return nil }
    var digits = pair.first.digits
    var end = pair.sign
    while char(end) == "-", let next = plainQuantity(at: end + 1), next.digits.count == 1 {
      digits += next.digits
      end = next.range.upperBound
    }
    guard digits.count >= 3, begins(wordAfter(end), with: .formations) else { return nil }
    add(KoreanNumerals.byDigit(digits).joined(), position..<end, kind: .number)
    return ("formation", end)
  }

  /// 12-3 of an address or a bus: 십이 다시 삼; 3-1 승리 is a score.
  mutating func readHyphen(at position: Int) -> Match? {
    guard let pair = hyphenPair(at: position), !isRangeOfMoney(pair) else { return nil }
    return readHyphen(pair)
  }

  /// 2-3억: whether 만 or 억 belongs to both numbers; 2-3조 is a group.
  private func isRangeOfMoney(_ pair: NumberPair) -> Bool {
    pair.low < pair.high && !hasWord(.ticketGroup, at: pair.end)
      && amount(at: pair.sign + 1)?.quantity.hasHangulUnit == true
  }

  /// 두산 5 - 3 LG, 합계 3 - 2, 10 - 3 = 7: a result or a sum with spaces around its hyphen.
  mutating func readSpacedResult(at position: Int) -> Match? {
    guard let first = plainQuantity(at: position), first.fraction.isEmpty,
      hasWord(" - ", at: first.range.upperBound),
      let second = plainQuantity(at: first.range.upperBound + 3), second.fraction.isEmpty,
      amount(at: second.range.lowerBound)?.unit == nil
    else { return nil }
    let pair = NumberPair(first: first, second: second, sign: first.range.upperBound + 1)
    // 합계 100 - 200: past spaces a hyphen joins no parts of a number.
    guard isRangeOfScores(pair) || word(between: pair) != .again else { return nil }
    return char(skipSpaces(pair.end)) == "=" || isBetweenNames(pair)
      || isScore(pair.whole.lowerBound, pair.end) ? readHyphen(pair) : nil
  }

  private mutating func readHyphen(_ pair: NumberPair) -> Match {
    let word = self.word(between: pair)
    var phrase = Phrase(end: pair.end)
    phrase.add(words: pair.first.words, pair.first.range)
    if isRangeOfScores(pair) {
      phrase.glue(KoreanWord.from.text)
      phrase.add(words: pair.second.words, pair.second.range)
      return readWithParticles(phrase, "hyphen")
    }
    let isSeason =
      pair.first.digits.count == 4 && pair.second.digits.count == 2
      && (pair.second.value ?? 0) == (pair.low + 1) % 100
    if isNamedYear(pair.first.range), pair.second.digits.count == 4,
      (pair.low + 1...pair.low + 20).contains(pair.high)
    {
      phrase.glue(KoreanWord.from.text)
    } else if !isSeason {
      phrase.add(word.text, pair.sign..<(pair.sign + 1))
    }
    // 회의실 B1-02.
    let second =
      pair.second.hasLeadingZero ? KoreanNumerals.byDigit(pair.second.digits) : pair.second.words
    phrase.add(words: second, pair.second.range)
    addFollowing(&phrase, after: "-", word)
    if particleEnd(phrase.end) == nil, let unit = amount(at: pair.sign + 1)?.unit,
      unit.range.lowerBound == phrase.end
    {
      phrase.add(unit.word, unit.range, join: .tight, kind: .counter)
      phrase.end = unit.range.upperBound
    }
    return readWithParticles(phrase, "hyphen")
  }

  /// What a hyphen between two numbers is called: 빼기 of a sum, 대 of a score, 다시.
  private func word(between pair: NumberPair) -> KoreanWord {
    if char(skipSpaces(pair.end)) == "=" { return .difference }
    if isInEquation(pair.sign) { return .minus }
    let isSmall = (pair.first.value ?? 99) < 40 && (pair.second.value ?? 99) < 40
    // 92-85로 이겼다: points of basketball.
    if pair.low < 200, pair.high < 200, isDecided(pair) || isBetweenNames(pair) { return .against }
    // 점수 98 - 95: no parts of a number have spaces between them.
    if char(pair.sign - 1) == " ", pair.low < 200, pair.high < 200,
      isScore(pair.whole.lowerBound, pair.end),
      !ends(wordBefore(pair.whole.lowerBound), with: .totalScores), !isRangeOfScores(pair)
    {
      return .against
    }
    return isSmall
      && (isScore(pair.whole.lowerBound, pair.end) || isResult(pair) || isListedResult(pair))
      ? .against : .again
  }

  /// 합격 점수 60 - 100: whether a number of points and a greater one are no two sides.
  private func isRangeOfScores(_ pair: NumberPair) -> Bool {
    pair.low < pair.high && pair.high >= 40 && char(pair.sign - 1) == " "
      && ends(wordBefore(pair.whole.lowerBound), with: .rangedScores)
  }

  // MARK: Points and primes

  /// 5'30": minutes and seconds.
  mutating func readPrimes(at position: Int) -> Match? {
    guard let phrase = primes(at: position) ?? minuteOfMatch(at: position) else { return nil }
    add(phrase)
    return ("minutes and seconds", phrase.end)
  }

  /// 전반 23', 12' 골, 45+2': a minute of a match, which its half, its event or the time that is added
  /// tells.
  private func minuteOfMatch(at position: Int) -> Phrase? {
    let minute = position..<digitEnd(position)
    var added: Range<Int>?
    if char(minute.upperBound) == "+" {
      added = (minute.upperBound + 1)..<digitEnd(minute.upperBound + 1)
    }
    let end = added?.upperBound ?? minute.upperBound
    guard minute.count <= 3, added.map({ (1...2).contains($0.count) }) ?? true,
      ["'", "’", "′"].contains(char(end)), !char(end + 1).isWordPart, char(end + 1) != char(end),
      !["'", "‘"].contains(char(position - 1)), !isQuoted(until: end),
      let value = value(minute), value <= 120,
      added != nil
        ? Self.endsOfHalves.contains(value)
        : ends(wordBefore(position), with: .partsOfMatches)
          || begins(wordAfter(end + 1), with: .eventsOfMatches)
    else { return nil }
    var phrase = Phrase(end: end + 1)
    phrase.add(words: KoreanNumerals.sino(value), minute)
    if let added, let extra = self.value(added) {
      phrase.add(KoreanWord.plus.text, minute.upperBound..<added.lowerBound)
      phrase.add(words: KoreanNumerals.sino(extra), added)
    }
    phrase.add(KoreanWord.minute.text, end..<(end + 1), join: .tight, kind: .counter)
    return phrase
  }

  /// The minutes to which time is added.
  private static let endsOfHalves = [45, 90, 105, 120]

  /// Whether a mark closes a quotation that began in the same text: '연장 60'.
  private func isQuoted(until end: Int) -> Bool {
    guard char(end) != "′" else { return false }
    var start = end - 1
    while start >= span.lowerBound, end - start < 64 {
      if char(start) == "‘" { return true }
      if char(start) == "’" { return false }
      if char(start) == "'" { return !isInsideWord(start) && char(start + 1) != " " }
      start -= 1
    }
    return false
  }

  /// The minutes and seconds that two numbers with primes are.
  func primes(at position: Int) -> Phrase? {
    guard let pair = pair(at: position, "'"), pair.second.digits.count == 2,
      ["\"", "”", "″"].contains(char(pair.end))
    else { return nil }
    let end = pair.end
    var phrase = Phrase(end: end + 1)
    phrase.add(words: pair.first.words, pair.first.range, .minute, pair.sign..<(pair.sign + 1))
    phrase.add(
      words: KoreanNumerals.sino(pair.second.digits), pair.second.range, .second, end..<(end + 1))
    return phrase
  }

  /// 3·1절, 6·25: a day of remembrance is said digit by digit; with a full point only where what
  /// follows says what is remembered, as 3.1절 and 6.25 전쟁.
  mutating func readRemembered(at position: Int) -> Match? {
    let point = digitEnd(position)
    let end = digitEnd(point + 1)
    guard char(point) == "·" || char(point) == ".",
      let month = value(position..<point), let day = value((point + 1)..<end),
      (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let isKnown = KoreanWordSet.remembered.contains("\(month * 100 + day)")
    let isNamed = hasWord(.memorialDay, at: end) || begins(wordAfter(end), with: .remembrances)
    guard
      char(point) == "·"
        ? isKnown || isNamed && char(end) == " "
        : isKnown && isNamed && point - position <= 2 && (2...3).contains(end - point)
    else { return nil }
    // 10·29 is 십이구: a month of two digits is a number, and so is the day of 12·12.
    let dayDigits = digits((point + 1)..<end)
    let dayWords =
      month == day ? KoreanNumerals.sino(dayDigits) : KoreanNumerals.byDigit(dayDigits)
    add((KoreanNumerals.sino(month) + dayWords).joined(), position..<end)
    if hasWord(.memorialDay, at: end) { glue(from: end, upTo: end + 1) }
    return ("day of remembrance", glueParticles(at: max(end, stream.end)))
  }

  /// 1·2층: numbers with one counter.
  mutating func readPoints(at position: Int) -> Match? {
    guard let pair = pair(at: position, "·"), pair.first.value != nil, pair.second.value != nil,
      let amount = amount(at: pair.sign + 1), amount.unit != nil
    else { return nil }
    var phrase = Phrase(end: amount.range.upperBound)
    if amount.unit?.counter?.role == .month, let month = KoreanTimes.irregularMonth(pair.low) {
      // 6·7월: 유월, as 육 is no month.
      phrase.add(month, pair.first.range, kind: .counter)
    } else {
      phrase.add(words: pair.first.words, pair.first.range)
    }
    phrase.pieces += self.phrase(of: amount).pieces
    add(phrase)
    return ("numbers with a point between", phrase.end)
  }
}
