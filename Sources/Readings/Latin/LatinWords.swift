/// English words as Korean writes them, and the names of letters.
enum LatinWords {
  /// The Hangul of a word in small letters; plurals take 스 or 즈.
  static func hangul(_ word: String) -> String? {
    if let found = table[word] { return found }
    guard word.utf8.count > 3, word.hasSuffix("s"), let stem = table[String(word.dropLast())] else {
      return nil
    }
    let last = word.utf8.dropLast().last ?? 0
    if last == UInt8(ascii: "t") { return String(stem.dropLast()) + "츠" }
    return stem + ("kpfc".utf8.contains(last) ? "스" : "즈")
  }

  /// The name of a letter.
  static func letter(_ scalar: UInt32) -> String {
    let index = Int(scalar | 0x20) - 0x61
    return letters.indices.contains(index) ? letters[index] : ""
  }

  private static let letters = [
    "에이", "비", "시", "디", "이", "에프", "지", "에이치", "아이", "제이", "케이", "엘", "엠", "엔", "오", "피",
    "큐", "알", "에스", "티", "유", "브이", "더블유", "엑스", "와이", "제트",
  ]

  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for entry in entries.split(whereSeparator: \.isWhitespace) {
      let fields = entry.split(separator: "=")
      if fields.count == 2 { table[String(fields[0])] = String(fields[1]) }
    }
    return table
  }()
}
