import SpeechSynthesis

extension SpeechError {
  /// The helper program is not there.
  static func noHelper(searched: [String]) -> SpeechError {
    .unavailable(
      reason: "overheard-synth was not found: \(searched.joined(separator: ", ")); build it "
        + "(`make build`), keep it beside the program, or set OVERHEARD_SYNTH to its path")
  }

  /// The helper program ended, or never began; what it said last.
  static func helperEnded(path: String, reason: String) -> SpeechError {
    .ended(reason: "\(path) ended: \(reason); `overheard doctor` tells what is missing")
  }

  /// The helper program is of another version.
  static func helperMismatch(path: String, greeting: String) -> SpeechError {
    .unavailable(
      reason: "\(path) is of another version than this program (\(greeting)); build both together")
  }
}
