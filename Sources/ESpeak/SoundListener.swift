import SpeechSynthesis
import Synchronization

/// Somebody who listens to a sound while the helper makes it.
///
/// Everything is heard once, also if the helper has to be asked again: the same utterance has the same
/// sound.
final class SoundListener: Sendable {
  private struct State {
    var clip: GrowingClip
    /// What came and was not heard yet.
    var waiting: [[Int16]] = []
    /// Whether a thread hands on what is heard.
    var isHearing = false
    /// How many samples came, the last time it was asked.
    var come = 0
    /// How many came at most.
    var most = 0
  }

  private let state: Mutex<State>
  private let receive: @Sendable ([Int16]) -> Void

  /// Creates a listener.
  ///
  /// - Parameters:
  ///   - clip: What becomes of the engine's sound.
  ///   - receive: Is handed what is heard; it may cancel the task that speaks.
  init(_ clip: GrowingClip, _ receive: @escaping @Sendable ([Int16]) -> Void) {
    state = Mutex(State(clip: clip))
    self.receive = receive
  }

  /// Begins to hear the sound from its start.
  func begin() {
    state.withLock { $0.come = 0 }
  }

  /// Adds the next samples of the engine, to be heard with ``hear()``.
  func add(_ samples: [Int16]) {
    state.withLock { state in
      let known = max(0, min(state.most - state.come, samples.count))
      state.come += samples.count
      state.most = max(state.most, state.come)
      state.waiting.append(Array(samples.dropFirst(known)))
    }
  }

  /// Hands on what came, in its order, unless another thread does.
  ///
  /// Nothing is locked meanwhile, as nobody knows what is done with it.
  func hear() {
    while let heard = state.withLock({ next(in: &$0) }) {
      pass(heard)
      state.withLock { $0.isHearing = false }
    }
  }

  private func next(in state: inout State) -> [Int16]? {
    guard !state.isHearing, !state.waiting.isEmpty else { return nil }
    state.isHearing = true
    return state.clip.append(state.waiting.removeFirst())
  }

  /// Hears the rest, when the engine has made everything.
  func end() {
    pass(state.withLock { $0.clip.finish() })
  }

  private func pass(_ samples: [Int16]) {
    if !samples.isEmpty { receive(samples) }
  }
}
