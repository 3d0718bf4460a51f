import AccessibilityModel

/// The International Phonetic Alphabet as mnemonics of eSpeak NG 1.51.
///
/// Symbols without a mnemonic in either voice are left out, because an unknown one would silence the
/// rest of its word.
struct IPAMnemonics {
  /// One string per word.
  let words: [String]

  /// Reads IPA for a voice; `nil` if no table tells the sounds of its language.
  init?(ipa: String, language: SpokenLanguage) {
    guard let table = IPATable.table(for: language) else { return nil }
    words = ipa.split { $0 == " " || $0 == "." && table.partsAtDots }.compactMap { word in
      let mnemonics = Self.read(word, table)
      return mnemonics.isEmpty ? nil : mnemonics.joined(separator: "|")
    }
  }

  /// Longest symbols first.
  private static func read(_ word: Substring, _ table: IPATable) -> [String] {
    var result: [String] = []
    let scalars = Array(word.unicodeScalars.prefix(80))
    var index = 0
    // Without a stress mark a clause is flat; if none is given, the first vowel gets it.
    var isStressed = !word.unicodeScalars.contains("ˈ")
    while index < scalars.count, result.count < KoreanMnemonics.longestWord {
      if scalars[index] == "ˈ" {
        isStressed = true
        index += 1
        continue
      }
      var taken = 1
      for length in stride(from: min(3, scalars.count - index), through: 1, by: -1) {
        let symbol = String(String.UnicodeScalarView(scalars[index..<index + length]))
        guard let sound = table.sounds[symbol] else { continue }
        let isVowel = isStressed && sound.isVowel
        result.append(isVowel ? "'" + sound.name : sound.name)
        if isVowel { isStressed = false }
        taken = length
        break
      }
      index += taken
    }
    return result
  }
}
