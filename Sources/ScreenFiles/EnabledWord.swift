/// The word `enabled`, which is none of ours: every element is enabled unless it says `notEnabled`.
///
/// People write it as a key, as a flag and before a role, and mean one of three things by it.
enum EnabledWord {
  /// What every element is: `enabled`, `isEnabled: yes`.
  case usual
  /// The opposite, which is a flag of ours: `enabled: no`.
  case denied
  /// Something that may be so or not, such as a condition: `enabled: Pay is selected`.
  case open

  /// The flag for the opposite.
  static let opposite = "notEnabled"

  /// What to do with it where it says nothing.
  static let advice = "an element is enabled unless it says [\(opposite)]; leave it out"

  /// Reads a word with its value; `nil` for any other word.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - value: The value beside it; `nil` where it stands alone.
  init?(_ word: String, _ value: String? = nil) {
    guard ["enabled", "isenabled"].contains(word.lowercased()) else { return nil }
    switch value.map(Vocabulary.truth) ?? true {
    case true?: self = .usual
    case false?: self = .denied
    case nil: self = .open
    }
  }
}
