import AccessibilityModel

extension Rule {
  static let screenWithoutTitle = Rule(
    "screen-without-title", .warning, .structure,
    says: "The screen has neither a title nor a heading.",
    because:
      "On arrival one hears some element, but not where one is. A screen with one or two stops needs none.",
    uiKit: "Set the title of the view controller, or give the first text the header trait.",
    swiftUI: "Add .navigationTitle(…), or .accessibilityAddTraits(.isHeader) to the first text.",
    android: "Call setTitle, or set accessibilityPaneTitle or accessibilityHeading.",
    see: [.wcag("2.4.2", "page-titled"), .hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - text "Seoul"
      - text "18°"
      - button "Refresh"
      """
    ],
    passes: [
      """
      screen: Weather
      language: en
      elements:
      - text "Seoul"
      - text "18°"
      - button "Refresh"
      """,
      """
      language: en
      elements:
      - header "Weather"
      - text "Seoul"
      - text "18°"
      - button "Refresh"
      """,
    ],
    .announcements { screen in
      // Most dumps do not tell the title.
      guard !screen.context.isDump, screen.screen.title?.isBlank ?? true, screen.stops.count > 2,
        !screen.stops.contains(where: { $0.element.traits.contains(.header) }),
        screen.tree.screen.frontMostModal() == nil,
        // The name that a container begins with is heard on arrival, too.
        screen.stops.first?.containers.allSatisfy({ $0.element.labelText.isBlank }) ?? true
      else { return [] }
      return [
        screen.fault(
          "nothing says which screen this is: the first that is heard is "
            + "\"\(screen.announcements[0].spoken)\"", evidence: [screen.quote(0)])
      ]
    })
}
