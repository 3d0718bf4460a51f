import Foundation
import Synchronization

/// The files and folders that this process has begun and not finished, so that a signal can remove
/// them.
package enum UnfinishedFiles {
  private static let paths = Mutex<Set<String>>([])

  /// Notes a file before it is created.
  package static func begin(_ path: String) {
    paths.withLock { _ = $0.insert(path) }
  }

  /// Notes that a file is finished, or gone.
  package static func end(_ path: String) {
    paths.withLock { _ = $0.remove(path) }
  }

  /// Removes all of them, and then does what ends the process.
  ///
  /// Meanwhile no file can be begun: whoever tries waits.
  package static func remove(andThen leave: () -> Void) {
    paths.withLock { paths in
      for path in paths where unlink(path) != 0 && errno != ENOENT {
        // A folder, in which others may just have made another.
        for _ in 1...5 {
          try? FileManager.default.removeItem(atPath: path)
          guard FileManager.default.fileExists(atPath: path) else { break }
        }
      }
      leave()
    }
  }
}
