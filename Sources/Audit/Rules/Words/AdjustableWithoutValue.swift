import AccessibilityModel

extension Rule {
  static let adjustableWithoutValue = Rule(
    "adjustable-without-value", .error, .words,
    says: "An adjustable element or a progress bar has no value.",
    because: "One hears what it is, but not how much.",
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
      - slider "Volume 50%"
      - progress "Backing up"
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
      - progress "Backing up": 30%
      - activityIndicator "Loading"
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        // Most dumps of Android do not tell how far a slider is.
        if screen.context.isDump, !screen.isForVoiceOver { return nil }
        if element.role == .progress, !element.labelText.isBlank,
          !element.labelText.contains(where: \.isNumber),
          !announcement.parts.contains(where: { [.value, .state, .content].contains($0.kind) })
        {
          return "it does not say how far it is: \"\(announcement.spoken)\""
        }
        guard element.traits.contains(.adjustable), element.role != .banner,
          // The dots of a pager cannot be adjusted on Android.
          screen.isForVoiceOver || element.role != .pageControl,
          !element.traits.contains(.notEnabled),
          !announcement.parts.contains(where: { [.value, .state, .content].contains($0.kind) })
        else { return nil }
        let label = element.labelText
        guard !label.contains(where: \.isNumber) else {
          // "Visa 1234" names what is chosen; a percentage is a value. Some dumps join the two.
          guard !screen.context.isDump,
            screen.words.endsInPercentage(label)
          else { return nil }
          return
            "its value is part of the label, so that nothing is said when it changes: "
            + "\"\(announcement.spoken)\""
        }
        return
          "swipes up and down change it, but \"\(announcement.spoken)\" does not say what it is"
      }
    })
}

extension AuditWords {
  /// Whether a label ends in a percentage: "Volume 50%", "음량 50 퍼센트".
  fileprivate func endsInPercentage(_ label: String) -> Bool {
    let label = label.lowercased()
    return self[.percent].contains { word in
      guard label.hasSuffix(word) else { return false }
      let number = label.dropLast(word.count)
      let last = number.last == " " ? number.dropLast().last : number.last
      return last?.isNumber ?? false
    }
  }
}
