/// The units of measure of a language, found by the longest match after a number.
struct UnitTable<Unit: Sendable>: Sendable {
  /// A unit, and the character after it.
  typealias Found = (unit: Unit, end: Int)

  private let units: [String: Unit]
  /// Single characters that are a unit after a space too.
  private let spaced: Set<Unicode.Scalar>
  /// Whether a letter may stand right after a sign, as off of 50%off.
  private let allowsLettersAfterSigns: Bool

  /// Creates a table from rows of names and what they mean; of two rows for a name the later wins.
  init(_ rows: [(names: [String], unit: Unit)], spaced: String, allowsLettersAfterSigns: Bool) {
    units = Dictionary(
      rows.flatMap { row in row.names.map { ($0, row.unit) } }, uniquingKeysWith: { $1 }
    )
    self.spaced = Set(spaced.unicodeScalars)
    self.allowsLettersAfterSigns = allowsLettersAfterSigns
  }

  /// The unit after a number that ends at a position, or after one space.
  func match(_ text: WrittenText, at position: Int, span: Range<Int>) -> Found? {
    let start = position < span.upperBound && text[position] == " " ? position + 1 : position
    guard start < span.upperBound, !text[start].isDigit, text[start] > " " else { return nil }
    var end = start
    while end < span.upperBound, end - start < 6, Self.isPart(text[end]) { end += 1 }
    while end > start {
      if start == position || end - start > 1 || spaced.contains(text[start])
        || UnitSigns.isSign(text[start]),
        let unit = unit(text.string(start..<end)), isBounded(text, end, span)
      {
        return (unit, end)
      }
      end -= 1
    }
    return nil
  }

  /// The unit of a name, or of the letters that its signs are short for: ㎾h is kWh.
  private func unit(_ name: String) -> Unit? {
    units[name] ?? UnitSigns.letters(of: name).flatMap { units[$0] }
  }

  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "/", "%", "$", "\"": true
    default: scalar.isLatin || scalar.isDigit || scalar > "\u{7F}" && !scalar.isHangul
    }
  }

  /// Whether no letter or digit follows, which would make it another word.
  private func isBounded(_ text: WrittenText, _ end: Int, _ span: Range<Int>) -> Bool {
    guard end < span.upperBound else { return true }
    let last = text[end - 1]
    let next = text[end]
    if last.isLatin { return !next.isLatin && !next.isDigit }
    return allowsLettersAfterSigns || last != "%" || !next.isLatin || next == "p"
  }
}
