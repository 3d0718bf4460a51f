import AccessibilityModel

extension Rule {
  static let sameTitle = Rule(
    "same-title", .warning, .structure,
    says: "Two screens have the same title.",
    because: "After a double tap one hears the title that one heard before: did anything happen?",
    uiKit: "Give every view controller a title of its own.",
    swiftUI: "Give every screen its own .navigationTitle.",
    android: "Give every activity or pane a title of its own.",
    see: [.wcag("2.4.2", "page-titled"), .hig("accessibility")],
    fails: [
      """
      screen: 상품
      language: ko
      elements:
      - header "상품"
      - button "자세히": {activate: [push: detail]}
      screens: {detail: {screen: 상품, elements: [backButton "뒤로", header "상품"]}}
      """
    ],
    passes: [
      """
      screen: 상품
      language: ko
      elements:
      - header "상품"
      - button "자세히": {activate: [push: detail]}
      screens: {detail: {screen: 망고, elements: [backButton "뒤로", header "망고"]}}
      """
    ],
    .screens { subject in
      var first: [String: AuditedScreen] = [:]
      var faults: [Fault] = []
      for screen in subject.screens {
        guard let title = screen.heardTitle else { continue }
        if let other = first[title] {
          faults.append(
            screen.fault(
              "the title \"\(title)\" is also that of "
                + (other.name.map { "the screen '\($0)'" } ?? "the first screen")))
        } else {
          first[title] = screen
        }
      }
      return faults
    })
}

extension AuditedScreen {
  /// What tells a listener which screen it is: the title, or a heading among the first stops.
  package var heardTitle: String? {
    let heading = stops.prefix(3).first { $0.element.traits.contains(.header) }
    let names = [screen.title?.string, heading?.element.labelText]
    return names.compactMap(\.self).first { !$0.isBlank }?.trimmed
  }
}
