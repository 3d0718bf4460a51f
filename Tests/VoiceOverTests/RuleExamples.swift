import AccessibilityModel
import ScreenReading
import Testing

/// An element of which a rule is heard, and all that is heard of it.
///
/// Of several elements each is a line; " … " stands before the hints.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// The name of the rule.
  let rule: String
  let element: Element
  /// How custom actions are announced.
  var actions = Settings.ActionFeedback.short
  /// In words that are their own keys, see `Wording.neutral`.
  let neutral: String
  let english: String

  var testDescription: String { rule }
}

extension RuleExample {
  static let all : [RuleExample] = [
    RuleExample(
      rule: "container.entry",
      element: Element(.group, label: "C", children: [Element(label: "T")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "container.alert",
      element: Element(.alert, children: [Element(label: "T")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "container.texts",
      element: Element(.group, label: "C", value: "v", children: [Element(label: "T")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.selected",
      element: Element(label: "T", traits: .selected),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "label",
      element: Element(label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "label.progress",
      element: Element(.progress, value: "25%"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "label.inProgress",
      element: Element(.activityIndicator),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "label.hint",
      element: Element(.button, hint: "H"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "content.important",
      element: Element(label: "T").with { $0.customContent = [CustomContent("C", "v", isImportant: true)] },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "value.page",
      element: Element(.pageControl).with { $0.adjustment = .pages(PageNumber(2, of: 3)) },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "value.characters",
      element: Element(.secureTextField, label: "T", value: "abc"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "value",
      element: Element(label: "T", value: "v"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "editing.searchField",
      element: Element(.searchField, label: "T", traits: .isEditing),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.secureTextField",
      element: Element(.secureTextField, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.textField",
      element: Element(.textField, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "editing",
      element: Element(.textField, label: "T", traits: .isEditing),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "editing.insertionPointAtEnd",
      element: Element(.textField, label: "T", value: "v", traits: .isEditing),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "editing.insertionPointAtStart",
      element: Element(.textField, label: "T", traits: .isEditing),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.dimmed",
      element: Element(.button, label: "T", traits: .notEnabled),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.button",
      element: Element(.button, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.popUpButton",
      element: Element(.popUpButton, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.backButton",
      element: Element(.backButton, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "role.checkbox",
      element: Element(.checkbox, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "role.radioButton",
      element: Element(.radioButton, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.checked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .on },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.unchecked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .off },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.partlyChecked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .mixed },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.switch",
      element: Element(.switch, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.on",
      element: Element(.switch, label: "T").with { $0.toggle = .on },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.off",
      element: Element(.switch, label: "T").with { $0.toggle = .off },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.mixed",
      element: Element(.switch, label: "T").with { $0.toggle = .mixed },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.tab",
      element: Element(.tab, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.header",
      element: Element(.header, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.headerLevel",
      element: Element(.header, label: "T").with { $0.headingLevel = 2 },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.link",
      element: Element(.link, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.pickerItem",
      element: Element(.picker, label: "T", value: "v"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.adjustable",
      element: Element(.slider, label: "T", value: "v"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.image",
      element: Element(.image, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.searchField",
      element: Element(.searchField, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "trait.draggable",
      element: Element(label: "T").with { $0.isDraggable = true },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.expanded",
      element: Element(label: "T").with { $0.expandedStatus = .expanded },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "state.collapsed",
      element: Element(label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "position",
      element: Element(.segmentedControl, children: [Element(.button, label: "T")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "container.edges",
      element: Element(.list, children: [Element(label: "T")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "list.start",
      element: Element(.list, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "list.end",
      element: Element(.list, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "landmark.start",
      element: Element(.landmark, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "landmark.end",
      element: Element(.landmark, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.start",
      element: Element(.dataTable, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.end",
      element: Element(.dataTable, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.headers",
      element: tableWithSpans,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.spansRows",
      element: tableWithSpans,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.spansColumns",
      element: tableWithSpans,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.row",
      element: tableWithSpans,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "table.column",
      element: tableWithSpans,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint",
      element: Element(label: "T", hint: "H"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.toggle",
      element: Element(.cell, label: "T").with { $0.toggle = .on },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.adjust",
      element: Element(.stepper, label: "T", value: "v"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.edit",
      element: Element(.textView, label: "T"),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.misspelled",
      element: Element(.textView, label: "T", traits: .isEditing),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.collapse",
      element: Element(.button, label: "T").with { $0.expandedStatus = .expanded },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.expand",
      element: Element(.button, label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.directTouch",
      element: Element(label: "T", traits: .allowsDirectInteraction),
      neutral: "",
      english: ""),
    RuleExample(
      rule: "hint.customRotor",
      element: Element(label: "T").with { $0.customRotors = [CustomRotor("R"), CustomRotor("S")] },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "actions.short",
      element: Element(label: "T").with { $0.customActions = [CustomAction("A")] },
      neutral: "",
      english: ""),
    RuleExample(
      rule: "actions.long",
      element: Element(label: "T").with { $0.customActions = [CustomAction("A")] }, actions: .long,
      neutral: "",
      english: ""),
    RuleExample(
      rule: "content.more",
      element: Element(label: "T").with { $0.customContent = [CustomContent("C", "v")] },
      neutral: "",
      english: ""),
  ]

  private static let tableWithSpans = Element(
    .dataTable,
    children: [
      Element(label: "H").with { $0.tableCell = TableCell(row: 1, column: 1, header: .column) },
      Element(label: "T").with {
        $0.tableCell = TableCell(row: 2, column: 1, rowSpan: 2, columnSpan: 2)
      },
    ])
}
