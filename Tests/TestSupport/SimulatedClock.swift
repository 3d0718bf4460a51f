/// The time of a machine that asks to be woken, which passes when a test says so.
public struct SimulatedClock {
  /// The time, in milliseconds.
  public private(set) var now = 0
  private var wishes: [(instant: Int, order: Int, token: Int)] = []
  private var wished = 0

  public init() {}

  /// Takes down a wish to be woken.
  public mutating func wish(at instant: Int, token: Int) {
    wished += 1
    wishes.append((instant, wished, token))
  }

  /// Lets time pass up to the next wish, or to an instant if there is none before; of two wishes for the
  /// same time, the first that was made comes first.
  ///
  /// - Parameter end: The instant.
  /// - Returns: The token of the wish; `nil` at the end.
  public mutating func next(until end: Int) -> Int? {
    guard let next = wishes.min(by: { ($0.instant, $0.order) < ($1.instant, $1.order) }),
      next.instant <= end
    else {
      now = end
      return nil
    }
    wishes.removeAll { $0.order == next.order }
    now = next.instant
    return next.token
  }
}
