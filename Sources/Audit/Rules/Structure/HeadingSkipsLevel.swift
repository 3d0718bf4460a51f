import AccessibilityModel

extension Rule {
  static let headingSkipsLevel = Rule(
    "heading-skips-level", .note, .structure,
    says: "The levels of headings skip one.",
    because: "Who goes by level looks for the heading that is missing.",
    uiKit: "Give headings levels without gaps.",
    swiftUI: "Use .accessibilityHeading(.h2) after .h1, and so on.",
    onlyFor: voiceOver, see: [.wcag("1.3.1", "info-and-relationships")],
    fails: [
      """
      language: en
      elements:
      - header "Market" [level=1]
      - header "Today" [level=3]
      - text "Mango"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Market" [level=1]
      - header "Today" [level=2]
      - header "Fruit" [level=3]
      - header "Help" [level=1]
      """
    ],
    .announcements { screen in
      var level: Int?
      var faults: [Fault] = []
      for index in screen.stops.indices {
        guard let own = screen.stops[index].element.headingLevel,
          screen.stops[index].element.traits.contains(.header)
        else { continue }
        if let level, own > level + 1 {
          faults.append(
            screen.fault(
              index, "level \(own) follows level \(level), and there is no level \(level + 1)"))
        }
        level = own
      }
      return faults
    })
}
