import Synchronization

extension DurationModel {
  /// The same model, which works out the length of each piece only once.
  package func remembering() -> DurationModel {
    let memory = Memory()
    return DurationModel(name: name) { [self] part in
      if let known = memory.lengths.withLock({ $0[part] }) { return known }
      let length = milliseconds(of: part)
      memory.lengths.withLock { $0[part] = length }
      return length
    }
  }

  private final class Memory: Sendable {
    let lengths = Mutex<[Announcement.Part: Int]>([:])
  }
}
