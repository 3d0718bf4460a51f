import AccessibilityModel
import AppSimulation
import ScreenReading

extension Simulator {
  /// Does what the app does when something happens to an element.
  mutating func run(_ trigger: Response.Trigger, of path: [Int], by cause: Change.Cause) {
    let id = stack[top].id
    for response in stack[top].element(at: path)?.responses ?? [] where response.trigger == trigger
    {
      run(response.effects, on: id, by: cause)
    }
  }

  /// Does the effects that are due at once and plans the others.
  mutating func run(_ effects: [TimedEffect], on screen: Int, by cause: Change.Cause) {
    for timed in effects {
      if timed.delay > 0 {
        let task = Agenda.Task.effect(timed.effect, screen: screen, by: cause)
        agenda.add(task, at: plan(after: timed.delay))
      } else {
        apply(timed.effect, on: screen, by: cause)
      }
    }
  }

  /// Does one effect; what a screen that is gone had planned still happens.
  mutating func apply(_ effect: Effect, on screen: Int, by cause: Change.Cause) {
    let depth = depth(of: screen) ?? top
    switch effect {
    case .announce(let text, let priority): announce(text, priority, on: depth)
    case .screenChanged(let target): notify(target, isScreen: true, on: depth)
    case .layoutChanged(let target): notify(target, isScreen: false, on: depth)
    case .pageScrolled(let text): pageScrolled(text, on: depth)
    case .scroll(let element):
      if let place = locate(element, from: depth), place.depth == top { autoScroll(to: place.path) }
    case .set(let element, let property, let text):
      guard let place = locate(element, from: depth) else { return }
      set(place.path, property, to: text, depth: place.depth, by: cause)
    case .select(let element):
      guard let place = locate(element, from: depth) else { return }
      select(place.path, depth: place.depth, by: cause)
    case .reload(let reload):
      guard let place = locate(reload.container, from: depth) else { return }
      begin(reload, of: place.path, depth: place.depth)
    case .push(let key): show(key, isPresented: false)
    case .pop: pop()
    case .present(let key): show(key, isPresented: true)
    case .dismiss: dismiss()
    }
  }

  /// The element that an effect means: on its own screen, else on the nearest to the front.
  private func locate(_ name: String, from depth: Int) -> (depth: Int, path: [Int])? {
    let others = stack.indices.reversed().filter { $0 != depth }
    for depth in [depth] + others {
      if let path = stack[depth].path(named: name) { return (depth, path) }
    }
    return nil
  }

  /// A property is not what it was: the change is told, and VoiceOver may look at the value.
  mutating func note(
    _ path: [Int], _ property: String, from old: String, to new: String, depth: Int,
    by cause: Change.Cause
  ) {
    guard old != new else { return }
    emit(
      .change(
        Change(
          element: stack[depth].name(of: path), property: property, from: old, to: new, by: cause)))
    if depth == top { planPoll(path) }
  }
}

// MARK: - Properties

extension Simulator {
  mutating func set(
    _ path: [Int], _ property: ElementProperty, to text: AttributedText, depth: Int,
    by cause: Change.Cause
  ) {
    guard let element = stack[depth].element(at: path) else { return }
    let old = Self.text(of: property, in: element)
    stack[depth].update(path) { Self.write(text, to: property, of: &$0) }
    let new = stack[depth].element(at: path).map { Self.text(of: property, in: $0) } ?? old
    note(path, property.rawValue, from: old, to: new, depth: depth, by: cause)
  }

  private static func text(of property: ElementProperty, in element: Element) -> String {
    switch property {
    case .label: element.label?.string ?? ""
    case .value: element.presented.value?.string ?? ""
    case .hint: element.hint?.string ?? ""
    case .selected: "\(element.traits.contains(.selected))"
    case .notEnabled: "\(element.traits.contains(.notEnabled))"
    case .hidden: "\(element.isHidden)"
    case .expanded: "\(element.expandedStatus == .expanded)"
    case .toggle: element.toggle?.rawValue ?? ""
    }
  }

  private static func write(
    _ text: AttributedText, to property: ElementProperty, of element: inout Element
  ) {
    let isTrue = text.string == "true"
    switch property {
    case .label: element.label = text
    case .value: element.value = text
    case .hint: element.hint = text
    case .selected: element.setTrait(.selected, isTrue)
    case .notEnabled: element.setTrait(.notEnabled, isTrue)
    case .hidden: element.isHidden = isTrue
    case .expanded: element.expandedStatus = isTrue ? .expanded : .collapsed
    case .toggle: element.toggle = ToggleState(rawValue: text.string) ?? element.toggle
    }
  }

  /// Selects an element among its siblings; a card of a carousel becomes the one in the middle.
  mutating func select(_ path: [Int], depth: Int, by cause: Change.Cause) {
    let parent = Array(path.dropLast())
    guard let place = path.last, let element = stack[depth].element(at: path) else { return }
    if stack[depth].element(at: parent)?.carousel != nil {
      setCard(place, of: parent, depth: depth, by: cause)
      return
    }
    let siblings = parent.isEmpty ? stack[depth].screen.elements : children(of: parent, depth)
    for (index, sibling) in siblings.enumerated()
    where index != place && sibling.traits.contains(.selected) {
      stack[depth].update(parent + [index]) { $0.setTrait(.selected, false) }
    }
    stack[depth].update(path) { $0.setTrait(.selected, true) }
    let was = element.traits.contains(.selected)
    note(path, "selected", from: "\(was)", to: "true", depth: depth, by: cause)
  }

  func children(of path: [Int], _ depth: Int) -> [Element] {
    stack[depth].element(at: path)?.children ?? []
  }
}

extension Element {
  mutating func setTrait(_ trait: AccessibilityTraits, _ isOn: Bool) {
    if isOn { additionalTraits.insert(trait) } else { additionalTraits.remove(trait) }
  }
}
