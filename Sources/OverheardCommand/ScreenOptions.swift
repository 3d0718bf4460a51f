import ArgumentParser
import Languages
import Overheard

/// The options of every command that takes screens.
struct ScreenOptions: ParsableArguments {
  @Argument(help: "Screen files, folders of them, or - for standard input.", completion: .file())
  var screens: [String]

  @Option(
    help: """
      The language of the screen and of the reader, \(LanguagePacks.current.list("or")); repeat \
      it to take several, one after another.
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
  /// The variant as a reader in a language meets it; `nil` leaves every screen its own.
  func heard(in language: LanguageArgument?) -> ScreenVariant {
    guard let language = language?.language else { return self }
    var variant = self
    variant.screen.language = language
    for name in variant.otherScreens.keys { variant.otherScreens[name]?.language = language }
    return variant
  }
}

/// The output formats.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
