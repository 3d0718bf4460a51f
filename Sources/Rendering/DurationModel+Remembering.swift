import ScreenReading
import Synchronization

extension DurationModel {
  /// The same model, which works out the length of each piece only once, whoever asks and from
  /// whichever thread.
  ///
  /// For a command that walks through many screens: their texts repeat, and each is read by all the
  /// rules of its language.
  package func remembering() -> DurationModel {
    let memory = Memory()
    return DurationModel(name: name) { part in
      if let known = memory.lengths.withLock({ $0[part] }) { return known }
      let length = milliseconds(of: part)
      memory.lengths.withLock { lengths in
        // So that memory does not grow with the screens.
        if lengths.count >= 5_000 { lengths.removeAll(keepingCapacity: true) }
        lengths[part] = length
      }
      return length
    }
  }

  private final class Memory: Sendable {
    let lengths = Mutex<[SpokenAnnouncement.Part: Int]>([:])
  }
}
