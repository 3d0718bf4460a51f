import Voices

/// A stretch of speech for the engine: what to say, in which voice, and how.
///
/// ```swift
/// let utterance = SpeechUtterance(.text("Payment card"), voice: voice)
/// ```
public struct SpeechUtterance: Hashable, Sendable {
  /// What to say.
  public var input: Input
  /// The voice.
  public var voice: Voice
  /// How fast, in words per minute; the engine accepts 80 to 450.
  public var rate: Int
  /// How high, 0 to 99; 50 is the voice's own pitch.
  public var pitch: Int
  /// How lively, 0 (monotone) to 99; 50 is the voice's own.
  public var range: Int
  /// How loud, from 0 (silence) to 1 (as loud as every other voice).
  public var volume: Double
  /// The extra gap between words, in units of 10 ms at the engine's normal rate.
  public var wordGap: Int

  /// The notations an engine reads.
  public enum Input: Hashable, Sendable {
    /// Plain text, read by the engine's own rules.
    case text(String)
    /// The engine's own notation, as its ``SpeechEngine/script(for:voice:pitch:)`` writes it.
    case notation(String)

    /// The text, in whichever notation.
    public var string: String {
      switch self {
      case .text(let string), .notation(let string): string
      }
    }
  }

  /// Creates an utterance; anything left out is as in the voice.
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
