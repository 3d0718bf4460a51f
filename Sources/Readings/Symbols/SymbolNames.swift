/// The names of emoji and symbols, from Unicode CLDR, with a few of our own for common signs.
struct SymbolNames: Sendable {
  /// An emoji or symbol found in a text.
  struct Found {
    /// Its words, separated by spaces.
    var name: String
    /// The character after it, skin tones included.
    var end: Int
  }

  /// The symbol at a position, the longest sequence first; skin tones are passed over.
  func match(_ text: WrittenText, at position: Int, limit: Int) -> Found? {
    guard position < limit else { return nil }
    for entry in names[text[position]] {
      if let end = Self.end(of: entry.scalars, text, position, limit) {
        return Found(name: entry.value, end: end)
      }
    }
    return nil
  }

  private static func end(
    of scalars: [Unicode.Scalar], _ text: WrittenText, _ start: Int, _ limit: Int
  ) -> Int? {
    var position = start
    for scalar in scalars {
      while position < limit, position > start, isSkinTone(text[position]) { position += 1 }
      guard position < limit, text[position] == scalar else { return nil }
      position += 1
    }
    while position < limit, isSkinTone(text[position]) { position += 1 }
    return position
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool { ("🏻"..."🏿").contains(scalar) }

  /// The names in Korean.
  static let korean = SymbolNames("ko")
  /// The names in English.
  static let english = SymbolNames("en")

  private let names: LongestFirst<String>

  /// Reads the names in a folder of tables.
  private init(_ folder: String) {
    names = LongestFirst(
      ["symbol-names", "cldr-names"].flatMap { file in
        DataTable.rows("\(folder)/\(file).tsv", columns: ["symbol", "name"]) {
          .init(scalars: Array($0[0].unicodeScalars), value: $0[1])
        }
      }
    )
  }
}
