import AccessibilityModel

/// Values of a switch that only say its state again: `true`, `켬`.
package enum ToggleWords {
  private static let words: [String: ToggleState] = [
    "on": .on, "off": .off, "켬": .on, "끔": .off, "true": .on, "false": .off, "yes": .on, "no": .off,
  ]

  /// The state that a value says; `nil` if it says something else.
  package static func state(in value: String) -> ToggleState? { words[value.lowercased()] }
}
