extension KoreanReader {
  /// 500g*3개: an asterisk between amounts multiplies; in a long row of digits it hides one.
  mutating func readTimes(at position: Int) -> Match? {
    guard let amount = amount(at: position), amount.sign == nil,
      amount.unit != nil || amount.quantity.range.count <= 3
    else { return nil }
    let sign = amount.range.upperBound
    guard char(sign) == "*", char(sign + 1).isDigit else { return nil }
    add(phrase(of: amount))
    addSign(.times, at: sign)
    return ("times", sign + 1)
  }

  /// Reads an amount or a range of amounts.
  mutating func readAmount(at position: Int) -> Match? {
    readAmountRange(at: position) ?? amount(at: position).map { readAmount($0) }
  }

  /// Reads an amount that stands alone.
  mutating func readAmount(_ amount: Amount) -> Match {
    add(phrase(of: amount))
    var end = amount.range.upperBound
    if amount.unit == nil, particleEnd(end) != nil {
      end = glueParticles(at: end)
    } else if let next = temperatureRange(after: end) {
      glueToLast(KoreanWord.from.text)
      end = next
    } else if amount.unit != nil, let open = openRangeEnd(end) {
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

  /// The end of a tilde between temperatures that words tell apart: 영하 3도~영상 5도.
  private func temperatureRange(after end: Int) -> Int? {
    guard let start = rangeStart(after: end), start.isTilde,
      begins(start.next..<hangulEnd(start.next), with: .temperatures),
      char(skipSpaces(start.next + 2)).isDigit
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
