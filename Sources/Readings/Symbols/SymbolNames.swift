import AccessibilityModel

/// The names of emoji and symbols, from Unicode CLDR, with a few of our own for common signs.
enum SymbolNames {
  /// An emoji or symbol found in a text.
  struct Found {
    /// Its words, separated by spaces.
    var name: String
    /// The character after it, skin tones included.
    var end: Int
  }

  private struct Entry: Sendable {
    var scalars: [Unicode.Scalar]
    var name: String
  }

  /// The symbol at a position, the longest sequence first; skin tones are passed over.
  static func match(
    _ text: WrittenText,
    at position: Int,
    limit: Int,
    language: Language
  ) -> Found? {
    let table = language == .korean ? korean : english
    guard position < limit, let entries = table[text[position]] else { return nil }
    for entry in entries {
      if let end = end(of: entry.scalars, text, position, limit) {
        return Found(name: entry.name, end: end)
      }
    }
    return nil
  }

  private static func end(
    of scalars: [Unicode.Scalar],
    _ text: WrittenText,
    _ start: Int,
    _ limit: Int
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

  private static let korean = table("ko")
  private static let english = table("en")

  private static func table(_ language: String) -> [Unicode.Scalar: [Entry]] {
    var table: [Unicode.Scalar: [Entry]] = [:]
    for file in ["symbol-names", "cldr-names"] {
      let rows = DataTable.rows("\(language)/\(file).tsv", columns: ["symbol", "name"]) {
        Entry(scalars: Array($0[0].unicodeScalars), name: $0[1])
      }
      for row in rows { table[row.scalars[0], default: []].append(row) }
    }
    for key in table.keys {
      table[key]?.sort { $0.scalars.count > $1.scalars.count }
    }
    return table
  }
}
