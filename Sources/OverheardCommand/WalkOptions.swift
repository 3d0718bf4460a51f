import ArgumentParser
import Foundation
import Overheard

/// The options that choose the walks and how they are simulated.
struct WalkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the walk to take: a list of gestures, or `walks:` as in a screen file.",
      valueName: "file"))
  var walk: String?

  @Flag(
    name: .customLong("rotor-stays"),
    help: "The rotor does not turn by itself to what the focused element offers.")
  var rotorStays = false

  @Option(
    help: ArgumentHelp(
      "Change a constant of the timing, in milliseconds. Can be repeated.",
      valueName: "name=ms"))
  var profile: [ProfileOverride] = []

  /// The walks of `--walk`, read once; `nil` to take the screens' own.
  func walks() throws -> [Walk]? {
    guard let walk else { return nil }
    guard let data = FileManager.default.contents(atPath: walk) else {
      Terminal.note("overheard: no such file: \(walk)")
      throw ExitCode.noInput
    }
    do {
      return try ScreenFile.walks(contentsOf: data, path: walk)
    } catch {
      Terminal.note(error.description)
      throw ExitCode.wrongInput
    }
  }

  /// Changes what a simulation depends on as the options say.
  func apply(to configuration: inout WalkConfiguration) {
    for change in profile { change.apply(to: &configuration) }
    configuration.rotorFollowsItem = !rotorStays
  }
}

/// A time of a reader, a user or the app, and its value.
struct ProfileOverride: ExpressibleByArgument {
  /// Its name.
  var name: String
  var milliseconds: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, Self.names.contains(parts[0]), let milliseconds = Int(parts[1]),
      (0...600_000).contains(milliseconds)
    else { return nil }
    name = parts[0]
    self.milliseconds = milliseconds
  }

  func apply(to configuration: inout WalkConfiguration) {
    if let constant = TimingProfile.Constant(rawValue: name) {
      configuration.profile[constant] = milliseconds
    } else {
      configuration.appTimes.scrollSettling = milliseconds
    }
  }

  private static let names =
    TimingProfile.Constant.allCases.map(\.rawValue) + AppTimes.facts.map(\.name)

  static let allValueStrings = names.map { "\($0)=ms" }
}
