import AccessibilityModel

extension KoreanReader {
  /// Two whole numbers with a hyphen between them, which are no range of amounts.
  private func hyphenPair(at position: Int) -> NumberPair? {
    guard let pair = pair(at: position, "-"), !pair.hasFraction else { return nil }
    if let amount = amount(at: pair.sign + 1), let unit = amount.unit,
      // 4-6 패 is a result.
      unit.range.lowerBound == pair.end || !KoreanWordSet.outcomes.contains(unit.word),
      let low = pair.first.value,
      let high = pair.second.value, low < high || amount.isRound(from: low),
      !isLabelCounter(amount, position)
    {
      return nil
    }
    return pair
  }

  /// Whether a counter names a thing by its number, so that 6-2번 is no range.
  private func isLabelCounter(_ amount: Amount, _ position: Int) -> Bool {
    guard let unit = amount.unit, let counter = unit.counter else { return false }
    // 4-6번 항목 are three of them, and 하루 2-3번 and 2-3번 반복 are times.
    let before = wordBefore(position), after = wordAfter(unit.range.upperBound)
    if counter.role == .times,
      begins(after, with: .listedThings) || ends(before, with: .vertebrae)
        || ends(before, with: .timesBefore)
        || isNextTo(amount, position) && begins(after, with: .timesAfter)
    {
      return false
    }
    return counter.role == .times
      || KoreanWordSet.labelCounters.hasPrefix(of: unit.word)
        // 1-8호선 are lines, which have no parts.
        && !KoreanWordSet.wholeNumbered.hasPrefix(of: unit.word)
  }

  /// 2-3번: whether the second of two small numbers is the next after the first.
  private func isNextTo(_ second: Amount, _ position: Int) -> Bool {
    guard let low = value(position..<digitEnd(position)), low < 6 else { return false }
    return second.quantity.value == low + 1
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

  /// i7-13700K, i7-1360P: a processor, of which the letters that follow are letters.
  mutating func readProcessor(at position: Int) -> Match? {
    guard let pair = pair(at: position, "-"), !pair.hasFraction, isProcessor(pair) else {
      return nil
    }
    let number = KoreanWord.englishDigits.list[pair.low]
    add(number, pair.first.range, join: .tight, kind: .number)
    add(pair.second.words, pair.second.range)
    return ("hyphen", pair.end)
  }

  /// i7-13700: whether a processor is named by its series and its number.
  private func isProcessor(_ pair: NumberPair) -> Bool {
    let letter = pair.whole.lowerBound - 1
    return char(letter) == "i" && !isInsideWord(letter) && [3, 5, 7, 9].contains(pair.low)
      && (1_000...99_999).contains(pair.high)
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
    if isRangeOfScores(pair) || isRangeOfSizes(pair) {
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
    if pair.low < 200, pair.high < 200, isDecided(pair) || isBetweenNames(pair) || isOfQuarter(pair)
    {
      return .against
    }
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

  /// L(95-100): whether a bracket after the letter of a size tells which sizes in numbers it is.
  private func isRangeOfSizes(_ pair: NumberPair) -> Bool {
    let bracket = pair.whole.lowerBound - 1
    return pair.low >= 44 && pair.low < pair.high && char(bracket) == "(" && char(pair.end) == ")"
      && KoreanWordSet.sizeLetters.contains(latinBefore(bracket))
  }

  /// 합격 점수 60 - 100: whether a number of points and a greater one are no two sides.
  private func isRangeOfScores(_ pair: NumberPair) -> Bool {
    pair.low < pair.high && pair.high >= 40 && char(pair.sign - 1) == " "
      && ends(wordBefore(pair.whole.lowerBound), with: .rangedScores)
  }
}
