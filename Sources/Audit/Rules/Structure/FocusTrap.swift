import AccessibilityModel
import Walks

extension Rule {
  static let focusTrap = Rule(
    "focus-trap", .error, .structure,
    says: "Focus cannot get away from an element.",
    because: "Whatever one does, one is thrown back: the rest of the screen does not exist.",
    uiKit: "Do not move focus in accessibilityElementDidBecomeFocused().",
    swiftUI: "Do not change an @AccessibilityFocusState when it changes.",
    android: "Do not request focus in onAccessibilityFocus…",
    see: [.wcag("2.1.2", "no-keyboard-trap"), .focusArticle],
    fails: [
      """
      language: en
      elements:
      - header "Stuck"
      - button "A": {becomeFocused: [layoutChanged: B]}
      - button "B": {becomeFocused: [layoutChanged: A]}
      - button "Pay"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Free"
      - button "A"
      - button "B"
      - button "Pay"
      """
    ],
    .walk { walk in
      guard let figures = walk.transcript.figures, let trap = figures.trap,
        [.focusPingPong, .reloadLoop].contains(figures.trapKind)
      else { return [] }
      let thrown = walk.transcript.events.indices.filter { index in
        if case .focus(_, isThrown: true) = walk.transcript.events[index].kind { return true }
        return false
      }
      var name = ""
      if let last = thrown.last, case .focus(let element, _) = walk.transcript.events[last].kind {
        name = element
      }
      return [
        walk.fault(
          "the walk ends here, because focus cannot get away from \(trap)", at: thrown.last,
          about: name, evidence: walk.lines(thrown.suffix(4)))
      ]
    })
}
