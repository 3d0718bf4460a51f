import Readings
import Voices

/// An engine that turns words into sound.
///
/// A ``Reading`` is the same for every engine. An engine first writes it in its own notation, which is
/// quick and needs no program, and then speaks what it wrote.
public protocol SpeechEngine: Sendable {
  /// The name that voices use for the engine they belong to.
  var name: String { get }

  /// What the engine can do with one of its voices.
  func abilities(of voice: Voice) -> EngineAbilities

  /// Writes a reading in the engine's notation.
  ///
  /// - Parameter pitch: The pitch of the utterance, 0 to 99; words may be higher or lower than it.
  func script(for reading: Reading, voice: Voice, pitch: Int) -> EngineScript

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
  /// - Returns: Its sound at ``Sound/sampleRate``, trimmed of silence at both ends.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func clip(for utterance: Utterance) async throws -> Clip
}
