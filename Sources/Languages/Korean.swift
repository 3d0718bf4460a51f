import AccessibilityModel
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// Korean.
  package static let korean = LanguagePack(
    .korean,
    name: "한국어",
    wordings: [ScreenReader.voiceOver.id: .voiceOverKorean],
    reading: .korean,
    voiceLanguage: .korean,
    estimate: .korean,
    pageWords: .builtIn("ko.tsv"))
}
