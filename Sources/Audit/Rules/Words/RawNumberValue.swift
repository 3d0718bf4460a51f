import AccessibilityModel
import Foundation

extension Rule {
  /// A value as the program holds it, and not as people say it.
  static let rawNumberValue = Rule(
    "raw-number-value", .warning, .words,
    says: "A value is a number as the program holds it.",
    because: "Three or more decimals take long to hear, and a share of 1 is not how people count.",
    uiKit: "Set accessibilityValue to what people say, with its unit: \"35%\", \"2,700 kelvin\".",
    swiftUI: "Add .accessibilityValue(…) with what people say: Text(value, format: .percent).",
    android: "Set stateDescription to what people say, or a RangeInfo of the type percent.",
    see: [.sliderArticle, .wcag("4.1.2", "name-role-value")],
    fails: [
      """
      language: ko
      elements:
      - header "조명"
      - slider "밝기": {value: "0.35"}
      """,
      """
      language: en
      elements:
      - header "Light"
      - slider "Warmth": {value: "41.333333"}
      - progress "Download": {value: "0.25"}
      """,
    ],
    passes: [
      """
      language: ko
      elements:
      - header "조명"
      - slider "밝기": 35%
      - text "평점": {value: "0.35"}
      - slider "재생 속도": {value: "0.75"}
      """,
      """
      language: en
      elements:
      - header "Light"
      - slider "Seats": {value: "3"}
      - slider "Weight": {value: 0.75 kg}
      - slider "Rating": {value: "1.00"}
      - slider "Playback speed": {value: "0.75"}
      """,
    ],
    .announcements { screen in
      screen.faults { stop, announcement in
        let element = stop.element
        guard element.traits.contains(.adjustable) || element.role == .progress,
          let value = element.value?.string.trimmed,
          announcement.parts.contains(where: { $0.text.string == value }),
          value.contains(/^-?[0-9]*\.[0-9]{2,}$/), let number = Double(value)
        else { return nil }
        // Speeds go beyond 1, and so may what is at 1 now.
        if (0..<1).contains(number), screen.words.first(.factor, in: element.labelText) == nil {
          let percent = Int((number * 100).rounded())
          return "the value is the bare number \"\(value)\"; say \"\(percent)%\" if it is a share"
        }
        guard value.contains(/\.[0-9]{3,}$/) else { return nil }
        return "the value is the bare number \"\(value)\"; round it, and say its unit"
      }
    })
}
