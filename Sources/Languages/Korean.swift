import AccessibilityModel
import ScreenReading
import VoiceOver

extension LanguagePack {
  /// Korean.
  package static let korean = LanguagePack(
    .korean,
    name: "한국어",
    wordings: [ScreenReader.voiceOver.id: .korean],
    reading: .korean,
    voiceLanguage: .korean,
    estimate: .korean,
    pageWords: .builtIn("ko.tsv"),
    letters: ["\u{1100}"..."\u{11FF}", "\u{3131}"..."\u{318E}", "\u{AC00}"..."\u{D7A3}"])
}
