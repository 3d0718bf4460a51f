import AccessibilityModel

/// The way of a finger that explores, as far as it is still to go.
package struct Exploration: Sendable {
  /// The elements that it comes over; `nil` where there is none.
  private var rest: [[Int]?] = []
  /// The number of the current way; a wake-up with an older number is ignored.
  package private(set) var token = 0

  package init() {}

  package var isUnderWay: Bool { !rest.isEmpty }

  /// Begins a way; what is left of an earlier one no longer counts.
  package mutating func begin(_ way: [[Int]?]) {
    rest = way
    token += 1
  }

  /// Goes on to the next element.
  ///
  /// - Parameter token: The number of the way that it belongs to.
  /// - Returns: The path of the element, `.some(nil)` for an empty place; `nil` if the way is at its end or
  ///   no longer counts.
  package mutating func step(token: Int) -> [Int]?? {
    guard token == self.token, !rest.isEmpty else { return nil }
    return .some(rest.removeFirst())
  }
}

extension ScreenView {
  /// How densely the way of a finger is looked at, in points.
  private static let grain = 4.0

  /// What a finger comes over on its way to a target, without the element that has focus.
  ///
  /// - Parameters:
  ///   - start: Where it is; `nil` on a screen without frames.
  ///   - target: Where it goes: along a straight line if there are frames, else in the order of the
  ///     elements.
  ///   - isInView: Whether a finger can be on the element of a path.
  /// - Returns: Paths of elements; `nil` where there is none.
  package func way(
    from start: ScreenPoint?, to target: ReaderGesture.TouchTarget, isInView: ([Int]) -> Bool
  ) -> [[Int]?] {
    if let start, let end = point(of: target) {
      return line(from: start, to: end, isInView: isInView)
    }
    guard case .element(let name) = target, let last = stopIndex(meaning: name),
      isInView(stops[last].path)
    else { return [nil] }
    let first = cursor.flatMap { index(of: $0) } ?? last
    if first == last { return cursor == nil ? [stops[last].path] : [] }
    let step = first < last ? 1 : -1
    return stride(from: first + step, through: last, by: step)
      .map { stops[$0].path }.filter(isInView)
  }

  /// What a finger comes over on a straight line.
  package func line(
    from start: ScreenPoint, to end: ScreenPoint, isInView: ([Int]) -> Bool
  ) -> [[Int]?] {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let count = max(Int((x * x + y * y).squareRoot() / Self.grain), 1)
    var way: [[Int]?] = []
    var last = cursor
    for step in 1...min(count, 4000) {
      let share = Double(step) / Double(count)
      let found = stopIndex(at: ScreenPoint(x: start.x + x * share, y: start.y + y * share))
      guard let path = found.map({ stops[$0].path }), isInView(path) else { continue }
      if path != last { way.append(path) }
      last = path
    }
    // Gaps between elements make no sound, but an empty place where the finger stops does.
    if stopIndex(at: end) == nil { way.append(nil) }
    return way
  }

  /// Where a finger goes; `nil` on a screen without frames.
  package func point(of target: ReaderGesture.TouchTarget) -> ScreenPoint? {
    switch target {
    case .point(let x, let y): ScreenPoint(x: Double(x), y: Double(y))
    case .element(let name):
      stopIndex(meaning: name).flatMap { stops[$0].element.frame?.center }
    case .nothing: nil
    }
  }

  /// The index of the stop under a finger.
  package func stopIndex(at target: ReaderGesture.TouchTarget) -> Int? {
    switch target {
    case .element(let name): stopIndex(meaning: name)
    case .point(let x, let y): stopIndex(at: ScreenPoint(x: Double(x), y: Double(y)))
    case .nothing: nil
    }
  }

  /// The element drawn last at a point.
  package func stopIndex(at point: ScreenPoint) -> Int? {
    stops.lastIndex { $0.element.frame?.contains(point) ?? false }
  }
}
