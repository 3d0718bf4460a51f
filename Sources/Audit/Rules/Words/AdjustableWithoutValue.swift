import AccessibilityModel

extension Rule {
  static let adjustableWithoutValue = Rule(
    "adjustable-without-value", .error, .words,
    says: "An adjustable element has no value.",
    because: "One can change it, but not hear what to.",
    uiKit: "Set accessibilityValue, and update it in accessibilityIncrement and …Decrement.",
    swiftUI: "Add .accessibilityValue(…).",
    android: "Set stateDescription, or a RangeInfo.",
    see: [.wcag("4.1.2", "name-role-value"), .sliderArticle],
    fails: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "음량"
      """,
      """
      language: en
      elements:
      - header "Cards"
      - element "Payment card" [adjustable]
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "음량": 50%
      """,
      """
      language: en
      elements:
      - header "Cards"
      - element "Payment card" [adjustable]: {values: [Visa, Maestro]}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        // Most dumps of Android do not tell how far a slider is.
        if screen.context.isDump, !screen.isForVoiceOver { return nil }
        guard element.traits.contains(.adjustable), element.role != .banner,
          !element.traits.contains(.notEnabled), !element.labelText.contains(where: \.isNumber),
          !announcement.parts.contains(where: { [.value, .state, .content].contains($0.kind) })
        else { return nil }
        return
          "swipes up and down change it, but \"\(announcement.spoken)\" does not say what it is"
      }
    })
}
