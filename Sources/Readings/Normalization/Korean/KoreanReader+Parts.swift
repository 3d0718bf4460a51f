import AccessibilityModel

extension KoreanReader {
  /// 4.5/5: a rating.
  mutating func readRating(at position: Int) -> Match? {
    guard var pair = slashPair(at: position), pair.hasFraction else { return nil }
    pair.second.dropClosingZeros()
    // Grades are of 4.5, 4.3 or 4.0 points.
    let isGrade = pair.second.digits == [4] && [[5], [3], []].contains(pair.second.fraction)
    guard isGrade || pair.second.value == 5 || pair.second.value == 10 else { return nil }
    // 와이파이 2.4/5GHz.
    if let unit = amount(at: pair.second.range.lowerBound)?.unit, unit.counter == nil { return nil }
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
      options.context != .pageCount, !pair.first.hasLeadingZero, !isOfPeople(pair),
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

  /// 120/1000자, 닉네임 12/20자: how many letters of those that may be typed; 12/20자 신문 is of a day.
  mutating func readPartOfText(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.low <= pair.high,
      hasWord(.personSuffix, at: pair.end),
      KoreanParticles.isParticle(text, (pair.end + 1)..<hangulEnd(pair.end)),
      pair.low == 0 || pair.low > 12 || pair.high > 31
        || ends(label(before: position), with: .typedFields)
    else { return nil }
    var phrase = Phrase(end: pair.end + 1)
    for number in [pair.second, pair.first] {
      phrase.add(words: number.words, pair.whole)
      phrase.add(KoreanWord.personSuffix.text, pair.whole, join: .tight, kind: .counter)
      if number.range == pair.second.range { phrase.add(KoreanWord.among.text, pair.whole) }
    }
    phrase.cover(position..<phrase.end)
    return readWithParticles(phrase, "part of a whole")
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

  /// 3/20, 2 of 5: 이십 중 삼, 총 이십 중 삼.
  mutating func readPart(at position: Int) -> Match? {
    if let pair = slashPair(at: position) {
      let isPart = isPart(pair)
      guard isPart || !pair.hasFraction else { return nil }
      let isLess = pair.low < pair.high && (pair.high < Int.max || pair.first.isGrouped)
      guard isPart || isLess else { return nil }
      // 안압 15/16mmHg and 서울 18/27° are two values.
      if !isPart, isMeasured(pair) { return readNumbers(pair) }
      return readPart(pair, saysTotal: options.context == .pageCount)
    }
    guard let first = plainQuantity(at: position) else { return nil }
    let sign = skipSpaces(first.range.upperBound)
    guard sign > first.range.upperBound, hasWord("of ", at: sign),
      let second = plainQuantity(at: skipSpaces(sign + 2))
    else { return nil }
    return readPart(NumberPair(first: first, second: second, sign: sign), saysTotal: false)
  }

  /// Whether a unit of what has no whole follows two numbers: degrees, or a pressure.
  private func isMeasured(_ pair: NumberPair) -> Bool {
    guard let unit = amount(at: pair.second.range.lowerBound)?.unit else { return false }
    return unit.word.hasPrefix(KoreanWord.degree.text) && char(pair.end) == "°"
      || text.string(unit.range) == Self.pressure
  }

  private static let pressure = "mmHg"

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
    guard let pair = slashPair(at: position), pair.low <= pair.high,
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
    if isBracketed, isCountOrRequest(pair.whole.lowerBound - 1, before) { return true }
    return isPageWord(wordAfter(pair.end))
      || ends(before, with: .pageWordsBefore) || isProgress(before, pair)
  }

  /// 2박스(1/2), 다시 시도해 주세요(2/3): whether a bracket follows what was counted, or a request, so that it
  /// tells which of how many; 컵(1/2) is a half.
  private func isCountOrRequest(_ bracket: Int, _ word: Range<Int>) -> Bool {
    char(word.lowerBound - 1).isDigit && word.upperBound == bracket && !word.isEmpty
      && !isFood(wordBefore(digitStart(word.lowerBound)))
      || ends(word, with: .endsOfRequests)
  }

  /// 3/10 페이지, 3/10 개를: whether a word is what has places in a row; of one syllable it must be a word
  /// of its own, as 명동 and 장보기 are none.
  func isPageWord(_ word: Range<Int>) -> Bool {
    (1...5).contains { length in
      length <= word.count
        && KoreanWordSet.pageWords.contains(
          text.string(word.lowerBound..<(word.lowerBound + length)))
        && (length > 1
          || KoreanParticles.isSuffix(text, (word.lowerBound + 1)..<word.upperBound))
    }
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
}
