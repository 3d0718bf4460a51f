import AccessibilityModel
import ScreenReading

extension Rule {
  static let adjustableNeverChanges = Rule(
    "adjustable-never-changes", .error, .words,
    says: "The value stays the same when it is adjusted.",
    because: "One hears the old value and does not know whether anything happened.",
    uiKit: "Set accessibilityValue anew in accessibilityIncrement() and accessibilityDecrement().",
    swiftUI:
      "Let .accessibilityValue(…) read the state that .accessibilityAdjustableAction changes.",
    android: "Update stateDescription in the action that scrolls forward or backward.",
    see: [.sliderArticle, .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: en
      elements:
      - header "Plane"
      - element "Seats" [adjustable]: {value: "2", increment: [{set: sum, value: "3"}]}
      - text "Sum": {identifier: sum, value: "2"}
      walks: {more: [swipe right, swipe up]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Plane"
      - element "Seats" [adjustable]: {value: "2", increment: [{set: Seats, value: "3"}]}
      - slider "Volume": 100%
      walks: {more: [swipe right, swipe up, swipe right, swipe up]}
      """
    ],
    .screens { subject in
      // With TalkBack, a swipe up or down changes only what a slider has for a range.
      let isVoiceOver = subject.context.configuration.reader.id == voiceOver
      let heard = isVoiceOver ? subject.walks.flatMap(onWalk) : []
      let known = Set(heard.map(\.element))
      return heard
        + subject.screens.flatMap { screen in
          screen.places.compactMap { place in
            let name = screen.tree.name(of: place.path)
            guard !known.contains(name), place.element.answersSwipesInVain(as: name) else {
              return nil
            }
            return screen.fault(
              at: place.path, "swipes up and down do something, but never change its value")
          }
        }
    })

  /// The faults that a walk comes upon.
  private static func onWalk(_ walk: AuditedWalk) -> [Fault] {
    var focus: String?
    var faults: [Fault] = []
    for (index, event) in walk.transcript.events.enumerated() {
      if case .focus(let name, _) = event.kind { focus = name }
      guard case .gesture(.swipe(let direction)) = event.kind,
        direction == .up || direction == .down,
        let focus, let place = walk.place(named: focus),
        let element = place.screen.tree.presentedElement(at: place.path),
        element.traits.contains(.adjustable), !element.traits.contains(.notEnabled),
        !faults.contains(where: { $0.element == focus })
      else { continue }
      let after = walk.transcript.events[(index + 1)...].prefix { event in
        if case .gesture = event.kind { return false }
        return true
      }
      let isChanged = after.contains { event in
        switch event.kind {
        case .change(let change): change.element == focus
        // What answers by itself knows no end.
        case .sound(.boundary, _): element.adjustment != nil
        default: false
        }
      }
      let answers = element.responses.contains { [.increment, .decrement].contains($0.trigger) }
      guard !isChanged, answers || element.hasNothingToAdjust else { continue }
      faults.append(
        walk.fault(
          "after a swipe \(Sentence(stringLiteral: direction.rawValue)) \"\(focus)\" still has the value it had",
          at: index,
          about: focus, evidence: walk.lines([index]) + after.prefix(2).map(AuditedWalk.line)))
    }
    return faults
  }
}

extension AccessibilityElement {
  /// Whether nothing is known that a swipe up or down would change; a percentage alone is a slider.
  fileprivate var hasNothingToAdjust: Bool {
    adjustment == nil && carousel == nil && banner == nil
      && !(value?.string.hasSuffix("%") ?? false)
  }
}

extension AccessibilityElement {
  /// Whether the app answers swipes up or down, and no answer gives it another value.
  fileprivate func answersSwipesInVain(as name: String) -> Bool {
    let effects = effects(on: .increment, .decrement).map(\.effect)
    guard traits.contains(.adjustable), hasNothingToAdjust, !effects.isEmpty,
      !traits.contains(.notEnabled)
    else { return false }
    let names = names(name)
    return !effects.contains { effect in
      switch effect {
      case .set(let target, let property, _):
        names.contains(target) && [.value, .label].contains(property)
      case .add(let target, _), .append(let target, _): names.contains(target)
      case .reload, .start, .stop, .push, .present: true
      default: false
      }
    }
  }
}
