import ArgumentParser
import Overheard
import Support

/// The options of commands that a missed goal can fail.
struct GoalOptions: ParsableArguments {
  @Flag(
    help: "Exit with 1 if a walk misses its goal; otherwise only if the walk says it must reach it."
  )
  var requireGoals = false

  /// The complaint about a walk that missed a goal it must reach, with the place of the walk; `nil` if all
  /// is well.
  func complaint(
    about walk: ScreenWalk, _ transcript: WalkTranscript, in loaded: LoadedScreen
  ) -> String? {
    walk.walk.complaint(aboutGoalIn: transcript, isRequired: requireGoals).map {
      "\(FilePlace(loaded.source.path, loaded.place(of: walk))): "
        + "\(walk.title.isEmpty ? "walk" : walk.title): \($0)"
    }
  }
}

/// The option that leaves out times.
struct TimeOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-times"),
    help: "Leave out times and lengths, which change with every text and voice.")
  var noTimes = false
}
