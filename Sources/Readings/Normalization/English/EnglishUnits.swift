/// Units and currencies in English.
enum EnglishUnits {
  static let scales = EnglishAbbreviations.table(.scale)

  /// What a price may be for.
  static let periods = EnglishAbbreviations.table(.period)

  static func isCurrencySign(_ scalar: UInt32) -> Bool { signs[scalar] != nil }

  /// A currency sign or code before a number.
  static func currency(
    _ text: WrittenText,
    at position: Int,
    _ span: Range<Int>
  ) -> (currency: EnglishCurrency, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    if let found = signs[text[position]] { return (found, position + 1) }
    guard ScalarClass.isUpper(text[position]),
      position == 0 || !ScalarClass.isLatin(text[position - 1])
    else { return nil }
    var end = position
    while end < span.upperBound, ScalarClass.isUpper(text[end]), end - position < 4 { end += 1 }
    if text[end] == 0x24, end - position <= 2, ScalarClass.isDigit(text[end + 1]),
      let found = dollars[text.string(position..<end)]
    {
      return (found, end + 1)
    }
    guard end - position == 3, let found = codes[text.string(position..<end)] else { return nil }
    let next = text[end] == 0x20 ? end + 1 : end
    return next < span.upperBound && ScalarClass.isDigit(text[next]) ? (found, end) : nil
  }

  private static let signs: [UInt32: EnglishCurrency] = Dictionary(
    currencies.compactMap { written, currency in
      let scalars = written.unicodeScalars
      return scalars.count == 1 ? scalars.first.map { ($0.value, currency) } : nil
    },
    uniquingKeysWith: { $1 }
  )

  /// The currencies by their codes of three letters.
  static let codes = Dictionary(
    currencies.filter { $0.written.count == 3 && !$0.written.hasSuffix("$") },
    uniquingKeysWith: { $1 }
  )

  /// The currencies by the letters before a dollar sign.
  private static let dollars = Dictionary(
    currencies.filter { $0.written.count > 1 && $0.written.hasSuffix("$") }
      .map { (String($0.written.dropLast()), $0.currency) },
    uniquingKeysWith: { $1 }
  )

  private static let currencies = DataTable.rows(
    "en/currencies.tsv", columns: ["written", "one", "many", "cent", "cents"], optional: 2
  ) {
    let cent = $0[3].isEmpty ? nil : $0[3]
    let cents = $0[4].isEmpty ? nil : $0[4]
    return (
      written: $0[0], currency: EnglishCurrency(one: $0[1], many: $0[2], cent: cent, cents: cents)
    )
  }

  /// The unit after a number.
  static func match(
    _ text: WrittenText,
    at position: Int,
    span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    var start = position
    if start < span.upperBound, text[start] == 0x20 { start += 1 }
    guard start < span.upperBound, !ScalarClass.isDigit(text[start]), text[start] > 0x20 else {
      return nil
    }
    if let square = matchSquare(text, at: start, span: span) { return square }
    var end = start
    while end < span.upperBound, end - start < longest, isUnitPart(text[end]) { end += 1 }
    while end > start {
      if let unit = table[text.string(start..<end)], isBounded(text, start..<end, span),
        start == position || end - start > 1 || spacedSigns.contains(text[start])
      {
        return (unit, end)
      }
      end -= 1
    }
    return nil
  }

  /// The unit of length after `sq`, squared: sq ft.
  private static func matchSquare(
    _ text: WrittenText, at start: Int, span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    guard start + 3 < span.upperBound, text[start] | 0x20 == 0x73, text[start + 1] | 0x20 == 0x71
    else { return nil }
    let space = text[start + 2] == 0x2E ? start + 3 : start + 2
    guard text[space] == 0x20, let found = match(text, at: space + 1, span: span),
      lengths.contains(found.unit.one)
    else { return nil }
    return (
      EnglishUnit(one: "square " + found.unit.one, many: "square " + found.unit.many), found.end
    )
  }

  /// The units that sizes are told in.
  static let lengths: Set<String> = [
    "inch", "foot", "yard", "mile", "meter", "centimeter", "millimeter", "kilometer", "pixel",
  ]

  private static let longest = 6
  private static let spacedSigns: Set<UInt32> = Set("%°℃℉㎡mgLW".unicodeScalars.map(\.value))

  private static func isUnitPart(_ scalar: UInt32) -> Bool {
    ScalarClass.isLatin(scalar) || ScalarClass.isDigit(scalar) || scalar == 0x2F || scalar == 0x25
      || (scalar > 0x7F && !ScalarClass.isHangul(scalar)) || scalar == 0x22
  }

  private static func isBounded(
    _ text: WrittenText,
    _ range: Range<Int>,
    _ span: Range<Int>
  ) -> Bool {
    guard range.upperBound < span.upperBound else { return true }
    let next = text[range.upperBound]
    guard ScalarClass.isLatin(text[range.upperBound - 1]) else { return true }
    return !ScalarClass.isLatin(next) && !ScalarClass.isDigit(next)
  }

  private static let table: [String: EnglishUnit] = {
    var table: [String: EnglishUnit] = [:]
    let rows = DataTable.rows("en/units.tsv", columns: ["written", "one", "many"]) {
      (names: $0.words(0), unit: EnglishUnit(one: $0[1], many: $0[2]))
    }
    for row in rows {
      for name in row.names { table[name] = row.unit }
    }
    return table
  }()
}
