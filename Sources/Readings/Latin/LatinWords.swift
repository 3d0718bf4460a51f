/// English words as Korean writes them, and the names of letters.
enum LatinWords {
  /// The Hangul of a word in small letters; plurals take 스 or 즈.
  static func hangul(_ word: String) -> String? {
    if let found = table[word] { return found }
    guard word.utf8.count > 3, word.hasSuffix("s"), let stem = table[String(word.dropLast())] else {
      return nil
    }
    let last = word.utf8.dropLast().last ?? 0
    if last == UInt8(ascii: "t") { return pluralAfterT(stem) }
    return stem + ("kpfc".utf8.contains(last) ? KoreanWord.pluralAfterVoiceless : .plural).text
  }

  /// 카츠 of 카트 and 인푸츠 of 인풋: the t is part of the 츠; one that is not heard, as that of 뷔페,
  /// leaves a plural like any other.
  private static func pluralAfterT(_ stem: String) -> String {
    guard let last = stem.unicodeScalars.last, var syllable = HangulSyllable(last) else {
      return stem
    }
    if syllable.onset == .t, syllable.vowel == .eu, syllable.coda == .none {
      return String(stem.dropLast()) + KoreanWord.pluralAfterT.text
    }
    guard syllable.coda == .s else { return stem + KoreanWord.plural.text }
    syllable.coda = .none
    return String(stem.dropLast()) + String(syllable.scalar) + KoreanWord.pluralAfterT.text
  }

  /// The Hangul of a word that is made of known ones, of three letters and more each: Firefly.
  static func compound(_ word: String) -> String? {
    let letters = Array(word)
    guard (6...24).contains(letters.count) else { return nil }
    for length in stride(from: letters.count - 3, through: 3, by: -1) {
      // Hotshot is hot and shot: what comes first is no plural.
      let first = String(letters[..<length])
      guard table[first] != nil, let head = part(first) else { continue }
      let rest = String(letters[length...])
      if let tail = part(rest) ?? compound(rest) { return head + tail }
    }
    return nil
  }

  /// A part of a compound; what only joins words is none: Archer is not arc and her.
  private static func part(_ word: String) -> String? {
    KoreanWordSet.englishFunctionWords.contains(word) ? nil : hangul(word)
  }

  /// The name of a letter.
  static func letter(_ scalar: Unicode.Scalar) -> String {
    let index = scalar.lowercased.distance(from: "a")
    return letters.indices.contains(index) ? letters[index] : ""
  }

  private static let letters = DataTable.rows(
    "ko/letter-names.tsv", columns: ["letter", "name"]
  ) { $0[1] }

  private static let table = DataTable.words(
    "ko/latin-words.tsv", columns: ["written", "spoken"]
  )
}
