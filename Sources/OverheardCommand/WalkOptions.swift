import ArgumentParser
import Foundation
import Languages
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
      "Change a constant of VoiceOver's timing, in milliseconds. Can be repeated.",
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

  /// What a simulation depends on besides the screen.
  func configuration(_ composer: Composer) -> Configuration {
    var values = Profile()
    for change in profile { values[change.constant] = change.milliseconds }
    return Configuration(
      reader: .voiceOver, settings: composer.settings, wording: composer.wording, profile: values,
      durations: LanguagePacks.current.durations, rotorFollowsItem: !rotorStays)
  }
}

/// A constant of the profile and its value.
struct ProfileOverride: ExpressibleByArgument {
  var constant: Profile.Constant
  var milliseconds: Int

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let constant = Profile.Constant(rawValue: String(parts[0])),
      let milliseconds = Int(parts[1]), (0...600_000).contains(milliseconds)
    else { return nil }
    self.constant = constant
    self.milliseconds = milliseconds
  }

  static let allValueStrings = Profile.Constant.allCases.map { "\($0.rawValue)=ms" }
}
