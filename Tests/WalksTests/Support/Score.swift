import AccessibilityModel
import ScreenFiles
import ScreenReading
import Testing
import VoiceOver

@testable import Walks

/// A tenth of a second for every character: times that can be checked by eye.
let tenthPerCharacter = DurationModel(name: "test") {
  $0.text.string.count * 100 * 100 / $0.rate
}

/// The score of a walk.
func score(
  _ variant: ScreenVariant, _ lines: [String], goal: [String] = [],
  _ change: (inout WalkConfiguration) -> Void = { _ in }
) throws -> String {
  try transcript(variant, lines, goal: goal, change).score
}

/// The transcript of a walk.
func transcript(
  _ variant: ScreenVariant, _ lines: [String], goal: [String] = [],
  _ change: (inout WalkConfiguration) -> Void = { _ in }
) throws -> WalkTranscript {
  // The tests speak the screen's language if VoiceOver has words in it, and English otherwise. The
  // product has no such rule: there, the language must be given.
  let words = ReaderWording.voiceOver(variant.screen.language) ?? .voiceOverEnglish
  var configuration = WalkConfiguration(
    reader: .voiceOver, settings: ReaderSettings(language: variant.screen.language),
    wording: words, durations: tenthPerCharacter)
  change(&configuration)
  let walk = try ReaderWalk(
    name: "", lines: lines, goal: goal.isEmpty ? nil : WalkGoal(lines: goal))
  return WalkTranscript(of: walk, on: variant, configuration: configuration)
}

extension WalkTranscript {
  /// What was said in which voices.
  var voices: String {
    events.map { event in
      guard case .speak(let speech) = event.kind else { return "" }
      return speech.parts.map { "\($0.language): \($0.text.string)\n" }.joined()
    }.joined()
  }
}

/// The score of a walk on a screen as it is written in a file.
func score(_ file: String, _ lines: [String], goal: [String] = []) throws -> String {
  let variant = try #require(try ScreenFile(file).variants.first)
  return try score(variant, lines, goal: goal)
}
