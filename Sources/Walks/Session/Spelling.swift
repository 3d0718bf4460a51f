import ScreenReading

/// The gestures that make up a compound gesture, one after another.
///
/// Each depends on the state of the reader at that time. A simple gesture is made up of itself.
/// Swiping to an element is the same with every reader; the reader decides the rest.
struct Spelling {
  typealias Move = Fingering.Move

  private var stage: Stage
  private var moves: [Move] = []

  /// What is still to be spelled out after ``moves``.
  private enum Stage {
    case swipes(ReaderGesture.HorizontalDirection, until: String?, atMost: Int)
    /// As the reader spells it out; the gesture itself if the reader has no other way at the start.
    case whole(ReaderGesture)
    case rest(ReaderGesture)
    case over
  }

  init(_ gesture: ReaderGesture, on reader: any ReaderMachine) {
    // More swipes than any unchanging screen can need.
    var limit: Int {
      let screens = reader.screens
      return (screens.isEmpty ? 0 : screens[screens.count - 1].stops.count) * 2 + 20
    }
    switch gesture {
    case .swipeToEnd(let direction): stage = .swipes(direction, until: nil, atMost: limit)
    case .swipeTo(let direction, let name): stage = .swipes(direction, until: name, atMost: limit)
    default: stage = .whole(gesture)
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
    case .swipes(let direction, let name, let limit):
      let isThere = name.map { reader.isAt($0) } ?? false
      guard limit > 0, !isThere, !reader.isAtEnd(by: direction == .right ? 1 : -1) else { return }
      self.stage = .swipes(direction, until: name, atMost: limit - 1)
      moves = [Move(.swipe(direction == .right ? .right : .left))]
    case .whole(let gesture):
      if let fingering = reader.fingering(of: gesture) {
        moves = fingering.moves
        if fingering.hasMore { self.stage = .rest(gesture) }
      } else {
        moves = [Move(gesture)]
      }
    case .rest(let gesture):
      moves = reader.fingering(of: gesture)?.moves ?? []
    }
  }
}
