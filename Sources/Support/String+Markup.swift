extension String {
  /// The text with some of its scalars replaced.
  ///
  /// Markup is escaped by scalars, not characters: to Swift, a sign with a combining accent is another
  /// one, but to a browser it still begins a tag or ends an attribute.
  ///
  /// - Parameter replacement: What stands in place of a scalar; `nil` for the scalar itself.
  /// - Returns: The text.
  package func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        result.append(contentsOf: other.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// How XML and HTML write the scalar where it would be markup; `nil` if it never is.
  package var entity: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    default: nil
    }
  }
}
