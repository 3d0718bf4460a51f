/// Currency signs and codes.
enum KoreanCurrencies {
  /// The currency at a position, before a number or after one.
  static func symbol(
    _ text: WrittenText,
    at position: Int,
    _ span: Range<Int>
  ) -> (word: String, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    let scalar = text[position]
    if let word = signs[scalar] { return (word, position + 1) }
    guard ScalarClass.isUpper(scalar), !ScalarClass.isLatin(text[position - 1]),
      text[position - 1] != 0x2F
    else { return nil }
    for (code, word) in codes {
      let end = position + code.count
      guard end <= span.upperBound, text.scalars[position..<end].elementsEqual(code) else {
        continue
      }
      if text[end - 1] == 0x24 || !ScalarClass.isLatin(text[end]) {
        var next = end
        if text[next] == 0x20 { next += 1 }
        if ScalarClass.isDigit(text[next]) { return (word, end) }
      }
    }
    return nil
  }

  static let signs = Dictionary(
    rows.filter { $0.scalars.count == 1 }.map { ($0.scalars[0], $0.word) },
    uniquingKeysWith: { $1 }
  )

  private static let codes = rows.filter { $0.scalars.count > 1 }

  private static let rows = DataTable.rows("ko/currencies.tsv", columns: ["written", "word"]) {
    (scalars: $0[0].unicodeScalars.map(\.value), word: $0[1])
  }
}
