/// The characters of a text as they are read: composed, folded to plain forms, and each tied to
/// the Unicode scalars it was written with.
///
/// Composed and decomposed spellings (`각` as one scalar or three) become the same characters,
/// full-width and accented Latin letters become ASCII, and marks without a sound of their own
/// (variation selectors, zero-width spaces) join the character before them.
struct WrittenText: Sendable {
  /// The folded characters.
  private(set) var scalars: [Unicode.Scalar] = []
  /// Where each character begins in the written scalars; one more entry than characters.
  private(set) var starts: [Int] = []
  /// The characters as they were written.
  private var original: [Unicode.Scalar] = []
  /// Whether it has a Latin letter or a digit.
  private(set) var hasLatinOrDigits = false

  var count: Int { scalars.count }

  /// The character at a position, or none outside of the text.
  @inline(__always)
  subscript(position: Int) -> Unicode.Scalar {
    position >= 0 && position < scalars.count ? scalars[position] : .nothing
  }

  /// The written scalars of a range of characters.
  func written(_ range: Range<Int>) -> Range<Int> {
    starts[range.lowerBound]..<starts[range.upperBound]
  }

  /// The characters of a range, as a string.
  func string(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for position in range { view.append(self[position]) }
    return String(view)
  }

  /// What was written for a range of characters, as a string.
  func asWritten(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(original[written(range)]))
  }

  /// The characters of a range in lower case, as a string.
  func lowercased(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    for position in range { view.append(self[position].lowercased) }
    return String(view)
  }

  init(_ text: some Sequence<Unicode.Scalar>) {
    var offset = 0
    for scalar in text {
      original.append(scalar)
      take(scalar, offset)
      offset += 1
    }
    starts.append(offset)
    if starts.count > 1 { starts[0] = 0 }
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ offset: Int) {
    if scalar.isLatin || scalar.isDigit { hasLatinOrDigits = true }
    scalars.append(scalar)
    starts.append(offset)
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ offset: Int) {
    if scalar.isASCII {
      append(Self.foldASCII(scalar), offset)
    } else if scalar.isSyllable {
      append(scalar, offset)
    } else if ("\u{1100}"..."\u{11FF}").contains(scalar) {
      takeJamo(scalar, offset)
    } else if Self.isSilentMark(scalar) {
      if scalar == "\u{338}", scalars.last == "=" { scalars[scalars.count - 1] = "≠" }
    } else if let plain = CharacterFolding.plain[scalar] {
      for character in plain { append(character, offset) }
    } else {
      append(CharacterFolding.fold(scalar), offset)
    }
  }

  /// Composes Hangul from its conjoining parts.
  private mutating func takeJamo(_ jamo: Unicode.Scalar, _ offset: Int) {
    if let last = scalars.last, let syllable = HangulSyllable(last, jamo) {
      scalars[scalars.count - 1] = syllable.scalar
    } else {
      append(jamo, offset)
    }
  }

  private static func foldASCII(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar >= " ", scalar != "\u{7F}" { return scalar }
    return scalar == "\n" || scalar == "\r" ? "\n" : " "
  }

  /// Marks that have no sound and belong to the character before them.
  private static func isSilentMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x300...0x36F, 0xFE00...0xFE0F, 0x200B, 0x200C, 0x200E, 0x200F, 0x202A...0x202E,
      0x2060...0x2069, 0xFEFF, 0xAD, 0x20D0...0x20E2, 0x20E4...0x20F0, 0x3099, 0x309A,
      0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0xFE20...0xFE2F:
      true
    default: false
    }
  }
}
