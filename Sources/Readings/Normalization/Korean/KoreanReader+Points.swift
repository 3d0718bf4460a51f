import AccessibilityModel

extension KoreanReader {
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
        // 코스피 1.4 후퇴 is a change.
        : isKnown && isNamed && point - position <= 2 && (2...3).contains(end - point)
          && (previous(position) < span.lowerBound
            || !KoreanWordSet.changedDays.contains(
              "\(month * 100 + day)"))
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
