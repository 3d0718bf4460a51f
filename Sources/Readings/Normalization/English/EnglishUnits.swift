/// Units and currencies in English.
enum EnglishUnits {
  static let scales = EnglishAbbreviations.table(.scale)

  /// What a price may be for.
  static let periods = EnglishAbbreviations.table(.period)

  /// What follows a price and a slash without a word between: each.
  static let apiece = EnglishAbbreviations.table(.apiece)

  static func isCurrencySign(_ scalar: Unicode.Scalar) -> Bool { signs[scalar] != nil }

  /// A currency sign or code before a number.
  static func currency(
    _ text: WrittenText, at position: Int, _ span: Range<Int>
  ) -> (currency: EnglishCurrency, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    if let found = signs[text[position]] { return (found, position + 1) }
    guard text[position].isUpper,
      position == 0 || !text[position - 1].isLatin
    else { return nil }
    var end = position
    while end < span.upperBound, text[end].isUpper, end - position < 4 { end += 1 }
    if text[end] == "$", end - position <= 2, text[end + 1].isDigit,
      let found = currencies[text.string(position..<(end + 1))]
    {
      return (found, end + 1)
    }
    guard end - position == 3, let found = currencies[text.string(position..<end)] else {
      return nil
    }
    let next = text[end] == " " ? end + 1 : end
    return next < span.upperBound && text[next].isDigit ? (found, end) : nil
  }

  private static let signs = Dictionary(
    currencies.compactMap { written, currency in
      written.unicodeScalars.count == 1
        ? (written.unicodeScalars[written.startIndex], currency) : nil
    },
    uniquingKeysWith: { $1 }
  )

  /// The currencies by their signs and codes.
  static let currencies = DataTable.dictionary(
    "en/currencies.tsv", columns: ["written", "one", "many", "cent", "cents"], optional: 2
  ) {
    ($0[0], EnglishCurrency(one: $0[1], many: $0[2], cent: $0.text(3), cents: $0.text(4)))
  }

  /// The unit after a number.
  static func match(
    _ text: WrittenText, at position: Int, span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    let start = position < span.upperBound && text[position] == " " ? position + 1 : position
    return matchSquare(text, at: start, span: span) ?? matchFluid(text, at: start, span: span)
      ?? table.match(text, at: position, span: span)
  }

  /// fl oz: the one unit of two abbreviations.
  private static func matchFluid(
    _ text: WrittenText, at start: Int, span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    guard start + 4 < span.upperBound, text[start].lowercased == "f",
      text[start + 1].lowercased == "l"
    else { return nil }
    let space = text[start + 2] == "." ? start + 3 : start + 2
    guard text[space] == " ", text[space + 1].lowercased == "o", text[space + 2] == "z",
      !text[space + 3].isWordPart
    else { return nil }
    let words = EnglishWord.fluidOunces.list
    return (
      EnglishUnit(one: words[0] + " " + words[1], many: words[0] + " " + words[2]), space + 3
    )
  }

  /// The unit of length after `sq`, squared: sq ft.
  private static func matchSquare(
    _ text: WrittenText, at start: Int, span: Range<Int>
  ) -> (unit: EnglishUnit, end: Int)? {
    guard start + 3 < span.upperBound, text[start].lowercased == "s",
      text[start + 1].lowercased == "q"
    else { return nil }
    let space = text[start + 2] == "." ? start + 3 : start + 2
    guard text[space] == " ", let found = match(text, at: space + 1, span: span),
      EnglishWordSet.lengths.contains(found.unit.one)
    else { return nil }
    let square = EnglishWord.square.text
    return (
      EnglishUnit(one: square + " " + found.unit.one, many: square + " " + found.unit.many),
      found.end
    )
  }

  private static let table = UnitTable(
    DataTable.rows("en/units.tsv", columns: ["written", "one", "many"]) {
      (names: $0.words(0), unit: EnglishUnit(one: $0[1], many: $0[2]))
    },
    spaced: "%°℃℉㎡mgLW", allowsLettersAfterSigns: true
  )
}
