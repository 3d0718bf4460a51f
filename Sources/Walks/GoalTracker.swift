import AccessibilityModel
import AppSimulation
import ScreenReading

/// Tracks whether and when a goal is reached.
struct GoalTracker: Sendable {
  private let goal: WalkGoal?
  private var activated: Set<String> = []
  /// The values, before the first gesture, of the elements that should keep theirs; what is not there
  /// cannot be kept.
  private var kept: [String: [String]]?
  /// Whether the goal has held since before the first gesture.
  private(set) var heldFromStart = false
  /// The instant at which the goal was reached.
  private(set) var time: Int?

  init(_ goal: WalkGoal?) {
    self.goal = goal
    hasStates = goal?.conditions.contains { !$0.isActivation } ?? false
    isWatching = goal?.conditions.allSatisfy { !$0.isActivation } ?? false
  }

  private var activations: [String] {
    goal?.conditions.compactMap { condition in
      if case .activated(let name) = condition { return name }
      return nil
    } ?? []
  }

  /// Whether ``note(_:)`` is of use: an activation is noticed when it happens.
  let isWatching: Bool
  /// Whether the goal has conditions other than activations.
  let hasStates: Bool
  /// Whether ``begin(_:)`` is still to come.
  var isToBegin: Bool { goal != nil && kept == nil }

  /// Whether there is something to reach; a goal that only keeps values holds all along.
  private var asksForChange: Bool {
    goal?.conditions.contains { condition in
      if case .kept = condition { return false }
      return true
    } ?? false
  }

  /// Whether the goal waits for an activation, so that its other conditions count at that moment.
  var needsActivation: Bool { time == nil && !activations.isEmpty }

  /// Whether all its conditions other than activations hold.
  func holdsOtherwise(in session: Session) -> Bool {
    goal?.conditions.allSatisfy { $0.isActivation || holds($0, in: session) } ?? false
  }

  private func holds(_ condition: WalkGoal.Condition, in session: Session) -> Bool {
    guard case .kept(let name) = condition else { return session.holds(condition) }
    guard let kept else { return true }
    return kept[name].map { $0 == session.values(of: name) } ?? false
  }

  /// The user is about to make the first gesture; what already holds does not count as reached.
  mutating func begin(_ session: Session) {
    guard let goal, kept == nil else { return }
    kept = [:]
    for case .kept(let name) in goal.conditions { kept?[name] = session.values(of: name) }
    guard activations.isEmpty else { return }
    if asksForChange, goal.conditions.allSatisfy({ holds($0, in: session) }) {
      heldFromStart = true
      time = nil
    } else {
      note(session)
    }
  }

  /// An element was activated; the goal is reached if that was the last thing to do.
  ///
  /// - Parameters:
  ///   - stop: The element.
  ///   - isReady: Whether all other conditions held when the user did it.
  ///   - now: The present instant, in milliseconds from the start.
  mutating func activated(_ stop: FocusStop, isReady: Bool, at now: Int) {
    guard time == nil else { return }
    let names = activations.filter { stop.isMeant(by: $0) }
    guard !names.isEmpty else { return }
    activated.formUnion(names)
    if isReady, activations.allSatisfy(activated.contains) { time = now }
  }

  /// Something may have changed; a goal without an activation is reached while it holds, unless it
  /// has held from the start.
  mutating func note(_ session: Session) {
    guard let goal, activations.isEmpty else { return }
    guard goal.conditions.allSatisfy({ holds($0, in: session) }) else {
      heldFromStart = false
      time = nil
      return
    }
    if !heldFromStart { time = time ?? session.now }
  }
}

extension WalkGoal.Condition {
  fileprivate var isActivation: Bool {
    if case .activated = self { return true }
    return false
  }
}

extension Session {
  /// Whether a condition holds now; an activation is not a state and never does.
  func holds(_ condition: WalkGoal.Condition) -> Bool {
    switch condition {
    case .activated, .kept: return false
    case .focused(let name): return focus?.isMeant(by: name) ?? false
    default: break
    }
    guard let front = reader.screens.last else { return false }
    switch condition {
    case .activated, .kept, .focused: return false
    case .screen(let name):
      return front.key == name || front.tree.screen.title?.string == name
    case .selected(let name):
      return front.stops.contains { stop in
        let isSelected = stop.element.traits.contains(.selected)
        let item = stop.element.shownItem
        return isSelected && stop.isMeant(by: name) || !item.isEmpty && item.hasPrefix(name)
      }
    case .value(let name, let value):
      return values(of: name)?.contains(value) ?? false
        || Double(value).map { $0 == number(of: name) } ?? false
        || value.contains("{") && meets(ElementCondition(name, .equals(value)))
    case .meets(let condition): return meets(condition)
    }
  }

  private func meets(_ condition: ElementCondition) -> Bool {
    for screen in reader.screens.reversed() {
      guard let path = screen.path(withValueNamed: condition.element) else { continue }
      let focus = screen.id == reader.screens.last?.id ? focus?.path : nil
      return screen.tree.holds(condition, at: path, focus: focus) {
        screen.path(withValueNamed: $0)
      }
    }
    return false
  }

  /// What counts as the value of an element, on the frontmost screen that has it; `nil` if none has.
  func values(of name: String) -> [String]? {
    for screen in reader.screens.reversed() {
      if let path = screen.path(withValueNamed: name) { return screen.valueTexts(at: path) }
    }
    return nil
  }
}

extension Session {
  /// The number in the value of an element; as in conditions, `음량 = 70` means `70%` too.
  fileprivate func number(of name: String) -> Double? {
    for screen in reader.screens.reversed() {
      if let path = screen.path(withValueNamed: name) {
        return screen.tree.presentedElement(at: path)?.number
      }
    }
    return nil
  }
}

extension ScreenView {
  /// The element of a name whose value is meant: a carousel may stand below a title of the same name.
  fileprivate func path(withValueNamed name: String) -> [Int]? {
    guard let path = tree.path(named: name) ?? self.path(meaning: name) else { return nil }
    // To look through all elements takes long, and a goal is looked at after every gesture.
    guard valueTexts(at: path).isEmpty, tree.hasSeveral(named: name) else { return path }
    return tree.firstPath { element in
      [element.identifier, element.label?.string].contains(name)
        && !element.presented.valueTexts.isEmpty
    } ?? path
  }

  fileprivate func path(meaning name: String) -> [Int]? {
    stopIndex(meaning: name).map { stops[$0].path }
  }

  /// What counts as the value of an element.
  fileprivate func valueTexts(at path: [Int]) -> [String] {
    tree.presentedElement(at: path)?.valueTexts ?? []
  }
}
