/// Where JSON differs from YAML: it escapes characters outside the first plane as two surrogates.
enum JSONEscapes {
  /// A JSON text with every surrogate pair (`\\ud83d\\ude00`) as YAML writes it (`\\U0001F600`), and
  /// a lone surrogate as U+FFFD; any other text unchanged.
  static func asYAML(_ text: String) -> String {
    guard let first = text.unicodeScalars.first(where: { !$0.properties.isWhitespace }),
      first == "{" || first == "[", text.contains("\\u")
    else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var position = 0
    while position < scalars.count {
      guard scalars[position] == "\\" else {
        result.append(scalars[position])
        position += 1
        continue
      }
      guard let high = unit(scalars, at: position), (0xD800...0xDFFF).contains(high) else {
        // Any other escape: its second character cannot begin a new one.
        result.append(contentsOf: scalars[position..<min(position + 2, scalars.count)])
        position += 2
        continue
      }
      var value: UInt32 = 0xFFFD
      position += 6
      if high < 0xDC00, let low = unit(scalars, at: position), (0xDC00...0xDFFF).contains(low) {
        value = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        position += 6
      }
      let digits = String(value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: 8 - digits.count)
      result.append(contentsOf: "\\U\(padding)\(digits)".unicodeScalars)
    }
    return String(result)
  }

  /// The value of a four-digit escape at a position.
  private static func unit(_ scalars: [Unicode.Scalar], at position: Int) -> UInt32? {
    guard position + 6 <= scalars.count, scalars[position] == "\\", scalars[position + 1] == "u"
    else { return nil }
    var digits = String.UnicodeScalarView()
    digits.append(contentsOf: scalars[(position + 2)..<(position + 6)])
    return UInt32(String(digits), radix: 16)
  }
}
