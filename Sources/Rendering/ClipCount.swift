import Foundation
import Support
import Synchronization

/// How many bytes all clips of a cache have, as a file beside them says.
///
/// A run that stores a clip takes the file away, and writes it again at its end with what it has stored
/// added. If it is killed, or another run has counted meanwhile, all clips are counted again; so they
/// are when the file is a day old.
final class ClipCount: Sendable {
  /// The name of the file.
  static let name = "clips.count"
  /// How long what was counted is believed, in seconds: clips may be removed or copied by hand.
  private static let patience = 86_400

  private struct Count {
    var bytes: Int
    /// When all clips were last looked at, in seconds since 1970.
    var date: Int

    init(bytes: Int, date: Int) {
      self.bytes = bytes
      self.date = date
    }

    init?(_ data: Data) {
      let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard fields.count == 4, fields[1] == "bytes", fields[2] == "at",
        let bytes = Int(fields[0]), let date = Int(fields[3].dropLast()), fields[3].last == "\n",
        (0...1 << 60).contains(bytes)
      else { return nil }
      self.init(bytes: bytes, date: date)
    }

    var data: Data { Data("\(bytes) bytes at \(date)\n".utf8) }

    var isFresh: Bool { (0..<ClipCount.patience).contains(ClipCount.now - date) }
  }

  private struct State {
    var hasStored = false
    var taken: Count?
    var added = 0
  }

  private let file: URL
  private let state = Mutex(State())

  init(in folder: URL) { file = folder.appending(path: Self.name) }

  private static var now: Int { Int(Date().timeIntervalSince1970) }

  private var written: Count? {
    // What is no plain file might never end.
    FileState(of: file.path) == nil
      ? nil : FileManager.default.contents(atPath: file.path).flatMap(Count.init)
  }

  /// Remembers that a clip is about to be stored.
  ///
  /// - Parameters:
  ///   - bytes: The size of its file.
  ///   - isOurs: Whether the folder is a cache of ours.
  func add(_ bytes: Int, ifOurs isOurs: @autoclosure () -> Bool) {
    state.withLock { state in
      if !state.hasStored {
        state.hasStored = true
        // Of several runs only one gets it; a file that is no count is somebody else's.
        if isOurs(), let written, unlink(file.path) == 0 { state.taken = written }
      }
      state.added += bytes
    }
  }

  /// Whether all clips are known to have room.
  func hasRoom(within limit: Int) -> Bool {
    state.withLock { state in
      guard state.hasStored else {
        return written.map { $0.isFresh && $0.bytes <= limit } ?? false
      }
      defer { state = State() }
      guard var count = state.taken, count.isFresh, written == nil else { return false }
      count.bytes += state.added
      guard count.bytes <= limit else { return false }
      write(count)
      return true
    }
  }

  /// Writes what was counted just now.
  func write(bytes: Int) { write(Count(bytes: bytes, date: Self.now)) }

  private func write(_ count: Count) {
    // A file that is no count is somebody else's. Without one, clips are counted the next time.
    guard written != nil || !FileManager.default.fileExists(atPath: file.path) else { return }
    try? AtomicFile.write(count.data, to: file)
  }
}
