import AccessibilityModel
import AppSimulation
import ScreenReading

extension TalkBackMachine {
  /// A swipe to the right (1) or to the left (-1).
  ///
  /// At the end of the screen the first swipe only makes a sound, and the second goes on at the other
  /// end (TB FocusProcessorForLogicalNavigation). A list that goes on scrolls by itself.
  mutating func swipe(by step: Int, _ app: inout some AppInFront) {
    guard let cursor = front.cursor, let index = front.index(of: cursor) else {
      if let path = nearestPath { moveFocus(to: path, &app) } else { play(.complete) }
      return
    }
    if let next = next(after: index, by: step, app) {
      edge = nil
      return goOrScroll(to: front.stops[next].path, &app)
    }
    guard edge == step, let other = firstShown(by: step, app), other != cursor else {
      edge = step
      return play(.complete)
    }
    edge = nil
    goOrScroll(to: other, &app)
  }

  /// Moves focus to an element, which first scrolls into view if it is not.
  private mutating func goOrScroll(to path: [Int], _ app: inout some AppInFront) {
    if app.isInView(path) { return moveFocus(to: path, &app, withHints: !isReadingAll) }
    ask(.reveal(path), &app)
    playScrollTone()
    if composer.settings.talkBack.speaksItemCounts,
      let view = front.stop(at: path)?.containers.last(where: { $0.element.scrolling != nil })
    {
      hasScrolled = true
      ask(.position(of: view.path), &app)
    }
    plan(.scrolledTo(path, screen: front.id), after: TalkBackTimes.focusAfterScroll.value)
  }

  package func isAt(_ name: String) -> Bool { menu?.isAt(name) ?? isFocus(meantBy: name) }

  package func isAtEnd(by step: Int) -> Bool {
    if let menu { return menu.index.map { !menu.stops.indices.contains($0 + step) } ?? false }
    if trap != nil || screens.isEmpty || front.stops.isEmpty { return true }
    guard let cursor = front.cursor, let index = front.index(of: cursor) else { return false }
    if ring(around: index) != nil { return false }
    var next = index + step
    while front.stops.indices.contains(next) {
      if isReached(next) { return false }
      next += step
    }
    return true
  }

  /// The index of the next stop that can be reached; `nil` at the end.
  mutating func next(
    after index: Int, by step: Int, _ app: some AppInFront
  ) -> Int? {
    let stops = front.stops
    let ring = ring(around: index)
    var next = index + step
    while stops.indices.contains(next), !isReachable(stops[next], app) { next += step }
    guard let ring else {
      return stops.indices.contains(next)
        ? firstShown(from: next, by: step, comingFrom: stops[index], app) : nil
    }
    if stops.indices.contains(next), stops[next].path.starts(with: ring) { return next }
    // After its last item an endless list has its first, so swiping never leaves it.
    circle.goesRound(front.tree.name(of: ring), ring, limit: profile[.trapRounds])
    var other = index
    while stops.indices.contains(other - step), stops[other - step].path.starts(with: ring) {
      other -= step
    }
    return other
  }

  /// The first stop on the way that is in view of what scrolls around it and is entered there.
  ///
  /// What is scrolled out of view is not there to be focused: only from inside does a list scroll at its
  /// edge (TB FocusProcessorForLogicalNavigation).
  private func firstShown(
    from index: Int, by step: Int, comingFrom origin: FocusStop?, _ app: some AppInFront
  ) -> Int {
    let stops = front.stops
    let known = Set(origin?.containers.map(\.path) ?? [])
    let entered = stops[index].containers.first {
      $0.element.scrolling != nil && !known.contains($0.path)
    }
    guard let entered else { return index }
    var next = index
    while stops.indices.contains(next), stops[next].path.starts(with: entered.path) {
      if isReachable(stops[next], app), app.isInView(stops[next].path) { return next }
      next += step
    }
    return index
  }

  /// The first stop that is in view, from the start (1) or from the end (-1).
  func firstShown(by step: Int, _ app: some AppInFront) -> [Int]? {
    guard let first = firstReachable(by: step), let index = front.index(of: first) else {
      return nil
    }
    return front.stops[firstShown(from: index, by: step, comingFrom: nil, app)].path
  }

  /// The endless container around a stop.
  func ring(around index: Int) -> [Int]? {
    front.stops[index].containers.last { $0.element.isRing }?.path
  }

  /// A finger explores the screen; on nothing there is a sound.
  mutating func touch(_ target: ReaderGesture.TouchTarget, _ app: inout some AppInFront) {
    let index = front.stopIndex(at: target)
    fingerPoint = front.point(of: target)
    guard let index, app.isInView(front.stops[index].path), isReachable(front.stops[index], app)
    else {
      foundNothing = true
      return plan(.emptyTouch, after: TalkBackTimes.emptyTouch.value)
    }
    moveFocus(to: front.stops[index].path, &app)
  }

  /// The finger that is on the screen moves to a target; one that is not is put down at focus.
  mutating func explore(to target: ReaderGesture.TouchTarget, _ app: inout some AppInFront) {
    let start = fingerPoint ?? front.focused?.element.frame?.center
    exploration.begin(
      front.way(from: start, to: target) { [front] path in
        app.isInView(path) && front.stop(at: path).map { isReachable($0, app) } ?? false
      })
    fingerPoint = front.point(of: target)
    if exploration.isUnderWay { planFingerStep() }
  }

  private mutating func planFingerStep() {
    plan(.finger(token: exploration.token), after: profile[.fingerStep])
  }

  /// The finger comes over the next element, which gets focus and cuts off what was said of the last.
  mutating func moveFinger(token: Int, _ app: inout some AppInFront) {
    guard let step = exploration.step(token: token) else { return }
    if let path = step, front.stop(at: path) != nil {
      moveFocus(to: path, &app)
    } else {
      plan(.emptyTouch, after: TalkBackTimes.emptyTouch.value)
    }
    if exploration.isUnderWay { planFingerStep() }
  }

  /// To the first or the last element of the screen.
  mutating func goToEnd(_ half: ReaderGesture.Half, _ app: inout some AppInFront) {
    guard let path = firstShown(by: half == .top ? 1 : -1, app) else { return play(.complete) }
    goOrScroll(to: path, &app)
  }

  /// To the first element in another container, forward (1) or back (-1): a list, a grid, a pager,
  /// something that scrolls, a titled group (TB FocusProcessorForLogicalNavigation).
  mutating func goToContainer(by step: Int, _ app: inout some AppInFront) {
    guard !goToOther(by: step, \.innermostContainer, &app) else { return }
    let words = composer.wording.text(.thingContainer)
    say(
      composer.phrase(step > 0 ? .controlNoNext : .controlNoPrevious, ["thing": words]), .rotor,
      .flush)
  }

  /// To the first element in another part of the window that has a title of its own; no other window is
  /// in reach.
  mutating func goToPane(by step: Int, _ app: inout some AppInFront) {
    if !goToOther(by: step, \.pane, &app) { play(.complete) }
  }

  /// - Returns: Whether there is an element with another place.
  private mutating func goToOther(
    by step: Int, _ place: KeyPath<FocusStop, [Int]?>, _ app: inout some AppInFront
  ) -> Bool {
    guard let cursor = front.cursor, let index = front.index(of: cursor) else { return false }
    let stops = front.stops
    let old = stops[index][keyPath: place]
    var next = index + step
    while stops.indices.contains(next) {
      if stops[next][keyPath: place] != old, isReachable(stops[next], app) {
        goOrScroll(to: stops[next].path, &app)
        return true
      }
      next += step
    }
    return false
  }

  /// A swipe with two fingers moves the content by a page; left and up go forward.
  ///
  /// The fingers are the app's, and TalkBack only notices what they do.
  mutating func drag(_ swipe: ReaderGesture.Direction, _ app: inout some AppInFront) {
    let axis: ScrollingBehavior.Axis = swipe == .left || swipe == .right ? .horizontal : .vertical
    let isMirrored = axis == .horizontal && front.tree.screen.isRightToLeft
    let step = (swipe == .left || swipe == .up) != isMirrored ? 1 : -1
    scroll = Scroll(step: step, isCommand: false)
    // What does not scroll may still be pulled down, and comes before what scrolls elsewhere.
    let pulled = axis == .vertical && step < 0 ? front.refreshed : nil
    let view = scrollView(along: [axis], isAround: true) ?? pulled ?? scrollView(along: [axis])
    ask(.scroll(view ?? front.cursor, axis, by: step), &app)
    scroll = nil
  }

  /// A command to scroll forward (1) or back (-1), whichever way the content goes; a slider that has
  /// focus is changed by it.
  mutating func scrollOn(by step: Int, _ app: inout some AppInFront) {
    if let stop = focus, AccessibilityNode(stop).role == .seekBar { return adjust(by: step, &app) }
    guard let view = scrollView(along: ScrollingBehavior.Axis.allCases) else {
      return play(.complete)
    }
    let axis = front.tree.element(at: view)?.scrolling?.axis ?? .horizontal
    scroll = Scroll(step: step, isCommand: true)
    ask(.scroll(view, axis, by: step), &app)
    scroll = nil
  }

  /// The innermost thing around focus that scrolls along one of some axes, or else the first on the
  /// screen, unless it must be around focus.
  private func scrollView(
    along axes: [ScrollingBehavior.Axis], isAround: Bool = false
  ) -> [Int]? {
    let moves: (FocusStop.Container) -> Bool = { container in
      axes.contains { container.element.scrolls(along: $0) }
    }
    if let around = focus?.containers.last(where: moves) { return around.path }
    // What is one element and shows one item at a time scrolls as well.
    if let own = focus, axes.contains(where: { own.element.scrolls(along: $0) }) { return own.path }
    if isAround { return nil }
    return front.stops.lazy.compactMap { $0.containers.last(where: moves)?.path }.first
  }
}

extension FocusStop {
  /// The path of the innermost container by which one can move.
  fileprivate var innermostContainer: [Int]? {
    containers.last { container in
      let element = container.element
      return element.collection != nil || element.scrolls || element.role == .webView
        || element.containerTitle != nil
    }?.path
  }

  /// The path of the part of the window that has a title of its own.
  fileprivate var pane: [Int]? {
    containers.last { $0.element.android.paneTitle.ifNotBlank != nil }?.path
  }
}

// MARK: - Reading on

extension TalkBackMachine {
  /// Reads from an element to the end, without hints.
  mutating func readAll(from path: [Int]?, _ app: inout some AppInFront) {
    guard let path = path ?? nearestPath else { return play(.complete) }
    moveFocus(to: path, &app, withHints: false)
    isReadingAll = true
  }

  /// Goes on to the next element when one has been read.
  mutating func readNext(_ app: inout some AppInFront) {
    guard trap == nil, let cursor = front.cursor, let index = front.index(of: cursor) else {
      isReadingAll = false
      return
    }
    guard let next = next(after: index, by: 1, app) else {
      isReadingAll = false
      // It ends with the sound of the end (TB FullScreenReadActor).
      return play(.complete)
    }
    goOrScroll(to: front.stops[next].path, &app)
  }
}
