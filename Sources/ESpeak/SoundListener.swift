import SpeechSynthesis
import Synchronization

/// Somebody who listens to a sound while the helper makes it.
///
/// Everything is heard once, also if the helper has to be asked again: the same utterance has the same
/// sound.
final class SoundListener: Sendable {
  private struct State {
    var clip: GrowingClip
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
  ///   - receive: Is handed what is heard.
  init(_ clip: GrowingClip, _ receive: @escaping @Sendable ([Int16]) -> Void) {
    state = Mutex(State(clip: clip))
    self.receive = receive
  }

  /// Begins to hear the sound from its start.
  func begin() {
    state.withLock { $0.come = 0 }
  }

  /// Hears the next samples of the engine.
  func hear(_ samples: [Int16]) {
    state.withLock { state in
      let known = max(0, min(state.most - state.come, samples.count))
      state.come += samples.count
      state.most = max(state.most, state.come)
      pass(state.clip.append(Array(samples.dropFirst(known))))
    }
  }

  /// Hears the rest, when the engine has made everything.
  func end() {
    state.withLock { pass($0.clip.finish()) }
  }

  /// Hands on what is heard, in its order.
  private func pass(_ samples: [Int16]) {
    if !samples.isEmpty { receive(samples) }
  }
}
