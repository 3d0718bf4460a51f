import Foundation

/// Text files as git and editors leave them.
package enum PlainText {
  /// The text of a file, with line feeds alone at the ends of lines and without a byte order mark.
  ///
  /// Git can check files out with CRLF, which Swift takes for one character.
  ///
  /// - Returns: The text; `nil` if the bytes are not UTF-8.
  package static func of(_ data: Data) -> String? {
    String(validating: data, as: UTF8.self)
      .map { String($0.unicodeScalars.filter { $0 != "\r" && $0 != "\u{FEFF}" }) }
  }
}
