import ScreenReading

extension LanguagePacks {
  /// How a reader reads in the language of its settings, with estimated times.
  ///
  /// - Throws: ``UnknownLanguage``, or ``MissingWording`` if the reader has no words in that language.
  package func configuration(
    of reader: ScreenReader, _ settings: ReaderSettings
  ) throws -> WalkConfiguration {
    WalkConfiguration(
      reader: reader, settings: settings,
      wording: try pack(for: settings.language).wording(of: reader), durations: durations)
  }
}
