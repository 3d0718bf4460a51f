/// What a speech engine can do with a voice.
///
/// It decides what the engine is given to speak and what is done with the sound.
public struct EngineAbilities: Hashable, Sendable, Codable {
  /// The kind of text that the engine gets.
  public var input: Input
  /// How it is known when each word begins.
  public var wordTimes: WordTimes
  /// Samples a second of its clips, which are brought to ``SoundRecording/sampleRate-type.property``.
  public var sampleRate: Int
  /// Whether it can speak faster or slower.
  public var takesRate: Bool
  /// Whether it can speak higher or lower.
  public var takesPitch: Bool

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
  public init(
    input: Input, wordTimes: WordTimes, sampleRate: Int = SoundRecording.sampleRate,
    takesRate: Bool = true, takesPitch: Bool = true
  ) {
    self.input = input
    self.wordTimes = wordTimes
    self.sampleRate = sampleRate
    self.takesRate = takesRate
    self.takesPitch = takesPitch
  }
}
