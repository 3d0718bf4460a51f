import Readings
import Voices

/// An engine that turns words into sound.
///
/// A ``SpeechReading`` is neutral. An engine first writes it in its own notation, which costs nothing and
/// needs no program, and is then asked to speak what it wrote.
public protocol SpeechEngine: Sendable {
  /// The name that voices use for the engine they belong to.
  var name: String { get }

  /// What the engine can do with one of its voices.
  func abilities(of voice: Voice) -> EngineAbilities

  /// Writes a reading in the engine's notation; only asked of an engine that takes phonemes.
  ///
  /// - Parameters:
  ///   - reading: What is said.
  ///   - voice: The voice that says it.
  ///   - pitch: The pitch of the utterance, 0 to 99, which words that differ are higher or lower
  ///     than.
  /// - Returns: The engine's own input, and which words each piece of it says.
  func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript

  /// Checks whether a voice is usable here, without speaking.
  ///
  /// - Throws: An error that says what is missing and what to do.
  func check(_ voice: Voice) async throws

  /// Everything besides the utterance that affects a voice's samples.
  ///
  /// - Throws: ``SpeechError``.
  func identity(of voice: Voice) async throws -> EngineIdentity

  /// Speaks an utterance of one of the engine's voices.
  ///
  /// - Returns: Its sound at the rate that the engine's ``EngineAbilities/sampleRate`` names, trimmed of
  ///   silence at both ends.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func clip(for utterance: SpeechUtterance) async throws -> SoundClip

  /// How an utterance would sound, in the International Phonetic Alphabet.
  ///
  /// - Returns: The sounds; `nil` from an engine that does not tell.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func sounds(of utterance: SpeechUtterance) async throws -> String?
}

/// An engine whose sound can be heard while it is made.
package protocol StreamingEngine: SpeechEngine {
  /// Speaks an utterance for somebody who listens already.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - receive: Is handed what is heard, piece by piece, at
  ///     ``SoundRecording/sampleRate-type.property``: joined, what a recording has of the whole clip. It
  ///     is called on any thread, and must not wait.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func speak(
    _ utterance: SpeechUtterance, _ receive: @escaping @Sendable ([Int16]) -> Void
  ) async throws
}

extension SpeechEngine {
  /// The text as it is read: an engine that takes text has no notation of its own.
  public func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript {
    EngineScript(input: .text(reading.sentence))
  }

  /// Nothing: most engines do not tell.
  public func sounds(of utterance: SpeechUtterance) async throws -> String? { nil }

  /// What a voice is given to say: the engine's notation, or the text on one line, as it is read or as
  /// it was written.
  ///
  /// - Parameters:
  ///   - reading: What is said.
  ///   - voice: The voice that says it.
  ///   - pitch: The pitch of the utterance, 0 to 99.
  /// - Returns: The input, with the positions of the words if the engine reports them.
  package func input(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript {
    switch abilities(of: voice).input {
    case .phonemes: script(for: reading, voice: voice, pitch: pitch)
    case .normalized: EngineScript(input: .text(Self.line(reading.sentence)))
    case .written: EngineScript(input: .text(Self.line(reading.written)))
    }
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
