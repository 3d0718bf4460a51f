// VoiceOver as a machine: what follows from gestures, app events and time.
// In: gestures, app events, the instants it asked to be woken at.
// Out: what is said, played and focused; and meanwhile requests to the app.

import AccessibilityModel
import AppSimulation
import ScreenReading

/// VoiceOver as a state machine; see ``ReaderMachine``.
package struct VoiceOverMachine: ReaderMachine {
  package private(set) var screens: [ScreenView] = []
  package private(set) var speech: SpeechQueue
  package private(set) var isReadingAll = false
  package private(set) var foundNothing = false
  package var walkMemory: WalkMemory?
  private(set) var rotor: Rotor
  let composer: AnnouncementComposer
  let profile: TimingProfile
  private let reader: ScreenReader
  private let durations: DurationModel
  private(set) var now = 0
  private var plans = Plans<Task>()
  private var outputs: [ReaderOutput] = []
  private var utterances = 0

  /// Where focus is going, or what is known about where it was.
  private var transit = FocusTransit()
  /// What was said and read last.
  private var memory = SpeechMemory()
  private var polling = Polling()
  /// The purpose of a double tap or action, until the app has responded.
  private var asked: (stop: FocusStop, screen: Int)?
  private var circle = Circle()
  /// The finger that is on the screen.
  var finger = Finger.lifted
  /// The way that it has still to go.
  var exploration = Exploration()
  /// What was picked up with the rotor, to be dropped elsewhere on the screen.
  var dragged: [Int]?
  /// The list of all elements, while it is open.
  var chooser: ItemChooser?
  /// Whether navigation is grouped.
  private(set) var isGrouped = false
  /// The group that has focus as a whole, and its first element.
  var group: (path: [Int], first: [Int])?
  /// Whether the screen is black.
  private var isCurtainDrawn = false
  /// What a gesture does once no further tap can follow.
  private var pendingTap: Int?
  private var taps = 0

  /// Turns VoiceOver on.
  package init(_ configuration: WalkConfiguration) {
    reader = configuration.reader
    composer = configuration.composer
    profile = configuration.profile
    durations = configuration.durations
    speech = SpeechQueue(pauseBeforeHint: configuration.profile[.pauseBeforeHint])
    rotor = Rotor(
      followsItem: configuration.settings[isOn: VoiceOverSetting.rotorFollowsItem])
    isGrouped = configuration.settings[isOn: VoiceOverSetting.groupedNavigation]
  }
}

// MARK: - Running

extension VoiceOverMachine {
  package mutating func note(
    _ events: [AppEvent], from app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    follow(events, &app)
    reconcile(&app)
    carry { $0.sayLow(at: $1) }
    return drain()
  }

  package mutating func perform(
    _ gesture: ReaderGesture, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    foundNothing = false
    if gesture != .pause { isReadingAll = false }
    if !gesture.keepsFinger { liftFinger() }
    endTaps()
    if chooser == nil || !choose(by: gesture, &app) { handle(gesture, &app) }
    reconcile(&app)
    carry { $0.sayLow(at: $1) }
    return drain()
  }

  package mutating func wake(
    token: Int, on app: inout some AppInFront, at now: Int
  ) -> [ReaderOutput] {
    self.now = now
    if let task = plans.take(token) { run(task, &app) }
    reconcile(&app)
    carry { $0.sayLow(at: $1) }
    return drain()
  }

  package mutating func stop(at now: Int) -> [ReaderOutput] {
    self.now = now
    carry { $0.silence(at: $1, because: nil) }
    return drain()
  }

  package mutating func set(_ setting: String, _ isOn: Bool) {
    switch setting {
    case VoiceOverSetting.rotorFollowsItem.name:
      let items = rotorItems
      changeRotor { rotor in
        rotor.followsItem = isOn
        rotor.focusMoved(to: items)
      }
    case VoiceOverSetting.groupedNavigation.name:
      isGrouped = isOn
      group = nil
    default: break
    }
  }

  /// Sends the app a request, and responds to its events.
  mutating func ask(_ request: AppRequest, _ app: inout some AppInFront) {
    follow(app.perform(request, at: now), &app)
  }

  private mutating func drain() -> [ReaderOutput] {
    let drained = outputs
    outputs = []
    return drained
  }

  private mutating func handle(_ gesture: ReaderGesture, _ app: inout some AppInFront) {
    switch gesture {
    case .swipe(.right): swipeSideways(by: 1, &app)
    case .swipe(.left): swipeSideways(by: -1, &app)
    case .swipe(.up): swipeVertically(by: -1, &app)
    case .swipe(.down): swipeVertically(by: 1, &app)
    case .doubleTap: doubleTap(&app)
    case .doubleTapAndHold:
      hold()
      if let stop = focus { ask(.longPress(stop.path), &app) }
    case .drag(let target): drag(to: target, &app)
    case .dragBy(let direction, let distance): drag(direction, by: distance, &app)
    case .splitTap: splitTap(&app)
    case .touch(let target): touch(target, &app)
    case .escape: ask(.escape(from: front.cursor), &app)
    case .magicTap: ask(.magicTap(from: front.cursor ?? []), &app)
    case .pause: carry { $0.togglePause(at: $1) }
    case .readAll: readAll(from: front.cursor, &app)
    case .readFromTop: readAll(from: front.stops.first?.path, &app)
    case .threeFingerSwipe(let direction): threeFingerSwipe(direction, &app)
    case .position: tellPosition(&app)
    case .mute: waitForFurtherTap()
    case .screenCurtain: drawCurtain()
    case .itemChooser: openChooser()
    case .twoFingerSwipe(.right): enterGroup(&app)
    case .twoFingerSwipe(.left): leaveGroup(&app)
    case .twoFingerSwipe(.up): readAll(from: front.stops.first?.path, &app)
    case .twoFingerSwipe(.down): readAll(from: front.cursor, &app)
    case .fourFingerSwipe, .twoStrokeSwipe: break
    case .rotor(.next): turnRotor(by: 1)
    case .rotor(.previous): turnRotor(by: -1)
    case .rotor(.to(let name)): turnRotor(to: name)
    case .type(let text): askEdited(&app) { .type(text, into: $0) }
    case .delete: askEdited(&app) { .delete(in: $0) }
    case .selectAll: askEdited(&app) { .selectAll(in: $0) }
    case .returnKey: askEdited(&app) { .returnKey(in: $0) }
    case .fourFingerTap(let half): goToEnd(half, &app)
    // The walk spells these out as single gestures, see `Walks`; an action that the element lacks
    // cannot be spelled.
    case .swipeToEnd, .swipeTo: break
    case .action: findNothing(.noResults)
    }
  }
}

// MARK: - Later

extension VoiceOverMachine {
  /// What VoiceOver does later.
  enum Task: Sendable {
    /// The speech queue asked to be woken.
    case speech(token: Int)
    /// Focus arrives where a screen change or a notification sent it.
    case arrival(token: Int)
    /// Lost focus gets a new place.
    case recovery(token: Int)
    /// The finger that explores comes over the next element.
    case finger(token: Int)
    /// No further tap can follow any more.
    case tapsOver(token: Int)
    /// The value of an element that updates frequently is checked.
    case poll
  }

  mutating func plan(_ task: Task, at instant: Int) {
    outputs.append(.wake(at: instant, token: plans.add(task)))
  }

  private mutating func run(_ task: Task, _ app: inout some AppInFront) {
    switch task {
    case .speech(let token):
      carry { $0.wake(token: token, at: $1) }
      if isReadingAll, speech.isIdle { readNext(&app) }
    case .arrival(let token): arrive(token: token, &app)
    case .recovery(let token): recoverFocus(token: token, &app)
    case .finger(let token): moveFinger(token: token, &app)
    case .tapsOver(let token): if pendingTap == token { endTaps() }
    case .poll:
      polling.isPlanned = false
      poll()
    }
  }
}

// MARK: - State

extension VoiceOverMachine {
  /// The screen in front.
  var front: ScreenView { _read { yield screens.front } }

  /// The focused element, or the one that the list of all elements is at; `nil` while focus is in
  /// transit, or on a group.
  package var focus: FocusStop? {
    if let chooser { return chooser.current }
    return group == nil ? screens.last?.focused : nil
  }

  /// The language of the texts of the screen in front.
  var language: SpokenLanguage { front.language }

  package var speechState: SpeechQueue.State { speech.state }
  package var isFocusMoving: Bool { transit.arrival != nil || transit.isRecovering }
  package var trap: String? { circle.trap }
  package var isGestureUnderWay: Bool { exploration.isUnderWay || pendingTap != nil }

  mutating func emit(_ output: ReaderOutput) { outputs.append(output) }
  mutating func play(_ earcon: Earcon) { emit(.action(.sound(earcon))) }
  /// Plays the sound of another screen, once for all that happens at the same instant: a tab that is
  /// chosen, and the app's own notification of what it shows.
  mutating func playScreenChange() {
    guard memory.screenSound != now else { return }
    memory.screenSound = now
    play(.screenChanged)
  }
  /// Plays the sound of a gesture that found nothing to act on.
  mutating func findNothing(_ earcon: Earcon) {
    foundNothing = true
    play(earcon)
  }
  mutating func readAll(_ isOn: Bool) { isReadingAll = isOn }

  mutating func changeFront<Result>(_ change: (inout ScreenView) -> Result) -> Result {
    change(&screens.front)
  }

  mutating func change(_ screen: Int, _ change: (inout ScreenView) -> Void) {
    screens.change(screen, change)
  }

  mutating func push(_ tree: ElementTree, id: Int, key: String?) {
    chooser = nil
    group = nil
    dragged = nil
    // The containers of another screen are not those of this one, though they stand in the same places.
    remember(nil)
    screens.append(walkMemory.view(of: tree, id: id, key: key, by: reader))
  }

  mutating func pop(to screen: Int) {
    chooser = nil
    group = nil
    dragged = nil
    remember(nil)
    screens.pop(to: screen)
  }

  @discardableResult
  mutating func changeRotor<Result>(_ change: (inout Rotor) -> Result) -> Result { change(&rotor) }

  mutating func changeTransit<Result>(_ change: (inout FocusTransit) -> Result) -> Result {
    change(&transit)
  }

  /// Whether focus is on its way to where it was sent.
  var isArriving: Bool { transit.arrival != nil }
  /// Whether focus was sent somewhere just now.
  var wasSentNow: Bool { transit.arrival?.asked == now }
  /// Whether focus is nowhere, and nothing is planned about that.
  var isStranded: Bool { front.cursor == nil && !isArriving && !transit.isRecovering }
  /// What is known about the element that lost focus by disappearing.
  var loss: FocusTransit.Loss? { transit.loss }

  /// A swipe went from the last element of a container to its first.
  mutating func goRound(_ ring: [Int]) {
    circle.goesRound(front.tree.name(of: ring), ring, limit: profile[.trapRounds])
  }

  mutating func leaveCircle(unlessInside stop: FocusStop) { circle.left(unlessInside: stop) }

  /// The app is about to be asked for something; its answer will be echoed.
  mutating func expectAnswer(about stop: FocusStop) { asked = (stop, front.id) }

  /// What an answer is awaited for, if anything is; then nothing is.
  mutating func takeExpectation() -> (stop: FocusStop, screen: Int)? {
    defer { asked = nil }
    return asked
  }
}

// MARK: - Memory

extension VoiceOverMachine {
  /// VoiceOver begins to speak because of focus, an activation or a value.
  mutating func beganToSpeak() { memory.ownSpeech = now }

  /// Whether what the app announces now would be lost to what VoiceOver begins to say.
  var hasJustBegunToSpeak: Bool {
    memory.ownSpeech >= 0 && now - memory.ownSpeech < profile[.announcementLoss]
  }

  /// The app announced something that can be interrupted.
  mutating func wasAnnounced() { memory.announcement = now }

  /// Whether it did that just now, and it is being said.
  var isAnnouncedNow: Bool {
    memory.announcement == now && speech.current?.utterance.source == .announcement
  }

  /// The app posted a notification that speaks or moves focus.
  mutating func wasNotified() { memory.notification = now }

  /// Whether it did that just now.
  var wasNotifiedNow: Bool { memory.notification >= now }

  /// The stop whose announcement was composed last.
  mutating func remember(_ stop: FocusStop?) { memory.stop = stop }

  /// That stop.
  var lastStop: FocusStop? { memory.stop }

  /// Whether the app tells the same page twice; remembers it.
  mutating func isPageAgain(_ announcement: SpokenAnnouncement) -> Bool {
    defer { memory.pageText = announcement.spoken }
    return memory.pageText == announcement.spoken
  }

  /// The element that has focus will be looked at, unless that is planned already.
  mutating func planPoll() {
    guard !polling.isPlanned else { return }
    polling.isPlanned = true
    let next = polling.last.map { $0 + profile[.pollInterval] } ?? now
    plan(.poll, at: max(next, now))
  }

  /// The element that has focus was looked at.
  mutating func polled() { polling.last = now }
}

// MARK: - Speech

extension VoiceOverMachine {
  /// Speaks: the parts now, the hints after the pause.
  mutating func say(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, of element: String? = nil,
    _ manner: SpeechQueue.Manner = .interrupt, isUninterruptible: Bool = false
  ) {
    guard !announcement.isEmpty else {
      if manner == .interrupt { silence() }
      return
    }
    let hint = utterance(SpokenAnnouncement(hints: announcement.hints), .hint, of: element)
    guard
      let spoken = utterance(
        SpokenAnnouncement(parts: announcement.parts), source, of: element,
        isUninterruptible: isUninterruptible)
    else {
      if let hint { carry { $0.say(hint, hint: nil, manner, at: $1) } }
      return
    }
    carry { $0.say(spoken, hint: hint, manner, at: $1) }
  }

  /// Something that is never heard.
  mutating func drop(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, because loss: SpeechLoss
  ) {
    guard var utterance = utterance(announcement, source, of: nil) else { return }
    utterance.loss = loss
    emit(.action(.drop(utterance)))
  }

  /// Cuts off what is being said, unless it is an announcement that cannot be interrupted.
  mutating func silence() { carry { $0.hush(at: $1) } }

  /// What is said of a screen that is gone is cut off; what the app announced is not.
  mutating func silenceUnlessAnnounced() {
    if speech.current?.utterance.source != .announcement { silence() }
  }

  /// A three-finger double tap is answered once it cannot become a triple tap, the screen curtain.
  private mutating func waitForFurtherTap() {
    taps += 1
    pendingTap = taps
    plan(.tapsOver(token: taps), at: now + profile[.tapWait])
  }

  /// No further tap follows.
  private mutating func endTaps() {
    guard pendingTap != nil else { return }
    pendingTap = nil
    mute()
  }

  /// Turns the screen black, or shows it again, and says so.
  private mutating func drawCurtain() {
    isCurtainDrawn.toggle()
    beganToSpeak()
    say(composer.phrase(isCurtainDrawn ? VoiceOverKey.curtainOn : VoiceOverKey.curtainOff), .screen)
  }

  /// Mutes speech, or unmutes it, and says so.
  private mutating func mute() {
    if speech.isMuted {
      carry { $0.toggleMute(at: $1) }
      say(composer.phrase(VoiceOverKey.speechOn), .screen)
    } else {
      say(composer.phrase(VoiceOverKey.speechOff), .screen)
      carry { queue, _ in queue.muteAfterCurrent() }
    }
  }

  /// Turns the outputs of the speech queue into actions, and plans its wake-ups.
  mutating func carry(_ input: (inout SpeechQueue, _ now: Int) -> [SpeechQueue.Output]) {
    for output in input(&speech, now) {
      if let action = output.action { emit(.action(action)) }
      if case .wake(let instant, let token) = output { plan(.speech(token: token), at: instant) }
    }
  }

  private mutating func utterance(
    _ announcement: SpokenAnnouncement, _ source: SpeechSource, of element: String?,
    isUninterruptible: Bool = false
  ) -> SpokenUtterance? {
    guard !announcement.isEmpty else { return nil }
    var announcement = announcement
    if let language = rotorLanguage {
      for index in announcement.parts.indices { announcement.parts[index].language = language }
      for index in announcement.hints.indices { announcement.hints[index].language = language }
    }
    announcement.setRate(rotor.rate.speed)
    var utterance = SpokenUtterance(
      id: utterances, announcement: announcement, source: source, element: element,
      isUninterruptible: isUninterruptible, length: 0)
    utterances += 1
    utterance.length = walkMemory.milliseconds(
      of: utterance.parts, pause: profile[.pauseBetweenParts], by: durations)
    return utterance
  }

  /// What is said on landing on an element.
  mutating func announcement(for stop: FocusStop, after previous: FocusStop?) -> SpokenAnnouncement
  {
    let (language, composer) = (language, composer)
    return walkMemory.announcement(for: stop, after: previous, in: language, by: composer)
  }
}
