import Foundation
import SpeechSynthesis
import Subprocess
import Support

/// A running helper, and the requests waiting for its answers.
///
/// The helper lives as long as this object; then its standard input closes.
actor HelperConnection {
  /// The helper's answer to a request.
  enum Answer: Sendable {
    case clip([Int16], [SoundClip.Event])
    case text(String)
  }

  /// What the helper tells about itself.
  typealias Greeting = [String: String]

  private typealias Pending = CheckedContinuation<Result<Answer, any Error>, Never>

  let path: String
  private let outbox: AsyncStream<[UInt8]>.Continuation
  private var pending: [UInt32: Pending] = [:]
  private var lastID: UInt32 = 0
  private var waitingForGreeting: [CheckedContinuation<Result<Greeting, any Error>, Never>] = []
  private(set) var greeting: Greeting?
  private(set) var process: pid_t?
  private var failure: SpeechError?
  /// How long the helper may be silent while it owes an answer; `nil` for any time.
  private let patience: Duration?
  /// When the helper last sent something, or was first owed something.
  private var lastHeard = SuspendingClock.now
  private var isWatched = false

  /// Starts the helper.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - environment: What its environment has besides this program's.
  ///   - jobs: How many utterances it is to speak at once; `nil` for one per processor.
  ///   - patience: How long it may be silent while it owes an answer; `nil` for any time.
  ///   - running: The helper, if it runs already.
  init(
    path: String, arguments: [String], environment: [String: String] = [:], jobs: Int? = 0,
    patience: Duration? = nil, running: RunningHelper? = nil
  ) {
    self.path = path
    self.patience = patience
    let (requests, outbox) = AsyncStream.makeStream(of: [UInt8].self)
    self.outbox = outbox
    // If the helper dies while it is written to, report an error; do not end this program.
    _ = signal(SIGPIPE, SIG_IGN)
    if let complaint = SystemLimits.helperComplaint(jobs: jobs) {
      failure = .unavailable(reason: complaint)
      return
    }
    Task.detached(priority: .userInitiated) { [weak self] in
      let began = { @Sendable [weak self] (process: pid_t) async in
        await self?.began(process) ?? ()
      }
      let receive = { @Sendable [weak self] (messages: [HelperFrameReader.Message]) async in
        await self?.receive(messages) ?? ()
      }
      let failure =
        if let running {
          await running.attend(requests, began: began, receive: receive)
        } else {
          await Self.run(path, arguments, environment, requests, began: began, receive: receive)
        }
      await self?.end(failure)
    }
  }

  deinit {
    outbox.finish()
  }

  /// The helper's greeting, once it has started.
  func greet() async throws -> Greeting {
    if let failure { throw failure }
    if let greeting { return greeting }
    let limit = Task { [weak self] in
      try await Task.sleep(for: Self.startingTime)
      await self?.giveUp()
    }
    defer { limit.cancel() }
    return try await withCheckedContinuation { waitingForGreeting.append($0) }.get()
  }

  /// How long a helper may take to send its greeting.
  private static let startingTime = Duration.seconds(30)

  private func giveUp() {
    guard greeting == nil else { return }
    if let process { kill(-process, SIGKILL) }
    end(.helperEnded(path: path, reason: "it sent no greeting within \(Self.startingTime)"))
  }

  /// Sends a request and waits for the answer.
  func exchange(_ request: @Sendable (UInt32) -> HelperFrame) async throws -> Answer {
    try Task.checkCancellation()
    if let failure { throw failure }
    lastID &+= 1
    let id = lastID
    let frame = request(id)
    if pending.isEmpty { lastHeard = SuspendingClock.now }
    watch()
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        pending[id] = continuation
        outbox.yield(frame.bytes)
      }
    } onCancel: {
      Task { await self.cancel(id) }
    }.get()
  }

  /// Ends the helper when it has been silent for too long.
  private func watch() {
    guard let patience, !isWatched else { return }
    isWatched = true
    Task { [weak self] in
      while let next = await self?.checkSilence(patience) {
        try await Task.sleep(until: next, clock: .suspending)
      }
    }
  }

  /// When to look again; `nil` if nothing is owed any more.
  private func checkSilence(_ patience: Duration) -> SuspendingClock.Instant? {
    let next = lastHeard + patience
    guard failure == nil, !pending.isEmpty, next <= SuspendingClock.now else {
      if failure == nil, !pending.isEmpty { return next }
      isWatched = false
      return nil
    }
    if let process { kill(-process, SIGKILL) }
    end(.helperEnded(path: path, reason: "it did not answer within \(patience)"))
    isWatched = false
    return nil
  }

  /// Sends a request that has no answer.
  func send(_ kind: String, _ body: [UInt8] = []) throws {
    if let failure { throw failure }
    outbox.yield(HelperFrame(kind: kind, id: 0, body: body).bytes)
  }

  /// Closes the helper's standard input.
  func close() {
    outbox.finish()
  }

  private func cancel(_ id: UInt32) {
    pending.removeValue(forKey: id)?.resume(returning: .failure(CancellationError()))
  }

  // MARK: - The helper's side

  private func began(_ process: pid_t) {
    self.process = process
  }

  private func receive(_ messages: [HelperFrameReader.Message]) {
    lastHeard = SuspendingClock.now
    for message in messages { receive(message.frame, message.samples) }
  }

  private func receive(_ frame: HelperFrame, _ samples: [Int16]) {
    switch frame.kind {
    case "helo":
      greet(String(decoding: frame.body, as: UTF8.self))
    case "done":
      pending.removeValue(forKey: frame.id)?.resume(
        returning: .success(.clip(samples, HelperFrame.events(frame.body))))
    case "text":
      pending.removeValue(forKey: frame.id)?.resume(
        returning: .success(.text(String(decoding: frame.body, as: UTF8.self))))
    default:
      let error = HelperFrame.error(frame.body)
      // A message without a request is about the helper itself.
      if frame.id == 0 { end(error) }
      pending.removeValue(forKey: frame.id)?.resume(returning: .failure(error))
    }
  }

  private func greet(_ text: String) {
    var values: Greeting = [:]
    for line in text.split(separator: "\n") {
      let pair = line.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
    }
    guard values["protocol"] == HelperFrame.version,
      values["sample-rate"] == String(SoundRecording.sampleRate)
    else {
      end(.helperMismatch(path: path, greeting: text))
      return
    }
    greeting = values
    for waiting in waitingForGreeting { waiting.resume(returning: .success(values)) }
    waitingForGreeting = []
  }

  private func end(_ reason: SpeechError) {
    guard failure == nil else { return }
    failure = reason
    outbox.finish()
    for waiting in waitingForGreeting { waiting.resume(returning: .failure(reason)) }
    waitingForGreeting = []
    for waiting in pending.values { waiting.resume(returning: .failure(reason)) }
    pending = [:]
  }

  /// Runs the helper to its end, and returns why it ended.
  private static func run(
    _ path: String,
    _ arguments: [String],
    _ environment: [String: String],
    _ requests: AsyncStream<[UInt8]>,
    began: @escaping @Sendable (pid_t) async -> Void,
    receive: @escaping @Sendable ([HelperFrameReader.Message]) async -> Void
  ) async -> SpeechError {
    var options = PlatformOptions()
    // Ctrl-C in a terminal must reach only this program, which knows what to finish.
    options.processGroupID = 0
    let changes = environment.map { (Environment.Key(stringLiteral: $0.key), $0.value as String?) }
    do {
      let running = try RunningPrograms.shared.willStart()
      defer { running.end() }
      // The helper's sound is most of what a batch reads, and read more cheaply by a thread that waits
      // for it than by the library.
      let pipes = try HelperPipes()
      let (input, output) = pipes.helpers
      var hasStarted = false
      defer { if !hasStarted { pipes.streams.close() } }
      let outcome = try await Subprocess.run(
        .path(.init(path)), arguments: Arguments(arguments),
        environment: .inherit.updating(Dictionary(uniqueKeysWithValues: changes)),
        platformOptions: options,
        input: .fileDescriptor(.init(rawValue: input), closeAfterSpawningProcess: true),
        output: .fileDescriptor(.init(rawValue: output), closeAfterSpawningProcess: true),
        error: .currentStandardError
      ) { execution in
        hasStarted = true
        let process = execution.processIdentifier.value
        running.begin(process)
        await began(process)
        let writing = Task { await pipes.streams.write(requests) }
        defer { writing.cancel() }
        do {
          let answers = try pipes.streams.answers(of: process)
          for try await messages in answers { await receive(messages) }
        } catch {
          kill(-process, SIGKILL)
          throw error
        }
      }
      await RunningPrograms.shared.waitForEnd()
      return .helperEnded(path: path, reason: "\(outcome.terminationStatus)")
    } catch {
      await RunningPrograms.shared.waitForEnd()
      return .helperEnded(path: path, reason: "\(error)")
    }
  }
}
