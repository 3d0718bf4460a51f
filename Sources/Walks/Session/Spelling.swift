import ScreenReading

/// The gestures that a gesture of several is made of, one after another, each as the reader
/// stands by then; any other gesture is made of itself.
struct Spelling {
  private var stage: Stage
  private var moves: [Move] = []

  /// A single gesture.
  struct Move {
    let gesture: Gesture
    /// Whether it follows the previous one at once, without listening.
    var isQuick = false
  }

  /// What is still to be spelled out after ``moves``.
  private enum Stage {
    case swipes(Gesture.HorizontalDirection, until: String?, atMost: Int)
    case rotor(String)
    case action(String)
    /// The rotor is on Actions.
    case choice(String)
    case single(Gesture)
    case over
  }

  init(_ gesture: Gesture, on reader: any ReaderMachine) {
    // More swipes than any screen that does not change can need.
    let limit = (reader.screens.last?.stops.count ?? 0) * 2 + 20
    switch gesture {
    case .swipeToEnd(let direction): stage = .swipes(direction, until: nil, atMost: limit)
    case .swipeTo(let direction, let name): stage = .swipes(direction, until: name, atMost: limit)
    case .rotor(.to(let name)): stage = .rotor(name)
    case .action(let name): stage = .action(name)
    default: stage = .single(gesture)
    }
  }

  /// Whether what comes next depends on what has been heard by then.
  var looksAgain: Bool {
    if case .swipes = stage { return true }
    return false
  }

  /// The next gesture; `nil` if there is none.
  mutating func next(on reader: any ReaderMachine) -> Move? {
    if moves.isEmpty { spell(on: reader) }
    return moves.isEmpty ? nil : moves.removeFirst()
  }

  private mutating func spell(on reader: any ReaderMachine) {
    let stage = stage
    self.stage = .over
    switch stage {
    case .over: break
    case .single(let gesture): moves = [Move(gesture: gesture)]
    case .swipes(let direction, let name, let limit):
      let isThere = name.map { reader.focus?.isMeant(by: $0) ?? false } ?? false
      guard limit > 0, !isThere, !reader.isAtEnd(by: direction == .right ? 1 : -1) else { return }
      self.stage = .swipes(direction, until: name, atMost: limit - 1)
      moves = [Move(gesture: .swipe(direction == .right ? .right : .left))]
    case .rotor(let name):
      guard let clicks = reader.rotorClicks(to: name), clicks != 0 else {
        moves = [Move(gesture: .rotor(.to(name)))]
        return
      }
      turn(by: clicks)
    case .action(let name):
      guard reader.actionSwipes(to: name) != nil else {
        moves = [Move(gesture: .action(name))]
        return
      }
      self.stage = .choice(name)
      turn(by: reader.rotorClicks(to: "actions") ?? 0)
      if moves.isEmpty { spell(on: reader) }
    case .choice(let name):
      guard let swipes = reader.actionSwipes(to: name) else { return }
      let swipe = Move(gesture: .swipe(swipes > 0 ? .down : .up))
      moves = Array(repeating: swipe, count: Int(swipes.magnitude)) + [Move(gesture: .doubleTap)]
    }
  }

  /// Turns the rotor click by click, faster than the names are spoken.
  private mutating func turn(by clicks: Int) {
    for click in 0..<Int(clicks.magnitude) {
      moves.append(Move(gesture: .rotor(clicks > 0 ? .next : .previous), isQuick: click > 0))
    }
  }
}
