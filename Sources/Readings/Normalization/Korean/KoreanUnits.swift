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
    _ text: WrittenText, at position: Int, span: Range<Int>
  ) -> (unit: KoreanUnit, end: Int)? {
    guard let found = table.match(text, at: position, span: span) else { return nil }
    // What the table has no word for as a whole: 5mg/kg is 킬로그램당 오 밀리그램.
    guard found.end < span.upperBound, text[found.end] == "/", found.unit.prefix == nil,
      !found.unit.isMoney, found.end + 1 < span.upperBound, text[found.end + 1] != " ",
      let whole = table.match(text, at: found.end + 1, span: span), whole.unit.prefix == nil,
      !whole.unit.isMoney
    else { return found }
    let unit = KoreanUnit(word: found.unit.word, prefix: whole.unit.word + KoreanWord.perOne.text)
    return (unit, whole.end)
  }

  private static let table = UnitTable(
    DataTable.rows("ko/units.tsv", columns: ["written", "word", "before", "kind"], optional: 2) {
      row throws(TabTable.Fault) in
      guard row[3].isEmpty || row[3] == "money" else {
        throw row.fault(3, "expected money or nothing, found “\(row[3])”")
      }
      let unit = KoreanUnit(word: row[1], prefix: row.text(2), isMoney: !row[3].isEmpty)
      return (names: row.words(0), unit: unit)
    },
    spaced: "mgLlWV%°℃℉㎡㎥㎞㎏㎜㎝㎖€$", allowsLettersAfterSigns: false
  )
}
