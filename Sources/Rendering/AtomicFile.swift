import Foundation

/// Files that a reader sees whole or not at all.
package enum AtomicFile {
  /// Writes to a temporary name beside the file and renames it.
  ///
  /// - Throws: What the file system says; the file is then as it was before.
  package static func write(_ data: Data, to file: URL) throws {
    let temporary = temporaryName(beside: file)
    do {
      try data.write(to: temporary)
      try move(temporary, to: file)
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }

  /// A name in the same folder that no other process uses.
  package static func temporaryName(beside file: URL) -> URL {
    let id = "\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
    return file.deletingLastPathComponent()
      .appending(path: ".\(file.lastPathComponent).\(id).part")
  }

  /// Puts a file in the place of another in one step.
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
}
