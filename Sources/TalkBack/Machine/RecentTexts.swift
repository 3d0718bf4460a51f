import ScreenReading

/// What was said a moment ago, and is not told again at once.
struct RecentTexts: Sendable {
  private var said: [(utterance: SpokenUtterance, made: Int)] = []
  private var positions = 0
  /// The pager whose page waits to be told.
  private(set) var waitingPager: [Int]?

  /// As many as TalkBack remembers (TB SpeechControllerImpl).
  private static let limit = 10

  /// Something is to be said.
  mutating func note(_ utterance: SpokenUtterance, at now: Int) {
    if said.count == Self.limit { said.removeFirst() }
    said.append((utterance, now))
  }

  /// Something is never said after all.
  mutating func forget(_ utterance: SpokenUtterance) {
    said.removeAll { $0.utterance.id == utterance.id }
  }

  /// Whether a text was said a moment ago; one that was left out for that does not count.
  func isAgain(_ text: String, at now: Int) -> Bool {
    said.contains {
      now - $0.made < TalkBackTimes.sameText.value && $0.utterance.spoken == text
    }
  }

  /// A position is to be told, of a pager or of something else; those that are waiting no longer count
  /// (TB ScrollPositionInterpreter).
  mutating func newPosition(ofPager path: [Int]?) -> Int {
    positions += 1
    waitingPager = path
    return positions
  }

  /// The time has come to tell a position.
  ///
  /// - Returns: Whether it still counts.
  mutating func takesPosition(_ token: Int) -> Bool {
    guard token == positions else { return false }
    waitingPager = nil
    return true
  }
}
