import AccessibilityModel

extension AppMachine {
  /// Runs the app's response when something happens to an element.
  mutating func run(
    _ trigger: ElementResponse.Trigger, of path: [Int], by cause: ElementChange.Cause
  ) {
    let screen = id(top)
    let responses = tree(top).value(at: path) { $0.responses } ?? []
    for response in responses where response.trigger == trigger {
      run(response.effects, on: screen, by: cause)
    }
  }

  /// Runs the effects that are due at once and plans the others.
  mutating func run(_ effects: [TimedEffect], on screen: Int, by cause: ElementChange.Cause) {
    for timed in effects {
      if timed.delay > 0 {
        plan(.effect(timed.effect, screen: screen, by: cause), after: timed.delay)
      } else {
        apply(timed.effect, on: screen, by: cause)
      }
    }
  }

  /// Runs one effect; effects planned by a screen that is gone still happen.
  mutating func apply(_ effect: ScreenEffect, on screen: Int, by cause: ElementChange.Cause) {
    let depth = depth(of: screen) ?? top
    switch effect {
    case .announce(let text, let priority):
      let words = filled(text, from: depth)
      let event = AppEvent.announced(words, priority, tree(depth).screen.language)
      announce(event)
    case .toast(let text):
      emit(.toast(filled(text, from: depth), tree(depth).screen.language))
    case .screenChanged(let target):
      if depth == top { emit(.screenChanged(target.map(resolve), by: cause)) }
    case .layoutChanged(let target):
      if depth == top { emit(.layoutChanged(target.map(resolve), by: cause)) }
    case .pageScrolled(let text):
      emit(.pageScrolled(filled(text, from: depth), tree(depth).screen.language))
    case .scroll(let element):
      if let place = locate(element, from: depth), place.depth == top { autoScroll(to: place.path) }
    case .set(let element, let property, let text):
      guard let place = locate(element, from: depth) else { return }
      set(place.path, property, to: filled(text, from: depth), place.depth, by: cause)
    case .flip(let element, let state):
      guard let place = locate(element, from: depth) else { return }
      flip(place.path, state, place.depth, by: cause)
    case .add(let element, let number):
      guard let place = locate(element, from: depth) else { return }
      add(number, to: place.path, place.depth, by: cause)
    case .append(let element, let text):
      guard let place = locate(element, from: depth),
        let old = self.element(place.path, place.depth)
      else { return }
      let property = old.valueProperty
      let before = (property == .label ? old.label : old.value) ?? ""
      set(
        place.path, property, to: before + filled(text, from: depth), place.depth, by: cause)
    case .insert(let container, let elements):
      guard let place = locate(container, from: depth) else { return }
      let count = tree(place.depth).children(of: place.path).count
      guard count + elements.count <= Self.mostChildren else { return }
      update(place.path, place.depth) { $0.children += elements.map(\.withSystemParts) }
      meetConditions(place.depth)
      tellContents(of: place.path, new: elements, place.depth)
    case .when(let conditions, let then, let otherwise):
      run(holds(conditions, from: depth) ? then : otherwise, on: screen, by: cause)
    case .start(let name): setTimer(name, isRunning: true, from: depth, by: cause)
    case .stop(let name): setTimer(name, isRunning: false, from: depth, by: cause)
    case .select(let element):
      guard let place = locate(element, from: depth) else { return }
      select(place.path, place.depth, by: cause)
    case .reload(let reload):
      guard let place = locate(reload.container, from: depth) else { return }
      begin(reload, of: place.path, depth: place.depth)
    case .push(let name): show(name, isPresented: false, by: cause)
    case .pop: pop()
    case .present(let name): show(name, isPresented: true, by: cause)
    case .dismiss: dismiss()
    case .code(let code): run(code, on: screen, from: depth, by: cause)
    }
  }

  /// Runs code, which may lead to code again, but not without end.
  private mutating func run(
    _ code: ScreenCode, on screen: Int, from depth: Int, by cause: ElementChange.Cause
  ) {
    guard codeDepth < Self.deepestCode else {
      endlessCode = code.name
      return
    }
    codeDepth += 1
    defer { codeDepth -= 1 }
    let state = ScreenState { [self] name in
      guard let place = locate(name, from: depth) else { return nil }
      return element(place.path, place.depth).map {
        ScreenState.Found(element: $0.presented, value: $0.valueText, number: $0.number)
      }
    }
    run(code.effects(on: state), on: screen, by: cause)
  }

  /// How often code may lead to code at the same instant.
  private static let deepestCode = 32

  /// The element that an effect refers to: on its own screen, or else on the one nearest the front.
  func locate(_ name: String, from depth: Int) -> (depth: Int, path: [Int])? {
    if name == ElementResponse.Trigger.dragged, let dropped = stack[depth].state.dropped {
      return (depth, dropped)
    }
    let others = stack.indices.reversed().filter { $0 != depth }
    for depth in [depth] + others {
      if let path = tree(depth).path(named: name) { return (depth, path) }
    }
    return nil
  }

  private func resolve(_ target: NotificationTarget) -> AppEvent.Target {
    switch target {
    case .text(let text): return .text(filled(text, from: top))
    case .element(let name):
      let path = tree(top).path(named: name)
      return .element(path)
    }
  }
}

// MARK: - Values

extension AppMachine {
  /// A text with the values of elements in the place of their names in braces.
  private func filled(_ text: AttributedText, from depth: Int) -> AttributedText {
    AttributedText(
      runs: text.runs.map { run in
        var run = run
        run.text = filled(run.text, from: depth)
        return run
      })
  }

  private func filled(_ text: String, from depth: Int) -> String {
    guard text.contains("{") else { return text }
    return text.filled { placeholder in
      let name = ValuePlaceholder(placeholder)
      guard let place = locate(name.element, from: depth) else { return nil }
      return element(place.path, place.depth).map(name.text)
    }
  }

  private func holds(_ conditions: [ElementCondition], from depth: Int) -> Bool {
    conditions.allSatisfy { condition in
      guard let place = locate(condition.element, from: depth) else { return false }
      return tree(place.depth).holds(
        condition, at: place.path, focus: stack[place.depth].state.focus
      ) { filled($0, from: depth) }
    }
  }

  /// Adds to the number of an element: to that of its range, or to the one in its text.
  private mutating func add(
    _ number: Double, to path: [Int], _ depth: Int, by cause: ElementChange.Cause
  ) {
    guard let element = element(path, depth) else { return }
    if let range = element.range {
      return setNumber(path, range.number + number, depth: depth, by: cause)
    }
    guard let shown = ShownNumber(in: element.valueText) else { return }
    let text = AttributedText(shown.text(with: shown.number + number))
    // Beyond this not every number can be told from the next.
    guard (shown.number + number).magnitude < 1e15 else { return }
    let isLabel = element.value == nil && !element.traits.contains(.textEntry)
    set(path, isLabel ? .label : .value, to: text, depth, by: cause)
  }
}

// MARK: - Properties

extension AppMachine {
  /// Turns a state into its opposite.
  private mutating func flip(
    _ path: [Int], _ state: ElementProperty, _ depth: Int, by cause: ElementChange.Cause
  ) {
    guard let element = element(path, depth) else { return }
    let opposite: String? =
      switch state {
      case .selected: "\(!element.traits.contains(.selected))"
      case .notEnabled: "\(!element.traits.contains(.notEnabled))"
      case .hidden: "\(!element.isHidden)"
      case .expanded: "\(element.expandedStatus != .expanded)"
      case .toggle: element.toggle.map { $0 == .on ? "off" : "on" }
      case .invalid: "\(!element.webStates.contains(.invalid))"
      case .label, .value, .hint, .error: nil
      }
    if let opposite { set(path, state, to: AttributedText(opposite), depth, by: cause) }
  }

  /// The bytes of the longest text that an effect writes: a text that doubles itself would fill the
  /// memory, and nobody listens to one so long.
  private static let longestText = 20_000

  /// The children of the longest list that an effect adds to, because a timer would add to it forever.
  private static let mostChildren = 500

  private mutating func set(
    _ path: [Int], _ property: ElementProperty, to text: AttributedText, _ depth: Int,
    by cause: ElementChange.Cause
  ) {
    guard text.string.utf8.count <= Self.longestText, let old = element(path, depth) else { return }
    if property == .value, adjust(path, to: text.string, depth, by: cause) { return }
    update(path, depth) { $0.write(text, to: property) }
    guard let new = element(path, depth),
      let change = ElementChange.Property(property, from: old, to: new)
    else { return }
    note(path, change, depth, by: cause)
  }

  /// Selects an element among its siblings; a card of a carousel becomes the one in the middle.
  mutating func select(_ path: [Int], _ depth: Int, by cause: ElementChange.Cause) {
    let parent = Array(path.dropLast())
    guard let place = path.last, let element = element(path, depth) else { return }
    if let carousel = self.element(parent, depth)?.carousel {
      if carousel.style == .adjustable || carousel.selectsOnFocus {
        return setCard(place, of: parent, depth: depth, by: cause)
      }
      update(parent, depth) { $0.carousel?.index = place }
    }
    for (index, sibling) in tree(depth).children(of: parent).enumerated()
    where index != place && sibling.traits.contains(.selected) && sibling.isRival(of: element) {
      update(parent + [index], depth) { $0.setTrait(.selected, false) }
    }
    update(path, depth) { $0.setTrait(.selected, true) }
    let was = element.traits.contains(.selected)
    if !was { note(path, .selected(true), depth, by: cause) }
    let isTab =
      element.traits.contains(.tabBarItem)
      || self.element(parent, depth)?.traits.contains(.tabBar) ?? false
    if isTab, !was, depth == top { emit(.switchedTab) }
  }
}

extension AccessibilityElement {
  /// Whether it is no longer selected once its sibling is: one radio button is out of the radio buttons.
  fileprivate func isRival(of sibling: AccessibilityElement) -> Bool {
    (role == .radioButton) == (sibling.role == .radioButton)
  }

  fileprivate mutating func write(_ text: AttributedText, to property: ElementProperty) {
    let isTrue = text.string == "true"
    switch property {
    case .label: label = text
    case .value: value = text
    case .hint: hint = text
    case .selected: setTrait(.selected, isTrue)
    case .notEnabled: setTrait(.notEnabled, isTrue)
    case .hidden: isHidden = isTrue
    case .expanded: expandedStatus = isTrue ? .expanded : .collapsed
    case .toggle: toggle = ToggleState(rawValue: text.string) ?? toggle
    case .error: android.error = text.isBlank ? nil : text
    case .invalid:
      webStates.removeAll { $0 == .invalid }
      if isTrue { webStates.append(.invalid) }
    }
  }

  mutating func setTrait(_ trait: ElementTraits, _ isOn: Bool) {
    if isOn { additionalTraits.insert(trait) } else { additionalTraits.remove(trait) }
  }
}
