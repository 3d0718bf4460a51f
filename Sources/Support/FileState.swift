import Foundation

/// What the file system says of a file without reading it: as long as this stays the same, nobody
/// has changed its contents.
package struct FileState: Hashable, Sendable {
  /// The size in bytes.
  package var size: Int
  /// The number of the file on its disk.
  package var inode: UInt64
  /// When its contents were changed, in nanoseconds since 1970.
  package var modified: Int64
  /// When its contents, name or rights were changed, in nanoseconds since 1970.
  package var changed: Int64

  /// Creates a state from its four numbers.
  package init(size: Int, inode: UInt64, modified: Int64, changed: Int64) {
    self.size = size
    self.inode = inode
    self.modified = modified
    self.changed = changed
  }

  /// The state of a file; `nil` if there is none, or it is no plain file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// The state of an open file; `nil` if it is no plain file.
  package init?(of descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    #if canImport(Darwin)
      let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    self.init(
      size: Int(status.st_size), inode: UInt64(status.st_ino), modified: Self.number(modified),
      changed: Self.number(changed))
  }

  private static func number(_ time: timespec) -> Int64 {
    Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Whether the contents have not been changed between the two, even if the name was.
  package func isSameContent(as other: FileState) -> Bool {
    size == other.size && inode == other.inode && modified == other.modified
  }

  /// Sets the time of a file's last change a moment back, longer than any clock of a file system
  /// ticks; returns its state, or `nil` if that fails.
  static func setBack(_ descriptor: Int32) -> FileState? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    let time = FileState(status).modified - 20_000_000
    let moment = timespec(
      tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
    // A file system may not let us; then its own time counts.
    _ = futimens(descriptor, [moment, moment])
    guard fstat(descriptor, &status) == 0 else { return nil }
    return FileState(status)
  }
}

extension FileState {
  /// Calls a closure with every name in a folder, and with a function that gives the file's state.
  ///
  /// To ask for each file by its path would take twice as long. The names `.` and `..` come too, and
  /// bytes of a name that are not UTF-8 are replaced in it. A link to a file counts as that file; a
  /// link to a folder is no folder, and has no names.
  package static func forEach(
    in folder: String, _ body: (_ name: String, _ state: () -> FileState?) -> Void
  ) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    guard let entries = fdopendir(descriptor) else {
      close(descriptor)
      return
    }
    defer { closedir(entries) }
    while let entry = readdir(entries) {
      withUnsafePointer(to: &entry.pointee.d_name) { name in
        name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { name in
          body(String(cString: name)) {
            var status = stat()
            guard fstatat(descriptor, name, &status, 0) == 0, status.st_mode & S_IFMT == S_IFREG
            else { return nil }
            return FileState(status)
          }
        }
      }
    }
  }
}
