import Foundation
import Subprocess
import Synchronization

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
    /// Whether it took too long.
    var isLate = false
  }

  /// The largest file that a program may write for one utterance, in bytes.
  static let largestFile = 256 << 20

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, then its arguments.
  ///   - folder: The folder it runs in.
  ///   - input: Its standard input.
  ///   - scratch: A folder for its files, none of which may grow larger than `largest`.
  ///   - limit: How long it may take, in seconds, before it and its children are killed; children
  ///     that it leaves behind are killed too.
  ///   - largest: The largest file that it may write there, in bytes.
  ///   - environment: Its environment variables; `nil` for those of this program.
  /// - Throws: ``Failure``, or `CancellationError` when the task is cancelled.
  init(
    _ arguments: [String], in folder: String, input: String, scratch: URL, limit: Double,
    largest: Int = largestFile, environment: [String: String]? = nil
  ) async throws {
    let files = ["input", "output", "errors"].map { scratch.appending(path: $0).path }
    try Data(input.utf8).write(to: URL(fileURLWithPath: files[0]))
    let outcome: Outcome
    do {
      outcome = try await withThrowingTaskGroup(of: Outcome.self) { group in
        group.addTask {
          .ended(
            try await Self.status(
              of: arguments, in: folder, files: files, largest: largest, environment: environment))
        }
        group.addTask {
          try await Task.sleep(for: .seconds(limit))
          return .late
        }
        group.addTask {
          while Self.largestSize(in: scratch) <= largest {
            try await Task.sleep(for: .milliseconds(100))
          }
          return .tooMuch
        }
        defer { group.cancelAll() }
        return try await group.next() ?? .late
      }
    } catch {
      try Task.checkCancellation()
      if error is CancellationError { throw error }
      throw Failure(reason: "it cannot be started: \(error)")
    }
    await RunningPrograms.shared.waitForEnd()
    let size = Self.largestSize(in: scratch)
    guard size <= largest else { throw Self.tooMuch(largest) }
    guard case .ended(let status) = outcome else {
      throw Failure(
        reason: "it did not finish within \(Self.seconds(limit))", isLate: true)
    }
    try Task.checkCancellation()
    complaint = Self.end(ofFile: files[2])
    guard status.isSuccess else {
      let said = complaint.isEmpty ? "and said nothing" : "and said: \(complaint)"
      throw Failure(reason: "it ended with \(status.shortDescription) \(said)")
    }
    output = try Self.contents(of: files[1])
  }

  private enum Outcome: Sendable {
    case ended(TerminationStatus)
    case late
    case tooMuch
  }

  private static func tooMuch(_ limit: Int) -> Failure {
    Failure(reason: "it wrote more than \(limit >> 20) MB, too much for one utterance")
  }

  /// The size of the largest file in a folder, in bytes.
  private static func largestSize(in folder: URL) -> Int {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { name in
      var status = stat()
      return stat(folder.path + "/" + name, &status) == 0 ? Int(status.st_size) : 0
    }.max() ?? 0
  }

  /// Runs a program to its end; if the task is cancelled, kills it and its children.
  ///
  /// - Parameters:
  ///   - arguments: The program, and what it is given.
  ///   - folder: Where it runs.
  ///   - files: Its standard input, output and error.
  ///   - largest: The largest file that it may write for one utterance, in bytes.
  ///   - environment: Its environment variables; `nil` for those of this program.
  /// - Returns: How it ended.
  /// - Throws: What the system says when it cannot be run; `CancellationError`.
  private static func status(
    of arguments: [String], in folder: String, files: [String], largest: Int,
    environment: [String: String]?
  ) async throws -> TerminationStatus {
    var options = PlatformOptions()
    // Its own process group, so that its children can be killed with it.
    options.processGroupID = 0
    options.teardownSequence = [
      .send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)
    ]
    // All three or none: swift-subprocess closes them once the program runs.
    var open: [FileDescriptor] = []
    let running: RunningPrograms.Program
    do {
      open.append(try .open(FilePath(files[0]), .readOnly, options: .closeOnExec))
      for file in files.dropFirst() {
        open.append(
          try .open(
            FilePath(file), .writeOnly, options: [.create, .truncate, .closeOnExec],
            permissions: .ownerReadWrite))
      }
      running = try RunningPrograms.shared.willStart()
    } catch {
      for descriptor in open { try? descriptor.close() }
      throw error
    }
    defer { running.end() }
    let variables = environment.map { variables in
      Environment.custom(
        Dictionary(
          uniqueKeysWithValues: variables.map { (Environment.Key(stringLiteral: $0), $1) }))
    }
    return try await Subprocess.run(
      .path(FilePath(arguments[0])), arguments: Arguments(Array(arguments.dropFirst())),
      environment: variables ?? .inherit, workingDirectory: FilePath(folder),
      platformOptions: options,
      input: .fileDescriptor(open[0], closeAfterSpawningProcess: true),
      output: .fileDescriptor(open[1], closeAfterSpawningProcess: true),
      error: .fileDescriptor(open[2], closeAfterSpawningProcess: true)
    ) { program in
      running.begin(program.processIdentifier.value)
      bound(program.processIdentifier.value, largest)
    }.terminationStatus
  }

  /// Has the system end a program that writes without end, in case this process is killed and cannot.
  ///
  /// The bound is far above what is allowed, because files of the program's own count too.
  ///
  /// It comes a moment after the program has begun, which can write no more than a little by then. macOS
  /// has no such call: a process sets limits for itself alone, and those of `posix_spawn` are not among
  /// its attributes. There only ``init(_:in:input:scratch:limit:largest:environment:)`` watches, ten times
  /// a second. A shell in between (`ulimit -f`) would be bound from the start on both, but it would start
  /// with every utterance, and a program that cannot be run would be told in the shell's words.
  private static func bound(_ process: pid_t, _ largest: Int) {
    #if os(Linux)
      // Swift does not see what glibc declares for _GNU_SOURCE only.
      typealias Prlimit =
        @convention(c) (
          pid_t, CInt, UnsafePointer<rlimit>, UnsafeMutablePointer<rlimit>?
        ) -> CInt
      guard let function = dlsym(dlopen(nil, RTLD_NOW), "prlimit") else { return }
      var limit = rlimit(rlim_cur: rlim_t(largest) * 16, rlim_max: rlim_t(largest) * 16)
      _ = unsafeBitCast(function, to: Prlimit.self)(
        process, CInt(RLIMIT_FSIZE.rawValue), &limit, nil)
    #endif
  }

  /// The contents of a file, unless it is larger than any sound could be.
  static func contents(of path: String) throws -> Data {
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard let size else { throw Failure(reason: "it wrote no sound file") }
    guard size <= largestFile else { throw tooMuch(largestFile) }
    return FileManager.default.contents(atPath: path) ?? Data()
  }

  /// The last lines of a file that may be long.
  private static func end(ofFile path: String) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    let size = (try? file.seekToEnd()) ?? 0
    try? file.seek(toOffset: size > 4000 ? size - 4000 : 0)
    let lines = String(decoding: (try? file.read(upToCount: 4000)) ?? Data(), as: UTF8.self)
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
