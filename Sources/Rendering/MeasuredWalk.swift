import AccessibilityModel
import ScreenReading
import SpeechSynthesis
import Synchronization
import Walks

/// A walk timed with real clips.
public struct MeasuredWalk: Sendable {
  /// What was heard when.
  public var transcript: WalkTranscript
  /// The lines and clips of every piece that is heard.
  package var pieces: [SpokenAnnouncement.Part: Piece]

  /// A piece of speech and its sound.
  package struct Piece: Sendable {
    package var line: SpokenLine
    package var clip: SoundClip
  }
}

/// Simulates walks and measures their speech.
public struct WalkMeter: Sendable {
  private let cast: VoiceCast
  private let store: ClipStore

  /// Creates a meter.
  public init(cast: VoiceCast, store: ClipStore) {
    self.cast = cast
    self.store = store
  }

  /// Simulates a walk with the times of real clips.
  ///
  /// What is said depends on how long speech takes, and how long it takes on what is said: the
  /// walk is simulated with what is known and estimates for the rest, what is missing is spoken,
  /// until nothing is missing. The estimates are those of the configuration.
  ///
  /// - Throws: ``SpeechError``.
  public func walk(
    _ walk: ReaderWalk, on variant: ScreenVariant, screen: String,
    configuration: WalkConfiguration
  ) async throws -> MeasuredWalk {
    var pieces: [SpokenAnnouncement.Part: MeasuredWalk.Piece?] = [:]
    while true {
      let missing = Mutex<Set<SpokenAnnouncement.Part>>([])
      let known = pieces
      var measured = configuration
      measured.durations = .measured { part in
        guard let piece = known[part] else {
          missing.withLock { _ = $0.insert(part) }
          return configuration.durations.milliseconds(of: part)
        }
        return piece?.clip.milliseconds ?? 0
      }
      let transcript = WalkTranscript(
        of: walk, on: variant, screen: screen, configuration: measured)
      let wanted = missing.withLock { $0 }
      if wanted.isEmpty {
        return MeasuredWalk(transcript: transcript, pieces: pieces.compactMapValues { $0 })
      }
      for (part, piece) in try await speak(wanted) { pieces[part] = .some(piece) }
    }
  }

  private func speak(
    _ parts: Set<SpokenAnnouncement.Part>
  ) async throws -> [(SpokenAnnouncement.Part, MeasuredWalk.Piece?)] {
    try await withThrowingTaskGroup(of: (SpokenAnnouncement.Part, MeasuredWalk.Piece?).self) {
      group in
      for part in parts {
        group.addTask {
          guard let line = try cast.line(for: part) else { return (part, nil) }
          return (part, .init(line: line, clip: try await store.clip(for: line.utterance)))
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}

extension SoundClip {
  /// How long it sounds, in milliseconds, rounded up.
  var milliseconds: Int {
    (samples.count * 1000 + sampleRate - 1) / sampleRate
  }
}
