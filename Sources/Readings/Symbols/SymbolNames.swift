import AccessibilityModel

/// The names of emoji and symbols, from Unicode CLDR, with a few of our own for common signs.
enum SymbolNames {
  /// An emoji or symbol found in a text.
  struct Found {
    /// Its words, separated by spaces.
    var name: String
    /// The character after it, skin tones included.
    var end: Int
  }

  private struct Entry: Sendable {
    var scalars: [UInt32]
    var name: String
  }

  /// The symbol at a position, the longest sequence first; skin tones are passed over.
  static func match(
    _ text: WrittenText,
    at position: Int,
    limit: Int,
    language: Language
  ) -> Found? {
    let table = language == .korean ? korean : english
    guard position < limit, let entries = table[text[position]] else { return nil }
    for entry in entries {
      if let end = end(of: entry.scalars, text, position, limit) {
        return Found(name: entry.name, end: end)
      }
    }
    return nil
  }

  private static func end(
    of scalars: [UInt32],
    _ text: WrittenText,
    _ start: Int,
    _ limit: Int
  ) -> Int? {
    var position = start
    for scalar in scalars {
      while position < limit, position > start, isSkinTone(text[position]) { position += 1 }
      guard position < limit, text[position] == scalar else { return nil }
      position += 1
    }
    while position < limit, isSkinTone(text[position]) { position += 1 }
    return position
  }

  private static func isSkinTone(_ scalar: UInt32) -> Bool { scalar &- 0x1F3FB < 5 }

  private static let korean = table(koreanRows, ownKorean)
  private static let english = table(englishRows, ownEnglish)

  private static func table(_ rows: String, _ own: String) -> [UInt32: [Entry]] {
    var names: [String: String] = [:]
    for line in [rows, own].joined(separator: "\n").utf8.split(separator: UInt8(ascii: "\n")) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      names[String(decoding: line[..<tab], as: UTF8.self)] = String(
        decoding: line[line.index(after: tab)...], as: UTF8.self
      )
    }
    var table: [UInt32: [Entry]] = [:]
    for (symbol, name) in names {
      let scalars = symbol.unicodeScalars.map(\.value)
      if let first = scalars.first {
        table[first, default: []].append(Entry(scalars: scalars, name: name))
      }
    }
    for key in table.keys {
      table[key]?.sort { $0.scalars.count > $1.scalars.count }
    }
    return table
  }

  /// Signs that CLDR calls by a name nobody says, or not at all.
  private static let ownKorean = """
    ★\t별
    √\t루트
    ☆\t빈 별
    ♥\t하트
    ♡\t빈 하트
    ✓\t체크
    ✕\t엑스 표시
    ✗\t엑스 표시
    ✘\t엑스 표시
    ✔\t체크
    ✅\t체크
    ☑\t체크
    ⓘ\t정보
    ℹ\t정보
    ▲\t위쪽 삼각형
    △\t위쪽 삼각형
    ▼\t아래쪽 삼각형
    ▽\t아래쪽 삼각형
    ▶\t재생
    ㈜\t주식회사
    ㈔\t사단법인
    ㉿\t케이에스
    №\t넘버
    ℡\t전화
    ™\t상표
    """

  private static let ownEnglish = """
    ★\tstar
    ≤\tat most
    ≥\tat least
    ≈\tabout
    ☆\tempty star
    ♥\theart
    ♡\tempty heart
    ✓\tcheck mark
    ✕\tcross mark
    ✗\tcross mark
    ✘\tcross mark
    ✔\tcheck mark
    ☑\tchecked
    ⓘ\tinformation
    №\tnumber
    ▲\tup triangle
    ▼\tdown triangle
    ™\ttrademark
    """
}
