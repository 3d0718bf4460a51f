/// Numbers that are written with one sign.
enum NumeralSigns {
  enum Meaning {
    case number(Int)
    case fraction(Int, Int)
    case power(Int)
  }

  static func meaning(of scalar: UInt32) -> Meaning? {
    guard scalar >= 0xB2 else { return nil }
    switch scalar {
    case 0x2460...0x2473: return .number(Int(scalar) - 0x245F)
    case 0x2474...0x2487: return .number(Int(scalar) - 0x2473)
    case 0x2488...0x249B: return .number(Int(scalar) - 0x2487)
    case 0x24F5...0x24FE: return .number(Int(scalar) - 0x24F4)
    case 0x2776...0x277F: return .number(Int(scalar) - 0x2775)
    case 0x2780...0x2789: return .number(Int(scalar) - 0x277F)
    case 0x278A...0x2793: return .number(Int(scalar) - 0x2789)
    case 0x24EA: return .number(0)
    case 0x2160...0x216B: return .number(Int(scalar) - 0x215F)
    case 0x2170...0x217B: return .number(Int(scalar) - 0x216F)
    case 0xBD: return .fraction(1, 2)
    case 0xBC: return .fraction(1, 4)
    case 0xBE: return .fraction(3, 4)
    case 0x2153: return .fraction(1, 3)
    case 0x2154: return .fraction(2, 3)
    case 0x2155: return .fraction(1, 5)
    case 0x2159: return .fraction(1, 6)
    case 0x215B: return .fraction(1, 8)
    case 0x215C: return .fraction(3, 8)
    case 0xB9: return .power(1)
    case 0xB2: return .power(2)
    case 0xB3: return .power(3)
    case 0x2074...0x2079: return .power(Int(scalar) - 0x2070)
    default: return nil
    }
  }
}

extension Phrase {
  /// 이분의 일.
  static func fraction(_ part: Int, _ whole: Int) -> [String] {
    [KoreanNumerals.sino(whole).joined() + "분의", KoreanNumerals.sino(part).joined()]
  }
}
