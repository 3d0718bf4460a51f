import Voices

/// A stretch of speech for the engine: what is said, by which voice, and how.
///
/// ```swift
/// let utterance = Utterance(.text("Payment card"), voice: voice)
/// ```
public struct Utterance: Hashable, Sendable {
  /// What is said.
  public var input: Input
  /// Who says it.
  public var voice: Voice
  /// How fast, in words a minute; the engine takes 80 to 450.
  public var rate: Int
  /// How high, 0 to 99, where 50 is as in the voice file.
  public var pitch: Int
  /// How lively, 0 (monotone) to 99, where 50 is as in the voice file.
  public var range: Int
  /// How loud, from 0 (silence) to 1 (as loud as every other voice).
  public var volume: Double
  /// What is added between words, in units of 10 ms at the engine's normal rate.
  public var wordGap: Int

  /// The notations an engine reads.
  public enum Input: Hashable, Sendable {
    /// Plain text, read by the engine's own rules.
    case text(String)
    /// SSML, for an engine that reads it.
    case ssml(String)
    /// The engine's own notation, as its ``SpeechEngine/script(for:voice:pitch:)`` writes it.
    case notation(String)

    /// The text in whatever notation.
    public var string: String {
      switch self {
      case .text(let string), .ssml(let string), .notation(let string): string
      }
    }
  }

  /// Creates an utterance; what is left out is as the voice has it.
  public init(
    _ input: Input,
    voice: Voice,
    rate: Int? = nil,
    pitch: Int? = nil,
    range: Int = 50,
    volume: Double = 1,
    wordGap: Int? = nil
  ) {
    self.input = input
    self.voice = voice
    self.rate = rate ?? voice.rate
    self.pitch = pitch ?? voice.pitch
    self.range = range
    self.volume = volume
    self.wordGap = wordGap ?? voice.wordGap
  }
}
