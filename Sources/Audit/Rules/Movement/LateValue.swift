import AccessibilityModel
import Support

extension Rule {
  static let lateValue = Rule(
    "late-value", .warning, .movement,
    says: "The new value comes after the reader has read the old one.",
    because: "One hears a value that is no longer true.",
    uiKit: "Set accessibilityValue in accessibilityIncrement() itself, not after an animation.",
    swiftUI: "Change the state in .accessibilityAdjustableAction itself, not after a delay.",
    android: "Update stateDescription in the action itself.",
    see: [.sliderArticle, .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "음량": {range: [0, 100], at: 50, delay: 600ms}
      walks: {크게: [swipe right, swipe up, wait 3s]}
      """
    ],
    passes: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "음량": {range: [0, 100], at: 50}
      walks: {크게: [swipe right, swipe up, wait 3s]}
      """
    ],
    .screens { subject in
      subject.screens.flatMap { screen in
        screen.places.compactMap { place -> Fault? in
          let name = screen.tree.name(of: place.path)
          guard let delay = place.element.delay(of: name), delay > 200 else { return nil }
          let fault = screen.fault(
            at: place.path,
            "the value comes \(Seconds(milliseconds: delay)) s after the swipe")
          return subject.shown(fault) { walk in
            let events = walk.transcript.events
            guard
              let stale = events.firstIndex(where: { event in
                if case .speak(let speech) = event.kind {
                  return speech.source == .value && speech.element == name
                }
                return false
              }),
              let swipe = events[..<stale].lastIndex(where: { event in
                if case .gesture(.swipe(let direction)) = event.kind {
                  return direction == .up || direction == .down
                }
                return false
              })
            else { return nil }
            return (stale, Array(swipe..<min(stale + 2, events.count)))
          }
        }
      }
    })
}

extension AccessibilityElement {
  /// How long after a swipe the new value comes, in milliseconds.
  fileprivate func delay(of name: String) -> Int? {
    if case .range(let range)? = adjustment { return range.delay }
    let names = names(name)
    return effects(on: .increment, .decrement).lazy.compactMap { timed -> Int? in
      guard case .set(let target, .value, _) = timed.effect, names.contains(target) else {
        return nil
      }
      return timed.delay
    }.first
  }
}
