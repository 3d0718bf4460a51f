import AccessibilityModel

extension Rule {
  static let actionWithoutTrait = Rule(
    "action-without-trait", .error, .words,
    says: "A double tap does something, but nothing says so: the trait is missing.",
    because: "One hears a text or an image like any other, and passes what one came for.",
    uiKit: "Add the trait .button (or .link) to accessibilityTraits.",
    swiftUI: "Use Button instead of .onTapGesture, or add .accessibilityAddTraits(.isButton).",
    android: "Use a Button, or set the role: Modifier.clickable(role = Role.Button) or className.",
    see: [.wcag("4.1.2", "name-role-value"), .hig("voiceover")],
    fails: [
      """
      language: ko
      elements:
      - header "주문"
      - text "전체 보기": {activate: [announce: 전체 주문 12건]}
      """,
      """
      language: en
      elements:
      - header "Order"
      - image "Add to cart": {activate: [announce: Added]}
      - group: {grouping: combine, activate: [push: mango], children: ["Mango", "$3"]}
      screens: {mango: {screen: Mango, elements: [header "Mango"]}}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "주문"
      - text "전체 보기" [button]: {activate: [announce: 전체 주문 12건]}
      - cell "사과": {activate: [push: apple]}
      - textField "이름": {activate: [announce: 이름]}
      screens: {apple: {screen: 사과, elements: [header "사과"]}}
      """
    ],
    .announcements { screen in
      let configuration = screen.context.configuration
      // On Android, an image that can be clicked is a button.
      let button =
        configuration.reader.id == voiceOver
        ? nil : configuration.composer.wording.text("role.button")
      return screen.faults { stop, announcement in
        let element = stop.element
        if announcement.parts.contains(where: { $0.kind == .trait && $0.text.string == button }) {
          return nil
        }
        // The rows of a table are known to open; iOS says nothing of them, either.
        guard element.answersActivation, !element.isControl, element.role != .cell,
          !element.traits.contains(.notEnabled), !element.labelText.isBlank,
          // What is chosen, opened or adjusted says so by its state.
          element.expandedStatus == nil, !element.traits.contains(.selected),
          element.traits.isDisjoint(
            with: [.tabBarItem, .keyboardKey, .backButton, .startsMediaSession]),
          element.role != .pageControl, element.role != .progress
        else { return nil }
        guard !announcement.hints.isEmpty else {
          return "a double tap does something, but all that is said is \"\(announcement.spoken)\""
        }
        return
          "a double tap does something, but only the hint says so, after a pause: what is heard "
          + "first is \"\(announcement.spoken)\""
      }
    })
}
