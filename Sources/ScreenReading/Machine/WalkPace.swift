/// How long a user listens before the next gesture of a walk.
public enum WalkPace: String, Hashable, Sendable, Codable, CaseIterable {
  /// Until everything is said, hints included.
  case listen
  /// Until the element is read; hints are not waited for.
  case skim
  /// Not at all: gestures follow each other as fast as fingers go.
  case hurry
}
