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
    /// The hash of the bytes.
    package var hash: ContentHash

    init(name: String, _ written: NewFile.Written) {
      self.name = name
      size = written.size
      hash = written.hash
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

  /// Whether a folder has a file of this name that is something else, such as a web app's.
  ///
  /// A damaged manifest is ours, and is made anew.
  package static func isSomebodyElses(in folder: URL) -> Bool {
    let file = folder.appending(path: fileName)
    guard let handle = FileHandle(forReadingAtPath: file.path),
      let start = try? handle.read(upToCount: 4096), !start.isEmpty
    else { return false }
    let text = String(decoding: start, as: UTF8.self)
    guard !text.contains("\"entries\""), !text.contains("\"assumptions\"") else { return false }
    let object = try? JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return (object as? [String: Any])?.isEmpty == false
  }

  /// What is before the hash of a manifest, which is its last key.
  private static let hashKey = ",\n\"sha256\":\""

  /// Whether a manifest is as it was written.
  static func isWhole(_ data: Data) -> Bool { hash(of: data) != nil }

  /// The hash of a manifest, which is that of what is before it; `nil` if it is not as it was written.
  static func hash(of data: Data) -> String? {
    guard let body = body(of: data) else { return nil }
    let hash = SHA256.hash(data: body).hexadecimal
    return data.suffix(hashLength).elementsEqual("\(hash)\"}\n".utf8) ? hash : nil
  }

  /// How many bytes the hash and what follows it take.
  private static let hashLength = 2 * SHA256.byteCount + 3

  /// What is before the hash of a manifest; `nil` if there is no place for one.
  static func body(of data: Data) -> Data? {
    guard data.count > hashLength + hashKey.utf8.count else { return nil }
    let body = data.dropLast(hashLength + hashKey.utf8.count)
    return data[body.endIndex...].starts(with: hashKey.utf8) ? body : nil
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
  /// - Returns: Where each line is in the file, and the hash of the file.
  /// - Throws: An error of the file system or of the source of lines.
  @discardableResult
  func write(
    in folder: URL, entries count: Int, line: (Int) throws -> Data
  ) throws -> (lines: [Range<Int>], sha256: String) {
    let file = try NewFile(at: folder.appending(path: Self.fileName).path)
    var lines: [Range<Int>] = []
    lines.reserveCapacity(count)
    try file.write(head())
    for index in 0..<count {
      let line = try line(index)
      try file.write(Data(index == 0 ? "\n".utf8 : ",\n".utf8))
      lines.append(file.size..<file.size + line.count)
      try file.write(line)
    }
    try file.write(tail())
    let hash = try file.hashSoFar().hexadecimal
    try file.write(Data("\(Self.hashKey)\(hash)\"}\n".utf8))
    try file.finish()
    return (lines, hash)
  }

  /// What is before the entries.
  func head() throws -> Data {
    var head = Data("{\"version\":\(version)".utf8)
    head += Data(",\n\"assumptions\":".utf8) + (try JSONText.sortedData(assumptions))
    head += Data(",\n\"inputs\":".utf8) + (try JSONText.sortedData(inputs))
    if let shard { head += Data(",\n\"shard\":".utf8) + (try JSONText.sortedData(shard)) }
    return head + Data(",\n\"entries\":[".utf8)
  }

  /// What is between the entries and the hash.
  func tail() throws -> Data {
    var tail = Data("],\n\"failures\":[".utf8)
    for (index, failure) in sorted.failures.enumerated() {
      tail += Data(index == 0 ? "\n".utf8 : ",\n".utf8) + (try JSONText.sortedData(failure))
    }
    return tail + Data("]".utf8)
  }
}

extension Manifest.File {
  private enum CodingKeys: CodingKey {
    case name, size, sha256, xxh128
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    size = try values.decode(Int.self, forKey: .size)
    // Earlier versions hashed sound like all else.
    if let digits = try values.decodeIfPresent(String.self, forKey: .xxh128) {
      hash = .xxh128(digits)
    } else {
      hash = .sha256(try values.decode(String.self, forKey: .sha256))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .name)
    try values.encode(size, forKey: .size)
    switch hash {
    case .sha256(let digits): try values.encode(digits, forKey: .sha256)
    case .xxh128(let digits): try values.encode(digits, forKey: .xxh128)
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

  /// Whether the files exist and are unchanged, as their bytes say.
  func isWhole(in folder: URL) -> Bool { states(in: folder) != nil }

  /// The states of the files if their bytes are unchanged, otherwise `nil`; a state is `nil` if the
  /// file was changed while it was read.
  func states(in folder: URL) -> [FileState?]? {
    var states: [FileState?] = []
    for file in files {
      let url = folder.appending(path: file.name)
      let before = FileState(of: url.path)
      guard before?.size == file.size,
        let data = try? Data(contentsOf: url, options: .mappedIfSafe),
        data.count == file.size, ContentHash(of: data, by: file.hash.algorithm) == file.hash
      else { return nil }
      states.append(before == FileState(of: url.path) ? before : nil)
    }
    return states
  }
}
