import AccessibilityModel

/// Values of a switch that only say its state again: `true`, `켬`.
package enum ToggleWords {
  private static let words: [String: ToggleState] = [
    "on": .on, "off": .off, "켬": .on, "끔": .off, "켜짐": .on, "꺼짐": .off, "true": .on,
    "false": .off, "yes": .on, "no": .off, "checked": .on, "unchecked": .off, "not checked": .off,
  ]

  /// The words in upper or lower case, as a regular expression that all programs read alike.
  static let pattern: String = {
    let letters = words.keys.sorted().map { word in
      word.map { letter in
        let (upper, lower) = (letter.uppercased(), letter.lowercased())
        return upper == lower ? lower : "[\(upper)\(lower)]"
      }.joined()
    }
    return "^(?:\(letters.joined(separator: "|")))$"
  }()

  /// The state that a value says; `nil` if it says something else.
  package static func state(in value: String) -> ToggleState? { words[value.lowercased()] }
}
