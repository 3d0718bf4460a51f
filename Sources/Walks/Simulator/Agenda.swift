import AccessibilityModel
import AppSimulation
import HeapModule

/// What is going to happen, in order of instant, then of insertion.
struct Agenda: Sendable {
  private var heap = Heap<Entry>()
  private var inserted = 0
  /// How many consequences of what the user did are still to come.
  private(set) var consequences = 0

  /// Something that happens at an instant.
  struct Entry: Comparable, Sendable {
    /// When, in milliseconds.
    let instant: Int
    let order: Int
    let task: Task

    static func == (left: Entry, right: Entry) -> Bool { left.order == right.order }

    static func < (left: Entry, right: Entry) -> Bool {
      (left.instant, left.order) < (right.instant, right.order)
    }
  }

  /// What happens.
  enum Task: Sendable {
    /// The speech queue wanted to be woken.
    case speech(token: Int)
    /// Focus arrives where a screen change or a notification sent it.
    case arrival(token: Int)
    /// Focus that was lost is found again.
    case recovery(token: Int)
    /// An effect comes due.
    case effect(Effect, screen: Int, by: Change.Cause)
    /// The app does something by itself, once or again and again.
    case event(index: Int, screen: Int)
    /// A banner shows its next item.
    case bannerTurn([Int], screen: Int, token: Int)
    /// A carousel settles on the card that focus scrolled to the middle.
    case settling([Int], card: Int, screen: Int)
    /// A number arrives late.
    case lateNumber([Int], Double, screen: Int)
    /// A container has its children again.
    case reloaded(ReloadUnderWay, screen: Int)
    /// The value of an element that updates frequently is looked at.
    case poll
  }

  /// Puts something on the agenda.
  mutating func add(_ task: Task, at instant: Int) {
    heap.insert(Entry(instant: instant, order: inserted, task: task))
    inserted += 1
    if task.isConsequence { consequences += 1 }
  }

  /// When the next thing happens.
  var next: Int? { heap.min?.instant }

  /// Takes the next thing, if it happens no later than an instant.
  mutating func popNext(until instant: Int) -> Entry? {
    guard let min = heap.min, min.instant <= instant, let entry = heap.popMin() else { return nil }
    if entry.task.isConsequence { consequences -= 1 }
    return entry
  }
}

extension Agenda.Task {
  /// Whether it is something the app still does because of what the user did, and does once.
  fileprivate var isConsequence: Bool {
    switch self {
    case .effect, .settling, .lateNumber, .reloaded: true
    case .speech, .arrival, .recovery, .event, .bannerTurn, .poll: false
    }
  }
}
