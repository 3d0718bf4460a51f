/// Plain characters for the ones that are written in a fancier way.
enum CharacterFolding {
  /// The character that is read for a scalar; most are read as they are.
  static func fold(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "！"..."～": return scalar.advanced(by: -0xFEE0)
    case "\u{A0}", "\u{1680}", "\u{2000}"..."\u{200A}", "\u{202F}", "\u{205F}", "\u{3000}":
      return " "
    case "\u{85}", "\u{2028}", "\u{2029}": return "\n"
    case "‐", "\u{2011}", "−", "﹣": return "-"
    case "‒", "–": return "–"
    case "—", "―": return "—"
    case "〜", "∼", "〰", "⁓": return "~"
    case "’", "ʼ", "′", "ʹ": return "'"
    case "ㆍ", "‧", "・", "･", "\u{387}", "⋅": return "·"
    case "⁄", "∕": return "/"
    case "∶": return ":"
    case "\u{37E}": return ";"
    case "\u{1FEF}": return "`"
    case "\u{1FFD}": return "´"
    case "￥": return "¥"
    case "￦": return "₩"
    case "￡": return "£"
    case "￠": return "¢"
    case "\u{212A}": return "K"
    case "\u{212B}": return "A"
    case "\u{2126}": return "Ω"
    case "µ": return "μ"
    case "𝐀"..."𝚣": return mathematicalLetter(scalar.distance(from: "𝐀"))
    case "₀"..."₉": return plain(scalar, "₀", "0")
    case "Ⓐ"..."Ⓩ": return plain(scalar, "Ⓐ", "A")
    case "ⓐ"..."ⓩ": return plain(scalar, "ⓐ", "a")
    case "🄰"..."🅉": return plain(scalar, "🄰", "A")
    case "🅐"..."🅩": return plain(scalar, "🅐", "A")
    case "🇦"..."🇿": return scalar
    default: break
    }
    if let plain = symbols[scalar] { return plain }
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

  /// The ASCII letters of an accented Latin letter.
  static func letters(_ scalar: Unicode.Scalar) -> [Unicode.Scalar]? {
    switch scalar {
    case "À"..."ɏ": letter(latin, scalar.distance(from: "À")) ?? ligatures[scalar]
    case "Ḁ"..."ỿ": letter(latinAdditional, scalar.distance(from: "Ḁ"))
    default: nil
    }
  }

  private static func letter(_ table: [UInt8], _ index: Int) -> [Unicode.Scalar]? {
    let letter = Unicode.Scalar(table[index])
    return letter == "." ? nil : [letter]
  }

  /// Bold, italic, script and other alphabets of the mathematical block.
  private static func mathematicalLetter(_ index: Int) -> Unicode.Scalar {
    let letter = index % 52
    let first: Unicode.Scalar = letter < 26 ? "A" : "a"
    return first.advanced(by: letter % 26)
  }

  /// The letters under the accents of U+00C0…U+024F, as canonical decomposition gives them.
  private static let latin = Array(
    """
    AAAAAA.CEEEEIIII.NOOOOO..UUUUY..aaaaaa.ceeeeiiii.nooooo..uuuuy.yAaAaAaCcCcCcCcDd..EeEeEe\
    EeEeGgGgGgGgHh..IiIiIiIiI...JjKk.LlLlLl....NnNnNn...OoOoOo..RrRrRrSsSsSsSsTtTt..UuUuUuUu\
    UuUuWwYyYZzZzZz.................................Oo.............Uu.......................\
    .....AaIiOoUuUuUuUuUu.AaAa....GgKkOoOo..j...Gg..NnAa....AaAaEeEeIiIiOoOoRrRrUuUuSsTt..Hh\
    ......AaEeOoOoOoOoYy............................
    """.utf8
  )

  /// The same for U+1E00…U+1EFF.
  private static let latinAdditional = Array(
    """
    AaBbBbBbCcDdDdDdDdDdEeEeEeEeEeFfGgHhHhHhHhHhIiIiKkKkKkLlLlLlLlMmMmMmNnNnNnNnOoOoOoOoPpPp\
    RrRrRrRrSsSsSsSsSsTtTtTtTtUuUuUuUuUuVvVvWwWwWwWwWwXxXxYyZzZzZzhtwy......AaAaAaAaAaAaAaAa\
    AaAaAaAaEeEeEeEeEeEeEeEeIiIiOoOoOoOoOoOoOoOoOoOoOoOoUuUuUuUuUuUuUuYyYyYyYy......
    """.utf8
  )

  private static let ligatures: [Unicode.Scalar: [Unicode.Scalar]] = [
    "Æ": ["A", "E"], "Ð": ["D"], "Ø": ["O"], "Þ": ["T", "h"], "ß": ["s", "s"], "æ": ["a", "e"],
    "ð": ["d"], "ø": ["o"], "þ": ["t", "h"], "Đ": ["D"], "đ": ["d"], "ı": ["i"],
    "Ĳ": ["I", "J"], "ĳ": ["i", "j"], "Ł": ["L"], "ł": ["l"], "Œ": ["O", "E"], "œ": ["o", "e"],
  ]

  /// Symbols and Greek letters that decompose: written in pairs, the composed one first.
  private static let symbols: [Unicode.Scalar: Unicode.Scalar] = {
    let pairs = Array(
      """
      ↚←↛→↮↔⇍⇐⇎⇔⇏⇒∄∃∉∈∌∋∤∣∦∥≄≃≇≅≉≈≢≡≭≍≮<≯>≰≤≱≥≴≲≵≳≸≶≹≷⊀≺⊁≻⊄⊂⊅⊃⊈⊆⊉⊇⊬⊢⊭⊨⊮⊩⊯⊫⋠≼⋡≽⋢⊑⋣⊒⋪⊲⋫⊳⋬⊴⋭⊵\
      ΆΑΈΕΉΗΊΙΌΟΎΥΏΩΐιΪΙΫΥάαέεήηίιΰυϊιϋυόούυώω
      """.unicodeScalars
    )
    var table: [Unicode.Scalar: Unicode.Scalar] = [:]
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      table[pairs[index]] = pairs[index + 1]
    }
    return table
  }()
}
