import Foundation

/// A file that a user has named as the place of what is made.
///
/// Files of our own folders are replaced whatever they are, so that no link leads out of the folder. What
/// a user names is what it leads to: a link stays a link, a device or a pipe is written to.
package enum NamedFile {
  /// Writes to a file, which is replaced in one step, or to a device or a pipe.
  ///
  /// What dead processes have left of the same file is removed.
  ///
  /// - Parameters:
  ///   - data: All of its bytes.
  ///   - path: The file, perhaps by way of links.
  /// - Throws: The file system's error; a file is then unchanged.
  package static func write(_ data: Data, to path: String) throws {
    guard isStream(path) else {
      let file = URL(fileURLWithPath: target(of: path))
      AtomicFile.sweep(beside: file)
      return try AtomicFile.write(data, to: file)
    }
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw error(errno, at: path) }
    defer { close(descriptor) }
    if let code = data.withUnsafeBytes({ DescriptorWriting.write($0, to: descriptor) }) {
      throw error(code, at: path)
    }
  }

  /// The file to which links lead from a path, whether it exists or not; the path if there are none.
  package static func target(of path: String) -> String {
    var path = path
    // As many as Linux follows.
    for _ in 0..<40 {
      guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        return path
      }
      let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
      let folder = slash.map { String(path[...$0]) } ?? ""
      path = link.hasPrefix("/") ? link : folder + link
    }
    return path
  }

  /// Whether a path leads to a device, a pipe or a socket, which nothing may replace.
  package static func isStream(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  private static func error(_ code: Int32, at path: String) -> NSError {
    NSError(
      domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSFilePathErrorKey: path])
  }
}
