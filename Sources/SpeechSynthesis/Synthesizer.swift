import Foundation
import Voices

/// Turns utterances into clips.
///
/// A client of the helper program `overheard-synth`, which it starts when it is first needed and
/// again when that has ended. Any number of tasks may ask at the same time. The same utterance
/// gives the same clip, whatever was spoken before and on whatever number of processors.
///
/// ```swift
/// let synthesizer = Synthesizer()
/// let voice = try VoiceCatalogue.standard().voice(for: .english)
/// let clip = try await synthesizer.clip(for: Utterance(.text("Payment card"), voice: voice))
/// ```
public actor Synthesizer {
  /// How the helper is run.
  public struct Configuration: Hashable, Sendable {
    /// The path of the helper; `nil` to look for it where `OVERHEARD_SYNTH` says, beside the
    /// program and on the `PATH`.
    public var helper: String?
    /// How many utterances are spoken at a time; `nil` for one a processor.
    public var jobs: Int?
    /// How long the engine may be silent about an utterance, in milliseconds; `nil` for 10 s.
    public var timeLimit: Int?

    /// Creates a configuration.
    public init(helper: String? = nil, jobs: Int? = nil, timeLimit: Int? = nil) {
      self.helper = helper
      self.jobs = jobs
      self.timeLimit = timeLimit
    }
  }

  private let configuration: Configuration
  private var connection: HelperConnection?

  /// Creates a synthesizer; the helper is started with the first utterance.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Begins to start the helper, and returns at once; what goes wrong the first utterance tells.
  public func prepare() {
    _ = try? current()
  }

  /// Starts the helper ahead of the first utterance.
  /// - Returns: What the helper tells about itself.
  /// - Throws: ``SpeechError``.
  @discardableResult
  public func start() async throws -> EngineInfo {
    let connection = try current()
    return EngineInfo(greeting: try await connection.greet(), path: connection.path)
  }

  /// Speaks an utterance.
  /// - Returns: Its sound, trimmed of silence at both ends, as loud as every other voice.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  public nonisolated func clip(for utterance: Utterance) async throws -> Clip {
    let answer = try await exchange { HelperFrame.say(utterance, id: $0) }
    guard case .clip(let samples, let events) = answer else {
      throw SpeechError.engine(reason: "no sound")
    }
    return Clip(samples: samples, events: events)
      .trimmed()
      .amplified(by: utterance.voice.gain, volume: utterance.volume)
  }

  /// How the engine reads a text, in the International Phonetic Alphabet.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  public nonisolated func pronunciation(of text: String, voice: Voice) async throws -> String {
    try await pronunciation(of: Utterance(.text(text), voice: voice))
  }

  /// How the engine reads an utterance, in the International Phonetic Alphabet; what phonemes it
  /// is given it says.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  public nonisolated func pronunciation(of utterance: Utterance) async throws -> String {
    let answer = try await exchange { HelperFrame.say(utterance, id: $0, kind: "ipa_") }
    guard case .text(let pronunciation) = answer else {
      throw SpeechError.engine(reason: "no pronunciation")
    }
    return pronunciation
  }

  /// Asks the helper; one that has ended meanwhile is started once more.
  func exchange(
    _ request: @Sendable (UInt32) -> HelperFrame
  ) async throws -> HelperConnection.Answer {
    let first = try current()
    do {
      return try await first.exchange(request)
    } catch let error as SpeechError {
      // One that never began would not begin the second time.
      guard case .helperEnded = error, await first.greeting != nil else { throw error }
      if connection === first { connection = nil }
      return try await current().exchange(request)
    }
  }

  /// The number of the helper's process, while it runs.
  var helperProcess: pid_t? {
    get async { await connection?.process }
  }

  private func current() throws -> HelperConnection {
    if let connection { return connection }
    var arguments: [String] = []
    if let jobs = configuration.jobs { arguments += ["--jobs", String(jobs.clamped(to: 1...64))] }
    if let limit = configuration.timeLimit { arguments += ["--time-limit", String(limit)] }
    let path = try configuration.helper ?? HelperLocation.find()
    let started = HelperConnection(path: path, arguments: arguments)
    connection = started
    return started
  }
}
