import AccessibilityModel
import AppSimulation
import ScreenReading

/// What the rotor's Actions offer on an element.
package enum RotorAction: Hashable, Sendable {
  /// A custom action of the app, by its index.
  case custom(Int)
  /// Opens the context menu.
  case showMenu
  /// Moves the row of a reorder control to where another element is, further up or down.
  case move(to: [Int], isUp: Bool)
  /// Picks the element up.
  case drag
  /// Drops what was picked up on the element.
  case drop
  /// Puts down again what was picked up.
  case cancelDrag
  /// Activates the element, as a double tap does.
  case activate

  /// The row of the wording table that names it; `nil` for an action of the app.
  fileprivate var key: ReaderWording.Key? {
    switch self {
    case .custom: nil
    case .showMenu: VoiceOverKey.actionShowMenu
    case .move(_, isUp: true): VoiceOverKey.actionMoveUp
    case .move(_, isUp: false): VoiceOverKey.actionMoveDown
    case .drag: VoiceOverKey.actionDrag
    case .drop: VoiceOverKey.actionDrop
    case .cancelDrag: VoiceOverKey.actionCancelDrag
    case .activate: VoiceOverKey.actionActivate
    }
  }

  /// The names of the actions that VoiceOver can add to the app's on an element.
  package static func names(for element: AccessibilityElement, in wordings: [ReaderWording])
    -> [String]
  {
    var keys: [ReaderWording.Key] = []
    if !element.contextMenu.isEmpty { keys.append(VoiceOverKey.actionShowMenu) }
    if element.role == .reorderControl {
      keys += [VoiceOverKey.actionMoveUp, VoiceOverKey.actionMoveDown]
    }
    if element.isDraggable { keys += [VoiceOverKey.actionDrag, VoiceOverKey.actionCancelDrag] }
    if element.takesDrops { keys.append(VoiceOverKey.actionDrop) }
    return keys.flatMap { key in wordings.map { $0.text(key) } }
  }
}

extension VoiceOverMachine {
  /// The app's own actions on an element, then VoiceOver's, but for Activate, which comes last.
  func actions(of stop: FocusStop) -> [RotorAction] {
    var actions = stop.element.customActions.indices.map { RotorAction.custom($0) }
    guard !stop.element.traits.contains(.notEnabled) else { return actions }
    if !stop.element.contextMenu.isEmpty { actions.append(.showMenu) }
    for step in [-1, 1] {
      if let place = front.tree.place(beside: stop.path, by: step) {
        actions.append(.move(to: place, isUp: step < 0))
      }
    }
    if let dragged {
      if dragged != stop.path, stop.element.takesDrops { actions.append(.drop) }
      actions.append(.cancelDrag)
    } else if stop.element.isDraggable, front.stops.contains(where: { $0.element.takesDrops }) {
      actions.append(.drag)
    }
    return actions
  }

  /// What is said of an action while it is chosen.
  func name(of action: RotorAction, on stop: FocusStop) -> SpokenAnnouncement {
    if case .custom(let index) = action {
      return composer.text(stop.element.customActions[index].name, in: language)
    }
    return action.key.map { composer.phrase($0) } ?? SpokenAnnouncement()
  }

  /// Performs an action that was chosen with the rotor.
  mutating func perform(_ action: RotorAction, on stop: FocusStop, _ app: inout some AppInFront) {
    changeRotor { $0.action = nil }
    switch action {
    case .activate: activate(stop, &app)
    case .custom(let index): answer(.perform(action: index, of: stop.path), about: stop, &app)
    case .showMenu: begin(.longPress(stop.path), &app)
    case .move(let place, _):
      // Where the element went is said by itself.
      begin(.move(control(of: stop), to: place), &app)
    case .drag:
      play(.activate)
      dragged = stop.path
      tell(VoiceOverKey.dragBegan, stop)
    case .cancelDrag:
      play(.activate)
      dragged = nil
      tell(VoiceOverKey.dragCancelled, stop)
    case .drop:
      guard let held = dragged else { return }
      dragged = nil
      answer(.drop(held, on: stop.path), about: stop, &app)
    }
  }

  /// What moves the row that an element is, or is in.
  private func control(of stop: FocusStop) -> [Int] {
    front.tree.reorderControl(of: stop.path) ?? stop.path
  }

  private mutating func begin(_ request: AppRequest, _ app: inout some AppInFront) {
    play(.activate)
    silence()
    ask(request, &app)
  }

  private mutating func answer(
    _ request: AppRequest, about stop: FocusStop, _ app: inout some AppInFront
  ) {
    play(.activate)
    expectAnswer(about: stop)
    silence()
    ask(request, &app)
  }

  private mutating func tell(_ key: ReaderWording.Key, _ stop: FocusStop) {
    beganToSpeak()
    say(composer.phrase(key), .value, of: stop.name)
  }
}

extension AccessibilityElement {
  /// Whether the app answers when something is dropped on it.
  fileprivate var takesDrops: Bool { responses.contains { $0.trigger == .drop } }
}
