import AccessibilityModel
import AppSimulation
import ScreenReading

extension VoiceOverMachine {
  /// Moves focus to an element of the screen in front, and reads it.
  mutating func moveFocus(
    to path: [Int], _ app: inout some AppInFront, _ manner: SpeechQueue.Manner = .interrupt,
    withHints: Bool = true, isThrown: Bool = false
  ) {
    guard let stop = front.stop(at: path) else { return }
    let isElsewhere = front.cursor != path || group != nil
    chooser = nil
    group = nil
    if isElsewhere { leaveFocus(&app) }
    changeTransit { $0.arrived() }
    changeFront { $0.moveCursor(to: path) }
    emit(.action(.focus(stop.name, isThrown: isThrown)))
    play(.focus)
    if stop.element.role == .activityIndicator, stop.element.toggle != .off { play(.loading) }
    leaveCircle(unlessInside: stop)
    ask(.reveal(path), &app)
    let items = ownRotorItems
    changeRotor { $0.focusMoved(to: items) }
    read(stop, after: lastStop, manner, withHints: withHints)
    if isElsewhere { ask(.focusCame(path), &app) }
  }

  /// Reads an element in full.
  mutating func read(
    _ stop: FocusStop, after previous: FocusStop?, _ manner: SpeechQueue.Manner,
    withHints: Bool = true
  ) {
    var announcement = self.announcement(for: stop, after: previous)
    if !withHints { announcement.hints = [] }
    remember(stop)
    beganToSpeak()
    say(announcement, .focus, of: stop.name, manner)
  }

  /// Tells the app that focus leaves its element.
  mutating func leaveFocus(_ app: inout some AppInFront) {
    if front.cursor != nil { ask(.focusLeft, &app) }
  }

  /// Focus is on nothing.
  private mutating func takeFocusAway(_ app: inout some AppInFront) {
    leaveFocus(&app)
    changeFront { $0.moveCursor(to: nil) }
    changeTransit { $0.forgetPlace() }
  }
}

// MARK: - Arriving

extension VoiceOverMachine {
  /// Sends focus to an element, or to the first one, after a while.
  mutating func sendFocus(
    to path: [Int]?, title: SpokenAnnouncement = SpokenAnnouncement(),
    after constant: TimingProfile.Constant,
    isThrown: Bool = false
  ) {
    // What was announced at the same time is lost, whichever came first (CVS).
    if isAnnouncedNow { silence() }
    let token = changeTransit { [now] in
      $0.send(to: path, title: title, at: now, isThrown: isThrown)
    }
    plan(.arrival(token: token), at: now + max(profile[constant], 0))
  }

  /// Focus arrives: the title is spoken, then the element is read.
  mutating func arrive(token: Int, _ app: inout some AppInFront) {
    guard let arrival = changeTransit({ $0.takeArrival(token) }) else { return }
    readAll(false)
    var path = arrival.path ?? firstPath
    if let wanted = path, front.index(of: wanted) == nil { path = nearestPath }
    guard let path else {
      say(arrival.title, .screen)
      return
    }
    // Focus that stays where it is has not been thrown anywhere.
    let isThrown = arrival.isThrown && front.cursor != nil && front.cursor != path
    guard !arrival.title.isEmpty, !isTitle(arrival.title, of: path) else {
      moveFocus(to: path, &app, isThrown: isThrown)
      return
    }
    say(arrival.title, .screen)
    moveFocus(to: path, &app, .queue, isThrown: isThrown)
  }

  /// The element marked as the cursor's start, or else the first one.
  private var firstPath: [Int]? {
    let stops = front.stops
    return (stops.first { $0.element.startsFocused } ?? stops.first)?.path
  }

  /// Whether the element itself says the title, so that it is not spoken twice.
  private func isTitle(_ title: SpokenAnnouncement, of path: [Int]) -> Bool {
    guard let stop = front.stop(at: path) else { return false }
    return stop.element.label?.string == title.spoken
  }
}

// MARK: - Losing

extension VoiceOverMachine {
  /// Notices changes: a modal appeared or disappeared, the focused element disappeared.
  mutating func reconcile(_ app: inout some AppInFront) {
    guard !screens.isEmpty else { return }
    noticeModal(&app)
    tellLostChoice()
    if let cursor = front.cursor, front.index(of: cursor) == nil {
      changeFront { $0.notePlace() }
      leaveFocus(&app)
      loseFocus(replaced: nil)
    }
    if isStranded, !front.stops.isEmpty { planRecovery() }
  }

  /// A modal within the screen appeared or disappeared: what UIKit presents is a screen change without
  /// a post of the app's own.
  ///
  /// A view that is only marked as modal hides what is behind it and tells of nothing
  /// (AX): focus that was there is lost.
  private mutating func noticeModal(_ app: inout some AppInFront) {
    guard let change = changeFront({ $0.noticeModal() }) else { return }
    chooser = nil
    // The app tells of it by itself, with the sound of that.
    let isSent = wasSentNow
    switch change {
    case .appeared(_, isView: true): break
    case .appeared(let modal, isView: false):
      switch front.tree.element(at: modal)?.role {
      case .alert: play(.alert)
      case .popover, .menu: play(.popover)
      default: if !isSent { playScreenChange() }
      }
      takeFocusAway(&app)
      if !isSent { sendFocus(to: nil, after: .focusAfterScreenChange) }
    case .disappeared(let cursorBefore, let isView):
      silenceUnlessAnnounced()
      if !isView, !isSent { playScreenChange() }
      takeFocusAway(&app)
      if !isSent {
        sendFocus(
          to: cursorBefore, after: isView ? .focusAfterLoss : .focusAfterScreenChange)
      }
    }
  }

  /// Focus has lost its element; a new place is found nearby.
  ///
  /// - Parameter replaced: A container all of whose elements are new.
  mutating func loseFocus(replaced: [Int]?) {
    changeFront { $0.notePlace() }
    group = nil
    let place = front.place ?? (order: [], index: 0)
    changeFront { $0.moveCursor(to: nil) }
    changeTransit { $0.lost(place, replaced: replaced) }
    planRecovery()
  }

  private mutating func planRecovery() {
    let token = changeTransit { $0.beginRecovery() }
    plan(.recovery(token: token), at: now + max(profile[.focusAfterLoss], 0))
  }

  /// Moves lost focus to the nearest element that is still there.
  mutating func recoverFocus(token: Int, _ app: inout some AppInFront) {
    guard changeTransit({ $0.endRecovery(token) }) else { return }
    guard front.cursor == nil, !isArriving, let path = nearestPath else { return }
    readAll(false)
    moveFocus(to: path, &app, isThrown: loss != nil)
  }

  /// The nearest element of the old order that is still there, the next one first, or else the first
  /// on the screen.
  var nearestPath: [Int]? {
    loss?.nearest { front.index(of: $0) != nil } ?? firstPath
  }
}
