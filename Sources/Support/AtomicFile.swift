// Support: what any folder may need and no library offers: digests, atomic files, tables, JSON.
// In: plain values and files.
// Out: plain values and files; nothing here knows about screens or speech.

import Foundation

/// Writes files that a reader sees complete or not at all.
package enum AtomicFile {
  /// Writes to a temporary name beside the file and renames it.
  ///
  /// - Throws: The file system's error; the file is then unchanged.
  package static func write(_ data: Data, to file: URL) throws {
    try make(file) { try data.write(to: $0) }
  }

  /// Writes piece by piece to a temporary name beside the file and renames it.
  ///
  /// - Throws: An error of the file system or the writer; the file is then unchanged.
  package static func write(to file: URL, _ body: (FileHandle) throws -> Void) throws {
    try make(file) { temporary in
      try Data().write(to: temporary)
      let handle = try FileHandle(forWritingTo: temporary)
      defer { try? handle.close() }
      try body(handle)
    }
  }

  private static func make(_ file: URL, _ write: (URL) throws -> Void) throws {
    let temporary = temporaryName(beside: file)
    do {
      try write(temporary)
      try move(temporary, to: file)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// A name in the same folder that no other process uses.
  package static func temporaryName(beside file: URL) -> URL {
    // A long name leaves no room for the addition.
    let name = file.lastPathComponent
    let short = name.utf8.count <= 100 ? name : String(name.suffix(20))
    return file.deletingLastPathComponent().appending(path: ".\(short).\(FileWriter.current).part")
  }

  /// Replaces a file with another in one step.
  package static func move(_ temporary: URL, to file: URL) throws {
    guard rename(temporary.path, file.path) == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: file.path,
          NSLocalizedDescriptionKey: String(cString: strerror(errno)),
        ])
    }
  }

  /// Removes incomplete files that dead processes have left in a folder.
  ///
  /// - Parameter sparingOtherHosts: Whether to keep the files of other machines, which may be working
  ///   in the same folder.
  package static func sweep(_ folder: URL, sparingOtherHosts: Bool = false) {
    let names = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in names ?? .init() where name.hasSuffix(".part") {
      let file = folder.appending(path: name)
      guard let writer = FileWriter(temporaryName: file.lastPathComponent), !writer.isAlive,
        writer.isOfThisHost || !sparingOtherHosts
      else {
        continue
      }
      try? FileManager.default.removeItem(at: file)
    }
  }
}
