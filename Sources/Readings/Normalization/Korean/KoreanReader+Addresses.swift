import AccessibilityModel

extension KoreanReader: AddressReader {
  static let addressWords = AddressWords(
    at: KoreanWord.at.text, partsHost: true, dot: KoreanWord.point.text,
    link: KoreanWord.link.text,
    marks: [
      ".": KoreanWord.point.text, "-": KoreanWord.hyphen.text, "_": KoreanWord.underscore.text,
      "+": KoreanWord.plus.text,
    ]
  )

  mutating func addDigits(_ range: Range<Int>, join: SpokenWord.Join) {
    add(KoreanNumerals.byDigit(digits(range)), range, join: join)
  }

  mutating func addHostWord(_ range: Range<Int>, join: SpokenWord.Join) {
    // A very long run is taken in parts, so that no word overruns the engine.
    for start in stride(from: range.lowerBound, to: range.upperBound, by: 32) {
      let part = start..<min(start + 32, range.upperBound)
      add(
        hostWords(part), part, join: start == range.lowerBound ? join : .tight, kind: .word)
    }
  }

  private func hostWords(_ range: Range<Int>) -> [String] {
    let lower = text.lowercased(range)
    if let known = Self.hostLabels[lower] { return [known] }
    if let name = LatinNames.match(text, at: range.lowerBound, limit: range.upperBound),
      name.end == range.upperBound
    {
      return name.reading.split(separator: " ").map(String.init)
    }
    return LatinReading.read(text, range).map(\.text)
  }

  private static let hostLabels = DataTable.words(
    "ko/host-labels.tsv", columns: ["written", "spoken"]
  )
}
