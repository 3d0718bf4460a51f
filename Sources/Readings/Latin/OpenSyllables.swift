import Support

/// Japanese names and words in Latin letters: Murakami 무라카미, Hokkaido 홋카이도.
///
/// They are cut into syllables of one consonant and one vowel, with n between and a doubled consonant.
/// A word of three such syllables or more is taken for one; many other names, and few English words,
/// are so spelled.
enum OpenSyllables {
  /// The Hangul of a word in small letters; `nil` where a part of it is no such syllable.
  static func hangul(_ word: String) -> String? {
    let letters = Array(word.unicodeScalars)
    guard let last = letters.last, "aioun".unicodeScalars.contains(last) else { return nil }
    var syllables: [HangulSyllable] = []
    var isAfterConsonant = false
    var position = 0
    while position < letters.count {
      let next = position + 1 < letters.count ? letters[position + 1] : .nothing
      if let mora = mora(letters, position) {
        let isBare = mora.end == position + 1
        if isBare, position > 0, !vowelPairs.contains([letters[position - 1], letters[position]]) {
          return nil
        }
        syllables.append(mora.syllable)
        isAfterConsonant = !isBare
        position = mora.end
        // A long vowel is said as a short one: Kouichi 코이치.
        if position < letters.count,
          longVowels.contains([letters[position - 1], letters[position]])
        {
          position += 1
        }
        continue
      }
      guard let before = syllables.indices.last, syllables[before].coda == .none else { return nil }
      switch letters[position] {
      case "n" where next != .nothing || isAfterConsonant: syllables[before].coda = .n
      case "m" where "bpm".unicodeScalars.contains(next): syllables[before].coda = .m
      case "k" where next == "k", "p" where next == "p", "s" where next == "s",
        "t" where next == "t" || next == "c":
        syllables[before].coda = .s
      default: return nil
      }
      position += 1
    }
    guard syllables.count >= 3 else { return nil }
    return String(String.UnicodeScalarView(syllables.map(\.scalar)))
  }

  /// The vowels that stand beside each other in such words, and few pairs of English among them.
  private static let vowelPairs = Set(
    ["ai", "ei", "ui", "oi", "au", "ae", "ao", "ue", "io"].map { Array($0.unicodeScalars) })

  private static let longVowels = Set(["ou", "oo", "uu"].map { Array($0.unicodeScalars) })

  /// The consonant and the vowel at a position.
  private static func mora(
    _ letters: [Unicode.Scalar], _ start: Int
  ) -> (syllable: HangulSyllable, end: Int)? {
    for length in [2, 1, 0] where start + length < letters.count {
      guard let row = table[Array(letters[start..<(start + length)])],
        let vowel = vowels.firstIndex(of: letters[start + length]), let syllable = row[vowel]
      else { continue }
      return (syllable, start + length + 1)
    }
    return nil
  }

  private static let vowels: [Unicode.Scalar] = ["a", "i", "u", "e", "o"]

  /// The syllables of each consonant, by vowel.
  private static let table = DataTable.dictionary(
    "ko/latin-morae.tsv", columns: ["consonant", "a", "i", "u", "e", "o"]
  ) { row throws(TabTable.Fault) in
    var syllables: [HangulSyllable?] = []
    for column in 1...vowels.count {
      if row[column] == "-" {
        syllables.append(nil)
      } else if let syllable = HangulSyllable(try row.scalar(column)) {
        syllables.append(syllable)
      } else {
        throw row.fault(column, "expected a syllable of Hangul, found “\(row[column])”")
      }
    }
    return (Array(row[0].unicodeScalars.filter(\.isLower)), syllables)
  }
}
