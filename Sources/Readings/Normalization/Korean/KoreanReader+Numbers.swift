extension KoreanReader {
  /// 500g*3개: an asterisk between amounts multiplies; in a long row of digits it hides one.
  mutating func readTimes(at position: Int) -> Match? {
    guard let amount = amount(at: position), amount.sign == nil,
      amount.unit != nil || amount.quantity.range.count <= 3
    else { return nil }
    let sign = amount.range.upperBound
    // 1*2* is a card of which some digits are hidden.
    guard char(sign) == "*", char(sign + 1).isDigit, char(digitEnd(sign + 1)) != "*" else {
      return nil
    }
    add(phrase(of: amount))
    addSign(.times, at: sign)
    return ("times", sign + 1)
  }

  /// Reads an amount or a range of amounts.
  mutating func readAmount(at position: Int) -> Match? {
    readAmountRange(at: position) ?? readPrice(at: position)
      ?? amount(at: position).map { readAmount($0) }
  }

  /// 300원/10분, 3,900원/100g: a price for so much, which is said before it.
  private mutating func readPrice(at position: Int) -> Match? {
    guard let price = amount(at: position), price.sign == nil, price.unit?.isMoney == true,
      price.unit?.prefix == nil, char(price.range.upperBound) == "/",
      let whole = amount(at: price.range.upperBound + 1), whole.sign == nil,
      let unit = whole.unit, !unit.isMoney, unit.prefix == nil,
      !KoreanWord.storage.list.contains(unit.word),
      !KoreanWordSet.steadyCounters.hasPrefix(of: unit.word),
      !hasWord(.perOne, at: whole.range.upperBound), char(whole.range.upperBound) != "/",
      unit.counter == nil
        || KoreanCounters.match(text, at: unit.range.lowerBound, limit: span.upperBound)?.end
          == unit.range.upperBound
    else { return nil }
    var phrase = phrase(of: whole)
    phrase.glue(KoreanWord.perOne.text)
    phrase.pieces += self.phrase(of: price).pieces
    phrase.cover(position..<whole.range.upperBound)
    add(phrase)
    return ("money", glueParticles(at: whole.range.upperBound))
  }

  /// Reads an amount that stands alone.
  mutating func readAmount(_ amount: Amount) -> Match {
    var amount = amount
    let isOpen = takeEachAfterTilde(&amount)
    add(phrase(of: amount))
    var end = amount.range.upperBound
    if isOpen {
      glueOnce(.since)
    } else if amount.unit == nil, particleEnd(end) != nil {
      end = glueParticles(at: end)
    } else if let next = toldRange(after: end) {
      glueToLast(KoreanWord.from.text)
      end = next
    } else if amount.unit != nil || amount.quantity.isGrouped || isLeastPrice(amount),
      let open = openRangeEnd(end)
    {
      glueOnce(.since)
      end = open
    }
    guard let unit = amount.unit else { return ("number", end) }
    switch unit.kind {
    case .money: return ("money", end)
    case .unit: return ("unit", end)
    case .counter: return (amount.native == nil ? "counter" : "native counter", end)
    }
  }

  /// 왕복 35만~: whether so many ten thousands are what something costs at least, as a word before them
  /// tells or as nothing else is written; in a sentence the tilde may be a tone.
  private func isLeastPrice(_ amount: Amount) -> Bool {
    guard amount.quantity.hasHangulUnit else { return false }
    let start = amount.range.lowerBound, next = skipSpaces(skipSpaces(amount.range.upperBound) + 1)
    return ends(label(before: start), with: .leastPrices)
      || previous(start) < span.lowerBound && next >= span.upperBound
  }

  /// Takes 월 of 4,900원~/월, which follows the tilde of an open range.
  private func takeEachAfterTilde(_ amount: inout Amount) -> Bool {
    let tilde = amount.range.upperBound
    guard let unit = amount.unit, unit.prefix == nil, !unit.isPartOfDate, char(tilde) == "~",
      let each = each(after: tilde + 1, isMoney: unit.isMoney)
    else { return false }
    amount.unit?.prefix = each.word
    amount.range = amount.range.lowerBound..<each.end
    return true
  }

  /// The end of a tilde between temperatures or amounts that words tell apart: 영하 3도~영상 5도, 최저
  /// 48,300 ~ 최고 88,800.
  private func toldRange(after end: Int) -> Int? {
    guard let start = rangeStart(after: end), start.isTilde,
      case let word = start.next..<hangulEnd(start.next),
      begins(word, with: .temperatures) || begins(word, with: .upperEnds),
      char(skipSpaces(max(start.next + 2, word.upperBound))).isDigit
    else { return nil }
    return start.next
  }

  /// The end of a tilde that leaves a range open: 39,000원~.
  func openRangeEnd(_ position: Int) -> Int? {
    guard char(skipSpaces(position)) == "~" else { return nil }
    let tilde = skipSpaces(position)
    let next = skipSpaces(tilde + 1)
    let isOpen =
      next >= span.upperBound || char(next) == "\n" || char(next) == ")"
      || (char(next).isHangul && next > tilde + 1)
    return isOpen ? tilde + 1 : nil
  }
}
