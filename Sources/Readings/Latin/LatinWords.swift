/// English words as Korean writes them, and the names of letters.
enum LatinWords {
  /// The Hangul of a word in small letters; plurals take 스, 즈 or 츠.
  static func hangul(_ word: String) -> String? {
    if let found = table[word] { return found }
    guard word.utf8.count > 3, word.hasSuffix("s") else { return nil }
    let singular = word.dropLast()
    if let stem = table[String(singular)] { return plural(of: singular, stem) }
    // Boxes and classes: the e is not the stem's own.
    let short = singular.dropLast()
    guard singular.hasSuffix("e"), hisses(short), let stem = table[String(short)] else {
      return nil
    }
    return plural(of: short, stem)
  }

  private static func plural(of word: Substring, _ stem: String) -> String {
    let last = word.utf8.last ?? 0
    if last == UInt8(ascii: "t") || word.hasSuffix("te") { return pluralAfterT(stem) }
    if hisses(word) { return pluralAfterHissing(stem) }
    return stem + ("kpfc".utf8.contains(last) ? KoreanWord.pluralAfterVoiceless : .plural).text
  }

  /// Whether a word ends with a sound after which a plural has a syllable of its own.
  private static func hisses(_ word: Substring) -> Bool {
    ["s", "x", "z", "ch", "sh", "ce", "se", "ze"].contains { word.hasSuffix($0) }
  }

  /// 서비시즈 of 서비스 and 사이지즈 of 사이즈.
  private static func pluralAfterHissing(_ stem: String) -> String {
    var letters = Array(stem.unicodeScalars)
    if let last = letters.last, var syllable = HangulSyllable(last), syllable.vowel == .eu,
      syllable.coda == .none
    {
      syllable.vowel = .i
      letters[letters.count - 1] = syllable.scalar
    }
    return String(String.UnicodeScalarView(letters)) + KoreanWord.plural.text
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
