extension AccessibilityElement {
  /// The actions that the app offers for the element: its own, those of swipes, and those of its context
  /// menu.
  package var actions: [AccessibilityCustomAction] { customActions + swipeActions + contextMenu }

  /// What the app does when something happens to the element, one list of effects for each thing, with what
  /// causes them: the name of a trigger, or `action`.
  package var causes: [(cause: String, effects: [TimedEffect])] {
    responses.map { ($0.trigger.rawValue, $0.effects) } + actions.map { ("action", $0.effects) }
  }
}

extension AccessibilityScreen {
  /// What the app does on the screen, one list of effects for each cause, as in
  /// ``AccessibilityElement/causes`` or `event`.
  package var causes: [(cause: String, effects: [TimedEffect])] {
    func inside(_ elements: [AccessibilityElement]) -> [(cause: String, effects: [TimedEffect])] {
      elements.flatMap { $0.causes + inside($0.children) }
    }
    return inside(elements) + events.map { ("event", $0.effects) }
  }
}

extension ScreenVariant {
  /// The screen the user begins on, without a name, and then those below `screens:`.
  package var allScreens: [(name: String?, screen: AccessibilityScreen)] {
    [(nil, screen)] + otherScreens.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Everything that the app does on all screens of the variant, on whatever condition, with what causes it.
  package var effects: [(cause: String, effect: ScreenEffect)] {
    allScreens.flatMap(\.screen.causes).flatMap { cause, effects in
      effects.everything.map { (cause, $0.effect) }
    }
  }
}

extension [TimedEffect] {
  /// These effects, and those on conditions among them.
  package var everything: [TimedEffect] {
    flatMap { timed -> [TimedEffect] in
      if case .when(_, let then, let otherwise) = timed.effect {
        return [timed] + then.everything + otherwise.everything
      }
      return [timed]
    }
  }
}
