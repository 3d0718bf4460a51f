import Dispatch
import Foundation
import SpeechSynthesis

/// The two ends by which a program talks with a helper: it writes requests into one, and reads answers
/// from the other, each where it may have to wait.
struct HelperStreams: Sendable {
  /// What the helper reads; closed when the requests end.
  let input: Int32
  /// What the helper writes; closed when it has ended.
  let output: Int32

  /// As much as the helper's pipe holds.
  private static let bufferSize = 1 << 18
  /// How long nothing comes, in milliseconds, before it is seen whether the helper has ended.
  private static let patience: Int32 = 200

  /// Closes both, if nothing was started to talk with.
  func close() {
    for end in [input, output] { _ = Foundation.close(end) }
  }

  /// Sends requests until they end.
  func write(_ requests: AsyncStream<[UInt8]>) async {
    let queue = DispatchQueue(label: "overheard.helper")
    for await request in requests {
      queue.async {
        var rest = request[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
          if count < 0, errno == EINTR { continue }
          // The helper is gone, which its output tells.
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }
    }
    queue.async { _ = Foundation.close(input) }
  }

  /// Begins to read what the helper sends.
  ///
  /// - Parameter process: The helper, whose end nobody has waited for yet.
  /// - Returns: What it sends, until it has closed its output or ended: what it has started may hold
  ///   its output open for longer.
  /// - Throws: ``SpeechError/unavailable(reason:)`` if the system has no thread for it.
  func answers(
    of process: pid_t
  ) throws -> AsyncThrowingStream<[HelperFrameReader.Message], any Error> {
    let (answers, inbox) = AsyncThrowingStream.makeStream(of: [HelperFrameReader.Message].self)
    do {
      try startThread {
        defer { _ = Foundation.close(output) }
        do {
          try read(from: process) { inbox.yield($0) }
          inbox.finish()
        } catch {
          inbox.finish(throwing: error)
        }
      }
    } catch {
      _ = Foundation.close(output)
      throw error
    }
    return answers
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
