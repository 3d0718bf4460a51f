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
      let ignored = screen.places.compactMap { place -> Hiding? in
        // SwiftUI's `children: .ignore` takes the actions away, too.
        guard place.element.grouping == .ignore, !place.isPart, place.element.isFocusable,
          !place.element.role.showsOneItem
        else { return nil }
        let actions = place.element.customActions.map(\.name.string)
        let controls = place.element.controlsInside.filter { !actions.contains($0.labelText) }
        let isOne = controls.count == 1 && place.element.isActivated
        return controls.isEmpty || isOne
          ? nil : Hiding(path: place.path, controls: controls)
      }
      let hidden = screen.context.configuration.reader.controlsOutOfReach(on: screen.tree.screen)
        .map { Hiding(path: $0.path, controls: $0.controls) }
      return (hidden + ignored).map { hiding in
        let names = hiding.controls.map { $0.label?.string ?? $0.role.rawValue }
        return screen.fault(
          at: hiding.path,
          "\(names.map { "\"\($0)\"" }.joined(separator: ", ")) cannot be reached inside "
            + "\"\(screen.tree.name(of: hiding.path))\"")
      }
    })
}

/// An element, and the controls inside it that cannot be reached.
private struct Hiding {
  var path: [Int]
  var controls: [AccessibilityElement]
}

extension AccessibilityElement {
  /// The controls inside it, as long as they are not hidden.
  fileprivate var controlsInside: [AccessibilityElement] {
    children.filter { !$0.isHidden }.flatMap { child in
      child.isControl && !child.isField && child.isFocusable ? [child] : child.controlsInside
    }
  }
}
