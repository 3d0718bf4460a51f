// Languages: everything that differs from one language to another, in one value for each.
// In: the tag of a language.
// Out: its pack: words of the readers and of the pages, reading, voice, estimate; or what there is.

import AccessibilityModel
import Readings
import ScreenReading

/// Everything that Overheard knows of a language, but for the rules by which it is read.
///
/// A language is added as one such value in ``LanguagePacks/builtIn``; what is missing from it does
/// not compile, and what is missing from its tables a test names.
///
/// ```swift
/// let pack = try LanguagePacks.current.pack(for: screen.language)
/// let composer = Composer(settings: settings, wording: pack.voiceOver)
/// ```
package struct LanguagePack: Sendable {
  /// The language, without a region.
  package var language: Language
  /// What it is called in itself.
  package var name: String
  /// What VoiceOver says by itself.
  package var voiceOver: Wording
  /// How texts are read.
  package var reading: TextReading
  /// The language whose first voice speaks where nobody chooses one: its own or, until it has a
  /// voice, another.
  package var voiceLanguage: Language
  /// How long speech takes, by which times are estimated.
  package var estimate: SpeechEstimate.Coefficients
  /// What pages say.
  package var pageWords: PageWordTable
  /// The letters by which a text is known to be in it, where nobody says what it is in.
  package var letters: [ClosedRange<Unicode.Scalar>]

  /// Describes a language.
  package init(
    _ language: Language, name: String, voiceOver: Wording, reading: TextReading,
    voiceLanguage: Language, estimate: SpeechEstimate.Coefficients, pageWords: PageWordTable,
    letters: [ClosedRange<Unicode.Scalar>]
  ) {
    self.language = language
    self.name = name
    self.voiceOver = voiceOver
    self.reading = reading
    self.voiceLanguage = voiceLanguage
    self.estimate = estimate
    self.pageWords = pageWords
    self.letters = letters
  }

  /// Whether a text has a letter that only this language has.
  package func hasLetters(in text: String) -> Bool {
    text.unicodeScalars.contains { scalar in letters.contains { $0.contains(scalar) } }
  }
}
