import AccessibilityModel
import ScreenReading

extension VoiceOverRules {
  /// The words for states and traits, in VoiceOver's fixed order (CS).
  static let traits =
    [
      AnnouncementRule(
        "state.dimmed", when: .trait(.notEnabled), says: .word(.state, VoiceOverKey.stateDimmed),
        because: "the first of all trait words", source: "VOT; MA; A11"),
      AnnouncementRule(
        "trait.button",
        when: .trait(.button) && !.anyTrait([.keyboardKey, .toggleButton, .backButton]) && !.isTab
          && !.isPressedOrNot && !(.role(.popUpButton) && .isOnTheWeb),
        says: .word(.trait, VoiceOverKey.traitButton),
        because: "dropped for a key, or if another word says more, as for a select of a page",
        source: "XCV; MA; CS; A11"),
      AnnouncementRule(
        "trait.popUpButton", when: .role(.popUpButton),
        says: .word(.trait, VoiceOverKey.traitPopUpButton),
        source: "VOT"),
      AnnouncementRule(
        "trait.backButton", when: .trait(.backButton),
        says: .word(.trait, VoiceOverKey.traitBackButton),
        source: "CS; VOT; W15-201"),
    ] + pressed + checkable + switches + [
      AnnouncementRule(
        "trait.tab", when: .isTab, says: .word(.trait, VoiceOverKey.traitTab),
        source: "MLEM-440; CS")
    ] + textField + [
      AnnouncementRule(
        "trait.header", when: .trait(.header) && !hasLevel,
        says: .word(.trait, VoiceOverKey.traitHeader),
        source: "W18-226"),
      AnnouncementRule(
        "trait.headerLevel", when: .trait(.header) && hasLevel,
        says: .word(.trait, VoiceOverKey.traitHeaderLevel) { subject in
          subject.element.headingLevel.map { ["level": "\($0)"] }
        }, source: "A11; MA; CVS"),
      AnnouncementRule(
        "trait.link", when: .trait(.link), says: .word(.trait, VoiceOverKey.traitLink),
        source: "CS; A11"),
      AnnouncementRule(
        "trait.pickerItem", when: .role(.picker), says: .word(.trait, VoiceOverKey.traitPickerItem),
        source: "MAd; MA"),
      AnnouncementRule(
        "role.datePicker", when: .role(.datePicker),
        says: .word(.trait, VoiceOverKey.contextDatePicker),
        because: "one that is compact is a single stop; the place is not verified",
        source: "LOC:UIKit.axbundle"),
      AnnouncementRule(
        "trait.adjustable", when: .trait(.adjustable),
        says: .word(.trait, VoiceOverKey.traitAdjustable),
        source: "W26-220"),
      AnnouncementRule(
        "trait.image", when: .trait(.image), says: .word(.trait, VoiceOverKey.traitImage),
        source: "W14-210; W18-230"),
      AnnouncementRule(
        "trait.searchField", when: .trait(.searchField),
        says: .word(.trait, VoiceOverKey.traitSearchField),
        source: "MA; A11"),
      AnnouncementRule(
        "trait.draggable", when: Condition("can be dragged") { $0.element.isDraggable },
        says: .word(.trait, VoiceOverKey.traitDraggable), source: "MA"),
      expanded, collapsed,
    ]

  /// A button of a web page that stays pressed.
  private static let pressed = [
    AnnouncementRule(
      "trait.toggleButton", when: .isPressedOrNot,
      says: .word(.trait, VoiceOverKey.traitToggleButton), because: "in place of \"button\"",
      source: "A11"),
    AnnouncementRule(
      "state.pressed", when: .isPressedOrNot && .toggle(.on),
      says: .word(.state, VoiceOverKey.statePressed), source: "A11"),
    AnnouncementRule(
      "state.notPressed", when: .isPressedOrNot && .toggle(.off),
      says: .word(.state, VoiceOverKey.stateNotPressed), source: "A11"),
  ]

  /// Checkboxes and radio buttons have their own words for what a switch calls on and off.
  private static let checkable = [
    AnnouncementRule(
      "role.checkbox", when: .role(.checkbox), says: .word(.trait, VoiceOverKey.traitCheckbox),
      source: "A11; MA"),
    AnnouncementRule(
      "role.radioButton", when: .role(.radioButton),
      says: .word(.trait, VoiceOverKey.traitRadioButton),
      source: "A11"),
    AnnouncementRule(
      "state.checked", when: .isCheckable && .toggle(.on),
      says: .word(.state, VoiceOverKey.stateChecked),
      source: "A11; MA"),
    AnnouncementRule(
      "state.unchecked", when: .isCheckable && .toggle(.off),
      says: .word(.state, VoiceOverKey.stateUnchecked),
      source: "A11; MA"),
    AnnouncementRule(
      "state.partlyChecked", when: .isCheckable && .toggle(.mixed),
      says: .word(.state, VoiceOverKey.stateMixed), source: "CS"),
  ]

  private static let switches =
    [
      AnnouncementRule(
        "trait.switch", when: .trait([.button, .toggleButton]) && !.isCheckable,
        says: .word(.trait, VoiceOverKey.traitSwitch),
        because: "a settings row that toggles without being a button says only \"on\" or \"off\"",
        source: "CS; CVS; MA"),
      AnnouncementRule(
        "state.on",
        when: .toggle(.on) && !.isCheckable && !showsActivity && !.isPressedOrNot
          && !.isSwitchWithValue,
        says: .word(.state, VoiceOverKey.stateOn),
        source: "CS; MA"),
      AnnouncementRule(
        "state.off",
        when: .toggle(.off) && !.isCheckable && !showsActivity && !.isPressedOrNot
          && !.isSwitchWithValue,
        says: .word(.state, VoiceOverKey.stateOff),
        source: "CS; MA"),
      AnnouncementRule(
        "state.mixed", when: .toggle(.mixed) && !.isCheckable && !.isSwitchWithValue,
        says: .word(.state, VoiceOverKey.stateMixed),
        source: "CS"),
    ]
    // UIKit writes the state of a switch as its value, so that one of the app's takes its place (CS).
    + value.map { $0.only(when: .isSwitchWithValue) }

  static let expanded = AnnouncementRule(
    "state.expanded", when: .expanded(.expanded), says: .word(.state, VoiceOverKey.stateExpanded),
    because: "its place among the others is not verified for iOS 18", source: "MA; A11")
  static let collapsed = AnnouncementRule(
    "state.collapsed", when: .expanded(.collapsed),
    says: .word(.state, VoiceOverKey.stateCollapsed),
    because: "its place among the others is not verified for iOS 18", source: "MA; A11")

  /// Its label says whether it runs.
  private static let showsActivity: Condition = .role(.activityIndicator) || .role(.progress)

  private static let hasLevel = Condition("has a level") { $0.element.headingLevel != nil }
}
