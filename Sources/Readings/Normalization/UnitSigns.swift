/// The signs that are a whole unit, such as ㎾, and the letters that each is short for.
enum UnitSigns {
  /// Whether a character is such a sign.
  static func isSign(_ scalar: Unicode.Scalar) -> Bool { ("㍱"..."㏟").contains(scalar) }

  /// A name with the letters in place of its signs; `nil` where it has none.
  static func letters(of name: String) -> String? {
    guard name.unicodeScalars.contains(where: isSign) else { return nil }
    return name.unicodeScalars.map { table["\($0)"] ?? "\($0)" }.joined()
  }

  private static let table = DataTable.words("common/unit-signs.tsv", columns: ["sign", "letters"])
}
