import AccessibilityModel
import AppSimulation
import Walks

extension Rule {
  static let goalMissed = Rule(
    "goal-missed", .error, .movement,
    says: "A walk does not reach its goal, or reaches it only by luck.",
    because: "The user did what one does, and did not get what they came for.",
    uiKit: "Look at the first line in the walk's transcript that surprises you.",
    swiftUI: "Look at the first line in the walk's transcript that surprises you.",
    android: "Look at the first line in the walk's transcript that surprises you.",
    see: [.wcag("2.2.1", "timing-adjustable"), .hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Cards": {selectsOnFocus: true, items: [button "Visa", button "Maestro", button "Diners"]}
      - button "Pay"
      walks:
        pay: {gestures: [swipe right x4, double tap], goal: [activate Pay, Cards = Maestro]}
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - banner: {every: 3s, items: [button "A", button "B", button "C", button "D", button "E", button "F", button "G", button "H"]}
      - button "Cart"
      walks:
        cart: {gestures: [swipe right x9, double tap], goal: activate Cart}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Cards"
      - carousel "Card": {style: adjustable, items: ["Visa", "Maestro", "Diners"]}
      - button "Pay"
      walks:
        pay: {gestures: [swipe right, swipe up, swipe right, double tap], goal: [activate Pay, Card = Maestro]}
      """
    ],
    .walk { walk in
      guard let goal = walk.walk.goal, let figures = walk.transcript.figures,
        figures.goal != nil
      else { return [] }
      let wanted = goal.sentence
      let end = walk.transcript.events.indices.last
      if let sweep = walk.sweep, let reached = sweep.reached {
        let missed = sweep.runs.count - reached
        guard missed > 0 else { return [] }
        return [
          walk.fault(
            missed == sweep.runs.count
              ? "the goal is never reached: \(wanted)"
              : "the goal is reached only by luck: \(wanted)", at: end,
            evidence: ["≈ " + sweep.score], because: walk.reason(for: goal))
        ]
      }
      guard figures.goal == false, !walk.isReachedOtherwise, !walk.isForAnotherReader else {
        return []
      }
      let message: Sentence = "the goal is missed: \(wanted)"
      return [
        walk.fault(walk.reason(for: goal).map { "\(message); \($0)" } ?? message, at: end)
      ]
    })
}

extension WalkGoal {
  /// The goal in words; in English as a file has it.
  fileprivate var sentence: Sentence {
    let all = conditions.map(\.sentence)
    return all.dropFirst().reduce(all.first ?? "") { "\($0), \($1)" }
  }
}

extension WalkGoal.Condition {
  fileprivate var sentence: Sentence {
    switch self {
    case .activated(let element): "activate \(element)"
    case .focused(let element): "focus \(element)"
    case .selected(let element): "select \(element)"
    case .value(let element, let value): "\(element) = \(value)"
    case .kept(let element): "keep \(element)"
    case .screen(let name): "screen \(name)"
    case .meets(let condition): "\(condition.description)"
    }
  }
}

extension AuditedWalk {
  /// Whether another walk of the variant reaches the same goal: this one shows how not to go.
  fileprivate var isReachedOtherwise: Bool {
    subject.walks.contains { other in
      other.walk.goal == walk.goal && other.transcript.figures?.goal == true
    }
  }

  /// Whether it has swipes up or down, which mean something else to each reader, and names none.
  fileprivate var isForAnotherReader: Bool {
    guard walk.reader == nil, subject.context.configuration.reader.id != Rule.voiceOver else {
      return false
    }
    return walk.steps.contains { step in
      guard case .gesture(.swipe(let direction)) = step else { return false }
      return direction == .up || direction == .down
    }
  }

  /// Why the goal was missed, by the first of its conditions that does not hold; `nil` if unknown.
  fileprivate func reason(for goal: WalkGoal) -> Sentence? {
    guard let figures = transcript.figures, figures.goal == false else { return nil }
    if figures.goalHeldFromStart { return "it held from the start, so nothing reached it" }
    if let trap = figures.trap { return "focus cannot get away from \(trap)" }
    return goal.conditions.lazy.compactMap(why).first
  }

  private func why(_ condition: WalkGoal.Condition) -> Sentence? {
    let events = transcript.events
    func last<T>(_ find: (WalkTranscript.Event.Kind) -> T?) -> T? {
      for event in events.reversed() { if let found = find(event.kind) { return found } }
      return nil
    }
    let end = last { kind -> String? in
      if case .focus(let name, _) = kind { return name }
      return nil
    }
    switch condition {
    case .activated(let name):
      if let place = place(named: name),
        let element = place.screen.tree.presentedElement(at: place.path),
        element.traits.contains(.notEnabled), !becomesEnabled(name)
      {
        return "\"\(name)\" is dimmed"
      }
      let isReached = events.contains { event in
        if case .focus(name, _) = event.kind { return true }
        return false
      }
      return isReached
        ? "no double tap came while focus was on \"\(name)\" and the rest of it held"
        : "focus never comes to \"\(name)\"" + (end.map { "; the walk ends at \"\($0)\"" } ?? "")
    case .focused(let name):
      return end == name ? nil : end.map { "the walk ends at \"\($0)\", not at \"\(name)\"" }
    case .value(let name, let value):
      guard let own = shown(name), own != value else { return nil }
      return "in the end \"\(name)\" is \"\(own)\""
    case .meets(let condition):
      // Of a state, what is missed says the same.
      if case .state = condition.test { return nil }
      return shown(condition.element).map {
        "in the end \"\(condition.element)\" is \"\($0)\""
      }
    case .selected(let name): return "\"\(name)\" is not selected in the end"
    case .screen(let name): return "the walk ends on another screen than \"\(name)\""
    case .kept(let name): return "\"\(name)\" does not keep its value"
    }

    func shown(_ name: String) -> String? {
      let changed = last { kind -> String? in
        guard case .change(let change) = kind, change.element == name,
          [.value, .item, .selected].contains(change.property.name)
        else { return nil }
        return change.property.to
      }
      let first = place(named: name)
        .flatMap { $0.screen.tree.presentedElement(at: $0.path)?.value?.string }
      return changed ?? first
    }
  }

  private func becomesEnabled(_ name: String) -> Bool {
    transcript.events.contains { event in
      if case .change(let change) = event.kind {
        return change.element == name && change.property.name == .notEnabled
      }
      return false
    }
  }
}
