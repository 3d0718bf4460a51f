import Foundation
import Synchronization

/// Lets only a few programs run at a time.
///
/// All tests begin at once, and a machine on which fifty renders run together cannot play sound
/// without gaps.
final class Turnstile: Sendable {
  static let standard = Turnstile(places: ProcessInfo.processInfo.activeProcessorCount + 1)

  private struct State {
    var places: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(places: Int) {
    state = Mutex(State(places: places))
  }

  /// Waits for a place, in the order of arrival.
  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.places > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.places -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  /// Gives the place to the one that has waited longest.
  func leave() {
    let next = state.withLock { state -> CheckedContinuation<Void, Never>? in
      guard !state.waiting.isEmpty else {
        state.places += 1
        return nil
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
