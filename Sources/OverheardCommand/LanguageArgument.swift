import ArgumentParser
import Languages
import Overheard
import Support

/// A language that has a pack, named by its tag.
struct LanguageArgument: ExpressibleByArgument, Hashable {
  let pack: LanguagePack

  var language: SpokenLanguage { pack.language }

  /// The default language.
  static var primary: LanguageArgument { LanguageArgument(pack: LanguagePacks.current.primary) }

  init(pack: LanguagePack) {
    self.pack = pack
  }

  init?(argument: String) {
    let packs = LanguagePacks.current.packs
    guard let pack = packs.first(where: { $0.language.tag == argument }) else { return nil }
    self.pack = pack
  }

  var defaultValueDescription: String { language.tag }

  static var allValueStrings: [String] { LanguagePacks.current.languages.map(\.tag) }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  static func == (left: Self, right: Self) -> Bool { left.language == right.language }

  func hash(into hasher: inout Hasher) { hasher.combine(language) }
}

/// One or more languages, with commas between their tags.
struct LanguagesArgument: ExpressibleByArgument {
  /// The languages, in the order in which they are named.
  let languages: [LanguageArgument]

  init?(argument: String) {
    var languages: [LanguageArgument] = []
    for tag in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let language = LanguageArgument(argument: String(tag).trimmed) else { return nil }
      languages.append(language)
    }
    self.languages = languages
  }

  static var allValueStrings: [String] { LanguageArgument.allValueStrings }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

extension [LanguagesArgument] {
  /// The languages that were asked for, each once; `nil` alone is the screen's own.
  var distinct: [LanguageArgument?] {
    let chosen = flatMap(\.languages).reduce(into: [LanguageArgument]()) { all, language in
      if !all.contains(language) { all.append(language) }
    }
    return chosen.isEmpty ? [nil] : chosen
  }
}
