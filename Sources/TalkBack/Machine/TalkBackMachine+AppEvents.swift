import AccessibilityModel
import AppSimulation
import ScreenReading

extension TalkBackMachine {
  /// Responds to the app's events, in the order in which they happened.
  mutating func follow(_ events: [AppEvent], _ app: inout some AppInFront) {
    for event in events { follow(event, &app) }
  }

  private mutating func follow(_ event: AppEvent, _ app: inout some AppInFront) {
    switch event {
    case .appeared(let tree, let screen, let name):
      loseMenu()
      transit.forgetPlace()
      push(tree, id: screen, key: name)
      play(.windowState)
      // What covers the screen from the start and has no name leaves the screen its own.
      let own = screenTitle
      sendFocus(to: nil, title: title.isEmpty ? own : title)
    case .uncovered(let screen): uncover(screen)
    case .tree(let change, let screen): self.change(screen) { $0.apply(change) }
    case .changed(var change, let path, let screen):
      guard let view = screens.last(where: { $0.id == screen }) else { return }
      change.element = view.tree.name(of: path)
      emit(.action(.change(change)))
      if screen == front.id {
        if change.property == .hidden(false) { tellPane(at: path) }
        tellChange(of: change.property, at: path)
      }
    case .contents(let path, let screen):
      if screen == front.id { tellRegion(around: path) }
    case .removing(let container, let screen):
      if screen == front.id {
        loseFocus(replaced: container)
      } else {
        change(screen) { $0.moveCursor(to: nil) }
      }
    case .moved(let old, let new, let screen):
      change(screen) { if $0.cursor == old { $0.moveCursor(to: new) } }
      if lastStop?.path == old { lastStop = screens.last { $0.id == screen }?.stop(at: new) }
    case .closed(let opener): changeFront { $0.modalCloses(shownBy: opener) }
    // Behind the menu nothing is told of.
    case .tookTurn(let item, let container):
      if menu == nil { turned(to: item, in: container, &app) }

    case .scrolled(let isAtEdge):
      hasScrolled = !isAtEdge
      if isAtEdge { play(.complete) } else { playScrollTone() }
    // At its edge nothing scrolls, and Android tells of nothing.
    case .position(let position, let path):
      if hasScrolled, tellsPosition(of: path) { planPosition(position, of: path) }
    case .inView(let visible): followScroll(visible, &app)
    case .outOfView(let views):
      let firsts = views.lazy.compactMap { [front] in front.firstStop(in: $0) }
      guard let first = firsts.first else { return }
      changeFront { $0.moveCursor(to: nil) }
      let token = transit.send(
        to: first.path, title: SpokenAnnouncement(), at: now, isThrown: true)
      plan(.arrival(token: token), after: profile[.focusAfterLoss])

    case .announced(let text, _, let language):
      // Reading on ends with what is being read (TB FullScreenReadInterpreter).
      isReadingAll = false
      announce(text, in: language)
    // TalkBack notices it itself, see `tellChange`.
    case .liveRegion: break
    // A toast is said to its end (TB EventTypeNotificationStateChangedFeedbackRule).
    case .toast(let text, let language):
      say(composer.text(text, in: language), .announcement, .queue, isUninterruptible: true)
    case .screenChanged(let target, _):
      // A new pane: its title is told. Focus cannot be sent anywhere, and stays where it is.
      play(.windowState)
      if case .text(let text)? = target {
        say(composer.text(text, in: language), .screen, .queue, isUninterruptible: true)
      }
    case .layoutChanged(let target, let cause): followInputFocus(to: target, &app, by: cause)
    // Whoever scrolls tells TalkBack where; there is no text of the app's own.
    case .pageScrolled: playScrollTone()

    case .typed(let text, let path, let isSecure): echoTyping(text, path, isSecure: isSecure)
    case .deleted(let text, let path, let isSecure): echoDeleting(text, path, isSecure: isSecure)
    case .textSelected(let text, let path, let isSecure):
      echoSelecting(text, path, isSecure: isSecure)
    // Content changes: what it changes is told by itself.
    case .switchedTab, .rejected, .refreshing, .reordered: break
    case .keyboardAppeared: plan(.keyboard(isShown: true), after: profile[.focusAfterScreenChange])
    case .keyboardGone: plan(.keyboard(isShown: false), after: profile[.focusAfterScreenChange])
    case .unanswered: play(.complete)
    case .answered:
      guard let asked else { return }
      self.asked = nil
      plan(.click(asked.stop, screen: asked.screen), after: TalkBackTimes.click.value)
    }
  }

  /// A screen is in front again: its title, then the element that had focus.
  private mutating func uncover(_ screen: Int) {
    loseMenu()
    transit.forgetPlace()
    pop(to: screen)
    let cursor = front.cursor
    changeFront { $0.notePlace() }
    if let place = front.place { transit.lost(place, replaced: nil) }
    changeFront { $0.moveCursor(to: nil) }
    play(.windowState)
    sendFocus(to: cursor, title: title)
  }

  /// Android has no such notification: content changes by itself, and focus stays.
  ///
  /// But an app that goes on at a field gives it the input focus, and TalkBack follows that (TB
  /// InputFocusInterpreter).
  private mutating func followInputFocus(
    to target: AppEvent.Target?, _ app: inout some AppInFront, by cause: ElementChange.Cause
  ) {
    guard case .element(let path?)? = target, let stop = front.stop(at: path),
      AccessibilityNode(stop).role == .editText, front.cursor != path
    else { return }
    isReadingAll = false
    moveFocus(to: path, &app, isThrown: cause != .user)
  }

  /// A part of the window that has a title of its own is there: the title is told, and focus stays (TB
  /// WindowEventInterpreter).
  private mutating func tellPane(at path: [Int]) {
    guard let element = front.tree.element(at: path), !element.role.isModal, !element.isModal,
      let title = element.android.paneTitle.ifNotBlank
    else { return }
    play(.windowState)
    say(composer.text(title, in: language), .screen, .queue, isUninterruptible: true)
  }

  /// The window of the keyboard has come or gone.
  mutating func tellKeyboard(isShown: Bool) {
    play(.windowState)
    let name = composer.wording.text(.windowKeyboard)
    say(
      isShown
        ? composer.phrase(.windowKeyboardShown, ["name": name])
        : composer.phrase(.windowKeyboardHidden),
      .screen, .queue, isUninterruptible: true)
  }

  /// The app announces a text.
  ///
  /// A short one survives what is said later; the same one is not said twice (TB
  /// EventTypeAnnouncementFeedbackRule). Android knows no priority.
  private mutating func announce(_ text: AttributedText, in language: SpokenLanguage) {
    let announcement = composer.text(text, in: language)
    guard !announcement.isEmpty, !isAgain(announcement) else { return }
    let isShort = text.string.count <= 30
    say(announcement, .announcement, .queue, isUninterruptible: isShort)
  }

  /// Whether the same text is being said, waits, or was said a moment ago (TB SpeechControllerImpl).
  func isAgain(_ announcement: SpokenAnnouncement) -> Bool {
    let text = announcement.spoken
    return speech.contains { $0.spoken == text } || texts.isAgain(text, at: now)
  }
}

// MARK: - Changes

extension TalkBackMachine {
  /// An element has changed: a live region and what is wrong with a field are told wherever focus is,
  /// anything else under focus only.
  private mutating func tellChange(of property: ElementChange.Property, at path: [Int]) {
    if tellRegion(around: path) { return }
    // What is inside the stop under focus has its errors told like what is elsewhere: the stop has none.
    if case .error = property, front.cursor != path {
      return tellError(at: path)
    }
    guard asked == nil, !tellsChangesItself, let cursor = front.cursor, path.starts(with: cursor),
      let last = lastStop, last.path == cursor, let stop = front.stop(at: cursor)
    else { return }
    tell(stop, after: last)
  }

  /// Tells what is wrong with an element that does not itself have focus; TalkBack does not ask where
  /// focus is when an error appears (TB EventTypeWindowContentChangedFeedbackRule).
  private mutating func tellError(at path: [Int]) {
    let isShown = front.stops.contains { $0.path.starts(with: path) || path.starts(with: $0.path) }
    guard isShown, let error = front.tree.element(at: path)?.android.error.ifNotBlank else {
      return
    }
    let announcement = composer.phrase(.errorMessage, ["error": error.string], kind: .state)
    guard !isAgain(announcement) else { return }
    say(announcement, .value, of: front.tree.name(of: path), .queue)
  }

  /// Tells what is new about the element under focus.
  mutating func tell(_ stop: FocusStop, after last: FocusStop) {
    note(stop)
    let (old, new) = (AccessibilityNode(last), AccessibilityNode(stop))
    guard old != new else { return }
    // What is newly selected is told only after a double tap.
    guard old.isSelected == new.isSelected || old.withoutSelection != new.withoutSelection else {
      return
    }
    let isProgress = new.role.isProgress
    if new.role == .progressBar { playScrollTone(ofProgress: stop.element.percentage) }
    let announcement = composer.echo(from: last, to: stop, in: language)
    // What has just been told is not told again (TB EventTypeWindowContentChangedFeedbackRule).
    guard !isAgain(announcement) else { return }
    say(
      announcement, .value, of: stop.name, .queue, isUninterruptible: isProgress,
      replacing: new.role.changes)
  }

  /// Tells the live region that a path is in, whatever has changed in it.
  ///
  /// - Returns: Whether there is one.
  @discardableResult
  private mutating func tellRegion(around path: [Int]) -> Bool {
    let regions = front.tree.lineage(of: path).filter { $0.element.announcesChanges != nil }
    guard let region = regions.last, let kind = region.element.announcesChanges else {
      return false
    }
    tellRegion(region.path, kind)
    return true
  }

  /// Tells all of a live region, but not the same text twice.
  private mutating func tellRegion(_ path: [Int], _ kind: LiveRegion) {
    let spoken: Set<SpokenAnnouncement.Kind> = [.label, .value, .state, .trait]
    let parts = front.stops.filter { $0.path.starts(with: path) }.flatMap { stop in
      // What is in a region is told with the progress that is its news.
      var stop = stop
      stop.element.liveRegion = kind
      return composer.announcement(for: stop, in: language).parts
        .filter { spoken.contains($0.kind) }
    }
    let own = front.stops.first { $0.path == path }
    let role = own.map { AccessibilityNode($0).role }
    if role == .progressBar { playScrollTone(ofProgress: own?.element.percentage) }
    let announcement = SpokenAnnouncement(parts: parts)
    guard !announcement.isEmpty, !isAgain(announcement) else { return }
    if let stop = front.focused { note(stop) }
    // Progress is said to its end, unless it is assertive; a slider even then.
    let isSaidToItsEnd = role == .seekBar || role == .progressBar && kind == .polite
    say(
      announcement, .announcement, of: front.tree.name(of: path),
      kind == .assertive ? .flush : .queue, isUninterruptible: isSaidToItsEnd,
      replacing: role?.changes ?? .change)
  }

  /// A pager has turned its page although TalkBack did not scroll it.
  ///
  /// It sounds as any scroll does (TB Mappers). The page is told wherever focus is; focus on the old page
  /// moves to the new one (TB ScrollPositionInterpreter, TB AccessibilityFocusInterpreter).
  private mutating func turned(
    to item: [Int], in container: [Int], _ app: inout some AppInFront
  ) {
    playScrollTone()
    let pager = front.tree.element(at: container)
    if let pager, pager.isPager, let page = item.last {
      planPosition(.page(page + 1, of: pager.children.count), of: container)
    }
    guard let cursor = front.cursor, cursor.starts(with: container), !cursor.starts(with: item),
      let stop = front.firstStop(in: item)
    else { return }
    isReadingAll = false
    moveFocus(to: stop.path, &app, isThrown: true)
  }
}

extension AccessibilityNode.Role {
  /// What of it is not said any more once a newer change is (TB
  /// EventTypeWindowContentChangedFeedbackRule).
  fileprivate var changes: SpeechQueue.Group {
    switch self {
    case .progressBar: .progress
    case .seekBar: .slider
    default: .change
    }
  }
}

extension AccessibilityNode {
  fileprivate var withoutSelection: AccessibilityNode {
    var node = self
    node.isSelected = false
    node.isClickable = false
    return node
  }
}

// MARK: - Scrolling

extension TalkBackMachine {
  /// Whether it is told where a scroll has come to: of a page always, of a list after a command only,
  /// unless the user wants to hear it after every scroll (TB ScrollPositionInterpreter).
  private func tellsPosition(of path: [Int]) -> Bool {
    scroll?.isCommand ?? false || composer.settings.talkBack.speaksItemCounts
      || front.tree.element(at: path)?.isPager ?? false
  }

  /// Plans to tell a position; one that waits is then not told.
  ///
  /// While the page of a pager waits, a list or pager beside it is not told of: it may be the pager's tabs,
  /// which scroll along (TB ScrollPositionInterpreter).
  private mutating func planPosition(_ position: ScrollPosition, of path: [Int]) {
    let element = front.tree.element(at: path)
    let isPager = element?.isPager ?? false
    if let waiting = texts.waitingPager, waiting != path, element?.collection != nil,
      waiting.dropLast() == path.dropLast()
    {
      return
    }
    let token = texts.newPosition(ofPager: isPager ? path : nil)
    plan(
      .position(position, path, token: token),
      after: isPager ? TalkBackTimes.page.value : TalkBackTimes.items.value)
  }

  /// "Page 2 of 5" of a pager, "Showing items 1 to 4 of 20." of a list, in a higher pitch.
  mutating func tell(_ position: ScrollPosition, of path: [Int]) {
    guard let element = front.tree.element(at: path) else { return }
    let announcement: SpokenAnnouncement
    switch position {
    case .page(let page, let count) where element.isPager:
      let place = ["page": "\(page)", "count": "\(count)"]
      // The title is what is new, unless focus is among what it is the title of, or on a page, of
      // whichever pager (TB ScrollPositionFeedbackRule).
      let isInside = front.cursor?.starts(with: path) ?? false
      let isOnPage = front.focused?.containers.last?.element.isPager ?? false
      if let title = element.title(ofPage: page - 1), !isInside, !isOnPage {
        var place = composer.phrase(.scrollPageShort, place)
        place.parts.insert(.init(.context, title, language), at: 0)
        announcement = place
      } else {
        announcement = composer.phrase(.scrollPage, place)
      }
    // Only a list counts its items; a scroll view has none (TB ScrollPositionFeedbackRule).
    case _ where element.collection == nil: return
    case .page(let page, let count):
      announcement = composer.phrase(.scrollItem, ["first": "\(page)", "count": "\(count)"])
    case .rows(let first, let last, let count):
      announcement =
        first == last
        ? composer.phrase(.scrollItem, ["first": "\(first)", "count": "\(count)"])
        : composer.phrase(
          .scrollItems, ["first": "\(first)", "last": "\(last)", "count": "\(count)"])
    }
    // A pager may turn faster than its pages can be told: they wait in line all the same (TB
    // ScrollPositionFeedbackRule).
    say(announcement.pitched(1.2), .scroll, of: front.tree.name(of: path), .queue)
  }

  /// Focus whose element was scrolled away goes to the first element that is in view, or to the last
  /// after a scroll back; after a command it goes on from where it is, and follows a moment later
  /// (TB FocusFeedbackMapper, TB FocusProcessorForLogicalNavigation).
  private mutating func followScroll(_ visible: VisibleChildren, _ app: inout some AppInFront) {
    guard let cursor = front.cursor, cursor.starts(with: visible.path) else { return }
    let step = scroll?.step ?? 1
    let isCommand = scroll?.isCommand ?? false
    func isShown(_ stop: FocusStop) -> Bool { app.isInView(stop.path) && isReachable(stop, app) }
    let shown = front.stops.filter { visible.contains($0.path) && isShown($0) }
    var target = step > 0 ? shown.first : shown.last
    if let index = front.index(of: cursor), isShown(front.stops[index]) {
      guard isCommand, front.stops.indices.contains(index + step) else { return }
      let next = front.stops[index + step]
      target = shown.contains(next) ? next : nil
    }
    guard let target, target.path != cursor else { return }
    if isCommand {
      plan(
        .scrolledTo(target.path, screen: front.id), after: TalkBackTimes.focusAfterScroll.value)
    } else {
      moveFocus(to: target.path, &app)
    }
  }
}

extension SpokenAnnouncement {
  /// What is said, in another pitch.
  func pitched(_ pitch: Double) -> SpokenAnnouncement {
    var copy = self
    copy.parts = parts.map { part in
      var part = part
      part.text = AttributedText(
        runs: part.text.runs.map { run in
          var run = run
          run.attributes.pitch = pitch
          return run
        })
      return part
    }
    return copy
  }
}
