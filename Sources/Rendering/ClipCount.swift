import Foundation
import Support
import Synchronization

/// The size of all clips of a cache, which a file beside them says.
///
/// Whoever stores a clip removes the file. A run that keeps the cache to its size writes it again at its
/// end: with what it has stored added to what the file said before, or after it has looked at all clips.
/// So there is none after a run that was killed, nor while another one stores.
final class ClipCount: Sendable {
  /// The name of the file.
  static let name = "clips.count"
  /// How long a count is believed, in seconds: clips may be removed or copied by hand.
  private static let longestAge = 86_400
  /// No count is longer, in bytes.
  private static let longestFile = 64

  /// What the file says: `1234 bytes at 1795746087`, the time in seconds since 1970.
  private struct Count {
    var bytes: Int
    /// When all clips were last looked at.
    var countedAt: Int

    init(bytes: Int, countedAt: Int) {
      self.bytes = bytes
      self.countedAt = countedAt
    }

    init?(contentsOf path: String) {
      // To read a pipe or a device might never end.
      guard let state = FileState(of: path), state.size <= longestFile,
        let data = FileManager.default.contents(atPath: path)
      else { return nil }
      let fields = String(decoding: data, as: UTF8.self).split(separator: " ")
      guard fields.count == 4, fields[1] == "bytes", fields[2] == "at", fields[3].last == "\n",
        let bytes = Int(fields[0]), let countedAt = Int(fields[3].dropLast()),
        (0...1 << 60).contains(bytes), (0...1 << 40).contains(countedAt)
      else { return nil }
      self.init(bytes: bytes, countedAt: countedAt)
    }

    var data: Data { Data("\(bytes) bytes at \(countedAt)\n".utf8) }

    var isFresh: Bool { (0..<longestAge).contains(ClipCount.now - countedAt) }
  }

  /// What this run has stored since it last wrote the file.
  private struct State {
    var hasStored = false
    /// Whether the folder is a cache of ours; in any other, the file is somebody else's.
    var isOurs = false
    /// What the file said before.
    var before: Count?
    var added = 0
  }

  /// Its path, not a URL: whoever stores a clip needs it.
  private let path: String
  private let state = Mutex(State())

  init(in folder: URL) { path = folder.appending(path: Self.name).path }

  private static var now: Int { Int(Date().timeIntervalSince1970) }

  /// Whether a file, in a folder that bears no mark yet, is a count.
  static func isCount(_ path: String) -> Bool { Count(contentsOf: path) != nil }

  /// Removes the file, because a clip is about to be stored.
  ///
  /// - Parameters:
  ///   - bytes: The size of the clip's file.
  ///   - isOurs: Whether the folder is a cache of ours; asked once.
  func willStore(_ bytes: Int, ifOurs isOurs: @autoclosure () -> Bool) {
    state.withLock { state in
      if !state.hasStored {
        state.hasStored = true
        state.isOurs = isOurs()
        if state.isOurs { state.before = take() }
      } else if state.isOurs {
        // Another run may have written it meanwhile, without this clip.
        remove()
      }
      state.added += bytes
    }
  }

  /// Writes the size of all clips, if it is known and within a limit without looking at them.
  ///
  /// - Returns: Whether that is so.
  func settle(within limit: Int) -> Bool {
    state.withLock { state in
      guard state.hasStored else {
        return Count(contentsOf: path).map { $0.isFresh && $0.bytes <= limit } ?? false
      }
      // What is stored from now on comes to what is written here.
      defer { state = State() }
      guard var count = state.before, count.isFresh, !isThere else { return false }
      count.bytes += state.added
      guard count.bytes <= limit else { return false }
      try? write(count)
      return true
    }
  }

  /// Looks at all clips, and writes their size.
  ///
  /// - Parameter look: Looks at them, and returns their size.
  func write(_ look: () -> Int) {
    remove()
    let bytes = look()
    // A run that has ended meanwhile may not have counted the same: nobody knows.
    if isThere { return remove() }
    try? write(Count(bytes: bytes, countedAt: Self.now))
  }

  private var isThere: Bool { access(path, F_OK) == 0 }

  private func remove() { _ = unlink(path) }

  private func write(_ count: Count) throws {
    try AtomicFile.write(count.data, to: URL(fileURLWithPath: path))
  }

  /// Reads the file and removes it; of several runs, one gets it.
  private func take() -> Count? {
    let own = AtomicFile.temporaryName(beside: URL(fileURLWithPath: path)).path
    guard rename(path, own) == 0 else { return nil }
    defer { unlink(own) }
    return Count(contentsOf: own)
  }
}
