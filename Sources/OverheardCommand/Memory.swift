#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory of this process.
enum Memory {
  /// Gives memory back to the machine in a long run.
  ///
  /// glibc keeps an arena for every thread, and sounds of many lengths fragment each of them: after
  /// 10,000 screens that was 120 MB more than needed.
  static func keepSmall() {
    #if canImport(Glibc)
      // Swift's Glibc module has no <malloc.h>, so mallopt(3) is looked up by name, and M_ARENA_MAX
      // and M_TRIM_THRESHOLD are given as numbers. Without such a function nothing changes.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias MallocOption = @convention(c) (Int32, Int32) -> Int32
      let mallopt = unsafeBitCast(symbol, to: MallocOption.self)
      _ = mallopt(-8, 2)
      _ = mallopt(-1, 1_000_000)
    #endif
  }

  /// The most memory used at any time, in megabytes.
  static var peakMegabytes: Int {
    var usage = rusage()
    #if canImport(Glibc)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #endif
  }
}
