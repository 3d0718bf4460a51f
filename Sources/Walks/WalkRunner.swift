import AccessibilityModel
import AppSimulation
import ScreenReading

extension WalkTranscript {
  /// Walks through a screen and records what is heard.
  ///
  /// - Parameters:
  ///   - walk: The gestures; the user listens between them as the configuration's pace says,
  ///     but `wait` takes exactly its time.
  ///   - variant: The screen, and the screens that it leads to.
  ///   - screen: The name of the screen file, for the record.
  ///   - configuration: The reader, its settings and times.
  public init(
    of walk: ReaderWalk, on variant: ScreenVariant, screen: String = "",
    configuration: WalkConfiguration
  ) {
    var runner = WalkRunner(variant, configuration: configuration, goal: walk.goal)
    runner.run(walk)
    self.init(of: walk, by: runner, screen: screen, variant: variant.name)
  }

  /// What was heard by a user who has taken a walk.
  init(of walk: ReaderWalk, by runner: WalkRunner, screen: String, variant: String) {
    self.init(screen: screen, variant: variant, walk: walk.name, events: runner.recorder.events)
    isEstimated = runner.session.configuration.durations.isEstimated
    missedSteps = runner.missedSteps
    let figures = runner.figures(goal: walk.goal)
    events.append(Event(time: runner.session.now, .end(figures)))
  }
}

/// A user who makes the gestures of a walk and listens in between.
struct WalkRunner {
  private(set) var session: Session
  private(set) var recorder = Recorder()
  /// What the walk looks like; `nil` where nobody asks.
  var scenes: WalkScenes?
  /// Whether the user let time pass on purpose since the last gesture.
  private var hasWaited = false
  /// Where the events that followed the last gesture begin.
  private var lastGesture = 0
  /// What is expected to be heard after the last gesture and has not been heard yet, and what is expected
  /// after that.
  private var pending: [HeardExpectation] = []
  private var unrest = Unrest(timerRuns: 0)
  private var thrownBack = ThrownBack()
  /// The steps that name an element and did not come to it, or a rotor or an action that was not there,
  /// and those that type where no field takes it.
  private(set) var missedSteps: [Int] = []
  /// What the walk could not get out of; it ends there.
  private var trap: WalkTrap?

  /// Creates a user on the first screen of a variant.
  init(_ variant: ScreenVariant, configuration: WalkConfiguration, goal: WalkGoal?) {
    session = Session(variant, configuration: configuration, goal: goal)
  }

  /// Creates a user of an app that has not been started, with what earlier ones remember; who needs no
  /// events wants only the figures.
  init(
    _ app: AppMachine, configuration: WalkConfiguration, goal: WalkGoal?,
    needsEvents: Bool, memory: consuming WalkMemory?
  ) {
    if !needsEvents { recorder.count = FigureCount() }
    session = Session(app, configuration: configuration, goal: goal)
    session.memory = memory
  }

  /// How much has happened in the walk.
  var burden: Int { session.burden }

  /// Gives back what the reader remembers.
  mutating func takeMemory() -> WalkMemory? {
    defer { session.memory = nil }
    return session.memory
  }

  /// Whether the app goes round in circles, so that there is no end to listen to.
  private var isCircling: Bool { trap.map { $0.kind != .endlessCarousel } ?? false }
  private var pace: WalkPace { session.configuration.pace }
  private var profile: TimingProfile { session.configuration.profile }

  /// The figures of the walk when it is over.
  func figures(goal: WalkGoal?) -> WalkFigures {
    var figures = recorder.figures
    figures.goalTime = session.goalTime
    figures.goal = goal.map { _ in session.goalTime != nil }
    figures.goalHeldFromStart = session.goalHeldFromStart
    figures.trap = trap?.names
    figures.trapKind = trap?.kind
    return figures
  }

  mutating func run(_ walk: ReaderWalk) {
    let hasGestures = walk.steps.contains { if case .gesture = $0 { true } else { false } }
    note(session.start())
    if !hasGestures { session.beginGoal() }
    for (index, step) in walk.steps.enumerated() where trap == nil {
      take(step)
      if misses(step) { missedSteps.append(index) }
    }
    if !walk.isUnderWay {
      // At the end even a user in a hurry waits for current speech and for the app to finish.
      let pace = pace == .listen ? WalkPace.listen : .skim
      listen { $0.isSettled(for: pace) && $0.isQuiet }
    }
    judge()
    note(session.stop())
  }

  private mutating func take(_ step: WalkStep) {
    switch step {
    case .gesture(let gesture): make(gesture)
    case .expect(let expectation):
      hear()
      // There is time for it until the next gesture.
      if pending.isEmpty, recorder.meets(expectation, since: lastGesture) {
        recorder.record(expectation, since: lastGesture, at: session.now)
      } else {
        pending.append(expectation)
      }
    case .wait(let time):
      recorder.record(.wait(time), at: session.now)
      pass(time)
      hasWaited = true
    case .set(let setting, let isOn):
      recorder.record(.set(setting, isOn), at: session.now)
      session.set(setting, isOn)
    }
  }

  /// Records whether what was expected after the last gesture has been heard.
  private mutating func judge() {
    for expectation in pending {
      recorder.record(expectation, since: lastGesture, at: session.now)
    }
    pending = []
  }

  /// Whether a step that has been taken did not find what it is for.
  private func misses(_ step: WalkStep) -> Bool {
    guard trap == nil, case .gesture(let gesture) = step else { return false }
    switch gesture {
    case .swipeTo(_, let name):
      // The app may have sent focus on since.
      let hasBeenThere = recorder.events[lastGesture...].contains { event in
        guard case .focus(let other, _) = event.kind else { return false }
        return other.hasPrefix(name) || name.hasPrefix(other)
      }
      return !hasBeenThere && !session.reader.isAt(name)
    case .touch(.element), .rotor(.to), .action, .type: return session.reader.foundNothing
    default: return false
    }
  }

  /// Makes a gesture, or the gestures it consists of, each after the user has listened.
  private mutating func make(_ gesture: ReaderGesture) {
    var spelling = Spelling(gesture, on: session.reader)
    hear()
    while trap == nil, let move = spelling.next(on: session.reader) {
      if move.isQuick { pass(profile[.quickGesture]) } else { getReady() }
      judge()
      trap =
        trap
        ?? thrownBack.trap(before: move.gesture, in: session, limit: profile[.trapRounds])
      if trap != nil { return }
      lastGesture = recorder.events.count
      unrest = Unrest(timerRuns: session.timerRuns)
      note(session.perform(move.gesture))
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

  /// Lets time pass, unless the app goes round in circles by itself.
  private mutating func pass(_ time: Int) {
    let end = min(session.now + time.bounded, WalkTrap.longest)
    while !isCircling, let next = session.nextInstant, next < end {
      note(session.advance(to: next))
    }
    if !isCircling { note(session.advance(to: end)) }
    if session.now >= WalkTrap.longest { trap = trap ?? WalkTrap(.tooLong, []) }
  }

  /// Whether an element is being read, one after another.
  ///
  /// An app that always has something else to say, or that keeps focus on its way, would never let the
  /// reader go on, so patience with that is limited.
  private var isReadingOn: Bool {
    session.reader.isReadingAll && session.reader.speechState.source == .focus
  }

  /// Listens until there is nothing more to hear, the app has interrupted too often, or patience
  /// runs out.
  private mutating func listen(until isDone: (Session) -> Bool) {
    var deadline = session.now + profile[.patience]
    while !isCircling, !isDone(session), let next = session.nextInstant {
      // Who cannot hear it to the end because the app never rests goes on after a while.
      if unrest.isEnough(in: session) { return }
      if isReadingOn { deadline = next + profile[.patience] }
      note(session.advance(to: min(next, deadline)))
      if next > deadline { return }
    }
  }

  private mutating func note(_ actions: [TimedAction]) {
    recorder.record(actions)
    scenes?.note(actions, in: session)
    unrest.note(actions, in: session)
    thrownBack.note(actions)
    if let name = session.reader.trap { trap = trap ?? WalkTrap(.endlessCarousel, [name]) }
    trap = trap ?? unrest.circle(in: session)
    trap = trap ?? session.endlessApp
  }
}
