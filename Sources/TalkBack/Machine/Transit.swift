import ScreenReading

/// Focus in transit: where it is going, and where it was when its element disappeared.
struct Transit: Sendable {
  private(set) var arrival: Arrival?
  private(set) var isRecovering = false
  private(set) var loss: Loss?
  private var arrivals = 0
  private var recoveries = 0

  /// Where focus is going, and the title that is spoken before.
  struct Arrival: Sendable {
    let token: Int
    /// The path of the element; `nil` to find one.
    let path: [Int]?
    let title: SpokenAnnouncement
  }

  /// What is known about the element that lost focus by disappearing.
  struct Loss: Sendable {
    /// The previous order of the elements.
    let order: [[Int]]
    let index: Int
    /// A container whose elements are all new, whatever their paths.
    let replaced: [Int]?
  }

  mutating func send(to path: [Int]?, title: SpokenAnnouncement) -> Int {
    arrivals += 1
    arrival = Arrival(token: arrivals, path: path, title: title)
    return arrivals
  }

  mutating func takeArrival(_ token: Int) -> Arrival? {
    guard let arrival, arrival.token == token else { return nil }
    self.arrival = nil
    return arrival
  }

  mutating func arrived() {
    arrival = nil
    loss = nil
  }

  mutating func lost(_ place: (order: [[Int]], index: Int), replaced: [Int]?) {
    loss = Loss(order: place.order, index: place.index, replaced: replaced)
  }

  mutating func forgetPlace() { loss = nil }

  mutating func beginRecovery() -> Int {
    recoveries += 1
    isRecovering = true
    return recoveries
  }

  mutating func endRecovery(_ token: Int) -> Bool {
    guard token == recoveries else { return false }
    isRecovering = false
    return true
  }
}

/// Texts that were said a moment ago and are not said again at once.
struct RecentTexts: Sendable {
  private var said: [String: Int] = [:]
  private var positions = 0

  /// Whether a text was said within a second; it counts as said now.
  mutating func isAgain(_ text: String, at now: Int) -> Bool {
    defer { said[text] = now }
    return said[text].map { now - $0 < 1000 } ?? false
  }

  /// A position is to be told; those that are waiting no longer count.
  mutating func newPosition() -> Int {
    positions += 1
    return positions
  }

  func isCurrent(_ token: Int) -> Bool { token == positions }
}

/// An endless container in which swipes go around and around.
struct Circle: Sendable {
  /// The name of the container, once there have been too many rounds.
  private(set) var trap: String?
  private var path: [Int]?
  private var rounds = 0

  /// Counts a swipe from its last element to its first.
  mutating func goesRound(_ name: String, _ path: [Int], limit: Int) {
    rounds = self.path == path ? rounds + 1 : 1
    self.path = path
    if rounds >= limit { trap = name }
  }

  /// Focus moved; outside the container the rounds are forgotten.
  mutating func left(unlessInside stop: FocusStop) {
    guard let path, !stop.path.starts(with: path) else { return }
    self.path = nil
    rounds = 0
  }
}
