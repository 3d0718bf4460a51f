extension KoreanReader {
  /// The native numeral of an amount, where its counter and its neighbours ask for one.
  func nativeNumeral(_ value: Int, _ counter: KoreanCounter, _ amount: Amount) -> String? {
    guard let unit = amount.unit, isCounted(value, counter, unit, amount),
      !isInSaying(amount, unit), !isOfLetter(amount), !isExam(amount, unit),
      // 시편 23편.
      !ends(wordBefore(amount.range.lowerBound), with: .scriptures)
    else { return nil }
    return counter.native(value)
  }

  /// D-7 좌석: whether a single letter and a hyphen stand before a number, which is that of a place then.
  private func isOfLetter(_ amount: Amount) -> Bool {
    let hyphen = amount.range.lowerBound - 1
    return char(hyphen) == "-" && char(hyphen - 1).isUpper && !isInsideWord(hyphen - 1)
  }

  /// 6모 9모: whether months alone are those of the examinations before the great one; 두부 3모 is of
  /// what is eaten.
  private func isExam(_ amount: Amount, _ unit: Amount.Unit) -> Bool {
    let start = amount.range.lowerBound, end = unit.range.upperBound
    guard KoreanWordSet.monthlyExams.contains(unit.word), wordAfter(end).isEmpty,
      previous(start) < span.lowerBound || char(previous(start)).isSyllable
    else { return false }
    let before = wordBefore(start)
    return before.isEmpty || KoreanWordSet.monthlyExams.contains(text.string(before))
  }

  /// 1석2조, 3보1배: two small numbers and a syllable after each make a saying.
  private func isInSaying(_ amount: Amount, _ unit: Amount.Unit) -> Bool {
    let start = amount.range.lowerBound, end = unit.range.upperBound
    guard digitEnd(start) == start + 1, unit.range.lowerBound == start + 1, end == start + 2 else {
      return false
    }
    let isFirst =
      KoreanWordSet.sayings.contains(unit.word) && digitEnd(end) == end + 1
      && char(end + 1).isSyllable
    let isSecond =
      char(start - 2).isDigit && KoreanWordSet.sayings.contains(text.string((start - 1)..<start))
    return isFirst || isSecond
  }

  /// Whether a counter that can be something else counts here.
  private func isCounted(
    _ value: Int, _ counter: KoreanCounter, _ unit: Amount.Unit, _ amount: Amount
  ) -> Bool {
    var before = wordBefore(amount.range.lowerBound)
    let after = wordAfter(unit.range.upperBound)
    // 출구 2~4번, 등본 1~2부.
    if before.isEmpty, let first = startOfRange(endingAt: before.lowerBound) {
      before = wordBefore(first)
    }
    // 청소 당번: 5번.
    if before.isEmpty, char(previous(amount.range.lowerBound)) == ":" {
      let label = label(before: amount.range.lowerBound)
      if ends(label, with: .labelBefore) { before = label }
    }
    // 등본(상세) 1부.
    if before.isEmpty, counter.isOfThings, let noun = wordBeforeBracket(before.lowerBound) {
      before = noun
    }
    return switch counter.role {
    // 02번 is a number of a list.
    case .times:
      !amount.quantity.hasLeadingZero && !isAfterLatinLabel(amount)
        && countsTimes(value, unit, before, after)
    case .people: countsPeople(unit, before, after)
    case .machines: countsMachines(value, unit, before, after)
    case .sheets: !isChapter(unit, before, after)
    // 결승 5세트.
    case .sets:
      !isOfGame(unit, after) && !KoreanWordSet.roundsOfMatches.contains(text.string(before))
    case .bouts: !isOfBestOf(unit, after)
    // 16강 1경기.
    case .matches: !KoreanWordSet.roundsOfMatches.contains(text.string(before))
    case .slices: isFood(before)
    case .bundles: isFood(before) || ends(before, with: .bundledThings)
    case .erected: ends(before, with: .erectedThings)
    case .bodies: ends(before, with: .bodies)
    case .artworks: ends(before, with: .artworks) || isMeat(before)
    case .printed: ends(before, with: .printed)
    case .households: !isFollowedByHouses(unit)
    case .copies: !ends(before, with: .soldByHead)
    // 12첩 반상 is the name of a table.
    case .plain: !begins(afterCounter(unit), with: .tablesOfDishes)
    // 1인 1메뉴 is a rule of the house, all Sino-Korean.
    case .noun:
      !(text.string(before) == KoreanWord.head.text && text[before.lowerBound - 1].isDigit)
    default: true
    }
  }

  /// Where the digits of a range begin that lead to an amount: 2 of 2~4번.
  private func startOfRange(endingAt position: Int) -> Int? {
    let sign = position - 1
    guard char(sign) == "~" || char(sign) == "-" || char(sign) == "–", char(sign - 1).isDigit else {
      return nil
    }
    var start = sign
    while char(start - 1).isDigit, sign - start < 4 { start -= 1 }
    return char(start - 1) == " " ? start : nil
  }

  /// The word before a bracket that closes before a position, of which a few words are in it: 등본 of
  /// 등본(상세).
  func wordBeforeBracket(_ position: Int) -> Range<Int>? {
    guard char(position - 1) == ")" else { return nil }
    var start = position - 2
    while start > span.lowerBound, position - start < 16, char(start) != "(", char(start) != ")" {
      start -= 1
    }
    return char(start) == "(" ? wordBefore(start) : nil
  }

  /// What follows the one syllable of a counter, past a space or not.
  private func afterCounter(_ unit: Amount.Unit) -> Range<Int> {
    let end = unit.range.lowerBound + 1
    return end < unit.range.upperBound ? end..<unit.range.upperBound : wordAfter(end)
  }

  /// 1가구 2주택 is one phrase of the law, all Sino-Korean.
  private func isFollowedByHouses(_ unit: Amount.Unit) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    return digitEnd(next) > next && hasWord(.houses, at: digitEnd(next))
  }

  /// 번 counts times (세 번) or names a number (삼 번 출구).
  private func countsTimes(
    _ value: Int, _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let rest = (unit.range.lowerBound + 1)..<unit.range.upperBound
    if rest.isEmpty, begins(after, with: .timesAfter) { return true }
    if let end = endOfRange(rest), begins(wordAfter(end), with: .timesAfter) { return true }
    if isEndOfNumbers(before, rest) { return false }
    // 1번부터 5번까지, 2열 5번: places in a row.
    if hasWord(.since, at: rest.lowerBound) || ends(before, with: .placesBefore) { return false }
    if begins(before, with: .labelBefore) || ends(before, with: .labelBefore) {
      return false
    }
    if ends(before, with: .timesBefore) { return true }
    if rest.isEmpty, isDoneSomeTimes(after), !ends(before, with: .thingsWithNumbers) {
      return true
    }
    if hasWord(.ordinalSuffix, at: rest.lowerBound) { return true }
    if !KoreanParticles.isSuffix(text, rest) { return false }
    if KoreanWordSet.particlesOfNames.contains(text.string(rest)) { return false }
    if !after.isEmpty {
      if begins(after, with: .timesAfter) { return true }
      if rest.isEmpty { return looksLikeVerb(after) && !isLabelWithCopula(after) }
    }
    if rest.isEmpty, after.isEmpty, text[after.lowerBound].isLatin { return false }
    return value <= 10 || begins(after, with: .timesAfter)
  }

  /// Whether a word tells what is done as often as 번 before it counts: 2번 착용, 3번 세탁 후, but 3번
  /// 세탁소 and 3번 세탁 코스, which have a number.
  private func isDoneSomeTimes(_ word: Range<Int>) -> Bool {
    let ends = word.indices.map { $0 + 1 }
    guard
      let end = ends.first(where: {
        KoreanWordSet.doneSomeTimes.contains(text.string(word.lowerBound..<$0))
          && KoreanParticles.isParticle(text, $0..<word.upperBound)
      })
    else { return false }
    // 2번 수술을 받았다.
    if end < word.upperBound { return true }
    let next = wordAfter(word.upperBound)
    return next.isEmpty || begins(next, with: .afterDoneSomeTimes) || looksLikeVerb(next)
  }

  private static func isRangeSign(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "~" || scalar == "-"
  }

  /// Where a range of which each end has its 번 is over, from what follows the first: 2번~3번, 2번에서
  /// 3번.
  private func endOfRange(_ rest: Range<Int>) -> Int? {
    let isTold = hasWord(.from, at: rest.lowerBound) && rest.count == 2
    guard isTold || Self.isRangeSign(char(rest.lowerBound)) else { return nil }
    let start = isTold ? skipSpaces(rest.upperBound) : rest.lowerBound + 1
    let end = digitEnd(start)
    // 1번에서 10번까지 names the last of them.
    return end > start && hasWord(.number, at: end) && char(end + 1) == " " ? end + 1 : nil
  }

  /// Whether it is an end of a range of which each has its 번, so that they are numbers (1번~5번,
  /// 1번에서 5번), but in what times are counted of (하루 2번~3번).
  private func isEndOfNumbers(_ before: Range<Int>, _ rest: Range<Int>) -> Bool {
    if Self.isRangeSign(char(rest.lowerBound)) {
      return char(rest.lowerBound + 1).isDigit && !ends(before, with: .timesBefore)
    }
    let joint = before.upperBound - 2
    let isTold = hasWord(.from, at: joint) || hasWord(.since, at: joint)
    var first = isTold ? joint - 1 : joint
    guard isTold || Self.isRangeSign(char(first + 1)), char(first) == KoreanWord.number.character,
      char(first - 1).isDigit
    else { return false }
    while char(first - 1).isDigit { first -= 1 }
    return !ends(wordBefore(first), with: .timesBefore)
  }

  /// 분 counts people politely (두 분) or minutes (이 분).
  private func countsPeople(
    _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let rest = (unit.range.lowerBound + 1)..<unit.range.upperBound
    if begins(rest, with: .honorificParticles) { return true }
    if ends(before, with: .peopleBefore) {
      return !begins(rest, with: .spans) && !begins(after, with: .minutesAfter)
    }
    if ends(before, with: .personsBefore),
      rest.isEmpty
        ? after.isEmpty && !char(after.lowerBound).isWordPart
        : KoreanWordSet.particlesOfPeople.contains(text.string(rest))
    {
      return true
    }
    if KoreanWordSet.particlesOfPeople.contains(text.string(rest)) {
      return begins(after, with: .peopleAfter)
    }
    return rest.isEmpty && begins(after, with: .guestsAfter) && !ends(before, with: .hours)
  }

  /// 대 counts machines (세 대), ages (삼십 대) or great ones (삼 대 지수).
  private func countsMachines(
    _ value: Int, _ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>
  ) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    if char(next).isDigit, unit.range.count == 1 { return false }
    if ends(before, with: .rankedBefore) { return false }
    if begins(after, with: .greatOnes) { return false }
    if value >= 10, value % 10 == 0 {
      return ends(before, with: .machines) || begins(after, with: .machinesAfter)
    }
    return true
  }

  /// ARS 1번, N13번, 3층-2번: whether letters stand before it whose things have numbers, letters of its own,
  /// or a hyphen that joins it to a place.
  private func isAfterLatinLabel(_ amount: Amount) -> Bool {
    let start = amount.range.lowerBound
    return char(start - 1).isLatin || isAfterHyphen(start)
      || KoreanWordSet.labelBefore.contains(latinBefore(amount.range.lowerBound))
  }

  /// 3층-2번, A조-2번, 사물함-2번, but 2번-3번 and 운동-3번.
  private func isAfterHyphen(_ start: Int) -> Bool {
    guard char(start - 1) == "-" else { return false }
    let place = wordBefore(start - 1), letter = char(place.lowerBound - 1)
    guard place.upperBound == start - 1, !hasWord(.number, at: start - 2) else { return false }
    if letter.isLatin || ends(place, with: .labelBefore) { return true }
    return letter.isDigit
      && (KoreanWordSet.labelCounters.contains(text.string(place))
        || KoreanWordSet.partsOfLabels.contains(text.string(place)))
  }

  /// 세트 counts what is bought or trained (세 세트) or is a part of a match (삼 세트 25-23).
  private func isOfGame(_ unit: Amount.Unit, _ after: Range<Int>) -> Bool {
    if begins(after, with: .gameWords) { return true }
    let sign = digitEnd(skipSpaces(unit.range.upperBound))
    return (char(sign) == "-" || char(sign) == ":") && char(sign - 1).isDigit
      && char(sign + 1).isDigit
  }

  /// 판 counts what was played (세 판), but how many of them win a match is one phrase of rules, all
  /// Sino-Korean: 3판 2선승, 3판 양승.
  private func isOfBestOf(_ unit: Amount.Unit, _ after: Range<Int>) -> Bool {
    let next = skipSpaces(unit.range.upperBound)
    return begins(after, with: .winsOfBouts)
      || digitEnd(next) > next && hasWord(.winsNeeded, at: digitEnd(next))
  }

  /// 고기 세 점, 회 다섯 점; 5회 3점 are points of an inning.
  private func isMeat(_ range: Range<Int>) -> Bool {
    KoreanWordSet.meats.contains(text.string(range)) && !text[range.lowerBound - 1].isDigit
  }

  /// Whether a word names what is cut and eaten: 마늘, 국산양파.
  func isFood(_ range: Range<Int>) -> Bool {
    // One syllable is a food only by itself: 무, but 업무.
    KoreanWordSet.foods.contains(text.string(range))
      || (2...5).contains { length in
        length < range.count
          && KoreanWordSet.foods.contains(
            text.string((range.upperBound - length)..<range.upperBound))
      }
  }

  /// 장 counts sheets (세 장) or is a chapter (삼 장).
  private func isChapter(_ unit: Amount.Unit, _ before: Range<Int>, _ after: Range<Int>) -> Bool {
    if ends(before, with: .chaptersBefore) { return true }
    // 1부 2장, 3장 서론.
    if KoreanWordSet.partsOfBooks.contains(text.string(before)), text[before.lowerBound - 1].isDigit
    {
      return true
    }
    if before.isEmpty, unit.range.count == 1, begins(after, with: .chaptersAfter) { return true }
    let next = skipSpaces(unit.range.upperBound)
    guard char(next).isDigit, unit.range.count == 1 else { return false }
    // 사진 12장 3쪽 are pictures.
    let part = digitEnd(next)..<hangulEnd(digitEnd(next))
    return hasWord(.section, at: part.lowerBound)
      || before.isEmpty && begins(part, with: .partsOfChapters)
  }

  /// Whether a Hangul run ends as a verb does, which tells a count (두 번 보냈어요) from a label
  /// (이 번 선수).
  private func looksLikeVerb(_ range: Range<Int>) -> Bool {
    guard range.count >= 2 else { return text.string(range) == KoreanWord.more.text }
    let word = text.string(range)
    return KoreanWordSet.verbLikeEndings.words.contains { word.hasSuffix($0) }
  }

  /// Whether a word is the name of what has numbers, with the copula: 출구입니다, 문제예요.
  private func isLabelWithCopula(_ range: Range<Int>) -> Bool {
    (1..<range.count).contains { length in
      let end = range.lowerBound + length
      return KoreanWordSet.labelBefore.contains(text.string(range.lowerBound..<end))
        && KoreanWordSet.copulas.hasPrefix(of: text.string(end..<range.upperBound))
    }
  }
}
