import AccessibilityModel
import Readings
import ScreenReading

/// The languages there are.
///
/// What takes a screen, a text or a name of a language asks here for its pack; there is no language
/// in place of one that is missing. One rule holds for what is in a foreign language inside of
/// another, such as an element that says `language: ja`: it is said with its own language, read
/// by the rules of English, and estimated so.
package struct LanguagePacks: Sendable {
  /// The packs; the first is that of screens and texts that do not say their language.
  package let packs: [LanguagePack]
  /// The language of screens and texts that do not say theirs.
  package let primary: LanguagePack

  /// Gathers packs.
  package init(_ primary: LanguagePack, _ others: LanguagePack...) {
    self.primary = primary
    packs = [primary] + others
  }

  private init(_ primary: LanguagePack, _ packs: [LanguagePack]) {
    self.primary = primary
    self.packs = packs
  }

  /// The languages that come with Overheard.
  package static let builtIn = LanguagePacks(.korean, .english)

  /// The languages of the task that asks.
  @TaskLocal package static var current = builtIn

  /// These packs and another.
  package func adding(_ pack: LanguagePack) -> LanguagePacks {
    LanguagePacks(primary, packs + [pack])
  }

  // MARK: Asking

  /// The languages in the order of their packs.
  package var languages: [Language] { packs.map(\.language) }

  /// The pack of a language, whatever its region; `nil` where there is none.
  package subscript(language: Language) -> LanguagePack? {
    packs.first { $0.language.base == language.base }
  }

  /// The pack of a language, whatever its region.
  package func pack(for language: Language) throws(UnknownLanguage) -> LanguagePack {
    guard let pack = self[language] else {
      throw UnknownLanguage(language: language, known: languages)
    }
    return pack
  }

  /// The pack of the language that a text is in: the first whose letters are in it, else English,
  /// whose rules read what is foreign.
  package func pack(ofText text: String) -> LanguagePack {
    packs.first { $0.hasLetters(in: text) } ?? .english
  }

  /// The tags as a sentence has them: `ko or en`.
  package func list(_ conjunction: String) -> String {
    let tags = languages.map(\.tag)
    guard let last = tags.last, tags.count > 1 else { return tags.joined() }
    return tags.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  // MARK: What the layers below are handed

  /// Who reads which language.
  package var readings: [TextReading] { packs.map(\.reading) }

  /// How long speech takes, estimated.
  package var durations: DurationModel {
    var estimate = SpeechEstimate.current
    for pack in packs { estimate.languages[pack.language.base] = pack.estimate }
    return .estimated(estimate)
  }
}

/// A language that there is no pack for.
package struct UnknownLanguage: Error, Hashable, CustomStringConvertible {
  /// The language.
  package var language: Language
  /// The languages there are packs for.
  package var known: [Language]

  package var description: String {
    "no pack for language '\(language)'; there are "
      + known.map(\.tag).joined(separator: " and ")
  }
}
