import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

/// An element on which a rule is heard, and everything that is heard on it.
///
/// If there are several elements, each has a line; " … " comes before the hints.
struct RuleExample: Sendable, CustomTestStringConvertible {
  /// The name of the rule.
  let rule: String
  let element: Element
  /// How custom actions are announced.
  var actions = VoiceOverSetting.ActionFeedback.short
  /// In words that are their own keys, see `Wording.neutral`.
  let neutral: String
  let english: String

  var testDescription: String { rule }
}

extension RuleExample {
  static let all: [RuleExample] = [
    RuleExample(
      rule: "container.entry",
      element: Element(.group, label: "C", children: [Element(label: "T")]),
      neutral: "C, T",
      english: "C, T"),
    RuleExample(
      rule: "container.alert",
      element: Element(.alert, children: [Element(label: "T")]),
      neutral: "[context.alert], T",
      english: "alert, T"),
    RuleExample(
      rule: "container.dialog",
      element: Element(.dialog, children: [Element(label: "T")]),
      neutral: "[context.dialog], T",
      english: "dialog, T"),
    RuleExample(
      rule: "container.datePicker",
      element: Element(.datePicker, children: [Element(label: "T")]),
      neutral: "[context.datePicker], T",
      english: "Date Picker, T"),
    RuleExample(
      rule: "label.reorder",
      element: Element(.reorderControl, label: "L"),
      neutral: "[label.reorder name=L], [trait.button] … [hint.reorder]",
      english:
        "Reorder L, button … Double tap and hold, wait for the sound, then drag to rearrange."),
    RuleExample(
      rule: "label.sheetGrabber",
      element: Element(.sheetGrabber),
      neutral: "[label.sheetGrabber], [trait.button] … [hint.dismissSheet]",
      english: "Sheet Grabber, button … Double tap to dismiss sheet."),
    RuleExample(
      rule: "label.dismissPopup",
      element: Element(.dismissPopup),
      neutral: "[label.dismissPopup], [trait.button] … [hint.dismissPopup]",
      english: "dismiss popup, button … Double-tap to dismiss pop-up window."),
    RuleExample(
      rule: "label.dismissMenu",
      element: Element(.dismissMenu),
      neutral: "[label.dismissMenu], [trait.button]",
      english: "Dismiss context menu, button"),
    RuleExample(
      rule: "hint.reorder",
      element: Element(.reorderControl, label: "L"),
      neutral: "[label.reorder name=L], [trait.button] … [hint.reorder]",
      english:
        "Reorder L, button … Double tap and hold, wait for the sound, then drag to rearrange."),
    RuleExample(
      rule: "hint.dismissSheet",
      element: Element(.sheetGrabber),
      neutral: "[label.sheetGrabber], [trait.button] … [hint.dismissSheet]",
      english: "Sheet Grabber, button … Double tap to dismiss sheet."),
    RuleExample(
      rule: "hint.dismissPopup",
      element: Element(.dismissPopup),
      neutral: "[label.dismissPopup], [trait.button] … [hint.dismissPopup]",
      english: "dismiss popup, button … Double-tap to dismiss pop-up window."),
    RuleExample(
      rule: "web.required",
      element: Element(.textField, label: "T").with { $0.webStates = [.required] },
      neutral: "T, [trait.textField], [state.required] … [hint.edit]",
      english: "T, text field, required … Double tap to edit."),
    RuleExample(
      rule: "web.invalid",
      element: Element(.textField, label: "T").with { $0.webStates = [.invalid] },
      neutral: "T, [trait.textField], [state.invalid] … [hint.edit]",
      english: "T, text field, invalid data … Double tap to edit."),
    RuleExample(
      rule: "web.visited",
      element: Element(.link, label: "T").with { $0.webStates = [.visited] },
      neutral: "T, [trait.link], [state.visited]",
      english: "T, link, visited"),
    RuleExample(
      rule: "web.current",
      element: Element(.link, label: "T").with { $0.webStates = [.current] },
      neutral: "T, [trait.link], [state.currentPage]",
      english: "T, link, current page"),
    RuleExample(
      rule: "table.size",
      element: Element(
        .dataTable,
        children: [Element(label: "T").with { $0.tableCell = DataTableCell(row: 1, column: 1) }]),
      neutral:
        "T, [context.row row=1], [context.column column=1], [context.tableStart], [context.tableSize rows=1 columns=1]",
      english: "T, row 1, column 1, table start, 1 rows, 1 columns"),
    RuleExample(
      rule: "container.texts",
      element: Element(.group, label: "C", value: "v", children: [Element(label: "T")]),
      neutral: "C, v, T",
      english: "C, v, T"),
    RuleExample(
      rule: "state.selected",
      element: Element(label: "T", traits: .selected),
      neutral: "[state.selected], T",
      english: "selected, T"),
    RuleExample(
      rule: "label",
      element: Element(label: "T"),
      neutral: "T",
      english: "T"),
    RuleExample(
      rule: "label.progress",
      element: Element(.progress, value: "25%"),
      neutral: "[label.progress], 25%",
      english: "Progress, 25%"),
    RuleExample(
      rule: "label.inProgress",
      element: Element(.activityIndicator),
      neutral: "[label.inProgress]",
      english: "In progress"),
    RuleExample(
      rule: "label.progressHalted",
      element: Element(.activityIndicator).with { $0.toggle = .off },
      neutral: "[label.progressHalted]",
      english: "Progress halted"),
    RuleExample(
      rule: "label.decrement",
      element: Element(.stepper, label: "C", value: "1"),
      neutral: "C, 1, [label.decrement], [trait.button]\n[label.increment], [trait.button]",
      english: "C, 1, Decrement, button\nIncrement, button"),
    RuleExample(
      rule: "label.increment",
      element: Element(.increment),
      neutral: "[label.increment], [trait.button]",
      english: "Increment, button"),
    RuleExample(
      rule: "label.hint",
      element: Element(.button, hint: "H"),
      neutral: "H, [trait.button]",
      english: "H, button"),
    RuleExample(
      rule: "content.important",
      element: Element(label: "T").with {
        $0.customContent = [CustomContent("C", "v", isImportant: true)]
      },
      neutral: "T, C, v",
      english: "T, C, v"),
    RuleExample(
      rule: "value.page",
      element: Element(.pageControl).with { $0.adjustment = .pages(PageNumber(2, of: 3)) },
      neutral: "[value.page page=2 count=3], [trait.adjustable] … [hint.adjust]",
      english: "page 2 of 3, adjustable … Swipe up or down with one finger to adjust the "
        + "value."),
    RuleExample(
      rule: "value.characters",
      element: Element(.secureTextField, label: "T", value: "abc"),
      neutral: "T, [value.characters count=3], [trait.secureTextField] … [hint.edit]",
      english: "T, 3 characters, secure text field … Double tap to edit."),
    RuleExample(
      rule: "value",
      element: Element(label: "T", value: "v"),
      neutral: "T, v",
      english: "T, v"),
    RuleExample(
      rule: "editing.searchField",
      element: Element(.searchField, label: "T", traits: .isEditing),
      neutral: "[trait.searchField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "search field, is editing, T, insertion point at start … Use the rotor to "
        + "access Misspelled Words"),
    RuleExample(
      rule: "trait.secureTextField",
      element: Element(.secureTextField, label: "T"),
      neutral: "T, [trait.secureTextField] … [hint.edit]",
      english: "T, secure text field … Double tap to edit."),
    RuleExample(
      rule: "trait.textField",
      element: Element(.textField, label: "T"),
      neutral: "T, [trait.textField] … [hint.edit]",
      english: "T, text field … Double tap to edit."),
    RuleExample(
      rule: "editing",
      element: Element(.textField, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "editing.insertionPointAtEnd",
      element: Element(.textField, label: "T", value: "v", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, v, [context.insertionPointAtEnd] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, v, insertion point at end … Use the rotor to "
        + "access Misspelled Words"),
    RuleExample(
      rule: "editing.insertionPointAtStart",
      element: Element(.textField, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "editing.selected",
      element: Element(.textField, label: "T", value: "v", traits: .isEditing).with {
        $0.textSelection = 0..<1
      },
      neutral: "[trait.textField], [trait.isEditing], T, v, [state.selected] … [hint.misspelled]",
      english: "text field, is editing, T, v, selected … Use the rotor to access Misspelled Words"),
    RuleExample(
      rule: "state.dimmed",
      element: Element(.button, label: "T", traits: .notEnabled),
      neutral: "T, [state.dimmed], [trait.button]",
      english: "T, dimmed, button"),
    RuleExample(
      rule: "trait.button",
      element: Element(.button, label: "T"),
      neutral: "T, [trait.button]",
      english: "T, button"),
    RuleExample(
      rule: "trait.popUpButton",
      element: Element(.popUpButton, label: "T"),
      neutral: "T, [trait.button], [trait.popUpButton]",
      english: "T, button, pop up button"),
    RuleExample(
      rule: "trait.backButton",
      element: Element(.backButton, label: "T"),
      neutral: "T, [trait.backButton]",
      english: "T, back button"),
    RuleExample(
      rule: "role.checkbox",
      element: Element(.checkbox, label: "T"),
      neutral: "T, [trait.checkbox]",
      english: "T, checkbox"),
    RuleExample(
      rule: "role.radioButton",
      element: Element(.radioButton, label: "T"),
      neutral: "T, [trait.radioButton]",
      english: "T, radio button"),
    RuleExample(
      rule: "state.checked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .on },
      neutral: "T, [trait.checkbox], [state.checked]",
      english: "T, checkbox, checked"),
    RuleExample(
      rule: "state.unchecked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .off },
      neutral: "T, [trait.checkbox], [state.unchecked]",
      english: "T, checkbox, unchecked"),
    RuleExample(
      rule: "state.partlyChecked",
      element: Element(.checkbox, label: "T").with { $0.toggle = .mixed },
      neutral: "T, [trait.checkbox], [state.mixed]",
      english: "T, checkbox, mixed"),
    RuleExample(
      rule: "trait.switch",
      element: Element(.switch, label: "T"),
      neutral: "T, [trait.switch] … [hint.toggle]",
      english: "T, switch button … Double tap to toggle setting."),
    RuleExample(
      rule: "state.on",
      element: Element(.switch, label: "T").with { $0.toggle = .on },
      neutral: "T, [trait.switch], [state.on] … [hint.toggle]",
      english: "T, switch button, on … Double tap to toggle setting."),
    RuleExample(
      rule: "state.off",
      element: Element(.switch, label: "T").with { $0.toggle = .off },
      neutral: "T, [trait.switch], [state.off] … [hint.toggle]",
      english: "T, switch button, off … Double tap to toggle setting."),
    RuleExample(
      rule: "state.mixed",
      element: Element(.switch, label: "T").with { $0.toggle = .mixed },
      neutral: "T, [trait.switch], [state.mixed] … [hint.toggle]",
      english: "T, switch button, mixed … Double tap to toggle setting."),
    RuleExample(
      rule: "trait.tab",
      element: Element(.tab, label: "T"),
      neutral: "T, [trait.tab]",
      english: "T, tab"),
    RuleExample(
      rule: "trait.header",
      element: Element(.header, label: "T"),
      neutral: "T, [trait.header]",
      english: "T, heading"),
    RuleExample(
      rule: "trait.headerLevel",
      element: Element(.header, label: "T").with { $0.headingLevel = 2 },
      neutral: "T, [trait.headerLevel level=2]",
      english: "T, heading level 2"),
    RuleExample(
      rule: "trait.link",
      element: Element(.link, label: "T"),
      neutral: "T, [trait.link]",
      english: "T, link"),
    RuleExample(
      rule: "trait.pickerItem",
      element: Element(.picker, label: "T", value: "v"),
      neutral: "T, v, [trait.pickerItem], [trait.adjustable] … [hint.adjust]",
      english: "T, v, picker item, adjustable … Swipe up or down with one finger to adjust "
        + "the value."),
    RuleExample(
      rule: "trait.adjustable",
      element: Element(.slider, label: "T", value: "v"),
      neutral: "T, v, [trait.adjustable] … [hint.adjust]",
      english: "T, v, adjustable … Swipe up or down with one finger to adjust the value."),
    RuleExample(
      rule: "trait.image",
      element: Element(.image, label: "T"),
      neutral: "T, [trait.image]",
      english: "T, image"),
    RuleExample(
      rule: "trait.searchField",
      element: Element(.searchField, label: "T"),
      neutral: "T, [trait.searchField] … [hint.edit]",
      english: "T, search field … Double tap to edit."),
    RuleExample(
      rule: "trait.draggable",
      element: Element(label: "T").with { $0.isDraggable = true },
      neutral: "T, [trait.draggable]",
      english: "T, draggable"),
    RuleExample(
      rule: "state.expanded",
      element: Element(label: "T").with { $0.expandedStatus = .expanded },
      neutral: "T, [state.expanded] … [hint.collapse]",
      english: "T, expanded … Double tap to collapse"),
    RuleExample(
      rule: "state.collapsed",
      element: Element(label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "T, [state.collapsed] … [hint.expand]",
      english: "T, collapsed … Double tap to expand"),
    RuleExample(
      rule: "position",
      element: Element(.segmentedControl, children: [Element(.button, label: "T")]),
      neutral: "T, [trait.button], [position index=1 count=1]",
      english: "T, button, 1 of 1"),
    RuleExample(
      rule: "container.edges",
      element: Element(.list, children: [Element(label: "T")]),
      neutral: "T, [context.listStart]",
      english: "T, list start"),
    RuleExample(
      rule: "list.start",
      element: Element(.list, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.listStart]\nU, [context.listEnd]",
      english: "T, list start\nU, list end"),
    RuleExample(
      rule: "list.end",
      element: Element(.list, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.listStart]\nU, [context.listEnd]",
      english: "T, list start\nU, list end"),
    RuleExample(
      rule: "landmark.start",
      element: Element(.landmark, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.landmark]\nU, [context.landmarkEnd]",
      english: "T, landmark\nU, end"),
    RuleExample(
      rule: "landmark.end",
      element: Element(.landmark, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.landmark]\nU, [context.landmarkEnd]",
      english: "T, landmark\nU, end"),
    RuleExample(
      rule: "table.start",
      element: Element(.dataTable, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.tableStart]\nU, [context.tableEnd]",
      english: "T, table start\nU, table end"),
    RuleExample(
      rule: "table.end",
      element: Element(.dataTable, children: [Element(label: "T"), Element(label: "U")]),
      neutral: "T, [context.tableStart]\nU, [context.tableEnd]",
      english: "T, table start\nU, table end"),
    RuleExample(
      rule: "table.headers",
      element: Element(
        .dataTable,
        children: [
          Element(label: "H").with {
            $0.tableCell = DataTableCell(row: 1, column: 1, header: .column)
          },
          Element(label: "K").with {
            $0.tableCell = DataTableCell(row: 1, column: 2, header: .column)
          },
          Element(label: "T").with { $0.tableCell = DataTableCell(row: 2, column: 1) },
        ]),
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=2 columns=2]\nK, [context.column column=2]\n"
        + "H, T, [context.row row=2], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 2 rows, 2 columns\nK, column 2\n"
        + "H, T, row 2, column 1, table end"),
    RuleExample(
      rule: "table.spansRows",
      element: tableWithSpans,
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=3 columns=2]\n"
        + "T, [context.spansRows count=2], [context.spansColumns count=2], [context.row "
        + "row=2], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 3 rows, 2 columns\n"
        + "T, spans 2 rows, spans 2 columns, row 2, column 1, table end"),
    RuleExample(
      rule: "table.spansColumns",
      element: tableWithSpans,
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=3 columns=2]\n"
        + "T, [context.spansRows count=2], [context.spansColumns count=2], [context.row "
        + "row=2], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 3 rows, 2 columns\n"
        + "T, spans 2 rows, spans 2 columns, row 2, column 1, table end"),
    RuleExample(
      rule: "table.row",
      element: tableWithSpans,
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=3 columns=2]\n"
        + "T, [context.spansRows count=2], [context.spansColumns count=2], [context.row "
        + "row=2], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 3 rows, 2 columns\n"
        + "T, spans 2 rows, spans 2 columns, row 2, column 1, table end"),
    RuleExample(
      rule: "table.column",
      element: tableWithSpans,
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=3 columns=2]\n"
        + "T, [context.spansRows count=2], [context.spansColumns count=2], [context.row "
        + "row=2], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 3 rows, 2 columns\n"
        + "T, spans 2 rows, spans 2 columns, row 2, column 1, table end"),
    RuleExample(
      rule: "hint",
      element: Element(label: "T", hint: "H"),
      neutral: "T … H",
      english: "T … H"),
    RuleExample(
      rule: "hint.toggle",
      element: Element(.cell, label: "T").with { $0.toggle = .on },
      neutral: "T, [state.on] … [hint.toggle]",
      english: "T, on … Double tap to toggle setting."),
    RuleExample(
      rule: "hint.adjust",
      element: Element(.slider, label: "T", value: "v"),
      neutral: "T, v, [trait.adjustable] … [hint.adjust]",
      english: "T, v, adjustable … Swipe up or down with one finger to adjust the value."),
    RuleExample(
      rule: "hint.edit",
      element: Element(.textView, label: "T"),
      neutral: "T, [trait.textField] … [hint.edit]. [hint.misspelled]",
      english: "T, text field … Double tap to edit. Use the rotor to access Misspelled Words"),
    RuleExample(
      rule: "hint.misspelled",
      element: Element(.textView, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "hint.collapse",
      element: Element(.button, label: "T").with { $0.expandedStatus = .expanded },
      neutral: "T, [trait.button], [state.expanded] … [hint.collapse]",
      english: "T, button, expanded … Double tap to collapse"),
    RuleExample(
      rule: "hint.expand",
      element: Element(.button, label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "T, [trait.button], [state.collapsed] … [hint.expand]",
      english: "T, button, collapsed … Double tap to expand"),
    RuleExample(
      rule: "hint.directTouch",
      element: Element(label: "T", traits: .allowsDirectInteraction).with {
        $0.requiresActivation = true
      },
      neutral: "T … [hint.directTouch]",
      english: "T … Activate to start direct touch interaction."),
    RuleExample(
      rule: "hint.customRotor",
      element: Element(label: "T").with { $0.customRotors = [CustomRotor("R"), CustomRotor("S")] },
      neutral: "T … [hint.customRotor name=R]. [hint.customRotor name=S]",
      english: "T … Use the rotor to access R. Use the rotor to access S"),
    RuleExample(
      rule: "actions.short",
      element: Element(label: "T").with { $0.customActions = [CustomAction("A")] },
      neutral: "T … [actions.available]",
      english: "T … actions available"),
    RuleExample(
      rule: "actions.long",
      element: Element(label: "T").with { $0.customActions = [CustomAction("A")] },
      actions: .long,
      neutral: "T … [hint.customActions]",
      english: "T … Swipe up or down to select a custom action, then double tap to activate."),
    RuleExample(
      rule: "content.more",
      element: Element(label: "T").with { $0.customContent = [CustomContent("C", "v")] },
      neutral: "T … [content.more]",
      english: "T … more content available"),
  ]

  private static let tableWithSpans = Element(
    .dataTable,
    children: [
      Element(label: "H").with { $0.tableCell = DataTableCell(row: 1, column: 1, header: .column) },
      Element(label: "T").with {
        $0.tableCell = DataTableCell(row: 2, column: 1, rowSpan: 2, columnSpan: 2)
      },
    ])
}
