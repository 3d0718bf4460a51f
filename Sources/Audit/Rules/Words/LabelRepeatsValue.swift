import AccessibilityModel

extension Rule {
  static let labelRepeatsValue = Rule(
    "label-repeats-value", .warning, .words,
    says: "The label contains the value.",
    because: "It is heard twice, and the label changes while it should stay the name of the thing.",
    uiKit: "Keep accessibilityLabel for what it is and accessibilityValue for what it is set to.",
    swiftUI: "Keep .accessibilityLabel and .accessibilityValue apart.",
    android: "Use stateDescription for the value.",
    see: [
      .uiKit("objectivec/nsobject-swift.class/accessibilityvalue"),
      .wcag("4.1.2", "name-role-value"),
    ],
    fails: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "벨소리 음량 50%": 50%
      """,
      """
      language: en
      elements:
      - header "Sound"
      - slider "Volume, 50%": 50%
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "소리"
      - slider "벨소리 음량": 50%
      """,
      """
      language: en
      elements:
      - header "Sound"
      - slider "Volume": 50%
      - textField "Name": Name
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        guard !element.isField, element.role != .banner, let value = element.value?.string.trimmed,
          value.count > 1, announcement.parts.contains(where: { $0.kind == .value })
        else { return nil }
        let label = element.labelText.trimmed
        guard label.lowercased().standsAlone(value.lowercased()) else { return nil }
        return "\"\(value)\" is heard twice: \"\(announcement.spoken)\""
      }
    })
}
