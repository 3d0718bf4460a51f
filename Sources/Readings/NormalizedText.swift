import AccessibilityModel

/// A text as words, with the pause that ends it and the rules that acted.
package struct NormalizedText: Hashable, Sendable {
  /// The words in the order they are spoken.
  package var words: [SpokenWord]
  /// The punctuation after the last word, if there is any: a question mark makes a question.
  package var ending: SpokenWord.Pause?
  /// What each rule did, in the order of the text; empty unless it was asked for.
  package var steps: [Step]

  /// One rule at work: `counter`, `3개`, `세 개`.
  package struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    package var rule: String
    /// The characters it took.
    package var written: String
    /// The words it made, joined by spaces; empty if they are silent.
    package var spoken: String

    /// Creates a step.
    package init(rule: String, written: String, spoken: String) {
      self.rule = rule
      self.written = written
      self.spoken = spoken
    }

    package var description: String { "\(rule) \(written) → \(spoken)" }
  }

  /// The words joined by spaces.
  package var text: String { TextNormalizer.text(of: words) }
}
