import AccessibilityModel
import AppSimulation
import ScreenReading

extension VoiceOverMachine {
  /// Responds to the app's events, in the order in which they happened.
  mutating func follow(_ events: [AppEvent], _ app: inout some AppInFront) {
    for event in events { follow(event, &app) }
  }

  private mutating func follow(_ event: AppEvent, _ app: inout some AppInFront) {
    switch event {
    case .appeared(let tree, let screen, let name):
      appear(tree, screen, name)
    case .uncovered(let screen): uncover(screen)
    case .tree(let change, let screen):
      self.change(screen) { $0.apply(change) }
      if screen == front.id { renewChooser(after: change) }
    case .changed(var change, let path, let screen):
      guard let view = screens.last(where: { $0.id == screen }) else { return }
      change.element = view.tree.name(of: path)
      emit(.action(.change(change)))
      if screen == front.id {
        if change.property.name == .value, path == front.cursor,
          front.focused?.element.role == .progress
        {
          play(.progress)
        }
        planPoll(path)
      }
    case .removing(let container, let screen):
      if screen == front.id {
        loseFocus(replaced: container)
      } else {
        change(screen) { $0.moveCursor(to: nil) }
      }
    case .moved(let old, let new, let screen): follow(from: old, to: new, screen)
    case .reordered(let path, let neighbor, let isAbove):
      tellPlace(of: path, beside: neighbor, isAbove: isAbove)
    case .closed(let opener):
      changeFront { $0.modalCloses(shownBy: opener) }
    case .tookTurn(let item, let container): pullFocus(to: item, in: container, &app)

    case .scrolled(let isAtEdge): play(isAtEdge ? .boundary : .scroll)
    case .position(let position, let path):
      say(status(position, of: path), .scroll, of: front.tree.name(of: path))
    case .refreshing: say(composer.phrase(VoiceOverKey.scrollRefreshing), .scroll)
    case .inView(let visible):
      beganToSpeak()
      if let first = front.firstStop(in: visible), first.path != front.cursor {
        moveFocus(to: first.path, &app, .queue)
      }
    case .outOfView(let views):
      let firsts = views.lazy.compactMap { [front] in front.firstStop(in: $0) }
      if let first = firsts.first { sendFocus(to: first.path, after: .focusAfterLoss) }

    case .announced(let text, let priority, let language): announce(text, priority, in: language)
    // Not posted by the app but noticed by VoiceOver, so that nothing of it is lost (A11).
    case .liveRegion(let text, let live, let language):
      say(composer.text(text, in: language), .announcement, live == .polite ? .wait : .interrupt)
    case .screenChanged(let target, let cause): notify(target, isScreen: true, by: cause)
    case .layoutChanged(let target, let cause): notify(target, isScreen: false, by: cause)
    case .pageScrolled(let text, let language): pageScrolled(text, in: language)

    case .typed(let text, let path, let isSecure): echoTyping(text, path, isSecure: isSecure)
    case .deleted(let text, let path, let isSecure): echoDeleting(text, path, isSecure: isSecure)
    case .textSelected(let text, let path, let isSecure):
      echoSelecting(text, path, isSecure: isSecure)
    case .keyboardAppeared: play(.keyboard)
    case .keyboardGone: play(.keyboardGone)
    // iOS has no toasts of its own; what an app draws for a moment, VoiceOver does not know of.
    case .toast: break
    case .switchedTab: playScreenChange()
    // What is new in a live region comes as its text.
    case .contents: break
    case .rejected, .unanswered: play(.boundary)
    case .answered: echoAnswer(&app)
    }
  }
}

// MARK: - Screens

extension VoiceOverMachine {
  /// A screen appears: focus goes to its first element.
  private mutating func appear(_ tree: ElementTree, _ id: Int, _ key: String?) {
    changeTransit { $0.forgetPlace() }
    push(tree, id: id, key: key)
    let screen = front
    let roles = screen.tree.screen.elements.filter { !$0.isHidden }.map(\.role)
    if roles.contains(.alert) {
      play(.alert)
    } else if roles.contains(.popover) || roles.contains(.menu) {
      play(.popover)
    } else {
      playScreenChange()
    }
    var title =
      screen.tree.screen.title.map { composer.text($0, in: language) } ?? SpokenAnnouncement()
    if screens.count == 1 { title.parts += summary(of: screen) }
    sendFocus(to: nil, title: title, after: .focusAfterScreenChange)
  }

  /// Reads the app's summary element when the app starts (AX:summaryElement).
  private func summary(of screen: ScreenView) -> [SpokenAnnouncement.Part] {
    let summary = screen.stops.dropFirst().first {
      $0.element.traits.contains(.summaryElement)
    }
    return summary.map { composer.announcement(for: $0, in: screen.language).parts } ?? []
  }

  /// A screen is in front again; focus goes back to where it was (VOT: not always).
  private mutating func uncover(_ screen: Int) {
    changeTransit { $0.forgetPlace() }
    pop(to: screen)
    let cursor = front.cursor
    changeFront { $0.notePlace() }
    if let place = front.place {
      changeTransit { $0.lost(place, replaced: nil) }
    }
    changeFront { $0.moveCursor(to: nil) }
    silenceUnlessAnnounced()
    playScreenChange()
    sendFocus(to: cursor, after: .focusAfterScreenChange)
  }

  /// An element has moved; the cursor stays on it.
  private mutating func follow(from old: [Int], to new: [Int], _ screen: Int) {
    change(screen) { if $0.cursor == old { $0.moveCursor(to: new) } }
    if finger == .passing(old) { finger = .passing(new) }
    if dragged == old { dragged = new }
    guard lastStop?.path == old else { return }
    remember(screens.last { $0.id == screen }?.stop(at: new))
  }

  /// Focus on an item that moves out of view is pulled along to the one that is shown.
  private mutating func pullFocus(
    to item: [Int], in container: [Int], _ app: inout some AppInFront
  ) {
    guard let cursor = front.cursor, cursor.starts(with: container), !cursor.starts(with: item),
      let stop = front.firstStop(in: item)
    else { return }
    readAll(false)
    moveFocus(to: stop.path, &app, isThrown: true)
  }
}

// MARK: - Notifications

extension VoiceOverMachine {
  /// The app posted `announcement`.
  ///
  /// One that is posted while VoiceOver begins to speak for a gesture, or while a new screen or a
  /// notification sends focus somewhere, is lost (CVS), unless its priority lets it wait or protects it
  /// from being cut off. The same one again cuts off the first;
  /// that apps should not post so often (W26-220) is advice to apps.
  private mutating func announce(
    _ text: AttributedText, _ priority: AnnouncementPriority, in language: SpokenLanguage
  ) {
    let announcement = composer.text(text, in: language)
    guard !announcement.isEmpty else { return }
    if priority == .default, hasJustBegunToSpeak || isArriving {
      return drop(
        announcement, .announcement,
        because: speech.isMuted ? .speechOff : isArriving ? .focusMoving : .speechBegan)
    }
    switch priority {
    case .default:
      say(announcement, .announcement)
      wasAnnounced()
    case .high: say(announcement, .announcement, isUninterruptible: true)
    case .low: say(announcement, .announcement, .wait)
    case .queued: say(announcement, .announcement, .queue)
    }
  }

  /// The app posted `screenChanged` or `layoutChanged`.
  ///
  /// Focus that is moved although the user did nothing is thrown.
  private mutating func notify(
    _ target: AppEvent.Target?, isScreen: Bool, by cause: ElementChange.Cause
  ) {
    let isThrown = cause != .user
    if isScreen || target != nil { wasNotified() }
    let delay: TimingProfile.Constant = isScreen ? .focusAfterScreenChange : .focusAfterLayoutChange
    if isScreen { playScreenChange() }
    switch target {
    case .text(let text):
      beganToSpeak()
      say(composer.text(text, in: language), .screen)
    case .element(let path):
      // A container leads to the first element inside; what cannot be found, to the first of all.
      sendFocus(
        to: path.flatMap { front.firstStop(in: $0)?.path }, after: delay,
        isThrown: isThrown)
    case nil:
      if isScreen { sendFocus(to: nil, after: delay, isThrown: isThrown) }
    }
  }

  /// The app posted `pageScrolled` with a text; the same one twice means the edge
  /// (AX:pageScrolled).
  private mutating func pageScrolled(_ text: AttributedText, in language: SpokenLanguage) {
    let announcement = composer.text(text, in: language)
    let isEdge = isPageAgain(announcement)
    wasNotified()
    play(isEdge ? .boundary : .scroll)
    say(announcement, .scroll)
  }
}

// MARK: - Frequent updates

extension VoiceOverMachine {
  /// An element that updates frequently changed: VoiceOver will check it (AX:updatesFrequently).
  private mutating func planPoll(_ path: [Int]) {
    guard let cursor = front.cursor, path.starts(with: cursor),
      let stop = front.focused, stop.element.traits.contains(.updatesFrequently)
    else { return }
    planPoll()
  }

  /// Checks the value, and speaks it when nothing else is being said, but not twice.
  mutating func poll() {
    guard let stop = front.focused, let last = lastStop, last.path == stop.path,
      stop.element.traits.contains(.updatesFrequently)
    else { return }
    polled()
    let isSame =
      last.element.label == stop.element.label && last.element.value == stop.element.value
    guard !isSame else { return }
    guard speech.current == nil else { return planPoll(stop.path) }
    remember(stop)
    say(composer.echo(from: last, to: stop, in: language), .value, of: stop.name)
  }
}
