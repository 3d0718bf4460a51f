import AccessibilityModel
import Languages
import ReviewPages
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// Klingon: VoiceOver and the pages use the names of their keys, and English voices speak it.
  static func klingon() throws -> LanguagePack {
    let language = Language("tlh")
    let rows = Wording.english.keys.map { "\($0)\t[\($0)]\t\tG\tOURS" }
    let words = PageWords.Key.allCases.map { ($0.rawValue, "[\($0.rawValue) {0}]") }
    return LanguagePack(
      language,
      name: "tlhIngan Hol",
      wordings: [
        ScreenReader.voiceOver.id: try Wording(
          language: language, table: rows.joined(separator: "\n"))
      ],
      reading: .asWritten(in: language),
      voiceLanguage: .english,
      estimate: ReadingEstimate(
        base: 1000, word: 0, syllable: 0, consonant: 0, pause: 0, stop: 0),
      pageWords: PageWordTable(Dictionary(uniqueKeysWithValues: words)),
      letters: ["\u{F8D0}"..."\u{F8E9}"])
  }
}

extension LanguagePacks {
  /// The built-in languages and the made-up one, registered in this one place.
  static func withKlingon() throws -> LanguagePacks { builtIn.adding(try .klingon()) }
}
