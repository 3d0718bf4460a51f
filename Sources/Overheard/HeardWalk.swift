import AccessibilityModel
import ScreenReading
import Support
import Walks

/// What is heard on a walk, as it is compared with a golden transcript: by `overheard check`, and by
/// tests of one's own.
package struct HeardWalk: Sendable {
  /// What the user does.
  package var walk: ReaderWalk
  /// What is heard.
  package var transcript: WalkTranscript
  /// How far the figures range; `nil` where no timer is at work.
  package var sweep: WalkSweep?

  /// Creates a walk and what is heard on it.
  package init(walk: ReaderWalk, transcript: WalkTranscript, sweep: WalkSweep? = nil) {
    self.walk = walk
    self.transcript = transcript
    self.sweep = sweep
  }

  /// The names of the variant and of the walk, if they have any.
  private var title: String {
    let names = [transcript.variant, transcript.walk].filter { !$0.isEmpty }
    return names.isEmpty ? "walk" : names.joined(separator: " · ")
  }

  /// What is not as the walk says it must be, a line for each.
  package var complaints: [String] {
    let unmet = transcript.unmetExpectations.map(\.complaint)
    return ((walk.complaint(aboutGoalIn: transcript).map { [$0] } ?? []) + unmet).map {
      "\(transcript.screen): \(title): \($0)".onOneLine
    }
  }
}

extension [HeardWalk] {
  /// The text of a golden transcript: every walk with a heading, and below its figures how far they range
  /// where a timer is at work.
  ///
  /// Times are relative, so that one change does not change every line below it.
  ///
  /// - Parameter withTimes: Whether there are times at all.
  /// - Returns: The text, ending in a line feed.
  package func golden(withTimes: Bool = true) -> String {
    let plain = TranscriptFormatter(times: .none)
    return map {
      (withTimes ? $0.transcript.golden : plain.format($0.transcript))
        + ($0.sweep?.line(times: withTimes ? .relative : .none) ?? "")
    }.joined(separator: "\n")
  }
}

extension WalkTranscript.UnmetExpectation {
  /// What was expected, and what was heard in its place.
  package var complaint: String {
    let last = ((heard.count > 5 ? ["…"] : []) + heard.suffix(5)).map { "\"\($0)\"" }
      .joined(separator: ", ")
    return "expected \(expectation), which was not said; "
      + (lost.map { text in
        "\"\(text)\" was announced but never heard" + (loss.map { ": \($0.reason)" } ?? "")
      }
        ?? (last.isEmpty ? "nothing was heard" : "heard \(last)"))
  }
}

extension ReaderWalk {
  /// That it is for a reader that nobody knows; `nil` if all is well.
  package var complaintAboutReader: String? {
    guard let reader, ScreenReaders.current[reader] == nil else { return nil }
    let readers = ScreenReaders.current.readers.map(\.id)
    return "the walk \"\(name)\" is for the reader \"\(reader)\", but there is none; "
      + (NearestWord.of(reader, in: readers).map { "did you mean '\($0)'?" }
        ?? "write \(readers.joined(separator: " or "))")
  }

  /// What is wrong with how the walk ends.
  ///
  /// - Parameters:
  ///   - transcript: What is heard on the walk.
  ///   - isRequired: Whether every walk must reach its goal, also one that does not say so.
  /// - Returns: That the goal was missed, if it must be reached; `nil` if all is well.
  package func complaint(
    aboutGoalIn transcript: WalkTranscript, isRequired: Bool = false
  ) -> String? {
    guard transcript.figures?.goal == false, isRequired || mustReachGoal else { return nil }
    let goal = goal?.conditions.map(\.description).joined(separator: ", ") ?? ""
    let why =
      transcript.figures?.goalHeldFromStart == true ? ", because it held from the start" : ""
    return "\(TranscriptFormatter.goalMissed)\(why): \(goal)"
  }
}
