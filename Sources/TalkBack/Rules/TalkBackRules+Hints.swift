import AccessibilityModel
import ScreenReading

extension TalkBackRules {
  /// What follows the element after a pause.
  ///
  /// The first that fits of what a double tap does, then the long press, then the actions. There is no
  /// field for a sentence of the app's own.
  static let hints =
    [
      AnnouncementRule(
        "hint.adjust", when: usable && isAdjustable,
        says: .word(.hint, .hintAdjust) { subject in
          let words = subject.composer.wording
          return ["up": words.text(.gestureSwipeUp), "down": words.text(.gestureSwipeDown)]
        },
        because: "it replaces the hint to double-tap",
        source: "TB NodeRoleHint; TB AccessibilityFocusHint; MA")
    ]
    + clicks
    + [
      AnnouncementRule(
        "hint.longPress",
        when: usable && tellsLongPress
          && .node("a long press without a label") {
            $0.isLongClickable && $0.longClickLabel == nil
          },
        says: .word(.hint, .hintLongPress) { ["gesture": $0.longPressGesture] },
        because: "a slider and a drop-down list have only the hint of their own",
        source: "TB LongClickableHint; TB NodeRoleHint; MA"),
      AnnouncementRule(
        "hint.longPressLabel",
        when: usable && tellsLongPress
          && .node("a long press with a label") { $0.longClickLabel != nil },
        says: .word(.hint, .hintLongPressLabel) { subject in
          subject.node.longClickLabel.map {
            ["gesture": subject.longPressGesture, "label": $0.string]
          }
        }, source: "TB LongClickableHint; TB NodeRoleHint; MA"),
      AnnouncementRule(
        "hint.actions",
        when: usable
          && Condition("the menu has something for it: labels, actions, links") {
            !$0.thingsInMenu.isEmpty
          },
        says: .word(.actions, .hintAvailable) { subject in
          let words = subject.composer.wording
          return [
            "things": subject.thingsInMenu.map { words.text($0) }.joined(separator: ", "),
            "gesture": words.text(.gestureThreeFingerTap),
          ]
        },
        because:
          "a field that is being edited has actions for its text, what can be used and has no "
          + "name can be given one, unless Compose built it, and links are parts of a text",
        source: "TB AccessibilityNodeFeedbackUtils; TB NodeMenuRuleCreator; "
          + "TB EditingAndSelectingMenu; TB TalkBackLabelManager; MA"),
    ]

  /// What a double tap does; only the first that fits is said.
  private static let clicks: [AnnouncementRule] = {
    let all: [(String, Condition, ReaderWording.Key, String)] = [
      // These two have a hint of their own, whatever a click on them is called.
      (
        "hint.change", .node("a drop-down list") { $0.role == .dropDownList }, .hintChange,
        "TB NodeRoleHint"
      ),
      ("hint.edit", .node("a field") { $0.role == .editText }, .hintEdit, "TB NodeRoleHint"),
      (
        "hint.clickLabel", .node("a click action with a label") { $0.clickLabel != nil },
        .hintClickLabel, "TB ClickableHint"
      ),
      (
        "hint.select", .node("one of several of which one is selected") { $0.isSingleSelection },
        .hintSelect, "TB NodeRoleHint"
      ),
      (
        "hint.toggle", .node("can be checked") { $0.isChecked != nil || $0.role == .switch },
        .hintToggle, "TB ClickableHint; MA"
      ),
      ("hint.click", .always, .hintClick, "TB ClickableHint; MA"),
    ]
    return all.indices.map { index in
      let (id, fits, key, source) = all[index]
      let before = all[..<index].map { $0.1 }
      let isFirst = Condition("no other hint of these fits") { subject in
        !before.contains { $0.holds(subject) }
      }
      return AnnouncementRule(
        id, when: usable && isClickable && fits && isFirst,
        says: .word(.hint, key) { subject in
          ["gesture": subject.activationGesture]
            .merging(subject.node.clickLabel.map { ["label": $0.string] } ?? [:]) { old, _ in old }
        }, source: source)
    }
  }()

  /// Hints are on, and the element can be used.
  private static let usable =
    Condition("setting `speaksHints`") { $0.settings.speaksHints }
    && .node("enabled") { $0.isEnabled } && .node("not a key of a keyboard") { !$0.isKey }

  private static let isAdjustable = Condition.node("a slider or a number picker") {
    $0.role == .seekBar || $0.role == .numberPicker
  }
  private static let isClickable = Condition.node("does something on a double tap") {
    $0.isClickable && $0.role != .seekBar && $0.role != .numberPicker && !$0.isEditing
  }
  private static let tellsLongPress = Condition.node("neither a slider nor a drop-down list") {
    $0.role != .seekBar && $0.role != .dropDownList
  }
}

extension AccessibilityNode {
  /// Whether it has actions with labels, or is being edited.
  var hasActions: Bool {
    !actions.isEmpty || expanded != nil || isDraggable || role == .editText && isEditing
  }
}

extension Subject {
  /// The gesture that activates: a double tap, or a tap with the setting for it.
  fileprivate var activationGesture: String {
    composer.wording.text(settings.activatesOnSingleTap ? .gestureSingleTap : .gestureDoubleTap)
  }

  /// The gesture that is held for a long press, a double tap with either setting.
  fileprivate var longPressGesture: String { composer.wording.text(.gestureDoubleTap) }
}
