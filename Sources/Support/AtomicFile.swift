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
    try data.withUnsafeBytes { try write([$0], to: file.path) }
  }

  /// Writes pieces of memory, one after another, to a temporary name beside the file and renames it.
  ///
  /// - Parameters:
  ///   - pieces: The file's bytes, which are not copied; no more pieces than the system takes at once.
  ///   - path: Where the file appears.
  /// - Throws: The file system's error; the file is then unchanged.
  package static func write(_ pieces: [UnsafeRawBufferPointer], to path: String) throws {
    let file = try UnfinishedFile(at: path)
    try file.write(pieces)
    try file.appear()
  }

  /// A name in the same folder that no other process uses.
  package static func temporaryName(beside file: URL) -> URL {
    URL(fileURLWithPath: temporaryName(beside: file.path))
  }

  /// A path in the same folder that no other process uses.
  static func temporaryName(beside path: String) -> String {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let start = slash.map(path.utf8.index(after:)) ?? path.startIndex
    // A long name leaves no room for the addition.
    let name = path[start...]
    let short = name.utf8.count <= 100 ? name : name.suffix(20)
    return "\(path[..<start]).\(short).\(FileWriter.current).part"
  }

  /// Replaces a file with another in one step.
  package static func move(_ temporary: URL, to file: URL) throws {
    try move(temporary.path, to: file.path)
  }

  /// Replaces a file with another in one step.
  static func move(_ temporary: String, to path: String) throws {
    guard rename(temporary, path) == 0 else {
      throw CocoaError(
        .fileWriteUnknown,
        userInfo: [
          NSFilePathErrorKey: path, NSLocalizedDescriptionKey: String(cString: strerror(errno)),
        ])
    }
  }

  /// Whether a name is one that this gives to a file it has not finished.
  package static func isTemporary(_ name: String) -> Bool { name.hasSuffix(".part") }

  /// Removes incomplete files that dead processes have left in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder, with all that is in it.
  ///   - sparingOtherHosts: Whether what other machines left stays, because they may be at work in
  ///     the same folder.
  package static func sweep(_ folder: URL, sparingOtherHosts: Bool = false) {
    let names = FileManager.default.enumerator(atPath: folder.path)
    for case let name as String in names ?? .init() where isTemporary(name) {
      remove(folder.appending(path: name), sparingOtherHosts: sparingOtherHosts)
    }
  }

  /// Removes the incomplete files of one name that dead processes of this machine have left beside it.
  package static func sweep(beside file: URL) {
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let start = ".\(file.lastPathComponent)."
    for name in names where name.hasPrefix(start) && isTemporary(name) {
      remove(folder.appending(path: name), sparingOtherHosts: true)
    }
  }

  /// Removes an incomplete file, if a dead process has left it.
  package static func remove(_ file: URL, sparingOtherHosts: Bool) {
    guard let writer = FileWriter(temporaryName: file.lastPathComponent), !writer.isAlive,
      writer.isOfThisHost || !sparingOtherHosts
    else { return }
    try? FileManager.default.removeItem(at: file)
  }
}
