/// A syllable of Hangul taken apart into its letters.
package struct HangulSyllable: Hashable, Sendable {
  package var onset: Onset
  package var vowel: Vowel
  package var coda: Coda

  init(_ onset: Onset, _ vowel: Vowel, _ coda: Coda = .none) {
    self.onset = onset
    self.vowel = vowel
    self.coda = coda
  }

  /// Takes a precomposed syllable apart; `nil` for any other character.
  init?(_ scalar: Unicode.Scalar) {
    guard scalar.isSyllable else { return nil }
    let index = scalar.value - 0xAC00
    guard
      let onset = Onset(rawValue: UInt8(index / 588)),
      let vowel = Vowel(rawValue: UInt8(index / 28 % 21)),
      let coda = Coda(rawValue: UInt8(index % 28))
    else { return nil }
    self.init(onset, vowel, coda)
  }

  /// Composes what stands before a conjoining jamo, an onset or a syllable without a coda, with
  /// the jamo; `nil` where the two don't join.
  init?(_ before: Unicode.Scalar, _ jamo: Unicode.Scalar) {
    switch jamo {
    case "\u{1161}"..."\u{1175}":
      guard ("\u{1100}"..."\u{1112}").contains(before),
        let onset = Onset(rawValue: UInt8(before.distance(from: "\u{1100}"))),
        let vowel = Vowel(rawValue: UInt8(jamo.distance(from: "\u{1161}")))
      else { return nil }
      self.init(onset, vowel)
    case "\u{11A8}"..."\u{11C2}":
      guard let syllable = HangulSyllable(before), syllable.coda == .none,
        let coda = Coda(rawValue: UInt8(jamo.distance(from: "\u{11A7}")))
      else { return nil }
      self.init(syllable.onset, syllable.vowel, coda)
    default: return nil
    }
  }

  /// The precomposed syllable's code point.
  var codePoint: UInt32 {
    0xAC00 + UInt32(onset.rawValue) * 588 + UInt32(vowel.rawValue) * 28 + UInt32(coda.rawValue)
  }

  /// The precomposed syllable.
  var scalar: Unicode.Scalar { Unicode.Scalar(codePoint) ?? .nothing }

  /// Whether it begins with a vowel.
  var beginsWithVowel: Bool { onset == .none }
}

/// A syllable of Hangul, or a character that is none.
package enum HangulUnit: Hashable, Sendable {
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
package func hangulUnits(of text: some StringProtocol) -> [HangulUnit] {
  var units: [HangulUnit] = []
  // A syllable has three bytes.
  units.reserveCapacity(text.utf8.count / 3 + 1)
  for scalar in text.unicodeScalars {
    if let syllable = HangulSyllable(scalar) {
      units.append(.syllable(syllable))
    } else if let last = units.last, let joined = HangulSyllable(last.scalar, scalar) {
      units[units.count - 1] = .syllable(joined)
    } else {
      units.append(.other(scalar))
    }
  }
  return units
}
