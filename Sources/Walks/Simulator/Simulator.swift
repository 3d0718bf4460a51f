import AccessibilityModel
import ScreenReading
import VoiceOver

/// VoiceOver on a screen, as a state machine: gestures and time go in, actions come out.
///
/// Nothing happens by itself. ``perform(_:)`` takes a gesture at the present instant,
/// ``advance(to:)`` lets time pass; both return what followed, in order. There is no clock, no
/// engine and no randomness inside: the same inputs give the same actions.
///
/// ```swift
/// var simulator = Simulator(variant, configuration: Configuration())
/// var actions = simulator.start()
/// actions += simulator.advance(to: 2000)
/// actions += simulator.perform(.swipe(.right))
/// ```
public struct Simulator: Sendable {
  /// What the simulation depends on.
  public let configuration: Configuration
  /// The present instant, in milliseconds from the start.
  public private(set) var now = 0
  let variant: ScreenVariant
  let composer: Composer
  var profile: Profile { configuration.profile }

  /// The screens that were shown one over another, the last in front; never empty.
  var stack: [LiveScreen]
  var shownScreens = 1
  var agenda = Agenda()
  var speech: SpeechQueue
  var utterances = 0
  var rotor: Rotor
  var actions: [TimedAction] = []
  var goal: GoalTracker

  /// Where focus is going after a screen change or a notification.
  var arrival: Arrival?
  var arrivals = 0
  /// What is known of the element that focus was lost from.
  var loss: Loss?
  var recoveries = 0
  var isRecovering = false
  /// The stop whose announcement was composed last: it decides which containers are entered.
  var lastStop: FocusStop?
  /// When VoiceOver last began to speak because of focus, an activation or a value.
  var lastOwnSpeech = -1
  var lastAnnouncement: (text: String, time: Int)?
  var lastPageText: String?
  /// When the app last posted a notification that speaks or moves focus.
  var lastNotification = -1
  /// When an element that updates frequently was last looked at.
  var lastPoll: Int?
  var pollIsPlanned = false
  var isReadingAll = false
  var trap = Trap()

  /// Puts a user in front of the first screen of a variant; ``start()`` lets them hear it.
  ///
  /// - Parameter goal: What is watched for, see ``goalTime``.
  public init(
    _ variant: ScreenVariant, configuration: Configuration = Configuration(), goal: Goal? = nil
  ) {
    self.variant = variant
    self.configuration = configuration
    composer = Composer(settings: configuration.settings, wording: configuration.wording)
    stack = [LiveScreen(variant.screen, id: 0, key: nil, isPresented: false)]
    speech = SpeechQueue(pauseBeforeHint: configuration.profile[.pauseBeforeHint])
    rotor = Rotor(followsItem: configuration.rotorFollowsItem)
    self.goal = GoalTracker(goal)
  }
}

// MARK: - Running

extension Simulator {
  /// The screen appears.
  public mutating func start() -> [TimedAction] {
    appear()
    return drain()
  }

  /// The user makes a gesture now.
  ///
  /// A gesture of several (`rotor headings`, `action …`, `swipe right to the end`) is done at
  /// once; a walk takes its time over it.
  public mutating func perform(_ gesture: Gesture) -> [TimedAction] {
    emit(.gesture(gesture))
    handle(gesture)
    reconcile()
    return drain()
  }

  /// Time passes until an instant; earlier than now does nothing.
  public mutating func advance(to instant: Int) -> [TimedAction] {
    pass(until: instant)
    return drain()
  }

  /// When something happens next by itself; `nil` when nothing will.
  public var nextInstant: Int? { agenda.next }

  /// Whether a user has nothing to wait for: nothing is said and focus is where it is going.
  public func isSettled(for pace: Pace = .listen) -> Bool {
    if pace == .hurry || speech.isPaused { return true }
    if arrival != nil || isRecovering { return false }
    return pace == .listen ? speech.isIdle : speech.hasOnlyHints
  }

  /// Whether the app has nothing more to do because of what the user did.
  var isQuiet: Bool { agenda.consequences == 0 }

  /// Lets time pass; what happens at one instant happens in the order it was planned.
  mutating func pass(until instant: Int) {
    while let entry = agenda.popNext(until: instant) {
      now = max(now, entry.instant)
      run(entry.task)
      reconcile()
    }
    now = max(now, instant)
  }

  /// Cuts off what is being said, as when VoiceOver is turned off.
  public mutating func stop() -> [TimedAction] {
    carry(speech.silence(at: now))
    return drain()
  }

  private mutating func drain() -> [TimedAction] {
    let drained = actions
    actions = []
    return drained
  }

  func plan(after delay: Int) -> Int { now + max(delay, 0) }

  mutating func emit(_ action: Action) {
    actions.append(TimedAction(time: now, action))
  }
}

// MARK: - Looking

extension Simulator {
  /// The screen in front.
  var top: Int { stack.count - 1 }

  /// The screen in front; a copy that must not be held while the screen changes.
  var screen: LiveScreen { stack[stack.count - 1] }

  /// The element that has focus; `nil` while focus is on its way.
  public var focus: FocusStop? { stack[top].focused }

  /// The elements that can be reached now, in reading order.
  public var stops: [FocusStop] { stack[top].stops }

  /// Whether an utterance is being said or paused.
  public var isSpeaking: Bool { speech.current != nil }

  /// The language of the texts of the screen in front.
  var language: Language { stack[top].screen.language }

  /// The index in the stack of a screen that was shown and is not gone.
  func depth(of screen: Int) -> Int? {
    stack.lastIndex { $0.id == screen }
  }
}
