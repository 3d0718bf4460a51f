import Foundation
import Support

/// What the file system said of the files of an output folder when they were last known to be whole,
/// as Git's index does: where it still says the same, nothing is read again.
///
/// It belongs to one manifest, and is on the same disk: in a copy of the folder, where every file has
/// another number, it says nothing. A damaged one is as good as none.
struct FolderIndex {
  /// What is known of a walk.
  struct Walk: Hashable {
    /// The path of its entry.
    var path: String
    /// Where the line of the entry is in the manifest, in bytes.
    var line: Range<Int>
    /// What is known of each file; nothing if the walk has to be read.
    var files: [File]
  }

  /// What is known of a file.
  struct File: Hashable {
    /// What follows the path of the walk, such as `wav`.
    var kind: String
    var state: FileState
  }

  /// The name of the file in an output folder.
  static let fileName = ".overheard-index"
  private static let magic = "overheard index 1"

  /// The walks, those of a screen together.
  private(set) var walks: [Walk] = []
  /// The places of the walks by their paths.
  private(set) var places: [String: Int] = [:]
  /// The walks of each screen.
  private(set) var screens: [String: Range<Int>] = [:]
  /// When it was written: a file that is as young may have been changed since without a trace.
  private var written = Int64.min

  /// Creates an index of nothing.
  init() {}

  /// Reads the index of a folder; one of another manifest is empty.
  init(in folder: URL, ofManifest hash: String?) {
    let file = folder.appending(path: Self.fileName)
    guard let hash, let written = FileState(of: file.path)?.modified,
      let data = FileManager.default.contents(atPath: file.path), let body = Self.body(of: data)
    else { return }
    var lines = Lines(body)
    guard lines.next() == "\(Self.magic) \(hash)" else { return }
    var index = FolderIndex()
    while let line = lines.next() {
      guard index.read(line) else { return }
    }
    guard index.screens.values.allSatisfy({ $0.upperBound <= index.walks.count }) else { return }
    index.written = written
    self = index
  }

  /// Whether the files of a walk are as they were, so that their bytes are too.
  func isUnchanged(_ walk: Walk, in folder: String) -> Bool {
    guard !walk.files.isEmpty else { return false }
    return walk.files.allSatisfy { file in
      file.state.modified < written
        && FileState(of: "\(folder)/\(walk.path).\(file.kind)") == file.state
    }
  }

  /// Where the line of each walk is in the manifest.
  var lines: [String: Range<Int>] { places.mapValues { walks[$0].line } }

  // MARK: Writing

  /// Adds the walks of a screen; without a key, they are known only one by one.
  mutating func add(_ walks: [Walk], ofScreen key: String? = nil) {
    if let key, !walks.isEmpty { screens[key] = self.walks.count..<self.walks.count + walks.count }
    for walk in walks {
      places[walk.path] = self.walks.count
      self.walks.append(walk)
    }
  }

  /// Writes the index into a folder, unless a name in it would be taken for two.
  ///
  /// - Throws: The file system's error.
  func write(in folder: URL, ofManifest hash: String) throws {
    let separators: Set<UInt8> = [UInt8(ascii: "\t"), UInt8(ascii: "\n")]
    guard !walks.contains(where: { $0.path.utf8.contains(where: separators.contains) }) else {
      return
    }
    let file = try NewFile(at: folder.appending(path: Self.fileName).path)
    func write(_ line: String) throws {
      var line = line
      line += "\n"
      try line.withUTF8 { try file.write(UnsafeRawBufferPointer($0)) }
    }
    try write("\(Self.magic) \(hash)")
    let starts = Dictionary(screens.map { ($1.lowerBound, ($0, $1.count)) }) { first, _ in first }
    for (place, walk) in walks.enumerated() {
      if let (key, count) = starts[place] { try write("screen\t\(key)\t\(count)") }
      var line = "\(walk.path)\t\(walk.line.lowerBound)\t\(walk.line.count)"
      for file in walk.files {
        let state = file.state
        line += "\t\(file.kind)\t\(state.size)\t\(state.inode)\t\(state.modified)\t\(state.changed)"
      }
      try write(line)
    }
    try write("\(Self.endKey)\(file.hashSoFar().hexadecimal)")
    try file.finish()
  }

  private static let endKey = "sha256\t"

  /// What is before the last line, if that is its hash.
  private static func body(of data: Data) -> Data? {
    let tail = endKey.utf8.count + 2 * SHA256.byteCount + 1
    guard data.count > tail else { return nil }
    let body = data.dropLast(tail)
    let line = "\(endKey)\(SHA256.hash(data: body).hexadecimal)\n"
    return data.suffix(tail).elementsEqual(line.utf8) ? body : nil
  }

  // MARK: Reading

  /// Takes a line; false if it is none of an index.
  private mutating func read(_ line: String) -> Bool {
    let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    func number<Number: FixedWidthInteger>(_ index: Int) -> Number? {
      fields.indices.contains(index) ? Number(Substring(fields[index])) : nil
    }
    if fields.count == 3, let count: Int = number(2), Substring(fields[0]) == "screen" {
      guard count >= 0, count < Int.max - walks.count else { return false }
      screens[String(Substring(fields[1]))] = walks.count..<walks.count + count
      return true
    }
    guard fields.count >= 3, fields.count % 5 == 3, let start: Int = number(1),
      let length: Int = number(2), start >= 0, length >= 0, start < Int.max - length
    else { return false }
    var walk = Walk(
      path: String(Substring(fields[0])), line: start..<start + length, files: [])
    for index in stride(from: 3, to: fields.count, by: 5) {
      guard let size: Int = number(index + 1), let inode: UInt64 = number(index + 2),
        let modified: Int64 = number(index + 3), let changed: Int64 = number(index + 4)
      else { return false }
      walk.files.append(
        File(
          kind: String(Substring(fields[index])),
          state: FileState(size: size, inode: inode, modified: modified, changed: changed)))
    }
    places[walk.path] = walks.count
    walks.append(walk)
    return true
  }

  /// The lines of a file, one at a time.
  private struct Lines {
    private var rest: Data

    init(_ data: Data) { rest = data }

    mutating func next() -> String? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return String(decoding: rest[..<end], as: UTF8.self)
    }
  }
}
