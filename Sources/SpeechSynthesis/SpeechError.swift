/// Why there is no speech, and what to do.
public enum SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The engine, or something it needs, is missing.
  case unavailable(reason: String)
  /// None of the voices speaks a language.
  case noVoice(reason: String)
  /// The engine's program ended, or never started.
  case ended(reason: String)
  /// The program of a voice failed.
  case program(voice: String, reason: String)
  /// There is no sound device, or it is gone.
  case noSoundDevice(reason: String)
  /// The voice cannot be loaded.
  case voice(reason: String)
  /// The text is too long for one utterance.
  case tooLong(reason: String)
  /// The request makes no sense to the helper.
  case request(reason: String)
  /// The engine failed on this utterance.
  case engine(reason: String)
  /// The engine crashed on this utterance.
  case crashed(reason: String)
  /// The engine did not finish this utterance in time.
  case timedOut(reason: String)

  public var description: String {
    switch self {
    case .unavailable(let reason), .noVoice(let reason), .ended(let reason):
      reason
    case .program(let voice, let reason):
      "the voice \(voice) cannot speak: \(reason)"
    case .noSoundDevice(let reason):
      "there is no sound device (\(reason)); start a sound server such as PulseAudio or PipeWire, "
        + "or write a file"
    case .voice(let reason):
      reason
    case .tooLong(let reason):
      "too long for one utterance: \(reason); split it at a sentence"
    case .request(let reason):
      "the engine does not understand the request: \(reason)"
    case .engine(let reason):
      "the engine failed: \(reason)"
    case .crashed(let reason):
      "\(reason); a word of more than about 100 phonemes causes this: split it"
    case .timedOut(let reason):
      "\(reason); split the text at a sentence"
    }
  }

  /// The reason without the name of the voice, for a line that begins with it.
  package var cause: String {
    if case .program(_, let reason) = self { reason } else { description }
  }

  /// Whether nothing at all can be spoken, as opposed to this utterance.
  public var isUnavailable: Bool {
    switch self {
    case .unavailable, .noVoice, .ended, .program, .noSoundDevice: true
    default: false
    }
  }

  /// Whether the input is at fault.
  public var isInputWrong: Bool {
    switch self {
    case .tooLong, .voice: true
    default: false
    }
  }
}
