import AccessibilityModel
import ScreenFiles

extension Rule {
  /// A picture that is called as the text beside it.
  static let imageRepeatsText = Rule(
    "image-repeats-text", .note, .words,
    says: "An image has the label of the text beside it.",
    because:
      "The same name is heard at two stops, and the first leads one to expect another thing.",
    uiKit: "Set isAccessibilityElement = false on the image, or group it with its text.",
    swiftUI: "Use Image(decorative:), or .accessibilityElement(children: .combine) around both.",
    android:
      "Set contentDescription=\"@null\" on the image (in Compose null), or group it with its text.",
    see: [.wcag("1.1.1", "non-text-content")],
    fails: [
      """
      language: ko
      elements:
      - header "팀"
      - image "김망고"
      - text "김망고"
      """,
      """
      language: en
      elements:
      - header "Team"
      - text "Ann Smith"
      - image "Ann Smith."
      """,
      """
      language: en
      elements:
      - header "Fruit"
      - text "Mango"
      - image "Mango"
      - text "Plum"
      - image "Plum"
      - text "Fig"
      - image "Fig"
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "팀"
      - image "웃고 있는 김망고"
      - text "김망고"
      """,
      """
      language: en
      elements:
      - header "Team"
      - image "Ann Smith"
      - text "Bob Jones"
      - text "Ann Smith"
      - image "Cart 2": {activate: [announce: Two things]}
      - text "Cart 2"
      """,
    ],
    .announcements { screen in
      // Some dumps do not tell which images the reader stops at.
      guard screen.context.tells(.pictures) else { return [] }
      let faults = screen.stops.indices.compactMap { index -> Fault? in
        let element = screen.stops[index].element
        let label = Script.bare(element.labelText)
        // What answers cannot be hidden.
        guard element.isPicture, !label.isEmpty, !screen.words.isDecoration(element.labelText),
          !element.isControl, element.responses.isEmpty, element.customActions.isEmpty
        else { return nil }
        let other = [index - 1, index + 1].filter(screen.stops.indices.contains).first { beside in
          let element = screen.stops[beside].element
          return !element.isPicture && Script.bare(element.labelText) == label
        }
        return other.map { beside in
          screen.fault(
            index, "it says what the text beside it says: hide the image",
            evidence: [min(index, beside), max(index, beside)].map(screen.quote))
        }
      }
      // The cards of a list are all built alike.
      guard faults.count > 2, var fault = faults.first else { return faults }
      fault.message = "\(faults.count) images say what the text beside them says: hide the images"
      return [fault]
    })
}
