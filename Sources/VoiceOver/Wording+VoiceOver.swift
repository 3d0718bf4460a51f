import AccessibilityModel
import ScreenReading
import VoiceOverData

extension Wording {
  /// VoiceOver's words in a language, or `nil` for a language that has no table.
  ///
  /// The tables are `Wording/ko.tsv` and `Wording/en.tsv` beside this file.
  public static func builtIn(_ language: Language) -> Wording? {
    switch language.base {
    case "ko": korean
    case "en": english
    default: nil
    }
  }

  /// The languages that have a table.
  public static let languages: [Language] = [.korean, .english]

  /// VoiceOver's words in Korean.
  public static let korean = builtIn(.korean, table("ko.tsv"))
  /// VoiceOver's words in English.
  public static let english = builtIn(.english, table("en.tsv"))

  private static func table(_ file: String) -> String {
    guard let table = voiceover_table(file) else {
      preconditionFailure("there is no table \(file)")
    }
    return String(cString: table)
  }
}
