/// Plain characters for the ones that are written in a fancier way.
enum CharacterFolding {
  /// The characters that are read for one that is written with an accent or as another sign.
  static let plain = Dictionary(
    DataTable.rows("common/plain-characters.tsv", columns: ["plain", "characters"]) {
      (plain: Array($0[0].unicodeScalars), characters: $0[1].unicodeScalars)
    }.flatMap { row in row.characters.map { ($0, row.plain) } },
    uniquingKeysWith: { $1 }
  )

  /// The character that is read for one of a styled alphabet; most are read as they are.
  ///
  /// What normalization would change in a table of ours is here by its number.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "！"..."～": return scalar.advanced(by: -0xFEE0)
    case "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}":
      return " "
    case "\u{85}", "\u{2028}", "\u{2029}": return "\n"
    case "\u{387}": return "·"
    case "\u{37E}": return ";"
    case "\u{1FEF}": return "`"
    case "\u{1FFD}": return "´"
    case "\u{212A}": return "K"
    case "\u{212B}": return "A"
    case "\u{2126}": return "Ω"
    case "𝐀"..."𝚣": return mathematicalLetter(scalar.distance(from: "𝐀"))
    case "₀"..."₉": return plain(scalar, "₀", "0")
    case "Ⓐ"..."Ⓩ": return plain(scalar, "Ⓐ", "A")
    case "ⓐ"..."ⓩ": return plain(scalar, "ⓐ", "a")
    case "🄰"..."🅉": return plain(scalar, "🄰", "A")
    case "🅐"..."🅩": return plain(scalar, "🅐", "A")
    default: break
    }
    if scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue
    {
      return ("0" as Unicode.Scalar).advanced(by: Int(digit))
    }
    return scalar
  }

  /// The character of a plain alphabet that stands where a scalar does in its own.
  private static func plain(
    _ scalar: Unicode.Scalar, _ first: Unicode.Scalar, _ plain: Unicode.Scalar
  ) -> Unicode.Scalar {
    plain.advanced(by: scalar.distance(from: first))
  }

  /// Bold, italic, script and other alphabets of the mathematical block.
  private static func mathematicalLetter(_ index: Int) -> Unicode.Scalar {
    let letter = index % 52
    let first: Unicode.Scalar = letter < 26 ? "A" : "a"
    return first.advanced(by: letter % 26)
  }
}
