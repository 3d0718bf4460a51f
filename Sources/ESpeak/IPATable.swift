import AccessibilityModel
import ESpeakData
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

  /// The table for a language: its own, or else that of English, whose voice then speaks.
  static func table(for language: Language) -> IPATable {
    language.base == Language.korean.base ? korean : english
  }

  private static let english = IPATable("ipa-en.tsv")
  private static let korean = IPATable("ipa-ko.tsv")

  /// Reads a table; if it cannot be read, that is our mistake.
  private init(_ file: String) {
    guard let text = espeak_table(file) else { preconditionFailure("there is no table \(file)") }
    let table = TabTable(
      parsing: String(cString: text), file: file, columns: ["ipa", "kind", "name"])
    do {
      let rows = try table.map { (row) throws(TabTable.Fault) -> (String, Sound) in
        guard ["vowel", "consonant"].contains(row[1]) else {
          throw row.fault(1, "write vowel or consonant, not “\(row[1])”")
        }
        return (row[0], Sound(name: row[2], isVowel: row[1] == "vowel"))
      }
      sounds = Dictionary(uniqueKeysWithValues: rows)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The offset of the first scalar that no voice of a language can say; `nil` if it can say all.
  ///
  /// Marks and diacritics that change no phoneme of the voice are passed over.
  package static func unknownSymbol(in ipa: String, language: Language) -> Int? {
    let known = Set(table(for: language).sounds.keys.joined().unicodeScalars)
    return Array(ipa.unicodeScalars).firstIndex { scalar in
      !known.contains(scalar) && !passesOver(scalar)
    }
  }

  private static func passesOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .modifierLetter, .modifierSymbol: true
    default: " .-|‖‿ˈˌː".unicodeScalars.contains(scalar)
    }
  }
}
