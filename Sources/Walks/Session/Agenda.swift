import HeapModule

/// The machines that want to be woken, in order of time, then of insertion.
struct Agenda: Sendable {
  private var heap = Heap<Entry>()
  private var inserted = 0

  /// One of the two machines of a session.
  enum Machine: Sendable {
    case app, reader
  }

  /// A machine to wake at an instant.
  struct Entry: Comparable, Sendable {
    /// When, in milliseconds.
    let instant: Int
    let order: Int
    let machine: Machine
    /// The token that identifies the machine's plan.
    let token: Int

    static func == (left: Entry, right: Entry) -> Bool { left.order == right.order }

    static func < (left: Entry, right: Entry) -> Bool {
      (left.instant, left.order) < (right.instant, right.order)
    }
  }

  /// Adds a wake-up to the agenda.
  mutating func add(_ token: Int, of machine: Machine, at instant: Int) {
    heap.insert(Entry(instant: instant, order: inserted, machine: machine, token: token))
    inserted += 1
  }

  /// How many wake-ups are planned.
  var count: Int { heap.count }

  /// When the next thing happens.
  var next: Int? { heap.min?.instant }

  /// Removes and returns the next wake-up, if it is no later than an instant.
  mutating func popNext(until instant: Int) -> Entry? {
    guard let min = heap.min, min.instant <= instant else { return nil }
    return heap.popMin()
  }
}
