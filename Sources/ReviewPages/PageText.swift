import Mustache
import Support

/// HTML in which every text is treated as data, whatever it contains.
///
/// The package's own escaping works by `Character`. To Swift, a quotation mark with a combining
/// accent is a different character, but to a browser it still ends an attribute.
struct EscapedHTML: MustacheContentType {
  /// The name by which templates ask for it: `{{% CONTENT_TYPE: SCREEN_TEXT}}`.
  static let name = "SCREEN_TEXT"

  func escapeText(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "'": "&#39;"
      // A browser would turn it into a line feed, and the offsets in scripts would no longer match.
      case "\r": "&#13;"
      // Characters that HTML does not allow.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{7F}"..."\u{9F}": "\u{FFFD}"
      case _ where scalar.properties.isNoncharacterCodePoint: "\u{FFFD}"
      default: scalar.entity
      }
    }
  }
}
