import Foundation
import Support
import Walks

/// The contents of an output folder: `manifest.json`.
public struct Manifest: Hashable, Sendable, Codable {
  /// The version of this format.
  public var version = 1
  /// What every file depends on: the versions, voices and options.
  public var assumptions: String
  /// A digest of every screen of the batch; it is the same in all parts.
  public var inputs: String
  /// The part of the batch in the folder; `nil` if the folder has all of it.
  public var shard: Shard?
  /// The files, by path.
  public var entries: [Entry] = []
  /// The failures, by path.
  public var failures: [Failure] = []

  /// The files of one walk.
  public struct Entry: Hashable, Sendable, Codable {
    /// The path of the files without their extension, relative to the folder.
    public var path: String
    /// The name of the screen.
    public var screen: String
    /// The name of the variant; empty where there is only one.
    public var variant: String
    /// The name of the walk.
    public var walk: String
    /// The language of the voice, such as `ko`.
    public var language: String
    /// A hash of everything that affects the bytes.
    public var fingerprint: String
    /// The length of the sound.
    public var milliseconds: Int
    /// The files that were written.
    public var files: [File]
    /// The figures of the walk.
    public var figures: Figures?
  }

  /// A file of an entry.
  public struct File: Hashable, Sendable, Codable {
    /// The path relative to the folder.
    public var name: String
    /// The size in bytes.
    public var size: Int
    /// The SHA-256 of the bytes, in hexadecimal digits.
    public var sha256: String

    init(name: String, data: Data) {
      self.name = name
      size = data.count
      sha256 = SHA256.hash(data: data).hexadecimal
    }
  }

  /// Something that could not be made.
  public struct Failure: Hashable, Sendable, Codable {
    /// The path of the files without their extension, or of the screen file.
    public var path: String
    /// What is wrong.
    public var message: String

    /// Creates a failure.
    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// Creates a manifest without entries.
  public init(assumptions: String, inputs: String, shard: Shard? = nil) {
    self.assumptions = assumptions
    self.inputs = inputs
    self.shard = shard
  }

  /// The name of the manifest in an output folder.
  public static let fileName = "manifest.json"

  /// Reads the manifest of a folder; `nil` if there is none, if it cannot be read, or if it names
  /// files outside the folder.
  public static func read(in folder: URL) -> Manifest? {
    guard let data = try? Data(contentsOf: folder.appending(path: fileName)) else { return nil }
    let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    return manifest.flatMap { $0.entries.allSatisfy(\.staysInside) ? $0 : nil }
  }

  /// The manifest with its entries in the order of their paths.
  public var sorted: Manifest {
    var sorted = self
    sorted.entries.sort { $0.path < $1.path }
    sorted.failures.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return sorted
  }

  /// Writes the manifest into a folder, one entry per line in the order of the paths.
  ///
  /// - Throws: What the file system says.
  public func write(in folder: URL) throws {
    let whole = sorted
    try whole.write(in: folder, entries: entries.count) { try whole.entries[$0].line() }
  }

  /// Writes the manifest with entries that come one line at a time, in the order of their paths, so
  /// that those of a hundred thousand walks are never in memory together.
  ///
  /// - Throws: An error of the file system or of the source of lines.
  func write(in folder: URL, entries count: Int, line: (Int) throws -> Data) throws {
    try AtomicFile.write(to: folder.appending(path: Self.fileName)) { handle in
      func write(_ text: String, _ json: Data = Data()) throws {
        try handle.write(contentsOf: Data(text.utf8) + json)
      }
      func write(_ name: String, _ count: Int, _ line: (Int) throws -> Data) throws {
        try write(",\n\"\(name)\":[")
        for index in 0..<count { try write(index == 0 ? "\n" : ",\n", line(index)) }
        try write("]")
      }
      try write("{\"version\":\(version)")
      try write(",\n\"assumptions\":", JSONText.sortedData(assumptions))
      try write(",\n\"inputs\":", JSONText.sortedData(inputs))
      if let shard { try write(",\n\"shard\":", JSONText.sortedData(shard)) }
      let failed = sorted.failures
      try write("entries", count, line)
      try write("failures", failed.count) { try JSONText.sortedData(failed[$0]) }
      try write("}\n")
    }
  }
}

extension Manifest.Entry {
  /// The entry as it is in the manifest.
  func line() throws -> Data { try JSONText.sortedData(self) }

  /// Whether every file that it names is inside the folder; a part may come from anywhere.
  var staysInside: Bool {
    ([path, screen] + files.map(\.name)).allSatisfy { name in
      name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0")
      }
    }
  }

  /// Whether the files exist and are unchanged.
  func isWhole(in folder: URL) -> Bool {
    files.allSatisfy { file in
      guard let data = try? Data(contentsOf: folder.appending(path: file.name)) else {
        return false
      }
      return data.count == file.size && SHA256.hash(data: data).hexadecimal == file.sha256
    }
  }
}
