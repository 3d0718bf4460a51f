import AccessibilityModel

extension KoreanReader {
  /// <100 and > 10%: a limit alone, or < after what it limits; > after a word leads to a next place.
  mutating func readLimit(at position: Int) -> Match? {
    let isLess = char(position) == "<"
    guard isLess || char(position) == ">" else { return nil }
    let before = char(previous(position))
    let start = skipSpaces(position + 1)
    guard before == .nothing || before == "(" || isLess && before.isWordPart && !before.isDigit,
      let amount = amount(at: start), amount.sign == nil, moment(at: start) == nil,
      // <3 is a heart.
      !isLess || amount.unit != nil || amount.quantity.words.joined().count > 1
        || amount.quantity.digits.count > 1
    else { return nil }
    let end = skipSpaces(amount.range.upperBound)
    guard end >= span.upperBound || char(end) == ")" || char(end) == "," else { return nil }
    var phrase = phrase(of: amount)
    phrase.add((isLess ? KoreanWord.lessThan : .moreThan).text, position..<(position + 1))
    phrase.cover(position..<phrase.end)
    add(phrase)
    return ("comparison", phrase.end)
  }

  /// 18세↑, 120cm↑, 3만원↑ 무료배송: an age, or an amount that something asks for, and those above it.
  mutating func readAmountLimit(at position: Int) -> Match? {
    let isAbove = char(position) == "↑"
    guard isAbove || char(position) == "↓", char(position + 1) != char(position),
      stream.end == previous(position) + 1, stream.pause == nil, let last = stream.words.last,
      isLimited(last, position)
    else { return nil }
    add((isAbove ? KoreanWord.atLeast : .atMost).text, position..<(position + 1))
    return ("limit", position + 1)
  }

  /// Whether an arrow after a word makes a limit of it: an age, or an amount that did not rise or fall.
  private func isLimited(_ word: SpokenWord, _ position: Int) -> Bool {
    if stream.end == position, ends(wordBefore(position), with: .graduates) { return true }
    // 연봉 3,600↑.
    if word.kind == .number, stream.end == position, char(position - 1).isDigit,
      ends(label(before: amountStart(before: position)), with: .paidWords)
        || KoreanWordSet.paidWords.contains(latinBefore(amountStart(before: position)))
    {
      return true
    }
    let isMoney =
      word.kind == .counter
      ? KoreanCurrencies.begins(word.text)
      : isWrittenMoney(word.text) || isRound(word, position)
    // Past a space an arrow is of money, or shows where to look.
    guard word.kind == .counter || isMoney, isMoney || stream.end == position else { return false }
    if KoreanWordSet.agedCounters.contains(word.text) { return true }
    return !changes(word.text, position)
  }

  /// 3만↑: a price without its unit.
  private func isRound(_ word: SpokenWord, _ position: Int) -> Bool {
    word.kind == .number && stream.end == position
      && KoreanWordSet.powers.contains(text.string((position - 1)..<position))
  }

  /// Whether an amount with an arrow has risen or fallen, or is none of which there is more or less:
  /// rates, ranks, places, what has a sign, and what a word of changes stands beside.
  private func changes(_ unit: String, _ position: Int) -> Bool {
    let after = wordAfter(position + 1)
    if begins(after, with: .conditioned)
      || KoreanWordSet.conditionedWhole.contains(text.string(after))
    {
      return KoreanWordSet.changingUnits.hasPrefix(of: unit)
        || char(position) == "↓" && begins(after, with: .loweredBy)
    }
    let start = amountStart(before: position)
    let before = wordBefore(start)
    if ends(before, with: .askedFor) { return false }
    return KoreanWordSet.changingUnits.hasPrefix(of: unit)
      || KoreanWordSet.unlimitedUnits.contains(unit)
      || isSteady(unit) && !isYears(start..<position)
      || isPlace(wordBefore(position)) && !isYears(start..<position)
      || "+-−–±▲▼".unicodeScalars.contains(char(start - 1))
      || ends(before, with: .changingWords) || begins(after, with: .changingWords)
      || isChangingThing(label(before: start))
      || char(position) == "↓" && ends(before, with: .loweredAfter)
  }

  /// Whether a word, perhaps with a particle or with 수 after it, is of what rises and falls: 구독자가,
  /// 구독자 수.
  private func isChangingThing(_ label: Range<Int>) -> Bool {
    if ends(label, with: .changingThings) { return true }
    var word = withoutTopic(label)
    if word.count == 1, hasWord(.count, at: word.lowerBound) { word = wordBefore(word.lowerBound) }
    return ends(word, with: .changingThings)
  }

  /// Where an amount begins of which the unit ends before a position, perhaps past a space: 5만 원 ↑.
  func amountStart(before position: Int) -> Int {
    let end = previous(position) + 1
    var start = end
    while true {
      while char(start - 1).isWordPart || ",.".unicodeScalars.contains(char(start - 1)) {
        start -= 1
      }
      // 12만 3천명.
      let isMixed = Self.powersBefore.contains(char(start - 2)) && char(start - 3).isDigit
      guard char(start - 1) == " ",
        isMixed
          || !(start..<end).contains(where: { char($0).isDigit })
            && (char(start - 2).isDigit || Self.powersBefore.contains(char(start - 2)))
      else { return start }
      start -= 1
    }
  }

  private static let powersBefore = KoreanWordSet.powers.characters

  /// 10년↑: whether an amount is so many years, and no year.
  private func isYears(_ range: Range<Int>) -> Bool {
    let number = range.lowerBound..<digitEnd(range.lowerBound)
    return (1...2).contains(number.count) && number.upperBound + 1 == range.upperBound
      && hasWord(.year, at: number.upperBound)
  }

  /// 만원↓: whether a word is money without digits.
  private func isWrittenMoney(_ word: String) -> Bool {
    let won = KoreanWord.won.text
    guard word.hasSuffix(won) else { return false }
    // 만 원 are two words.
    let number = word == won ? stream.words.dropLast().last?.text ?? "" : String(word.dropLast())
    return !number.isEmpty
      && number.unicodeScalars.allSatisfy { KoreanWordSet.sinoNumerals.characters.contains($0) }
  }

  /// ≤ 20MB: the limit is said after the amount, 이십 메가바이트 이하.
  mutating func readComparison(at position: Int) -> Match? {
    guard char(position) == "≤" || char(position) == "≥",
      let name = Self.symbolNames[char(position)],
      let amount = amount(at: skipSpaces(position + 1))
    else { return nil }
    var phrase = phrase(of: amount)
    phrase.add(name, position..<(position + 1), kind: .symbolName)
    phrase.cover(position..<phrase.end)
    add(phrase)
    return ("comparison", phrase.end)
  }
}
