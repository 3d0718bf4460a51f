/// The Hanja of Korean headlines and labels, each with its reading.
enum HanjaReadings {
  /// The Hangul of a run of Hanja, if every one is known.
  static func hangul(_ text: WrittenText, _ range: Range<Int>) -> String? {
    guard range.count <= 16 else { return nil }
    var reading = ""
    for position in range {
      guard let known = table[text[position]] else { return nil }
      reading += known
    }
    return reading
  }

  private static let table = DataTable.characters(
    "ko/hanja.tsv", columns: ["hanja", "reading"]
  )
}
