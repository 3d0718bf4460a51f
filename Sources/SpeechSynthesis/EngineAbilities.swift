/// What a speech engine can do with a voice.
public struct EngineAbilities: Hashable, Sendable, Codable {
  /// What it is given to read.
  public var input: Input
  /// How it is known when each word begins.
  public var wordTimes: WordTimes
  /// Samples a second before they are brought to ``SoundRecording/sampleRate-type.property``; `nil` where only the sound
  /// tells.
  public var sampleRate: Int?

  /// What an engine is given to read.
  public enum Input: String, Hashable, Sendable, Codable {
    /// Phonemes: words sound as Overheard says they do.
    case phonemes
    /// The text as it is read, numbers and symbols in words.
    case normalized
    /// The text as it was written.
    case written
  }

  /// How it is known when each word begins.
  public enum WordTimes: String, Hashable, Sendable, Codable {
    /// The engine tells.
    case measured
    /// A share of the clip by the length of the words.
    case estimated
  }

  /// Creates a description.
  public init(input: Input, wordTimes: WordTimes, sampleRate: Int? = nil) {
    self.input = input
    self.wordTimes = wordTimes
    self.sampleRate = sampleRate
  }
}
