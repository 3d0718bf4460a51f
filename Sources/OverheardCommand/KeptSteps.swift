import Dispatch
import Foundation
import Overheard
import Support
import Synchronization

/// The steps so far, kept once: when the user has enough, or when a signal ends the program.
final class KeptSteps: Sendable {
  private let file: String?
  private let live = TakenOnce<LiveExploration>()

  /// Creates the steps of a walk that has not begun.
  ///
  /// - Parameter file: `--save`.
  init(to file: String?) {
    self.file = file
  }

  /// Notes the walk as it is now.
  func note(_ walk: LiveExploration) { live.set(walk) }

  /// Tells what came of it, and keeps the steps.
  func keep() throws {
    let isOurs = try live.take { live in
      guard let live, let walk = live.walk else { return }
      if let figures = live.figures { Terminal.note("= \(figures.score)") }
      let text = WalkFile.printed([walk])
      guard let file else {
        Terminal.note("these steps as a walk:")
        return Terminal.write(text)
      }
      do {
        try NamedFile.write(Data(text.utf8), to: file)
      } catch {
        let code = Failure.exitCode(tellingOf: error, at: file)
        Terminal.write(text)
        throw code
      }
      Terminal.note("wrote \(file)")
    }
    // A signal is keeping them, and ends the program; to leave now would lose them.
    while !isOurs { pause() }
  }

  /// Keeps the steps of a program that is being ended, whose terminal may be gone.
  ///
  /// - Parameter waits: Whether to wait until they are kept, if somebody else is keeping them.
  func keepAtLast(waits: Bool) {
    let isOurs = live.take { live in
      guard let walk = live?.walk else { return }
      let text = WalkFile.printed([walk])
      let file = file
      if let file, Self.isDone({ (try? NamedFile.write(Data(text.utf8), to: file)) != nil }) {
        return
      }
      _ = Self.isDone {
        Terminal.offer(text)
        return true
      }
    }
    // A terminal that is closed also ends what is typed, so that they may be being kept; not for long.
    for _ in 0..<100 where waits && !isOurs && !live.isDone { usleep(20_000) }
  }

  /// Does something that may wait for ever, as for a pipe that nobody reads or a terminal that was stopped.
  ///
  /// - Returns: Whether it was done within two seconds.
  private static func isDone(_ work: @escaping @Sendable () -> Bool) -> Bool {
    final class Outcome: Sendable { let isDone = Mutex(false) }
    let outcome = Outcome()
    let ended = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let isDone = work()
      outcome.isDone.withLock { $0 = isDone }
      ended.signal()
    }
    return ended.wait(timeout: .now() + 2) == .success && outcome.isDone.withLock(\.self)
  }
}

/// A value of which only the first taker gets hold; after that, nothing brings it back.
final class TakenOnce<Value: Sendable>: Sendable {
  private enum State {
    case latest(Value?)
    case taken
    case done
  }

  private let state = Mutex(State.latest(nil))

  /// Whether it was taken, and whoever took it has finished.
  var isDone: Bool { state.withLock { if case .done = $0 { true } else { false } } }

  /// Replaces the value, unless it has been taken.
  func set(_ value: Value) {
    state.withLock { if case .latest = $0 { $0 = .latest(value) } }
  }

  /// Takes the value, and does something with it.
  ///
  /// - Parameter work: Gets the value; `nil` if there never was one.
  /// - Returns: Whether it was there to take; `false` if somebody else has taken it.
  /// - Throws: What `work` throws.
  func take(_ work: (Value?) throws -> Void) rethrows -> Bool {
    let taken: Value?? = state.withLock { state in
      guard case .latest(let value) = state else { return nil }
      state = .taken
      return .some(value)
    }
    guard let value = taken else { return false }
    defer { state.withLock { $0 = .done } }
    try work(value)
    return true
  }
}
