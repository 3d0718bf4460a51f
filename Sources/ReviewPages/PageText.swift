import Mustache

/// HTML in which every text is treated as data, whatever it contains.
///
/// The package's own escaping works by `Character`. To Swift, a quotation mark with a combining
/// accent is a different character, but to a browser it still ends an attribute.
struct EscapedHTML: MustacheContentType {
  /// The name by which templates ask for it: `{{% CONTENT_TYPE: SCREEN_TEXT}}`.
  static let name = "SCREEN_TEXT"

  func escapeText(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
      case "'": result.append(contentsOf: "&#39;".unicodeScalars)
      // A browser would turn it into a line feed, and the offsets in scripts would no longer match.
      case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
      // Characters that HTML does not allow.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        result.append("\u{FFFD}")
      default: result.append(scalar.properties.isNoncharacterCodePoint ? "\u{FFFD}" : scalar)
      }
    }
    return String(result)
  }
}
