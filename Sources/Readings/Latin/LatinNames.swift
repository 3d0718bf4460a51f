/// Names in Latin letters that Koreans say in their own way, found by the longest match.
///
/// A name written in capitals and small letters matches any case; a name of capitals only
/// (`ON`, `IT`) must be written so.
enum LatinNames {
  private struct Reading: Hashable, Sendable {
    var text: String
    /// Whether its case counts.
    var isExact: Bool
  }

  private typealias Name = LongestFirst<Reading>.Entry

  /// The name at a position and the character after it.
  static func match(
    _ text: WrittenText, at position: Int, limit: Int
  ) -> (reading: String, end: Int)? {
    // Every name has one, and to read the table takes longer than a text of Hangul.
    guard text.hasLatinOrDigits else { return nil }
    let names = table[text[position].lowercased]
    guard !names.isEmpty else { return nil }
    let before = text[position - 1]
    if before.isLatin || before.isDigit { return nil }
    if before == "." || before == ",", text[position].isDigit { return nil }
    for name in names {
      let end = position + name.scalars.count
      guard end <= limit, isSame(name, text, position), isBounded(name, text, end, limit) else {
        continue
      }
      return (name.value.text, end)
    }
    return nil
  }

  private static func isSame(_ name: Name, _ text: WrittenText, _ position: Int) -> Bool {
    for (offset, scalar) in name.scalars.enumerated() {
      let written = text[position + offset]
      if name.value.isExact ? written != scalar : written.lowercased != scalar.lowercased {
        return false
      }
    }
    return true
  }

  /// Whether the text goes on with another letter or digit, which makes it another name.
  private static func isBounded(
    _ name: Name, _ text: WrittenText, _ end: Int, _ limit: Int
  ) -> Bool {
    guard end < limit, let last = name.scalars.last else { return true }
    let next = text[end]
    if next.isSyllable, last.isSyllable || isCounted(name) {
      return isFree(text, end, limit, isNumber: last.isDigit)
    }
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

  /// Whether a name in Latin letters ends with a number of its own: Office 365, but not 오메가 3.
  private static func isCounted(_ name: Name) -> Bool {
    name.scalars.first?.isLatin == true && name.scalars.last?.isDigit == true
      && name.scalars.contains(" ")
  }

  /// Whether the Hangul after a name is no part of a word that begins in it, as in 2G폰트, and no
  /// counter of its number, as in Office 365일.
  private static func isFree(_ text: WrittenText, _ start: Int, _ limit: Int, isNumber: Bool)
    -> Bool
  {
    var end = start
    while end < limit, text[end].isSyllable { end += 1 }
    return KoreanParticles.isParticle(text, start..<end)
      || isNumber && KoreanCounters.match(text, at: start, limit: end) == nil
  }

  private static let table = LongestFirst(
    DataTable.rows("ko/latin-names.tsv", columns: ["written", "spoken"]) { row in
      let scalars = Array(row[0].unicodeScalars)
      let letters = scalars.filter(\.isLatin)
      // 3M is a company, 3m three metres; ON is a word, On may be another.
      let isExact =
        letters.count <= 4 && letters.allSatisfy(\.isUpper)
        && (scalars.first?.isDigit == true || !scalars.contains(where: \.isDigit))
      return Name(scalars: scalars, value: Reading(text: row[1], isExact: isExact))
    },
    by: \.lowercased
  )
}
