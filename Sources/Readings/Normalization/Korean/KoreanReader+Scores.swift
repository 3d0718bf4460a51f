extension KoreanReader {
  /// Whether a match is reported, where two numbers with a colon are its score.
  func isScore(_ start: Int, _ end: Int) -> Bool {
    let after = wordAfter(end)
    let before = wordBefore(start)
    // 탑승 09:45: nobody writes a zero before points.
    if char(start) == "0", digitEnd(start) == start + 2, char(start + 2) == ":" { return false }
    // 배구 25:18 is no time of the day.
    if ends(before, with: .pointSports), let hour = value(start..<digitEnd(start)), hour > 24 {
      return true
    }
    // 50:50, 비중 70:30.
    if let first = value(start..<digitEnd(start)), (50...99).contains(first), char(end) != ":",
      let second = value((digitEnd(start) + 1)..<end), first + second == 100,
      ends(label(before: start), with: .sharedWords) || begins(after, with: .sharedWords)
        || first % 10 == 0 && previous(start) < span.lowerBound
          && skipSpaces(end) >= span.upperBound
    {
      return true
    }
    if areSets(start, end) || isEqualRatio(start, end) { return true }
    // 한국 27:25 일본 (핸드볼).
    if let points = value(start..<digitEnd(start)), points > 24, !before.isEmpty, !after.isEmpty,
      // 농구 영상 45:30 재생 and 탁구 레슨 50:00 예약 are lengths.
      char(digitEnd(start) + 1) != "0",
      !ends(before, with: .lengthWords), !ends(before, with: .recordings),
      !begins(after, with: .lengthWordsAfter),
      isNear(.pointSports, max(span.lowerBound, start - 24)..<min(span.upperBound, end + 24))
    {
      return true
    }
    // 연장 10회 6-5.
    let inning = wordBefore(start)
    if begins(inning, with: .innings), char(inning.lowerBound - 1).isDigit,
      ends(wordBefore(digitStart(inning.lowerBound)), with: .partsOfMatches)
    {
      return true
    }
    // 2-0 (전반 1-0).
    let bracket = skipSpaces(end)
    if char(bracket) == "(", isPartOfResult(bracket + 1),
      // 역삼동 12-3 (전반), but 축구 3-2 (후반 1-0).
      !ends(before, with: .hyphenated) || ends(before, with: .ballGames)
    {
      return true
    }
    let sign = digitEnd(start)
    if ends(before, with: .totalScores), char(skipSpaces(sign)) == "-" { return true }
    if ends(before, with: .sharesOfMatches), char(sign) == ":",
      let first = value(start..<sign), let second = value((sign + 1)..<digitEnd(sign + 1)),
      first <= 100, first + second == 100
    {
      return true
    }
    if isBeginningOfMatch(start, before, after) { return false }
    return ends(before, with: .scoreWords) && !ends(before, with: .otherScoreWords)
      || begins(after, with: .scoreWords) && !begins(after, with: .otherScoreWords)
      || KoreanWordSet.outcomes.contains(text.string(after))
      || before.isEmpty && KoreanWordSet.scoreWords.contains(latinBefore(start))
      // 1-1(PK 4-3), but 12-3 (PK빌딩).
      || char(bracket) == "("
        && KoreanWordSet.scoreWords.contains(
          text.lowercased((bracket + 1)..<letterEnd(bracket + 1)))
        && endsPartOfResult(letterEnd(bracket + 1))
  }

  /// 경기 18:30, 19:00 결승: whether a match begins at an hour of the day, on the hour or at a round minute;
  /// 결승 25:20 and 경기 3:0 are scores.
  private func isBeginningOfMatch(_ start: Int, _ before: Range<Int>, _ after: Range<Int>) -> Bool {
    let hour = start..<digitEnd(start)
    guard char(hour.upperBound) == ":", let minute = twoDigits(after: hour.upperBound),
      let from = value(hour), from < 24, let minutes = value(minute), minutes % 5 == 0,
      ends(before, with: .timedMatches) || begins(after, with: .timedMatches),
      !isWon(after)
    else { return false }
    // 배구 결승 15:10.
    let isInPoints = isNear(.pointSports, max(span.lowerBound, start - 12)..<start)
    return minutes == 0 || from > 9 && (!isInPoints || minutes == 30)
  }

  /// 21:15 승, 20:15로 승리: whether words after two numbers tell who won.
  private func isWon(_ after: Range<Int>) -> Bool {
    let word = KoreanParticles.isParticle(text, after) ? wordAfter(after.upperBound) : after
    return !begins(word, with: .timedMatches)
      && (isWord(word, of: .outcomes) || begins(word, with: .winningWords))
  }

  /// 전반 1-0 and 연장 승 in a bracket after a result; 연장통로 is a place.
  private func isPartOfResult(_ position: Int) -> Bool {
    (2...4).contains { length in
      let end = position + length
      return end <= hangulEnd(position)
        && KoreanWordSet.partsOfScores.contains(text.string(position..<end))
        && endsPartOfResult(end)
    }
  }

  /// Whether numbers, an outcome or the end of a bracket follow.
  private func endsPartOfResult(_ position: Int) -> Bool {
    let next = skipSpaces(position)
    return char(next).isDigit || char(next) == ")"
      || KoreanWordSet.outcomes.contains(text.string(next..<hangulEnd(next)))
  }

  /// 25:23, 23:25, 15:12: whether two numbers with a colon are the points of a set in a list of such, of
  /// which one is no time of the day.
  private func areSets(_ start: Int, _ end: Int) -> Bool {
    var first = start, last = end
    while isOfSets(char(first - 1)), end - first < 64 { first -= 1 }
    while isOfSets(char(last)), last - start < 64 { last += 1 }
    var sets = 0, isNoTime = false
    var position = first
    while position < last {
      guard char(position).isDigit else {
        position += 1
        continue
      }
      let end = digitEnd(digitEnd(position) + 1)
      guard isSet(position, end) else { return false }
      sets += 1
      isNoTime = isNoTime || (value(position..<digitEnd(position)) ?? 0) > 24
      position = end
    }
    return sets > 1 && isNoTime
  }

  /// 20:30 = 2:3: whether one ratio is as great as another.
  private func isEqualRatio(_ start: Int, _ end: Int) -> Bool {
    let after = skipSpaces(end), before = previous(start)
    if char(after) == "=" {
      let next = skipSpaces(after + 1)
      return char(next).isDigit && char(digitEnd(next)) == ":"
    }
    return char(before) == "=" && char(previous(before)).isDigit && char(digitEnd(start)) == ":"
  }

  private func isOfSets(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || ":, ".unicodeScalars.contains(scalar)
  }

  private func isSet(_ start: Int, _ end: Int) -> Bool {
    let colon = digitEnd(start)
    guard char(colon) == ":", digitEnd(colon + 1) == end, let left = value(start..<colon),
      let right = value((colon + 1)..<end)
    else { return false }
    return Self.isSet(min(left, right), max(left, right))
  }

  /// 1vs1, 5 vs 5: two sides of as many.
  mutating func readSides(at position: Int) -> Match? {
    let first = position..<digitEnd(position)
    let sign = skipSpaces(first.upperBound)
    var end = letterEnd(sign)
    guard text.lowercased(sign..<end) == KoreanReader.versus, first.count <= 3 else { return nil }
    if char(end) == "." { end += 1 }
    let second = skipSpaces(end)..<digitEnd(skipSpaces(end))
    guard (1...3).contains(second.count), !char(second.upperBound).isLatin,
      char(second.upperBound) != ".",
      amount(at: second.lowerBound)?.unit?.range.lowerBound != second.upperBound
    else { return nil }
    add(KoreanNumerals.sino(digits(first)), first)
    add(KoreanWord.against.text, sign..<end, join: .tight)
    add(KoreanNumerals.sino(digits(second)), second, join: .tight)
    return ("ratio", glueParticles(at: second.upperBound))
  }

  static let versus = "vs"

  /// 24/25 시즌, 2025-2026 시즌: a season that ends in the next year.
  mutating func readSeason(at position: Int) -> Match? {
    let first = position..<digitEnd(position)
    let second = (first.upperBound + 1)..<digitEnd(first.upperBound + 1)
    guard first.count == 2 || first.count == 4, second.count == first.count,
      char(first.upperBound) == "/" || char(first.upperBound) == "-",
      let from = value(first), let to = value(second),
      to == (first.count == 2 ? (from + 1) % 100 : from + 1),
      !isInsideWord(position), char(position - 1) != "/", char(position - 1) != "-",
      hasWord(.season, at: skipSpaces(second.upperBound))
    else { return nil }
    add(KoreanNumerals.sino(from), first)
    add(KoreanNumerals.sino(to), second)
    return ("pair", second.upperBound)
  }

  /// Whether two numbers are the points or games of a set that was won.
  private static func isSet(_ loser: Int, _ winner: Int) -> Bool {
    [6, 7, 11, 15, 21, 25].contains(winner) && winner > loser || winner > 11 && winner == loser + 2
  }

  /// Whether two numbers with a hyphen end a list of results that begins with a word of a score, or
  /// that is the whole text: 스코어 3-1, 2-1 and 6-4, 7-5.
  private func isOfResults(_ start: Int, _ end: Int) -> Bool {
    if isScore(start, end) { return true }
    guard previous(start) < span.lowerBound, skipSpaces(end) >= span.upperBound else {
      return false
    }
    // 1-1, 1-2 are stages of a game.
    var position = start
    while position < end {
      let first = digitEnd(position), second = digitEnd(first + 1)
      guard char(first) == "-", let left = value(position..<first),
        let right = value((first + 1)..<second), Self.isSet(min(left, right), max(left, right))
      else { return false }
      position = tieBreakEnd(second) ?? second
      while char(position) == "," || char(position) == " " { position += 1 }
    }
    return true
  }

  /// Whether two numbers with a hyphen are the result of a match: a word of the sentence says that
  /// one was won or lost, or each stands beside a name that has no numbers of its own.
  func isResult(_ pair: NumberPair) -> Bool {
    if isDecided(pair) || isAfterVersus(pair.whole.lowerBound) && !char(pair.end).isSyllable {
      return true
    }
    let before = wordBefore(pair.whole.lowerBound)
    guard !ends(before, with: .hyphenated), !begins(before, with: .hyphenatedWhole) else {
      return false
    }
    return isBetweenNames(pair)
  }

  /// 토트넘 vs 아스널 0-0: whether two names with vs between them stand before two numbers.
  private func isAfterVersus(_ position: Int) -> Bool {
    var start = position
    while start > span.lowerBound, position - start < 32,
      char(start - 1) == " " || isOfName(char(start - 1))
    {
      start -= 1
    }
    // The s of vs is no part of a name.
    return char(start - 1) == "s" && char(start - 2) == "v" && char(start) == " "
      && char(start - 3) == " " && previous(position) >= start + 1
  }

  /// Whether each of two numbers stands beside a name, with nothing else in the text.
  func isBetweenNames(_ pair: NumberPair) -> Bool {
    let before = wordBefore(pair.whole.lowerBound)
    guard !ends(before, with: .hyphenated), !begins(before, with: .hyphenatedWhole) else {
      return false
    }
    if isBetweenLatinNames(pair) { return true }
    let home = name(before: pair.whole.lowerBound), away = name(after: pair.end)
    return char(pair.whole.lowerBound - 1) == " " && char(pair.end) == " "
      && home.count >= 2 && away.count >= 2
      && (pair.low <= 15 && pair.high <= 15 || isOfBaskets(pair))
      && !begins(wordAfter(pair.end), with: .hyphenatedAfter)
      && previous(home.lowerBound) < span.lowerBound && name(after: away.upperBound).isEmpty
  }

  /// 3Q 68-71: whether the number of a quarter stands before points of basketball.
  func isOfQuarter(_ pair: NumberPair) -> Bool {
    let letter = previous(pair.whole.lowerBound)
    return char(letter) == "Q" && char(letter - 1).isDigit && !isInsideWord(letter - 1)
      && (8...119).contains(pair.low) && (8...119).contains(pair.high)
      && (wordAfter(pair.end).isEmpty || begins(wordAfter(pair.end), with: .scoreWords))
  }

  /// Whether two numbers are points of basketball: 107-98.
  private func isOfBaskets(_ pair: NumberPair) -> Bool {
    (50...170).contains(pair.low) && (50...170).contains(pair.high) && pair.low != pair.high
  }

  /// Whether a word of the sentence says that a match was won or lost.
  func isDecided(_ pair: NumberPair) -> Bool {
    let before = wordBefore(pair.whole.lowerBound)
    guard !ends(before, with: .hyphenated), !begins(before, with: .hyphenatedWhole) else {
      return false
    }
    var position = pair.end
    // A list of many such pairs has no end of a sentence: how far a verb may be is limited.
    let limit = min(span.upperBound, pair.end + 256)
    while position < limit, !".!?\n".unicodeScalars.contains(char(position)) {
      let word = position..<hangulEnd(position)
      if begins(word, with: .resultVerbs) { return true }
      position = max(word.upperBound, position + 1)
    }
    return false
  }

  /// Whether a text is nothing but two names in Latin letters and their numbers: Inter Milan 1-1 Arsenal.
  private func isBetweenLatinNames(_ pair: NumberPair) -> Bool {
    (pair.low <= 15 && pair.high <= 15 || isOfBaskets(pair))
      && isOfCapitalized(span.lowerBound..<pair.whole.lowerBound)
      && isOfCapitalized(pair.end..<span.upperBound)
  }

  /// Whether there are words with a capital and small letters in a range, and nothing else but spaces.
  private func isOfCapitalized(_ range: Range<Int>) -> Bool {
    var words = 0
    for position in range where char(position) != " " {
      if char(position - 1).isLatin {
        guard char(position).isLower else { return false }
      } else {
        guard char(position).isUpper, char(position + 1).isLower else { return false }
        words += 1
      }
    }
    return (1...3).contains(words)
  }

  /// Whether two numbers with a hyphen stand in brackets with others: 3-1 (25-21, 19-25, 25-18).
  func isListedResult(_ pair: NumberPair) -> Bool {
    var start = pair.whole.lowerBound
    var end = pair.end
    // As far as the sets of a match go: a list may be very long.
    while pair.end - start < 64 {
      if let tieBreak = tieBreakStart(endingAt: start) {
        start = tieBreak
      } else if isOfList(char(start - 1)) {
        start -= 1
      } else {
        break
      }
    }
    while end - pair.whole.lowerBound < 64 {
      if let tieBreak = tieBreakEnd(end) {
        end = tieBreak
      } else if isOfList(char(end)) {
        end += 1
      } else {
        break
      }
    }
    // 7-6(4) alone.
    if let tieBreak = tieBreakEnd(pair.end), !char(tieBreak).isSyllable,
      !begins(wordAfter(tieBreak), with: .hyphenated),
      !begins(wordAfter(tieBreak), with: .hyphenatedAfter),
      [pair.low, pair.high].sorted() == [6, 7],
      !ends(wordBefore(pair.whole.lowerBound), with: .hyphenated)
    {
      return true
    }
    // Spaces around the list are none of it.
    while char(start) == " " || char(start) == "," { start += 1 }
    while end > start, char(end - 1) == " " || char(end - 1) == "," { end -= 1 }
    guard (start..<end).count(where: { char($0) == "-" }) > 1 else { return false }
    return char(start - 1) == "(" && char(end) == ")" || isOfResults(start, end)
  }

  /// (4) of 7-6(4): where the points of a tie-break after the games of a set end.
  private func tieBreakEnd(_ position: Int) -> Int? {
    let end = digitEnd(position + 1)
    return char(position) == "(" && char(position - 1).isDigit
      && (1...2).contains(end - position - 1)
      && char(end) == ")" ? end + 1 : nil
  }

  private func tieBreakStart(endingAt position: Int) -> Int? {
    guard char(position - 1) == ")" else { return nil }
    let start = digitStart(position - 1) - 1
    return tieBreakEnd(start) == position ? start : nil
  }

  private func isOfList(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isDigit || scalar == "-" || scalar == "," || scalar == " "
  }

  /// The name before a position, past spaces: Hangul, capital letters or both, as LG and GS칼텍스.
  private func name(before position: Int) -> Range<Int> {
    var end = position
    while end > 0, char(end - 1) == " " { end -= 1 }
    var start = end
    while start > 0, isOfName(char(start - 1)) { start -= 1 }
    return start..<end
  }

  /// The name after a position, past spaces.
  private func name(after position: Int) -> Range<Int> {
    let start = skipSpaces(position)
    var end = start
    while isOfName(char(end)) { end += 1 }
    return start..<end
  }

  private func isOfName(_ scalar: Unicode.Scalar) -> Bool { scalar.isSyllable || scalar.isUpper }
}
