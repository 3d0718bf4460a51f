/// How words sound that a speech engine's own rules get wrong, or that are poorly heard.
enum EnglishPronunciations {
  /// The phonemes of a word; `nil` where an engine's own rules do.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    guard word.utf8.count <= 14 else { return nil }
    return table[word.lowercased()].flatMap(EnglishPhonemes.init)
  }

  static let table = DataTable.words("en/pronunciations.tsv", columns: ["word", "phonemes"])
}

/// Abbreviations in capitals that are said by their letters: OTP, UHD, VIP.
///
/// A speech engine would read them as words; what eSpeak NG spells by itself, as ATM and USB, is
/// not among them.
enum EnglishInitialisms {
  /// The letters' names, the last of them stressed most; `nil` for any other word.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    guard EnglishWordSet.initialisms.contains(word), let last = word.last else { return nil }
    let names = word.dropLast().map { name($0).replacing("ˈ", with: "ˌ") } + [name(last)]
    return EnglishPhonemes(names.joined(separator: " "))
  }

  /// The name of the letter A, which alone would be read as the article.
  static let letterA = EnglishPhonemes(name("A"))

  private static func name(_ letter: Character) -> String { letters[String(letter)] ?? "" }

  private static let letters = DataTable.words(
    "en/letter-names.tsv", columns: ["letter", "phonemes"]
  )
}
