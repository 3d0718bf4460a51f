import Readings
import Voices

/// What turns words into sound: the seam between what is said and the programs that say it.
///
/// A ``SpeechReading`` is neutral. An engine first writes it in its own notation, which costs nothing and
/// needs no program, and is then asked to speak what it wrote.
public protocol SpeechEngine: Sendable {
  /// The name by which a voice says that it belongs to this engine.
  var name: String { get }

  /// What the engine can do with one of its voices.
  func abilities(of voice: Voice) -> EngineAbilities

  /// Writes a reading as the engine wants it.
  ///
  /// - Parameters:
  ///   - reading: What is said.
  ///   - voice: The voice that says it.
  ///   - pitch: The pitch of the utterance, 0 to 99, which words that differ are higher or lower
  ///     than.
  /// - Returns: The engine's own input, and which words each piece of it says.
  func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript

  /// Finds out whether a voice can speak here, without having it speak.
  ///
  /// - Throws: What is missing, and what to do.
  func check(_ voice: Voice) async throws

  /// What decides the samples of a voice beside the utterance.
  ///
  /// - Throws: ``SpeechError``.
  func identity(of voice: Voice) async throws -> EngineIdentity

  /// Speaks an utterance of one of the engine's voices.
  ///
  /// - Returns: Its sound at ``SoundRecording/sampleRate-type.property``, trimmed of silence at both ends.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func clip(for utterance: Utterance) async throws -> SoundClip
}
