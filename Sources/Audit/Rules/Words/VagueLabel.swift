import AccessibilityModel

extension Rule {
  static let vagueLabel = Rule(
    "vague-label", .note, .words,
    says: "A label says only where to tap.",
    because: "In a list of links, or to who comes to it by touch, it says nothing.",
    uiKit: "Name in accessibilityLabel what it leads to.",
    swiftUI: "Name in the label what it leads to.",
    android: "Name in the text or contentDescription what it leads to.",
    see: [.wcag("2.4.4", "link-purpose-in-context")],
    fails: [
      """
      language: ko
      elements:
      - header "요금 안내"
      - link "여기"
      - link "자세히 보기"
      """,
      """
      language: en
      elements:
      - header "Fees"
      - link "Click here"
      - link "Read more"
      - button "x"
      - text "1"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "요금 안내"
      - link "요금표"
      - text "여기"
      """,
      """
      language: en
      elements:
      - header "Fees"
      - link "All fees"
      - button "I am here"
      - button "More"
      - button "X"
      """,
      """
      language: en
      elements:
      - header "Letters"
      - button "w"
      - button "x"
      """,
    ],
    .announcements { screen in
      let letters = screen.stops.count { stop in
        let label = stop.element.labelText
        return stop.element.isControl && label.count == 1 && label.first?.isLetter ?? false
      }
      return screen.faults { stop, _ in
        let element = stop.element
        guard element.isControl || element.isActivated || element.android.isClickable == true,
          !element.isField, element.toggle == nil,
          element.value?.isBlank ?? true,
          screen.words.isOne(of: .vague, element.labelText)
            || element.isLink && screen.words.isOne(of: .vagueLink, element.labelText)
            // A capital is a company, and among others it is a letter.
            || letters == 1 && screen.words[.cross].contains(element.labelText)
        else { return nil }
        return "\"\(element.labelText)\" does not say what it leads to"
      }
    })
}

extension AccessibilityElement {
  /// Whether it is a link, which is also heard in a list of links.
  fileprivate var isLink: Bool { role == .link || traits.contains(.link) }
}
