import AccessibilityModel

/// A text as words, with the pause that ends it and the rules that acted.
public struct NormalizedText: Hashable, Sendable {
  /// The words in the order they are spoken.
  public var words: [SpokenWord]
  /// The punctuation after the last word, if there is any: a question mark makes a question.
  public var ending: SpokenWord.Pause?
  /// What each rule did, in the order of the text; empty unless it was asked for.
  public var steps: [Step]

  /// One rule at work: `counter`, `3개`, `세 개`.
  public struct Step: Hashable, Sendable, CustomStringConvertible {
    /// The name of the rule.
    public var rule: String
    /// The characters it took.
    public var written: String
    /// The words it made, joined by spaces; empty if they are silent.
    public var spoken: String

    /// Creates a step.
    public init(rule: String, written: String, spoken: String) {
      self.rule = rule
      self.written = written
      self.spoken = spoken
    }

    public var description: String { "\(rule) \(written) → \(spoken)" }
  }

  /// The words joined by spaces.
  public var text: String { TextNormalizer.text(of: words) }
}
