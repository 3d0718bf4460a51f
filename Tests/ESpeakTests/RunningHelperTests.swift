import FirstSound
import Foundation
import TestSupport
import Testing

@testable import ESpeak
@testable import SpeechSynthesis

/// A helper that was started before the program that talks with it.
@Suite(.timeLimit(.minutes(15))) struct RunningHelperTests {
  /// Starts a helper as `speak --text` does.
  private func start(
    _ option: String? = nil, at other: String? = nil, environment: [String: String] = [:]
  ) throws -> RunningHelper {
    let path = try other ?? HelperLocation.find()
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let values = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for value in values { free(value) } }
    let helper = first_sound_start(path, option, values)
    guard helper.process > 0 else { throw CocoaError(.executableLoad) }
    processes.add(helper.process)
    return RunningHelper(
      path: path, process: helper.process, input: helper.input, output: helper.output)
  }

  private let processes = Processes()

  private final class Processes: @unchecked Sendable {
    private(set) var all: [pid_t] = []
    func add(_ process: pid_t) { all.append(process) }
  }

  @Test func itSpeaksAsOneThatIsStartedLater() async throws {
    let engine = ESpeakEngine(running: try start())
    let korean = try Speaking.korean(0)
    #expect(try await engine.clip(for: korean) == ESpeakEngine().clip(for: korean))
    #expect(await engine.connection?.process == processes.all.first)
  }

  /// A helper that writes down what it is asked, in a folder that goes with it.
  private final class NotingHelper {
    private let folder = Scratch.folder("noting-helper")
    /// The program.
    var path: String { folder + "/helper" }

    init() throws {
      let helper = try HelperLocation.find()
      try Scratch.program("#!/bin/sh\ntee '\(folder)/requests' | '\(helper)'\n", at: path)
    }

    deinit { Scratch.remove(folder) }

    /// How often it was asked to speak.
    var requests: Int {
      get throws {
        let sent = try Data(contentsOf: URL(fileURLWithPath: folder + "/requests"))
        return String(decoding: sent, as: UTF8.self).components(separatedBy: "say_").count - 1
      }
    }
  }

  /// A text that takes a while to be spoken.
  private func long(sentences: Int) throws -> SpeechUtterance {
    SpeechUtterance(
      .text(String(repeating: "One thing after another. ", count: sentences)),
      voice: try Speaking.voice("en-us"))
  }

  private func heard(_ utterance: SpeechUtterance, by engine: ESpeakEngine) async throws -> [Int16]
  {
    try await Speaking.heard(utterance, by: engine)
  }

  private func recorded(
    _ utterance: SpeechUtterance, by engine: ESpeakEngine
  ) async throws -> [Int16] {
    try await Speaking.recorded(utterance, by: engine)
  }

  /// A helper that was asked for something before anybody listened, and the engine that listens to it.
  private func engine(_ noting: NotingHelper, askedFor utterance: SpeechUtterance) throws
    -> ESpeakEngine
  {
    let helper = try start(at: noting.path)
    helper.begin(utterance)
    return ESpeakEngine(running: helper)
  }

  /// A request that was sent before anybody listened is not sent again, and answered as any other.
  @Test func aRequestMayBeSentBeforeAnybodyListens() async throws {
    let (korean, english) = (try Speaking.korean(0), try Speaking.english(0))
    let noting = try NotingHelper()
    let (engine, other) = (try engine(noting, askedFor: korean), ESpeakEngine())
    for (count, utterance) in [korean, english, korean].enumerated() {
      #expect(try await heard(utterance, by: engine) == recorded(utterance, by: other))
      #expect(try noting.requests == count + 1)
    }
    #expect(await engine.connection?.process == processes.all.first)
  }

  /// Its answer waits for whoever asks for the same, also if something else is asked first.
  @Test func itsAnswerWaits() async throws {
    let (korean, english) = (try Speaking.korean(0), try Speaking.english(0))
    let noting = try NotingHelper()
    let (engine, other) = (try engine(noting, askedFor: korean), ESpeakEngine())
    #expect(try await heard(english, by: engine) == recorded(english, by: other))
    // One of the two takes the answer over, the other asks again.
    async let first = heard(korean, by: engine)
    async let second = heard(korean, by: engine)
    let sounds = try await [first, second]
    let sound = try await recorded(korean, by: other)
    #expect(sounds == [sound, sound])
    #expect(try noting.requests == 3)
  }

  /// Who gives up waiting for it leaves the helper to others.
  @Test func whoWaitsForItMayGiveUp() async throws {
    let (text, english) = (try long(sentences: 120), try Speaking.english(0))
    let noting = try NotingHelper()
    let (engine, other) = (try engine(noting, askedFor: text), ESpeakEngine())
    let waiting = Task { try await heard(text, by: engine) }
    _ = try await poll("a wait") { await engine.connection?.isAwaited == true ? true : nil }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    #expect(try noting.requests == 1)
    #expect(try await heard(english, by: engine) == recorded(english, by: other))
    #expect(try await heard(text, by: engine) == recorded(text, by: other))
    #expect(try noting.requests == 3)
    #expect(await engine.connection?.process == processes.all.first)
  }

  /// What may not fit into the pipe is sent when it is asked for.
  @Test func aLongRequestIsNotSentBefore() async throws {
    let (text, english) = (try long(sentences: 200), try Speaking.english(0))
    let noting = try NotingHelper()
    let (engine, other) = (try engine(noting, askedFor: text), ESpeakEngine())
    #expect(try await heard(english, by: engine) == recorded(english, by: other))
    #expect(try noting.requests == 1)
    #expect(try await heard(text, by: engine) == recorded(text, by: other))
    #expect(try noting.requests == 2)
  }

  /// A helper that is gone before it is asked ends nothing but itself.
  @Test func itMayBeSentToAHelperThatIsGone() async throws {
    let helper = try start()
    let process = try #require(processes.all.first)
    kill(process, SIGKILL)
    var ended = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &ended, WEXITED | WNOWAIT) == 0)
    let korean = try Speaking.korean(0)
    helper.begin(korean)
    let engine = ESpeakEngine(running: helper)
    let error = await #expect(throws: SpeechError.self) { try await heard(korean, by: engine) }
    #expect("\(try #require(error))".contains("ended: signaled(9)"))
  }

  /// A long clip fills its pipes many times.
  @Test func itSaysALongText() async throws {
    let text = try long(sentences: 200)
    let clip = try await ESpeakEngine(running: try start()).clip(for: text)
    #expect(clip == (try await ESpeakEngine().clip(for: text)))
    #expect(clip.duration > .seconds(120))
  }

  /// One that is killed is replaced by another, and leaves no process.
  @Test func oneThatIsKilledIsReplaced() async throws {
    let engine = ESpeakEngine(running: try start())
    let utterance = try Speaking.english(0)
    let clip = try await engine.clip(for: utterance)
    let process = try #require(processes.all.first)
    kill(process, SIGKILL)
    #expect(try await engine.clip(for: utterance) == clip)
    _ = try await poll("the helper's end") { kill(process, 0) != 0 ? true : nil }
    #expect(await engine.connection?.process != process)
  }

  /// One that refuses to start says with which code.
  @Test func oneThatFailsSaysWhy() async throws {
    let engine = ESpeakEngine(running: try start("--nonsense"))
    let error = await #expect(throws: SpeechError.self) { try await engine.start() }
    #expect("\(try #require(error))".contains("ended: exited(64)"))
  }

  /// A player whose sound server takes the connection and says nothing ends with its input.
  @Test func aPlayerEndsWhileItsServerIsSilent() async throws {
    let folder = Scratch.folder("silent-server")
    defer { Scratch.remove(folder) }
    let server = try SilentServer(at: folder + "/pulse")
    let player = LivePlayer(
      running: try start("--play", environment: ["PULSE_SERVER": "unix:\(server.path)"]))
    await player.prepare()
    let process = try #require(processes.all.first)
    try await server.waitForConnection()
    await player.stop()
    _ = try await poll("the player's end") { kill(process, 0) != 0 ? true : nil }
  }

  /// A server that listens and never answers.
  private final class SilentServer {
    let path: String
    private let socket: Int32

    init(at path: String) throws {
      self.path = path
      #if canImport(Darwin)
        socket = Darwin.socket(AF_UNIX, SOCK_STREAM, 0)
      #else
        socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
      let code = withUnsafePointer(to: &address) { address in
        address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      guard code == 0, listen(socket, 8) == 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    deinit { close(socket) }

    func waitForConnection() async throws {
      _ = try await poll("a connection") {
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        #if canImport(Darwin)
          return Darwin.poll(&waiting, 1, 0) > 0 ? true : nil
        #else
          return Glibc.poll(&waiting, 1, 0) > 0 ? true : nil
        #endif
      }
    }
  }

  @Test(.enabled(if: SoundServer.isInstalled, "pulseaudio is not installed"))
  func itPlays() async throws {
    let server = try await SoundServer()
    let recording = try Recording(of: server)
    let player = LivePlayer(running: try start("--play", environment: server.environment))
    try await player.start()
    try await player.play((0..<22_050).map { Int16($0 % 200 * 100 - 10_000) })
    try await player.finish()
    // On a busy machine there may be gaps.
    #expect((20_000...33_000).contains(recording.heard().count))
    let process = try #require(processes.all.first)
    _ = try await poll("the helper's end") { kill(process, 0) != 0 ? true : nil }
  }
}
