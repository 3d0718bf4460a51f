import Foundation
import SpeechSynthesis
import Subprocess

/// A helper that this program starts when it is attended to.
struct StartedHelper: Sendable {
  private let path: String
  private let arguments: [String]
  private let environment: [String: String]
  private let pipes: HelperPipes

  /// This program's ends of the pipes to it.
  var streams: HelperStreams { pipes.streams }

  /// Opens the pipes to a helper.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: Its arguments.
  ///   - environment: What its environment has besides this program's.
  /// - Throws: ``SpeechError/unavailable(reason:)`` if the system has no pipes.
  init(path: String, arguments: [String], environment: [String: String]) throws(SpeechError) {
    self.path = path
    self.arguments = arguments
    self.environment = environment
    pipes = try HelperPipes()
  }

  /// Runs the helper to its end.
  ///
  /// - Parameters:
  ///   - began: Is told its process.
  ///   - receive: Is told what it answers.
  /// - Returns: Why it ended.
  func attend(
    began: @escaping @Sendable (pid_t) -> Void,
    receive: @escaping @Sendable ([HelperFrameReader.Message]) -> Void
  ) async -> SpeechError {
    var options = PlatformOptions()
    // Ctrl-C in a terminal must reach only this program, which knows what to finish.
    options.processGroupID = 0
    let changes = environment.map { (Environment.Key(stringLiteral: $0.key), $0.value as String?) }
    var hasStarted = false
    defer { if !hasStarted { streams.close() } }
    do {
      let running: RunningPrograms.Program
      do {
        running = try RunningPrograms.shared.willStart()
      } catch {
        pipes.closeHelpers()
        throw error
      }
      defer { running.end() }
      // The helper's sound is most of what a batch reads, and read more cheaply by a thread that waits
      // for it than by the library.
      let (input, output) = pipes.helpers
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
        began(process)
        do {
          try await streams.readAnswers(of: process, receive)
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
