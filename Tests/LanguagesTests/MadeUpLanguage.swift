import AccessibilityModel
import Languages
import Readings
import ReviewPages
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// Klingon: VoiceOver and the pages use the names of their keys, and English voices speak it.
  static func klingon() throws -> LanguagePack {
    let language = SpokenLanguage("tlh")
    return try madeUp(
      "tlhIngan Hol", voice: .english,
      reading: .asWritten(
        in: language, letters: ["\u{F8D0}"..."\u{F8E9}"], alsoReads: .latin, others: language))
  }

  /// Greek: its letters show it inside other texts, and only a Greek voice speaks it.
  static func greek(others: SpokenLanguage = SpokenLanguage("el")) throws -> LanguagePack {
    let language = SpokenLanguage("el")
    return try madeUp(
      "Ελληνικά", voice: language,
      reading: .asWritten(
        in: language, letters: ["\u{370}"..."\u{3FF}", "\u{1F00}"..."\u{1FFF}"], alsoReads: [],
        others: others))
  }

  /// A language whose phrases are the names of their keys.
  private static func madeUp(
    _ name: String, voice: SpokenLanguage, reading: TextReading
  ) throws -> LanguagePack {
    let rows = ReaderWording.voiceOverEnglish.keys.map { "\($0)\t[\($0)]\t\tG\tOURS" }
    let words = PageWords.names.map { ($0, "[\($0) {0}]") }
    let wording = try ReaderWording(
      language: reading.language, table: rows.joined(separator: "\n"))
    return LanguagePack(
      reading.language,
      name: name,
      wordings: [ScreenReader.voiceOver.id: wording],
      reading: reading,
      voiceLanguage: voice,
      estimate: ReadingEstimate(
        base: 1000, word: 0, syllable: 0, consonant: 0, pause: 0, stop: 0),
      pageWords: PageWordTable(Dictionary(uniqueKeysWithValues: words)))
  }
}

extension LanguagePacks {
  /// The built-in languages and the made-up one, registered in this one place.
  static func withKlingon() throws -> LanguagePacks { try builtIn.adding(.klingon()) }

  /// The built-in languages and one with letters of its own.
  static func withGreek() throws -> LanguagePacks { try builtIn.adding(.greek()) }
}
