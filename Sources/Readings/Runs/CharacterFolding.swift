/// Plain characters for the ones that are written in a fancier way.
enum CharacterFolding {
  /// The character that is read for a scalar; most are read as they are.
  static func fold(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    switch value {
    case 0xFF01...0xFF5E: return value - 0xFEE0
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return 0x20
    case 0x85, 0x2028, 0x2029: return 0x0A
    case 0x2010, 0x2011, 0x2212, 0xFE63: return 0x2D
    case 0x2012, 0x2013: return 0x2013
    case 0x2014, 0x2015: return 0x2014
    case 0x301C, 0x223C, 0x3030, 0x2053: return 0x7E
    case 0x2019, 0x2BC, 0x2032, 0x2B9: return 0x27
    case 0x318D, 0x2027, 0x30FB, 0xFF65, 0x387, 0x22C5: return 0xB7
    case 0x2044, 0x2215: return 0x2F
    case 0x2236: return 0x3A
    case 0x37E: return 0x3B
    case 0x1FEF: return 0x60
    case 0x1FFD: return 0xB4
    case 0xFFE5: return 0xA5
    case 0xFFE6: return 0x20A9
    case 0xFFE1: return 0xA3
    case 0xFFE0: return 0xA2
    case 0x212A: return 0x4B
    case 0x212B: return 0x41
    case 0x2126: return 0x3A9
    case 0xB5: return 0x3BC
    case 0x1D400...0x1D6A3: return mathematicalLetter(value - 0x1D400)
    case 0x2080...0x2089: return 0x30 + value - 0x2080
    case 0x24B6...0x24CF: return 0x41 + value - 0x24B6
    case 0x24D0...0x24E9: return 0x61 + value - 0x24D0
    case 0x1F130...0x1F149: return 0x41 + value - 0x1F130
    case 0x1F150...0x1F169: return 0x41 + value - 0x1F150
    case 0x1F1E6...0x1F1FF: return value
    default: break
    }
    if let plain = symbols[value] { return plain }
    if scalar.properties.generalCategory == .decimalNumber,
      let digit = scalar.properties.numericValue
    {
      return 0x30 + UInt32(digit)
    }
    return value
  }

  /// The ASCII letters of an accented Latin letter.
  static func letters(_ value: UInt32) -> [UInt32]? {
    if value >= 0xC0, value < 0x250 {
      if let letter = letter(latin, value - 0xC0) { return [letter] }
      return ligatures[value]
    }
    if value >= 0x1E00, value < 0x1F00, let letter = letter(latinAdditional, value - 0x1E00) {
      return [letter]
    }
    return nil
  }

  private static func letter(_ table: [UInt8], _ index: UInt32) -> UInt32? {
    let letter = table[Int(index)]
    return letter == UInt8(ascii: ".") ? nil : UInt32(letter)
  }

  /// Bold, italic, script and other alphabets of the mathematical block.
  private static func mathematicalLetter(_ index: UInt32) -> UInt32 {
    let letter = index % 52
    return letter < 26 ? 0x41 + letter : 0x61 + letter - 26
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

  private static let ligatures: [UInt32: [UInt32]] = [
    0xC6: ascii("AE"), 0xD0: ascii("D"), 0xD8: ascii("O"), 0xDE: ascii("Th"), 0xDF: ascii("ss"),
    0xE6: ascii("ae"), 0xF0: ascii("d"), 0xF8: ascii("o"), 0xFE: ascii("th"), 0x110: ascii("D"),
    0x111: ascii("d"), 0x131: ascii("i"), 0x132: ascii("IJ"), 0x133: ascii("ij"),
    0x141: ascii("L"), 0x142: ascii("l"), 0x152: ascii("OE"), 0x153: ascii("oe"),
  ]

  private static func ascii(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  /// Symbols and Greek letters that decompose: written in pairs, the composed one first.
  private static let symbols: [UInt32: UInt32] = {
    let pairs = Array(
      """
      ↚←↛→↮↔⇍⇐⇎⇔⇏⇒∄∃∉∈∌∋∤∣∦∥≄≃≇≅≉≈≢≡≭≍≮<≯>≰≤≱≥≴≲≵≳≸≶≹≷⊀≺⊁≻⊄⊂⊅⊃⊈⊆⊉⊇⊬⊢⊭⊨⊮⊩⊯⊫⋠≼⋡≽⋢⊑⋣⊒⋪⊲⋫⊳⋬⊴⋭⊵\
      ΆΑΈΕΉΗΊΙΌΟΎΥΏΩΐιΪΙΫΥάαέεήηίιΰυϊιϋυόούυώω
      """.unicodeScalars
    ).map(\.value)
    var table: [UInt32: UInt32] = [:]
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      table[pairs[index]] = pairs[index + 1]
    }
    return table
  }()
}
