import AccessibilityModel
import AppSimulation
import ScreenReading

/// Tracks whether and when a goal is reached.
struct GoalTracker: Sendable {
  private let goal: Goal?
  private var activated: Set<String> = []
  /// The instant at which the goal was reached.
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

  /// Whether the goal waits for an activation, so that its other conditions count at that moment.
  var needsActivation: Bool { time == nil && !activations.isEmpty }

  /// Whether all its conditions other than activations hold.
  func holdsOtherwise(in session: Session) -> Bool {
    goal?.conditions.allSatisfy { $0.isActivation || session.holds($0) } ?? false
  }

  /// An element was activated; the goal is reached if that was the last thing to do.
  ///
  /// - Parameter isReady: Whether everything else held when the user did it.
  mutating func activated(_ stop: FocusStop, isReady: Bool, at now: Int) {
    guard time == nil else { return }
    let names = activations.filter { stop.isMeant(by: $0) }
    guard !names.isEmpty else { return }
    activated.formUnion(names)
    if isReady, activations.allSatisfy(activated.contains) { time = now }
  }

  /// Something may have changed; a goal without an activation is reached while it holds.
  mutating func note(_ session: Session) {
    guard let goal, activations.isEmpty else { return }
    if goal.conditions.allSatisfy(session.holds) {
      time = time ?? session.now
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

extension Session {
  /// Whether a condition holds now; an activation is not a state and never does.
  func holds(_ condition: Goal.Condition) -> Bool {
    guard let front = reader.screens.last else { return false }
    switch condition {
    case .activated: return false
    case .focused(let name): return focus?.isMeant(by: name) ?? false
    case .screen(let name):
      return front.key == name || front.tree.screen.title?.string == name
    case .selected(let name):
      return front.stops.contains { stop in
        let isSelected = stop.element.traits.contains(.selected)
        let item = stop.element.shownItem
        return isSelected && stop.isMeant(by: name) || !item.isEmpty && item.hasPrefix(name)
      }
    case .value(let name, let value):
      return reader.screens.reversed().contains { screen in
        let path = screen.tree.path(named: name) ?? screen.path(meaning: name)
        return path.map { screen.valueTexts(at: $0).contains(value) } ?? false
      }
    }
  }
}

extension ScreenView {
  fileprivate func path(meaning name: String) -> [Int]? {
    stopIndex(meaning: name).map { stops[$0].path }
  }

  /// What counts as the value of an element.
  fileprivate func valueTexts(at path: [Int]) -> [String] {
    guard let element = tree.presentedElement(at: path) else { return [] }
    var texts = [element.value?.string, element.toggle?.rawValue].compactMap { $0 }
    if element.carousel != nil || element.banner != nil { texts.append(element.shownItem) }
    switch element.adjustment {
    case .range(let range): texts.append(range.text(for: range.number).string)
    case .pages(let page): texts.append("\(page.current)")
    case .values, nil: break
    }
    if let status = element.expandedStatus { texts.append(status.rawValue) }
    return texts
  }
}
