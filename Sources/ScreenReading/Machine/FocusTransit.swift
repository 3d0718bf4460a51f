/// Focus in transit: where it is going, and where it was when its element disappeared.
package struct FocusTransit: Sendable {
  package private(set) var arrival: Arrival?
  package private(set) var isRecovering = false
  /// What is known about the element that lost focus by disappearing.
  package private(set) var loss: Loss?
  private var arrivals = 0
  private var recoveries = 0

  /// Focus that rests.
  package init() {}

  /// Where focus is going, and what is said before the element.
  package struct Arrival: Sendable {
    package let token: Int
    /// The path of the element; `nil` for the first of the screen.
    package let path: [Int]?
    /// The title of the screen.
    package let title: SpokenAnnouncement
    /// When it was requested.
    package let asked: Int
    /// Whether the app sends it although the user did nothing.
    package let isThrown: Bool
  }

  /// What is known about the element that lost focus by disappearing.
  package struct Loss: Sendable {
    /// The previous order of the elements.
    package let order: [[Int]]
    package let index: Int
    /// A container whose elements are all new, whatever their paths.
    package let replaced: [Int]?

    /// The nearest element of the old order that is still there, the next one first.
    ///
    /// - Parameter isThere: Whether focus can be on the element of a path.
    /// - Returns: Its path; `nil` if none is left.
    package func nearest(where isThere: ([Int]) -> Bool) -> [Int]? {
      func survives(_ index: Int) -> Bool {
        guard order.indices.contains(index) else { return false }
        if let replaced, order[index].starts(with: replaced) { return false }
        return isThere(order[index])
      }
      for distance in order.indices {
        if survives(index + distance) { return order[index + distance] }
        if survives(index - distance) { return order[index - distance] }
      }
      return nil
    }
  }

  /// Sends focus somewhere; an earlier destination no longer counts.
  ///
  /// - Returns: The token of the arrival.
  package mutating func send(
    to path: [Int]?, title: SpokenAnnouncement, at now: Int, isThrown: Bool
  ) -> Int {
    arrivals += 1
    arrival = Arrival(token: arrivals, path: path, title: title, asked: now, isThrown: isThrown)
    return arrivals
  }

  /// The arrival of a token, if it still counts.
  package mutating func takeArrival(_ token: Int) -> Arrival? {
    guard let arrival, arrival.token == token else { return nil }
    self.arrival = nil
    return arrival
  }

  /// Focus has reached an element.
  package mutating func arrived() {
    arrival = nil
    loss = nil
  }

  /// The element that had focus is gone.
  ///
  /// - Parameters:
  ///   - place: The order of the elements before, and its place in it.
  ///   - replaced: A container whose new elements are others, whatever their place.
  package mutating func lost(_ place: (order: [[Int]], index: Int), replaced: [Int]?) {
    loss = Loss(order: place.order, index: place.index, replaced: replaced)
  }

  /// It does not matter any more where focus was.
  package mutating func forgetPlace() { loss = nil }

  /// Starts looking for a new place for focus.
  ///
  /// - Returns: The token of the recovery.
  package mutating func beginRecovery() -> Int {
    recoveries += 1
    isRecovering = true
    return recoveries
  }

  /// Whether the recovery of a token still counts; it then ends.
  package mutating func endRecovery(_ token: Int) -> Bool {
    guard token == recoveries else { return false }
    isRecovering = false
    return true
  }
}

/// An endless container in which swipes go around and around.
package struct Circle: Sendable {
  /// The name of the container, once there have been too many rounds.
  package private(set) var trap: String?
  private var path: [Int]?
  private var rounds = 0

  /// No rounds yet.
  package init() {}

  /// Counts a swipe from its last element to its first.
  package mutating func goesRound(_ name: String, _ path: [Int], limit: Int) {
    rounds = self.path == path ? rounds + 1 : 1
    self.path = path
    if rounds >= limit { trap = name }
  }

  /// Focus moved; outside the container the rounds are forgotten.
  package mutating func left(unlessInside stop: FocusStop) {
    guard let path, !stop.path.starts(with: path) else { return }
    self.path = nil
    rounds = 0
  }
}
