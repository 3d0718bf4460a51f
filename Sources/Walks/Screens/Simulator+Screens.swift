import AccessibilityModel
import ScreenReading

extension Simulator {
  /// How many screens can lie one over another: an app that pushes for ever is cut short.
  private static let depthLimit = 32

  /// The screen in front appears: its timers begin, focus goes to its first element.
  mutating func appear() {
    let screen = stack[top]
    beginTimers(of: screen)
    let isAlert = screen.screen.elements.contains { $0.role == .alert && !$0.isHidden }
    stack[top].noticedModal = screen.modal
    emit(.sound(isAlert ? .alert : .screenChanged))
    var title = title(of: screen)
    if screen.id == 0 { title.parts += summary(of: screen) }
    sendFocus(to: nil, title: title, after: .focusAfterScreenChange)
  }

  /// What the app's summary element says when the app starts (AX:summaryElement).
  private func summary(of screen: LiveScreen) -> [Announcement.Part] {
    let summary = screen.stops.dropFirst().first {
      $0.element.traits.contains(.summaryElement)
    }
    return summary.map { composer.announcement(for: $0, in: screen.screen.language).parts } ?? []
  }

  /// Shows another screen of the file.
  mutating func show(_ key: String, isPresented: Bool) {
    guard stack.count < Self.depthLimit, let screen = variant.otherScreens[key] else { return }
    leaveFocus()
    loss = nil
    stack.append(LiveScreen(screen, id: shownScreens, key: key, isPresented: isPresented))
    shownScreens += 1
    appear()
  }

  /// Goes back to the screen before the one that was pushed last.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func pop() -> Bool {
    guard stack.count > 1, !stack[top].isPresented else { return false }
    uncover(top - 1)
    return true
  }

  /// Takes away the screen that was presented last, with what was pushed on it.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  mutating func dismiss() -> Bool {
    guard let depth = stack.lastIndex(where: \.isPresented), depth > 0 else { return false }
    uncover(depth - 1)
    return true
  }

  /// The screen at a depth is in front again; focus goes back to where it was (VOT: not always).
  private mutating func uncover(_ depth: Int) {
    leaveFocus()
    loss = nil
    stack.removeSubrange((depth + 1)...)
    let cursor = stack[top].cursor
    stack[top].notePlace()
    if let place = stack[top].place {
      loss = Loss(order: place.order, index: place.index, replaced: nil)
    }
    stack[top].cursor = nil
    emit(.sound(.screenChanged))
    sendFocus(to: cursor, after: .focusAfterScreenChange)
  }

  private func title(of screen: LiveScreen) -> Announcement {
    screen.screen.title.map { composer.text($0, in: screen.screen.language) } ?? Announcement()
  }

  /// A modal inside the screen came or went: a screen change that nobody need post.
  mutating func noticeModal() {
    let screen = stack[top]
    guard screen.modal != screen.noticedModal else { return }
    stack[top].noticedModal = screen.modal
    let isSent = arrival?.asked == now
    if let modal = screen.modal {
      if screen.noticedModal == nil { stack[top].cursorBehindModal = screen.cursor }
      let isAlert = screen.element(at: modal)?.role == .alert
      emit(.sound(isAlert ? .alert : .screenChanged))
      leaveFocus()
      stack[top].cursor = nil
      loss = nil
      if !isSent { sendFocus(to: nil, after: .focusAfterScreenChange) }
    } else {
      emit(.sound(.screenChanged))
      leaveFocus()
      stack[top].cursor = nil
      loss = nil
      if !isSent { sendFocus(to: screen.cursorBehindModal, after: .focusAfterScreenChange) }
      stack[top].cursorBehindModal = nil
    }
  }

  // MARK: Timers

  private mutating func beginTimers(of screen: LiveScreen) {
    for (index, event) in screen.screen.events.enumerated() {
      agenda.add(.event(index: index, screen: screen.id), at: plan(after: event.time))
    }
    var banners: [([Int], Banner)] = []
    screen.forEachElement { path, element in
      if let banner = element.banner { banners.append((path, banner)) }
    }
    for (path, banner) in banners { planBannerTurn(path, banner, on: screen.id) }
  }

  /// The shortest time between two turns of something that repeats, in milliseconds.
  static let shortestInterval = 50

  mutating func runEvent(_ index: Int, on screen: Int) {
    guard let depth = depth(of: screen), stack[depth].screen.events.indices.contains(index)
    else { return }
    let event = stack[depth].screen.events[index]
    let interval = event.interval.flatMap { $0 > 0 ? max($0, Self.shortestInterval) : nil }
    if let interval { agenda.add(.event(index: index, screen: screen), at: now + interval) }
    run(event.effects, on: screen, by: interval == nil ? .app : .timer)
  }
}
