import Crypto
import Foundation
import VoiceOverSimulation

/// What an output folder holds: `manifest.json`.
public struct Manifest: Hashable, Sendable, Codable {
  /// The version of this format.
  public var version = 1
  /// What every file depends on: the versions, voices and options.
  public var assumptions: String
  /// A digest of every screen of the batch, by which its parts know each other.
  public var inputs: String
  /// The part of the batch that the folder holds; `nil` where it holds the whole.
  public var shard: Shard?
  /// The files, by path.
  public var entries: [Entry] = []
  /// What could not be made, by path.
  public var failures: [Failure] = []

  /// The files of one walk.
  public struct Entry: Hashable, Sendable, Codable {
    /// The path of the files without their extension, relative to the folder.
    public var path: String
    public var screen: String
    public var variant: String
    public var walk: String
    public var language: String
    /// A hash of everything that decides the bytes.
    public var fingerprint: String
    /// The length of the sound.
    public var milliseconds: Int
    public var files: [File]
    /// The figures of the walk.
    public var figures: Figures?
  }

  /// A file of an entry.
  public struct File: Hashable, Sendable, Codable {
    /// The path relative to the folder.
    public var name: String
    /// The bytes.
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

    public init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  public init(assumptions: String, inputs: String, shard: Shard? = nil) {
    self.assumptions = assumptions
    self.inputs = inputs
    self.shard = shard
  }

  /// The name of the manifest in an output folder.
  public static let fileName = "manifest.json"

  /// Reads the manifest of a folder; `nil` where there is none, or none that can be read.
  public static func read(in folder: URL) -> Manifest? {
    guard let data = try? Data(contentsOf: folder.appending(path: fileName)) else { return nil }
    return try? JSONDecoder().decode(Manifest.self, from: data)
  }

  /// The manifest with its entries in the order of their paths.
  public var sorted: Manifest {
    var sorted = self
    sorted.entries.sort { $0.path < $1.path }
    sorted.failures.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return sorted
  }

  /// Writes the manifest into a folder: an entry a line, in the order of their paths.
  ///
  /// - Throws: What the file system says.
  public func write(in folder: URL) throws {
    let file = folder.appending(path: Self.fileName)
    try AtomicFile.write(to: file) { handle in
      // Line by line: a manifest of a hundred thousand walks is no reason to hold it twice.
      let whole = sorted
      func write(_ text: String) throws { try handle.write(contentsOf: Data(text.utf8)) }
      try write("{\"version\":\(version)")
      try write(",\n\"assumptions\":\(Self.line(assumptions))")
      try write(",\n\"inputs\":\(Self.line(inputs))")
      if let shard { try write(",\n\"shard\":\(Self.line(shard))") }
      func write(_ name: String, _ values: [some Encodable]) throws {
        try write(",\n\"\(name)\":[")
        for (index, value) in values.enumerated() {
          try write((index == 0 ? "\n" : ",\n") + Self.line(value))
        }
        try write("]")
      }
      try write("entries", whole.entries)
      try write("failures", whole.failures)
      try write("}\n")
    }
  }

  private static func line(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Manifest.Entry {
  /// Whether the files are there as they were written.
  func isWhole(in folder: URL) -> Bool {
    files.allSatisfy { file in
      guard let data = try? Data(contentsOf: folder.appending(path: file.name)) else {
        return false
      }
      return data.count == file.size && SHA256.hash(data: data).hexadecimal == file.sha256
    }
  }
}
