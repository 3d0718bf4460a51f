import ArgumentParser
import Foundation
import Overheard
import Support

/// The options that choose the walks and how they are simulated.
struct WalkOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A file with the walk to take, or - for standard input: a list of gestures, or `walks:` as in "
        + "a screen file.",
      valueName: "file"), completion: .file())
  var walk: String?

  @Option(
    help: ArgumentHelp(
      "Of the walks of a screen, take only the one with this name.", valueName: "name"))
  var walkName: String?

  @Flag(
    name: .customLong("rotor-stays"),
    help: "The rotor does not turn by itself to what the focused element offers.")
  var rotorStays = false

  @Option(
    help: ArgumentHelp(
      "Change a time or limit of the simulation, such as reaction=800. Can be repeated. "
        + "`overheard help transcript` lists them.", valueName: "name=number"),
    completion: .custom { _, _, _ in ProfileOverride.names.map { "\($0)=" } },
    transform: ProfileOverride.init)
  var profile: [ProfileOverride] = []

  /// The walks of `--walk`, read once; `nil` to take the screens' own.
  func walks() throws -> WalkFile? {
    guard let walk else { return nil }
    let data = try InputFile.data(walk, of: "--walk")
    do {
      return try WalkFile(contentsOf: data, path: walk)
    } catch {
      Terminal.note(error)
      throw ExitCode.wrongInput
    }
  }

  /// The changes of the project, then those of the options, which win.
  var allProfile: [ProfileOverride] { Project.current.profile + profile }

  /// Changes what a simulation depends on as the options say.
  func apply(to configuration: inout WalkConfiguration) {
    for change in allProfile { change.apply(to: &configuration) }
    let rotor = VoiceOverSetting.rotorFollowsItem
    if rotorStays, configuration.reader.settings.contains(rotor) {
      configuration.settings[rotor] = "off"
    }
  }
}

/// A time of a reader, a user or the app, and its value.
struct ProfileOverride {
  /// Its name.
  var name: String
  /// Milliseconds, or rounds.
  var value: Int

  /// Reads `NAME=NUMBER`.
  ///
  /// - Throws: `ValidationError` that says what to write.
  init(_ argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let constant = Self.all.first(where: { $0.name == parts[0] }) else {
      let names = Self.names
      throw ValidationError(
        "there is no '\(parts[0])'; "
          + (NearestWord.of(parts[0], in: names).map { "did you mean '\($0)'?" }
            ?? "use one of \(names.joined(separator: ", "))"))
    }
    guard parts.count == 2, let value = Int(parts[1]), (0...600_000).contains(value) else {
      throw ValidationError(
        "\(constant.name) must be a whole number of \(constant.unit), 0 to 600000, such as "
          + "\(constant.name)=\(constant.fallback)")
    }
    name = constant.name
    self.value = value
  }

  func apply(to configuration: inout WalkConfiguration) {
    if let constant = TimingProfile.Constant(rawValue: name) {
      configuration.profile[constant] = value
    } else {
      configuration.appTimes.scrollSettling = value
    }
  }

  /// The names of everything that can be changed.
  static var names: [String] { all.map(\.name) }

  /// Everything that can be changed.
  private static let all: [(name: String, unit: String, fallback: Int)] =
    TimingProfile.Constant.allCases.map {
      ($0.rawValue, $0.unit == "ms" ? "milliseconds" : $0.unit, TimingProfile()[$0])
    } + AppTimes.facts.map { ($0.name, "milliseconds", $0.fact.value) }
}
