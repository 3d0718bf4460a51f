import AccessibilityModel

extension Rule {
  static let imageWithoutLabel = Rule(
    "image-without-label", .error, .words,
    says: "The reader stops at an image that has no label.",
    because: "One hears \"image\", and cannot know of what.",
    uiKit: "Set accessibilityLabel to what the image tells, or isAccessibilityElement = false.",
    swiftUI: "Write Image(\"name\", label: Text(…)), or Image(decorative: \"name\").",
    android:
      "Set contentDescription, or importantForAccessibility=\"no\"; in Compose null for decoration.",
    see: [.wcag("1.1.1", "non-text-content"), .hig("accessibility")],
    fails: [
      """
      language: en
      elements:
      - header "Fruit"
      - image
      - button "Buy"
      """
    ],
    passes: [
      """
      language: en
      elements:
      - header "Fruit"
      - image "A bowl of mangoes"
      - image [hidden]
      - button "Buy"
      """
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        guard element.isPicture, element.labelText.isEmpty, element.value?.isBlank ?? true,
          screen.isNameless(announcement)
        else { return nil }
        return "the image has no label: all that is said is \"\(announcement.spoken)\""
      }
    })
}
