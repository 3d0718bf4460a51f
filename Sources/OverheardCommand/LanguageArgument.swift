import ArgumentParser
import Languages
import Overheard

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
