/// Abbreviations in capitals that are said by their letters: OTP, UHD, VIP.
///
/// A speech engine would read them as words; what eSpeak NG spells by itself, as ATM and USB, is
/// not among them.
enum EnglishInitialisms {
  /// The letters' names, the last of them stressed most; `nil` for any other word.
  static func phonemes(_ word: String) -> EnglishPhonemes? {
    let isPlural = word.utf8.count >= 3 && word.last == "s" && isCapital(word.dropLast())
    let letters = isPlural ? word.dropLast() : word[...]
    guard isPlural || EnglishWordSet.initialisms.contains(word),
      !EnglishWordSet.saidAsWords.contains(String(letters))
    else { return nil }
    return names(of: letters, isPlural: isPlural)
  }

  /// The names of all letters, the last of them stressed most; `nil` where one has no name.
  static func names(of letters: Substring, isPlural: Bool = false) -> EnglishPhonemes? {
    guard let last = letters.last else { return nil }
    let names = letters.dropLast().map { name($0).replacing("ˈ", with: "ˌ") } + [name(last)]
    let plural = isPlural ? [ending(after: name(last))] : []
    return EnglishPhonemes((names + plural).joined(separator: " "))
  }

  /// Whether it is two to five capital letters, as no ordinary word is written.
  private static func isCapital(_ letters: Substring) -> Bool {
    (2...5).contains(letters.count) && letters.allSatisfy { $0.isASCII && $0.isUppercase }
  }

  /// The plural of a letter's name: s after a voiceless consonant, ᵻ z after a hissing one, z.
  private static func ending(after name: String) -> String {
    switch name.split(separator: " ").last {
    case "s", "z", "tʃ", "dʒ", "ʃ": "ᵻ z"
    case "f", "k", "p", "t": "s"
    default: "z"
    }
  }

  /// The name of the letter A, which alone would be read as the article.
  static let letterA = EnglishPhonemes(name("A"))

  private static func name(_ letter: Character) -> String { letters[letter.uppercased()] ?? "" }

  private static let letters = DataTable.words(
    "en/letter-names.tsv", columns: ["letter", "phonemes"]
  )
}

/// Short words in capitals, which an engine would spell beside small letters or digits: 50% OFF.
enum EnglishCapitals {
  /// The word as it is written elsewhere; `nil` for any other, and for one that may be letters.
  static func word(_ written: String) -> String? {
    guard (2...3).contains(written.utf8.count), written.utf8.allSatisfy({ $0 &- 0x41 < 26 })
    else { return nil }
    let word = written.lowercased()
    return EnglishWordSet.capitalWords.contains(word)
      || EnglishWordSet.saidAsWords.contains(written)
      ? word : nil
  }
}
