import AccessibilityModel
import ScreenReading

extension Condition {
  /// A text field that contains the insertion point.
  static let isEditingText = Condition("a text field being edited") {
    $0.traits.contains([.textEntry, .isEditing])
  }

  static let isSwitch = Condition("a switch") { $0.isSwitch }

  /// A switch whose app gives it a value other than the number that UIKit writes.
  static let isSwitchWithValue =
    .isSwitch && !.isCheckable
    && Condition("with a value of its own") { subject in
      subject.value.map { !["0", "1", "2"].contains($0.string) } ?? false
    }

  static let isCheckable = role(.checkbox, .radioButton)

  /// A tab bar item, or a button directly inside a container with the tab bar trait.
  static let isTab =
    trait(.tabBarItem)
    || trait(.button)
      && Condition("in a `tabBar`") {
        $0.isInTabBar
      }

  /// A back button whose label says no more than its role.
  static let isCalledBack =
    trait(.backButton)
    && Condition("labeled \"Back\"") {
      $0.element.label?.string.lowercased()
        == $0.composer.wording.text(VoiceOverKey.labelBack).lowercased()
    }

  /// An element of a web page.
  static let isOnTheWeb = Condition("in a `webView`") {
    $0.stop.containers.contains { $0.element.role == .webView }
  }

  /// A button of a web page that is pressed or not (`aria-pressed`).
  static let isPressedOrNot =
    .isOnTheWeb && .role(.button) && !.trait(.toggleButton)
    && Condition("with a state") { $0.element.toggle != nil }

  /// A hint that is spoken instead of the label, and then not as a hint.
  static let hintIsPromoted =
    has("hint", \.hint) && !trait(.backButton)
    && !says("a label", VoiceOverRules.ownLabel) && !says("a value", VoiceOverRules.value)

  static let speaksHints = setting(VoiceOverSetting.speaksHints)
}
