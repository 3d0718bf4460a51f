import AccessibilityModel

extension Rule {
  static let focusThrown = Rule(
    "focus-thrown", .error, .movement,
    says: "The app moves focus although the user did nothing.",
    because: "One is torn away in the middle of a sentence.",
    uiKit:
      "Post layoutChanged with an element only in answer to a gesture; otherwise post announcement.",
    swiftUI: "Set @AccessibilityFocusState only in answer to a gesture.",
    android: "Do not request accessibility focus by a timer; use a live region.",
    see: [.uiKit("uikit/uiaccessibility/notification/layoutchanged"), .wcag("3.2.1", "on-focus")],
    fails: [
      """
      language: en
      elements:
      - header "News"
      - text "A long story about mangoes and plums"
      - button "Live"
      events: [{at: 1s, effects: [layoutChanged: Live]}]
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "News"
      - text "A long story about mangoes and plums"
      - button "Open": {activate: [layoutChanged: Live]}
      - button "Live"
      events: [{at: 9s, effects: [announce: Live now]}]
      """
    ],
    .screens { subject in
      subject.screens.flatMap { screen in
        screen.screen.events.compactMap { event -> Fault? in
          let target = event.effects.lazy.compactMap { timed -> String? in
            switch timed.effect {
            case .layoutChanged(.element(let name)?), .screenChanged(.element(let name)?): name
            default: nil
            }
          }.first
          let isNewScreen = event.effects.contains { $0.effect == .screenChanged(nil) }
          guard let target = target ?? (isNewScreen ? screen.stops.first?.name : nil) else {
            return nil
          }
          let path = screen.tree.path(named: target)
          let fault =
            path.map { screen.fault(at: $0, "focus is sent to \"\(target)\" by a timer") }
            ?? screen.fault("focus is sent to \"\(target)\" by a timer")
          return subject.shown(fault) { walk in walk.firstThrow { _, name in name == target } }
        }
      }
    })
}
