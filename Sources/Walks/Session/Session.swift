// A user, a reader and an app on one clock.
// In: the steps of a walk, and time.
// Out: what is perceived, in order; at the end a transcript with its figures.

import AccessibilityModel
import AppSimulation
import ScreenReading

/// A reader on the screen of an app: gestures and time go in, what is perceived comes out.
///
/// Nothing happens by itself. ``perform(_:)`` takes a gesture at the present instant,
/// ``advance(to:)`` lets time pass; both return what followed, in order. The app and the reader
/// are two machines; what both plan lies on one agenda, so that what happens at one instant
/// happens in the order in which it was planned.
///
/// ```swift
/// var session = Session(variant, configuration: WalkConfiguration(reader: .voiceOver))
/// var actions = session.start()
/// actions += session.advance(to: 2000)
/// actions += session.perform(.swipe(.right))
/// ```
package struct Session: Sendable {
  /// What the session depends on.
  package let configuration: WalkConfiguration
  /// The present instant, in milliseconds from the start.
  package private(set) var now = 0
  /// The instant since when the goal is reached, in milliseconds; `nil` while it is not.
  package var goalTime: Int? { goal.time }
  private(set) var app: AppMachine
  private(set) var reader: any ReaderMachine
  private var agenda = Agenda()
  private var goal: GoalTracker
  private var actions: [TimedAction] = []

  /// Puts a user in front of the first screen of a variant; ``start()`` lets them hear it.
  ///
  /// - Parameters:
  ///   - variant: The screen, and those that it leads to.
  ///   - configuration: The reader, its settings and times.
  ///   - goal: What is watched for, see ``goalTime``.
  package init(
    _ variant: ScreenVariant, configuration: WalkConfiguration, goal: WalkGoal? = nil
  ) {
    self.configuration = configuration
    self.goal = GoalTracker(goal)
    app = AppMachine(variant, scrollSettling: configuration.profile[.scrollSettling])
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
  /// A gesture of several (`rotor headings`, `action …`, `swipe right to the end`) is made at
  /// once; a walk takes its time over it.
  package mutating func perform(_ gesture: Gesture) -> [TimedAction] {
    var spelling = Spelling(gesture, on: reader)
    while let move = spelling.next(on: reader) { make(move.gesture) }
    return drain()
  }

  /// The user turns a setting of the reader on or off.
  package mutating func set(_ setting: ReaderSetting, _ isOn: Bool) {
    reader.set(setting, isOn)
  }

  private mutating func make(_ gesture: Gesture) {
    record(.gesture(gesture))
    let isReady = goal.needsActivation && goal.holdsOtherwise(in: self)
    let outputs = reader.perform(gesture, on: &app, at: now)
    for case .activates(let stop) in outputs {
      goal.activated(stop, isReady: isReady, at: now)
    }
    take(outputs)
    goal.note(self)
  }

  /// Time passes until an instant; earlier than now does nothing.
  package mutating func advance(to instant: Int) -> [TimedAction] {
    pass(until: instant)
    return drain()
  }

  /// When something happens next by itself; `nil` when nothing will.
  package var nextInstant: Int? { agenda.next }

  /// Cuts off what is being said, as when the reader is turned off.
  package mutating func stop() -> [TimedAction] {
    take(reader.stop(at: now))
    return drain()
  }

  /// Lets time pass; what happens at one instant happens in the order it was planned.
  private mutating func pass(until instant: Int) {
    while let entry = agenda.popNext(until: instant) {
      now = max(now, entry.instant)
      switch entry.machine {
      case .app:
        let events = app.wake(token: entry.token, at: now)
        take(reader.note(events, from: &app, at: now))
      case .reader: take(reader.wake(token: entry.token, on: &app, at: now))
      }
      goal.note(self)
    }
    now = max(now, instant)
  }

  /// Takes what the reader puts out: what is perceived, and what is planned.
  private mutating func take(_ outputs: [ReaderOutput]) {
    for output in outputs {
      switch output {
      case .action(let action): record(action)
      case .activates: break
      case .wake(let instant, let token): agenda.add(token, of: .reader, at: instant)
      case .wakeApp(let instant, let token): agenda.add(token, of: .app, at: instant)
      }
    }
  }

  private mutating func record(_ action: ReaderAction) {
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
  /// The element that has focus; `nil` while focus is on its way.
  package var focus: FocusStop? { reader.focus }

  /// The elements that can be reached now, in reading order.
  package var stops: [FocusStop] { reader.screens.last?.stops ?? [] }

  /// Whether an utterance is being said or paused.
  package var isSpeaking: Bool { reader.speech.current != nil }

  /// Whether a user has nothing to wait for: nothing is said and focus is where it is going.
  package func isSettled(for pace: WalkPace = .listen) -> Bool {
    if pace == .hurry || reader.speech.isPaused { return true }
    if reader.isFocusMoving { return false }
    return pace == .listen ? reader.speech.isIdle : reader.speech.hasOnlyHints
  }

  /// Whether the app has nothing more to do because of what the user did.
  var isQuiet: Bool { app.isQuiet }
}
