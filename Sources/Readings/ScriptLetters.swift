/// The letters of a script, as ranges of Unicode scalars.
///
/// ```swift
/// let greek: ScriptLetters = ["\u{370}"..."\u{3FF}", "\u{1F00}"..."\u{1FFF}"]
/// greek.contains("λ")  // true
/// ```
public struct ScriptLetters: Hashable, Sendable, ExpressibleByArrayLiteral {
  private let ranges: [ClosedRange<Unicode.Scalar>]

  /// The letters in some ranges.
  public init(arrayLiteral ranges: ClosedRange<Unicode.Scalar>...) {
    self.ranges = ranges
  }

  /// Latin letters without accents: a letter is looked up after its accents are taken off.
  public static let latin: ScriptLetters = ["A"..."Z", "a"..."z"]
  /// Hangul: its syllables, its single letters, and those that a syllable is put together from.
  public static let hangul: ScriptLetters = [
    "\u{AC00}"..."\u{D7A3}", "\u{3131}"..."\u{3163}", "\u{3165}"..."\u{318E}",
    "\u{1100}"..."\u{11FF}",
  ]

  /// Whether a scalar is one of them.
  public func contains(_ scalar: Unicode.Scalar) -> Bool {
    ranges.contains { $0.contains(scalar) }
  }

  /// Whether all of some other letters are among them.
  func contains(_ other: ScriptLetters) -> Bool {
    other.ranges.allSatisfy { inner in
      ranges.contains { $0.contains(inner.lowerBound) && $0.contains(inner.upperBound) }
    }
  }
}
