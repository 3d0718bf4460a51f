/// Names in Latin letters that Koreans say in their own way, found by the longest match.
///
/// A name written in capitals and small letters matches any case; a name of capitals only
/// (`ON`, `IT`) must be written so.
enum LatinNames {
  private struct Name: Sendable {
    var scalars: [UInt32]
    var reading: String
    var isExact: Bool
  }

  /// The name at a position and the character after it.
  static func match(
    _ text: WrittenText,
    at position: Int,
    limit: Int
  ) -> (reading: String, end: Int)? {
    guard let names = table[lowercase(text[position])] else { return nil }
    let before = position > 0 ? text[position - 1] : 0
    if ScalarClass.isLatin(before) || ScalarClass.isDigit(before) { return nil }
    if before == 0x2E || before == 0x2C, ScalarClass.isDigit(text[position]) { return nil }
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
      if name.isExact ? written != scalar : lowercase(written) != lowercase(scalar) {
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
    if ScalarClass.isLatin(next) {
      return !ScalarClass.isLatin(last) && !ScalarClass.isDigit(last)
    }
    if ScalarClass.isDigit(next) { return !ScalarClass.isDigit(last) }
    if ScalarClass.isDigit(last) {
      return !((next == 0x2E || next == 0x2C || next == 0x3A) && ScalarClass.isDigit(text[end + 1]))
        && !(next == 0x2D && ScalarClass.isDigit(text[end + 1])) && next != 0x25
    }
    if next == 0x27, ScalarClass.isLatin(text[end + 1]), text[end + 1] | 0x20 != 0x73 {
      return false
    }
    return true
  }

  private static func lowercase(_ scalar: UInt32) -> UInt32 {
    ScalarClass.isUpper(scalar) ? scalar | 0x20 : scalar
  }

  private static let table: [UInt32: [Name]] = {
    var table: [UInt32: [Name]] = [:]
    let rows = DataTable.rows("ko/latin-names.tsv", columns: ["written", "spoken"]) {
      (written: $0[0], spoken: $0[1])
    }
    for row in rows {
      let scalars = row.written.unicodeScalars.map(\.value)
      guard let first = scalars.first else { continue }
      let letters = scalars.filter(ScalarClass.isLatin)
      // 3M is a company, 3m three metres; ON is a word, On may be another.
      let isExact =
        letters.count <= 4 && letters.allSatisfy(ScalarClass.isUpper)
        && (ScalarClass.isDigit(first) || !scalars.contains(where: ScalarClass.isDigit))
      table[lowercase(first), default: []].append(
        Name(scalars: scalars, reading: row.spoken, isExact: isExact)
      )
    }
    for key in table.keys { table[key]?.sort { $0.scalars.count > $1.scalars.count } }
    return table
  }()
}
