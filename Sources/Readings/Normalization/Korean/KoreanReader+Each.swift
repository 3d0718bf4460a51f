import AccessibilityModel

extension KoreanReader {
  /// 재택 2일/주: whether days are so many of each week, and not a day of a month.
  func isDaysOfEach(_ quantity: Quantity, _ unit: Amount.Unit) -> Bool {
    let slash = unit.range.upperBound
    return unit.word == KoreanWord.day.text && quantity.whole <= 7 && char(slash) == "/"
      && KoreanWord.each.list.contains(text.string((slash + 1)..<hangulEnd(slash + 1)))
  }

  /// 월 of 5,900원/월: what the amount is for each of, which is said before it.
  func each(after position: Int, isMoney: Bool) -> (word: String, end: Int)? {
    let slash = skipSpaces(position)
    let start = skipSpaces(slash + 1)
    guard char(slash) == "/", slash - position <= 1, start - slash <= 2 else { return nil }
    let end = hangulEnd(start)
    // 보증금 1000만원/월 50만원: what is before another amount belongs to that one.
    guard !char(skipSpaces(end)).isDigit, !isBeforeNextPrice(end) else { return nil }
    if let index = KoreanWord.each.list.firstIndex(of: text.string(start..<end)) {
      return (KoreanWord.forEach.list[index], end)
    }
    // 1,380.5원/달러, but 500원/원룸.
    if isMoney, KoreanCurrencies.isName(text.string(start..<end)) {
      return (text.string(start..<end) + KoreanWord.perOne.text, end)
    }
    // 120회/min.
    let letters = start..<letterEnd(start)
    if text.string(letters) == Self.minuteSign {
      return (KoreanWord.minute.text + KoreanWord.perOne.text, letters.upperBound)
    }
    return eachCounter(start..<end) ?? (isMoney ? eachUnit(at: start, after: position) : nil)
  }

  private static let minuteSign = "min"

  /// 1,200원 / 묶음(10개) 9,900원: whether a bracket and then another amount follow.
  private func isBeforeNextPrice(_ position: Int) -> Bool {
    guard char(position) == "(" else { return false }
    var end = position + 1
    while end - position < 16, char(end) != ")", char(end) != .nothing { end += 1 }
    return char(end) == ")" && char(skipSpaces(end + 1)).isDigit
  }

  /// 개 of 500원/개.
  private func eachCounter(_ range: Range<Int>) -> (word: String, end: Int)? {
    guard let found = KoreanCounters.match(text, at: range.lowerBound, limit: range.upperBound),
      found.counter.series != .sino || KoreanWordSet.pricedCounters.contains(found.name),
      found.counter.role != .hour, found.end == range.upperBound
    else { return nil }
    return (found.name + KoreanWord.perOne.text, found.end)
  }

  /// L of 1,520원/L; past a space a letter is more often a size of clothes.
  func eachUnit(at start: Int, after position: Int) -> (word: String, end: Int)? {
    guard let found = KoreanUnits.match(text, at: start, span: span), found.unit.prefix == nil,
      !found.unit.isMoney, start == position + 1 || found.end - start > 1,
      !hasWord(.perOne, at: found.end)
    else { return nil }
    return (found.unit.word + KoreanWord.perOne.text, found.end)
  }
}
