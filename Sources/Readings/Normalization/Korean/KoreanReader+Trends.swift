import AccessibilityModel

extension KoreanReader {
  /// 레벨 3→4, 12%→15%: what a number changed from; past a space, or in a longer chain, an arrow only
  /// leads on.
  mutating func readNumberArrow(at position: Int) -> Match? {
    guard char(position) == "→", stream.end == position, stream.pause == nil,
      [.number, .counter].contains(stream.words.last?.kind)
    else { return nil }
    let start = amountStart(
      before: "%°℃".unicodeScalars.contains(char(position - 1)) ? position - 1 : position)
    let first = char(start - 1) == "+" || char(start - 1) == "-" ? start - 1 : start
    guard char(first - 1) != "→", let from = amount(at: first), from.range.upperBound == position,
      let to = amount(at: position + 1), char(to.range.upperBound) != "→",
      moment(at: position + 1) == nil, from.unit?.word == to.unit?.word || from.unit == nil,
      from.unit == nil || from.unit?.isPartOfDate != true, !to.quantity.hasLeadingZero,
      !char(to.range.upperBound).isLatin, !char(first - 1).isLatin
    else { return nil }
    glueOnce(.from)
    return ("range", position + 1)
  }

  /// ▲ and ▼ of a price that rose or fell, and the arrow of 30%↑.
  mutating func readTrend(at position: Int) -> Match? {
    let isRise = Self.risingSigns.contains(char(position))
    guard isRise || Self.fallingSigns.contains(char(position)),
      changesAmount(position, isArrow(at: position))
    else { return nil }
    let end = runEnd(position)
    // 환급세액 △123,400원.
    if char(position) == "△", end == position + 1, isBeforeNumber(position),
      ends(label(before: position), with: .entriesBelowZero)
    {
      addSign(.minus, at: position)
      return ("sign", end)
    }
    add((isRise ? KoreanWord.rise : .fall).text, position..<end, kind: .symbolName)
    return (isRise ? "rise" : "fall", end)
  }

  private static let risingSigns = KoreanWordSet.risingSigns.characters
  private static let fallingSigns = KoreanWordSet.fallingSigns.characters

  /// Whether a sign of a rise or a fall stands beside what rose or fell.
  private func changesAmount(_ position: Int, _ isArrow: Bool) -> Bool {
    if isArrow ? isBeforeAmount(position) : isBeforeNumber(position) { return true }
    let end = runEnd(position)
    let before = previous(position) + 1
    if isArrow, stream.end == before, stream.pause == nil, isRun(before) { return true }
    guard stream.end == before, stream.pause == nil, let last = stream.words.last,
      last.kind == .number || last.kind == .counter,
      // 조 of 10조 is a number, no article.
      last.kind == .number || !isPlace(wordBefore(position)),
      !isSteady(last.text), !isArrow || before == position || isChanging(last.text)
    else { return false }
    // ▲ begins the next item of a list: 매출 30% ▲ 영업이익 20%.
    return isArrow || !char(skipSpaces(end)).isWordPart
      || before == position && !char(end).isWordPart
  }

  /// 3일 연속 ↓, 연속 3일↓: whether so many days in a row stand before a position.
  private func isRun(_ position: Int) -> Bool {
    let word = wordBefore(position)
    if ends(word, with: .runsOfChanges) { return char(previous(word.lowerBound)).isWordPart }
    let number = digitStart(word.lowerBound)
    return number < word.lowerBound && ends(wordBefore(number), with: .runsOfChanges)
  }

  /// Whether an amount that rises or falls follows: a rate, money or degrees, or a number alone.
  ///
  /// Before anything else, and past a space, an arrow points: ↓ 10개 더보기, ↑ 500m 직진.
  private func isBeforeAmount(_ position: Int) -> Bool {
    let end = runEnd(position)
    let start = skipSpaces(end)
    guard let amount = amount(at: start), moment(at: start) == nil,
      !amount.quantity.hasLeadingZero
    else { return false }
    guard let unit = amount.unit else { return start == end }
    return unit.isMoney || isChanging(unit.word)
  }

  /// Whether the word of a unit is of what rises and falls wherever it stands.
  func isChanging(_ word: String) -> Bool {
    KoreanCurrencies.begins(word) || KoreanWordSet.changingUnits.hasPrefix(of: word)
  }

  /// Whether the word of a unit, such as that of F in 1F, rises and falls no more than a place.
  func isSteady(_ word: String) -> Bool {
    KoreanWordSet.carriedUnits.contains(word) || KoreanWordSet.steadyCounters.contains(word)
  }

  /// Whether a counter names a place, a date or an age, which neither rises nor falls: 2층.
  func isPlace(_ range: Range<Int>) -> Bool {
    guard let found = KoreanCounters.match(text, at: range.lowerBound, limit: range.upperBound)
    else { return false }
    return KoreanWordSet.steadyCounters.contains(found.name)
  }

  /// ↑ 위로: an arrow up or down that tells no change.
  mutating func readArrow(at position: Int) -> Match? {
    guard isArrow(at: position), options.punctuation != .none else { return nil }
    return readNamed(at: position)
  }

  private func isArrow(at position: Int) -> Bool { SymbolReading.isVerticalArrow(char(position)) }
}
