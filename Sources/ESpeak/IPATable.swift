import AccessibilityModel
import Readings
import Support

/// The symbols of the International Phonetic Alphabet that a voice can say.
package struct IPATable: Sendable {
  /// A sound of the voice.
  struct Sound: Sendable {
    /// Its name in the notation of eSpeak NG.
    var name: String
    /// Whether it can have the stress.
    var isVowel: Bool
  }

  /// The sounds by their symbols, of one to three scalars.
  let sounds: [String: Sound]

  /// Whether a dot between syllables parts them for the voice too.
  let partsAtDots: Bool

  /// The table of a language; `nil` if its voices cannot be told the sounds of a word.
  static func table(for language: SpokenLanguage) -> IPATable? {
    switch language.base {
    case SpokenLanguage.english.base: english
    case SpokenLanguage.korean.base: korean
    default: nil
    }
  }

  private static let english = IPATable("ipa-en.tsv", partsAtDots: false)
  private static let korean = IPATable("ipa-ko.tsv", partsAtDots: true)

  /// The sounds in a table.
  private init(_ file: String, partsAtDots: Bool) {
    self.partsAtDots = partsAtDots
    let rows = PhonemeTables.tables.rows(file, columns: ["ipa", "kind", "name"]) {
      row throws(TabTable.Fault) -> (String, Sound) in
      guard ["vowel", "consonant"].contains(row[1]) else {
        throw row.fault(1, "write vowel or consonant, not “\(row[1])”")
      }
      return (row[0], Sound(name: row[2], isVowel: row[1] == "vowel"))
    }
    sounds = Dictionary(uniqueKeysWithValues: rows)
  }

  /// Why the voices of a language cannot say an IPA text; `nil` if they can.
  ///
  /// Marks and diacritics that change no phoneme of the voice are passed over.
  package static func fault(in ipa: String, language: SpokenLanguage) -> UserLexicon.IPAFault? {
    guard let table = table(for: language) else { return .language }
    let known = Set(table.sounds.keys.joined().unicodeScalars)
    return Array(ipa.unicodeScalars).firstIndex { scalar in
      !known.contains(scalar) && !passesOver(scalar)
    }.map { .symbol(offset: $0) }
  }

  private static func passesOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .modifierLetter, .modifierSymbol: true
    default: " .-|‖‿ˈˌː".unicodeScalars.contains(scalar)
    }
  }
}
