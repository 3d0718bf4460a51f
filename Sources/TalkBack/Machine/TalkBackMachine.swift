// TalkBack as a machine: what follows from gestures, app events and time.
// In: gestures, app events, the instants it asked to be woken at.
// Out: what is said, played and focused; and meanwhile requests to the app.

import AccessibilityModel
import AppSimulation
import ScreenReading

/// TalkBack as a state machine; see ``ReaderMachine``.
package struct TalkBackMachine: ReaderMachine {
  package private(set) var screens: [ScreenView] = []
  package private(set) var speech: SpeechQueue
  package var walkMemory: WalkMemory?
  package internal(set) var isReadingAll = false
  package internal(set) var foundNothing = false
  let composer: AnnouncementComposer
  let profile: TimingProfile
  private let reader: ScreenReader
  private let durations: DurationModel
  private(set) var now = 0
  private var plans = Plans<Task>()
  private var outputs: [ReaderOutput] = []
  private(set) var utterances = 0

  /// What swipes up and down do.
  var control = ReadingControl()
  /// How fast everything is said.
  var rate = SpeechRate()
  /// Where focus is going, and where it was when its element disappeared.
  var transit = FocusTransit()
  /// The stop that was read last.
  var lastStop: FocusStop?
  /// The element of a double tap or action until the app has answered.
  var asked: (stop: FocusStop, screen: Int)?
  /// Whether a change of the focused element is told by whoever caused it.
  var tellsChangesItself = false
  /// The direction in which the last swipe found nothing.
  var edge: Int?
  /// Whether the last attempt to scroll has moved anything.
  var hasScrolled = true
  /// Who scrolls; `nil` while it is neither the user nor TalkBack.
  var scroll: Scroll?
  var circle = Circle()
  /// The way of a finger that stays on the screen, and the point where it is, if that is known.
  var exploration = Exploration()
  var fingerPoint: ScreenPoint?
  /// TalkBack's own menu, while it is open.
  var menu: ReaderMenu?
  var texts = RecentTexts()
  /// How many plans are still to be heard of, for whoever listens.
  private var pending = 0
  /// Whether each stop of the screen in front can be reached by swipes; empty if all can.
  private var reach: [Bool] = []
  /// When the tone of a scroll was last heard.
  private var lastTone: Int?

  /// Turns TalkBack on.
  package init(_ configuration: WalkConfiguration) {
    reader = configuration.reader
    composer = configuration.composer
    profile = configuration.profile
    durations = configuration.durations
    // TalkBack queues a hint (TB ProcessorAccessibilityHints).
    speech = SpeechQueue(
      pauseBeforeHint: configuration.profile[.pauseBeforeHint], queuesHints: true)
  }
}

// MARK: - Running

extension TalkBackMachine {
  package mutating func note(
    _ events: [AppEvent], from app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    follow(events, &app)
    return settle(&app)
  }

  package mutating func perform(
    _ gesture: ReaderGesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    foundNothing = false
    // Whoever has all read can skip to the next or the previous element, from which reading goes on (TB
    // FullScreenReadInterpreter, TB GestureController).
    let isSkipping = isReadingAll && (gesture == .swipe(.right) || gesture == .swipe(.left))
    if gesture != .pause, !isSkipping {
      isReadingAll = false
      // A finger on the screen cuts off what is said, whatever it is about to do (TB
      // FocusProcessorForTapAndTouchExploration), and a hint is for who waits (TB
      // ProcessorAccessibilityHints).
      carry { queue, now in queue.dropHint() + queue.flush(at: now) }
    }
    if gesture.kind != .swipe { edge = nil }
    exploration.begin([])
    if ![.touch, .drag, .splitTap].contains(gesture.kind) { fingerPoint = nil }
    handle(gesture, &app)
    return settle(&app)
  }

  package mutating func wake(
    token: Int, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    if let task = plans.take(token) {
      if task.isFeedback { pending -= 1 }
      run(task, &app)
    }
    return settle(&app)
  }

  package mutating func stop(at now: Int) -> [ReaderOutput] {
    self.now = now
    carry { $0.silence(at: $1, because: nil) }
    return drain()
  }

  /// Sends the app a request, and responds to its events.
  mutating func ask(_ request: AppRequest, _ app: inout some AppInFront) {
    follow(app.perform(request, at: now), &app)
  }

  /// Notices what has changed, and hands out what follows.
  private mutating func settle(_ app: inout some AppInFront) -> [ReaderOutput] {
    reconcile(&app)
    findReach(app)
    return drain()
  }

  private mutating func drain() -> [ReaderOutput] {
    let drained = outputs
    outputs = []
    return drained
  }

  private mutating func handle(_ gesture: ReaderGesture, _ app: inout some AppInFront) {
    let gesture = gesture.ofOneStroke
    if choose(by: gesture, &app) { return }
    switch gesture {
    case .swipe(.right): swipe(by: 1, &app)
    case .swipe(.left): swipe(by: -1, &app)
    case .swipe(.up): swipeVertically(by: -1, &app)
    case .swipe(.down): swipeVertically(by: 1, &app)
    case .doubleTap: doubleTap(&app)
    case .doubleTapAndHold: longPress(&app)
    case .touch(let target): touch(target, &app)
    case .escape: goBack(&app)
    // It plays or pauses what the app plays, wherever focus is.
    case .magicTap: ask(.magicTap(from: nil), &app)
    case .pause: carry { $0.togglePause(at: $1) }
    case .readAll: readAll(from: front.cursor, &app)
    case .readFromTop: readAll(from: firstShown(by: 1, app), &app)
    // Two fingers do here what three do elsewhere.
    case .threeFingerSwipe(let direction): drag(direction, &app)
    case .rotor(.next): turnControl(by: 1)
    case .rotor(.previous): turnControl(by: -1)
    case .rotor(.to(let name)): turnControl(to: name)
    case .type(let text): askEdited(&app) { .type(text, into: $0) }
    case .delete: askEdited(&app) { .delete(in: $0) }
    case .selectAll: askEdited(&app) { .selectAll(in: $0) }
    case .returnKey: askEdited(&app) { .returnKey(in: $0) }
    case .fourFingerTap(let half): goToEnd(half, &app)
    // The walk spells these out as single gestures; an action that the element lacks cannot be spelled.
    case .swipeToEnd, .swipeTo: break
    case .action: findNothing()
    case .twoFingerSwipe(let direction): drag(direction, &app)
    case .drag(let target): explore(to: target, &app)
    case .splitTap: doubleTap(&app)
    case .position: openMenu()
    case .fourFingerSwipe(.right): goToContainer(by: 1, &app)
    case .fourFingerSwipe(.left): goToContainer(by: -1, &app)
    case .fourFingerSwipe(.down): goToPane(by: 1, &app)
    case .fourFingerSwipe(.up): goToPane(by: -1, &app)
    case .twoStrokeSwipe(.right, .left): scrollOn(by: 1, &app)
    case .twoStrokeSwipe(.left, .right): scrollOn(by: -1, &app)
    // Not among TalkBack's gestures.
    case .mute, .dragBy, .itemChooser, .screenCurtain, .twoStrokeSwipe: break
    }
  }
}

extension ReaderGesture {
  /// The gesture that does the same as one of TalkBack's in two strokes, or else this one.
  fileprivate var ofOneStroke: ReaderGesture {
    switch self {
    case .twoStrokeSwipe(.down, .left): .escape
    case .twoStrokeSwipe(.down, .right), .twoStrokeSwipe(.up, .right): .position
    case .twoStrokeSwipe(.down, .up): .rotor(.next)
    case .twoStrokeSwipe(.up, .down): .rotor(.previous)
    default: self
    }
  }
}

// MARK: - Later

extension TalkBackMachine {
  /// What TalkBack does later.
  enum Task: Sendable {
    /// The speech queue asked to be woken.
    case speech(token: Int)
    /// Focus arrives on a screen or window.
    case arrival(token: Int)
    /// Lost focus gets a new place.
    case recovery(token: Int)
    /// A double tap is answered.
    case click(FocusStop, screen: Int)
    /// Content has scrolled until an element is in view, which now gets focus.
    case scrolledTo([Int], screen: Int)
    /// The page, or the items in view, are told.
    case position(ScrollPosition, [Int], token: Int)
    /// A slider of Material is read again.
    case reading([Int], screen: Int)
    /// A finger is on nothing.
    case emptyTouch
    /// A finger comes over the next element.
    case finger(token: Int)
    /// The window of the menu is there.
    case menu
    /// The keyboard has appeared, or gone.
    case keyboard(isShown: Bool)

    /// Whether a user would wait for it.
    var isFeedback: Bool {
      switch self {
      case .click, .scrolledTo, .position, .reading, .menu, .keyboard, .emptyTouch: true
      case .speech, .arrival, .recovery, .finger: false
      }
    }
  }

  mutating func plan(_ task: Task, after delay: Int) {
    if task.isFeedback { pending += 1 }
    outputs.append(.wake(at: now + max(delay, 0), token: plans.add(task)))
  }

  private mutating func run(_ task: Task, _ app: inout some AppInFront) {
    switch task {
    case .speech(let token):
      let before = speech.current?.utterance
      carry { $0.wake(token: token, at: $1) }
      // It goes on when the element has been read, whatever waits: an app may never fall silent
      // (TB FullScreenReadActor).
      let isRead = before?.source == .focus && speech.current?.utterance.id != before?.id
      if isReadingAll, isRead || speech.isIdle { readNext(&app) }
    case .arrival(let token): arrive(token: token, &app)
    case .recovery(let token): recoverFocus(token: token, &app)
    case .click(let stop, let screen): tellClick(on: stop, screen)
    case .scrolledTo(let path, let screen):
      if front.id == screen { moveFocus(to: path, &app, withHints: !isReadingAll) }
    case .position(let position, let path, let token):
      if texts.takesPosition(token) { tell(position, of: path) }
    case .reading(let path, let screen):
      if front.id == screen, front.cursor == path, let stop = front.stop(at: path) {
        read(stop, after: lastStop, .queue, withHints: false)
      }
    case .emptyTouch: play(.viewEntered)
    case .finger(let token): moveFinger(token: token, &app)
    case .menu: menuCame()
    case .keyboard(let isShown): tellKeyboard(isShown: isShown)
    }
  }
}

// MARK: - State

extension TalkBackMachine {
  /// A scroll that is being made, forward (1) or back (-1).
  struct Scroll: Sendable {
    let step: Int
    /// Whether TalkBack scrolls, on a command; else fingers move the content.
    let isCommand: Bool
  }

  /// The screen in front.
  var front: ScreenView { _read { yield screens.front } }
  /// The focused element; `nil` while focus is in transit.
  package var focus: FocusStop? { screens.last?.focused }
  /// The language of the texts of the screen in front.
  var language: SpokenLanguage { front.language }

  package var isFocusMoving: Bool {
    transit.arrival != nil || transit.isRecovering || pending > 0
  }
  package var isGestureUnderWay: Bool { exploration.isUnderWay }
  package var trap: String? { circle.trap }

  mutating func emit(_ output: ReaderOutput) { outputs.append(output) }
  mutating func play(_ earcon: Earcon, rate: Double = 1) {
    emit(.action(.sound(earcon, rate: rate)))
  }

  /// Plays the sound of a gesture that found nothing to act on.
  mutating func findNothing() {
    foundNothing = true
    play(.complete)
  }

  /// The tone of a scroll, which is not heard again at once.
  ///
  /// That of a progress bar rises with it, from an octave below to an octave above (TB
  /// EarconFeedbackUtils).
  mutating func playScrollTone(ofProgress percent: Double? = nil) {
    if let lastTone, now - lastTone < TalkBackTimes.scrollTone.value { return }
    lastTone = now
    play(.scrollTone, rate: percent.map { Self.pitch(octaves: $0 / 50 - 1) } ?? 1)
  }

  /// How many times as high a tone is so many octaves above another, -1 to 1, to the hundredth.
  private static func pitch(octaves: Double) -> Double {
    var (factor, root, rest) = (0.5, 2.0, min(max(octaves, -1), 1) + 1)
    while rest >= 1 {
      factor *= 2
      rest -= 1
    }
    // Bit by bit, with a half, a quarter, an eighth of an octave and so on.
    for _ in 0..<10 {
      root = root.squareRoot()
      rest *= 2
      guard rest >= 1 else { continue }
      factor *= root
      rest -= 1
    }
    return (factor * 100).rounded() / 100
  }

  mutating func changeFront<Result>(_ change: (inout ScreenView) -> Result) -> Result {
    change(&screens.front)
  }

  mutating func change(_ screen: Int, _ change: (inout ScreenView) -> Void) {
    screens.change(screen, change)
  }

  mutating func push(_ tree: ElementTree, id: Int, key: String?) {
    screens.append(walkMemory.view(of: tree, id: id, key: key, by: reader))
  }

  mutating func pop(to screen: Int) {
    screens.pop(to: screen)
  }
}

// MARK: - Pages

extension TalkBackMachine {
  /// Whether swipes reach a stop: it is on the page that is shown of every pager around it.
  func isReachable(_ stop: FocusStop, _ app: some AppInFront) -> Bool {
    for container in stop.containers
    where container.element.isPager && stop.path.count > container.path.count {
      let pager = front.tree.element(at: container.path)
      if let page = pager?.shownPage {
        if stop.path[container.path.count] != page { return false }
      } else if !app.isInView(stop.path) {
        return false
      }
    }
    return true
  }

  private mutating func findReach(_ app: some AppInFront) {
    reach = []
    guard !screens.isEmpty else { return }
    let stops = front.stops
    guard stops.contains(where: { $0.containers.contains { $0.element.isPager } }) else { return }
    reach = stops.map { isReachable($0, app) }
  }

  /// Whether a swipe reaches a stop, as far as was known when the last thing had happened.
  func isReached(_ index: Int) -> Bool {
    reach.indices.contains(index) ? reach[index] : true
  }

  /// The first stop that swipes reach, from the start (1) or from the end (-1).
  func firstReachable(by step: Int) -> [Int]? {
    let stops = front.stops
    let order = step > 0 ? Array(stops.indices) : stops.indices.reversed()
    return order.first { isReached($0) }.map { stops[$0].path }
  }
}

// MARK: - Speech

extension TalkBackMachine {
  /// Speaks: the parts now, the hints after the pause.
  mutating func say(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, of element: String? = nil,
    _ manner: SpeechQueue.Manner, isUninterruptible: Bool = false,
    replacing group: SpeechQueue.Group? = nil
  ) {
    guard !announcement.isEmpty else {
      if manner == .flush { carry { $0.silence(at: $1) } }
      return
    }
    let hint = utterance(
      SpokenAnnouncement(hints: announcement.hints, joinedBy: composer.rules.hintJoint), .hint,
      of: element)
    guard
      let spoken = utterance(
        SpokenAnnouncement(parts: announcement.parts), source, of: element,
        isUninterruptible: isUninterruptible)
    else {
      if let hint { carry { $0.say(hint, hint: nil, manner, at: $1) } }
      return
    }
    texts.note(spoken, at: now)
    carry { $0.say(spoken, hint: hint, manner, replacing: group, at: $1) }
  }

  /// What is said on landing on an element.
  mutating func announcement(for stop: FocusStop, after previous: FocusStop?) -> SpokenAnnouncement
  {
    let (language, composer) = (language, composer)
    return walkMemory.announcement(for: stop, after: previous, in: language, by: composer)
  }

  /// Turns the outputs of the speech queue into actions, and plans its wake-ups.
  mutating func carry(_ input: (inout SpeechQueue, _ now: Int) -> [SpeechQueue.Output]) {
    for output in input(&speech, now) {
      if let action = output.action { emit(.action(action)) }
      switch output {
      case .dropped(let utterance): texts.forget(utterance)
      case .wake(let instant, let token): plan(.speech(token: token), after: instant - now)
      case .began, .paused, .resumed, .ended: break
      }
    }
  }

  private mutating func utterance(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, of element: String?,
    isUninterruptible: Bool = false
  ) -> SpokenUtterance? {
    guard !announcement.isEmpty else { return nil }
    var announcement = announcement
    announcement.setRate(rate.percent)
    var utterance = SpokenUtterance(
      id: utterances, announcement: announcement, source: source, element: element,
      isUninterruptible: isUninterruptible, length: 0)
    utterances += 1
    utterance.length = walkMemory.milliseconds(
      of: utterance.parts, pause: profile[.pauseBetweenParts], by: durations)
    return utterance
  }
}
