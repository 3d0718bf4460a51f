import Foundation

/// A file under a temporary name, which appears complete or not at all.
///
/// What has not appeared is removed: with this object, or by a signal that ends the process.
final class UnfinishedFile {
  /// Where it will appear.
  let path: String
  /// What it is written with; closed once it has appeared.
  private(set) var descriptor: Int32
  private let temporary: String

  /// Creates the file under its temporary name, in the folder in which it will appear.
  ///
  /// - Throws: The file system's error.
  init(at path: String) throws {
    self.path = path
    temporary = AtomicFile.temporaryName(beside: path)
    UnfinishedFiles.begin(temporary)
    descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let error = error()
      UnfinishedFiles.end(temporary)
      throw error
    }
  }

  deinit {
    guard descriptor >= 0 else { return }
    close(descriptor)
    unlink(temporary)
    UnfinishedFiles.end(temporary)
  }

  /// Adds pieces of memory, without copying them.
  ///
  /// - Parameter pieces: What is added; no more of them than the system takes at once.
  /// - Throws: The file system's error.
  func write(_ pieces: [UnsafeRawBufferPointer]) throws {
    if let code = DescriptorWriting.write(pieces, to: descriptor) { throw error(code) }
  }

  /// Lets the file appear in the place of an older one.
  ///
  /// - Throws: The file system's error; an older file is then unchanged.
  func appear() throws {
    try AtomicFile.move(temporary, to: path)
    close(descriptor)
    descriptor = -1
    UnfinishedFiles.end(temporary)
  }

  /// The file system's error, with the path of the file.
  func error(_ code: Int32 = errno) -> any Error {
    CocoaError(
      .fileWriteUnknown,
      userInfo: [
        NSFilePathErrorKey: path,
        NSUnderlyingErrorKey: NSError(domain: NSPOSIXErrorDomain, code: Int(code)),
        NSLocalizedDescriptionKey: String(cString: strerror(code)),
      ])
  }
}
