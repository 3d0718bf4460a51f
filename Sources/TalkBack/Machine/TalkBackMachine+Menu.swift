import AccessibilityModel
import AppSimulation
import ScreenReading

/// TalkBack's own menu over the screen, or the list of actions that it opens.
///
/// It is a window with a list, read by the rules of any other (TB ListMenuManager). Of its items only
/// those do something here that stay in the app.
struct ReaderMenu: Sendable {
  /// Its title, spoken as a window's.
  let title: SpokenAnnouncement
  /// Its items, and the button below them.
  let stops: [FocusStop]
  private let choices: [Choice]
  /// The item that has focus; `nil` until the window is there.
  var index: Int?
  /// The direction in which the last swipe found nothing.
  var edge: Int?
  /// What it has said, or has still to say.
  var utterances: Set<SpokenUtterance.ID> = []

  /// What an item does.
  enum Choice: Sendable {
    /// Opens the list of actions.
    case actions
    /// Opens the list of the links in the element's text.
    case links
    /// Reads from the element that has focus.
    case readOn
    /// Performs one of the element's actions.
    case action(OfferedAction)
    /// Closes the menu; what it does otherwise is outside the app.
    case close
  }

  init(
    _ title: SpokenAnnouncement, _ items: [(text: AttributedText, choice: Choice)],
    cancel: AttributedText, in language: SpokenLanguage
  ) {
    self.title = title
    choices = items.map(\.choice) + [.close]
    let list = AccessibilityElement(
      .list,
      children: items.map { item in
        AccessibilityElement(.text, label: item.text).with { $0.android.isClickable = true }
      })
    let button = AccessibilityElement(.button, label: cancel)
    stops = ScreenReader.talkBack.stops(
      of: AccessibilityScreen(language: language, elements: [list, button]))
  }

  /// What the item under focus does.
  var choice: Choice? { index.map { choices[$0] } }

  /// Whether the item under focus is the one of a name; before the window is there, none is.
  func isAt(_ name: String) -> Bool { index.map { $0 == index(of: name) } ?? false }

  /// The item of a name.
  func index(of name: String) -> Int? {
    stops.firstIndex { $0.isNamed(name) } ?? stops.firstIndex { $0.isMeant(by: name) }
  }
}

/// The names of the items of TalkBack's menu, for whoever reads walks.
package enum ReaderMenus {
  /// Whether an item of the menu, or of the list of actions, is called so in a language of the words.
  package static func isName(_ name: String) -> Bool {
    [ReaderWording.koreanTalkBack, .englishTalkBack].contains { words in
      items.contains { words.text($0).hasPrefix(name) }
    }
  }

  /// The actions that TalkBack adds to the app's on an element, in a language or in each.
  package static func actions(
    on element: AccessibilityElement, in language: SpokenLanguage? = nil
  ) -> [String] {
    var keys: [ReaderWording.Key] = []
    if element.expandedStatus != nil { keys += [.actionExpand, .actionCollapse] }
    if element.isDraggable { keys.append(.actionDrag) }
    return [ReaderWording.koreanTalkBack, .englishTalkBack]
      .filter { words in language.map { $0.base == words.language.base } ?? true }
      .flatMap { words in keys.map { words.text($0) } }
  }

  fileprivate static let others: [ReaderWording.Key] = [
    .menuCopy, .menuSearch, .menuHideScreen, .menuVoice, .menuSettings, .menuSpeech, .menuBraille,
  ]
  private static let items =
    [
      .actions, .controlLinks, .menuReadOn, .labelCancel, .actionExpand, .actionCollapse,
      .actionDrag,
    ] + others
}

extension TalkBackMachine {
  /// The language of TalkBack's own words.
  private var ownLanguage: SpokenLanguage { composer.wording.language }

  private func word(_ key: ReaderWording.Key) -> AttributedText {
    AttributedText(composer.wording.text(key))
  }

  /// Opens the menu, with what it has on a phone that nobody has set otherwise.
  mutating func openMenu() {
    let actions: [(AttributedText, ReaderMenu.Choice)] =
      offeredActions.isEmpty ? [] : [(word(.actions), .actions)]
    let links: [(AttributedText, ReaderMenu.Choice)] =
      linksUnderFocus.isEmpty ? [] : [(word(.controlLinks), .links)]
    open(
      composer.phrase(.menuTitle),
      actions + links + [(word(.menuReadOn), .readOn)]
        + ReaderMenus.others.map { (word($0), .close) })
  }

  /// The parts of the text under focus that are links; where they lead is outside the app.
  private var linksUnderFocus: [AttributedText] {
    front.focused.map { AccessibilityNode($0).allLinks } ?? []
  }

  /// Opens the list of the actions of the element that has focus.
  private mutating func openActions() {
    let items: [(AttributedText, ReaderMenu.Choice)] = offeredActions.map { action in
      switch action {
      case .custom(_, let name): (name, .action(action))
      default: (AttributedText(words(for: action).spoken), .action(action))
      }
    }
    open(composer.phrase(.actions), items)
  }

  /// The actions of the element that has focus; a double tap does what "Activate" does.
  private var offeredActions: [OfferedAction] {
    focus.map { actions(of: $0).filter { $0 != .activate } } ?? []
  }

  private mutating func open(
    _ title: SpokenAnnouncement, _ items: [(AttributedText, ReaderMenu.Choice)]
  ) {
    let utterances = menu?.utterances ?? []
    menu = ReaderMenu(title, items, cancel: word(.labelCancel), in: ownLanguage)
    menu?.utterances = utterances
    play(.windowState)
    plan(.menu, after: profile[.focusAfterScreenChange])
  }

  /// The window of the menu is there: its title, then its first item.
  mutating func menuCame() {
    guard let menu, menu.index == nil else { return }
    sayInMenu(menu.title, .screen, .queue, isUninterruptible: true)
    goInMenu(to: 0, .queue)
  }

  /// What a gesture does while the menu is open.
  ///
  /// - Returns: Whether the menu takes it; speech can be paused as ever.
  mutating func choose(by gesture: ReaderGesture, _ app: inout some AppInFront) -> Bool {
    guard let menu else { return false }
    switch gesture {
    case .pause: return false
    case .swipe(.right): stepInMenu(by: 1)
    case .swipe(.left): stepInMenu(by: -1)
    case .fourFingerTap(let half): goInMenu(to: half == .top ? 0 : menu.stops.count - 1)
    case .touch(.element(let name)), .drag(.element(let name)):
      guard let index = menu.index(of: name) else {
        foundNothing = true
        play(.viewEntered)
        return true
      }
      goInMenu(to: index)
    case .doubleTap, .splitTap: takeChoice(&app)
    case .escape: closeMenu(&app)
    default: play(.complete)
    }
    return true
  }

  /// At an end the first swipe only makes a sound, and the second goes on at the other end.
  private mutating func stepInMenu(by step: Int) {
    guard let menu, let index = menu.index else { return }
    if menu.stops.indices.contains(index + step) { return goInMenu(to: index + step) }
    guard menu.edge == step else {
      self.menu?.edge = step
      return play(.complete)
    }
    goInMenu(to: step > 0 ? 0 : menu.stops.count - 1)
  }

  private mutating func goInMenu(to index: Int, _ manner: SpeechQueue.Manner = .flush) {
    guard let menu else { return }
    let before = menu.index.map { menu.stops[$0] }
    self.menu?.index = index
    self.menu?.edge = nil
    play(.focusActionable)
    sayInMenu(
      composer.announcement(for: menu.stops[index], after: before, in: ownLanguage), .rotor, manner)
  }

  private mutating func sayInMenu(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, _ manner: SpeechQueue.Manner,
    isUninterruptible: Bool = false
  ) {
    let first = utterances
    say(announcement, source, manner, isUninterruptible: isUninterruptible)
    menu?.utterances.formUnion(first..<utterances)
  }

  private mutating func takeChoice(_ app: inout some AppInFront) {
    guard let choice = menu?.choice else { return }
    play(.tick)
    switch choice {
    case .actions: openActions()
    case .links: open(composer.phrase(.controlLinks), linksUnderFocus.map { ($0, .close) })
    case .readOn:
      // Neither the title nor the element is told again before reading.
      menu = nil
      readAll(from: front.cursor, &app)
    case .action(let action): closeMenu(&app, performing: action)
    case .close: closeMenu(&app)
    }
  }

  /// The app takes focus, so the menu is gone, and what it has still to say is never heard.
  ///
  /// - Returns: Whether it was open.
  @discardableResult
  mutating func loseMenu() -> Bool {
    guard let menu else { return false }
    self.menu = nil
    carry { queue, _ in queue.withdraw(menu.utterances) }
    return true
  }

  /// The menu closes: the title of the screen, then the element that had focus.
  private mutating func closeMenu(
    _ app: inout some AppInFront, performing action: OfferedAction? = nil
  ) {
    menu = nil
    play(.windowState)
    guard let path = front.cursor else { return }
    let screen = front.id
    leaveFocus(&app)
    changeFront { $0.moveCursor(to: nil) }
    sendFocus(to: path, title: title)
    switch action {
    case .custom(let index, _)?: ask(.perform(action: index, of: path), &app)
    case .expand?, .collapse?: ask(.activate(path), &app)
    case .activate?, .drag?, nil: break
    }
    if front.id != screen { lastStop = nil }
  }
}
