/// What a speech engine can do with a voice.
public struct EngineAbilities: Hashable, Sendable, Codable {
  /// The kind of text that the engine gets.
  public var input: Input
  /// How it is known when each word begins.
  public var wordTimes: WordTimes
  /// The engine's own sample rate, before resampling to ``Sound/sampleRate``; `nil` if it is known
  /// only from the sound.
  public var sampleRate: Int?

  /// The kind of text that an engine gets.
  public enum Input: String, Hashable, Sendable, Codable {
    /// Phonemes, so that Overheard decides how words sound.
    case phonemes
    /// The text as it is read, numbers and symbols in words.
    case normalized
    /// The text as it was written.
    case written
  }

  /// How it is known when each word begins.
  public enum WordTimes: String, Hashable, Sendable, Codable {
    /// The engine reports them.
    case measured
    /// They are estimated from the length of the words.
    case estimated
  }

  /// Creates a description.
  public init(input: Input, wordTimes: WordTimes, sampleRate: Int? = nil) {
    self.input = input
    self.wordTimes = wordTimes
    self.sampleRate = sampleRate
  }
}
