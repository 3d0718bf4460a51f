import AccessibilityModel
import AppSimulation
import ScreenReading

extension VoiceOverMachine {
  /// Activates the focused element, or performs the chosen custom action.
  mutating func doubleTap(_ app: inout some AppInFront) {
    guard let stop = focus else { return play(.empty) }
    if rotorItem == .actions, let chosen = rotor.action {
      let actions = actions(of: stop)
      perform(actions.indices.contains(chosen) ? actions[chosen] : .activate, on: stop, &app)
    } else {
      activate(stop, &app)
    }
  }

  /// Double-taps the element; what changed is echoed.
  mutating func activate(_ stop: FocusStop, _ app: inout some AppInFront) {
    let traits = stop.element.traits
    expectAnswer(about: stop)
    if !traits.contains(.notEnabled) {
      if !traits.contains(.playsSound) { play(.activate) }
      emit(.activates(stop))
      silence()
    }
    ask(.activate(stop.path), &app)
  }

  /// The app has finished a request; what changed is echoed.
  ///
  /// An announcement posted at once comes after the echo has begun, and is lost.
  mutating func echoAnswer(_ app: inout some AppInFront) {
    guard let (before, screen) = takeExpectation() else { return }
    reconcile(&app)
    if front.id == screen, !isArriving, !wasNotifiedNow,
      front.cursor == before.path, let stop = front.stop(at: before.path)
    {
      echo(stop, before: before, &app)
    }
  }

  /// What is heard after an activation that left focus where it was.
  private mutating func echo(
    _ stop: FocusStop, before: FocusStop, _ app: inout some AppInFront
  ) {
    beganToSpeak()
    let isEdited = stop.element.traits.contains(.isEditing)
    let wasEdited = before.element.traits.contains(.isEditing)
    remember(stop)
    if isEdited, !wasEdited {
      read(stop, after: stop, .interrupt)
    } else if isEdited, stop.element.traits.contains(.textEntry), stop == before {
      moveInsertionPointToOtherEnd(of: stop, &app)
    } else {
      say(composer.echo(from: before, to: stop, in: language), .value, of: stop.name)
    }
  }
}

// MARK: - Adjusting

extension VoiceOverMachine {
  /// Increments (1) or decrements (-1) the focused element; only the value is spoken.
  ///
  /// If it did not change, the boundary sound is heard and the value is spoken again
  /// (W13-202, SL, A11).
  mutating func adjust(by step: Int, _ app: inout some AppInFront) {
    guard let before = focus else { return }
    let screen = front.id
    ask(.adjust(before.path, by: step), &app)
    reconcile(&app)
    guard front.id == screen, !isArriving, front.cursor == before.path,
      let after = front.focused
    else { return }
    let value = composer.value(of: after, in: language)
    if value == composer.value(of: before, in: language) { play(.boundary) }
    remember(after)
    beganToSpeak()
    say(value, .value, of: after.name)
  }
}

// MARK: - Scrolling

extension VoiceOverMachine {
  /// Scrolls by a page with a three-finger swipe; left and up go forward.
  ///
  /// The status is spoken, then the first visible element is read; at
  /// the edge the boundary sound plays and the status is spoken again.
  mutating func threeFingerSwipe(_ swipe: ReaderGesture.Direction, _ app: inout some AppInFront) {
    let axis: ScrollingBehavior.Axis = swipe == .left || swipe == .right ? .horizontal : .vertical
    let isMirrored = axis == .horizontal && front.tree.screen.isRightToLeft
    let step = (swipe == .left || swipe == .up) != isMirrored ? 1 : -1
    // What is pulled down where focus is need not scroll; it comes before what scrolls elsewhere.
    let pulled = axis == .vertical && step < 0 ? front.refreshed : nil
    let view = scrollView(along: axis, isAround: true) ?? pulled ?? scrollView(along: axis)
    ask(.scroll(view ?? front.cursor, axis, by: step), &app)
  }

  /// Speaks the position, for a three-finger tap (A11).
  mutating func tellPosition(_ app: inout some AppInFront) {
    let path =
      focus?.containers.last { $0.element.hasScrollPosition }?.path
      ?? scrollView(along: .vertical) ?? scrollView(along: .horizontal)
    beganToSpeak()
    guard let path else { return say(page(1, of: 1), .scroll) }
    ask(.position(of: path), &app)
  }

  /// "rows 1 to 10 of 25" in a list that does not scroll by pages or sideways; anything else says the page
  /// (AX:accessibilityScrollStatus).
  func status(_ position: ScrollPosition, of path: [Int]) -> SpokenAnnouncement {
    switch position {
    case .page(let number, let count): return page(number, of: count)
    case .rows(let first, let last, let count):
      let view = front.tree.element(at: path)
      switch view?.role {
      case .table, .collection, .list, .dataTable:
        return composer.phrase(
          VoiceOverKey.scrollRows, ["first": "\(first)", "last": "\(last)", "count": "\(count)"])
      default:
        let visible = view?.scrolling?.seenAtOnce ?? 1
        let pages = (count + visible - 1) / visible
        return page(last >= count ? pages : (first - 1) / visible + 1, of: pages)
      }
    }
  }

  private func page(_ number: Int, of count: Int) -> SpokenAnnouncement {
    composer.phrase(VoiceOverKey.scrollPage, ["page": "\(number)", "count": "\(count)"])
  }

  /// The innermost scroll view around focus that moves along an axis, or else the first one, unless it
  /// must be around focus.
  private func scrollView(along axis: ScrollingBehavior.Axis, isAround: Bool = false) -> [Int]? {
    let moves: (AccessibilityElement) -> Bool = { $0.scrolling?.axis == axis }
    if let around = focus?.containers.last(where: { moves($0.element) }) { return around.path }
    if isAround { return nil }
    return front.stops.lazy.compactMap { stop in
      stop.containers.last { moves($0.element) }?.path
    }.first
  }
}
