import Foundation

/// What the system lets this program have.
///
/// Where there is no thread to be had (`ulimit -u`), Swift's runtime waits for ever and says nothing;
/// without memory (`ulimit -v`) it crashes somewhere. So that is found out before.
package enum SystemLimits {
  /// The least memory to begin with, in bytes: with less the program crashed when it was tried.
  private static let leastMemory: UInt64 = 512 << 20

  /// How many threads a program needs that starts a helper: as many as the runtime and
  /// swift-subprocess start on two cores, and some to spare.
  package static let threads = 6
  /// How many open files such a program needs at least: with fewer, swift-subprocess crashed when it
  /// was tried.
  private static let leastFiles: UInt64 = 20

  /// Tells why the program cannot work here.
  ///
  /// - Parameter threads: How many threads are needed at once.
  /// - Returns: What is missing; `nil` where nothing is.
  package static func complaint(needing threads: Int) -> String? {
    memoryComplaint() ?? (threads > 1 ? fileComplaint() : nil)
      ?? threadComplaint(needing: isTight ? max(threads, fewThreads) : threads)
  }

  private static func memoryComplaint() -> String? {
    #if os(Linux)
      var limit = rlimit()
      guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
        UInt64(limit.rlim_cur) < leastMemory
      else { return nil }
      return "it needs \(leastMemory >> 10) kB of memory, and `ulimit -v` allows "
        + "\(limit.rlim_cur >> 10)"
    #else
      return nil  // macOS has no such limit.
    #endif
  }

  /// How many threads any command may come to need: with fewer, it waited for ever or for seconds.
  private static let fewThreads = 4

  /// Whether the user may have so few processes that the threads of any command may be too many.
  private static var isTight: Bool {
    var limit = rlimit()
    #if os(Linux)
      guard getrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &limit) == 0 else {
        return false
      }
    #else
      guard getrlimit(RLIMIT_NPROC, &limit) == 0 else { return false }
    #endif
    return UInt64(limit.rlim_cur) < 1000
  }

  private static func fileComplaint() -> String? {
    var limit = rlimit()
    #if os(Linux)
      guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return nil }
    #else
      guard getrlimit(RLIMIT_NOFILE, &limit) == 0 else { return nil }
    #endif
    guard UInt64(limit.rlim_cur) < leastFiles else { return nil }
    return "it needs \(leastFiles) open files, and `ulimit -n` allows \(limit.rlim_cur)"
  }

  private static func threadComplaint(needing needed: Int) -> String? {
    // Each waits for the end of a pipe, so that all of them are there at once.
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return lastError(errno) }
    var threads: [pthread_t] = []
    var code: Int32 = 0
    let reading = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    reading.initialize(to: ends[0])
    while threads.count < needed, code == 0 {
      #if canImport(Darwin)
        var thread: pthread_t?
        code = pthread_create(&thread, nil, { waitForEnd($0) }, reading)
        if code == 0, let thread { threads.append(thread) }
      #else
        var thread = pthread_t()
        code = pthread_create(&thread, nil, { $0.flatMap { waitForEnd($0) } }, reading)
        if code == 0 { threads.append(thread) }
      #endif
    }
    close(ends[1])
    for thread in threads { pthread_join(thread, nil) }
    close(ends[0])
    reading.deallocate()
    return code == 0 ? nil : lastError(code)
  }

  private static func lastError(_ code: Int32) -> String {
    "the system starts no more threads for it (\(String(cString: strerror(code)))); raise the limit "
      + "that `ulimit -u` shows"
  }
}

private func waitForEnd(_ descriptor: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  var byte: UInt8 = 0
  _ = read(descriptor.load(as: Int32.self), &byte, 1)
  return nil
}
