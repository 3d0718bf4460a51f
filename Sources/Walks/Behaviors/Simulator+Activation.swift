import AccessibilityModel
import ScreenReading

extension Simulator {
  /// Activates what has focus, or performs the custom action that was chosen.
  mutating func doubleTap() {
    guard let stop = focus else {
      emit(.sound(.empty))
      return
    }
    if rotorItem == .actions, let chosen = rotor.action,
      stop.element.customActions.indices.contains(chosen)
    {
      rotor.action = nil
      perform(stop.element.customActions[chosen], on: stop)
    } else {
      activate(stop)
    }
  }

  /// A double tap reaches the element; what changed is echoed.
  private mutating func activate(_ stop: FocusStop) {
    let traits = stop.element.traits
    guard !traits.contains(.notEnabled) else {
      echo(stop, before: stop)
      return
    }
    if !traits.contains(.playsSound) { emit(.sound(.activate)) }
    goal.activated(stop, self)
    let effects = activationEffects(of: stop)
    respond(to: stop, with: effects) { simulator in
      simulator.activateByItself(stop, effects: effects)
    }
  }

  /// Performs a custom action by the gestures of the rotor.
  mutating func perform(_ action: CustomAction, on stop: FocusStop) {
    emit(.sound(.activate))
    respond(to: stop, with: action.effects) { _ in }
  }

  /// Does what a gesture asked for, then echoes what changed.
  ///
  /// An announcement that is posted at once comes after the echo has begun, and is lost to it.
  private mutating func respond(
    to stop: FocusStop, with effects: [TimedEffect], itself: (inout Simulator) -> Void
  ) {
    let screen = stack[top].id
    let isAnnouncement: (TimedEffect) -> Bool = { timed in
      if case .announce = timed.effect { return timed.delay <= 0 }
      return false
    }
    carry(speech.silence(at: now))
    itself(&self)
    run(effects.filter { !isAnnouncement($0) }, on: screen, by: .user)
    reconcile()
    if stack[top].id == screen, arrival == nil, lastNotification < now,
      stack[top].cursor == stop.path,
      let now = stack[top].stop(at: stop.path)
    {
      echo(now, before: stop)
    }
    run(effects.filter(isAnnouncement), on: screen, by: .user)
  }

  /// What the app does on activation; a banner that does nothing opens the item it shows.
  private func activationEffects(of stop: FocusStop) -> [TimedEffect] {
    func effects(of element: Element) -> [TimedEffect] {
      element.responses.filter { $0.trigger == .activate }.flatMap(\.effects)
    }
    guard let element = stack[top].element(at: stop.path) else { return [] }
    let own = effects(of: element)
    guard own.isEmpty, let banner = element.banner,
      element.children.indices.contains(banner.index)
    else { return own }
    return effects(of: element.children[banner.index])
  }

  /// What is heard after an activation that left focus where it was.
  private mutating func echo(_ stop: FocusStop, before: FocusStop) {
    lastOwnSpeech = now
    let traits = stop.element.traits
    if traits.contains(.startsMediaSession) {
      carry(speech.silence(at: now))
      return
    }
    let beganEditing = traits.contains(.isEditing) && !before.element.traits.contains(.isEditing)
    lastStop = stop
    if beganEditing {
      read(stop, after: stop, .interrupt)
    } else {
      say(composer.echo(from: before, to: stop, in: language), .value, of: stop.name)
    }
  }
}

// MARK: - What controls do by themselves

extension Simulator {
  /// UIKit's own controls answer a double tap without any code of the app's.
  private mutating func activateByItself(_ stop: FocusStop, effects: [TimedEffect]) {
    if closeEditor(with: stop.path) { return }
    guard let element = stack[top].element(at: stop.path) else { return }
    let does = { (matches: (Effect) -> Bool) in effects.contains { matches($0.effect) } }
    if element.editor != nil { return openEditor(of: stop.path) }
    if let path = descendant(of: stop.path, where: { $0.toggle != nil }),
      !does({ $0.sets(.toggle) })
    {
      flip(path)
    }
    if element.expandedStatus != nil, !does({ $0.sets(.expanded) }) { expand(stop.path) }
    if element.traits.contains(.textEntry) { beginEditing(stop.path) }
    if selectsItself(stop), !does({ $0.selects }) { select(stop.path, depth: top, by: .user) }
    if element.traits.contains(.backButton), effects.isEmpty { goBack() }
  }

  /// Tabs, segments and the cards of a carousel are selected by a double tap.
  private func selectsItself(_ stop: FocusStop) -> Bool {
    if stop.element.traits.contains(.tabBarItem) { return true }
    guard let container = stop.containers.last?.element else { return false }
    return container.role == .segmentedControl || container.role == .tabBar
      || container.carousel?.style == .elements
  }

  private mutating func flip(_ path: [Int]) {
    guard let element = stack[top].element(at: path), let old = element.toggle else { return }
    let new: ToggleState = element.role == .radioButton || old != .on ? .on : .off
    if element.role == .radioButton { clearRadioButtons(beside: path) }
    stack[top].update(path) { $0.toggle = new }
    note(path, "toggle", from: old.rawValue, to: new.rawValue, depth: top, by: .user)
  }

  private mutating func clearRadioButtons(beside path: [Int]) {
    let parent = Array(path.dropLast())
    let siblings = parent.isEmpty ? stack[top].screen.elements : children(of: parent, top)
    for (index, sibling) in siblings.enumerated()
    where sibling.role == .radioButton && sibling.toggle == .on && index != path.last {
      stack[top].update(parent + [index]) { $0.toggle = .off }
      note(parent + [index], "toggle", from: "on", to: "off", depth: top, by: .user)
    }
  }

  private mutating func expand(_ path: [Int]) {
    let wasExpanded = stack[top].element(at: path)?.expandedStatus == .expanded
    stack[top].update(path) { $0.expandedStatus = wasExpanded ? .collapsed : .expanded }
    note(
      path, "expanded", from: "\(wasExpanded)", to: "\(!wasExpanded)", depth: top, by: .user)
  }

  /// The first element at or below a path that answers a question.
  func descendant(of path: [Int], where matches: (Element) -> Bool) -> [Int]? {
    guard let element = stack[top].element(at: path) else { return nil }
    if matches(element) { return path }
    for index in element.children.indices {
      if let found = descendant(of: path + [index], where: matches) { return found }
    }
    return nil
  }
}

extension Effect {
  fileprivate func sets(_ property: ElementProperty) -> Bool {
    if case .set(_, property, _) = self { return true }
    return false
  }

  fileprivate var selects: Bool {
    if case .select = self { return true }
    return sets(.selected)
  }
}

// MARK: - Escape and magic tap

extension Simulator {
  /// The two-finger scrub: whoever is nearest answers it.
  mutating func escape() {
    if stack[top].editor != nil { return closeEditor(saving: false) }
    if respondsAround(.escape) { return }
    if goBack() { return }
    emit(.sound(.boundary))
  }

  /// The two-finger double tap: whoever is nearest, else anyone on the screen, answers it.
  mutating func magicTap() {
    if respondsAround(.magicTap) { return }
    var paths: [[Int]] = []
    stack[top].forEachElement { path, element in
      if element.responses.contains(where: { $0.trigger == .magicTap }) { paths.append(path) }
    }
    guard let path = paths.first else {
      emit(.sound(.boundary))
      return
    }
    run(.magicTap, of: path, by: .user)
  }

  /// Runs the answer of the focused element, or of the nearest container that has one.
  private mutating func respondsAround(_ trigger: Response.Trigger) -> Bool {
    guard let cursor = stack[top].cursor else { return false }
    let lineage = stack[top].lineage(of: cursor)
    let answering = lineage.last { $0.element.responses.contains { $0.trigger == trigger } }
    guard let answering else { return false }
    run(trigger, of: answering.path, by: .user)
    return true
  }

  @discardableResult
  private mutating func goBack() -> Bool {
    stack[top].isPresented ? dismiss() : pop() || dismiss()
  }
}
