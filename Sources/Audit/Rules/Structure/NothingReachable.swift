import AccessibilityModel

extension Rule {
  static let nothingReachable = Rule(
    "nothing-reachable", .error, .structure,
    says: "There is nothing on a screen at which the reader stops.",
    because: "One swipes and hears nothing, as if the app hung.",
    uiKit: "Make the texts and controls accessibility elements.",
    swiftUI: "Remove .accessibilityHidden(true), or give the view a label.",
    android: "Set importantForAccessibility, and give the views texts.",
    see: [.wcag("4.1.2", "name-role-value"), .wcag("2.1.1", "keyboard")],
    fails: [
      """
      language: en
      elements:
      - header "Files"
      - sheet "Sort by"
      """,
      """
      language: en
      elements:
      - text "Loading" [hidden]
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - image "logo" [hidden]
      events: [{at: 1s, effects: [push: home]}]
      screens: {home: {elements: [header "Home"]}}
      """,
      """
      language: en
      elements:
      - header "Files"
      - alert "Error": {children: [text "Something went wrong", button "OK"]}
      """,
    ],
    .model { screen in
      // A screen that something happens on by itself is filled, or goes on.
      guard screen.stops.isEmpty, !screen.screen.elements.isEmpty, screen.screen.events.isEmpty
      else { return [] }
      // What covers the screen is to blame, if it is what is empty.
      let modal = screen.places.last { $0.element.isModal || $0.element.role.isModal }
      guard let modal else {
        return [screen.fault("nothing on the screen is an element at which the reader stops")]
      }
      return [
        screen.fault(at: modal.path, "it covers the screen, and the reader stops at nothing in it")
      ]
    })
}
