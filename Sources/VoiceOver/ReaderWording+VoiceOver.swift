import AccessibilityModel
import ScreenReading
import Support
import VoiceOverData

extension ReaderWording {
  /// VoiceOver's words in a language, or `nil` for a language that has no table.
  ///
  /// The tables are `Wording/ko.tsv` and `Wording/en.tsv` beside this file.
  public static func voiceOver(_ language: SpokenLanguage) -> ReaderWording? {
    [voiceOverKorean, voiceOverEnglish].first { $0.language.base == language.base }
  }

  /// VoiceOver's words in Korean.
  public static let voiceOverKorean = builtIn(.korean, BuiltInTables.voiceOver.text(of: "ko.tsv"))
  /// VoiceOver's words in English.
  public static let voiceOverEnglish = builtIn(.english, BuiltInTables.voiceOver.text(of: "en.tsv"))

  /// The rows that name the languages of the rotor, in its order.
  var languageKeys: [Key] {
    keys.filter {
      $0 != VoiceOverKey.languageDefault && $0.rawValue.hasPrefix(VoiceOverKey.languagePrefix)
    }
  }
}

extension BuiltInTables {
  /// The tables of VoiceOver's words and keys: `Wording/ko.tsv` and its neighbors.
  static let voiceOver = BuiltInTables(voiceover_table)
}
