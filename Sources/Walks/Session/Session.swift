// A user, a reader and an app on one clock.
// In: the steps of a walk, and time.
// Out: what is perceived, in order; at the end a transcript with its figures.

import AccessibilityModel
import AppSimulation
import ScreenReading

/// A reader on the screen of an app: gestures and time go in, what is perceived comes out.
///
/// Nothing happens by itself. ``perform(_:)`` makes a gesture at the current time, and
/// ``advance(to:)`` lets time pass. Both return what followed, in order. The app and the reader are
/// two machines with one agenda, so what is due at the same instant happens in the order in which
/// it was planned.
///
/// ```swift
/// var session = Session(variant, configuration: configuration)
/// var actions = session.start()
/// actions += session.advance(to: 2000)
/// actions += session.perform(.swipe(.right))
/// ```
package struct Session: Sendable {
  /// What the session depends on.
  package let configuration: WalkConfiguration
  /// The current time, in milliseconds from the start.
  package private(set) var now = 0
  /// When the goal was reached, in milliseconds; `nil` if it has not been.
  package var goalTime: Int? { goal.time }
  /// Whether the goal has held since before the first gesture.
  package var goalHeldFromStart: Bool { goal.heldFromStart }
  private(set) var app: AppMachine
  private(set) var reader: any ReaderMachine
  private var agenda = Agenda()
  private var goal: GoalTracker
  private var heard = HeardNames()
  private var actions: [TimedAction] = []
  /// How many actions there have been, and how many gestures, or steps of reading all, made some.
  private var (actionCount, gestureCount) = (0, 0)

  /// Creates a session on the first screen of a variant; ``start()`` begins it.
  ///
  /// - Parameters:
  ///   - variant: The screen, and those that it leads to.
  ///   - configuration: The reader, its settings and times.
  ///   - goal: What is watched for, see ``goalTime``.
  package init(
    _ variant: ScreenVariant, configuration: WalkConfiguration, goal: WalkGoal? = nil
  ) {
    self.init(
      AppMachine(configuration.reader.build(variant)), configuration: configuration, goal: goal)
  }

  /// Creates a session with an app that has not been started.
  init(_ app: AppMachine, configuration: WalkConfiguration, goal: WalkGoal?) {
    self.configuration = configuration
    self.goal = GoalTracker(goal)
    self.app = app
    self.app.times = configuration.appTimes
    reader = configuration.reader.makeMachine(configuration)
  }
}

// MARK: - Running

extension Session {
  /// The screen appears.
  package mutating func start() -> [TimedAction] {
    let events = app.start()
    take(reader.note(events, from: &app, at: now))
    return drain()
  }

  /// The user makes a gesture now.
  ///
  /// A compound gesture (`rotor headings`, `action …`, `swipe right to the end`) is made at once here,
  /// but takes time in a walk.
  package mutating func perform(_ gesture: ReaderGesture) -> [TimedAction] {
    beginGoal()
    var spelling = Spelling(gesture, on: reader)
    while let move = spelling.next(on: reader) { make(move.gesture) }
    return drain()
  }

  /// Notes that what holds now has held from the start; the first gesture does this by itself.
  mutating func beginGoal() {
    if goal.isToBegin { goal.begin(self) }
  }

  /// Something may have changed what the goal is about.
  private mutating func noteGoal() {
    // The tracker is handed a copy of the session, which takes time.
    if goal.isWatching { goal.note(self) }
  }

  /// The user turns a setting of the reader on or off.
  package mutating func set(_ setting: String, _ isOn: Bool) {
    reader.set(setting, isOn)
  }

  private mutating func make(_ gesture: ReaderGesture) {
    gestureCount += 1
    record(.gesture(gesture))
    let isReady = goal.needsActivation && (!goal.hasStates || goal.holdsOtherwise(in: self))
    let tree = goal.needsActivation ? reader.screens.last?.tree : nil
    let outputs = reader.perform(gesture, on: &app, at: now)
    for case .activates(let stop) in outputs {
      if tree?.isActivatable(stop.path) ?? true { goal.activated(stop, isReady: isReady, at: now) }
      if let surprise = heard.surprise(on: stop) { record(.change(surprise)) }
    }
    take(outputs)
    noteGoal()
  }

  /// Lets time pass until an instant; an instant in the past does nothing.
  package mutating func advance(to instant: Int) -> [TimedAction] {
    pass(until: instant)
    return drain()
  }

  /// When something will next happen by itself; `nil` if nothing will.
  package var nextInstant: Int? { agenda.next }

  /// Cuts off current speech, as when the reader is turned off.
  package mutating func stop() -> [TimedAction] {
    take(reader.stop(at: now))
    return drain()
  }

  /// Lets time pass; what is due at the same instant happens in the order in which it was planned.
  private mutating func pass(until instant: Int) {
    while let entry = agenda.popNext(until: instant) {
      now = max(now, entry.instant)
      switch entry.machine {
      case .app:
        let events = app.wake(token: entry.token, at: now)
        take(reader.note(events, from: &app, at: now))
      case .reader: take(reader.wake(token: entry.token, on: &app, at: now))
      }
      noteGoal()
    }
    now = max(now, instant)
  }

  /// Handles the reader's output: what is perceived, and what it and the app have planned meanwhile.
  ///
  /// At the same instant, the app comes first.
  private mutating func take(_ outputs: [ReaderOutput]) {
    for wakeUp in app.takeWakeUps() { agenda.add(wakeUp.token, of: .app, at: wakeUp.instant) }
    for output in outputs {
      switch output {
      case .action(let action):
        record(action)
        if case .speak(let utterance) = action, utterance.source != .hint { heard.note(focus) }
      case .activates: break
      case .wake(let instant, let token): agenda.add(token, of: .reader, at: instant)
      }
    }
  }

  private mutating func record(_ action: ReaderAction) {
    actionCount += 1
    // Whoever has everything read goes on as if by swipes.
    if case .focus = action, reader.isReadingAll { gestureCount += 1 }
    actions.append(TimedAction(time: now, action))
  }

  private mutating func drain() -> [TimedAction] {
    let drained = actions
    actions = []
    return drained
  }
}

// MARK: - Looking

extension Session {
  /// The focused element; `nil` while focus is in transit.
  package var focus: FocusStop? { reader.focus }

  /// The elements that can be reached now, in reading order.
  package var stops: [FocusStop] { reader.screens.last?.stops ?? [] }

  /// Whether there is nothing to wait for: nothing is being said and focus has arrived.
  package func isSettled(for pace: WalkPace = .listen) -> Bool {
    if reader.isGestureUnderWay { return false }
    let speech = reader.speechState
    if pace == .hurry || speech.isPaused { return true }
    if reader.isFocusMoving { return false }
    return pace == .listen ? speech.isIdle : speech.hasOnlyHints
  }

  /// What the reader remembers of earlier walks; a walk is handed it and gives it back.
  var memory: WalkMemory? {
    get { reader.walkMemory }
    set { reader.walkMemory = newValue }
  }

  /// What the app would never come to the end of, if there is such a thing.
  var endlessApp: WalkTrap? {
    if let screen = app.refusedScreen { return WalkTrap(.endlessScreens, [screen]) }
    if let element = app.circularElement { return WalkTrap(.circularConditions, [element]) }
    if let code = app.endlessCode { return WalkTrap(.endlessCode, [code]) }
    return burden > WalkTrap.mostEvents + 20 * gestureCount ? WalkTrap(.tooMuch, []) : nil
  }

  /// How much has happened, and is about to.
  var burden: Int { actionCount + agenda.count + reader.speechState.waiting }

  /// Whether the app has finished responding to the user.
  var isQuiet: Bool { app.isQuiet }

  /// What decides how the app goes on.
  var appState: AppState { AppState(app) }

  /// How often something has happened by itself in the app.
  var timerRuns: Int { app.timerRuns }
}
