import Foundation
import Support

/// A record on disk of what a run has made so far, so that the next run can resume an interrupted one.
///
/// During the run it is in the output folder, with a line for each walk whose files are complete.
struct Journal {
  /// What earlier interrupted runs had made.
  let earlier: [EntryLines]
  private let file: URL
  private let handle: FileHandle
  private let write: Writing
  /// Where the lines of this run are, by their paths.
  private var places: [String: Range<Int>] = [:]

  /// Adds bytes at the end of a file.
  typealias Writing = @Sendable (FileHandle, Data) throws -> Void

  /// Begins a journal in a folder, which is created if it does not exist.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - write: How lines are written.
  /// - Throws: What the file system says.
  init(in folder: URL, write: @escaping Writing = { try $0.write(contentsOf: $1) }) throws {
    self.write = write
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let abandoned = names.filter { name in
      name.hasPrefix(Self.prefix) && name.hasSuffix(".part")
        && FileWriter(temporaryName: name)?.isAlive == false
    }.sorted().map { folder.appending(path: $0) }
    earlier = abandoned.map(EntryLines.init(of:))
    file = AtomicFile.temporaryName(beside: folder.appending(path: Self.name))
    // Foundation would first create a file under another name, which a kill would leave behind.
    let descriptor = open(file.path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // Keep what is known, in case this run is interrupted too.
    let isKept = earlier.allSatisfy { lines in
      lines.paths.allSatisfy { path in lines.line(of: path).map { append($0) != nil } ?? true }
    }
    // On a full disk the old journals are all that remembers it.
    if !abandoned.isEmpty, isKept { AtomicFile.sweep(folder) }
  }

  private static let name = "overheard-journal"
  private static let prefix = ".\(name)."

  /// Remembers a walk.
  ///
  /// - Returns: Whether it could be written.
  mutating func append(_ entry: Manifest.Entry) -> Bool {
    guard let line = try? entry.line(), let place = append(line) else { return false }
    places[entry.path] = place
    return true
  }

  /// Adds a line; `nil` if it could not be written.
  private func append(_ line: Data) -> Range<Int>? {
    guard let start = try? Int(handle.seekToEnd()) + 1,
      // The line before may be incomplete because the disk was full.
      (try? write(handle, Data("\n".utf8) + line + Data("\n".utf8))) != nil
    else { return nil }
    return start..<start + line.count
  }

  /// The line of a walk that this run remembers, read from the disk; `nil` for any other.
  ///
  /// - Throws: What the file system says.
  func line(of path: String) throws -> Data? {
    guard let place = places[path] else { return nil }
    try handle.seek(toOffset: UInt64(place.lowerBound))
    guard let line = try handle.read(upToCount: place.count), line.count == place.count else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: file.path])
    }
    return line
  }

  /// Ends the journal, when the manifest contains everything in it.
  func finish() {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
  }
}
