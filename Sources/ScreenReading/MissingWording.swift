import AccessibilityModel

/// A language in which a reader has no phrases.
public struct MissingWording: Error, Hashable, Sendable, CustomStringConvertible {
  /// What people call the reader.
  public var reader: String
  /// The language.
  public var language: SpokenLanguage

  package init(reader: String, language: SpokenLanguage) {
    self.reader = reader
    self.language = language
  }

  public var description: String { "\(reader) has no words in '\(language)'" }
}

extension ScreenReader {
  /// The reader's own words in a language.
  ///
  /// - Throws: ``MissingWording`` if it has none; no other language replaces them.
  package func words(in language: SpokenLanguage) throws(MissingWording) -> ReaderWording {
    guard let words = wording(language) else {
      throw MissingWording(reader: name, language: language)
    }
    return words
  }
}
