/// Texts that were said a moment ago and are not said again at once.
struct RecentTexts: Sendable {
  private var said: [String: Int] = [:]
  private var positions = 0

  /// Whether a text was said a moment ago; it counts as said now.
  mutating func isAgain(_ text: String, at now: Int) -> Bool {
    defer { said[text] = now }
    return said[text].map { now - $0 < TalkBackTimes.sameText.value } ?? false
  }

  /// A position is to be told; those that are waiting no longer count.
  mutating func newPosition() -> Int {
    positions += 1
    return positions
  }

  func isCurrent(_ token: Int) -> Bool { token == positions }
}
