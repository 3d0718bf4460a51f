import AccessibilityModel

/// The International Phonetic Alphabet as mnemonics of eSpeak NG 1.51.
///
/// Symbols without a mnemonic in either voice are left out, because an unknown one would silence the
/// rest of its word.
struct IPAMnemonics {
  /// One string per word.
  let words: [String]

  /// Reads IPA for a voice.
  init(ipa: String, language: Language) {
    let isKorean = language.base == Language.korean.base
    let table = isKorean ? Self.korean : Self.english
    words = ipa.split { $0 == " " || $0 == "." && isKorean }.compactMap { word in
      let mnemonics = Self.read(word, table)
      return mnemonics.isEmpty ? nil : mnemonics.joined(separator: "|")
    }
  }

  /// Longest symbols first.
  private static func read(_ word: Substring, _ table: [String: String]) -> [String] {
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
        guard let mnemonic = table[symbol] else { continue }
        let isVowel = isStressed && vowels.contains(scalars[index])
        result.append(isVowel ? "'" + mnemonic : mnemonic)
        if isVowel { isStressed = false }
        taken = length
        break
      }
      index += taken
    }
    return result
  }

  private static let vowels = Set("iɪeɛæaɑɒɔoʊuʌəɜɚɝɐɯ".unicodeScalars)

  private static let english = rows(
    """
    p p|b b|t t|d d|k k|g g|ɡ g|m m|n n|ŋ N|f f|v v|θ T|ð D|s s|z z|ʃ S|ʒ Z|h h|l l|ɹ r|r r|ɾ t#|j j|w w
    tʃ tS|t͡ʃ tS|dʒ dZ|d͡ʒ dZ|ʧ tS|ʤ dZ|i i:|iː i:|ɪ I|e E|ɛ E|æ a|ɑ A:|ɑː A:|ɒ 0|ɔ O:|ɔː O:|ʊ U|u u:|uː u:
    ʌ V|ə @|ɜ 3:|ɜː 3:|ɝ 3:|ɚ 3|eɪ eI|aɪ aI|ɔɪ OI|aʊ aU|oʊ oU|əʊ oU|a a|o oU|ʔ t
    """
  )

  private static let korean = rows(
    """
    p p|b b|t d|d d|k g|g g|ɡ g|p͈ p-|t͈ t-|k͈ q|pʰ ph|tʰ th|kʰ kh|m m|n n|ɲ n|ŋ N|s s|sʰ s|s͈ s-|ɕ S;|h h
    ɾ r|r r|l l|ɭ l|ʎ l|j j|w w|ɰ j|k̚ q|t̚ t-|p̚ p-|i i|e e|ɛ E|a a|ʌ @|ə @|o o|u u|ɯ u-
    """
  )

  private static func rows(_ table: String) -> [String: String] {
    var rows: [String: String] = [:]
    for row in table.split(whereSeparator: { $0 == "|" || $0.isNewline }) {
      let columns = row.split(separator: " ")
      if columns.count == 2 { rows[String(columns[0])] = String(columns[1]) }
    }
    return rows
  }
}
