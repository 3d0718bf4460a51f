import AccessibilityModel

/// Korean spelling to Korean sound: the Standard Pronunciation, with a lexicon for what the
/// letters do not tell.
///
/// A pure function of the words; its time grows with their number and length only.
///
///     KoreanPhonology().pronunciations(of: [SpokenWord("국물", .korean, written: 0..<2)])
///     // surface 궁물
package struct KoreanPhonology: Sendable {
  /// The words that the rules need help with.
  package var lexicon: KoreanLexicon { own ?? .standard }
  /// The standard one is read when a Korean word is first said; a screen in English goes without.
  private let own: KoreanLexicon?

  /// Creates the phonology with a lexicon; `nil` for the standard one.
  package init(lexicon: KoreanLexicon? = nil) {
    own = lexicon
  }

  /// How each word sounds in its place among the others.
  ///
  /// - Parameters:
  ///   - words: the words of an utterance, in order.
  ///   - tracing: whether to say which rules and entries acted.
  /// - Returns: one pronunciation a word; `nil` for words that are not Korean, and for words
  ///   whose phonemes are given.
  package func pronunciations(
    of words: [SpokenWord], tracing: Bool = false
  ) -> [KoreanPronunciation?] {
    var builder = PhraseBuilder(lexicon: lexicon, tracing: tracing)
    for word in words { builder.append(word) }
    return builder.finish()
  }

  /// How a text of Hangul and spaces sounds, where every word is an ordinary one.
  ///
  /// For texts with digits, symbols or Latin letters, normalize first.
  package func surface(of text: String) -> String {
    let words = text.split(separator: " ").map {
      SpokenWord(String($0), .korean, written: 0..<0)
    }
    return pronunciations(of: words).map { $0?.surface ?? "" }.joined(separator: " ")
  }
}
