import AccessibilityModel
import ScreenReading

extension Transcript {
  /// Walks through a screen and records what is heard.
  ///
  /// - Parameters:
  ///   - walk: The gestures; the user listens between them as the configuration's pace says,
  ///     but `wait` takes exactly its time.
  ///   - variant: The screen, and the screens that it leads to.
  ///   - screen: The name of the screen file, for the record.
  public init(
    of walk: Walk, on variant: ScreenVariant, screen: String = "",
    configuration: Configuration
  ) {
    var runner = WalkRunner(variant, configuration: configuration, goal: walk.goal)
    runner.run(walk)
    self.init(
      screen: screen, variant: variant.name, walk: walk.name, events: runner.recorder.events)
    var figures = Figures(of: events)
    figures.goalTime = runner.session.goalTime
    figures.goal = walk.goal.map { _ in figures.goalTime != nil }
    figures.trap = runner.session.reader.trap
    events.append(Event(time: runner.session.now, .end(figures)))
  }
}

/// A user who makes the gestures of a walk and listens in between.
struct WalkRunner {
  private(set) var session: Session
  private(set) var recorder = Recorder()
  /// Whether the user let time pass on purpose since the last gesture.
  private var hasWaited = false
  /// Where the events that followed the last gesture begin.
  private var lastGesture = 0

  init(_ variant: ScreenVariant, configuration: Configuration, goal: Goal?) {
    session = Session(variant, configuration: configuration, goal: goal)
  }

  private var pace: Pace { session.configuration.pace }
  private var profile: Profile { session.configuration.profile }

  mutating func run(_ walk: Walk) {
    recorder.record(session.start())
    for step in walk.steps { take(step) }
    // At the end even a user in a hurry waits for current speech, and for what the app still does.
    let pace = pace == .listen ? Pace.listen : .skim
    listen { $0.isSettled(for: pace) && $0.isQuiet }
    recorder.record(session.stop())
  }

  private mutating func take(_ step: WalkStep) {
    switch step {
    case .gesture(let gesture): make(gesture)
    case .expect(let expectation):
      hear()
      recorder.record(expectation, since: lastGesture, at: session.now)
    case .wait(let time):
      recorder.record(.wait(time), at: session.now)
      pass(time)
      hasWaited = true
    case .set(let setting, let isOn):
      recorder.record(.set(setting, isOn), at: session.now)
      session.set(setting, isOn)
    }
  }

  /// Makes a gesture, or the gestures it consists of, each after the user has listened.
  private mutating func make(_ gesture: Gesture) {
    var spelling = Spelling(gesture, on: session.reader)
    hear()
    while let move = spelling.next(on: session.reader) {
      if move.isQuick { pass(profile[.quickGesture]) } else { getReady() }
      lastGesture = recorder.events.count
      recorder.record(session.perform(move.gesture))
      hasWaited = false
      if spelling.looksAgain { hear() }
    }
  }

  /// Lets the time before a gesture pass.
  private mutating func getReady() {
    hear()
    if !hasWaited { pass(profile[pace == .hurry ? .quickGesture : .reaction]) }
  }

  /// Listens as the pace says, unless the user let time pass instead.
  private mutating func hear() {
    if !hasWaited { listen { [pace] in $0.isSettled(for: pace) } }
  }

  private mutating func pass(_ time: Int) {
    recorder.record(session.advance(to: session.now + time))
  }

  /// Listens until there is nothing more to hear or patience runs out.
  private mutating func listen(until isDone: (Session) -> Bool) {
    var deadline = session.now + profile[.patience]
    while !isDone(session), let next = session.nextInstant {
      if session.reader.isReadingAll { deadline = next + profile[.patience] }
      recorder.record(session.advance(to: min(next, deadline)))
      if next > deadline { return }
    }
  }
}
