// Languages: everything that differs from one language to another, in one value for each.
// In: the tag of a language.
// Out: its pack (words of readers and pages, reading, voice, estimate), or the languages there are.

import AccessibilityModel
import Readings
import ScreenReading

/// Everything that Overheard knows about a language, except the rules for reading it.
///
/// To add a language, add such a value to ``LanguagePacks/builtIn``. A value with a part missing does
/// not compile, and a test names whatever is missing from its tables.
///
/// ```swift
/// let pack = try LanguagePacks.current.pack(for: screen.language)
/// let wording = try pack.wording(of: .voiceOver)
/// ```
package struct LanguagePack: Sendable {
  /// The language, without a region.
  package var language: SpokenLanguage
  /// Its name in the language itself.
  package var name: String
  /// The readers' own phrases, by reader; a reader that is not among them brings its own.
  package var wordings: [String: ReaderWording] {
    get { makeWordings() }
    set { makeWordings = { newValue } }
  }
  /// Gives the phrases; they are not read before somebody asks, and many commands never do.
  private var makeWordings: @Sendable () -> [String: ReaderWording]
  /// How texts are read, which letters are the language's own, and who reads what it cannot.
  package var reading: TextReading
  /// The language whose first voice is the default: this one or, until it has a voice, another.
  package var voiceLanguage: SpokenLanguage
  /// How long speech takes, for estimating times.
  package var estimate: ReadingEstimate
  /// The words of pages.
  package var pageWords: PageWordTable

  /// Creates a pack.
  package init(
    _ language: SpokenLanguage, name: String,
    wordings: @autoclosure @escaping @Sendable () -> [String: ReaderWording], reading: TextReading,
    voiceLanguage: SpokenLanguage, estimate: ReadingEstimate, pageWords: PageWordTable
  ) {
    self.language = language
    self.name = name
    makeWordings = wordings
    self.reading = reading
    self.voiceLanguage = voiceLanguage
    self.estimate = estimate
    self.pageWords = pageWords
  }

  /// The own phrases of a reader.
  ///
  /// - Throws: ``MissingWording`` if it has none in this language; none of another language replaces
  ///   them.
  package func wording(of reader: ScreenReader) throws(MissingWording) -> ReaderWording {
    if let wording = wordings[reader.id] { return wording }
    return try reader.words(in: language)
  }

  /// Whether a text has a letter of this language.
  package func hasLetters(in text: String) -> Bool {
    text.unicodeScalars.contains(where: reading.letters.contains)
  }
}
