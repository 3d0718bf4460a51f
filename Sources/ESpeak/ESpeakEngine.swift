// ESpeak: the engine eSpeak NG: its phoneme names, its markup, the client of the helper.
// In: words and sounds.
// Out: the engine's markup, and from the helper, samples and the times of words.

import AccessibilityModel
import Foundation
import Readings
import SpeechSynthesis
import Support
import Voices

/// The engine eSpeak NG, which takes phonemes and reports when each word begins.
///
/// It is a client of the helper program `overheard-synth`, which it starts when it is first needed,
/// and again if the helper has ended. Any number of tasks may use it at the same time. The same
/// utterance always gives the same clip, whatever was spoken before and on any number of processors.
///
/// ```swift
/// let engine = ESpeakEngine()
/// let voice = try VoiceCatalogue.standard().voice(for: .english)
/// let clip = try await engine.clip(for: SpeechUtterance(.text("Payment card"), voice: voice))
/// ```
public actor ESpeakEngine: StreamingEngine {
  /// The engine's name in the catalogue, and the name of the folder of its voices.
  public static let name = "espeak-ng"

  /// How to run the helper.
  public struct Configuration: Hashable, Sendable {
    /// The path of the helper; `nil` to look for it at `OVERHEARD_SYNTH`, beside the program and on
    /// the `PATH`.
    public var helper: String?
    /// How many utterances are spoken at a time, at most 64, and fewer where the system has no room for
    /// so many processes or open files; `nil` for one per processor.
    public var jobs: Int?
    /// How long the engine may take to answer, in milliseconds; `nil` for 10 s.
    public var timeLimit: Int?
    /// What the helper's environment has besides this program's.
    public var environment: [String: String]

    /// Creates a configuration.
    public init(
      helper: String? = nil, jobs: Int? = nil, timeLimit: Int? = nil,
      environment: [String: String] = [:]
    ) {
      self.helper = helper
      self.jobs = jobs
      self.timeLimit = timeLimit
      self.environment = environment
    }
  }

  /// How many utterances the helper can speak at a time, as its `MOST_JOBS` says.
  static let possibleJobs = 1...64

  private let configuration: Configuration
  private(set) var connection: HelperConnection?
  /// The helper, if it was running before.
  private var running: RunningHelper?
  /// Whether the helper may use a stand-in for libpcaudio.
  private var mayHaveStandIn = true
  /// The hashes of the engine's data, by folder and dictionaries.
  private var data: [String: String] = [:]
  /// The voice files that were read: each clip's key needs one.
  private var voiceFiles: [String: (state: FileState, contents: Data)] = [:]

  /// Creates the engine; the helper is started with the first utterance.
  public init(_ configuration: Configuration = Configuration()) {
    self.configuration = configuration
  }

  /// Creates the engine with a helper that runs already; if it ends, another one is started.
  package init(running: RunningHelper?) {
    configuration = Configuration()
    self.running = running
  }

  /// The name of the engine.
  public nonisolated var name: String { Self.name }

  /// The engine takes phonemes and reports word times.
  public nonisolated func abilities(of voice: Voice) -> EngineAbilities {
    EngineAbilities(input: .phonemes, wordTimes: .measured)
  }

  /// A reading as text with mnemonics in brackets, with tones for a voice that has them.
  public nonisolated func script(
    for reading: SpeechReading, voice: Voice, pitch: Int
  ) -> EngineScript {
    ESpeakMarkup(
      reading.words, pronunciations: reading.pronunciations, voice: reading.voice,
      ending: reading.ending, phonemes: voice.phonemes, pitch: pitch
    ).script
  }

  /// Begins to start the helper and returns at once; the first utterance reports any error.
  public func prepare() {
    _ = try? current()
  }

  /// Starts the helper before the first utterance.
  /// - Returns: The helper's greeting.
  /// - Throws: ``SpeechError``.
  @discardableResult
  package func start() async throws -> EngineInfo {
    try await ask { EngineInfo(greeting: try await $0.greet(), path: $0.path) }
  }

  /// Starts the helper and looks for the voice file.
  ///
  /// - Throws: ``SpeechError`` or `VoiceError`.
  public func check(_ voice: Voice) async throws {
    try await start()
    if voice.engineVoice.contains("/"),
      !FileManager.default.isReadableFile(atPath: voice.engineVoice)
    {
      throw VoiceError.unreadable(path: voice.engineVoice)
    }
  }

  /// What is said in an utterance's place where the engine cannot have our Korean phonemes: the same
  /// in the engine's own; `nil` where it can, or the voice needs none.
  private func substitute(for utterance: SpeechUtterance) async throws -> ClassicKorean? {
    guard KoreanMnemonics.ownTable(in: utterance.voice.phonemes) != nil,
      try await start().koreanData == nil
    else { return nil }
    return ClassicKorean(utterance)
  }

  /// The versions of engine and helper, the bytes of the voice file, or the name of one of the
  /// engine's own voices, and a hash of the engine's data that the voice uses; for a voice with
  /// phonemes of ours, also the hash of the data with them.
  public func identity(of voice: Voice) async throws -> EngineIdentity {
    let info = try await start()
    var file = contents(ofVoiceFile: voice.engineVoice) ?? Data(voice.engineVoice.utf8)
    if KoreanMnemonics.ownTable(in: voice.phonemes) != nil {
      file += Data("\u{0}\(info.koreanData ?? "classic")".utf8)
    }
    file += Data("\u{0}\(dataHash(in: info.data, for: voice.language.base))".utf8)
    return EngineIdentity(engine: info.versions, voice: file)
  }

  /// The bytes of a voice file, which are read again when the file has changed.
  private func contents(ofVoiceFile path: String) -> Data? {
    guard let state = FileState(of: path) else { return nil }
    if let known = voiceFiles[path], known.state == state { return known.contents }
    let contents = FileManager.default.contents(atPath: path)
    voiceFiles[path] = contents.map { (state, $0) }
    return contents
  }

  /// A hash of the phonemes and dictionaries with which a language is spoken.
  ///
  /// A distribution may change them without a new version of the engine.
  private func dataHash(in folder: String, for language: String) -> String {
    // An English word in any other language is spoken in English.
    let dictionaries = Set(["en", "ko", language]).sorted().map { "\($0)_dict" }
    let key = folder + " " + dictionaries.joined(separator: " ")
    if let known = data[key] { return known }
    var digest = FieldDigest()
    for name in ["phontab", "phonindex", "phondata", "intonations"] + dictionaries {
      let contents = FileManager.default.contents(atPath: folder + "/" + name)
      digest.add(name, contents ?? Data())
    }
    data[key] = digest.hexadecimal
    return digest.hexadecimal
  }

  /// Speaks an utterance.
  /// - Returns: Its sound, trimmed of silence at both ends, as loud as every other voice.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  public nonisolated func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
    let substitute = try await substitute(for: utterance)
    let said = substitute?.utterance ?? utterance
    let answer = try await exchange { HelperFrame.say(said, id: $0) }
    guard case .clip(let samples, let events) = answer else {
      throw SpeechError.engine(reason: "no sound")
    }
    return SoundClip(samples: samples, events: substitute?.original(events) ?? events)
      .leveled(by: said.voice.gain, volume: utterance.volume)
  }

  /// Speaks an utterance for somebody who listens already.
  ///
  /// - Parameters:
  ///   - utterance: What is said.
  ///   - receive: Is handed what is heard, piece by piece.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  package nonisolated func speak(
    _ utterance: SpeechUtterance, _ receive: @escaping @Sendable ([Int16]) -> Void
  ) async throws {
    let said = try await substitute(for: utterance)?.utterance ?? utterance
    let listener = SoundListener(
      GrowingClip(decibels: said.voice.gain, volume: utterance.volume), receive)
    let answer = try await exchange(for: listener) { HelperFrame.say(said, id: $0).inParts }
    guard case .clip = answer else { throw SpeechError.engine(reason: "no sound") }
    listener.end()
  }

  /// How the engine reads an utterance, in the International Phonetic Alphabet; phonemes in the
  /// input are given back.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  package nonisolated func pronunciation(of utterance: SpeechUtterance) async throws -> String {
    let said = try await substitute(for: utterance)?.utterance ?? utterance
    let answer = try await exchange { HelperFrame.say(said, id: $0, kind: "ipa_") }
    guard case .text(let pronunciation) = answer else {
      throw SpeechError.engine(reason: "no pronunciation")
    }
    return pronunciation
  }

  /// How the engine reads an utterance.
  public nonisolated func sounds(of utterance: SpeechUtterance) async throws -> String? {
    try await pronunciation(of: utterance)
  }

  /// Asks the helper once more if the engine crashed, because something else may have killed it.
  func exchange(
    for listener: SoundListener? = nil, _ request: @escaping @Sendable (UInt32) -> HelperFrame
  ) async throws -> HelperConnection.Answer {
    do {
      return try await ask { try await $0.exchange(for: listener, request) }
    } catch SpeechError.crashed {
      return try await ask { try await $0.exchange(for: listener, request) }
    }
  }

  /// Asks the helper; if it has ended meanwhile, starts it again.
  ///
  /// Any number of requests may find the same helper dead, or a second one dead too.
  private func ask<Answer: Sendable>(
    _ body: @Sendable (HelperConnection) async throws -> Answer
  ) async throws -> Answer {
    var deaths = 0
    while true {
      let helper = try current()
      do {
        return try await body(helper)
      } catch let error as SpeechError {
        guard case .ended = error, deaths < 3 else { throw error }
        // A helper that never started would not start the next time either, unless it was the stand-in
        // for a library with which it could not.
        if !helper.hasGreeted, connection === helper {
          guard mayHaveStandIn, HelperLocation.standIn(of: helper.path) != nil else { throw error }
          mayHaveStandIn = false
        }
        deaths += 1
        if connection === helper { connection = nil }
      }
    }
  }

  private func current() throws -> HelperConnection {
    if let connection { return connection }
    var arguments: [String] = []
    // Fewer at a time where the system has no room for so many processes.
    var jobs = configuration.jobs?.clamped(to: Self.possibleJobs)
    while let most = jobs, most > 1, SystemLimits.helperComplaint(jobs: most) != nil {
      jobs = most / 2
    }
    if let jobs { arguments += ["--jobs", String(jobs)] }
    if let limit = configuration.timeLimit { arguments += ["--time-limit", String(limit)] }
    let path = try running?.path ?? configuration.helper ?? HelperLocation.find()
    // The helper itself gives up on an utterance after the time limit.
    let started = HelperConnection(
      path: path, arguments: arguments,
      environment: running == nil
        ? HelperLocation.engineEnvironment(of: path, withStandIn: mayHaveStandIn)
          .merging(configuration.environment) { $1 } : [:],
      for: .speaking(atOnce: jobs),
      patience: .milliseconds((configuration.timeLimit ?? 10_000).bounded * 6),
      memory: running == nil ? SharedMemory() : nil, running: running)
    connection = started
    running = nil
    return started
  }
}
