import AccessibilityModel
import ScreenReading

extension Condition {
  /// A text field in which the insertion point is.
  static let isEditingText = Condition("a text field being edited") {
    $0.traits.contains([.textEntry, .isEditing])
  }

  static let isSwitch = Condition("a switch") { $0.isSwitch }

  static let isCheckable = role(.checkbox, .radioButton)

  /// A tab bar item, or a button right inside a container with the tab bar trait.
  static let isTab =
    trait(.tabBarItem)
    || trait(.button)
      && Condition("in a `tabBar`") {
        $0.stop.containers.last?.element.traits.contains(.tabBar) ?? false
      }

  /// A back button whose label says no more than its role does.
  static let isCalledBack =
    trait(.backButton)
    && Condition("labeled \"Back\"") {
      $0.element.label?.string == $0.composer.wording.text(.labelBack)
    }

  /// A hint that stands in for the label, and is then no hint any more.
  static let hintIsPromoted =
    has("hint", \.hint) && !trait(.backButton)
    && !says("a label", VoiceOverRules.ownLabel) && !says("a value", VoiceOverRules.value)

  static let speaksHints = setting("speaksHints", \.speaksHints)
}
