import Voices

/// The engines that voices belong to.
public struct SpeechEngines: Sendable {
  /// The engines, in the order they were given.
  package let all: [any SpeechEngine]

  /// Creates a collection of engines.
  public init(_ engines: [any SpeechEngine]) {
    all = engines
  }

  /// The engine that a voice belongs to.
  ///
  /// - Throws: ``SpeechError/unavailable(reason:)`` if there is no engine of that name.
  package func engine(of voice: Voice) throws(SpeechError) -> any SpeechEngine {
    guard let engine = all.first(where: { $0.name == voice.engine }) else {
      let known = all.map(\.name).joined(separator: ", ")
      throw .unavailable(
        reason: "the voice \(voice.name) needs the engine \(voice.engine); there is \(known)")
    }
    return engine
  }

  /// Speaks an utterance.
  ///
  /// - Returns: Its sound at ``SoundRecording/sampleRate-type.property``.
  /// - Throws: ``SpeechError``, also for an engine that does not keep to its sample rate.
  package func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
    let engine = try engine(of: utterance.voice)
    let clip = try await engine.clip(for: utterance)
    let rate = engine.abilities(of: utterance.voice).sampleRate
    guard clip.sampleRate == rate || clip.samples.isEmpty else {
      throw SpeechError.engine(
        reason: "\(engine.name) made sound of \(clip.sampleRate) Hz where it promises \(rate) Hz")
    }
    guard Self.sampleRates.contains(clip.sampleRate) else {
      throw SpeechError.engine(
        reason: "\(engine.name) made sound of \(clip.sampleRate) Hz, which cannot be speech")
    }
    return clip.resampled()
  }

  /// The rates of sound that can be speech, as in the sound files that programs write.
  static let sampleRates = 4_000...192_000

  /// Speaks an utterance for somebody who listens already: as it is made, where its engine can.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - receive: Is handed what is heard, piece by piece, at
  ///     ``SoundRecording/sampleRate-type.property``. It is called on any thread, and must not wait.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  package func speak(
    _ utterance: SpeechUtterance, _ receive: @escaping @Sendable ([Int16]) -> Void
  ) async throws {
    if let engine = try engine(of: utterance.voice) as? any StreamingEngine {
      return try await engine.speak(utterance, receive)
    }
    var timeline = Timeline()
    timeline.append(try await clip(for: utterance))
    receive(timeline.sound().samples)
  }
}
