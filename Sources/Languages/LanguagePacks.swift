import AccessibilityModel
import Readings
import ScreenReading

/// The languages that Overheard knows.
///
/// Anything that takes a screen, a text or the name of a language gets its pack here; no other
/// language replaces a missing one. Words in the letters of another pack are found by these letters and
/// read by that pack. A text that is marked as being in a language without a pack, such as an element
/// with `language: ja`, is read by the pack that the language around it names
/// (``TextReading/others``); its length is estimated by the pack that the primary one names.
package struct LanguagePacks: Sendable {
  /// The packs; the first is the default for screens and texts that do not name their language.
  package let packs: [LanguagePack]
  /// The default language of screens and texts.
  package let primary: LanguagePack

  /// Creates a collection of packs.
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

  /// The languages of the current task.
  @TaskLocal package static var current = builtIn

  /// These packs and another.
  ///
  /// - Throws: ``UnusablePack`` if there is a pack of its language, or none of the language that it
  ///   says reads what it cannot.
  package func adding(_ pack: LanguagePack) throws(UnusablePack) -> LanguagePacks {
    guard self[pack.language] == nil else {
      throw UnusablePack(language: pack.language, reason: "there is a pack of this language")
    }
    guard pack.reading.language.base == pack.language.base else {
      throw UnusablePack(
        language: pack.language, reason: "its reading is that of '\(pack.reading.language)'")
    }
    let all = LanguagePacks(primary, packs + [pack])
    guard all[pack.reading.others] != nil else {
      throw UnusablePack(
        language: pack.language,
        reason: "it leaves what it cannot read to '\(pack.reading.others)', which has no pack")
    }
    return all
  }

  /// The same packs, with that of a language as the default.
  package func preferring(_ language: SpokenLanguage) -> LanguagePacks {
    LanguagePacks(self[language] ?? primary, packs)
  }

  // MARK: Asking

  /// The languages in the order of their packs.
  package var languages: [SpokenLanguage] { packs.map(\.language) }

  /// The pack of a language, whatever its region; `nil` if there is none.
  package subscript(language: SpokenLanguage) -> LanguagePack? {
    packs.first { $0.language.base == language.base }
  }

  /// The pack of a language, whatever its region.
  package func pack(for language: SpokenLanguage) throws(UnknownLanguage) -> LanguagePack {
    guard let pack = self[language] else {
      throw UnknownLanguage(language: language, known: languages)
    }
    return pack
  }

  /// The pack of a language, or else the first.
  package func pack(near language: SpokenLanguage) -> LanguagePack {
    (try? pack(for: language)) ?? primary
  }

  /// The pack for a text: the first whose letters are in it, or else the one for foreign texts.
  package func pack(ofText text: String) -> LanguagePack {
    packs.first { $0.hasLetters(in: text) } ?? foreign
  }

  /// The pack for texts in a language without one: the one that the primary pack names.
  package var foreign: LanguagePack { self[primary.reading.others] ?? primary }

  /// The tags as in a sentence: `ko or en`.
  package func list(_ conjunction: String) -> String {
    let tags = languages.map(\.tag)
    guard let last = tags.last, tags.count > 1 else { return tags.joined() }
    return tags.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
  }

  // MARK: What the layers below are handed

  /// The readings by language.
  package var readings: [TextReading] { packs.map(\.reading) }
}

/// A pack that cannot be used with the others, and why.
package struct UnusablePack: Error, Hashable, CustomStringConvertible {
  /// The language of the pack.
  package var language: SpokenLanguage
  /// What is wrong.
  package var reason: String

  package var description: String { "the pack of '\(language)' cannot be used: \(reason)" }
}

/// A language without a pack.
package struct UnknownLanguage: Error, Hashable, CustomStringConvertible {
  /// The language.
  package var language: SpokenLanguage
  /// The languages that have packs.
  package var known: [SpokenLanguage]

  package var description: String {
    "Overheard does not know what screen readers say in '\(language)'; it knows "
      + known.map(\.tag).joined(separator: " and ")
  }
}
