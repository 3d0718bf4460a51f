import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// One run of a user's program, from its start to its end.
///
/// Input and output go through files: swift-subprocess 1.0.2 crashes if a program ends without
/// reading its pipe, and a pipe that nobody empties would block the program.
struct CommandRun: Sendable {
  /// What the program wrote to its standard output.
  var output: Data
  /// The end of what the program wrote to its standard error.
  var complaint: String

  /// What the program wrote to its standard error, as the end of a message about what it made.
  var remark: String { complaint.isEmpty ? "" : "; it said: \(complaint)" }

  /// Why a program failed.
  struct Failure: Error {
    var reason: String
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, then its arguments.
  ///   - folder: The folder it runs in.
  ///   - input: Its standard input.
  ///   - scratch: A folder for temporary files.
  ///   - limit: How long it may take, in seconds, before it and its children are killed.
  /// - Throws: ``Failure``, or `CancellationError` when the task is cancelled.
  init(
    _ arguments: [String], in folder: String, input: String, scratch: URL, limit: Double
  ) async throws {
    let files = ["input", "output", "errors"].map { scratch.appending(path: $0).path }
    try Data(input.utf8).write(to: URL(fileURLWithPath: files[0]))
    let outcome: Outcome
    do {
      outcome = try await withThrowingTaskGroup(of: Outcome.self) { group in
        group.addTask { .ended(try await Self.status(of: arguments, in: folder, files: files)) }
        group.addTask {
          try await Task.sleep(for: .seconds(limit))
          return .late
        }
        defer { group.cancelAll() }
        return try await group.next() ?? .late
      }
    } catch {
      try Task.checkCancellation()
      throw Failure(reason: "it cannot be started: \(error)")
    }
    guard case .ended(let status) = outcome else {
      throw Failure(
        reason: "it did not finish within \(Self.seconds(limit)); "
          + "give it a shorter text or a longer time-limit")
    }
    try Task.checkCancellation()
    let errors = FileManager.default.contents(atPath: files[2]) ?? Data()
    complaint = Self.end(of: errors)
    guard status.isSuccess else {
      let said = complaint.isEmpty ? "and said nothing" : "and said: \(complaint)"
      throw Failure(reason: "it ended with \(status.shortDescription) \(said)")
    }
    output = try Self.contents(of: files[1])
  }

  private enum Outcome: Sendable {
    case ended(TerminationStatus)
    case late
  }

  /// Runs a program to its end; if the task is cancelled, kills it and its children.
  ///
  /// - Parameters:
  ///   - arguments: The program, and what it is given.
  ///   - folder: Where it runs.
  ///   - files: Its standard input, output and error.
  /// - Returns: How it ended.
  /// - Throws: What the system says when it cannot be run; `CancellationError`.
  private static func status(
    of arguments: [String], in folder: String, files: [String]
  ) async throws -> TerminationStatus {
    var options = PlatformOptions()
    // Its own process group, so that its children can be killed with it.
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    let stdin = try FileDescriptor.open(FilePath(files[0]), .readOnly, options: .closeOnExec)
    let writing = try files.dropFirst().map {
      try FileDescriptor.open(
        FilePath($0), .writeOnly, options: [.create, .truncate, .closeOnExec],
        permissions: .ownerReadWrite)
    }
    return try await Subprocess.run(
      .path(FilePath(arguments[0])), arguments: Arguments(Array(arguments.dropFirst())),
      workingDirectory: FilePath(folder), platformOptions: options,
      input: .fileDescriptor(stdin, closeAfterSpawningProcess: true),
      output: .fileDescriptor(writing[0], closeAfterSpawningProcess: true),
      error: .fileDescriptor(writing[1], closeAfterSpawningProcess: true)
    ).terminationStatus
  }

  /// The contents of a file, unless it is larger than any sound could be.
  static func contents(of path: String) throws -> Data {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size else { throw Failure(reason: "it wrote no sound file") }
    guard size <= 256 << 20 else {
      throw Failure(reason: "it wrote \(size >> 20) MB, too much for one utterance")
    }
    return FileManager.default.contents(atPath: path) ?? Data()
  }

  /// The last lines of a program's error output.
  private static func end(of errors: Data) -> String {
    let lines = String(decoding: errors.suffix(4000), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    return lines.suffix(5).joined(separator: "\n").filter { $0.isNewline || !$0.isControl }
  }

  private static func seconds(_ limit: Double) -> String {
    limit == limit.rounded() ? "\(Int(limit)) s" : "\(limit) s"
  }
}

extension TerminationStatus {
  fileprivate var shortDescription: String {
    switch self {
    case .exited(let code): "exit code \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }
}

extension Character {
  /// Whether a terminal would interpret it as a command.
  fileprivate var isControl: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\t" }
  }
}
