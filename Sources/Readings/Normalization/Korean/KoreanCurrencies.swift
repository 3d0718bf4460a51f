/// Currency signs and codes.
enum KoreanCurrencies {
  /// The currency at a position, before a number or after one.
  static func symbol(
    _ text: WrittenText, at position: Int, _ span: Range<Int>
  ) -> (word: String, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    let scalar = text[position]
    if let word = signs[scalar] { return (word, position + 1) }
    guard scalar.isUpper, !text[position - 1].isLatin,
      text[position - 1] != "/"
    else { return nil }
    for (code, word) in codes {
      let end = position + code.count
      guard end <= span.upperBound, text.scalars[position..<end].elementsEqual(code) else {
        continue
      }
      if text[end - 1] == "$" || !text[end].isLatin {
        var next = end
        if text[next] == " " { next += 1 }
        if text[next].isDigit { return (word, end) }
      }
    }
    return nil
  }

  /// Whether a text begins with the name of a currency.
  static func begins(_ text: String) -> Bool { names.hasOne(beginning: text) }

  /// Whether a text is the name of a currency.
  static func isName(_ text: String) -> Bool { rows.contains { $0.word == text } }

  private static let names = Beginnings(rows.map(\.word))

  static let signs = Dictionary(
    rows.filter { $0.scalars.count == 1 }.map { ($0.scalars[0], $0.word) },
    uniquingKeysWith: { $1 }
  )

  private static let codes = rows.filter { $0.scalars.count > 1 }

  private static let rows = DataTable.rows("ko/currencies.tsv", columns: ["written", "word"]) {
    (scalars: Array($0[0].unicodeScalars), word: $0[1])
  }
}
