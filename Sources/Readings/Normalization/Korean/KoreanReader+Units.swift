import AccessibilityModel

extension KoreanReader {
  /// The unit or counter after a number.
  func unit(at position: Int, quantity: Quantity) -> Amount.Unit? {
    if let inches = inches(at: position, quantity: quantity) { return inches }
    if let found = letterUnit(at: position, quantity: quantity) { return found }
    if let spoon = teaspoon(at: position, quantity: quantity) { return spoon }
    // HP 100 MP 50 are of a game.
    if let found = KoreanUnits.match(text, at: position, span: span),
      char(position) != " " || !isNamePastSpace(quantity.range.lowerBound, found.end)
    {
      return Amount.Unit(
        word: found.unit.word, prefix: found.unit.prefix, range: position..<found.end,
        kind: found.unit.isMoney ? .money : .unit
      )
    }
    let start = skipSpaces(position)
    guard start - position <= 1 else { return nil }
    guard let found = KoreanCounters.match(text, at: start, limit: span.upperBound) else {
      return nil
    }
    if found.counter.role == .month, !(1...12).contains(quantity.value ?? 0) { return nil }
    var runEnd = hangulEnd(start)
    // 제8조제1항제2호: the next ordinal begins.
    if runEnd - 1 >= found.end, hasWord(.ordinalPrefix, at: runEnd - 1), char(runEnd).isDigit {
      runEnd -= 1
    }
    let rest = found.end..<runEnd
    if start > position {
      guard found.counter.role != .noun, KoreanParticles.isSuffix(text, rest) else { return nil }
      // After a space one syllable may be a word of its own: 2 권 but 5 이상.
      if KoreanWordSet.counterlike.contains(found.name) { return nil }
      // 시즌 3 에피소드 5: what a number follows is the name of that number.
      if KoreanWordSet.numberedNouns.contains(found.name), char(skipSpaces(found.end)).isDigit {
        return nil
      }
    }
    return Amount.Unit(
      word: text.string(start..<runEnd), range: start..<runEnd,
      kind: .counter(found.counter)
    )
  }

  /// Whether capitals past a space are the name of the next number, which has no unit, as the first has a
  /// name: MP of HP 100 MP 50, but USB 64 GB 2개.
  private func isNamePastSpace(_ number: Int, _ end: Int) -> Bool {
    // HP 1,250/2,000 MP 300/300.
    var start = number
    while char(start - 1).isDigit || char(start - 1) == "," || char(start - 1) == "/" { start -= 1 }
    let name = previous(start)
    return char(end) == " " && char(end + 1).isDigit && char(end - 1).isUpper
      && char(end - 2).isUpper && char(name).isUpper && char(name - 1).isUpper
      && !hasUnit(after: digitEnd(end + 1))
  }

  /// 6.7": a double prime, or a quotation mark that does not close a quotation.
  private func inches(at position: Int, quantity: Quantity) -> Amount.Unit? {
    let sign = char(position)
    guard sign == "″" || sign == "\"" || sign == "”" else { return nil }
    if sign != "″" {
      let isQuoted = (span.lowerBound..<quantity.range.lowerBound).contains {
        text[$0] == "\"" || text[$0] == "“" || text[$0] == "'" || text[$0] == "’"
      }
      guard !isQuoted, quantity.digits.count <= 3 else { return nil }
    }
    return Amount.Unit(
      word: KoreanWord.inch.text, range: position..<(position + 1), kind: .unit
    )
  }

  /// t of 설탕 2t: a teaspoon of what is strewn or poured, said as a letter, where others weigh tons.
  private func teaspoon(at position: Int, quantity: Quantity) -> Amount.Unit? {
    guard char(position) == "t", !char(position + 1).isLatin, !char(position + 1).isDigit,
      char(position + 1) != "/", quantity.whole < 6,
      ends(wordBefore(quantity.range.lowerBound), with: .seasonings)
    else { return nil }
    return Amount.Unit(
      word: LatinWords.letter("t"), range: position..<(position + 1), kind: .unit)
  }

  /// F of a floor, P of points, A of a current, K of the color of a light, R of rounds, x of a speed:
  /// letters whose meaning depends on the words around them.
  private func letterUnit(at position: Int, quantity: Quantity) -> Amount.Unit? {
    let letter = char(position)
    guard
      letter == "F" || letter == "A" || letter == "H" || letter == "K" || letter == "R"
        || letter.lowercased == "p"
        || letter.lowercased == "x",
      !char(position + 1).isLatin, !char(position + 1).isDigit
    else { return nil }
    let start = quantity.range.lowerBound
    let word: String
    switch letter {
    case "P" where isSide(start, position + 1) || isPieces(start, position + 1):
      word = LatinWords.letter(letter)
    case "F":
      guard let floor = quantity.value, (1...130).contains(floor) else { return nil }
      word = KoreanWord.floor.text
    case "H":
      // 48H and 72H are days; 36H and FHD 144H are sizes and models.
      guard let hours = quantity.value, [24, 48, 72].contains(hours), latinBefore(start).isEmpty,
        !ends(label(before: start), with: .letteredSizes)
      else { return nil }
      word = KoreanWord.hours.text
    case "A":
      guard isCurrent(start, position + 1) else { return nil }
      word = KoreanWord.ampere.text
    case "K":
      guard let color = quantity.value, (1_800...10_000).contains(color), color % 50 == 0,
        !quantity.hasHangulUnit, isOfLight(start, position + 1)
      else { return nil }
      word = KoreanWord.kelvin.text
    case "R":
      // 1R 2:34: how long a round had lasted.
      let clock = clock(at: skipSpaces(position + 1))
      guard let round = quantity.value, (1...60).contains(round),
        clock.map { $0.second == nil && $0.hour < 6 } ?? false && isRoundWithTime(start..<position)
          || isNear(
            .playedInRounds, max(span.lowerBound, start - 24)..<min(span.upperBound, position + 24)),
        let rounds = Self.announcers["round"]
      else { return nil }
      word = rounds
    case "p":
      // 500p 적립; 720p is a picture.
      guard begins(wordAfter(position + 1), with: .doneWithPoints) else { return nil }
      word = KoreanWord.points.text
    case "P":
      guard ![144, 240, 360, 480, 576, 720, 1080, 1440, 2160].contains(quantity.value ?? 0) else {
        return nil
      }
      word = KoreanWord.points.text
    default:
      guard quantity.value ?? 0 < 1000, !char(start - 1).isLatin, !isInEquation(position) else {
        return nil
      }
      let before = wordBefore(start)
      let after = wordAfter(position + 1)
      // 1x 속도 is 일 배 속도.
      let isSpeed =
        ends(before, with: .speedBefore)
        || begins(after, with: .speedAfter) && !begins(after, with: .speedNouns)
      word = (isSpeed ? KoreanWord.speed : .fold).text
    }
    return Amount.Unit(
      word: word, range: position..<(position + 1), kind: .unit
    )
  }

  /// 거실 조명 60%, 2700K: whether a number is of the color of a light, and of no
  /// thousands.
  private func isOfLight(_ start: Int, _ end: Int) -> Bool {
    isNear(.lights, max(span.lowerBound, start - 24)..<min(span.upperBound, end + 24))
  }

  /// 5V/2A, 2A 충전기: whether volts or a word of currents stands beside a number of amperes.
  private func isCurrent(_ start: Int, _ end: Int) -> Bool {
    if ends(wordBefore(start), with: .currentWords) || begins(wordAfter(end), with: .currentWords) {
      return true
    }
    let between = " ,/⎓".unicodeScalars
    var before = start
    while between.contains(char(before - 1)) { before -= 1 }
    if char(before - 1) == "V", char(before - 2).isDigit { return true }
    var after = end
    while between.contains(char(after)) { after += 1 }
    return digitEnd(after) > after && char(digitEnd(after)) == "V"
      && !char(digitEnd(after) + 1).isWordPart
  }

  /// 1P vs 2P: whether a player stands on one of two sides.
  private func isSide(_ start: Int, _ end: Int) -> Bool {
    let next = skipSpaces(end)
    return text.lowercased(next..<letterEnd(next, longest: 4)) == Self.versus
      || latinBefore(char(start - 2) == "." ? start - 2 : start) == Self.versus
  }

  /// 5P 세트, 마스크 50P, i5 1340P: whether a P is of pieces or of a processor, and of no points.
  private func isPieces(_ start: Int, _ end: Int) -> Bool {
    let series = previous(start), next = wordAfter(end)
    let count = value(start..<digitEnd(start)) ?? 0
    return isWord(next, of: .packs) && count <= 30 && digitEnd(start) == end - 1
      || ends(wordBefore(start), with: .packedGoods) && !begins(next, with: .doneWithPoints)
        && !isWord(next, of: .givenPoints) && digitEnd(start) == end - 1 && count <= 300
      || char(series).isDigit && char(series - 1) == "i" && !isInsideWord(series - 1)
  }
}
