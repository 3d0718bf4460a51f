import Foundation
import Support
import Synchronization

/// The memory through which a helper hands over sounds, a file that has no name when it is on Linux.
///
/// A sound that goes through a pipe is copied twice as often, and wakes the helper with every piece.
final class SharedMemory: Sendable {
  /// A part of the memory, for one sound.
  struct Place: Hashable, Sendable {
    fileprivate var index: Int

    /// Where it begins, in bytes.
    var offset: UInt32 { UInt32(index * SharedMemory.room) }
  }

  /// How long a place is, in bytes: 24 seconds of sound; a longer one comes through the pipe.
  static let room = 1 << 20
  /// How many sounds can be under way; what is asked for beyond these comes through the pipe.
  private static let count = 16

  /// The least open files for it to have one: with fewer, others need it more.
  private static let leastFiles: UInt64 = 32

  /// The variable of a helper's environment that says where it is.
  static let variable = "OVERHEARD_SOUND_MEMORY"
  /// What the variable says: the numbers of its device and of the file there, and its path.
  ///
  /// The path may lead to something else where the helper is in another system of processes.
  let address: String
  private let path: String
  private let file: Int32
  /// Places that nobody writes to, the most recently used one last: its memory is warm.
  private let free = Mutex(Array((0..<count).reversed()).map(Place.init(index:)))

  /// Makes the memory; `nil` if the system gives none, and sounds then come through the pipe.
  init?() {
    guard SystemLimits.openFiles ?? .max >= Self.leastFiles else { return nil }
    #if os(Linux)
      // Swift's Glibc module hides it.
      typealias MakeMemory = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
      guard let symbol = dlsym(nil, "memfd_create") else { return nil }
      let closesOnExecution: UInt32 = 1
      file = unsafeBitCast(symbol, to: MakeMemory.self)("overheard-sound", closesOnExecution)
      path = "/proc/\(getpid())/fd/\(file)"
    #else
      var name = Array((NSTemporaryDirectory() + "overheard-sound-XXXXXX").utf8CString)
      file = mkstemp(&name)
      path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      if file >= 0 { _ = fcntl(file, F_SETFD, FD_CLOEXEC) }
    #endif
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else {
      address = ""
      return nil
    }
    address = "\(status.st_dev):\(status.st_ino):\(path)"
  }

  deinit {
    forgetName()
    close(file)
  }

  /// Removes the name of the file, which the helper has opened or will not open.
  func forgetName() {
    #if !os(Linux)
      unlink(path)
    #endif
  }

  /// A place for one sound; `nil` if there is none left.
  func take() -> Place? { free.withLock { $0.popLast() } }

  /// Gives a place back to which nothing writes any more.
  func giveBack(_ place: Place) { free.withLock { $0.append(place) } }

  /// The first samples in a place; `nil` if there are not so many.
  func samples(in place: Place, count: Int) -> [Int16]? {
    let size = count * MemoryLayout<Int16>.size
    guard size <= Self.room else { return nil }
    var isWhole = false
    let samples = [Int16](unsafeUninitializedCapacity: count) { buffer, initialized in
      isWhole = pread(file, buffer.baseAddress, size, off_t(place.offset)) == size
      initialized = isWhole ? count : 0
    }
    guard isWhole else { return nil }
    #if _endian(big)
      return samples.map(\.byteSwapped)
    #else
      return samples
    #endif
  }
}
