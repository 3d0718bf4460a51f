import Foundation
import Support
import Walks

/// The contents of an output folder: `manifest.json`.
package struct Manifest: Hashable, Sendable, Codable {
  /// The version of this format.
  package var version = 1
  /// What every file depends on: the versions, voices and options.
  package var assumptions: String
  /// A digest of every screen of the batch; it is the same in all parts.
  package var inputs: String
  /// The part of the batch in the folder; `nil` if the folder has all of it.
  package var shard: Shard?
  /// The files, by path.
  package var entries: [Entry] = []
  /// The failures, by path.
  package var failures: [Failure] = []

  /// The files of one walk.
  package struct Entry: Hashable, Sendable, Codable {
    /// The path of the files without their extension, relative to the folder.
    package var path: String
    /// The name of the screen.
    package var screen: String
    /// The name of the variant; empty where there is only one.
    package var variant: String
    /// The name of the walk.
    package var walk: String
    /// The language of the voice, such as `ko`.
    package var language: String
    /// A hash of everything that affects the bytes.
    package var fingerprint: String
    /// The length of the sound.
    package var milliseconds: Int
    /// The files that were written.
    package var files: [File]
    /// The figures of the walk.
    package var figures: WalkFigures?
  }

  /// A file of an entry.
  package struct File: Hashable, Sendable, Codable {
    /// The path relative to the folder.
    package var name: String
    /// The size in bytes.
    package var size: Int
    /// The SHA-256 of the bytes, in hexadecimal digits.
    package var sha256: String

    init(name: String, data: Data) {
      self.name = name
      size = data.count
      sha256 = SHA256.hash(data: data).hexadecimal
    }
  }

  /// Something that could not be made.
  package struct Failure: Hashable, Sendable, Codable {
    /// The path of the files without their extension, or of the screen file.
    package var path: String
    /// What is wrong.
    package var message: String

    /// Creates a failure.
    package init(path: String, message: String) {
      self.path = path
      self.message = message
    }
  }

  /// Creates a manifest without entries.
  package init(assumptions: String, inputs: String, shard: Shard? = nil) {
    self.assumptions = assumptions
    self.inputs = inputs
    self.shard = shard
  }

  /// The name of the manifest in an output folder.
  package static let fileName = "manifest.json"

  /// Reads the manifest of a folder; `nil` if there is none, if it is damaged, or if it names files
  /// outside the folder or figures that no walk has.
  package static func read(in folder: URL) -> Manifest? {
    guard let data = try? Data(contentsOf: folder.appending(path: fileName)), isWhole(data) else {
      return nil
    }
    let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    return manifest.flatMap { $0.entries.allSatisfy(\.isUsable) ? $0 : nil }
  }

  /// What is before the hash of a manifest, which is its last key.
  private static let hashKey = ",\n\"sha256\":\""

  /// Whether a manifest is as it was written: its hash is that of what is before it.
  static func isWhole(_ data: Data) -> Bool {
    let tail = 2 * SHA256.byteCount + 3
    guard data.count > tail + hashKey.utf8.count else { return false }
    let (end, start) = (data.endIndex - tail, data.endIndex - tail - hashKey.utf8.count)
    guard data[start..<end].elementsEqual(hashKey.utf8) else { return false }
    let hash = SHA256.hash(data: data[..<start]).hexadecimal
    return data[end...].elementsEqual("\(hash)\"}\n".utf8)
  }

  /// The manifest with its entries in the order of their paths.
  package var sorted: Manifest {
    var sorted = self
    sorted.entries.sort { $0.path < $1.path }
    sorted.failures.sort { ($0.path, $0.message) < ($1.path, $1.message) }
    return sorted
  }

  /// Writes the manifest into a folder, one entry per line in the order of the paths.
  ///
  /// - Throws: What the file system says.
  package func write(in folder: URL) throws {
    let whole = sorted
    try whole.write(in: folder, entries: entries.count) { try whole.entries[$0].line() }
  }

  /// Writes the manifest with entries that come one line at a time, in the order of their paths, so
  /// that those of a hundred thousand walks are never in memory together.
  ///
  /// - Throws: An error of the file system or of the source of lines.
  func write(in folder: URL, entries count: Int, line: (Int) throws -> Data) throws {
    try AtomicFile.write(to: folder.appending(path: Self.fileName)) { handle in
      var hash = SHA256()
      func write(_ text: String, _ json: Data = Data()) throws {
        let data = Data(text.utf8) + json
        hash.update(data: data)
        try handle.write(contentsOf: data)
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
      try handle.write(
        contentsOf: Data("\(Self.hashKey)\(hash.finalize().hexadecimal)\"}\n".utf8))
    }
  }
}

extension Manifest.Entry {
  /// The entry as it is in the manifest.
  func line() throws -> Data { try JSONText.sortedData(self) }

  /// Whether every file that it names is inside the folder.
  private var staysInside: Bool {
    ([path, screen] + files.map(\.name)).allSatisfy { name in
      name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
        !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("\0")
      }
    }
  }

  /// Whether it can be used: a part may come from anywhere.
  var isUsable: Bool { staysInside && hasPossibleFigures }

  /// Whether every figure is one of a walk, with which sums and products cannot overflow.
  private var hasPossibleFigures: Bool {
    let walk = figures.map {
      [
        $0.gestures, $0.unintended, $0.thrown, $0.goalTime ?? 0, $0.speech, $0.cutOff, $0.unheard,
        $0.unmet ?? 0,
      ]
    }
    return ((walk ?? []) + [milliseconds]).allSatisfy { (0...1_000_000_000).contains($0) }
      && files.allSatisfy { (0...1 << 50).contains($0.size) }
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
