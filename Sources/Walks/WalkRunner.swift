import AccessibilityModel
import ScreenReading

extension Transcript {
  /// Walks through a screen and writes down what is heard.
  ///
  /// - Parameters:
  ///   - walk: The gestures; the user listens between them as the configuration's pace says,
  ///     but `wait` is taken at its word.
  ///   - variant: The screen, and those that it leads to.
  ///   - screen: The name of the screen file, for the record.
  public init(
    of walk: Walk, on variant: ScreenVariant, screen: String = "",
    configuration: Configuration = Configuration()
  ) {
    var runner = WalkRunner(variant, configuration: configuration, goal: walk.goal)
    runner.run(walk)
    self.init(
      screen: screen, variant: variant.name, walk: walk.name, events: runner.recorder.events)
    var figures = Figures(of: events)
    figures.goalTime = runner.simulator.goalTime
    figures.goal = walk.goal.map { _ in figures.goalTime != nil }
    figures.trap = runner.simulator.trap.name
    events.append(Event(time: runner.simulator.now, .end(figures)))
  }
}

/// A user who makes the gestures of a walk and listens in between.
struct WalkRunner {
  private(set) var simulator: Simulator
  private(set) var recorder = Recorder()
  /// Whether the user let time pass on purpose since the last gesture.
  private var hasWaited = false
  /// Where the events begin that came of the last gesture.
  private var lastGesture = 0

  init(_ variant: ScreenVariant, configuration: Configuration, goal: Goal?) {
    simulator = Simulator(variant, configuration: configuration, goal: goal)
  }

  private var pace: Pace { simulator.configuration.pace }
  private var profile: Profile { simulator.profile }

  mutating func run(_ walk: Walk) {
    recorder.record(simulator.start())
    for gesture in walk.gestures { make(gesture) }
    // At the end even a user in a hurry hears what is said, and what the app still does.
    let pace = pace == .listen ? Pace.listen : .skim
    listen { $0.isSettled(for: pace) && $0.isQuiet }
    recorder.record(simulator.stop())
  }

  /// Makes a gesture once the user has listened.
  private mutating func make(_ gesture: Gesture) {
    if case .expect(let expectation) = gesture {
      hear()
      recorder.record(expectation, since: lastGesture, at: simulator.now)
      return
    }
    guard gesture.counts else {
      recorder.record(simulator.perform(gesture))
      if case .wait = gesture { hasWaited = true }
      return
    }
    switch gesture {
    case .swipeToEnd(let direction): swipe(direction) { _ in false }
    case .swipeTo(let direction, let name):
      swipe(direction) { $0.focus?.isMeant(by: name) ?? false }
    case .rotor(.to(let name)): turnRotor(to: name)
    case .action(let name): performAction(name)
    default:
      getReady()
      perform(gesture)
    }
  }

  private mutating func perform(_ gesture: Gesture) {
    lastGesture = recorder.events.count
    recorder.record(simulator.perform(gesture))
    hasWaited = false
  }

  /// Lets the time pass that comes before a gesture.
  private mutating func getReady() {
    hear()
    if !hasWaited { pass(profile[pace == .hurry ? .quickGesture : .reaction]) }
  }

  /// Listens as the pace says, unless the user let time pass instead.
  private mutating func hear() {
    if !hasWaited { listen { [pace] in $0.isSettled(for: pace) } }
  }

  private mutating func pass(_ time: Int) {
    recorder.record(simulator.advance(to: simulator.now + time))
  }

  /// Listens until there is nothing more to hear, or patience ends.
  private mutating func listen(until isDone: (Simulator) -> Bool) {
    var deadline = simulator.now + profile[.patience]
    while !isDone(simulator), let next = simulator.nextInstant {
      if simulator.isReadingAll { deadline = next + profile[.patience] }
      recorder.record(simulator.advance(to: min(next, deadline)))
      if next > deadline { return }
    }
  }

  // MARK: Gestures of several

  /// Swipes and listens, until something holds or nothing comes further.
  private mutating func swipe(
    _ direction: Gesture.HorizontalDirection, until isDone: (Simulator) -> Bool
  ) {
    let step = direction == .right ? 1 : -1
    for _ in 0..<simulator.swipeLimit {
      hear()
      if isDone(simulator) || simulator.isAtEnd(by: step) { return }
      getReady()
      perform(.swipe(direction == .right ? .right : .left))
    }
  }

  /// Turns the rotor click by click, faster than the names are said.
  private mutating func turnRotor(to name: String) {
    getReady()
    guard let clicks = simulator.rotorClicks(to: name), clicks != 0 else {
      return perform(.rotor(.to(name)))
    }
    for click in 0..<clicks.magnitude {
      if click > 0 { pass(profile[.quickGesture]) }
      perform(.rotor(clicks > 0 ? .next : .previous))
    }
  }

  /// Turns the rotor to the actions if need be, swipes to the one of the name, and double taps.
  private mutating func performAction(_ name: String) {
    guard simulator.actionSwipes(to: name) != nil else {
      getReady()
      return perform(.action(name))
    }
    if simulator.rotorClicks(to: "actions") != 0 { turnRotor(to: "actions") }
    guard let swipes = simulator.actionSwipes(to: name) else { return }
    for _ in 0..<swipes.magnitude {
      getReady()
      perform(.swipe(swipes > 0 ? .down : .up))
    }
    getReady()
    perform(.doubleTap)
  }
}
