import AccessibilityModel

extension AppMachine {
  /// A double tap reached an element.
  ///
  /// Nothing happens if the element is not enabled.
  mutating func activate(_ path: [Int]) {
    let path = actingPath(path)
    guard isEnabled(path) else { return emit(.answered) }
    let effects = activationEffects(of: path)
    respond(with: effects) { app in app.activateByItself(path, effects: effects) }
  }

  /// A custom action was chosen.
  mutating func perform(action: Int, of path: [Int]) {
    let actions = tree(top).presentedElement(at: path)?.customActions ?? []
    guard actions.indices.contains(action) else { return }
    respond(with: actions[action].effects) { _ in }
  }

  /// Carries out a request; immediate announcements come last.
  private mutating func respond(with effects: [TimedEffect], itself: (inout AppMachine) -> Void) {
    let screen = id(top)
    answering { app in
      itself(&app)
      app.run(effects, on: screen, by: .user)
    }
  }

  /// What acts when an element is activated: itself, or the only control that it combines.
  private func actingPath(_ path: [Int]) -> [Int] {
    guard let element = element(path, top), element.grouping == .combine,
      !element.responses.contains(where: { $0.trigger == .activate })
    else { return path }
    var controls: [[Int]] = []
    func visit(_ children: [AccessibilityElement], below path: [Int]) {
      for (index, child) in children.enumerated() where !child.isHidden {
        if child.isOperable || child.responses.contains(where: { $0.trigger == .activate }) {
          controls.append(path + [index])
        } else {
          visit(child.children, below: path + [index])
        }
      }
    }
    visit(element.children, below: path)
    return controls.count == 1 ? controls[0] : path
  }

  /// Whether an element can be used now.
  func isEnabled(_ path: [Int]) -> Bool {
    !(tree(top).presentedElement(at: path)?.traits.contains(.notEnabled) ?? false)
  }

  /// What the app does on activation; a banner without an action of its own activates its current item.
  private func activationEffects(of path: [Int]) -> [TimedEffect] {
    func effects(of element: AccessibilityElement) -> [TimedEffect] {
      element.responses.filter { $0.trigger == .activate }.flatMap(\.effects)
    }
    guard let element = element(path, top) else { return [] }
    let own = effects(of: element)
    guard own.isEmpty, let banner = element.banner,
      element.children.indices.contains(banner.index)
    else { return own }
    return effects(of: element.children[banner.index])
  }
}

// MARK: - What controls do by themselves

extension AppMachine {
  /// UIKit's own controls respond to a double tap without any code in the app.
  private mutating func activateByItself(_ path: [Int], effects: [TimedEffect]) {
    if closeEditor(with: path) || step(with: path) || closeModal(with: path) { return }
    guard let element = element(path, top) else { return }
    let all = effects.everything.map(\.effect)
    let sets = { [tree = tree(top)] (property: ElementProperty) in
      all.contains { effect in
        guard let name = effect.name(ofElementSet: property) else { return false }
        return tree.path(named: name)?.starts(with: path) ?? false
      }
    }
    if element.editor != nil { return openEditor(of: path) }
    if let path = tree(top).descendant(of: path, where: { $0.toggle != nil }),
      !sets(.toggle)
    {
      flip(path)
    }
    if element.expandedStatus != nil, !sets(.expanded) { expand(path) }
    if element.traits.contains(.textEntry) { beginEditing(path) }
    if selectsItself(path), !all.contains(where: \.selects) { select(path, top, by: .user) }
    if element.traits.contains(.backButton), effects.isEmpty { goBack() }
  }

  /// Tabs, segments, the cards of a carousel, and radio buttons of which one is selected, are selected
  /// by a double tap.
  private func selectsItself(_ path: [Int]) -> Bool {
    let tree = tree(top)
    if tree.presentedElement(at: path)?.traits.contains(.tabBarItem) ?? false { return true }
    // A web page says which radio button is checked, an app often which one is selected.
    if let element = element(path, top), element.role == .radioButton, element.toggle == nil,
      tree.children(of: Array(path.dropLast())).contains(where: {
        $0.role == .radioButton && $0.traits.contains(.selected)
      })
    {
      return true
    }
    guard let container = tree.lineage(of: path).dropLast().last?.element else { return false }
    return container.role == .segmentedControl || container.role == .tabBar
      || container.carousel?.style == .elements
  }

  private mutating func flip(_ path: [Int]) {
    guard let element = element(path, top), let old = element.toggle else { return }
    let new: ToggleState = element.role == .radioButton || old != .on ? .on : .off
    if element.role == .radioButton { clearRadioButtons(beside: path) }
    update(path, top) { $0.toggle = new }
    note(path, .toggle(from: old, to: new), top, by: .user)
  }

  private mutating func clearRadioButtons(beside path: [Int]) {
    let parent = Array(path.dropLast())
    for (index, sibling) in tree(top).children(of: parent).enumerated()
    where sibling.role == .radioButton && sibling.toggle == .on && index != path.last {
      update(parent + [index], top) { $0.toggle = .off }
      note(parent + [index], .toggle(from: .on, to: .off), top, by: .user)
    }
  }

  private mutating func expand(_ path: [Int]) {
    let wasExpanded = element(path, top)?.expandedStatus == .expanded
    update(path, top) { $0.expandedStatus = wasExpanded ? .collapsed : .expanded }
    note(path, .expanded(!wasExpanded), top, by: .user)
  }
}

extension ScreenEffect {
  /// The name of the element whose property it changes, if it changes this one.
  fileprivate func name(ofElementSet property: ElementProperty) -> String? {
    switch self {
    case .set(let name, property, _), .flip(let name, property): name
    default: nil
    }
  }

  fileprivate var selects: Bool {
    if case .select = self { return true }
    return name(ofElementSet: .selected) != nil
  }
}

// MARK: - Escape and magic tap

extension AppMachine {
  /// The nearest element that can respond does; otherwise an editor closes, or the app goes back.
  mutating func escape(from path: [Int]?) {
    if stack[top].state.editor != nil { return closeEditor(saving: false) }
    if respondsAround(path, .escape) || closeModal(around: path) || goBack() { return }
    emit(.unanswered)
  }

  /// The nearest element that can respond does; from nowhere, any can.
  ///
  /// The request goes up the chain of responders and never to what stands beside it.
  mutating func magicTap(from path: [Int]?) {
    if respondsAround(path, .magicTap) { return }
    if path != nil { return emit(.unanswered) }
    let answers = tree(top).firstPath { element in
      element.responses.contains { $0.trigger == .magicTap }
    }
    guard let answers else { return emit(.unanswered) }
    run(.magicTap, of: answers, by: .user)
  }

  /// Runs the response of an element, or of the nearest container that has one.
  mutating func respondsAround(_ path: [Int]?, _ trigger: ElementResponse.Trigger) -> Bool {
    let answering = tree(top).lineage(of: path ?? []).last { _, element in
      element.responses.contains { $0.trigger == trigger }
    }
    guard let answering else { return false }
    run(trigger, of: answering.path, by: .user)
    return true
  }
}
