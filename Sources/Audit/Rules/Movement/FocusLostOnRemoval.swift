import AccessibilityModel

extension Rule {
  static let focusLostOnRemoval = Rule(
    "focus-lost-on-removal", .warning, .movement,
    says: "What was activated disappears, and nothing says where focus goes.",
    because: "One hears something from elsewhere, and does not know whether it worked.",
    uiKit: "Post layoutChanged with the element that comes next, after the view is gone.",
    swiftUI: "Move @AccessibilityFocusState to what comes next.",
    android: "Request focus for the view that comes next before this one is removed.",
    see: [
      .uiKit("uikit/uiaccessibility/notification/layoutchanged"), .wcag("2.4.3", "focus-order"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "할 일"
      - cell "우유 사기"
      - button "완료로 표시": {activate: [{set: 완료로 표시, hidden: true}]}
      - button "추가"
      """,
      """
      language: en
      elements:
      - header "To do"
      - group: {identifier: tip, children: ["A tip", button "Hide tip": {activate: [{set: tip, hidden: true}]}]}
      - button "Add"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "할 일"
      - cell "우유 사기"
      - button "완료로 표시": {activate: [{set: 완료로 표시, hidden: true}, layoutChanged: 추가]}
      - button "추가"
      """,
      """
      language: en
      elements:
      - header "Order"
      - button "Pay": {activate: [{set: sheet, hidden: false}]}
      - sheet [hidden]:
          identifier: sheet
          children: [button "Close": {activate: [{set: sheet, hidden: true}]}]
      """,
    ],
    .model { screen in
      screen.places.compactMap { place in
        let effects = place.element.effects(on: .activate).map(\.effect)
        let gone = effects.lazy.compactMap { effect -> [Int]? in
          guard case .set(let name, .hidden, let value) = effect, value.string == "true",
            let path = screen.tree.path(called: name), place.path.starts(with: path),
            // What covered the screen gives focus back to it.
            let element = screen.tree.presentedElement(at: path),
            !element.isModal, !element.role.isModal
          else { return nil }
          return path
        }.first
        let isCaredFor = effects.contains { effect in
          switch effect {
          case .layoutChanged(.element), .screenChanged, .push, .pop, .present, .dismiss: true
          default: false
          }
        }
        guard let gone, !isCaredFor else { return nil }
        return screen.fault(
          at: place.path,
          gone == place.path
            ? "it hides itself when it is activated, and nobody knows where focus goes"
            : "it hides \"\(screen.tree.name(of: gone))\", which contains it, so nobody "
              + "knows where focus goes")
      }
    })
}
