import AccessibilityModel
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// English.
  package static let english = LanguagePack(
    .english,
    name: "English",
    wordings: [ScreenReader.voiceOver.id: .voiceOverEnglish],
    reading: .english,
    voiceLanguage: .english,
    estimate: .english,
    pageWords: .builtIn("en.tsv"))
}
