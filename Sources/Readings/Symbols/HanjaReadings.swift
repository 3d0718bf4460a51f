/// The Hanja of Korean headlines and labels, each with its reading.
enum HanjaReadings {
  /// The Hangul of a run of Hanja, if every one is known.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - range: Where the run stands.
  ///   - beginsWord: Whether nothing stands before it that makes one word with it, so that it is said as
  ///     a word begins: 女 is 여 there, and 녀 in 男女.
  /// - Returns: The Hangul; `nil` where a Hanja is unknown.
  static func hangul(
    _ text: WrittenText, _ range: Range<Int>, beginsWord: Bool = false
  ) -> String? {
    guard range.count <= 16 else { return nil }
    var reading = ""
    for position in range {
      guard let known = table[text[position]] else { return nil }
      reading += position == range.lowerBound && beginsWord ? initial(known) : known
    }
    return reading
  }

  /// A syllable as a Sino-Korean word begins with it: 여 of 녀, 육 of 륙, 나 of 라.
  private static func initial(_ reading: String) -> String {
    guard let scalar = reading.unicodeScalars.first, let syllable = HangulSyllable(scalar),
      syllable.onset == .n || syllable.onset == .r
    else { return reading }
    let onset: Onset = syllable.vowel.takesInsertedN ? .none : .n
    let first = HangulSyllable(onset, syllable.vowel, syllable.coda)
    return String(Character(first.scalar)) + reading.dropFirst()
  }

  private static let table = DataTable.characters(
    "ko/hanja.tsv", columns: ["hanja", "reading"]
  )
}
