import AccessibilityModel
import ScreenReading
import VoiceOverData

extension ReaderWording {
  /// VoiceOver's words in a language, or `nil` for a language that has no table.
  ///
  /// The tables are `Wording/ko.tsv` and `Wording/en.tsv` beside this file.
  public static func voiceOver(_ language: SpokenLanguage) -> ReaderWording? {
    [voiceOverKorean, voiceOverEnglish].first { $0.language.base == language.base }
  }

  /// VoiceOver's words in Korean.
  public static let voiceOverKorean = builtIn(.korean, table("ko.tsv"))
  /// VoiceOver's words in English.
  public static let voiceOverEnglish = builtIn(.english, table("en.tsv"))

  /// The rows that name the languages of the rotor, in its order.
  var languageKeys: [Key] {
    keys.filter {
      $0 != VoiceOverKey.languageDefault && $0.rawValue.hasPrefix(VoiceOverKey.languagePrefix)
    }
  }

  private static func table(_ file: String) -> String {
    guard let table = voiceover_table(file) else {
      preconditionFailure("there is no table \(file)")
    }
    return String(cString: table)
  }
}
