import Foundation
import Testing

/// A run of the built command, as a user's shell would make it.
struct ToolRun {
  var output: String
  var errors: String
  var code: Int32

  /// The folder of the package.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what was built: the test bundle lies in it.
  static let products: URL = {
    #if os(macOS)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return Bundle.main.bundleURL
  }()

  /// Runs `overheard` with arguments in a folder; in the package's own unless given.
  init(
    _ arguments: [String], input: String? = nil, in folder: URL = root,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = Self.products.appending(path: "overheard")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors, stdin) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = stdin
    try process.run()
    try stdin.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try stdin.fileHandleForWriting.close()
    // Both pipes are read at once: a full one would stop the tool.
    let errorData = Reader(errors.fileHandleForReading)
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(decoding: errorData.wait(), as: UTF8.self)
    process.waitUntilExit()
    code = process.terminationStatus
  }

  /// Reads a pipe beside the test's own thread.
  private final class Reader: @unchecked Sendable {
    private let group = DispatchGroup()
    private var data = Data()

    init(_ handle: FileHandle) {
      DispatchQueue.global().async(group: group) { [self] in
        data = handle.readDataToEndOfFile()
      }
    }

    func wait() -> Data {
      group.wait()
      return data
    }
  }
}

/// A folder that is gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "overheard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  @discardableResult func write(_ text: String, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
