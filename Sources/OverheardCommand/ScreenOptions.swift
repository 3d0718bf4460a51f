import ArgumentParser
import Languages
import Overheard

/// The options of every command that takes screens.
struct ScreenOptions: ParsableArguments {
  @Argument(help: "Screen files, folders of them, or - for standard input.", completion: .file())
  var screens: [String]

  @Option(
    help: """
      The language of the screen and of the reader, \(LanguagePacks.current.list("or")); several \
      with commas are taken one after another.
      """)
  var language: [LanguagesArgument] = []

  @Option(help: VariantNames.help)
  var variant: [VariantNames] = []

  /// The languages that were asked for, each once; `nil` alone is the screen's own.
  var languages: [LanguageArgument?] { language.distinct }

  /// The variants that were asked for; none for all of them.
  var variants: [String] { variant.distinct }
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
