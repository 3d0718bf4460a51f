import Support

/// JSON inside a page that cannot end the element around it.
enum ScriptData {
  /// The value as JSON in which `<`, `>`, `&` and JavaScript's line terminators are escaped.
  static func json(_ value: some Encodable) -> String {
    // Every value of a page can be encoded.
    let text = (try? JSONText.sorted(value)) ?? "null"
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
