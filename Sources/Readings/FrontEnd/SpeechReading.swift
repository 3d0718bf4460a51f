import AccessibilityModel

/// How a text is read: what any engine is given to say.
///
/// Nothing in it belongs to one engine: words, the syllables of Korean, the phonemes of English,
/// pauses and pitch. An engine writes it in its own notation.
public struct SpeechReading: Hashable, Sendable {
  /// The text as it was written.
  public var written: String
  /// The words that are said, each tied to what was written.
  public var words: [SpokenWord]
  /// The rules that made the words; empty unless they were asked for.
  package var steps: [NormalizedText.Step]
  /// How each Korean word sounds; `nil` for the others.
  public var pronunciations: [KoreanPronunciation?]
  /// The punctuation at the end, which sets the tune of the last clause.
  public var ending: SpokenWord.Pause
  /// The language of the voice that speaks.
  public var voice: SpokenLanguage

  /// The words in the spelling of their language.
  public var normalized: String { TextNormalizer.text(of: words) }

  /// The sounds of the words: Korean in surface Hangul, others as they are spelled; phonemes that a
  /// lexicon gives are as it writes them, `/…/` or `[[…]]`.
  public var pronunciation: String {
    zip(words, pronunciations).map { $1?.surface ?? $0.givenPhonemes ?? $0.text }.filter {
      !$0.isEmpty
    }
    .joined(separator: " ")
  }

  /// Whether no word is said.
  public var isSilent: Bool { words.isEmpty }
}
