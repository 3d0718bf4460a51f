/// The sounds of words that a speech engine gets wrong or says unclearly.
enum EnglishPronunciations {
  /// The phonemes of a word; `nil` if the engine's own rules say it well.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    guard word.utf8.count <= 14 else { return nil }
    return table[word.lowercased()].flatMap(EnglishPhonemes.init)
  }

  static let table = DataTable.words("en/pronunciations.tsv", columns: ["word", "phonemes"])
}
