import Foundation

/// What decides the samples of a voice beside the utterance: the key that clips are kept by.
public struct EngineIdentity: Hashable, Sendable {
  /// The engine and its versions, in a line of text.
  public var engine: String
  /// The bytes of the voice, or of what describes it.
  public var voice: Data

  /// Creates an identity.
  public init(engine: String, voice: Data) {
    self.engine = engine
    self.voice = voice
  }
}
