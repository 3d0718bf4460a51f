import Foundation

/// The files of this repository, as the tests find them on disk.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, by its path from the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The paths of the files below a folder whose names have one of the endings, sorted.
  static func files(below folder: String, endingIn endings: String...) -> [String] {
    let all = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (all?.compactMap { $0 as? String } ?? [])
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// The names of the folders in a folder, sorted.
  static func folders(in folder: String) throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(
        at: root.appending(path: folder), includingPropertiesForKeys: [.isDirectoryKey]
      )
      .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
      .map(\.lastPathComponent).sorted()
  }

  /// The rows of a table of the repository with their line numbers, without its comments.
  static func rows(_ path: String) throws -> [(line: Int, cells: [String])] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$1.isEmpty && !$1.hasPrefix("#") }
      .map { (line: $0 + 1, cells: $1.components(separatedBy: "\t")) }
  }
}
