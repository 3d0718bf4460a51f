import AccessibilityModel
import ScreenReading

extension Simulator {
  /// A flick to the right (1) or to the left (-1).
  ///
  /// At the ends the boundary sound is heard and the element is read again (FR, W18-226).
  mutating func swipe(by step: Int) {
    guard let cursor = stack[top].cursor, let index = stack[top].index(of: cursor) else {
      if let path = nearestPath { moveFocus(to: path) } else { emit(.sound(.boundary)) }
      return
    }
    guard let next = next(after: index, by: step) else {
      emit(.sound(.boundary))
      let stop = stack[top].stops[index]
      read(stop, after: stop, .interrupt)
      return
    }
    moveFocus(to: stack[top].stops[next].path)
  }

  /// Flicks until there is nothing further, or until something holds.
  mutating func swipeToEnd(by step: Int, until isDone: (Simulator) -> Bool = { _ in false }) {
    var swipes = 0
    while !isDone(self), !isAtEnd(by: step), swipes < swipeLimit {
      swipe(by: step)
      swipes += 1
    }
  }

  /// More swipes than a screen that holds still can need.
  var swipeLimit: Int { stack[top].stops.count * 2 + 20 }

  /// Whether nothing comes further, or what comes is a trap.
  func isAtEnd(by step: Int) -> Bool {
    if trap.name != nil || stack[top].stops.isEmpty { return true }
    guard let cursor = stack[top].cursor, let index = stack[top].index(of: cursor) else {
      return false
    }
    let next = index + step
    return !stack[top].stops.indices.contains(next) && endlessCarousel(around: index) == nil
  }

  /// The index of the stop that comes next; `nil` at the end.
  private mutating func next(after index: Int, by step: Int) -> Int? {
    let next = index + step
    let stops = stack[top].stops
    guard let carousel = endlessCarousel(around: index) else {
      return stops.indices.contains(next) ? next : nil
    }
    if stops.indices.contains(next), stops[next].path.starts(with: carousel) { return next }
    // Its last card is followed by its first: linear navigation never leaves (VOT).
    trap.goesRound(stack[top].name(of: carousel), carousel, limit: profile[.trapRounds])
    var other = index
    while stops.indices.contains(other - step), stops[other - step].path.starts(with: carousel) {
      other -= step
    }
    return other
  }

  /// The carousel around a stop whose last card is followed by its first.
  private func endlessCarousel(around index: Int) -> [Int]? {
    stack[top].stops[index].containers.last { container in
      guard let carousel = container.element.carousel else { return false }
      return carousel.isEndless && carousel.style == .elements
    }?.path
  }

  /// A finger on the screen.
  mutating func touch(_ target: Gesture.TouchTarget) {
    let index: Int? =
      switch target {
      case .element(let name): stack[top].stopIndex(meaning: name)
      case .point(let x, let y): stopIndex(at: Point(x: Double(x), y: Double(y)))
      case .nothing: nil
      }
    guard let index else {
      emit(.sound(.empty))
      return
    }
    moveFocus(to: stack[top].stops[index].path)
  }

  /// The element drawn last at a point.
  private func stopIndex(at point: Point) -> Int? {
    stack[top].stops.lastIndex { $0.element.frame?.contains(point) ?? false }
  }
}

// MARK: - Reading all

extension Simulator {
  /// Reads from an element to the end, without hints.
  mutating func readAll(from path: [Int]?) {
    guard let path = path ?? nearestPath else {
      emit(.sound(.boundary))
      return
    }
    moveFocus(to: path, withHints: false)
    isReadingAll = true
  }

  /// The next element, when one has been read.
  mutating func readNext() {
    guard trap.name == nil, let cursor = stack[top].cursor,
      let index = stack[top].index(of: cursor), let next = next(after: index, by: 1)
    else {
      isReadingAll = false
      return
    }
    moveFocus(to: stack[top].stops[next].path, withHints: false)
  }
}

/// A carousel without an end in which swipes go round and round.
struct Trap: Sendable {
  /// The name of the carousel, once the rounds are too many.
  private(set) var name: String?
  private var path: [Int]?
  private var rounds = 0

  /// A swipe went from its last card to its first.
  mutating func goesRound(_ name: String, _ path: [Int], limit: Int) {
    rounds = self.path == path ? rounds + 1 : 1
    self.path = path
    if rounds >= limit { self.name = name }
  }

  /// Focus moved; outside the carousel the rounds are forgotten.
  mutating func left(unlessInside stop: FocusStop) {
    guard let path, !stop.path.starts(with: path) else { return }
    self.path = nil
    rounds = 0
  }
}
