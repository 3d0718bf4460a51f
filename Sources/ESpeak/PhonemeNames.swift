import AccessibilityModel
import Readings
import Support

/// The names of phonemes that a lexicon may use in eSpeak NG's own notation.
package struct PhonemeNames: Sendable {
  /// The names that the voice of a language has.
  let names: Set<String>

  /// The names for a language: its own, or else those of English, whose voice then speaks.
  static func names(for language: SpokenLanguage) -> PhonemeNames {
    language.base == SpokenLanguage.korean.base ? korean : english
  }

  private static let english = PhonemeNames("en")
  private static let korean = PhonemeNames("ko")

  /// The names that a voice has in the table.
  private init(_ voice: String) {
    let rows = PhonemeTables.tables.rows("names.tsv", columns: ["name", "voices"]) { row in
      (name: row[0], voices: row[1].split(separator: " "))
    }
    names = Set(rows.filter { $0.voices.contains { $0 == voice } }.map(\.name))
  }

  /// The first thing in a notation that no voice of a language has; `nil` if it has all.
  ///
  /// The engine itself stops there without a word, or says a sound that the language does not have.
  package static func unknown(in notation: String, language: SpokenLanguage) -> UnknownPhoneme? {
    let known = names(for: language).names
    let longest = known.map(\.count).max() ?? 0
    let scalars = Array(notation.unicodeScalars)
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(scalars[range]))
    }
    var position = 0
    while position < scalars.count {
      // A bar parts phonemes that would be one name together.
      if scalars[position] == " " || scalars[position] == "|" {
        position += 1
        continue
      }
      let lengths = (1...longest).reversed().filter { position + $0 <= scalars.count }
      guard let length = lengths.first(where: { known.contains(text(position..<position + $0)) })
      else {
        let name = text(position..<position + 1)
        // Of one character all others are as near; but the same letter may be known in small.
        let nearest = known.sorted().first { $0.lowercased() == name.lowercased() }
        return UnknownPhoneme(offset: position, name: name, nearest: nearest)
      }
      position += length
    }
    return nil
  }
}
