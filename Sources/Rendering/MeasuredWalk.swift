import AccessibilityModel
import ScreenReading
import SpeechSynthesis
import Support
import Synchronization
import Walks

/// A walk timed with real clips.
public struct MeasuredWalk: Sendable {
  /// What was heard when.
  public var transcript: WalkTranscript
  /// The lines and clips of every piece that is heard.
  package var pieces: [SpokenAnnouncement.Part: Piece]
  /// The silence between the pieces of one announcement, in milliseconds, with which it was measured.
  let pauseBetweenParts: Int
  /// The language of the screen.
  let language: SpokenLanguage

  /// A piece of speech and its sound.
  package struct Piece: Sendable {
    package let line: SpokenLine
    package let clip: SoundClip
    /// Its highest amplitude, which a recording need not look for at every place where it is heard.
    let highest: Int

    package init(line: SpokenLine, clip: SoundClip) {
      self.line = line
      self.clip = clip
      highest = clip.highest
    }
  }
}

/// Takes walks with the speech of real voices: what is heard has the times that it takes to say it.
///
/// `overheard-synth` speaks, which `make build` makes. This writes a walk to a file:
///
/// ```swift
/// let voice = try VoiceCatalogue.standard().voice(for: screen.language)
/// let cast = try VoiceCast(voices: [voice], engines: [ESpeakEngine()])
/// let meter = WalkMeter(cast: cast, store: ClipStore(engines: cast.engines))
/// let measured = try await meter.walk(
///   walk, on: ScreenVariant(screen: screen),
///   configuration: WalkConfiguration(reader: .voiceOver, for: screen))
/// let sounds = try EarconSet.standard()
/// try SoundFile.write(measured.sound { sounds[$0] }, to: "walk.wav", format: .wav)
/// ```
public struct WalkMeter: Sendable {
  private let cast: VoiceCast
  private let store: ClipStore
  private let memory: PieceMemory
  private let isSerial: Bool

  /// Creates a meter, which remembers what it has measured.
  ///
  /// - Parameters:
  ///   - cast: Who speaks. What is in a language of which it has no voice fails.
  ///   - store: Where clips come from; with the engines of the cast.
  public init(cast: VoiceCast, store: ClipStore) {
    self.init(cast: cast, store: store, memory: PieceMemory())
  }

  /// Creates a meter that begins with what others with the same cast have measured.
  ///
  /// - Parameters:
  ///   - cast: Who speaks.
  ///   - store: Where clips come from.
  ///   - memory: What is known of pieces of speech.
  ///   - isSerial: Whether clips are asked for one after another: this program then waits while the
  ///     engine speaks, so that both keep one processor busy, not two.
  init(cast: VoiceCast, store: ClipStore, memory: PieceMemory, isSerial: Bool = false) {
    self.isSerial = isSerial
    self.cast = cast
    self.store = store
    self.memory = memory
  }

  /// Simulates a walk with the times of real clips.
  ///
  /// What is said depends on how long speech takes, and how long it takes on what is said: the
  /// walk is simulated with what is known and guesses for the rest, what is missing is spoken,
  /// until nothing is missing. No guess is left in the end, so counted letters will do: how a text
  /// is read is worked out only where it is spoken.
  ///
  /// - Throws: ``SpeechError``.
  public func walk(
    _ walk: ReaderWalk, on variant: ScreenVariant, screen: String = "",
    configuration: WalkConfiguration
  ) async throws -> MeasuredWalk {
    var spoken: [SpokenAnnouncement.Part: MeasuredWalk.Piece?] = [:]
    var rounds = RepeatedWalk(walk, on: variant, screen: screen, configuration: configuration)
    while true {
      let round = Mutex(Round())
      let (known, memory) = (spoken, memory)
      let transcript = rounds.transcript(
        durations: .measured { part in
          // Most of what is asked for was asked for before.
          if let piece = round.withLock({ $0.pieces[part] }) { return piece.clip.milliseconds }
          let spoken = known.isEmpty ? nil : known[part]
          guard let piece = spoken ?? memory.piece(of: part) else {
            round.withLock { _ = $0.missing.insert(part) }
            return DurationModel.estimatedByLetters.milliseconds(of: part)
          }
          round.withLock { $0.pieces[part] = piece }
          return piece?.clip.milliseconds ?? 0
        })
      let (pieces, missing) = round.withLock { ($0.pieces, $0.missing) }
      if missing.isEmpty {
        return MeasuredWalk(
          transcript: transcript, pieces: pieces,
          pauseBetweenParts: configuration.profile[.pauseBetweenParts],
          language: variant.screen.language)
      }
      for (part, piece) in try await speak(missing) {
        spoken[part] = .some(piece)
        memory.remember(piece, of: part)
      }
    }
  }

  /// What a simulation has asked for: pieces that are known, and others.
  private struct Round {
    var pieces: [SpokenAnnouncement.Part: MeasuredWalk.Piece] = [:]
    var missing: Set<SpokenAnnouncement.Part> = []
  }

  private func speak(
    _ parts: Set<SpokenAnnouncement.Part>
  ) async throws -> [(SpokenAnnouncement.Part, MeasuredWalk.Piece?)] {
    if isSerial {
      var pieces: [(SpokenAnnouncement.Part, MeasuredWalk.Piece?)] = []
      for part in parts { pieces.append((part, try await speak(part))) }
      return pieces
    }
    return try await withThrowingTaskGroup(
      of: (SpokenAnnouncement.Part, MeasuredWalk.Piece?).self
    ) { group in
      for part in parts {
        group.addTask { (part, try await speak(part)) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  private func speak(_ part: SpokenAnnouncement.Part) async throws -> MeasuredWalk.Piece? {
    guard let line = try cast.line(for: part) else { return nil }
    return MeasuredWalk.Piece(line: line, clip: try await store.clip(for: line.utterance))
  }
}

/// Pieces of speech that were measured on other walks: what screens have in common is read and
/// spoken once, and a walk of nothing new is simulated once.
final class PieceMemory: Sendable {
  /// What a piece takes beside its sound, in bytes.
  private static let overhead = 4096

  private let pieces: Mutex<RecentValues<SpokenAnnouncement.Part, MeasuredWalk.Piece?>>

  /// Creates a memory of so many bytes.
  init(limit: Int = 48 << 20) {
    pieces = Mutex(RecentValues(limit: limit))
  }

  /// What is known of a part; `.some(nil)` if it is silent.
  func piece(of part: SpokenAnnouncement.Part) -> MeasuredWalk.Piece?? {
    pieces.withLock { $0.value(of: part) }
  }

  /// Remembers a part.
  func remember(_ piece: MeasuredWalk.Piece?, of part: SpokenAnnouncement.Part) {
    let sound = (piece?.clip.samples.count ?? 0) * MemoryLayout<Int16>.size
    pieces.withLock { $0.add(piece, cost: sound + Self.overhead, for: part) }
  }
}

extension SoundClip {
  /// How long it sounds, in milliseconds, rounded up.
  var milliseconds: Int {
    (samples.count * 1000 + sampleRate - 1) / sampleRate
  }
}
