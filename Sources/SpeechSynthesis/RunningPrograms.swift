import Foundation
import Synchronization

/// The programs that are running, so that a signal can end them and remove their files.
///
/// They have process groups of their own, which Ctrl-C in a terminal does not reach. The helper of an
/// engine ends when its input does, but not while it is stopped or hangs.
package final class RunningPrograms: Sendable {
  /// The programs of this process.
  package static let shared = RunningPrograms()

  private struct State {
    var groups: Set<pid_t> = []
    var folders: Set<String> = []
    /// How many programs are being started; their groups are not known yet.
    var starting = 0
    var isEnding = false
  }

  private let state = Mutex(State())

  /// Makes a folder for the files of a run; ``remove(_:)`` removes it.
  ///
  /// - Throws: The file system's error, or `CancellationError` when all programs are ended.
  package func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "overheard-\(UUID().uuidString)")
    try state.withLock { state in
      if state.isEnding { throw CancellationError() }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      state.folders.insert(folder.path)
    }
    return folder
  }

  /// Removes a folder.
  package func remove(_ folder: URL) {
    try? FileManager.default.removeItem(at: folder)
    state.withLock { _ = $0.folders.remove(folder.path) }
  }

  /// Notes that a program will be started.
  ///
  /// - Returns: What is to be told when it runs, and in any case at the end.
  /// - Throws: `CancellationError` when all programs are ended.
  package func willStart() throws -> Program {
    try state.withLock { state in
      if state.isEnding { throw CancellationError() }
      state.starting += 1
    }
    return Program(all: self)
  }

  private func didStart(_ group: pid_t?) {
    state.withLock { state in
      state.starting -= 1
      if let group { state.groups.insert(group) }
      if let group, state.isEnding { kill(-group, SIGKILL) }
    }
  }

  private func didEnd(_ group: pid_t) {
    state.withLock { state in
      kill(-group, SIGKILL)
      state.groups.remove(group)
    }
  }

  /// One program, from before its start to its end.
  package final class Program: Sendable {
    private let all: RunningPrograms
    private let group = Mutex<pid_t?>(nil)

    fileprivate init(all: RunningPrograms) { self.all = all }

    /// Notes that it runs, in a process group of its own.
    package func begin(_ process: pid_t) {
      group.withLock { $0 = process }
      all.didStart(process)
    }

    /// Notes that it has ended, or could not be started; ends what it left running.
    package func end() {
      if let process = group.withLock({ $0 }) { all.didEnd(process) } else { all.didStart(nil) }
    }
  }

  /// Does not return once all programs are being ended, because this process ends a moment later;
  /// that its programs failed is not to be told.
  package func waitForEnd() async {
    while state.withLock({ $0.isEnding }), !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
    }
  }

  /// Kills all programs with their children, removes their files, and lets no other program start.
  package func end() {
    startNoMore()
    state.withLock { state in
      for group in state.groups {
        kill(-group, SIGKILL)
        // One that has no group of its own, because Foundation started it.
        kill(group, SIGKILL)
      }
      for folder in state.folders { try? FileManager.default.removeItem(atPath: folder) }
    }
  }

  /// Lets no other program start, and waits until those that are being started run.
  ///
  /// Before the process exits: what swift-subprocess has not begun by then, it complains of on standard
  /// error.
  package func startNoMore() {
    state.withLock { $0.isEnding = true }
    for _ in 0..<2_000 where state.withLock({ $0.starting > 0 }) { usleep(500) }
  }
}
