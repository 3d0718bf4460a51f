/// Names in Latin letters that Koreans say in their own way, found by the longest match.
///
/// A name written in capitals and small letters matches any case; a name of capitals only
/// (`ON`, `IT`) must be written so.
enum LatinNames {
  private struct Name: Sendable {
    var scalars: [Unicode.Scalar]
    var reading: String
    var isExact: Bool
  }

  /// The name at a position and the character after it.
  static func match(
    _ text: WrittenText,
    at position: Int,
    limit: Int
  ) -> (reading: String, end: Int)? {
    guard let names = table[text[position].lowercased] else { return nil }
    let before = position > 0 ? text[position - 1] : .nothing
    if before.isLatin || before.isDigit { return nil }
    if before == "." || before == ",", text[position].isDigit { return nil }
    for name in names {
      let end = position + name.scalars.count
      guard end <= limit, isSame(name, text, position), isBounded(name, text, end, limit) else {
        continue
      }
      return (name.reading, end)
    }
    return nil
  }

  private static func isSame(_ name: Name, _ text: WrittenText, _ position: Int) -> Bool {
    for (offset, scalar) in name.scalars.enumerated() {
      let written = text[position + offset]
      if name.isExact ? written != scalar : written.lowercased != scalar.lowercased {
        return false
      }
    }
    return true
  }

  /// Whether the text goes on with another letter or digit, which makes it another name.
  private static func isBounded(
    _ name: Name,
    _ text: WrittenText,
    _ end: Int,
    _ limit: Int
  ) -> Bool {
    guard end < limit, let last = name.scalars.last else { return true }
    let next = text[end]
    if next.isLatin {
      return !last.isLatin && !last.isDigit
    }
    if next.isDigit { return !last.isDigit }
    if last.isDigit {
      return !((next == "." || next == "," || next == ":") && text[end + 1].isDigit)
        && !(next == "-" && text[end + 1].isDigit) && next != "%"
    }
    if next == "'", text[end + 1].isLatin, text[end + 1].lowercased != "s" {
      return false
    }
    return true
  }

  private static let table: [Unicode.Scalar: [Name]] = {
    var table: [Unicode.Scalar: [Name]] = [:]
    let rows = DataTable.rows("ko/latin-names.tsv", columns: ["written", "spoken"]) {
      (written: $0[0], spoken: $0[1])
    }
    for row in rows {
      let scalars = Array(row.written.unicodeScalars)
      guard let first = scalars.first else { continue }
      let letters = scalars.filter(\.isLatin)
      // 3M is a company, 3m three metres; ON is a word, On may be another.
      let isExact =
        letters.count <= 4 && letters.allSatisfy(\.isUpper)
        && (first.isDigit || !scalars.contains(where: \.isDigit))
      table[first.lowercased, default: []].append(
        Name(scalars: scalars, reading: row.spoken, isExact: isExact)
      )
    }
    for key in table.keys { table[key]?.sort { $0.scalars.count > $1.scalars.count } }
    return table
  }()
}
