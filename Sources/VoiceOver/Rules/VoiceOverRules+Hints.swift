import AccessibilityModel
import ScreenReading

extension VoiceOverRules {
  /// What follows after the pause: the app's hint, VoiceOver's own, then everything else.
  static let hints =
    [
      AnnouncementRule(
        "hint", when: .speaksHints && !.hintIsPromoted,
        says: .texts(.hint, "the hint") { [$0.element.hint] },
        because: "the app's hint comes before VoiceOver's", source: "CS")
    ]
    + own.map { $0.only(when: .speaksHints && !.trait(.notEnabled)) }
    + [
      AnnouncementRule(
        "hint.customRotor", when: .speaksHints,
        says: .words(.hint, VoiceOverKey.hintCustomRotor) { subject in
          subject.element.customRotors.map { ["name": $0.name.string] }
        }, source: "W15-201; W16-202"),
      AnnouncementRule(
        "actions.short", when: hasActions && actions(.short),
        says: .word(.actions, VoiceOverKey.actionsAvailable),
        because: "Apple treats it separately from hints", source: "W26-220; CS"),
      AnnouncementRule(
        "actions.long", when: hasActions && actions(.long),
        says: .word(.actions, VoiceOverKey.hintCustomActions), source: "W15-201; W26-220; VOT"),
      AnnouncementRule(
        "content.more",
        when: .setting(VoiceOverSetting.announcesMoreContent)
          && Condition("has custom content that is not important") {
            $0.element.customContent.contains { !$0.isImportant }
          },
        says: .word(.content, VoiceOverKey.contentMore), source: "CS; CVS"),
    ]

  /// The hints that VoiceOver adds; a dimmed element has none (CS).
  private static let own = [
    AnnouncementRule(
      "hint.toggle", when: toggles, says: .word(.hint, VoiceOverKey.hintToggle),
      source: "CS; MA; CVS"),
    AnnouncementRule(
      "hint.adjust", when: .trait(.adjustable) && !toggles && !.hintIsPromoted,
      says: .word(.hint, VoiceOverKey.hintAdjust),
      because: "none for a switch, and none if the element has only a hint",
      source: "W13-202; W26-220; MA; CS"),
    AnnouncementRule(
      "hint.edit", when: .trait(.textEntry) && !.isEditingText,
      says: .word(.hint, VoiceOverKey.hintEdit),
      source: "CS; W14-210; A11"),
    AnnouncementRule(
      "hint.misspelled",
      when: (.isEditingText || .trait([.textEntry, .textArea])) && !.trait(.secureTextField),
      says: .word(.hint, VoiceOverKey.hintMisspelled),
      because: "a text view has it beside the hint to edit; a password has no spelling",
      source: "CS; MA"),
    AnnouncementRule(
      "hint.collapse", when: .expanded(.expanded), says: .word(.hint, VoiceOverKey.hintCollapse),
      source: "MA; A11"),
    AnnouncementRule(
      "hint.expand", when: .expanded(.collapsed), says: .word(.hint, VoiceOverKey.hintExpand),
      source: "MA; A11"),
    AnnouncementRule(
      "hint.picker", when: .role(.popUpButton) && .isOnTheWeb,
      says: .word(.hint, VoiceOverKey.hintPicker), because: "a select of a page opens a picker",
      source: "MA; A11"),
    AnnouncementRule(
      "hint.datePicker",
      when: .role(.datePicker) && Condition("compact") { $0.element.children.isEmpty }
        && !.trait(.adjustable),
      says: .word(.hint, VoiceOverKey.hintExpand),
      because: "Apple has this hint for a compact picker; that it is said is not verified",
      source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "hint.dismissPopup", when: .role(.dismissPopup),
      says: .word(.hint, VoiceOverKey.hintDismissPopup),
      source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "hint.dismissSheet", when: .role(.sheetGrabber),
      says: .word(.hint, VoiceOverKey.hintDismissSheet),
      because: "the handle of a sheet that has one height", source: "LOC:UIKit.axbundle"),
    AnnouncementRule(
      "hint.reorder", when: .role(.reorderControl), says: .word(.hint, VoiceOverKey.hintReorder),
      source: "MA"),
    AnnouncementRule(
      "hint.directTouch",
      when: .trait(.allowsDirectInteraction)
        && Condition("requires activation") { $0.element.requiresActivation },
      says: .word(.hint, VoiceOverKey.hintDirectTouch),
      because: "without that option touches go to the app at once", source: "W26-220"),
  ]

  /// A switch, or a row or a button that is on or off; a checkbox has no such hint, nor has a button of a
  /// web page.
  private static let toggles =
    .isSwitch
    || Condition("with a state") { $0.toggle != nil } && !.isCheckable
      && !.isPressedOrNot && !.role(.activityIndicator) && !.role(.progress)

  private static let hasActions = Condition("has custom actions") {
    !$0.element.customActions.isEmpty
  }

  private static func actions(_ feedback: VoiceOverSetting.ActionFeedback) -> Condition {
    .setting(VoiceOverSetting.customActions, is: feedback.rawValue)
  }
}
