import Foundation

/// Everything besides the utterance that affects a voice's samples; part of a clip's cache key.
public struct EngineIdentity: Hashable, Sendable {
  /// The engine and its versions, as a line of text.
  public var engine: String
  /// The bytes of the voice file, or of the voice's description.
  public var voice: Data

  /// Creates an identity.
  public init(engine: String, voice: Data) {
    self.engine = engine
    self.voice = voice
  }
}
