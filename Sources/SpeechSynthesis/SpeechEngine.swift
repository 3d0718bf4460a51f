import Readings
import Voices

/// What turns words into sound: the seam between what is said and the programs that say it.
///
/// A ``Reading`` is neutral. An engine first writes it in its own notation, which costs nothing and
/// needs no program, and is then asked to speak what it wrote.
public protocol SpeechEngine: Sendable {
  /// The name by which a voice says that it belongs to this engine.
  var name: String { get }

  /// What the engine can do with one of its voices.
  func abilities(of voice: Voice) -> EngineAbilities

  /// Writes a reading as the engine wants it.
  ///
  /// - Parameter pitch: The pitch of the utterance, 0 to 99, which words that differ are higher or
  ///   lower than.
  func script(for reading: Reading, voice: Voice, pitch: Int) -> EngineScript

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
  /// - Returns: Its sound at ``Sound/sampleRate``, trimmed of silence at both ends.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func clip(for utterance: Utterance) async throws -> Clip
}
