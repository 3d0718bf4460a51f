import Foundation

/// A file that is in a folder while a program writes there, and by which the next program learns that
/// one was killed.
///
/// A folder may hold a hundred thousand files, and looking through all of them for what a dead
/// process has left takes long. With the mark, that happens only after a process has died.
package struct WritingMark {
  private let file: URL

  /// Marks a folder, which is created if it does not exist.
  ///
  /// If it still bears the mark of a dead process, the incomplete files of dead processes are
  /// removed.
  ///
  /// - Throws: What the file system says.
  package init(in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let isAbandoned = names.contains { name in
      name.hasPrefix(".\(Self.name).") && FileWriter(temporaryName: name)?.isAlive == false
    }
    if isAbandoned { AtomicFile.sweep(folder) }
    file = AtomicFile.temporaryName(beside: folder.appending(path: Self.name))
    UnfinishedFiles.begin(file.path)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let error = NSError(domain: NSPOSIXErrorDomain, code: Int(errno))
      UnfinishedFiles.end(file.path)
      throw error
    }
    close(descriptor)
  }

  private static let name = "overheard-writing"

  /// Takes the mark away, when everything has been written.
  package func remove() {
    try? FileManager.default.removeItem(at: file)
    UnfinishedFiles.end(file.path)
  }
}
