/// How long a user listens before the next gesture of a walk.
public enum Pace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Until everything is said, hints included.
  case listen
  /// Until the element is read, without waiting for hints.
  case skim
  /// Not at all: gestures follow each other as fast as fingers can move.
  case hurry
}
