/// What a character is, as the readers need to know it; all tests take folded characters.
extension Unicode.Scalar {
  /// What stands for a character outside of a text.
  static let nothing: Unicode.Scalar = "\0"

  /// The ASCII digits.
  @inline(__always)
  var isDigit: Bool { value &- 0x30 < 10 }

  /// The value of an ASCII digit.
  @inline(__always)
  var digitValue: UInt8 { UInt8(truncatingIfNeeded: value &- 0x30) }

  /// The ASCII letters.
  @inline(__always)
  var isLatin: Bool { (value | 0x20) &- 0x61 < 26 }

  @inline(__always)
  var isUpper: Bool { value &- 0x41 < 26 }

  @inline(__always)
  var isLower: Bool { value &- 0x61 < 26 }

  /// The small letter of an ASCII capital; anything else as it is.
  @inline(__always)
  var lowercased: Unicode.Scalar {
    isUpper ? Unicode.Scalar(UInt8(truncatingIfNeeded: value | 0x20)) : self
  }

  /// The capital of a small ASCII letter; anything else as it is.
  var uppercased: Unicode.Scalar {
    isLower ? Unicode.Scalar(UInt8(truncatingIfNeeded: value & ~0x20)) : self
  }

  /// A whole Hangul syllable.
  @inline(__always)
  var isSyllable: Bool { value &- 0xAC00 < 11172 }

  /// A lone jamo, such as ㅋ.
  @inline(__always)
  var isJamo: Bool { value &- 0x3131 < 0x5E && value != 0x3164 }

  @inline(__always)
  var isHangul: Bool { isSyllable || isJamo }

  @inline(__always)
  var isSpace: Bool { self == " " || self == "\n" }

  /// A letter or digit of the scripts that are read, not named.
  @inline(__always)
  var isWordPart: Bool { isLatin || isDigit || isHangul }

  /// A letter of a script that neither reader knows, such as Han or Cyrillic.
  var isForeignLetter: Bool { !isASCII && !isHangul && properties.isAlphabetic }

  /// The character so many places after this one; itself where there is none.
  func advanced(by distance: Int) -> Unicode.Scalar {
    UInt32(exactly: Int(value) + distance).flatMap(Unicode.Scalar.init) ?? self
  }

  /// How many places this character stands after another.
  func distance(from other: Unicode.Scalar) -> Int { Int(value) - Int(other.value) }
}
