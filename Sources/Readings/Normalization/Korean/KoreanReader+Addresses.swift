import AccessibilityModel

extension KoreanReader {
  /// Reads a web or mail address: the words of the host, 점 and 골뱅이; a path is 링크.
  mutating func readAddress(at position: Int) -> Match? {
    guard let address = AddressScanner.address(text, at: position, limit: span.upperBound) else {
      return nil
    }
    let first = stream.words.count
    var join = SpokenWord.Join.space
    if let mailbox = address.mailbox {
      addAddressPart(mailbox, &join)
      stream.add(
        "골뱅이", .korean, mailbox.upperBound..<(mailbox.upperBound + 1), kind: .symbolName
      )
      join = .space
    }
    for (index, label) in address.labels.enumerated() {
      if index > 0 {
        stream.add(
          "점", .korean, (label.lowerBound - 1)..<label.lowerBound, join: .tight, kind: .symbolName
        )
      }
      addAddressPart(label, &join)
      join = .tight
    }
    if address.hasPath, let last = address.labels.last {
      stream.add("링크", .korean, last.upperBound..<address.range.upperBound)
    }
    stream.stretch(from: first, over: address.range)
    return (address.mailbox == nil ? "web address" : "mail address", address.range.upperBound)
  }

  private mutating func addAddressPart(_ range: Range<Int>, _ join: inout SpokenWord.Join) {
    var start = range.lowerBound
    while start < range.upperBound {
      let scalar = char(start)
      if ScalarClass.isDigit(scalar) {
        let end = min(digitEnd(start), range.upperBound)
        for word in KoreanNumerals.byDigit(digits(start..<end)) {
          stream.add(word, .korean, start..<end, join: join, kind: .number)
          join = .tight
        }
        start = end
      } else if ScalarClass.isLatin(scalar) {
        let end = min(latinEnd(start), range.upperBound)
        for word in hostWords(start..<end) {
          stream.add(word, .korean, start..<end, join: join)
          join = .tight
        }
        start = end
      } else {
        if let name = Self.marks[scalar] {
          stream.add(name, .korean, start..<(start + 1), join: .tight, kind: .symbolName)
        }
        start += 1
      }
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

  private static let marks: [UInt32: String] = [
    0x2E: "점", 0x2D: "하이픈", 0x5F: "밑줄", 0x2B: "플러스",
  ]
  private static let hostLabels: [String: String] = [
    "www": "더블유더블유더블유", "com": "컴", "net": "넷", "org": "오알지", "kr": "케이알", "co": "시오",
    "go": "지오", "or": "오알", "ac": "에이시", "io": "아이오", "me": "미", "ai": "에이아이", "tv": "티브이",
    "jp": "제이피", "us": "유에스", "uk": "유케이", "gg": "지지", "ly": "엘와이", "dev": "데브", "app": "앱",
    "gov": "거브", "edu": "에듀", "info": "인포", "m": "엠", "gmail": "지메일", "daum": "다음",
    "hanmail": "한메일",
    "nate": "네이트", "no": "노", "be": "비이", "to": "티오",
  ]
}
