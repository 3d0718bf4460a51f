#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What this process takes of the machine.
enum Memory {
  /// Gives memory back to the machine in a long run.
  ///
  /// glibc keeps an arena for every thread, and sounds of many lengths leave each of them full of
  /// holes: after 10,000 screens that was 120 MB more than is needed.
  static func keepSmall() {
    #if canImport(Glibc)
      // Swift's Glibc has no <malloc.h>: mallopt(3) by its name, M_ARENA_MAX and M_TRIM_THRESHOLD
      // by their numbers. Where there is no such function, memory is as it was.
      guard let symbol = dlsym(nil, "mallopt") else { return }
      typealias MallocOption = @convention(c) (Int32, Int32) -> Int32
      let mallopt = unsafeBitCast(symbol, to: MallocOption.self)
      _ = mallopt(-8, 2)
      _ = mallopt(-1, 1_000_000)
    #endif
  }

  /// The most memory that was held at a time, in megabytes.
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
