/// What a scalar is, as the readers need to know it; all tests take folded scalars.
enum ScalarClass {
  @inline(__always)
  static func isDigit(_ scalar: UInt32) -> Bool { scalar &- 0x30 < 10 }

  @inline(__always)
  static func isLatin(_ scalar: UInt32) -> Bool { (scalar | 0x20) &- 0x61 < 26 }

  @inline(__always)
  static func isUpper(_ scalar: UInt32) -> Bool { scalar &- 0x41 < 26 }

  @inline(__always)
  static func isLower(_ scalar: UInt32) -> Bool { scalar &- 0x61 < 26 }

  /// A whole Hangul syllable.
  @inline(__always)
  static func isSyllable(_ scalar: UInt32) -> Bool { scalar &- 0xAC00 < 11172 }

  /// A lone jamo, such as ㅋ.
  @inline(__always)
  static func isJamo(_ scalar: UInt32) -> Bool { scalar &- 0x3131 < 0x5E && scalar != 0x3164 }

  @inline(__always)
  static func isHangul(_ scalar: UInt32) -> Bool { isSyllable(scalar) || isJamo(scalar) }

  @inline(__always)
  static func isSpace(_ scalar: UInt32) -> Bool { scalar == 0x20 || scalar == 0x0A }

  /// A letter or digit of the scripts that are read, not named.
  @inline(__always)
  static func isWordPart(_ scalar: UInt32) -> Bool {
    isLatin(scalar) || isDigit(scalar) || isHangul(scalar)
  }

  /// A letter of a script that neither reader knows, such as Han or Cyrillic.
  static func isForeignLetter(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x80, !isHangul(scalar), let value = Unicode.Scalar(scalar) else {
      return false
    }
    return value.properties.isAlphabetic
  }
}
