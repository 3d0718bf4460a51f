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

extension VoiceOverMachine {
  /// The length of a slider without a frame, in points (OURS, a slider on a phone).
  private static let usualLength = 300.0

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
    let way = front.way(from: fingerPoint, to: target) { app.isInView($0) }
    begin(way, endingAt: front.point(of: target))
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

  /// Where the finger is, or else focus.
  private var fingerPoint: ScreenPoint? {
    if case .exploring(let point?) = finger { return point }
    return front.focused?.element.frame?.center
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
      return move(path, to: front.stopIndex(at: end).map { front.stops[$0].path }, &app)
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
    begin(front.line(from: start, to: end) { app.isInView($0) }, endingAt: end)
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
      case .point(let x, let y): front.stopIndex(at: ScreenPoint(x: Double(x), y: Double(y)))
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
