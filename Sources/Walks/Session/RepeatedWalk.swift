import AccessibilityModel
import AppSimulation
import ScreenReading

/// A walk that is taken again and again with other lengths of speech, until all of them are known.
///
/// Every transcript is the one that `WalkTranscript(of:on:screen:configuration:)` gives; what does not
/// depend on the lengths is worked out once.
package struct RepeatedWalk: Sendable {
  private let walk: ReaderWalk
  /// The app before it is started; every walk begins with a copy of it.
  private let app: AppMachine
  private let (screen, variant): (String, String)
  private var configuration: WalkConfiguration
  private var memory: WalkMemory? = WalkMemory()

  /// Creates a walk that has not been taken yet; its configuration's durations are replaced.
  package init(
    _ walk: ReaderWalk, on variant: ScreenVariant, screen: String,
    configuration: WalkConfiguration
  ) {
    self.walk = walk
    (self.screen, self.variant) = (screen, variant.name)
    self.configuration = configuration
    app = AppMachine(configuration.reader.build(variant))
  }

  /// Takes the walk, with the given lengths of speech.
  package mutating func transcript(durations: DurationModel) -> WalkTranscript {
    configuration.durations = durations
    memory?.forgetLengths()
    var runner = WalkRunner(
      app, configuration: configuration, goal: walk.goal, needsEvents: true, memory: memory.take())
    runner.run(walk)
    memory = runner.takeMemory()
    return WalkTranscript(of: walk, by: runner, screen: screen, variant: variant)
  }
}
