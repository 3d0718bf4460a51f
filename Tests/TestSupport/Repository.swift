import Foundation

/// The files of this repository, as the tests find them on disk.
public enum Repository {
  /// The folder of the package.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files below a folder whose names have one of the endings, sorted.
  public static func files(below folder: String, endingIn endings: String...) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (all?.compactMap { $0 as? String } ?? [])
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The names of the folders in a folder, sorted.
  public static func folders(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(
        at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey]
      )
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// The rows of a table of the repository with their line numbers, without its comments.
  public static func rows(_ path: String) throws -> [(line: Int, cells: [String])] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("#") }
      .map { (line: $0 + 1, cells: $1.components(separatedBy: "\t")) }
  }

  /// Whether the tests are to write what they compare with, rather than compare: `OVERHEARD_UPDATE=1`.
  ///
  /// Look at what has changed before you commit it.
  public static var isUpdated: Bool {
    ProcessInfo.processInfo.environment["OVERHEARD_UPDATE"] == "1"
  }

  /// What a script of Python says of files, such as an independent validator: Debian's
  /// python3-jsonschema, which `make setup-test` installs.
  ///
  /// - Parameters:
  ///   - script: The script, run in the folder of the package.
  ///   - arguments: What it finds in `sys.argv` from 1 on.
  /// - Returns: What it writes, also of its errors.
  /// - Throws: What the system says when it cannot be run.
  public static func python(_ script: String, _ arguments: [String] = []) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
    process.arguments = ["-c", script] + arguments
    process.currentDirectoryURL = root
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
