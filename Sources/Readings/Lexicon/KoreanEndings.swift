/// Endings and particles, as far as a rule must tell them from the beginning of another word.
enum KoreanEndings {
  /// Whether what follows a verb stem begins with ㄱ ㄷ ㅅ ㅈ of an ending.
  ///
  /// The suffix -기- of causatives (안기다, 숨기다) is none, and neither is 소, which ends too many
  /// nouns (감소); the nouns in 자 (감자, 남자) are in the lexicon.
  static func isVerbEnding(_ rest: ArraySlice<HangulUnit>) -> Bool {
    begins(rest, with: verbEndings)
  }

  /// Whether a noun ends here: nothing follows, or a particle, or a verb made of the noun.
  static func isAfterNoun(_ rest: ArraySlice<HangulUnit>) -> Bool {
    rest.isEmpty || begins(rest, with: particles)
  }

  private static func begins(
    _ rest: ArraySlice<HangulUnit>, with endings: Set<[Unicode.Scalar]>
  ) -> Bool {
    let head = rest.prefix(2).map(\.scalar)
    guard let first = head.first else { return false }
    return endings.contains([first]) || (head.count == 2 && endings.contains(head))
  }

  private static let verbEndings = KoreanWordSet.verbEndings.spellings

  private static let particles = KoreanWordSet.afterNouns.spellings
}
