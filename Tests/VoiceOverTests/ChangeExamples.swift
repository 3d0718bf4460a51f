import AccessibilityModel
import ScreenReading
import Testing

/// A change under the cursor that a rule announces, and everything that is said then.
struct ChangeExample: Sendable, CustomTestStringConvertible {
  /// The name of the rule.
  let rule: String
  let before: AccessibilityElement
  let after: AccessibilityElement
  /// In words that are their own keys, see `ReaderWording.neutral`; empty for silence.
  let neutral: String
  let english: String

  var testDescription: String { rule }

  init(
    _ rule: String, _ before: AccessibilityElement, neutral: String, english: String,
    changes: (inout AccessibilityElement) -> Void = { _ in }
  ) {
    self.rule = rule
    self.before = before
    after = before.with(changes)
    self.neutral = neutral
    self.english = english
  }
}

extension ChangeExample {
  static let all = [
    ChangeExample(
      "change.media", AccessibilityElement(.button, label: "Play", traits: .startsMediaSession),
      neutral: "", english: ""
    ) { $0.label = "Pause" },
    ChangeExample(
      "change.selected", AccessibilityElement(.button, label: "Last 10 days", value: "2 events"),
      neutral: "[state.selected], Last 10 days, 3 events",
      english: "selected, Last 10 days, 3 events"
    ) {
      $0.additionalTraits = .selected
      $0.value = "3 events"
    },
    ChangeExample(
      "change.expanded",
      AccessibilityElement(.button, label: "Amenities").with { $0.expandedStatus = .collapsed },
      neutral: "Amenities, [state.expanded], 2 selected",
      english: "Amenities, expanded, 2 selected"
    ) {
      $0.expandedStatus = .expanded
      $0.value = "2 selected"
    },
    ChangeExample(
      "change.other", AccessibilityElement(.switch, label: "Wi-Fi").with { $0.toggle = .off },
      neutral: "[state.on]", english: "on"
    ) { $0.toggle = .on },
    ChangeExample(
      "change.nothing", AccessibilityElement(.button, label: "Save"), neutral: "Save",
      english: "Save"),
  ]
}
