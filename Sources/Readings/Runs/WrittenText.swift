/// The characters of a text as they are read: composed, folded to plain forms, and each tied to
/// the Unicode scalars it was written with.
///
/// Composed and decomposed spellings (`각` as one scalar or three) become the same characters,
/// full-width and accented Latin letters become ASCII, and marks without a sound of their own
/// (variation selectors, zero-width spaces) join the character before them.
struct WrittenText: Sendable {
  /// The folded characters, as scalar values.
  private(set) var scalars: [UInt32] = []
  /// Where each character begins in the written scalars; one more entry than characters.
  private(set) var starts: [Int] = []

  var count: Int { scalars.count }

  /// The character at a position, or 0 outside of the text.
  @inline(__always)
  subscript(position: Int) -> UInt32 {
    position >= 0 && position < scalars.count ? scalars[position] : 0
  }

  /// The written scalars of a range of characters.
  func written(_ range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<starts[range.upperBound]
  }

  /// The characters of a range, as a string.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for position in range {
      if let scalar = Unicode.Scalar(self[position]) { view.append(scalar) }
    }
    return String(view)
  }

  /// The characters of a range in lower case, as a string.
  func lowercased(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for position in range {
      let value = self[position]
      let lower = ScalarClass.isUpper(value) ? value | 0x20 : value
      if let scalar = Unicode.Scalar(lower) { view.append(scalar) }
    }
    return String(view)
  }

  /// Whether a string of characters stands at a position.
  func has(_ string: StaticString, at position: Int) -> Bool {
    string.withUTF8Buffer { bytes in
      guard position + bytes.count <= count else { return false }
      for offset in 0..<bytes.count where self[position + offset] != UInt32(bytes[offset]) {
        return false
      }
      return true
    }
  }

  init(_ text: some Sequence<Unicode.Scalar>) {
    var offset = 0
    for scalar in text {
      take(scalar, offset)
      offset += 1
    }
    starts.append(offset)
    if starts.count > 1 { starts[0] = 0 }
  }

  private mutating func append(_ scalar: UInt32, _ offset: Int) {
    scalars.append(scalar)
    starts.append(offset)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ offset: Int) {
    let value = scalar.value
    if value < 0x80 {
      append(Self.foldASCII(value), offset)
    } else if ScalarClass.isSyllable(value) {
      append(value, offset)
    } else if value &- 0x1100 < 0x100 {
      takeJamo(value, offset)
    } else if Self.isSilentMark(value) {
      if value == 0x338, scalars.last == 0x3D { scalars[scalars.count - 1] = 0x2260 }
    } else if let letters = CharacterFolding.letters(value) {
      for letter in letters { append(letter, offset) }
    } else {
      append(CharacterFolding.fold(scalar), offset)
    }
  }

  /// Composes Hangul from its conjoining parts.
  private mutating func takeJamo(_ value: UInt32, _ offset: Int) {
    if value &- 0x1161 < 21, let last = scalars.last, last &- 0x1100 < 19 {
      scalars[scalars.count - 1] = 0xAC00 + ((last - 0x1100) * 21 + value - 0x1161) * 28
    } else if value &- 0x11A8 < 27, let last = scalars.last, ScalarClass.isSyllable(last),
      (last - 0xAC00) % 28 == 0
    {
      scalars[scalars.count - 1] = last + value - 0x11A7
    } else {
      append(value, offset)
    }
  }

  private static func foldASCII(_ value: UInt32) -> UInt32 {
    if value >= 0x20, value != 0x7F { return value }
    return value == 0x0A || value == 0x0D ? 0x0A : 0x20
  }

  /// Marks that have no sound and belong to the character before them.
  private static func isSilentMark(_ value: UInt32) -> Bool {
    switch value {
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2060...0x2069, 0xFEFF, 0xAD, 0x20D0...0x20E2, 0x20E4...0x20F0, 0x3099, 0x309A,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
