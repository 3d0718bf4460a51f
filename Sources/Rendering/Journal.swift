import Foundation
import Support

/// What a run has made so far, on disk, so that the next run can go on where one was cut off.
///
/// It lies in the output folder while the run lasts: a line for each walk whose files are whole.
struct Journal {
  /// What earlier runs that were cut off had made.
  let earlier: [EntryLines]
  private let file: URL
  private let handle: FileHandle
  /// The journals that were read.
  private let abandoned: [URL]

  /// Begins a journal in a folder, which is made when it is not there.
  ///
  /// - Throws: What the file system says.
  init(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    abandoned = names.filter { name in
      name.hasPrefix(Self.prefix) && name.hasSuffix(".part")
        && FileWriter(temporaryName: name)?.isAlive == false
    }.sorted().map { folder.appending(path: $0) }
    earlier = abandoned.map(EntryLines.init)
    file = AtomicFile.temporaryName(beside: folder.appending(path: Self.name))
    // Foundation would first make a file under a name of its own, which a kill would leave behind.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
    }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // What is known stays known should this run be cut off too.
    for lines in earlier {
      for path in lines.paths {
        if let line = lines.line(of: path) { _ = append(line) }
      }
    }
    if !abandoned.isEmpty { AtomicFile.sweep(folder) }
  }

  private static let name = "overheard-journal"
  private static let prefix = ".\(name)."

  /// Remembers a walk.
  ///
  /// - Returns: Whether it could be written.
  func append(_ entry: Manifest.Entry) -> Bool {
    guard let line = try? entry.line() else { return false }
    return append(line)
  }

  private func append(_ line: Data) -> Bool {
    // The line before may have been cut off by a disk that was full.
    (try? handle.write(contentsOf: Data("\n".utf8) + line + Data("\n".utf8))) != nil
  }

  /// What was remembered.
  func lines() -> EntryLines { EntryLines(of: file) }

  /// Ends the journal: the manifest says all it said.
  func finish() {
    try? handle.close()
    try? FileManager.default.removeItem(at: file)
  }
}
