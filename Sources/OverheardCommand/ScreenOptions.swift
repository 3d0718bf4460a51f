import ArgumentParser
import Foundation
import Languages
import Overheard

/// The options of every command that takes screens.
struct ScreenOptions: ParsableArguments {
  @Argument(help: "Screen files, folders of them, or - for standard input.")
  var screens: [String]

  @Option(
    help: """
      The language of the screen and of VoiceOver, \(LanguagePacks.current.list("or")); given \
      twice, first in one.
      """)
  var language: [LanguageArgument] = []

  @Option(help: "The variant to take; all by default.")
  var variant: String?

  /// The languages that were asked for, each once; `nil` alone is the screen's own.
  var languages: [LanguageArgument?] {
    var chosen: [LanguageArgument] = []
    for language in language where !chosen.contains(language) { chosen.append(language) }
    return chosen.isEmpty ? [nil] : chosen
  }
}

extension ScreenVariant {
  /// The variant as VoiceOver in a language meets it; `nil` leaves every screen its own.
  func heard(in language: LanguageArgument?) -> ScreenVariant {
    guard let language = language?.language else { return self }
    var variant = self
    variant.screen.language = language
    for name in variant.otherScreens.keys { variant.otherScreens[name]?.language = language }
    return variant
  }
}

extension PunctuationLevel: ExpressibleByArgument {}
extension Settings.ActionFeedback: ExpressibleByArgument {}

/// The settings of VoiceOver on the command line.
struct VoiceOverOptions: ParsableArguments {
  @Flag(name: .customLong("no-hints"), help: "Leave out hints, as with Speak Hints off.")
  var noHints = false

  @Option(help: "How much punctuation is spoken: none, some or all.")
  var punctuation: PunctuationLevel = .some

  @Option(help: "How custom actions are announced: short, long or nothing.")
  var actions: Settings.ActionFeedback = .short

  @Flag(help: "Leave out the rows and columns of data tables.")
  var noRowsAndColumns = false

  @Flag(help: "Use newer phrases where they differ, such as 두 번 탭하십시오.")
  var newerWords = false

  @Option(
    help: ArgumentHelp(
      "A table that changes VoiceOver's phrases: key, tab, phrase.", valueName: "file.tsv"))
  var wording: String?

  /// The composer for a screen in a language.
  ///
  /// - Throws: The exit code of an error that has been printed.
  func composer(for language: Language) throws -> Composer {
    let settings = Settings(
      language: language, speaksHints: !noHints, customActions: actions,
      speaksRowAndColumn: !noRowsAndColumns, punctuation: punctuation, usesNewerWords: newerWords)
    do {
      let words = try LanguagePacks.current.pack(for: language).voiceOver
      return Composer(
        settings: settings, wording: try wording.map { try changed(words, by: $0) } ?? words)
    } catch let error as UnknownLanguage {
      Terminal.note("overheard: \(error)")
      throw ExitCode.wrongInput
    }
  }

  private func changed(_ words: Wording, by path: String) throws -> Wording {
    guard let data = FileManager.default.contents(atPath: path) else {
      Terminal.note("overheard: no such file: \(path)")
      throw ExitCode.noInput
    }
    guard let table = String(validating: data, as: UTF8.self) else {
      Terminal.note("\(path):1:1: error: the table is not UTF-8")
      throw ExitCode.wrongInput
    }
    var words = words
    do {
      try words.apply(table: table.hasPrefix("\u{FEFF}") ? String(table.dropFirst()) : table)
    } catch {
      Terminal.note("\(path):\(error.line):1: error: \(error)")
      throw ExitCode.wrongInput
    }
    return words
  }
}

/// The output formats.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
