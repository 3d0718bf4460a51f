/// A syllable of Hangul taken apart into its letters.
struct HangulSyllable: Hashable, Sendable {
  var onset: Onset
  var vowel: Vowel
  var coda: Coda

  init(_ onset: Onset, _ vowel: Vowel, _ coda: Coda = .none) {
    self.onset = onset
    self.vowel = vowel
    self.coda = coda
  }

  /// Takes a precomposed syllable apart; `nil` for any other character.
  init?(_ scalar: Unicode.Scalar) {
    guard (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    let index = scalar.value - 0xAC00
    guard
      let onset = Onset(rawValue: UInt8(index / 588)),
      let vowel = Vowel(rawValue: UInt8(index / 28 % 21)),
      let coda = Coda(rawValue: UInt8(index % 28))
    else { return nil }
    self.init(onset, vowel, coda)
  }

  /// The precomposed syllable's code point.
  var codePoint: UInt32 {
    0xAC00 + UInt32(onset.rawValue) * 588 + UInt32(vowel.rawValue) * 28 + UInt32(coda.rawValue)
  }

  /// The precomposed syllable.
  var scalar: Unicode.Scalar { Unicode.Scalar(codePoint) ?? "가" }

  /// Whether it begins with a vowel.
  var beginsWithVowel: Bool { onset == .none }
}

/// A syllable of Hangul, or a character that is none.
enum HangulUnit: Hashable, Sendable {
  case syllable(HangulSyllable)
  case other(Unicode.Scalar)

  /// The character it is written with.
  var scalar: Unicode.Scalar {
    switch self {
    case .syllable(let syllable): syllable.scalar
    case .other(let scalar): scalar
    }
  }
}

/// The units of a text, where conjoining jamo (the decomposed form, NFD) make up syllables.
///
/// Foundation's normalization is left alone: only Hangul matters here, and its composition is
/// arithmetic.
func hangulUnits(of text: some StringProtocol) -> [HangulUnit] {
  var units: [HangulUnit] = []
  for scalar in text.unicodeScalars {
    if let syllable = HangulSyllable(scalar) {
      units.append(.syllable(syllable))
    } else if let joined = units.last.flatMap({ compose($0, scalar) }) {
      units[units.count - 1] = .syllable(joined)
    } else {
      units.append(.other(scalar))
    }
  }
  return units
}

/// The syllable that a unit and the conjoining jamo after it make up.
private func compose(_ unit: HangulUnit, _ jamo: Unicode.Scalar) -> HangulSyllable? {
  switch unit {
  case .other(let first):
    guard
      (0x1100...0x1112).contains(first.value), (0x1161...0x1175).contains(jamo.value),
      let onset = Onset(rawValue: UInt8(first.value - 0x1100)),
      let vowel = Vowel(rawValue: UInt8(jamo.value - 0x1161))
    else { return nil }
    return HangulSyllable(onset, vowel)
  case .syllable(let syllable):
    guard
      syllable.coda == .none, (0x11A8...0x11C2).contains(jamo.value),
      let coda = Coda(rawValue: UInt8(jamo.value - 0x11A7))
    else { return nil }
    return HangulSyllable(syllable.onset, syllable.vowel, coda)
  }
}
