import ScreenReading

/// Focus in transit: where it is going, and where it was when its element disappeared.
struct FocusTransit: Sendable {
  private(set) var arrival: Arrival?
  private(set) var isRecovering = false
  /// What is known about the element that lost focus by disappearing.
  private(set) var loss: Loss?
  private var arrivals = 0
  private var recoveries = 0

  /// Where focus is going, and what is said before the element.
  struct Arrival: Sendable {
    let token: Int
    /// The path of the element; `nil` for the first of the screen.
    let path: [Int]?
    /// The title of the screen.
    let title: SpokenAnnouncement
    /// When it was requested.
    let asked: Int
    /// Whether the app sends it although the user did nothing.
    let isThrown: Bool
  }

  /// What is known about the element that lost focus by disappearing.
  struct Loss: Sendable {
    /// The previous order of the elements.
    let order: [[Int]]
    let index: Int
    /// A container whose elements are all new, whatever their paths.
    let replaced: [Int]?
  }

  /// Sends focus somewhere; an earlier destination no longer counts.
  ///
  /// - Returns: The token of the arrival.
  mutating func send(to path: [Int]?, title: SpokenAnnouncement, at now: Int, isThrown: Bool) -> Int
  {
    arrivals += 1
    arrival = Arrival(token: arrivals, path: path, title: title, asked: now, isThrown: isThrown)
    return arrivals
  }

  /// The arrival of a token, if it still counts.
  mutating func takeArrival(_ token: Int) -> Arrival? {
    guard let arrival, arrival.token == token else { return nil }
    self.arrival = nil
    return arrival
  }

  /// Focus has reached an element.
  mutating func arrived() {
    arrival = nil
    loss = nil
  }

  /// The element that had focus is gone.
  ///
  /// - Parameters:
  ///   - place: The order of the elements before, and its place in it.
  ///   - replaced: A container whose new elements are others, whatever their place.
  mutating func lost(_ place: (order: [[Int]], index: Int), replaced: [Int]?) {
    loss = Loss(order: place.order, index: place.index, replaced: replaced)
  }

  /// It does not matter any more where focus was.
  mutating func forgetPlace() { loss = nil }

  /// Starts looking for a new place for focus.
  ///
  /// - Returns: The token of the recovery.
  mutating func beginRecovery() -> Int {
    recoveries += 1
    isRecovering = true
    return recoveries
  }

  /// Whether the recovery of a token still counts; it then ends.
  mutating func endRecovery(_ token: Int) -> Bool {
    guard token == recoveries else { return false }
    isRecovering = false
    return true
  }
}

/// What VoiceOver said and read last, and when.
struct SpeechMemory: Sendable {
  /// The stop announced last, which determines the containers that are entered.
  var stop: FocusStop?
  /// When VoiceOver last began to speak because of focus, an activation or a value.
  var ownSpeech = -1
  /// When the app last posted a notification that speaks or moves focus.
  var notification = -1
  var pageText: String?
}

/// When an element that updates frequently is looked at.
struct Polling: Sendable {
  /// When one was last looked at.
  var last: Int?
  /// Whether one will be.
  var isPlanned = false
}
