import AccessibilityModel

extension Rule {
  static let noWayOut = Rule(
    "no-way-out", .error, .structure,
    says: "What covers the screen has nothing that closes it.",
    because: "Who sees taps beside it or drags it down; who listens is stuck in it.",
    uiKit: "Add a button that closes it, and answer accessibilityPerformEscape().",
    swiftUI: "Add a button that calls dismiss, and .accessibilityAction(.escape) { … }.",
    android: "Add a button that closes it, and handle back.",
    see: [.hig("sheets"), .wcag("2.1.2", "no-keyboard-trap")],
    fails: [
      """
      language: ko
      screen: 홈
      elements:
      - header "홈"
      - button "이벤트": {activate: [present: event]}
      screens: {event: {screen: 이벤트, elements: [header "이벤트", text "모두에게 쿠폰을 드려요."]}}
      """,
      """
      language: en
      elements:
      - header "Home"
      - dialog "Coupons": [text "Coupons for everyone"]
      """,
      """
      language: en
      screen: Files
      elements:
      - header "Files"
      - cell "Report": {contextMenu: [{name: Info, effects: [present: info]}]}
      screens: {info: {screen: Info, elements: [header "Info", text "3 pages"]}}
      """,
    ],
    passes: [
      """
      language: ko
      screen: 홈
      elements:
      - header "홈"
      - button "이벤트": {activate: [present: event]}
      screens: {event: {screen: 이벤트, elements: [header "이벤트", button "닫기": {activate: [dismiss]}]}}
      """,
      """
      language: en
      elements:
      - header "Home"
      - dialog "Coupons": [text "Coupons for everyone", button "Thanks": {activate: [announce: Bye]}]
      """,
    ],
    .screens { subject in
      let presented = Set(
        subject.variant.effects.compactMap { _, effect -> String? in
          if case .present(let name) = effect { return name }
          return nil
        })
      return subject.screens.flatMap { screen -> [Fault] in
        if let name = screen.name, presented.contains(name), !screen.screen.elements.isEmpty,
          !screen.screen.elements.contains(where: \.offersWayOut)
        {
          return [
            screen.fault(
              "it covers the screen before, and has no button and no answer to the escape gesture",
              evidence: screen.stops.indices.prefix(3).map(screen.quote))
          ]
        }
        return screen.places.compactMap { place in
          guard place.element.isModal || place.element.role.isModal,
            ![.menu, .popover].contains(place.element.role), !place.element.children.isEmpty,
            !place.element.offersWayOut
          else { return nil }
          return screen.fault(
            at: place.path,
            "it covers the screen, and has no button and no answer to the escape gesture"
          )
        }
      }
    })
}

extension AccessibilityElement {
  /// Whether something in it can be activated, or the escape gesture is answered.
  fileprivate var offersWayOut: Bool {
    !isHidden
      && (isActivated || role == .sheetGrabber || role == .dismissPopup
        || role == .backButton || !effects(on: .escape).isEmpty
        || responses.contains { $0.trigger == .escape }
        || children.contains(where: \.offersWayOut))
  }
}
