import Dispatch
import Foundation
import SpeechSynthesis
import Subprocess

/// A helper that was started by somebody else, as a child of this process in a process group of its
/// own.
package struct RunningHelper: Sendable {
  /// The program.
  package let path: String
  private let process: pid_t
  private let (input, output): (Int32, Int32)

  /// Takes over a helper.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - process: Its process, which nobody else waits for.
  ///   - input: Where it reads requests from; this closes it.
  ///   - output: Where it writes answers to; this closes it.
  package init(path: String, process: pid_t, input: Int32, output: Int32) {
    self.path = path
    self.process = process
    (self.input, self.output) = (input, output)
  }

  /// Talks with the helper to its end.
  ///
  /// - Parameters:
  ///   - requests: What it is sent; when they end, so does its input.
  ///   - began: Is told its process.
  ///   - receive: Is told what it answers.
  /// - Returns: Why it ended.
  func attend(
    _ requests: AsyncStream<[UInt8]>,
    began: @Sendable (pid_t) async -> Void,
    receive: @Sendable ([HelperFrameReader.Message]) async -> Void
  ) async -> SpeechError {
    let writing = Task { await write(requests) }
    defer { writing.cancel() }
    do {
      let running = try RunningPrograms.shared.willStart()
      running.begin(process)
      defer { running.end() }
      await began(process)
      for try await messages in answers() { await receive(messages) }
      let reason = await ended()
      await RunningPrograms.shared.waitForEnd()
      return .helperEnded(path: path, reason: reason)
    } catch {
      kill(-process, SIGKILL)
      _ = await ended()
      await RunningPrograms.shared.waitForEnd()
      return .helperEnded(path: path, reason: "\(error)")
    }
  }

  /// Sends requests, on a thread that may have to wait for the helper.
  private func write(_ requests: AsyncStream<[UInt8]>) async {
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
    queue.async { _ = close(input) }
  }

  /// What the helper sends, until it closes its output.
  private func answers() -> AsyncThrowingStream<[HelperFrameReader.Message], any Error> {
    let (answers, inbox) = AsyncThrowingStream.makeStream(of: [HelperFrameReader.Message].self)
    Thread.detachNewThread {
      var reader = HelperFrameReader()
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer {
        buffer.deallocate()
        close(output)
      }
      do {
        while true {
          let count = read(output, buffer.baseAddress, buffer.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          let messages = try reader.read(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
          if !messages.isEmpty { inbox.yield(messages) }
        }
        inbox.finish()
      } catch {
        inbox.finish(throwing: error)
      }
    }
    return answers
  }

  /// Waits for the end of the process, and tells how it ended.
  private func ended() async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        var waited = waitpid(process, &status, 0)
        while waited < 0, errno == EINTR { waited = waitpid(process, &status, 0) }
        continuation.resume(returning: Self.reason(waited == process ? status : nil))
      }
    }
  }

  /// How a process ended; its status is `nil` where the system did not keep it.
  private static func reason(_ status: Int32?) -> String {
    guard let status else { return "the system does not tell how" }
    let signal = status & 0x7f
    if signal != 0 { return "\(TerminationStatus.signaled(signal))" }
    let code = status >> 8 & 0xff
    // What a process says that could not become the program.
    return code == 127 ? "it cannot be executed" : "\(TerminationStatus.exited(code))"
  }
}
