import AccessibilityModel

extension KoreanReader: AddressReader {
  static let addressWords = AddressWords(
    at: "골뱅이", partsHost: true, dot: "점", link: "링크",
    marks: [".": "점", "-": "하이픈", "_": "밑줄", "+": "플러스"]
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

  private static let hostLabels: [String: String] = [
    "www": "더블유더블유더블유", "com": "컴", "net": "넷", "org": "오알지", "kr": "케이알", "co": "시오",
    "go": "지오", "or": "오알", "ac": "에이시", "io": "아이오", "me": "미", "ai": "에이아이", "tv": "티브이",
    "jp": "제이피", "us": "유에스", "uk": "유케이", "gg": "지지", "ly": "엘와이", "dev": "데브", "app": "앱",
    "gov": "거브", "edu": "에듀", "info": "인포", "m": "엠", "gmail": "지메일", "daum": "다음",
    "hanmail": "한메일",
    "nate": "네이트", "no": "노", "be": "비이", "to": "티오",
  ]
}
