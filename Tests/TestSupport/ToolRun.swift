import Foundation
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A run of the built command, as a user's shell would make it.
///
/// It uses swift-subprocess, because on Linux, Foundation's `Process` lets children inherit one
/// another's pipes and then waits for the wrong ones.
public struct ToolRun: Sendable {
  public var output: String
  public var errors: String
  public var code: Int32

  /// The folder of the package.
  public static var root: URL { Repository.root }

  /// The folder of built products, which contains the test bundle.
  public static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  /// Runs a built program, or one by its path, with arguments in a folder; in the package's own
  /// unless given.
  ///
  /// It waits for a place beside the programs of other tests, unless told not to: programs whose
  /// sound is being recorded do not wait.
  public init(
    program: String = "overheard", _ arguments: [String], input: String = "",
    in folder: URL = root, environment: [String: String] = [:], waits: Bool = true
  ) async throws {
    // Input comes from a file. A tool may end without reading it, but a pipe that nobody reads
    // crashes swift-subprocess 1.0.2.
    let scratch = try TemporaryFolder()
    let typed = try scratch.write(input, to: "input")
    let stdin = try FileDescriptor.open(FilePath(typed.path), .readOnly)
    if waits { await Turnstile.standard.enter() }
    defer { if waits { Turnstile.standard.leave() } }
    let changes = environment.map { (Environment.Key(rawValue: $0), $1) }
    let result = try await Subprocess.run(
      .path(
        FilePath(program.hasPrefix("/") ? program : Self.products.appending(path: program).path)),
      arguments: Arguments(arguments),
      environment: .inherit.updating(
        Dictionary(changes.compactMap { key, value in key.map { ($0, value) } }) { $1 }),
      workingDirectory: FilePath(folder.path),
      input: .fileDescriptor(stdin, closeAfterSpawningProcess: true),
      output: .bytes(limit: 64 << 20), error: .bytes(limit: 16 << 20))
    output = String(decoding: result.standardOutput, as: UTF8.self)
    errors = String(decoding: result.standardError, as: UTF8.self)
    switch result.terminationStatus {
    case .exited(let status): code = status
    case .signaled(let signal): code = 128 + signal
    }
  }
}

/// A folder that is removed when the test ends.
public final class TemporaryFolder: Sendable {
  public let url: URL

  public init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "overheard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult public func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
