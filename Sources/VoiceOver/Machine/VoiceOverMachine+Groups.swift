import AccessibilityModel
import AppSimulation
import ScreenReading

// Grouped navigation (Settings > VoiceOver > Navigation Style): swipes go from group to group, and two
// fingers go into one and out of it. What is said of a group is not verified.

extension VoiceOverMachine {
  /// What a swipe goes to.
  enum Place: Hashable {
    case element([Int])
    /// A group, and the first element inside.
    case group([Int], first: [Int])
  }

  /// The places at the level of focus, in order.
  private var places: [Place] { places(in: level) }

  /// The group that focus is in; the whole screen if it is in none.
  private var level: [Int] {
    if let group { return groups(around: group.first).last { $0.count < group.path.count } ?? [] }
    return front.cursor.flatMap { groups(around: $0).last } ?? []
  }

  private func places(in level: [Int]) -> [Place] {
    var places: [Place] = []
    var seen: Set<[Int]> = []
    for stop in front.stops where stop.path.starts(with: level) {
      if let group = groups(around: stop.path).first(where: { $0.count > level.count }) {
        if seen.insert(group).inserted { places.append(.group(group, first: stop.path)) }
      } else {
        places.append(.element(stop.path))
      }
    }
    return places
  }

  /// The groups around an element, outermost first; a container of one element is no group.
  private func groups(around path: [Int]) -> [[Int]] {
    guard let stop = front.stop(at: path) else { return [] }
    return stop.containers.filter { container in
      container.element.role.isGroup && !(container.isStart && container.isEnd)
    }.map(\.path)
  }

  /// A swipe to the right (1) or to the left (-1) among groups and elements.
  mutating func swipeAmongGroups(by step: Int, _ app: inout some AppInFront) {
    let places = places
    let here = places.firstIndex { place in
      switch place {
      case .element(let path): group == nil && path == front.cursor
      case .group(let path, _): path == group?.path
      }
    }
    guard let here else {
      return places.first.map { go(to: $0, &app) } ?? play(.boundary)
    }
    guard places.indices.contains(here + step) else {
      play(.boundary)
      return readAgain(places[here])
    }
    go(to: places[here + step], &app)
  }

  /// Whether there is nothing further in a direction at the level of focus.
  func isAtEndOfGroup(by step: Int) -> Bool {
    let places = places
    let end = step > 0 ? places.last : places.first
    switch end {
    case .element(let path)?: return group == nil && path == front.cursor
    case .group(let path, _)?: return path == group?.path
    case nil: return true
    }
  }

  /// Two fingers go into the group that has focus, to its first element or group.
  mutating func enterGroup(_ app: inout some AppInFront) {
    guard let group, let first = places(in: group.path).first else { return play(.boundary) }
    play(.enterGroup)
    go(to: first, &app)
  }

  /// Two fingers go out of the group that focus is in.
  mutating func leaveGroup(_ app: inout some AppInFront) {
    guard isGrouped, let first = front.cursor, !level.isEmpty else { return play(.boundary) }
    let level = level
    let inside = front.stops.first { $0.path.starts(with: level) }?.path ?? first
    play(.leaveGroup)
    go(to: .group(level, first: inside), &app)
  }

  private mutating func go(to place: Place, _ app: inout some AppInFront) {
    switch place {
    case .element(let path): moveFocus(to: path, &app)
    case .group(let path, let first):
      leaveFocus(&app)
      changeTransit { $0.arrived() }
      changeFront { $0.moveCursor(to: first) }
      group = (path, first)
      emit(.action(.focus(front.tree.name(of: path))))
      play(.focus)
      readAgain(place)
    }
  }

  private mutating func readAgain(_ place: Place) {
    switch place {
    case .element(let path):
      guard let stop = front.stop(at: path) else { return }
      read(stop, after: stop, .interrupt)
    case .group(let path, let first):
      let own = front.tree.element(at: path)?.label
      let inside = front.stop(at: first).map { $0.element.label ?? $0.element.wholeText }
      let label = own ?? inside ?? ""
      // Its name is not said again of what is inside.
      remember(front.stop(at: first))
      beganToSpeak()
      say(
        SpokenAnnouncement(
          parts: composer.text(label, in: language).parts
            + composer.phrase(VoiceOverKey.groupWord, kind: .trait).parts), .focus,
        of: front.tree.name(of: path))
    }
  }
}
