import AccessibilityModel
import AppSimulation
import ScreenReading

extension TalkBackMachine {
  /// Activates the focused element, or performs the action that was chosen.
  mutating func doubleTap(_ app: inout some AppInFront) {
    guard let stop = focus else { return }
    if controlItem == .actions, let chosen = control.action {
      control.action = nil
      // The element may have lost actions since one was chosen.
      let actions = actions(of: stop)
      switch actions.indices.contains(chosen) ? actions[chosen] : .activate {
      case .activate: activate(stop, &app)
      case .custom(let index, _):
        play(.tick)
        asked = (stop, front.id)
        ask(.perform(action: index, of: placeOfActions(of: stop)), &app)
      case .expand, .collapse:
        let place = placeOfActions(of: stop)
        if place == stop.path { return activate(stop, &app) }
        play(.tick)
        asked = (stop, front.id)
        ask(.activate(place), &app)
      // What follows, until it is dropped, is not modelled.
      case .drag: play(.tick)
      }
    } else {
      activate(stop, &app)
    }
  }

  /// Clicks the element; a moment after the app has answered, its new state is told.
  ///
  /// What cannot be clicked refuses the action, and TalkBack plays the sound of that (TB
  /// GestureController).
  private mutating func activate(_ stop: FocusStop, _ app: inout some AppInFront) {
    let node = AccessibilityNode(stop)
    guard node.isEnabled, node.isClickable else { return play(.complete) }
    play(.tick)
    emit(.activates(stop))
    asked = (stop, front.id)
    ask(.activate(stop.path), &app)
  }

  /// A double tap that is held is a long press.
  mutating func longPress(_ app: inout some AppInFront) {
    guard let stop = focus, AccessibilityNode(stop).isLongClickable else { return play(.complete) }
    play(.longClicked)
    asked = (stop, front.id)
    ask(.longPress(stop.path), &app)
  }

  /// What is told of the element that was clicked, if focus is still on it: only its new state.
  mutating func tellClick(on before: FocusStop, _ screen: Int) {
    guard front.id == screen, front.cursor == before.path, transit.arrival == nil,
      let stop = front.stop(at: before.path)
    else { return }
    note(stop)
    let (old, new) = (AccessibilityNode(before), AccessibilityNode(stop))
    // A hint comes with TalkBack's own focus only (TB HintFeedbackRule).
    if new.isEditing, !old.isEditing {
      return read(stop, after: lastStop, .queue, withHints: false)
    }
    var announcement = composer.echo(from: before, to: stop, in: language)
    if announcement.isEmpty, let state = Self.stateAfterClick(of: new) {
      announcement = composer.phrase(state, kind: .state)
    }
    if !announcement.isEmpty, !isAgain(announcement) {
      say(announcement, .value, of: stop.name, .queue)
    }
  }

  /// What is told after a click although it has not changed: that it is checked or not, if nothing else
  /// describes its state, or else that it is selected, or else that it is expanded or collapsed (TB
  /// EventTypeViewClickedFeedbackRule).
  private static func stateAfterClick(of node: AccessibilityNode) -> ReaderWording.Key? {
    let checkable = ([node] + node.children).first {
      $0.isChecked != nil && $0.stateDescription == nil && $0.children.isEmpty
    }
    if let isChecked = checkable?.isChecked { return isChecked ? .stateChecked : .stateNotChecked }
    if node.isSelected { return .stateSelected }
    return node.expanded.map { $0 == .expanded ? .stateExpanded : .stateCollapsed }
  }

  /// Back: a keyboard that is up goes first, and its window with it.
  mutating func goBack(_ app: inout some AppInFront) {
    ask(front.edited != nil ? .hideKeyboard : .escape(from: front.cursor), &app)
  }

  // MARK: Adjusting

  /// A swipe up (1) or down (-1) on a slider: the new state is told, at the end the same one again.
  mutating func adjust(by step: Int, _ app: inout some AppInFront) {
    guard let before = focus else { return }
    // Where it can go no further, the app is not asked (TB NumberAdjustor).
    if before.element.isAtEnd(of: step) {
      return say(composer.value(of: before, in: language), .value, of: before.name, .flush)
    }
    let screen = front.id
    tellsChangesItself = true
    ask(.adjust(before.path, by: step), &app)
    tellsChangesItself = false
    reconcile(&app)
    guard front.id == screen, front.cursor == before.path, let after = front.focused else { return }
    note(after)
    if after.element.android.toolkit == .material {
      return plan(
        .reading(after.path, screen: screen), after: TalkBackTimes.materialSlider.value)
    }
    say(composer.value(of: after, in: language), .value, of: after.name, .flush)
  }
}

// MARK: - Actions

/// What the reading control "Actions" offers.
enum OfferedAction: Hashable, Sendable {
  /// What a double tap does anyway.
  case activate
  /// One of the app's, by its index.
  case custom(Int, AttributedText)
  case expand
  case collapse
  case drag
}

extension TalkBackMachine {
  /// Where the actions that an element offers are: on itself, or on the nearest element around it that
  /// has any (TB CustomActionMenu).
  func placeOfActions(of stop: FocusStop) -> [Int] {
    if stop.element.offersActions { return stop.path }
    let around = front.tree.lineage(of: stop.path).dropLast().last { $0.element.offersActions }
    return around?.path ?? stop.path
  }

  /// The actions of an element: "Activate", then the app's own, then to expand or collapse it, and to
  /// drag it; see ``placeOfActions(of:)``.
  func actions(of stop: FocusStop) -> [OfferedAction] {
    let place = placeOfActions(of: stop)
    let element = place == stop.path ? stop.element : front.tree.presentedElement(at: place)
    return [.activate] + (element?.ownActions ?? [])
  }

  /// What is said of an action.
  func words(for action: OfferedAction) -> SpokenAnnouncement {
    switch action {
    case .activate: composer.phrase(.actionActivate)
    case .custom(_, let name): composer.text(name, in: language)
    case .expand: composer.phrase(.actionExpand)
    case .collapse: composer.phrase(.actionCollapse)
    case .drag: composer.phrase(.actionDrag)
    }
  }
}

extension AccessibilityElement {
  /// Whether TalkBack has actions to offer for it, besides a double tap.
  fileprivate var offersActions: Bool {
    !customActions.isEmpty || !swipeActions.isEmpty || expandedStatus != nil || isDraggable
  }

  /// The app's actions, then to expand or collapse it, and to drag it.
  fileprivate var ownActions: [OfferedAction] {
    let custom = customActions.enumerated().map { OfferedAction.custom($0.offset, $0.element.name) }
    let expansion: [OfferedAction] =
      switch expandedStatus {
      case .expanded: [.collapse]
      case .collapsed: [.expand]
      case nil: []
      }
    return custom + expansion + (isDraggable ? [.drag] : [])
  }
}
