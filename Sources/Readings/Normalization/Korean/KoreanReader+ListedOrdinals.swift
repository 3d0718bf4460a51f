import AccessibilityModel

extension KoreanReader {
  /// 3째 주: 셋째.
  mutating func readOrdinalSuffix(at position: Int) -> Match? {
    let end = digitEnd(position)
    if let match = readOrdinals(at: position) { return match }
    guard hasWord(.ordinalSuffix, at: end),
      let ordinal = value(position..<end).flatMap(KoreanNumerals.ordinal)
    else { return nil }
    add(ordinal, position..<(end + 1), kind: .number)
    return ("ordinal", end + 1)
  }

  /// 2,4째 주, 1·3번째 수요일 and 1, 3, 5번째 주: an ordinal of a list of which the suffix is written once.
  private mutating func readOrdinals(at position: Int) -> Match? {
    let end = digitEnd(position)
    guard end == position + 1, !isInsideWord(position), char(position - 1) != ".",
      !"·,/".unicodeScalars.contains(char(position - 1))
        || char(position - 2).isDigit && !char(position - 3).isWordPart,
      let first = value(position..<end)
    else { return nil }
    // The last of the list.
    var sign = end, last = end, number = first
    repeat {
      sign = last
      let next = skipSpaces(sign + 1)
      last = digitEnd(next)
      guard "·,/".unicodeScalars.contains(char(sign)), last == next + 1,
        let value = value(next..<last), number < value
      else { return nil }
      number = value
    } while "·,/".unicodeScalars.contains(char(last))
    let isCounted = hasWord(.number, at: last) && hasWord(.ordinalSuffix, at: last + 1)
    if char(sign) == "/", !isOfWeek(after: last + (isCounted ? 2 : 1)) {
      // 1/5번째 사진: the first of five.
      guard isCounted, sign == end, let all = KoreanNumerals.nativeAlone(number),
        let native = first == 1 ? KoreanNumerals.first : KoreanNumerals.native(first)
      else { return nil }
      add(all, position..<last, kind: .number)
      add(KoreanWord.among.text, position..<last, join: .tight)
      add(native, position..<last, kind: .number)
      add(text.string(last..<(last + 2)), last..<(last + 2), join: .tight, kind: .counter)
      return ("ordinal", glueParticles(at: last + 2))
    }
    if hasWord(.ordinalSuffix, at: last), let ordinal = KoreanNumerals.ordinal(first) {
      add(ordinal, position..<end, kind: .number)
    } else if isCounted,
      let native = first == 1 ? KoreanNumerals.first : KoreanNumerals.native(first)
    {
      add(native, position..<end, kind: .number)
      add(
        text.string(last..<(last + 2)), position..<end, join: .tight, kind: .counter)
    } else {
      return nil
    }
    stream.pause(.short)
    return ("ordinal", end + 1)
  }

  /// 2/4주 토요일: two weeks of each month.
  mutating func readWeeks(at position: Int) -> Match? {
    guard let pair = slashPair(at: position), !pair.hasFraction, pair.first.digits.count == 1,
      pair.low > 0, pair.low < pair.high, pair.high <= 5, pair.second.digits.count == 1,
      KoreanWordSet.weeksAndDays.contains(text.string(pair.end..<(pair.end + 1))),
      char(pair.end + 1) == " ", isOfWeek(after: pair.end + 1)
    else { return nil }
    return readNumbers(pair)
  }

  /// Whether a week or a day of the week follows, of which several are told: 1/3번째 수요일.
  private func isOfWeek(after position: Int) -> Bool {
    let word = wordAfter(position)
    return KoreanWordSet.weeksAndDays.words.contains {
      hasWord($0, at: word.lowerBound)
        && KoreanParticles.isParticle(
          text, (word.lowerBound + $0.unicodeScalars.count)..<word.upperBound)
    }
  }
}
