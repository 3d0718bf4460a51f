import AccessibilityModel

extension Rule {
  static let fieldWithoutLabel = Rule(
    "field-without-label", .error, .words,
    says: "A text field has no label; a placeholder is none.",
    because:
      "As soon as something is typed, the placeholder is gone, and with it the field's name.",
    uiKit: "Set accessibilityLabel, also where a UILabel stands beside the field.",
    swiftUI: "Write TextField(\"Name\", text: …, prompt: Text(…)).",
    android:
      "Use android:hint in a TextInputLayout, or android:labelFor; in Compose TextField(label = …).",
    see: [.wcag("3.3.2", "labels-or-instructions"), .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: ko
      elements:
      - header "프로필"
      - textField: {placeholder: 닉네임}
      - textField
      """,
      """
      language: en
      elements:
      - header "Profile"
      - text "Nickname"
      - textField: Sky
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "프로필"
      - textField "닉네임": 하늘
      - searchField: {placeholder: 검색}
      """,
      """
      language: en
      elements:
      - header "Profile"
      - textField "Nickname": {placeholder: Anything you like}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        guard element.isField, element.labelText.isBlank else { return nil }
        let placeholder = element.placeholder?.string ?? ""
        // TalkBack says the hint of a field after what was typed, too.
        if screen.context.configuration.reader.id != voiceOver, !placeholder.isBlank { return nil }
        // What a search field is for, its trait says.
        // Many dumps do not tell the placeholder.
        if element.traits.contains(.searchField), !placeholder.isBlank || screen.context.isDump {
          return nil
        }
        if placeholder.isBlank, let value = element.value?.string, !value.isBlank {
          return
            "the field has no label: one hears what is in it, \"\(value)\", and not what it "
            + "is for"
        }
        return placeholder.isBlank
          ? "the field has no label: all that is said is \"\(announcement.spoken)\""
          : "\"\(placeholder)\" is only a placeholder: once something is typed, nothing says what "
            + "the field is for"
      }
    })
}
