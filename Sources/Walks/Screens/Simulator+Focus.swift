import AccessibilityModel
import ScreenReading

extension Simulator {
  /// Where focus is going, and what is said before the element.
  struct Arrival: Sendable {
    let token: Int
    /// The path of the element; `nil` for the first of the screen.
    let path: [Int]?
    /// The title of the screen.
    let title: Announcement
    /// When it was asked for.
    let asked: Int
  }

  /// What is known of the element that focus was lost from.
  struct Loss: Sendable {
    /// The order of the elements before.
    let order: [[Int]]
    let index: Int
    /// A container whose new elements are others, whatever their place.
    let replaced: [Int]?
  }

  /// Moves focus to an element of the screen in front, and reads it.
  mutating func moveFocus(
    to path: [Int], _ manner: SpeechQueue.Manner = .interrupt, withHints: Bool = true,
    isThrown: Bool = false
  ) {
    guard let stop = stack[top].stop(at: path) else { return }
    let isElsewhere = stack[top].cursor != path
    if isElsewhere { leaveFocus() }
    arrival = nil
    loss = nil
    stack[top].cursor = path
    emit(.focus(stop.name, isThrown: isThrown))
    emit(.sound(.focus))
    trap.left(unlessInside: stop)
    bringIntoView(path)
    rotor.focusMoved(to: rotorItems)
    read(stop, after: lastStop, manner, withHints: withHints)
    if isElsewhere { focusArrived(at: path) }
  }

  /// Reads an element in full.
  mutating func read(
    _ stop: FocusStop, after previous: FocusStop?, _ manner: SpeechQueue.Manner,
    withHints: Bool = true
  ) {
    var announcement = composer.announcement(for: stop, after: previous, in: language)
    if !withHints { announcement.hints = [] }
    lastStop = stop
    lastOwnSpeech = now
    say(announcement, .focus, of: stop.name, manner)
  }

  /// What the app does when focus came (`accessibilityElementDidBecomeFocused`).
  private mutating func focusArrived(at path: [Int]) {
    for (outer, element) in stack[top].lineage(of: path) {
      if let banner = element.banner {
        if banner.stopsOnFocus { stopBanner(outer) }
        if banner.style == .elements, outer.count < path.count {
          show(path[outer.count], of: outer, depth: top, by: .app)
        }
      }
      if let carousel = element.carousel, carousel.style == .elements, outer.count < path.count {
        centerCard(path[outer.count], of: outer, carousel)
      }
    }
    run(.becomeFocused, of: path, by: .focus)
  }

  /// What the app does when focus leaves (`accessibilityElementDidLoseFocus`).
  mutating func leaveFocus() {
    guard let path = stack[top].cursor else { return }
    let id = stack[top].id
    for (outer, element) in stack[top].lineage(of: path) {
      if let banner = element.banner, banner.stopsOnFocus {
        planBannerTurn(outer, banner, on: id)
      }
    }
    run(.loseFocus, of: path, by: .focus)
  }
}

// MARK: - Arriving

extension Simulator {
  /// Sends focus to an element, or to the first, after a while.
  mutating func sendFocus(
    to path: [Int]?, title: Announcement = Announcement(), after constant: Profile.Constant
  ) {
    arrivals += 1
    arrival = Arrival(token: arrivals, path: path, title: title, asked: now)
    agenda.add(.arrival(token: arrivals), at: plan(after: profile[constant]))
  }

  /// Focus arrives: the title is said, then the element is read.
  mutating func arrive(token: Int) {
    guard let arrival, arrival.token == token else { return }
    self.arrival = nil
    isReadingAll = false
    var path = arrival.path ?? firstPath
    if let wanted = path, stack[top].index(of: wanted) == nil { path = nearestPath }
    guard let path else {
      say(arrival.title, .screen)
      return
    }
    guard !arrival.title.isEmpty, !isTitle(arrival.title, of: path) else {
      moveFocus(to: path)
      return
    }
    say(arrival.title, .screen)
    moveFocus(to: path, .queue)
  }

  /// The element marked as the one where the cursor begins, else the first.
  var firstPath: [Int]? {
    let stops = stack[top].stops
    return (stops.first { $0.element.startsFocused } ?? stops.first)?.path
  }

  /// Whether an element says the title anyway: it is not said twice.
  private func isTitle(_ title: Announcement, of path: [Int]) -> Bool {
    guard let stop = stack[top].stop(at: path) else { return false }
    return stop.element.label?.string == title.spoken
  }
}

// MARK: - Losing

extension Simulator {
  /// What changed is taken note of: a modal came or went, the focused element vanished.
  mutating func reconcile() {
    noticeModal()
    if let cursor = stack[top].cursor, stack[top].index(of: cursor) == nil {
      loseFocus(replaced: nil)
    }
    let isLost = stack[top].cursor == nil && arrival == nil && !isRecovering
    if isLost, !stack[top].stops.isEmpty { planRecovery() }
    goal.note(self)
  }

  /// Focus loses its element; it is found again near the place.
  ///
  /// - Parameter replaced: A container all of whose elements are new.
  mutating func loseFocus(replaced: [Int]?) {
    stack[top].notePlace()
    leaveFocus()
    let place = stack[top].place ?? (order: [], index: 0)
    stack[top].cursor = nil
    loss = Loss(order: place.order, index: place.index, replaced: replaced)
    planRecovery()
  }

  private mutating func planRecovery() {
    recoveries += 1
    isRecovering = true
    agenda.add(.recovery(token: recoveries), at: plan(after: profile[.focusAfterLoss]))
  }

  /// Focus that was lost goes to the nearest element that is still there.
  mutating func recoverFocus(token: Int) {
    guard token == recoveries else { return }
    isRecovering = false
    guard stack[top].cursor == nil, arrival == nil, let path = nearestPath else { return }
    isReadingAll = false
    moveFocus(to: path, isThrown: loss != nil)
  }

  /// The nearest element of the old order that is still there, the following one first; else
  /// the first of the screen.
  var nearestPath: [Int]? {
    guard let loss else { return firstPath }
    func survives(_ index: Int) -> Bool {
      guard loss.order.indices.contains(index) else { return false }
      let path = loss.order[index]
      if let replaced = loss.replaced, path.starts(with: replaced) { return false }
      return stack[top].index(of: path) != nil
    }
    for distance in 0..<max(loss.order.count, 1) {
      if survives(loss.index + distance) { return loss.order[loss.index + distance] }
      if survives(loss.index - distance) { return loss.order[loss.index - distance] }
    }
    return firstPath
  }
}
