/// Words for the state of a switch: `true`, `켬`.
package enum ToggleWords {
  /// Values that only say the state again.
  private static let words: [String: ToggleState] = [
    "on": .on, "off": .off, "켬": .on, "끔": .off, "켜짐": .on, "꺼짐": .off, "true": .on,
    "false": .off, "yes": .on, "no": .off, "checked": .on, "unchecked": .off, "not checked": .off,
  ]

  /// What else people write for a state where a word of ours is expected.
  private static let others: [String: ToggleState] = [
    "ischecked": .on, "ticked": .on, "notchecked": .off, "not-checked": .off,
    "indeterminate": .mixed, "partial": .mixed,
  ]

  /// The words in upper or lower case, as a regular expression that all programs read alike.
  package static let pattern: String = {
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

  /// The state that somebody meant by a word; `nil` if it is none.
  package static func state(meantBy word: String) -> ToggleState? {
    words[word.lowercased()] ?? others[word.lowercased()]
  }
}
