import AccessibilityModel
import AppSimulation
import ScreenReading

extension VoiceOverMachine {
  /// A swipe to the right (1) or to the left (-1), which goes on, or selects text when the rotor is
  /// set to that.
  mutating func swipeSideways(by step: Int, _ app: inout some AppInFront) {
    if selectsText {
      changeSelection(by: step, &app)
    } else if isGrouped {
      swipeAmongGroups(by: step, &app)
    } else {
      swipe(by: step, &app)
    }
  }

  /// A swipe to the next or the previous element.
  ///
  /// At the ends the boundary sound is heard and the element is read again (FR, W18-226).
  private mutating func swipe(by step: Int, _ app: inout some AppInFront) {
    guard let cursor = front.cursor, let index = front.index(of: cursor) else {
      if let path = nearestPath { moveFocus(to: path, &app) } else { play(.boundary) }
      return
    }
    guard let next = next(after: index, by: step) else {
      play(.boundary)
      let stop = front.stops[index]
      return read(stop, after: stop, .interrupt)
    }
    moveFocus(to: front.stops[next].path, &app)
  }

  package func isAtEnd(by step: Int) -> Bool {
    if trap != nil || front.stops.isEmpty { return true }
    if let chooser {
      var next = chooser
      return !next.step(by: step)
    }
    if isGrouped { return isAtEndOfGroup(by: step) }
    guard let cursor = front.cursor, let index = front.index(of: cursor) else { return false }
    return !front.stops.indices.contains(index + step) && ring(around: index) == nil
  }

  /// The index of the next stop; `nil` at the end.
  private mutating func next(after index: Int, by step: Int) -> Int? {
    let next = index + step
    let stops = front.stops
    guard let ring = ring(around: index) else { return stops.indices.contains(next) ? next : nil }
    if stops.indices.contains(next), stops[next].path.starts(with: ring) { return next }
    // After its last element comes its first, so swiping never leaves it (VOT).
    goRound(ring)
    var other = index
    while stops.indices.contains(other - step), stops[other - step].path.starts(with: ring) {
      other -= step
    }
    return other
  }

  /// The endless container around a stop.
  private func ring(around index: Int) -> [Int]? {
    front.stops[index].containers.last { $0.element.goesRound }?.path
  }

  /// A finger touches the screen.
  mutating func touch(_ target: ReaderGesture.TouchTarget, _ app: inout some AppInFront) {
    let index = front.stopIndex(at: target)
    finger = .exploring(front.point(of: target))
    guard let index, app.isInView(front.stops[index].path) else { return findNothing(.empty) }
    moveFocus(to: front.stops[index].path, &app)
  }

  /// A four-finger tap goes to the first or the last element.
  mutating func goToEnd(_ half: ReaderGesture.Half, _ app: inout some AppInFront) {
    let stop = half == .top ? front.stops.first : front.stops.last
    guard let stop else { return play(.empty) }
    moveFocus(to: stop.path, &app)
  }
}

// MARK: - Reading all

extension VoiceOverMachine {
  /// Reads from an element to the end, without hints; with speech off nothing is read, and so nothing
  /// goes on.
  mutating func readAll(from path: [Int]?, _ app: inout some AppInFront) {
    guard let path = path ?? nearestPath else { return play(.boundary) }
    moveFocus(to: path, &app, withHints: false)
    readAll(!speech.isMuted)
  }

  /// Goes on to the next element when one has been read.
  mutating func readNext(_ app: inout some AppInFront) {
    guard trap == nil, let cursor = front.cursor, let index = front.index(of: cursor),
      let next = next(after: index, by: 1)
    else { return readAll(false) }
    moveFocus(to: front.stops[next].path, &app, withHints: false)
  }
}
