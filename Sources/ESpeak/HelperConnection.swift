import Foundation
import SpeechSynthesis
import Support
import Synchronization

/// A running helper, and the requests waiting for its answers.
///
/// The helper lives as long as this object; then its standard input closes. A batch makes thousands of
/// requests, so that they are written where they are made, and answered from the thread that reads:
/// for every other thread between them, a processor has to be woken.
final class HelperConnection: Sendable {
  /// The helper's answer to a request.
  enum Answer: Sendable {
    case clip([Int16], [SoundClip.Event])
    case text(String)
  }

  /// What a helper is started for.
  enum Work: Sendable {
    /// It speaks so many utterances at once; `nil` for one per processor.
    case speaking(atOnce: Int?)
    /// It plays sound.
    case playing

    /// Tells why the system has no room for such a helper; `nil` where it has.
    fileprivate var complaint: String? {
      switch self {
      case .speaking(let jobs): SystemLimits.helperComplaint(jobs: jobs)
      case .playing: SystemLimits.playerComplaint()
      }
    }
  }

  /// What the helper tells about itself.
  typealias Greeting = [String: String]

  /// What has come for a request.
  private enum Arrival: Sendable {
    case answer(Answer)
    /// A sound of so many samples, which is in the request's place in memory.
    case held(Int, [SoundClip.Event])
  }

  private typealias Waiting<Value> = CheckedContinuation<Result<Value, any Error>, Never>

  private struct Pending {
    var waiting: Waiting<Arrival>
    var place: SharedMemory.Place?
    /// Who hears the sound while it is made.
    var listener: SoundListener?
  }

  /// A request that was sent before this object was made.
  private struct Begun {
    var frame: HelperFrame
    /// Whether somebody has asked for the same, and is about to wait.
    var isClaimed = false
    /// The sound so far, if nobody has asked for it yet.
    var parts: [[Int16]] = []
    /// The answer, if it came before anybody waited.
    var arrival: Result<Arrival, any Error>?
  }

  private struct State {
    var pending: [UInt32: Pending] = [:]
    /// Requests for whose answers nobody waits any more; the helper may write to their places.
    var abandoned: [UInt32: SharedMemory.Place?] = [:]
    /// Whether sounds in memory turned out to be elsewhere.
    var distrustsMemory = false
    var lastID: UInt32 = 0
    /// The request that was sent before; `nil` once somebody waits for its answer.
    var begun: Begun?
    var waitingForGreeting: [Waiting<Greeting>] = []
    var greeting: Greeting?
    var process: pid_t?
    var failure: SpeechError?
    /// When the helper last sent something, or was first owed something.
    var lastHeard = SuspendingClock.now
    var isWatched = false

    /// The greeting, or why there will be none; `nil` if neither has come.
    var greeted: Result<Greeting, any Error>? {
      if let failure { return .failure(failure) }
      return greeting.map { .success($0) }
    }
  }

  let path: String
  private let state = Mutex(State())
  /// `nil` if they could not be made, which is the failure.
  private let streams: HelperStreams?
  private let memory: SharedMemory?
  /// How long the helper may be silent while it owes an answer; `nil` for any time.
  private let patience: Duration?

  /// Starts the helper.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - environment: What its environment has besides this program's.
  ///   - work: What it is started for.
  ///   - patience: How long it may be silent while it owes an answer; `nil` for any time.
  ///   - memory: Memory through which it may hand over sounds.
  ///   - running: The helper, if it runs already.
  init(
    path: String, arguments: [String], environment: [String: String] = [:], for work: Work,
    patience: Duration? = nil, memory: SharedMemory? = nil, running: RunningHelper? = nil
  ) {
    self.path = path
    self.patience = patience
    self.memory = memory
    // If the helper dies while it is written to, report an error; do not end this program.
    _ = signal(SIGPIPE, SIG_IGN)
    if let complaint = work.complaint {
      streams = nil
      // One that runs already ends when nobody talks with it.
      running?.streams.close()
      state.withLock { $0.failure = .unavailable(reason: complaint) }
      return
    }
    if let running {
      streams = running.streams
      if let begun = running.streams.begun {
        state.withLock {
          $0.begun = Begun(frame: begun)
          $0.lastID = begun.id
        }
      }
      listen { began, receive in await running.attend(began: began, receive: receive) }
      return
    }
    var environment = environment
    if let memory { environment[SharedMemory.variable] = memory.address }
    do {
      let helper = try StartedHelper(path: path, arguments: arguments, environment: environment)
      streams = helper.streams
      listen { began, receive in await helper.attend(began: began, receive: receive) }
    } catch {
      streams = nil
      state.withLock { $0.failure = .helperEnded(path: path, reason: "\(error)") }
    }
  }

  deinit {
    streams?.closeInput()
  }

  /// Attends to the helper without keeping this object alive.
  private func listen(
    to helper:
      @escaping @Sendable (
        _ began: @escaping @Sendable (pid_t) -> Void,
        _ receive: @escaping @Sendable ([HelperFrameReader.Message]) -> Void
      ) async -> SpeechError
  ) {
    Task.detached(priority: .userInitiated) { [weak self] in
      let failure = await helper(
        { [weak self] process in self?.state.withLock { $0.process = process } },
        { [weak self] messages in self?.receive(messages) })
      self?.end(failure)
    }
  }

  /// Whether the helper has sent its greeting.
  var hasGreeted: Bool { state.withLock { $0.greeting != nil } }

  /// Whether somebody waits for an answer.
  var isAwaited: Bool { state.withLock { !$0.pending.isEmpty } }

  /// The helper's process, once it has started.
  var process: pid_t? { state.withLock { $0.process } }

  /// The helper's greeting, once it has started.
  func greet() async throws -> Greeting {
    if let greeted = state.withLock({ $0.greeted }) { return try greeted.get() }
    let limit = Task { [weak self] in
      try await Task.sleep(for: Self.startingTime)
      self?.giveUp()
    }
    defer { limit.cancel() }
    return try await withCheckedContinuation { waiting in
      let greeted = state.withLock { state in
        if state.greeted == nil { state.waitingForGreeting.append(waiting) }
        return state.greeted
      }
      if let greeted { waiting.resume(returning: greeted) }
    }.get()
  }

  /// How long a helper may take to send its greeting.
  private static let startingTime = Duration.seconds(30)

  private func giveUp() {
    let (isSilent, process) = state.withLock { ($0.greeting == nil, $0.process) }
    guard isSilent else { return }
    if let process { kill(-process, SIGKILL) }
    end(.helperEnded(path: path, reason: "it sent no greeting within \(Self.startingTime)"))
  }

  // MARK: - Requests

  /// Sends a request and waits for the answer.
  ///
  /// - Parameters:
  ///   - listener: Who hears the sound while it is made, if the request asks for it in parts.
  ///   - request: The request of a number.
  /// - Returns: The answer.
  /// - Throws: ``SpeechError``, or `CancellationError` when the task is cancelled.
  func exchange(
    for listener: SoundListener? = nil, _ request: @Sendable (UInt32) -> HelperFrame
  ) async throws -> Answer {
    try Task.checkCancellation()
    listener?.begin()
    let (id, isBegun) = state.withLock { state in
      if let begun = state.begun, !begun.isClaimed, begun.frame == request(begun.frame.id) {
        state.begun?.isClaimed = true
        return (begun.frame.id, true)
      }
      state.lastID &+= 1
      return (state.lastID, false)
    }
    var frame = request(id)
    let usesMemory = !isBegun && listener == nil && frame.kind == "say_" && memoryIsShared
    let place = usesMemory ? memory?.take() : nil
    if let place { frame.ask(forSoundAt: place) }
    let arrival = try await withTaskCancellationHandler {
      await withCheckedContinuation { waiting in
        let pending = Pending(waiting: waiting, place: place, listener: listener)
        send(frame, pending, isBegun: isBegun)
      }
    } onCancel: {
      cancel(id)
    }.get()
    switch arrival {
    case .answer(let answer): return answer
    case .held(let count, let events):
      let samples = place.flatMap { memory?.samples(in: $0, count: count) }
      if let place { memory?.giveBack(place) }
      if let samples { return .clip(samples, events) }
      // The helper has written elsewhere: it may say it once more, through the pipe.
      guard place != nil else {
        throw SpeechError.engine(reason: "its sound is not where it should be")
      }
      state.withLock { $0.distrustsMemory = true }
      return try await exchange(request)
    }
  }

  /// Whether the helper has opened the memory.
  private var memoryIsShared: Bool {
    state.withLock { $0.greeting?["memory"] == "1" && !$0.distrustsMemory }
  }

  private func send(_ frame: HelperFrame, _ request: Pending, isBegun: Bool) {
    let arrival = state.withLock { state -> Result<Arrival, any Error>? in
      let arrival = isBegun ? state.begun?.arrival : nil
      if isBegun {
        for part in state.begun?.parts ?? [] { request.listener?.add(part) }
        state.begun = nil
      }
      if let arrival { return arrival }
      if let failure = state.failure { return .failure(failure) }
      if state.pending.isEmpty { state.lastHeard = SuspendingClock.now }
      state.pending[frame.id] = request
      return nil
    }
    request.listener?.hear()
    if let arrival {
      request.waiting.resume(returning: arrival)
      return
    }
    watch()
    if !isBegun { streams?.write(frame.bytes) }
    // Whoever was cancelled before the request was pending found nothing to cancel.
    if Task.isCancelled { cancel(frame.id) }
  }

  /// Sends a request that has no answer.
  func send(_ kind: String, _ body: [UInt8] = []) throws {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    streams?.write(HelperFrame(kind: kind, id: 0, body: body).bytes)
  }

  /// Closes the helper's standard input.
  func close() {
    streams?.closeInput()
  }

  private func cancel(_ id: UInt32) {
    let request = state.withLock { state in
      let request = state.pending.removeValue(forKey: id)
      // It may have been cancelled before.
      if let request { state.abandoned.updateValue(request.place, forKey: id) }
      return request
    }
    request?.waiting.resume(returning: .failure(CancellationError()))
  }

  // MARK: - Patience

  /// Ends the helper when it has been silent for too long.
  private func watch() {
    guard let patience else { return }
    let isFirst = state.withLock { state in
      defer { state.isWatched = true }
      return !state.isWatched
    }
    guard isFirst else { return }
    Task { [weak self] in
      while let next = self?.checkSilence(patience) {
        try await Task.sleep(until: next, clock: .suspending)
      }
    }
  }

  /// When to look again; `nil` if nothing is owed any more.
  private func checkSilence(_ patience: Duration) -> SuspendingClock.Instant? {
    let (next, process) = state.withLock { state -> (SuspendingClock.Instant?, pid_t?) in
      let next = state.lastHeard + patience
      guard state.failure == nil, !state.pending.isEmpty else {
        state.isWatched = false
        return (nil, nil)
      }
      guard next <= SuspendingClock.now else { return (next, nil) }
      state.isWatched = false
      return (nil, state.process ?? 0)
    }
    guard let process else { return next }
    if process > 0 { kill(-process, SIGKILL) }
    end(.helperEnded(path: path, reason: "it did not answer within \(patience)"))
    return nil
  }

  // MARK: - The helper's side

  private func receive(_ messages: [HelperFrameReader.Message]) {
    for message in messages { receive(message.frame, message.samples) }
  }

  private func receive(_ frame: HelperFrame, _ samples: [Int16]) {
    switch frame.kind {
    case "helo":
      greet(String(decoding: frame.body, as: UTF8.self))
    case "part":
      hear(frame.id, HelperFrame.samples(frame.body))
    case "done":
      answer(frame.id, .success(.answer(.clip(samples, HelperFrame.events(frame.body)))))
    case "held":
      let (count, events) = HelperFrame.held(frame.body)
      answer(frame.id, .success(.held(count, events)))
    case "text":
      answer(frame.id, .success(.answer(.text(String(decoding: frame.body, as: UTF8.self)))))
    default:
      let error = HelperFrame.error(frame.body)
      // A message without a request is about the helper itself.
      if frame.id == 0 { end(error) }
      answer(frame.id, .failure(error))
    }
  }

  /// Hands on a part of a sound, in its order.
  private func hear(_ id: UInt32, _ samples: [Int16]) {
    let listener = state.withLock { state -> SoundListener? in
      if let request = state.pending[id] {
        state.lastHeard = SuspendingClock.now
        request.listener?.add(samples)
        return request.listener
      }
      if state.begun?.frame.id == id { state.begun?.parts.append(samples) }
      return nil
    }
    listener?.hear()
  }

  private func answer(_ id: UInt32, _ arrival: Result<Arrival, any Error>) {
    let (request, place) = state.withLock { state in
      let request = state.pending.removeValue(forKey: id)
      if request == nil, state.begun?.frame.id == id { state.begun?.arrival = arrival }
      let abandoned = state.abandoned.removeValue(forKey: id)
      // What nobody has asked for is no sign of life.
      if request != nil || abandoned != nil { state.lastHeard = SuspendingClock.now }
      return (request, request.map(\.place) ?? abandoned.flatMap { $0 })
    }
    switch arrival {
    // Whoever waits reads the sound first.
    case .success(.held) where request != nil: break
    // What is killed because it takes too long may write for a moment: its place is not used again.
    case .failure(SpeechError.timedOut): break
    default: if let place { memory?.giveBack(place) }
    }
    request?.waiting.resume(returning: arrival)
  }

  private func greet(_ text: String) {
    var values: Greeting = [:]
    for line in text.split(separator: "\n") {
      let pair = line.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { values[String(pair[0])] = String(pair[1]) }
    }
    memory?.forgetName()
    guard values["protocol"] == "\(HelperProtocol.version)",
      values["sample-rate"] == String(SoundRecording.sampleRate)
    else {
      end(.helperMismatch(path: path, greeting: text))
      return
    }
    let waiting = state.withLock { state in
      defer { state.waitingForGreeting = [] }
      state.greeting = values
      return state.waitingForGreeting
    }
    for one in waiting { one.resume(returning: .success(values)) }
  }

  private func end(_ reason: SpeechError) {
    let (greetings, answers) = state.withLock { state -> ([Waiting<Greeting>], [Pending]) in
      guard state.failure == nil else { return ([], []) }
      state.failure = reason
      defer { (state.waitingForGreeting, state.pending) = ([], [:]) }
      return (state.waitingForGreeting, Array(state.pending.values))
    }
    streams?.closeInput()
    for waiting in greetings { waiting.resume(returning: .failure(reason)) }
    for request in answers { request.waiting.resume(returning: .failure(reason)) }
  }
}
