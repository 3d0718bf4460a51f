import Voices

/// The engines that voices belong to.
public struct SpeechEngines: Sendable {
  /// The engines, in the order they were given.
  public let all: [any SpeechEngine]

  /// Creates a collection of engines.
  public init(_ engines: [any SpeechEngine]) {
    all = engines
  }

  /// The engine that a voice belongs to.
  ///
  /// - Throws: ``SpeechError/unavailable(reason:)`` if there is no engine of that name.
  public func engine(of voice: Voice) throws(SpeechError) -> any SpeechEngine {
    guard let engine = all.first(where: { $0.name == voice.engine }) else {
      let known = all.map(\.name).joined(separator: ", ")
      throw .unavailable(
        reason: "the voice \(voice.name) needs the engine \(voice.engine); there is \(known)")
    }
    return engine
  }
}
