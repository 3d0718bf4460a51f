import Foundation
import Readings
import Voices

/// The user's programs as voices: a program runs once for every utterance.
///
/// A program reads text and writes a WAV file; an ``EnginesFile`` says how to call it.
public actor CommandEngine: SpeechEngine {
  /// The name of the engine.
  public static let name = "command"

  private let voices: [String: CommandVoice]
  private let environment: [String: String]?
  private var identities: [String: EngineIdentity] = [:]
  /// How many programs more may run now.
  private var places: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  /// How many times in a row the program of each voice took too long.
  private var late: [String: Int] = [:]
  /// After so many times a program counts as out of order; it would make every utterance of a batch
  /// wait for the time limit.
  static let patience = 3

  /// Creates an engine.
  ///
  /// - Parameters:
  ///   - voices: The programs.
  ///   - jobs: How many of them run at a time; `nil` for one per processor.
  ///   - environment: The environment variables that they get, and on whose `PATH` they are looked for;
  ///     `nil` for those of this program.
  public init(
    _ voices: [CommandVoice], jobs: Int? = nil, environment: [String: String]? = nil
  ) {
    self.voices = Dictionary(voices.map { ($0.name, $0) }) { first, _ in first }
    self.environment = environment
    places = max(1, jobs ?? ProcessInfo.processInfo.activeProcessorCount)
  }

  /// The name of the engine.
  public nonisolated var name: String { Self.name }

  /// The engine takes text of the kind that the voice wants, and a rate if its command asks for one.
  public nonisolated func abilities(of voice: Voice) -> EngineAbilities {
    let command = voices[voice.engineVoice]
    return EngineAbilities(
      input: command?.reads ?? .normalized, wordTimes: .estimated,
      takesRate: command.map { $0.asks(for: "rate") || $0.asks(for: "stretch") } ?? false,
      takesPitch: false)
  }

  /// Looks for the program and the files it needs.
  ///
  /// - Throws: ``SpeechError``.
  public func check(_ voice: Voice) async throws {
    let command = try command(of: voice)
    _ = try program(command.command, of: command)
    for file in command.needs {
      if let path = command.endless(file) {
        throw failure(
          command,
          "\(path), which it needs, is no file but a pipe, a socket or a device; correct needs in "
            + command.configuration)
      }
      guard let path = command.unreadable(in: file) else { continue }
      let isThere = FileManager.default.fileExists(atPath: path)
      throw failure(
        command,
        "\(path), which it needs, "
          + (isThere ? "may not be read; change its permissions" : "does not exist; install it")
          + ", or correct needs in \(command.configuration)")
    }
  }

  /// A hash of the contents of the program and of each file it needs, and of what the configuration
  /// says of the sound; paths and dates are not in it, so that parts of several machines fit.
  ///
  /// If the program can print its version, that replaces its contents.
  public func identity(of voice: Voice) async throws -> EngineIdentity {
    let command = try command(of: voice)
    if let known = identities[command.name] { return known }
    try await check(voice)
    let program = try program(command.command, of: command)
    var version: String?
    if !command.version.isEmpty {
      var arguments = command.version
      arguments[0] = try self.program(arguments, of: command)
      let scratch = try RunningPrograms.shared.makeFolder()
      defer { RunningPrograms.shared.remove(scratch) }
      let run = try await run(
        arguments, of: command, input: "", scratch: scratch, largest: 1 << 20, isVersion: true)
      version = String(decoding: run.output, as: UTF8.self) + run.complaint
    }
    let identity: EngineIdentity
    do {
      identity = EngineIdentity(
        engine: Self.name, voice: try command.identity(program: program, version: version))
    } catch {
      throw failure(command, "a file that it needs cannot be read: \(error.localizedDescription)")
    }
    identities[command.name] = identity
    return identity
  }

  /// Runs the program once.
  ///
  /// - Returns: What it wrote, mixed, at ``SoundRecording/sampleRate-type.property``, trimmed of silence.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  public func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
    let command = try command(of: utterance.voice)
    let text = utterance.input.string
    guard !text.isEmpty else { return .empty }
    try await check(utterance.voice)
    let stretch = Double(utterance.voice.rate) / Double(max(utterance.rate, 1))
    var values = [
      "text": text, "rate": "\(utterance.rate)",
      "stretch": "\((stretch * 1000).rounded() / 1000)",
    ]
    let scratch = try RunningPrograms.shared.makeFolder()
    defer { RunningPrograms.shared.remove(scratch) }
    let file = scratch.appending(path: "text.txt")
    let out = scratch.appending(path: "speech.wav")
    values["file"] = file.path
    values["out"] = out.path
    if command.asks(for: "file") { try Data(text.utf8).write(to: file) }
    var arguments = command.filled(values)
    arguments[0] = try program(command.command, of: command)
    let isHanded = command.asks(for: "text") || command.asks(for: "file")
    let run = try await run(
      arguments, of: command, input: isHanded ? "" : text + "\n", scratch: scratch)
    do {
      let sound = command.asks(for: "out") ? try CommandRun.contents(of: out.path) : run.output
      let samples = try SoundFile.speech(sound, named: "what it wrote")
      return SoundClip(samples: samples)
        .leveled(by: utterance.voice.gain, volume: utterance.volume)
    } catch let error as CommandRun.Failure {
      throw failure(command, error.reason + run.remark)
    } catch let error as SoundFileError {
      throw failure(command, "\(error)\(run.remark)")
    }
  }

  // MARK: The program

  private func command(of voice: Voice) throws(SpeechError) -> CommandVoice {
    guard let command = voices[voice.engineVoice] else {
      throw .voice(reason: "no program is configured for the voice \(voice.name)")
    }
    return command
  }

  private func run(
    _ arguments: [String], of command: CommandVoice, input: String, scratch: URL,
    largest: Int = CommandRun.largestFile, isVersion: Bool = false
  ) async throws -> CommandRun {
    await enter()
    defer { leave() }
    try Task.checkCancellation()
    guard late[command.name, default: 0] < Self.patience else {
      throw failure(
        command,
        "it is out of order: \(Self.patience) times in a row it did not finish in time, so it is "
          + "not run again; try it by hand, or give it a longer time-limit")
    }
    do {
      let run = try await CommandRun(
        arguments, in: command.folder, input: input, scratch: scratch,
        limit: command.possibleTimeLimit,
        largest: largest, environment: environment)
      late[command.name] = nil
      return run
    } catch let error as CommandRun.Failure {
      late[command.name] = error.isLate ? late[command.name, default: 0] + 1 : nil
      guard isVersion else {
        throw failure(
          command,
          error.reason + (error.isLate ? "; give it a shorter text or a longer time-limit" : ""))
      }
      throw failure(
        command,
        "`\(command.version.joined(separator: " "))`, which tells its version: \(error.reason); "
          + "correct version in \(command.configuration), or leave it out")
    }
  }

  /// The path of a program: relative to the configuration if it has a slash, or else on the `PATH`.
  ///
  /// A relative folder on the `PATH` is meant from where the program runs: the folder of the
  /// configuration.
  private func program(
    _ arguments: [String], of command: CommandVoice
  ) throws(SpeechError) -> String {
    let name = arguments.first ?? ""
    guard !name.isEmpty else {
      throw failure(
        command, "the command has no program; correct command in \(command.configuration)")
    }
    let isPath = name.contains("/")
    let path = (environment ?? ProcessInfo.processInfo.environment)["PATH"] ?? ""
    let candidates =
      isPath
      ? [command.path(of: name)]
      : path.split(separator: ":").map { command.path(of: "\($0)/\(name)") }
    var isFolder: ObjCBool = false
    for candidate in candidates
    where FileManager.default.isExecutableFile(atPath: candidate)
      && FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder)
      && !isFolder.boolValue
    {
      return candidate
    }
    let found = candidates.first {
      FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder)
    }
    let what =
      found == nil
      ? "does not exist; install it"
      : isFolder.boolValue ? "is a folder" : "may not be run; chmod +x it"
    throw failure(
      command,
      "the program \(found ?? (isPath ? candidates[0] : "\(name), looked for on the PATH,")) "
        + "\(what), or correct command in \(command.configuration)")
  }

  private func failure(_ command: CommandVoice, _ reason: String) -> SpeechError {
    .program(voice: command.name, reason: reason)
  }

  // MARK: Places

  /// Waits for a place, first come, first served.
  private func enter() async {
    if places > 0 { return places -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the place to the task that has waited longest.
  private func leave() {
    if waiting.isEmpty { places += 1 } else { waiting.removeFirst().resume() }
  }
}
