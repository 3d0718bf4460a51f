import SpeechSynthesis

extension SpeechError {
  /// The helper program is missing.
  static func noHelper(searched: [String]) -> SpeechError {
    .unavailable(
      reason: "overheard-synth was not found: \(searched.joined(separator: ", ")); build it "
        + "(`make build`), install overheard again, or set OVERHEARD_SYNTH to its path")
  }

  /// The helper program ended, or never started; with its last message.
  static func helperEnded(path: String, reason: String) -> SpeechError {
    .ended(reason: "\(path) ended: \(reason)")
  }

  /// The helper program is a different version.
  static func helperMismatch(path: String, greeting: String) -> SpeechError {
    .unavailable(
      reason: "\(path) is a different version from this program (\(greeting)); build both together")
  }
}
