import AccessibilityModel
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// English; it also reads texts in languages without a pack.
  package static let english = LanguagePack(
    .english,
    name: "English",
    wordings: [ScreenReader.voiceOver.id: .english],
    reading: .english,
    voiceLanguage: .english,
    estimate: .english,
    pageWords: .builtIn("en.tsv"),
    letters: ["A"..."Z", "a"..."z"])
}
