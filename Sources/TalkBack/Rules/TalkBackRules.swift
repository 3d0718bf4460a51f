import AccessibilityModel
import ScreenReading

// What TalkBack says about an element, as data. In: an element, its place and the settings. Out: the
// parts of an announcement. The rules are in the order of speech; `AnnouncementComposer` applies them one by one.
// They ask about the `AccessibilityNode`, never about UIKit's traits.

extension AnnouncementRules {
  /// Everything that TalkBack says about elements.
  package static let talkBack = AnnouncementRules(
    landing: TalkBackRules.landing, hints: RuleList(TalkBackRules.hints), hintJoint: .comma,
    changes: TalkBackRules.changes, adjustment: TalkBackRules.adjustment,
    silences: TalkBackRules.silences, remembered: { TalkBackRules.remembered($0, after: $1) })
}

/// The rules of TalkBack, by subject.
enum TalkBackRules {
  /// On landing, in the order of the setting "Element description order".
  static let landing = RuleList(cases: [
    (
      .order(.typeNameState),
      [role, name, state, children, status] + details + [selected, disabled] + place + containers
    ),
    (
      .order(.nameTypeState),
      [name, role, state, children, status] + details + [selected, disabled] + place + containers
    ),
    (
      .always,
      [selected, status, state, name, role, children] + details + [disabled] + place + containers
    ),
  ])

  // MARK: The element

  static let selected = AnnouncementRule(
    "state.selected", when: .node("selected") { $0.isSelected },
    says: .word(.state, .stateSelected), source: "TB TreeNodesDescription; MA")

  static let status = AnnouncementRule(
    "state.status",
    says: .parts(
      .state, "expanded, checked",
      using: [.stateExpanded, .stateCollapsed, .stateChecked, .stateNotChecked]
    ) { $0.status(of: $0.node) },
    because: "checked only if there is no state description, and never for a switch",
    source: "TB RoleDescriptionExtractor")

  static let state = AnnouncementRule(
    "state.description",
    says: .parts(
      .value, "the state description",
      using: [
        .stateEditing, .stateSwitchOn, .stateSwitchOff, .stateBoxChecked, .stateBoxNotChecked,
        .stateChosen, .stateNotChosen, .stateInProgress, .stateSwitchOnCompose,
        .stateSwitchOffCompose, .stateMixedCompose, .stateChosenCompose, .stateNotChosenCompose,
        .statePercentCompose, .stateInProgressCompose, .stateBoxCheckedMaterial,
        .stateBoxNotCheckedMaterial, .stateMixedMaterial, .labelUnlabelled,
      ]
    ) { $0.state(of: $0.node) },
    because: "the platform's controls describe their states themselves (Android 11); to have no "
      + "name is a state",
    source: "TB RoleDescriptionExtractor; CUI; MDC; FWS")

  static let name = AnnouncementRule(
    "name",
    says: .parts(
      .label, "content description, or text",
      using: [
        .labelPassword, .valueCharacter, .valueCharacters, .labelBack, .labelDragHandle,
        .labelIncrease,
        .labelDecrease,
      ]
    ) { subject in
      let node = subject.node
      return subject.parts(subject.name(of: node), unless: subject.state(of: node))
    },
    because: "state, name and role are not repeated, ignoring case",
    source: "TB AccessibilityNodeFeedbackUtils")

  static let role = AnnouncementRule(
    "role",
    says: .parts(
      .trait, "role description, or the word for the class",
      using: AccessibilityNode.Role.allCases.compactMap(\.word) + [
        .rolePage, .roleLinkWeb, .roleButtonWeb, .roleSwitchWeb, .roleCheckBoxWeb,
        .roleRadioButtonWeb, .roleSliderWeb, .rolePopUpButtonWeb, .roleHeadingWeb,
        .roleHeadingLinkWeb, .roleTab, .roleTabCompose, .roleSwitchCompose,
      ]
    ) { subject in
      let node = subject.node
      return subject.parts(
        subject.role(of: node), unless: subject.state(of: node), subject.name(of: node))
    },
    because:
      "what is a page of a pager is one in place of a button, but not of a picture, a field, a "
      + "switch, a slider or a drop-down list",
    source: "TB RoleDescriptionExtractor; TB PagerPageDescription; CHR")

  /// What is inside and no stop of its own.
  static let children = AnnouncementRule(
    "children", when: .node("something inside") { !$0.children.isEmpty },
    says: .parts(.label, "status, state, name and role of each, and what is wrong with it") {
      $0.inside($0.node)
    },
    because:
      "only if a content description does not stand for all of it; a progress bar beside a text "
      + "is left out, unless it is in a live region",
    source: "TB TreeNodesDescription; TB SeekBarDescription; MA")

  static let error =
    AnnouncementRule(
      "error", when: .node("an error") { $0.error != nil },
      says: .word(.state, .errorMessage) { subject in
        subject.node.error.map { ["error": $0.string] }
      },
      because: "this one string is not translated into Korean", source: "TB TreeNodesDescription")

  /// What is wrong, then what a field asks for, then the tooltip.
  static let details = [
    error,
    AnnouncementRule(
      "field.hint", when: .node("a field with a hint") { $0.role == .editText },
      says: .parts(.label, "the hint of the field") { $0.hint(of: $0.node) },
      because: "a label that Material shows above the field is its hint; it is said even if it "
        + "repeats what was said",
      source: "TB TreeNodesDescription"),
    AnnouncementRule(
      "tooltip", when: .node("a tooltip") { $0.tooltip != nil },
      says: .parts(.label, "the tooltip, unless it is the name") { $0.tooltip(of: $0.node) },
      source: "TB TreeNodesDescription; TB AccessibilityNodeFeedbackUtils"),
  ]

  static let disabled = AnnouncementRule(
    "state.disabled", when: .node("not enabled, no heading") { !$0.isEnabled && !$0.isHeading },
    says: .word(.state, .stateDisabled), because: "last in every order",
    source: "TB TreeNodesDescription")

  // MARK: Adjusting and changing

  /// After an adjustment only the state is spoken, or the name if there is none.
  static let adjustment = RuleList(cases: [
    (.node("a state") { $0.stateDescription != nil }, [state]), (.always, [name]),
  ])

  private static let stateOnly = RuleList([state])
  private static let nameOnly = RuleList([
    AnnouncementRule(
      "name.changed",
      says: .parts(.label, "content description, or text") {
        $0.changedName(of: $0.node)
      },
      because: "it is told by itself, not as a name",
      source: "TB EventTypeWindowContentChangedFeedbackRule")
  ])
  /// What is inside tells its own changes, not the rest of the row.
  private static let childrenOnly = RuleList([
    AnnouncementRule(
      "children.changed", when: .node("something inside") { !$0.children.isEmpty },
      says: .parts(.label, "status, state, name and role of each") {
        $0.inside($0.node, asNews: true)
      }, source: "TB EventTypeWindowContentChangedFeedbackRule")
  ])
  private static let statusOnly = RuleList([status])
  private static let selectedOnly = RuleList([selected])
  private static let whetherEnabled = RuleList([
    disabled,
    AnnouncementRule(
      "state.enabled", when: .node("enabled") { $0.isEnabled },
      says: .word(.state, .stateEnabled),
      because: "said only when that changes under the cursor",
      source: "TB EventTypeWindowContentChangedFeedbackRule"),
  ])
  private static let errors = RuleList([error])

  /// What is said when something changed under the cursor: the new text or state and no more.
  static let changes = [
    ChangeRule(
      "change.status", when: .saysAnew([status], among: statusOnly), says: [.new(statusOnly)],
      because: "\"checked\", and neither name nor role again",
      source: "TB EventTypeViewClickedFeedbackRule; MA"),
    ChangeRule(
      "change.selected", when: .saysAnew([selected], among: selectedOnly),
      says: [.whole(selectedOnly)], because: "else only that it is selected",
      source: "TB EventTypeViewClickedFeedbackRule"),
    ChangeRule(
      "change.field", when: .becomes(.node("a field") { $0.role == .editText }),
      says: [.changed(whetherEnabled), .new(errors)],
      because:
        "of a field only an error, or that it can or cannot be used now; what is typed into it "
        + "is echoed",
      source: "TB EventTypeWindowContentChangedFeedbackRule"),
    ChangeRule(
      "change.other", when: .saysSomething,
      says: [
        .changed(nameOnly), .new(childrenOnly), .changed(stateOnly), .changed(whetherEnabled),
        .new(errors),
      ],
      because: "a new name, state, or error, or that it can or cannot be used now",
      source: "TB EventTypeWindowContentChangedFeedbackRule"),
  ]
}

extension Condition {
  /// Something about what Android exposes of the element.
  static func node(
    _ name: String, _ holds: @escaping @Sendable (AccessibilityNode) -> Bool
  ) -> Condition {
    Condition(name) { $0.container == nil && holds($0.node) }
  }

  static func order(_ order: TalkBackSettings.DescriptionOrder) -> Condition {
    Condition("setting `order` is `\(order.rawValue)`") { $0.settings.order == order }
  }

  static let speaksContainers = Condition("setting `speaksContainers`") {
    $0.settings.speaksContainers
  }
  static let speaksTypes = Condition("setting `speaksTypes`") { $0.settings.speaksTypes }
}
