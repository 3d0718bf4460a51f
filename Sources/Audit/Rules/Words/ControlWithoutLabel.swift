import AccessibilityModel

extension Rule {
  static let controlWithoutLabel = Rule(
    "control-without-label", .error, .words,
    says: "A button, link or other control has no label.",
    because: "One hears what it is, but not what it does.",
    uiKit: "Set accessibilityLabel to what it does.",
    swiftUI: "Give it a text label, or add .accessibilityLabel(…).",
    android:
      "Set contentDescription, or text; in Compose Icon(contentDescription = …).",
    see: [.wcag("4.1.2", "name-role-value"), .hig("voiceover")],
    fails: [
      """
      language: en
      elements:
      - header "Player"
      - button
      - slider: 50%
      - link
      - button: 3
      - button: {hint: Opens the cart.}
      """,
      """
      language: ko
      elements:
      - header "재생"
      - button
      - switch [on]
      """,
      """
      language: en
      elements:
      - header "Songs"
      - cell: {activate: [push: song]}
      screens: {song: {screen: Song, elements: [header "Song"]}}
      """,
    ],
    passes: [
      """
      language: en
      elements:
      - header "Player"
      - button "Play"
      - slider "Volume": 50%
      - backButton
      - stepper "Seats": 2
      - picker: Today
      - button: Large
      """,
      """
      language: ko
      elements:
      - header "재생"
      - button "재생"
      - switch "반복" [on]
      - pageControl: {pages: 3}
      """,
      """
      language: en
      elements:
      - header "Filters"
      - sheetGrabber
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        let isSilent = announcement.spoken.isBlank
        // A picture has a rule of its own.
        let isToldNameless = !element.isPicture && screen.saysThereIsNoName(announcement)
        guard element.isControl || element.answersActivation || isSilent || isToldNameless,
          !element.isField,
          // The system names it, or should.
          ![.pageControl, .sheetGrabber].contains(element.role),
          !element.traits.contains(.backButton),
          element.role != .progress, element.labelText.isBlank
        else { return nil }
        let value = element.value?.string ?? ""
        // A wheel of a picker has only a value, and is named by it.
        if element.role == .picker, !value.isBlank { return nil }
        // A hint that is said in place of the label comes too late for who does not wait for it, and so does
        // a tooltip.
        let isNamedTooLate = [element.hint, element.android.tooltip].compactMap(\.self)
          .contains { late in
            announcement.parts.allSatisfy { part in
              part.kind != .label || part.text.string == late.string || screen.isSubstitute(part)
            }
          }
        guard screen.isNameless(announcement) || isNamedTooLate else { return nil }
        // A button that has only a value is named by it, unless that is a mere number.
        if value.contains(where: { !$0.isNumber }), !element.traits.contains(.adjustable),
          element.toggle == nil
        {
          return nil
        }
        return "the \(Sentence(stringLiteral: element.role.rawValue)) has no label: "
          + (isSilent
            ? "the reader stops at it and says nothing"
            : "all that is said is \"\(announcement.spoken)\"")
      }
    })
}

extension String {
  /// Whether there is nothing to say.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
