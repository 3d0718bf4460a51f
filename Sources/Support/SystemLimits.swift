import Foundation
import Synchronization

/// What the system lets this program have.
///
/// Where there is no thread to be had (`ulimit -u`), Swift's runtime waits for ever and says nothing;
/// without memory (`ulimit -v`) it crashes somewhere. So that is found out before.
package enum SystemLimits {
  /// How many threads a program needs that starts a helper: as many as the runtime and
  /// swift-subprocess start on two cores, and some to spare.
  private static let helperThreads = 6
  /// How many processes and threads a helper has beside those that speak, which the system counts with
  /// those of this program: its main process and a thread of the engine; a general template and those
  /// of eight voices (`MOST_VOICES`), each with a worker that waits.
  private static let helperProcesses = 2 + 2 * (1 + 8)
  /// How many threads a player has.
  private static let playerThreads = 2
  /// The least memory to begin with, in bytes: with less the program crashed when it was tried.
  private static let leastMemory: UInt64 = 512 << 20
  /// The least stack, in bytes: with less the program crashed when it was tried.
  private static let leastStack: UInt64 = 1 << 20
  /// The least open files: with fewer, swift-subprocess crashed when it was tried.
  private static let leastFiles: UInt64 = 20
  /// The least open files for what starts other programs by Foundation, as films do: with fewer it crashed
  /// when it was tried, or said that something else was wrong.
  package static let leastFilesForPrograms: UInt64 = 40
  /// The least threads where there may be few: with fewer, the runtime waited for ever or for seconds.
  private static let leastThreads = 4
  /// A user who may have fewer processes than this may not have the threads of a command.
  private static let fewProcesses: UInt64 = 1000

  /// How many files may be open at once; `nil` for any number.
  package static var openFiles: UInt64? { limit(RLIMIT_NOFILE) }

  /// Tells why the program cannot work here with a helper.
  ///
  /// - Parameter jobs: How many utterances the helper speaks at once; `nil` for one per processor.
  /// - Returns: What is missing; `nil` where nothing is.
  package static func helperComplaint(jobs: Int? = nil) -> String? {
    complaint(
      needing: helperThreads,
      processes: helperProcesses + (jobs ?? ProcessInfo.processInfo.activeProcessorCount))
  }

  /// Tells why the program cannot work here with a helper that plays sound.
  package static func playerComplaint() -> String? {
    complaint(needing: helperThreads, processes: playerThreads)
  }

  /// Tells why the program cannot work here.
  ///
  /// - Parameters:
  ///   - threads: How many threads are needed at once.
  ///   - others: How many processes beside them, where there may be few.
  ///   - neededFiles: How many open files.
  /// - Returns: What is missing; `nil` where nothing is.
  package static func complaint(
    needing threads: Int, processes others: @autoclosure () -> Int = 0,
    files neededFiles: UInt64 = leastFiles
  ) -> String? {
    // macOS has no limit on memory.
    #if os(Linux)
      if let memory = limit(RLIMIT_AS), memory < leastMemory {
        return "it needs \(leastMemory >> 10) kB of memory, and `ulimit -v` allows \(memory >> 10)"
      }
      let processes = limit(__RLIMIT_NPROC)
    #else
      let processes = limit(RLIMIT_NPROC)
    #endif
    if let stack = limit(RLIMIT_STACK), stack < leastStack {
      return "it needs a stack of \(leastStack >> 10) kB, and `ulimit -s` allows \(stack >> 10)"
    }
    if let files = openFiles, files < neededFiles {
      return "it needs \(neededFiles) open files, and `ulimit -n` allows \(files)"
    }
    let areFew = processes.map { $0 < fewProcesses } ?? false
    if areFew {
      return threadComplaint(
        needing: max(threads + others(), leastThreads), waitingForTheirEnd: true)
    }
    // Where there are many, those of this program do not use them up, and one shows whether any are left:
    // a first sound waits for every thread that is started before it.
    return mostStarted.withLock { most in
      if threads <= most { return nil }
      let mayBeFew = mayBeFew
      let complaint = threadComplaint(
        needing: mayBeFew ? threads : 1, waitingForTheirEnd: mayBeFew)
      if complaint == nil { most = mayBeFew ? threads : .max }
      return complaint
    }
  }

  /// The most threads that were started at once to see whether they can be.
  private static let mostStarted = Mutex(0)

  #if os(Linux)
    private typealias Resource = __rlimit_resource
  #else
    private typealias Resource = Int32
  #endif

  /// A limit of this process; `nil` where it is not known.
  private static func limit(_ resource: Resource) -> UInt64? {
    var limit = rlimit()
    #if os(Linux)
      let code = getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    #else
      let code = getrlimit(resource, &limit)
    #endif
    return code == 0 ? UInt64(limit.rlim_cur) : nil
  }

  /// Starts so many threads at once.
  ///
  /// - Parameters:
  ///   - needed: How many.
  ///   - waits: Whether it waits for their end. Where few are allowed, they must be gone before others
  ///     are started; elsewhere waiting only takes time, and much of it on busy processors.
  /// - Returns: Why there cannot be so many; `nil` where there can.
  private static func threadComplaint(needing needed: Int, waitingForTheirEnd waits: Bool)
    -> String?
  {
    // Each waits for this, so that all of them are there at once.
    let gate = DispatchSemaphore(value: 0)
    var threads: [pthread_t] = []
    var code: Int32 = 0
    while threads.count < needed, code == 0 {
      let own = Unmanaged.passRetained(gate)
      #if canImport(Darwin)
        var thread: pthread_t?
        code = pthread_create(&thread, nil, { wait(at: $0) }, own.toOpaque())
        if code == 0, let thread { threads.append(thread) }
      #else
        var thread = pthread_t()
        code = pthread_create(&thread, nil, { $0.flatMap { wait(at: $0) } }, own.toOpaque())
        if code == 0 { threads.append(thread) }
      #endif
      if code != 0 { own.release() }
    }
    for _ in threads { gate.signal() }
    for thread in threads {
      if waits { pthread_join(thread, nil) } else { pthread_detach(thread) }
    }
    return code == 0 ? nil : lastError(code)
  }

  /// Whether threads may be few although a user may have many: where memory is limited, as each has a
  /// stack, and in a small control group.
  private static var mayBeFew: Bool {
    #if os(Linux)
      (limit(RLIMIT_AS) ?? .max) < UInt64(Int64.max) || !groupMayHaveMany
    #else
      false
    #endif
  }

  #if os(Linux)
    /// Whether the control group of this process, such as a container, may have many threads; false where
    /// that is not known.
    private static var groupMayHaveMany: Bool {
      let groups = text(of: "/proc/self/cgroup").split(separator: "\n").map {
        $0.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      }
      // Of version 1 the group of the controller, of version 2 the only one.
      let kinds = [
        (name: "pids", folder: "/sys/fs/cgroup/pids"), (name: "", folder: "/sys/fs/cgroup"),
      ]
      for kind in kinds {
        guard let path = groups.first(where: { $0.count == 3 && $0[1] == kind.name })?[2] else {
          continue
        }
        let most = text(of: "\(kind.folder)\(path)/pids.max").dropLast()
        if most.isEmpty, path != "/" { return false }
        if let most = UInt64(most), most < fewProcesses { return false }
      }
      return !groups.isEmpty
    }

    /// The text of a small file of the system; empty where there is none.
    private static func text(of path: String) -> String {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      return String(unsafeUninitializedCapacity: 4096) {
        max(0, read(descriptor, $0.baseAddress, 4096))
      }
    }
  #endif

  private static func lastError(_ code: Int32) -> String {
    "the system starts no more threads for it (\(String(cString: strerror(code)))); raise the limit "
      + "that `ulimit -u` shows"
  }
}

private func wait(at gate: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  Unmanaged<DispatchSemaphore>.fromOpaque(gate).takeRetainedValue().wait()
  return nil
}
