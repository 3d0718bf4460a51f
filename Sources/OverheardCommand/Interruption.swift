import ArgumentParser
import Dispatch
import Foundation
import Overheard
import Support
import Synchronization

/// What happens when a signal ends the program: Ctrl-C, a closed terminal, `kill`, a limit of time.
enum Interruption {
  /// Ends helpers and voice programs, removes their files and what is unfinished of this program's,
  /// and makes the terminal show what is typed; the program then ends by the signal.
  ///
  /// What was finished stays, with the journal from which the next run goes on. It also works where the
  /// program was started with Ctrl-C ignored, as in a script; under `nohup` it goes on when the
  /// terminal closes.
  ///
  /// Ends the program where it cannot have the threads that this and the engine need.
  static func prepare() { _ = installed }

  /// Sets what is done before the program ends: something is kept that only this program has.
  ///
  /// - Parameter work: Is told whether to wait until somebody else, who is keeping it, has done so.
  static func keep(by work: @escaping @Sendable (_ waits: Bool) -> Void) {
    keeping.withLock { $0 = work }
  }

  /// Keeps it where the program leaves by itself, as when its output is closed.
  ///
  /// Where a signal is ending the program, that keeps it, and this does not return.
  static func keepBeforeLeaving() {
    while isPending { pause() }
    keeping.withLock(\.self)?(false)
  }

  private static let keeping = Mutex<(@Sendable (Bool) -> Void)?>(nil)

  private static let installed: Void = {
    if let complaint = SystemLimits.helperComplaint() {
      Terminal.note("overheard: \(complaint)")
      Foundation.exit(ExitCode.unavailable.rawValue)
    }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      Terminal.note("overheard: no pipe for signals: \(String(cString: strerror(errno)))")
      Foundation.exit(ExitCode.unavailable.rawValue)
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let output = ends[0]
    input = ends[1]
    for signal in [SIGINT, SIGTERM] + others where !others.contains(signal) || !isIgnored(signal) {
      Foundation.signal(signal) { signal in
        // Little is allowed here, so that the thread below does the rest.
        let reason = errno
        var number = UInt8(truncatingIfNeeded: signal)
        Interruption.isPending = true
        _ = write(Interruption.input, &number, 1)
        errno = reason
      }
    }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(output, &number, 1) != 1 { if errno != EINTR { return } }
      // In the background, what is kept may be written to a terminal that stops those who write to it.
      signal(SIGTTOU, SIG_IGN)
      RunningPrograms.shared.end()
      StepKey.restore()
      keeping.withLock(\.self)?(true)
      UnfinishedFiles.remove {
        signal(Int32(number), SIG_DFL)
        // To the process, because this thread may have signals blocked.
        kill(getpid(), Int32(number))
        while true { pause() }
      }
    }
  }()

  /// Whether a signal has come that ends the program: a plain value, because a handler may ask for nothing else.
  nonisolated(unsafe) private(set) static var isPending = false

  /// Signals that end a program too: a batch system's warning, a limit of processor time, Ctrl-\.
  private static let others = [SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU]

  private static func isIgnored(_ number: Int32) -> Bool {
    let handler = signal(number, SIG_IGN)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// The end of the pipe into which a signal is written for the thread: a plain number, written once,
  /// before there is anything that reads it; a handler may ask for nothing else.
  nonisolated(unsafe) private static var input: Int32 = -1
}
