import AccessibilityModel
import VoiceOver

extension LanguagePack {
  /// English; also what reads texts that are in no language there is a pack for.
  package static let english = LanguagePack(
    .english,
    name: "English",
    voiceOver: .english,
    reading: .english,
    voiceLanguage: .english,
    estimate: .english,
    pageWords: .builtIn("en.tsv"),
    letters: ["A"..."Z", "a"..."z"])
}
