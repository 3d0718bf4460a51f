import Foundation
import SpeechSynthesis
import Support
import Voices

/// Gets clips: from memory, from recordings, from the cache on disk, or from the engine of the voice.
///
/// The engine is asked for each clip only once, however many tasks want it.
public actor ClipStore {
  private let engines: SpeechEngines
  private let cache: ClipCache?
  private var clips: [SpeechUtterance: Task<SoundClip, any Error>] = [:]
  private var order: [SpeechUtterance] = []
  private let capacity: Int
  private let tasks: (any TaskExecutor)?
  /// Clips that are in recordings of this run, in memory of so many bytes.
  private var written = RecentValues<SpeechUtterance, WrittenClip>(limit: 8 << 20)
  /// The hash values of utterances whose clips this run has cached; two that are alike only make a
  /// figure wrong.
  private var stored: Set<Int> = []
  /// How many clips the engine is still working on.
  private var waiting = 0
  private var busySince = ContinuousClock.now
  /// The figures so far.
  package private(set) var figures = Figures()

  /// How many clips came from where.
  package struct Figures: Hashable, Sendable {
    /// Clips that the engine made.
    package var made = 0
    /// Clips that were in the cache before the run.
    package var cached = 0
    /// Clips that the run had already: in memory, in a recording, or cached by itself.
    package var shared = 0
    /// Clips that could not be cached.
    package var unstored = 0
    /// A folder that is in the place of one of those.
    package var obstacle: String?
    /// The length of the clips that the engine made.
    package var secondsMade = 0.0
    /// The length of all requested clips, counting repeats.
    package var secondsAsked = 0.0
    /// How long the engine was working on at least one clip.
    package var secondsInEngine = 0.0
  }

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - engines: The engines of the voices that speak.
  ///   - cache: The cache on disk; `nil` to keep clips in memory only.
  ///   - capacity: How many clips stay in memory; none if it is 0 or less.
  ///   - tasks: What runs the making of clips; `nil` for the system's pool.
  public init(
    engines: SpeechEngines, cache: ClipCache? = nil, capacity: Int = 500,
    tasks: (any TaskExecutor)? = nil
  ) {
    self.engines = engines
    self.cache = cache
    self.capacity = max(capacity, 0)
    self.tasks = tasks
  }

  /// The clip of an utterance.
  ///
  /// - Throws: ``SpeechError`` from the engine; a clip that cannot be stored is still used.
  public func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
    if let task = clips[utterance] {
      figures.shared += 1
      return try await counted(task)
    }
    let task = Task(executorPreference: tasks) { try await self.make(utterance) }
    clips[utterance] = task
    do {
      let clip = try await counted(task)
      // Only now, so that what is being spoken is never forgotten.
      order.append(utterance)
      if order.count > capacity {
        let few = order.count - capacity / 2
        for old in order.prefix(few) { clips[old] = nil }
        order.removeFirst(few)
      }
      return clip
    } catch {
      // A failure is not remembered, so that the next request tries again.
      clips[utterance] = nil
      throw error
    }
  }

  private func counted(_ task: Task<SoundClip, any Error>) async throws -> SoundClip {
    let clip = try await task.value
    figures.secondsAsked += Double(clip.samples.count) / Double(clip.sampleRate)
    return clip
  }

  /// Whether some of what is forgotten is in recordings only: there is no cache, or it did not take all.
  var needsRecordings: Bool { cache == nil || figures.unstored > 0 }

  /// Remembers where clips can be read again when they are forgotten.
  func remember(_ places: [ClipPlace], in path: String) {
    for place in places where written.value(of: place.utterance) == nil {
      let clip = WrittenClip(place, in: path)
      written.add(clip, cost: clip.cost, for: place.utterance)
    }
  }

  private func make(_ utterance: SpeechUtterance) async throws -> SoundClip {
    if let known = written.value(of: utterance) {
      if let clip = known.read() {
        figures.shared += 1
        return clip
      }
      // Somebody has moved the recording away; the next one may stay.
      written.remove(utterance)
    }
    guard let cache else { return try await speak(utterance) }
    let engine = try engines.engine(of: utterance.voice)
    let key = ClipCache.Key(
      utterance, identity: try await engine.identity(of: utterance.voice))
    if let clip = cache.clip(for: key) {
      if stored.contains(utterance.hashValue) {
        figures.shared += 1
      } else {
        figures.cached += 1
      }
      return clip
    }
    let clip = try await speak(utterance)
    do {
      try cache.store(clip, for: key)
      stored.insert(utterance.hashValue)
    } catch {
      figures.unstored += 1
      figures.obstacle = figures.obstacle ?? cache.folder(inPlaceOf: key)
    }
    return clip
  }

  private func speak(_ utterance: SpeechUtterance) async throws -> SoundClip {
    if waiting == 0 { busySince = .now }
    waiting += 1
    defer {
      waiting -= 1
      if waiting == 0 { figures.secondsInEngine += busySince.duration(to: .now) / .seconds(1) }
    }
    let clip = try await engines.clip(for: utterance)
    figures.made += 1
    figures.secondsMade += Double(clip.samples.count) / Double(clip.sampleRate)
    return clip
  }
}
