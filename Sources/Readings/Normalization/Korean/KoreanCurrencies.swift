/// Currency signs and codes.
enum KoreanCurrencies {
  /// The currency at a position, before a number or after one.
  static func symbol(
    _ text: WrittenText,
    at position: Int,
    _ span: Range<Int>
  ) -> (word: String, end: Int)? {
    guard position >= span.lowerBound, position < span.upperBound else { return nil }
    let scalar = text[position]
    if let word = signs[scalar] { return (word, position + 1) }
    guard ScalarClass.isUpper(scalar), !ScalarClass.isLatin(text[position - 1]),
      text[position - 1] != 0x2F
    else { return nil }
    for (code, word) in codes {
      let end = position + code.utf8CodeUnitCount
      guard end <= span.upperBound, text.has(code, at: position) else { continue }
      if text[end - 1] == 0x24 || !ScalarClass.isLatin(text[end]) {
        var next = end
        if text[next] == 0x20 { next += 1 }
        if ScalarClass.isDigit(text[next]) { return (word, end) }
      }
    }
    return nil
  }

  static let signs: [UInt32: String] = [
    0x20A9: "원", 0x24: "달러", 0x20AC: "유로", 0xA3: "파운드", 0xA5: "엔", 0x20B9: "루피",
    0x20BD: "루블", 0x20AB: "동", 0xE3F: "바트", 0x20B1: "페소", 0x20BF: "비트코인", 0x20BA: "리라",
    0xA2: "센트", 0x20AA: "셰켈", 0x20B4: "흐리우냐", 0x20AE: "투그릭",
  ]

  private static let codes: [(StaticString, String)] = [
    ("US$", "달러"), ("HK$", "홍콩 달러"), ("NT$", "대만 달러"), ("S$", "싱가포르 달러"),
    ("A$", "호주 달러"), ("C$", "캐나다 달러"), ("USD", "달러"), ("KRW", "원"), ("EUR", "유로"),
    ("JPY", "엔"), ("CNY", "위안"), ("GBP", "파운드"), ("HKD", "홍콩 달러"), ("AUD", "호주 달러"),
    ("CAD", "캐나다 달러"), ("THB", "바트"), ("VND", "동"), ("SGD", "싱가포르 달러"), ("TWD", "대만 달러"),
    ("CHF", "스위스 프랑"),
  ]
}
