import Support

/// A unit of measure written in Latin letters or as a sign, and what is said for it.
struct KoreanUnit: Sendable {
  /// What follows the number.
  var word: String
  /// What precedes it.
  var prefix: String?
  /// Whether it is a currency.
  var isMoney = false
}

/// The units, found by the longest match after a number.
enum KoreanUnits {
  static func match(
    _ text: WrittenText,
    at position: Int,
    span: Range<Int>
  ) -> (unit: KoreanUnit, end: Int)? {
    var start = position
    if start < span.upperBound, text[start] == " " { start += 1 }
    guard start < span.upperBound else { return nil }
    let first = text[start]
    guard !first.isHangul, !first.isDigit, first > " " else {
      return nil
    }
    var end = start
    while end < span.upperBound, end - start < longest, isUnitPart(text[end]) { end += 1 }
    while end > start {
      let name = text.string(start..<end)
      if let unit = table[name], isBounded(text, start..<end, span) {
        let isSpaced = start > position
        if !isSpaced || end - start > 1 || spacedLetters.contains(first) { return (unit, end) }
      }
      end -= 1
    }
    return nil
  }

  private static func isUnitPart(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isLatin || scalar.isDigit
      || scalar > "\u{7F}"
        && !scalar.isHangul
      || scalar == "/" || scalar == "%" || scalar == "$"
      || scalar == "\""
  }

  /// Whether no letter or digit follows, which would make it another word.
  private static func isBounded(
    _ text: WrittenText,
    _ range: Range<Int>,
    _ span: Range<Int>
  ) -> Bool {
    guard range.upperBound < span.upperBound else { return true }
    let last = text[range.upperBound - 1]
    let next = text[range.upperBound]
    guard last.isLatin else {
      return !(next.isLatin && last == "%" && next != "p")
    }
    return !next.isLatin && !next.isDigit
  }

  private static let longest = 6
  /// Single characters that are a unit after a space too.
  private static let spacedLetters: Set<Unicode.Scalar> = Set(
    "mgLlWV%°℃℉㎡㎥㎞㎏㎜㎝㎖€$".unicodeScalars)

  private static let table: [String: KoreanUnit] = {
    var table: [String: KoreanUnit] = [:]
    let rows = DataTable.rows(
      "ko/units.tsv", columns: ["written", "word", "before", "kind"], optional: 2
    ) { row throws(TabTable.Fault) in
      guard row[3].isEmpty || row[3] == "money" else {
        throw row.fault(3, "expected money or nothing, found “\(row[3])”")
      }
      let prefix = row[2].isEmpty ? nil : row[2]
      return (
        names: row.words(0),
        unit: KoreanUnit(word: row[1], prefix: prefix, isMoney: !row[3].isEmpty)
      )
    }
    for row in rows {
      for name in row.names { table[name] = row.unit }
    }
    return table
  }()
}
