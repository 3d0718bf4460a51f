import Dispatch
import Foundation
import SpeechSynthesis
import Synchronization

/// The two ends by which a program talks with a helper: it writes requests into one, and reads answers
/// from the other on a thread that waits for them.
final class HelperStreams: Sendable {
  /// What the helper reads.
  private let input: Int32
  /// What the helper writes; closed when it has ended.
  private let output: Int32
  private let writing = Mutex(Writing())

  /// What has become of requests.
  private struct Writing {
    /// How many did not fit into the pipe, and are written when they do.
    var waiting = 0
    var isClosed = false
    /// Where it is waited for that.
    var queue: DispatchQueue?
    /// The request that was sent before anybody listened.
    var begun: HelperFrame?
  }

  /// As much as the helper's pipe holds.
  private static let bufferSize = 1 << 18
  /// How long nothing comes, in milliseconds, before it is seen whether the helper has ended.
  private static let patience: Int32 = 200

  /// Takes over two descriptors.
  ///
  /// - Parameters:
  ///   - input: Where requests are written to.
  ///   - output: Where answers are read from.
  init(input: Int32, output: Int32) {
    (self.input, self.output) = (input, output)
    // Whoever makes a request must not wait until the helper reads it.
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  /// Closes both, if nothing was started to talk with.
  func close() {
    closeInput()
    _ = Foundation.close(output)
  }

  // MARK: - Requests

  /// The number of the request that is sent before anybody listens.
  static let firstRequest: UInt32 = 1

  /// Sends a request before anybody listens, if it surely fits into the empty pipe: a pipe may hold no
  /// more than a page.
  func begin(_ request: HelperFrame) {
    let bytes = request.bytes
    guard bytes.count <= 4096 else { return }
    writing.withLock { $0.begun = request }
    write(bytes)
  }

  /// The request that was sent before anybody listened.
  var begun: HelperFrame? { writing.withLock { $0.begun } }

  /// Sends a request after those before, and does not wait for it.
  func write(_ request: [UInt8]) {
    writing.withLock { state in
      guard !state.isClosed else { return }
      let rest = state.waiting > 0 ? request[...] : writeNow(request[...])
      guard !rest.isEmpty else { return }
      let queue = state.queue ?? DispatchQueue(label: "overheard.helper")
      state.queue = queue
      state.waiting += 1
      queue.async { self.writeLater(rest) }
    }
  }

  /// Closes the helper's input when all requests are written.
  func closeInput() {
    writing.withLock { state in
      guard !state.isClosed else { return }
      state.isClosed = true
      if state.waiting == 0 { _ = Foundation.close(input) }
    }
  }

  /// Writes as much as there is room for.
  ///
  /// - Returns: The rest; nothing if the helper is gone, which its output tells.
  private func writeNow(_ request: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = request
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN { return rest }
      guard count > 0 else { return [] }
      rest = rest.dropFirst(count)
    }
    return rest
  }

  private func writeLater(_ request: ArraySlice<UInt8>) {
    var rest = writeNow(request)
    while !rest.isEmpty {
      var room = pollfd(fd: input, events: Int16(POLLOUT), revents: 0)
      _ = poll(&room, 1, -1)
      rest = writeNow(rest)
    }
    writing.withLock { state in
      state.waiting -= 1
      if state.isClosed, state.waiting == 0 { _ = Foundation.close(input) }
    }
  }

  // MARK: - Answers

  /// Hands out what the helper sends, until it has closed its output or ended: what it has started may
  /// hold its output open for longer.
  ///
  /// - Parameters:
  ///   - process: The helper, whose end nobody has waited for yet.
  ///   - receive: Is told what it sends, on a thread of its own.
  /// - Throws: ``SpeechError/unavailable(reason:)`` if the system has no thread for it, or the error that
  ///   says that what came is no answer.
  func readAnswers(
    of process: pid_t, _ receive: @escaping @Sendable ([HelperFrameReader.Message]) -> Void
  ) async throws {
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      do {
        try startThread {
          let result = Result { try self.read(from: process, receive) }
          _ = Foundation.close(self.output)
          ended.resume(with: result)
        }
      } catch {
        _ = Foundation.close(output)
        ended.resume(throwing: error)
      }
    }
  }

  /// Hands out what comes, until no more does.
  private func read(
    from process: pid_t, _ hand: ([HelperFrameReader.Message]) -> Void
  ) throws {
    var reader = HelperFrameReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.bufferSize, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, Self.patience) == 0 {
        if Self.hasEnded(process) { return }
        continue
      }
      let count = Foundation.read(output, buffer.baseAddress, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let messages = try reader.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      if !messages.isEmpty { hand(messages) }
    }
  }

  /// Whether a process has ended; its status stays for whoever waits for it.
  private static func hasEnded(_ process: pid_t) -> Bool {
    var status = siginfo_t()
    let found = waitid(P_PID, id_t(process), &status, WEXITED | WNOHANG | WNOWAIT)
    return found == 0 ? status.si_signo != 0 : errno == ECHILD
  }
}

/// The four ends of the pipes to a helper that is about to start; programs that start later get none.
struct HelperPipes {
  /// This program's ends.
  let streams: HelperStreams
  /// The helper's ends.
  let helpers: (input: Int32, output: Int32)

  /// Closes the helper's ends, if it is not started.
  func closeHelpers() {
    close(helpers.input)
    close(helpers.output)
  }

  /// Opens two pipes.
  ///
  /// - Throws: ``SpeechError/unavailable(reason:)`` if the system has none.
  init() throws(SpeechError) {
    let requests = try Self.pipe()
    do {
      let answers = try Self.pipe()
      streams = HelperStreams(input: requests.writing, output: answers.reading)
      helpers = (requests.reading, answers.writing)
    } catch {
      close(requests.reading)
      close(requests.writing)
      throw error
    }
  }

  private static func pipe() throws(SpeechError) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else {
      throw .unavailable(reason: String(cString: strerror(errno)))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

/// Runs something on a thread of its own.
///
/// Foundation's `Thread` says nothing if there is none to be had, and what waits for it would wait for
/// ever.
///
/// - Throws: ``SpeechError/unavailable(reason:)`` if the system has no thread.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SpeechError) {
  final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let work = Unmanaged.passRetained(Work(body))
  #if canImport(Darwin)
    var thread: pthread_t?
    let code = pthread_create(
      &thread, nil,
      {
        Unmanaged<Work>.fromOpaque($0).takeRetainedValue().body()
        return nil
      }, work.toOpaque())
    if code == 0, let thread { pthread_detach(thread) }
  #else
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { argument in
        if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    if code == 0 { pthread_detach(thread) }
  #endif
  guard code != 0 else { return }
  work.release()
  throw .unavailable(reason: "no thread for the helper: \(String(cString: strerror(code)))")
}
