import AccessibilityModel
import ScreenReading

// What VoiceOver says about an element, as data. In: an element, its place and the settings. Out: the
// parts of an announcement. The rules are in the order of speech; `AnnouncementComposer` applies them one by one.
// To change what is said, change a rule here or a row of `ReaderWording`; nothing else is involved.

extension AnnouncementRules {
  /// Everything that VoiceOver says about elements.
  package static let voiceOver = AnnouncementRules(
    landing: VoiceOverRules.landing,
    hints: RuleList(VoiceOverRules.hints),
    changes: VoiceOverRules.changes,
    adjustment: VoiceOverRules.valueOrLabel,
    silences: VoiceOverRules.silences)
}

/// The rules of VoiceOver, by subject.
enum VoiceOverRules {
  /// On landing; a text field being edited has its own order.
  static let landing = RuleList(cases: [
    (
      .isEditingText,
      arriving + editedField + label + importantContent + value + insertionPoint
        + context
    ),
    (
      .always,
      arriving + tableHeaders + label + importantContent + tablePlace
        + value.map { $0.only(when: !.isSwitch) } + traits + context
    ),
  ])

  /// What comes before the element's own texts.
  static let arriving = [containerEntry] + modalsOfTexts + [selected]

  static let selected = AnnouncementRule(
    "state.selected", when: .trait(.selected), says: .word(.state, VoiceOverKey.stateSelected),
    because: "it comes before the label, unlike every other state", source: "MA; W15-201; CS")

  /// What is said after an adjustment: only the value, or the label if there is no value.
  static let valueOrLabel = RuleList(cases: [(.says("value", value), value), (.always, label)])

  /// Only the label, or a substitute for it.
  static let labelOrValue = RuleList(cases: [(.says("label", label), label), (.always, value)])

  /// What is said when something changed under the cursor, without role and hint.
  static let changes = [
    ChangeRule(
      "change.media", when: .becomes(.trait(.startsMediaSession)), says: [],
      because: "VoiceOver does not talk over the sound that starts", source: "NU-1132843"),
    ChangeRule(
      "change.selected", when: .saysAnew([selected], among: states),
      says: [.new(states), .whole(RuleList(label)), .changed(RuleList(value)), .whole(positions)],
      because: "\"Selected, last 10 days, two of two\": it says which one", source: "MA"),
    ChangeRule(
      "change.expanded", when: .saysAnew([expanded, collapsed], among: states),
      says: [.whole(RuleList(label)), .new(states), .whole(RuleList(value))],
      because: "\"Amenities, expanded, 2 selected\", while a switch says only \"on\"",
      source: "MA"),
    ChangeRule(
      "change.other", when: .saysSomething,
      says: [.changed(RuleList(label)), .new(states), .changed(RuleList(value))],
      because: "only what changed is spoken", source: "MA; A11"),
    ChangeRule(
      "change.nothing", when: .becomes(.always), says: [.whole(labelOrValue)],
      because: "if nothing changed, the label is spoken again", source: "NU-1132843"),
  ]

  private static let states = landing.only(.state)
  private static let positions = RuleList([position])
}
