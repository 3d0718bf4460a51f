/// One way to read what stands at a place: what it is called, and what it does.
///
/// The rules for a kind of character stand in an array and are tried in its order; the first that
/// fits reads.
struct ReadingRule<Reader: TextReader>: Sendable {
  /// The names that `--explain` prints: one, or one for each kind of thing that the rule reads.
  let names: [String]
  /// What it reads, with an example.
  let summary: String
  /// Adds the words of what stands at a position, or leaves it to the next rule.
  let read: @Sendable (inout Reader, Int) -> Match?

  typealias Match = ReadingMatch

  init(
    _ names: String..., summary: String, read: @escaping @Sendable (inout Reader, Int) -> Match?
  ) {
    self.names = names
    self.summary = summary
    self.read = read
  }
}

/// What a rule read: the name of it, and the character after it.
typealias ReadingMatch = (name: StaticString, end: Int)

/// The kinds of character that have rules of their own.
enum CharacterKind: CaseIterable, Sendable {
  case digit, syllable, latin, jamo, other

  init(_ scalar: Unicode.Scalar) {
    if scalar.isDigit {
      self = .digit
    } else if scalar.isSyllable {
      self = .syllable
    } else if scalar.isLatin {
      self = .latin
    } else {
      self = scalar.isJamo ? .jamo : .other
    }
  }
}
