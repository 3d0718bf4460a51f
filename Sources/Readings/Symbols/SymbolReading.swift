/// Which symbols are said, and what the plain ones are called.
enum SymbolReading {
  /// Symbols that are silent inside a text and named only when they stand alone.
  static func isQuiet(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return quietASCII.contains(scalar) }
    switch scalar {
    case "‐"..."‧", "‰"..."⁞", "←"..."⇿", "⌀"..."⌑", "─"..."◿",
      "❘"..."❢", "❥"..."❧", "➔"..."➿", "❮"..."❱", "⟦"..."⟯",
      "⤀"..."⥿",
      "⬀"..."⬚", "、"..."〃", "〈"..."〠", "«", "»", "¡", "¿", "¨", "¯", "´",
      "·", "¸", "¦", "¬", "¶", "✓", "✔", "✕", "✗", "✘", "※", "⋮", "⋯",
      "︰"..."﹏",
      "〝"..."〟":
      return true
    default: return false
    }
  }

  private static let quietASCII: Set<Unicode.Scalar> = Set(
    "!\"'()*,-./:;<>?[\\]^_`{|}~".unicodeScalars)

  /// Arrows that are said wherever they stand: what is above or below is no ornament.
  static func isVerticalArrow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "↑", "↓", "⬆", "⬇": true
    default: false
    }
  }

  /// Whether a text holds nothing but spaces, punctuation and quiet symbols.
  static func isSymbolOnly(_ text: WrittenText) -> Bool {
    var hasSymbol = false
    for scalar in text.scalars where !scalar.isSpace {
      if scalar.isWordPart || !(isQuiet(scalar) || isSign(scalar)) { return false }
      hasSymbol = true
    }
    return hasSymbol
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    (scalar.isASCII && !scalar.isWordPart) || ("\u{A0}"..."¿").contains(scalar)
      || scalar == "™"
  }

  /// What a punctuation mark or sign is called in Korean.
  static let korean = DataTable.characters("ko/sign-names.tsv", columns: ["sign", "name"])

  /// What a punctuation mark or sign is called in English.
  static let english = DataTable.characters("en/sign-names.tsv", columns: ["sign", "name"])
}
