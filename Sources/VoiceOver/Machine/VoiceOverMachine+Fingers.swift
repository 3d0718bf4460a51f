import AccessibilityModel
import AppSimulation
import ScreenReading

// A finger that stays on the screen: exploring by touch, the split tap, and what is picked up by a
// double tap and hold.

/// What a finger on the screen does.
enum Finger: Hashable, Sendable {
  /// There is none.
  case lifted
  /// It explores; at this point, if that is known.
  case exploring(ScreenPoint?)
  /// It passes through to the app, on this element.
  case passing([Int])
}

/// The way of a finger that explores, as far as it is still to go.
struct Exploration: Sendable {
  /// The elements that it comes over; `nil` where there is none.
  private(set) var rest: [[Int]?] = []
  private(set) var token = 0

  var isUnderWay: Bool { !rest.isEmpty }

  /// Begins a way; what is left of an earlier one no longer counts.
  mutating func begin(_ way: [[Int]?]) {
    rest = way
    token += 1
  }

  /// The next element on the way, if the way of a token still counts.
  mutating func step(token: Int) -> [Int]?? {
    guard token == self.token, !rest.isEmpty else { return nil }
    return .some(rest.removeFirst())
  }
}

extension VoiceOverMachine {
  /// The length of a slider without a frame, in points (OURS, a slider on a phone).
  private static let usualLength = 300.0
  /// How densely the way of a finger is looked at, in points.
  private static let grain = 4.0

  /// The finger is lifted, wherever it was on the way to.
  mutating func liftFinger() {
    finger = .lifted
    exploration.begin([])
  }

  // MARK: Exploring

  /// The finger that is on the screen moves to a target; one that is not is put down at focus.
  mutating func drag(to target: ReaderGesture.TouchTarget, _ app: inout some AppInFront) {
    if case .passing(let path) = finger {
      leaveMenu(of: path, &app)
      return carry(path, to: target, &app)
    }
    let end = point(of: target)
    begin(way(to: target, end: end, app), endingAt: end)
  }

  private mutating func begin(_ way: [[Int]?], endingAt point: ScreenPoint?) {
    finger = .exploring(point)
    exploration.begin(way)
    if exploration.isUnderWay { planStep() }
  }

  private mutating func planStep() {
    plan(.finger(token: exploration.token), at: now + profile[.fingerStep])
  }

  /// The finger comes over the next element, which gets focus and cuts off what was said of the last.
  mutating func moveFinger(token: Int, _ app: inout some AppInFront) {
    guard let step = exploration.step(token: token) else { return }
    if let path = step, front.stop(at: path) != nil {
      let point = finger
      moveFocus(to: path, &app)
      finger = point
    } else {
      play(.empty)
    }
    if exploration.isUnderWay { planStep() }
  }

  /// What a finger comes over on its way from where it is, without the element that it is on.
  ///
  /// Along a straight line if there are frames, else in the order of the elements.
  private func way(
    to target: ReaderGesture.TouchTarget, end: ScreenPoint?, _ app: some AppInFront
  ) -> [[Int]?] {
    if let start = fingerPoint, let end { return line(from: start, to: end, app) }
    guard case .element(let name) = target, let last = front.stopIndex(meaning: name),
      app.isInView(front.stops[last].path)
    else { return [nil] }
    let first = front.cursor.flatMap { front.index(of: $0) } ?? last
    if first == last { return front.cursor == nil ? [front.stops[last].path] : [] }
    let step = first < last ? 1 : -1
    return stride(from: first + step, through: last, by: step)
      .map { front.stops[$0].path }.filter { app.isInView($0) }
  }

  private func line(
    from start: ScreenPoint, to end: ScreenPoint, _ app: some AppInFront
  ) -> [[Int]?] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let count = max(Int((x * x + y * y).squareRoot() / Self.grain), 1)
    var way: [[Int]?] = []
    var last = front.cursor
    for step in 1...min(count, 4000) {
      let share = Double(step) / Double(count)
      let found = stopIndex(at: ScreenPoint(x: start.x + x * share, y: start.y + y * share))
      guard let path = found.map({ front.stops[$0].path }), app.isInView(path) else { continue }
      if path != last { way.append(path) }
      last = path
    }
    // Gaps between elements make no sound, but an empty place where the finger stops does.
    if stopIndex(at: end) == nil { way.append(nil) }
    return way
  }

  /// Where the finger is, or else focus.
  private var fingerPoint: ScreenPoint? {
    if case .exploring(let point?) = finger { return point }
    return front.focused?.element.frame?.center
  }

  private func point(of target: ReaderGesture.TouchTarget) -> ScreenPoint? {
    switch target {
    case .point(let x, let y): ScreenPoint(x: Double(x), y: Double(y))
    case .element(let name):
      front.stopIndex(meaning: name).flatMap { front.stops[$0].element.frame?.center }
    case .nothing: nil
    }
  }

  /// A second finger taps beside the one that explores.
  mutating func splitTap(_ app: inout some AppInFront) {
    guard case .exploring = finger, !exploration.isUnderWay else { return play(.empty) }
    doubleTap(&app)
  }

  // MARK: Passing through

  /// The finger that follows goes to the app.
  mutating func hold() {
    guard let stop = focus else { return play(.empty) }
    play(.passThrough)
    finger = .passing(stop.path)
  }

  /// A menu that the hold has opened closes again when the finger goes on with what it holds.
  private mutating func leaveMenu(of path: [Int], _ app: inout some AppInFront) {
    guard let modal = front.modal, !path.starts(with: modal),
      front.tree.element(at: modal)?.role == .menu
    else { return }
    ask(.escape(from: modal), &app)
    reconcile(&app)
    // Focus is where the finger is, and need not come back.
    changeTransit { $0.arrived() }
    changeFront { $0.moveCursor(to: path) }
    ask(.focusCame(path), &app)
  }

  /// The finger moves by a distance: what is held goes along, or the finger explores.
  mutating func drag(
    _ direction: ReaderGesture.Direction, by distance: ReaderGesture.Distance,
    _ app: inout some AppInFront
  ) {
    if case .passing(let path) = finger { leaveMenu(of: path, &app) }
    guard case .passing(let path) = finger, let stop = front.stop(at: path) else {
      return explore(direction, by: distance, app)
    }
    if stop.element.isDraggable, let end = point(direction, by: distance, from: stop.element.frame)
    {
      return move(path, to: stopIndex(at: end).map { front.stops[$0].path }, &app)
    }
    let isSideways = direction == .left || direction == .right
    let frame = stop.element.frame
    let length = (isSideways ? frame?.width : frame?.height) ?? Self.usualLength
    let share =
      switch distance {
      case .points(let points): Double(points) / max(length, 1)
      case .percent(let percent): Double(percent) / 100
      }
    let sign = direction == .left || direction == .up ? -1.0 : 1.0
    ask(.drag(path, isSideways ? .horizontal : .vertical, by: sign * share), &app)
    reconcile(&app)
    tellValue(of: path, before: stop)
  }

  /// A slider under a finger that passes through says its value when that has changed; that it does
  /// is not verified.
  private mutating func tellValue(of path: [Int], before: FocusStop) {
    guard let after = front.stop(at: path), front.cursor == path else { return }
    let value = composer.value(of: after, in: language)
    guard value != composer.value(of: before, in: language) else { return }
    remember(after)
    beganToSpeak()
    say(value, .value, of: after.name)
  }

  private mutating func explore(
    _ direction: ReaderGesture.Direction, by distance: ReaderGesture.Distance,
    _ app: some AppInFront
  ) {
    guard case .points(let points) = distance, let start = fingerPoint else { return play(.empty) }
    let end = start.moved(direction, by: Double(points))
    begin(line(from: start, to: end, app), endingAt: end)
  }

  private func point(
    _ direction: ReaderGesture.Direction, by distance: ReaderGesture.Distance,
    from frame: ScreenRect?
  ) -> ScreenPoint? {
    guard let frame else { return nil }
    let isSideways = direction == .left || direction == .right
    let length = isSideways ? frame.width : frame.height
    switch distance {
    case .points(let points): return frame.center.moved(direction, by: Double(points))
    case .percent(let percent):
      return frame.center.moved(direction, by: length * Double(percent) / 100)
    }
  }

  /// What is held is carried to another element.
  private mutating func carry(
    _ path: [Int], to target: ReaderGesture.TouchTarget, _ app: inout some AppInFront
  ) {
    let index: Int? =
      switch target {
      case .element(let name): front.stopIndex(meaning: name)
      case .point(let x, let y): stopIndex(at: ScreenPoint(x: Double(x), y: Double(y)))
      case .nothing: nil
      }
    move(path, to: index.map { front.stops[$0].path }, &app)
  }

  private mutating func move(_ path: [Int], to other: [Int]?, _ app: inout some AppInFront) {
    guard let other, other != path else { return }
    ask(.move(path, to: other), &app)
  }

  /// A row has another place among its neighbors (LOC:UIKit.axbundle the words).
  mutating func tellPlace(of path: [Int], beside neighbor: [Int], isAbove: Bool) {
    play(.reorder)
    beganToSpeak()
    let name = front.firstStop(in: neighbor).map { $0.text } ?? front.tree.name(of: neighbor)
    say(
      composer.phrase(
        isAbove ? VoiceOverKey.reorderedAbove : VoiceOverKey.reorderedBelow, ["name": name]),
      .value,
      of: front.tree.name(of: path))
  }
}

extension ScreenPoint {
  fileprivate func moved(_ direction: ReaderGesture.Direction, by distance: Double) -> ScreenPoint {
    switch direction {
    case .right: ScreenPoint(x: x + distance, y: y)
    case .left: ScreenPoint(x: x - distance, y: y)
    case .down: ScreenPoint(x: x, y: y + distance)
    case .up: ScreenPoint(x: x, y: y - distance)
    }
  }
}
