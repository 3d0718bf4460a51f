import AccessibilityModel
import ScreenReading
import Support
import TalkBackData

extension ReaderWording {
  /// TalkBack's words in a language, or `nil` for a language that has no table.
  ///
  /// The tables are `Wording/ko.tsv` and `Wording/en.tsv` beside this file.
  package static func talkBack(_ language: SpokenLanguage) -> ReaderWording? {
    [koreanTalkBack, englishTalkBack].first { $0.language.base == language.base }
  }

  /// TalkBack's words in Korean.
  package static let koreanTalkBack = builtIn(.korean, tables.text(of: "ko.tsv"))
  /// TalkBack's words in English.
  package static let englishTalkBack = builtIn(.english, tables.text(of: "en.tsv"))

  private static let tables = BuiltInTables(talkback_table)
}

extension ReaderWording {
  /// The key for a number of things: the row for one of them, or that for several.
  func key(for count: Int, one: Key, several: Key) -> Key { count == 1 ? one : several }
}
