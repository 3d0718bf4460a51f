import AccessibilityModel

extension Rule {
  static let unreachableElement = Rule(
    "unreachable-element", .error, .structure,
    says: "A control cannot be reached.",
    because:
      "What is inside an accessibility element is none itself: no swipe and no finger finds it.",
    uiKit:
      "Make the control an accessibilityCustomAction of the element, or the element a container.",
    swiftUI: "Use .accessibilityElement(children: .contain), or .accessibilityAction(named:).",
    android: "Set focusable, or add an accessibility action to the parent.",
    see: [.wcag("2.1.1", "keyboard"), .hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Mail"
      - cell "Ada, lunch?": {children: [button "Archive", button "Delete"]}
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Mail"
      - cell "Ada, lunch?": {actions: [Archive, Delete], children: [button "Archive", button "Delete"]}
      """
    ],
    .model { screen in
      screen.context.configuration.reader.controlsOutOfReach(on: screen.tree.screen).map { hiding in
        let names = hiding.controls.map { $0.label?.string ?? $0.role.rawValue }
        return screen.fault(
          at: hiding.path,
          "\(names.map { "\"\($0)\"" }.joined(separator: ", ")) cannot be reached inside "
            + "\"\(screen.tree.name(of: hiding.path))\"")
      }
    })
}
