import Foundation
import SpeechSynthesis
import Subprocess

/// A helper that was started by somebody else, as a child of this process in a process group of its
/// own.
package struct RunningHelper: Sendable {
  /// The program.
  package let path: String
  private let process: pid_t
  let streams: HelperStreams

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
    streams = HelperStreams(input: input, output: output)
  }

  /// Sends the first request, before anybody listens to the helper: whoever asks it to speak the same
  /// hears it.
  ///
  /// A long request is not sent, because no thread is to wait for room in the pipe. Where the helper
  /// turns out not to have our phonemes, another one is sent in its place, and this one has been spoken
  /// for nobody.
  package func begin(_ utterance: SpeechUtterance) {
    // If the helper is gone, that is found out by whoever listens.
    _ = signal(SIGPIPE, SIG_IGN)
    streams.begin(HelperFrame.say(utterance, id: HelperStreams.firstRequest).inParts)
  }

  /// Listens to the helper to its end.
  ///
  /// - Parameters:
  ///   - began: Is told its process.
  ///   - receive: Is told what it answers.
  /// - Returns: Why it ended.
  func attend(
    began: (pid_t) -> Void,
    receive: @escaping @Sendable ([HelperFrameReader.Message]) -> Void
  ) async -> SpeechError {
    do {
      let running: RunningPrograms.Program
      do {
        running = try RunningPrograms.shared.willStart()
      } catch {
        streams.close()
        throw error
      }
      running.begin(process)
      defer { running.end() }
      began(process)
      try await streams.readAnswers(of: process, receive)
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

  /// Waits for the end of the process, and tells how it ended.
  private func ended() async -> String {
    await withCheckedContinuation { continuation in
      let wait = { @Sendable in
        var status: Int32 = 0
        var waited = waitpid(process, &status, 0)
        while waited < 0, errno == EINTR { waited = waitpid(process, &status, 0) }
        continuation.resume(returning: Self.reason(waited == process ? status : nil))
      }
      do { try startThread(wait) } catch { wait() }
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
