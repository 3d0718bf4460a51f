// Readings: how a text is read, first as words and then as sounds. Its data is in tables (Data).
// In: a text and the language of the screen.
// Out: words, sounds and pauses that any engine can be given.

import AccessibilityModel

/// Turns written text into the words that are read out.
///
/// `3개` becomes `세` `개`, `$12.99` becomes `twelve dollars and ninety nine cents`, an emoji its
/// name. The result depends on nothing but the arguments.
///
/// ```swift
/// let words = TextNormalizer().normalize("읽지 않은 알림 3개", language: .korean)
/// TextNormalizer.text(of: words)  // 읽지 않은 알림 세 개
/// ```
package struct TextNormalizer: Sendable {
  /// Who reads which language.
  private let readings: [TextReading]

  /// Creates a normalizer.
  ///
  /// - Parameter readings: Who reads which language. The first says who reads a text in a language that
  ///   is not among them.
  package init(readings: [TextReading] = [.korean, .english]) {
    self.readings = readings
  }

  /// The words of a text, in the order they are spoken.
  ///
  /// - Parameters:
  ///   - text: What is written; its runs may say how they are spoken.
  ///   - language: The language of the screen, for whatever no letter decides.
  ///   - options: How much is said, and by which voices.
  /// - Returns: The words, each with the place where it is written.
  package func normalize(
    _ text: AttributedText,
    language: SpokenLanguage,
    options: NormalizationOptions = NormalizationOptions()
  ) -> [SpokenWord] {
    read(text, language: language, options: options).words
  }

  /// The words of a text with what ends them and, when asked for, the rules that made them.
  package func read(
    _ text: AttributedText,
    language: SpokenLanguage,
    options: NormalizationOptions = NormalizationOptions(),
    tracing: Bool = false
  ) -> NormalizedText {
    var stream = WordStream(
      text: WrittenText(text.string.unicodeScalars), isTracing: tracing
    )
    let runs = LanguageRuns(readBy: readings, options)
    for run in runs.runs(of: text, written: stream.text, language: language) {
      stream.attributes = run.attributes
      if run.attributes.ipa != nil {
        stream.addIPA(run.range, language: run.reading.language)
      } else {
        run.reading.read(run, &stream)
      }
    }
    return NormalizedText(words: stream.words, ending: stream.ending, steps: stream.steps)
  }

  /// The words joined by spaces: the text in the spelling of its language, as it is read out.
  package static func text(of words: [SpokenWord]) -> String {
    words.map(\.text).joined(separator: " ")
  }
}
