/// Which symbols are said, and what the plain ones are called.
enum SymbolReading {
  /// Symbols that are silent inside a text and named only when they stand alone.
  static func isQuiet(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return quietASCII.contains(scalar) }
    switch scalar {
    case 0x2010...0x2027, 0x2030...0x205E, 0x2190...0x21FF, 0x2300...0x2311, 0x2500...0x25FF,
      0x2758...0x2762, 0x2765...0x2767, 0x2794...0x27BF, 0x276E...0x2771, 0x27E6...0x27EF,
      0x2900...0x297F,
      0x2B00...0x2B1A, 0x3001...0x3003, 0x3008...0x3020, 0xAB, 0xBB, 0xA1, 0xBF, 0xA8, 0xAF, 0xB4,
      0xB7, 0xB8, 0xA6, 0xAC, 0xB6, 0x2713, 0x2714, 0x2715, 0x2717, 0x2718, 0x203B, 0x22EE, 0x22EF,
      0xFE30...0xFE4F,
      0x301D...0x301F:
      return true
    default: return false
    }
  }

  private static let quietASCII: Set<UInt32> = Set(
    "!\"'()*,-./:;<>?[\\]^_`{|}~".unicodeScalars.map(\.value))

  /// Whether a text holds nothing but spaces, punctuation and quiet symbols.
  static func isSymbolOnly(_ text: WrittenText) -> Bool {
    var hasSymbol = false
    for scalar in text.scalars where !ScalarClass.isSpace(scalar) {
      if ScalarClass.isWordPart(scalar) || !(isQuiet(scalar) || isSign(scalar)) { return false }
      hasSymbol = true
    }
    return hasSymbol
  }

  private static func isSign(_ scalar: UInt32) -> Bool {
    (scalar < 0x80 && !ScalarClass.isWordPart(scalar)) || (0xA0...0xBF).contains(scalar)
      || scalar == 0x2122
  }

  /// What a punctuation mark or sign is called in Korean.
  static let korean = DataTable.characters("ko/sign-names.tsv", columns: ["sign", "name"])

  /// What a punctuation mark or sign is called in English.
  static let english = DataTable.characters("en/sign-names.tsv", columns: ["sign", "name"])
}
