import AccessibilityModel
import ScreenReading

/// Watches whether and when a goal is reached.
struct GoalTracker: Sendable {
  private let goal: Goal?
  private var activated: Set<String> = []
  /// The instant since when the goal is reached.
  private(set) var time: Int?

  init(_ goal: Goal?) {
    self.goal = goal
  }

  private var activations: [String] {
    goal?.conditions.compactMap { condition in
      if case .activated(let name) = condition { return name }
      return nil
    } ?? []
  }

  /// An element was activated: the goal is reached if that was the last thing to do.
  mutating func activated(_ stop: FocusStop, _ simulator: Simulator) {
    guard let goal, time == nil else { return }
    let names = activations.filter { stop.isMeant(by: $0) }
    guard !names.isEmpty else { return }
    activated.formUnion(names)
    guard activations.allSatisfy(activated.contains) else { return }
    if goal.conditions.allSatisfy({ $0.isActivation || simulator.holds($0) }) {
      time = simulator.now
    }
  }

  /// Something may have changed: a goal without an activation is reached while it holds.
  mutating func note(_ simulator: Simulator) {
    guard let goal, activations.isEmpty else { return }
    if goal.conditions.allSatisfy(simulator.holds) {
      time = time ?? simulator.now
    } else {
      time = nil
    }
  }
}

extension Goal.Condition {
  fileprivate var isActivation: Bool {
    if case .activated = self { return true }
    return false
  }
}

extension Simulator {
  /// The instant since when the goal is reached, in milliseconds; `nil` while it is not.
  public var goalTime: Int? { goal.time }

  /// Whether a condition holds now; an activation is no state and never does.
  func holds(_ condition: Goal.Condition) -> Bool {
    switch condition {
    case .activated: return false
    case .focused(let name): return focus?.isMeant(by: name) ?? false
    case .screen(let name):
      return stack[top].key == name || stack[top].screen.title?.string == name
    case .selected(let name):
      return stack[top].stops.contains { stop in
        let isSelected = stop.element.traits.contains(.selected)
        let item = stop.element.shownItem
        return isSelected && stop.isMeant(by: name) || !item.isEmpty && item.hasPrefix(name)
      }
    case .value(let name, let value):
      return stack.reversed().contains { screen in
        guard let path = screen.path(named: name) ?? screen.path(meaning: name) else {
          return false
        }
        return screen.valueTexts(at: path).contains(value)
      }
    }
  }
}

extension LiveScreen {
  fileprivate func path(meaning name: String) -> [Int]? {
    stopIndex(meaning: name).map { stops[$0].path }
  }

  /// What can be called the value of an element.
  fileprivate func valueTexts(at path: [Int]) -> [String] {
    guard let element = presentedElement(at: path) else { return [] }
    var texts = [element.value?.string, element.toggle?.rawValue].compactMap { $0 }
    if element.carousel != nil || element.banner != nil { texts.append(element.shownItem) }
    switch element.adjustment {
    case .range(let range): texts.append(range.text(for: range.number).string)
    case .pages(let page): texts.append("\(page.current)")
    case .values, nil: break
    }
    if let page = element.expandedStatus { texts.append(page.rawValue) }
    return texts
  }
}
