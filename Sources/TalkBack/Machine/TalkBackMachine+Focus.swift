import AccessibilityModel
import AppSimulation
import ScreenReading

extension TalkBackMachine {
  /// Moves focus to an element of the screen in front, and reads it.
  ///
  /// Only the first focus of a window waits for what is being said; any other, whoever moved it, cuts
  /// it off (TB EventTypeViewAccessibilityFocusedFeedbackRule).
  mutating func moveFocus(
    to path: [Int], _ app: inout some AppInFront, _ manner: SpeechQueue.Manner = .flush,
    withHints: Bool = true, isRead: Bool = true, isThrown: Bool = false
  ) {
    guard let stop = front.stop(at: path) else { return }
    if loseMenu() { play(.windowState) }
    let isElsewhere = front.cursor != path
    let before = lastStop
    if isElsewhere {
      leaveFocus(&app)
      carry { queue, _ in queue.dropHint() }
    }
    transit.arrived()
    changeFront { $0.moveCursor(to: path) }
    emit(.action(.focus(stop.name, isThrown: isThrown)))
    playFocus(on: stop, after: before)
    circle.left(unlessInside: stop)
    ask(.reveal(path), &app)
    control.focusMoved(to: controls)
    if isRead {
      read(stop, after: before, manner, withHints: withHints)
    } else {
      lastStop = composer.remembered(stop, after: before)
    }
    if isElsewhere { ask(.focusCame(path), &app) }
  }

  /// The sound of focus: another on what can be used, and yet another where focus comes into what
  /// scrolls, or out of it.
  private mutating func playFocus(on stop: FocusStop, after before: FocusStop?) {
    let scrolls = stop.containers.contains { $0.element.scrolls }
    let scrolled = before?.containers.contains { $0.element.scrolls } ?? false
    guard scrolls == scrolled else { return play(scrolls ? .chimeUp : .chimeDown) }
    let node = AccessibilityNode(stop)
    play(
      node.isClickable || node.isLongClickable || node.role.isControl ? .focusActionable : .focus)
  }

  /// Reads an element in full.
  mutating func read(
    _ stop: FocusStop, after previous: FocusStop?, _ manner: SpeechQueue.Manner,
    withHints: Bool = true
  ) {
    var announcement = announcement(for: stop, after: previous)
    if !withHints { announcement.hints = [] }
    lastStop = composer.remembered(stop, after: previous)
    say(announcement, .focus, of: stop.name, manner)
  }

  /// The element that was read last looks like this now.
  mutating func note(_ stop: FocusStop) {
    var stop = stop
    if let last = lastStop, last.path == stop.path { stop.toldTitle = last.toldTitle }
    lastStop = stop
  }

  /// Tells the app that focus leaves its element.
  mutating func leaveFocus(_ app: inout some AppInFront) {
    if front.cursor != nil { ask(.focusLeft, &app) }
  }
}

// MARK: - Windows

extension TalkBackMachine {
  /// A window has come or gone: its title is spoken, then focus finds a place.
  mutating func sendFocus(to path: [Int]?, title: SpokenAnnouncement) {
    lastStop = nil
    let token = transit.send(to: path, title: title, at: now, isThrown: false)
    plan(.arrival(token: token), after: profile[.focusAfterScreenChange])
  }

  /// The title is spoken and cannot be cut off by what follows; focus is read after it.
  ///
  /// Nothing moves if the user has moved in the meantime.
  mutating func arrive(token: Int, _ app: inout some AppInFront) {
    guard let arrival = transit.takeArrival(token) else { return }
    isReadingAll = false
    say(arrival.title, .screen, .queue, isUninterruptible: true)
    if front.focused != nil { return }
    var path = arrival.path
    if let wanted = path, front.index(of: wanted) == nil { path = nil }
    guard let path = path ?? firstPath(after: arrival.title.spoken, app) else { return }
    moveFocus(to: path, &app, .queue)
  }

  /// Where focus begins: the field being edited, the element that asks for it, or else the first that
  /// does not say the title again (TB FocusProcessorForScreenStateChange).
  ///
  /// What can be used is never passed over, nor is what stands in a list or a grid (TB
  /// FocusActorForScreenStateChange).
  func firstPath(after title: String, _ app: some AppInFront) -> [Int]? {
    let stops = front.stops.filter { isReachable($0, app) }
    let chosen =
      stops.first { $0.element.traits.isSuperset(of: [.textEntry, .isEditing]) }
      ?? stops.first { $0.element.startsFocused }
      ?? stops.first { title.isEmpty || !$0.repeats(title) }
      ?? stops.first
    return chosen?.path
  }

  /// The title of the screen in front, or of the modal on it.
  var title: SpokenAnnouncement {
    if let modal = front.modal, let element = front.tree.element(at: modal) {
      if let title = element.windowTitle { return composer.text(title, in: language) }
      return element.isComposePopup ? composer.phrase(.windowPopUp) : SpokenAnnouncement()
    }
    return screenTitle
  }

  /// The title of the screen in front, whatever is on it.
  var screenTitle: SpokenAnnouncement {
    front.tree.screen.title.map { composer.text($0, in: language) } ?? SpokenAnnouncement()
  }
}

extension FocusStop {
  /// Whether it is only the title of the window, as a text of the screen.
  fileprivate func repeats(_ title: String) -> Bool {
    let node = AccessibilityNode(self)
    guard (node.contentDescription ?? node.text)?.string == title else { return false }
    let isUsed = node.isClickable || node.isLongClickable
    return !isUsed
      && !containers.contains { container in
        switch container.element.collection {
        case .list, .grid: true
        case .pager, nil: container.element.isClickable
        }
      }
  }
}

// MARK: - Losing

extension TalkBackMachine {
  /// Notices changes: a modal appeared or disappeared, the focused element disappeared.
  mutating func reconcile(_ app: inout some AppInFront) {
    guard !screens.isEmpty else { return }
    noticeModal(&app)
    if let cursor = front.cursor, front.index(of: cursor) == nil {
      changeFront { $0.notePlace() }
      leaveFocus(&app)
      loseFocus(replaced: nil)
    }
    let isStranded = front.cursor == nil && transit.arrival == nil && !transit.isRecovering
    if isStranded, !front.stops.isEmpty { planRecovery() }
  }

  /// A modal within the screen is a window of its own.
  private mutating func noticeModal(_ app: inout some AppInFront) {
    guard let change = changeFront({ $0.noticeModal() }) else { return }
    loseMenu()
    play(.windowState)
    leaveFocus(&app)
    changeFront { $0.moveCursor(to: nil) }
    transit.forgetPlace()
    switch change {
    case .appeared: sendFocus(to: nil, title: title)
    case .disappeared(let before, _): sendFocus(to: before, title: title)
    }
  }

  /// Focus has lost its element; a new place is found nearby.
  ///
  /// - Parameter replaced: A container all of whose elements are new.
  mutating func loseFocus(replaced: [Int]?) {
    changeFront { $0.notePlace() }
    let place = front.place ?? (order: [], index: 0)
    changeFront { $0.moveCursor(to: nil) }
    transit.lost(place, replaced: replaced)
    planRecovery()
  }

  private mutating func planRecovery() {
    let token = transit.beginRecovery()
    plan(.recovery(token: token), after: profile[.focusAfterLoss])
  }

  /// Moves lost focus to the nearest element that is still there.
  mutating func recoverFocus(token: Int, _ app: inout some AppInFront) {
    guard transit.endRecovery(token) else { return }
    guard front.cursor == nil, transit.arrival == nil, let path = nearestPath else { return }
    isReadingAll = false
    let isThrown = transit.loss != nil
    moveFocus(to: path, &app, isThrown: isThrown)
  }

  /// The nearest element of the old order that is still there, the next one first, or else the first
  /// on the screen.
  var nearestPath: [Int]? {
    transit.loss?.nearest { front.index(of: $0).map { isReached($0) } ?? false }
      ?? firstReachable(by: 1)
  }
}
