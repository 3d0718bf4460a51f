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
  let element: AccessibilityElement
  /// How custom actions are announced.
  var actions = VoiceOverSetting.ActionFeedback.short
  /// In words that are their own keys, see `ReaderWording.neutral`.
  let neutral: String
  let english: String

  var testDescription: String { rule }
}

extension RuleExample {
  static let all: [RuleExample] = [
    RuleExample(
      rule: "container.entry",
      element: AccessibilityElement(
        .group, label: "C", children: [AccessibilityElement(label: "T")]),
      neutral: "C, T",
      english: "C, T"),
    RuleExample(
      rule: "container.alert",
      element: AccessibilityElement(.alert, children: [AccessibilityElement(label: "T")]),
      neutral: "[context.alert], T",
      english: "alert, T"),
    RuleExample(
      rule: "container.dialog",
      element: AccessibilityElement(.dialog, children: [AccessibilityElement(label: "T")]),
      neutral: "[context.dialog], T",
      english: "dialog, T"),
    RuleExample(
      rule: "container.datePicker",
      element: AccessibilityElement(.datePicker, children: [AccessibilityElement(label: "T")]),
      neutral: "[context.datePicker], T",
      english: "Date Picker, T"),
    RuleExample(
      rule: "role.alert",
      element: AccessibilityElement(.alert, label: "T", value: "v"),
      neutral: "[context.alert], T, v",
      english: "alert, T, v"),
    RuleExample(
      rule: "role.dialog",
      element: AccessibilityElement(.dialog, label: "T"),
      neutral: "[context.dialog], T",
      english: "dialog, T"),
    RuleExample(
      rule: "role.datePicker",
      element: AccessibilityElement(.datePicker, label: "T", value: "v"),
      neutral: "T, v, [context.datePicker] … [hint.expand]",
      english: "T, v, Date Picker … Double tap to expand"),
    RuleExample(
      rule: "hint.datePicker",
      element: AccessibilityElement(.datePicker, value: "v"),
      neutral: "v, [context.datePicker] … [hint.expand]",
      english: "v, Date Picker … Double tap to expand"),
    RuleExample(
      rule: "label.reorder",
      element: AccessibilityElement(.reorderControl, label: "L"),
      neutral: "[label.reorder name=L], [trait.button] … [hint.reorder]",
      english:
        "Reorder L, button … Double tap and hold, wait for the sound, then drag to rearrange."),
    RuleExample(
      rule: "label.sheetGrabber",
      element: AccessibilityElement(.sheetGrabber),
      neutral: "[label.sheetGrabber], [trait.button] … [hint.dismissSheet]",
      english: "Sheet Grabber, button … Double tap to dismiss sheet."),
    RuleExample(
      rule: "label.dismissPopup",
      element: AccessibilityElement(.dismissPopup),
      neutral: "[label.dismissPopup], [trait.button] … [hint.dismissPopup]",
      english: "dismiss popup, button … Double-tap to dismiss pop-up window."),
    RuleExample(
      rule: "label.dismissMenu",
      element: AccessibilityElement(.dismissMenu),
      neutral: "[label.dismissMenu], [trait.button]",
      english: "Dismiss context menu, button"),
    RuleExample(
      rule: "hint.reorder",
      element: AccessibilityElement(.reorderControl, label: "L"),
      neutral: "[label.reorder name=L], [trait.button] … [hint.reorder]",
      english:
        "Reorder L, button … Double tap and hold, wait for the sound, then drag to rearrange."),
    RuleExample(
      rule: "hint.dismissSheet",
      element: AccessibilityElement(.sheetGrabber),
      neutral: "[label.sheetGrabber], [trait.button] … [hint.dismissSheet]",
      english: "Sheet Grabber, button … Double tap to dismiss sheet."),
    RuleExample(
      rule: "hint.dismissPopup",
      element: AccessibilityElement(.dismissPopup),
      neutral: "[label.dismissPopup], [trait.button] … [hint.dismissPopup]",
      english: "dismiss popup, button … Double-tap to dismiss pop-up window."),
    RuleExample(
      rule: "web.required",
      element: AccessibilityElement(.textField, label: "T").with { $0.webStates = [.required] },
      neutral: "T, [trait.textField], [state.required] … [hint.edit]",
      english: "T, text field, required … Double tap to edit."),
    RuleExample(
      rule: "web.invalid",
      element: AccessibilityElement(.textField, label: "T").with { $0.webStates = [.invalid] },
      neutral: "T, [trait.textField], [state.invalid] … [hint.edit]",
      english: "T, text field, invalid data … Double tap to edit."),
    RuleExample(
      rule: "web.visited",
      element: AccessibilityElement(.link, label: "T").with { $0.webStates = [.visited] },
      neutral: "T, [trait.link], [state.visited]",
      english: "T, link, visited"),
    RuleExample(
      rule: "web.current",
      element: AccessibilityElement(.link, label: "T").with { $0.webStates = [.current] },
      neutral: "T, [trait.link], [state.currentPage]",
      english: "T, link, current page"),
    RuleExample(
      rule: "table.size",
      element: AccessibilityElement(
        .dataTable,
        children: [
          AccessibilityElement(label: "T").with { $0.tableCell = DataTableCell(row: 1, column: 1) }
        ]),
      neutral:
        "T, [context.row row=1], [context.column column=1], [context.tableStart], [context.tableSize rows=1 columns=1]",
      english: "T, row 1, column 1, table start, 1 row, 1 column"),
    RuleExample(
      rule: "container.texts",
      element: AccessibilityElement(
        .group, label: "C", value: "v", children: [AccessibilityElement(label: "T")]),
      neutral: "C, v, T",
      english: "C, v, T"),
    RuleExample(
      rule: "state.selected",
      element: AccessibilityElement(label: "T", traits: .selected),
      neutral: "[state.selected], T",
      english: "selected, T"),
    RuleExample(
      rule: "label",
      element: AccessibilityElement(label: "T"),
      neutral: "T",
      english: "T"),
    RuleExample(
      rule: "label.progress",
      element: AccessibilityElement(.progress, value: "25%"),
      neutral: "[label.progress], 25%",
      english: "Progress, 25%"),
    RuleExample(
      rule: "label.inProgress",
      element: AccessibilityElement(.activityIndicator),
      neutral: "[label.inProgress]",
      english: "In progress"),
    RuleExample(
      rule: "label.progressHalted",
      element: AccessibilityElement(.activityIndicator).with { $0.toggle = .off },
      neutral: "[label.progressHalted]",
      english: "Progress halted"),
    RuleExample(
      rule: "label.decrement",
      element: AccessibilityElement(.stepper, label: "C", value: "1"),
      neutral: "C, 1, [label.decrement], [trait.button]\n[label.increment], [trait.button]",
      english: "C, 1, Decrement, button\nIncrement, button"),
    RuleExample(
      rule: "label.increment",
      element: AccessibilityElement(.increment),
      neutral: "[label.increment], [trait.button]",
      english: "Increment, button"),
    RuleExample(
      rule: "label.hint",
      element: AccessibilityElement(.button, hint: "H"),
      neutral: "H, [trait.button]",
      english: "H, button"),
    RuleExample(
      rule: "content.important",
      element: AccessibilityElement(label: "T").with {
        $0.customContent = [AccessibilityCustomContent("C", "v", isImportant: true)]
      },
      neutral: "T, C, v",
      english: "T, C, v"),
    RuleExample(
      rule: "value.page",
      element: AccessibilityElement(.pageControl).with {
        $0.adjustment = .pages(PageNumber(2, of: 3))
      },
      neutral: "[value.page page=2 count=3], [trait.adjustable] … [hint.adjust]",
      english: "page 2 of 3, adjustable … Swipe up or down with one finger to adjust the "
        + "value."),
    RuleExample(
      rule: "value.characters",
      element: AccessibilityElement(.secureTextField, label: "T", value: "abc"),
      neutral: "T, [value.characters count=3], [trait.secureTextField] … [hint.edit]",
      english: "T, 3 characters, secure text field … Double tap to edit."),
    RuleExample(
      rule: "value",
      element: AccessibilityElement(label: "T", value: "v"),
      neutral: "T, v",
      english: "T, v"),
    RuleExample(
      rule: "editing.searchField",
      element: AccessibilityElement(.searchField, label: "T", traits: .isEditing),
      neutral: "[trait.searchField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "search field, is editing, T, insertion point at start … Use the rotor to "
        + "access Misspelled Words"),
    RuleExample(
      rule: "trait.secureTextField",
      element: AccessibilityElement(.secureTextField, label: "T"),
      neutral: "T, [trait.secureTextField] … [hint.edit]",
      english: "T, secure text field … Double tap to edit."),
    RuleExample(
      rule: "trait.textField",
      element: AccessibilityElement(.textField, label: "T"),
      neutral: "T, [trait.textField] … [hint.edit]",
      english: "T, text field … Double tap to edit."),
    RuleExample(
      rule: "trait.multilineTextField",
      element: AccessibilityElement(
        .webView, children: [AccessibilityElement(.textView, label: "T")]),
      neutral: "T, [trait.multilineTextField] … [hint.edit]. [hint.misspelled]",
      english: "T, multi line text field … Double tap to edit. Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "trait.toggleButton",
      element: AccessibilityElement(
        .webView,
        children: [AccessibilityElement(.button, label: "T").with { $0.toggle = .mixed }]),
      neutral: "T, [trait.toggleButton], [state.mixed]",
      english: "T, toggle button, mixed"),
    RuleExample(
      rule: "state.pressed",
      element: AccessibilityElement(
        .webView, children: [AccessibilityElement(.button, label: "T").with { $0.toggle = .on }]),
      neutral: "T, [trait.toggleButton], [state.pressed]",
      english: "T, toggle button, pressed"),
    RuleExample(
      rule: "state.notPressed",
      element: AccessibilityElement(
        .webView, children: [AccessibilityElement(.button, label: "T").with { $0.toggle = .off }]),
      neutral: "T, [trait.toggleButton], [state.notPressed]",
      english: "T, toggle button, not pressed"),
    RuleExample(
      rule: "hint.picker",
      element: AccessibilityElement(
        .webView, children: [AccessibilityElement(.popUpButton, label: "T", value: "v")]),
      neutral: "T, v, [trait.popUpButton] … [hint.picker]",
      english: "T, v, pop up button … Double tap to activate the picker"),
    RuleExample(
      rule: "editing",
      element: AccessibilityElement(.textField, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "editing.insertionPointAtEnd",
      element: AccessibilityElement(.textField, label: "T", value: "v", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, v, [context.insertionPointAtEnd] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, v, insertion point at end … Use the rotor to "
        + "access Misspelled Words"),
    RuleExample(
      rule: "editing.insertionPointAtStart",
      element: AccessibilityElement(.textField, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "editing.selected",
      element: AccessibilityElement(.textField, label: "T", value: "v", traits: .isEditing).with {
        $0.textSelection = 0..<1
      },
      neutral: "[trait.textField], [trait.isEditing], T, v, [state.selected] … [hint.misspelled]",
      english: "text field, is editing, T, v, selected … Use the rotor to access Misspelled Words"),
    RuleExample(
      rule: "state.dimmed",
      element: AccessibilityElement(.button, label: "T", traits: .notEnabled),
      neutral: "T, [state.dimmed], [trait.button]",
      english: "T, dimmed, button"),
    RuleExample(
      rule: "trait.button",
      element: AccessibilityElement(.button, label: "T"),
      neutral: "T, [trait.button]",
      english: "T, button"),
    RuleExample(
      rule: "trait.popUpButton",
      element: AccessibilityElement(.popUpButton, label: "T"),
      neutral: "T, [trait.button], [trait.popUpButton]",
      english: "T, button, pop up button"),
    RuleExample(
      rule: "trait.backButton",
      element: AccessibilityElement(.backButton, label: "T"),
      neutral: "T, [trait.backButton]",
      english: "T, back button"),
    RuleExample(
      rule: "role.checkbox",
      element: AccessibilityElement(.checkbox, label: "T"),
      neutral: "T, [trait.checkbox]",
      english: "T, checkbox"),
    RuleExample(
      rule: "role.radioButton",
      element: AccessibilityElement(.radioButton, label: "T"),
      neutral: "T, [trait.radioButton]",
      english: "T, radio button"),
    RuleExample(
      rule: "state.checked",
      element: AccessibilityElement(.checkbox, label: "T").with { $0.toggle = .on },
      neutral: "T, [trait.checkbox], [state.checked]",
      english: "T, checkbox, checked"),
    RuleExample(
      rule: "state.unchecked",
      element: AccessibilityElement(.checkbox, label: "T").with { $0.toggle = .off },
      neutral: "T, [trait.checkbox], [state.unchecked]",
      english: "T, checkbox, unchecked"),
    RuleExample(
      rule: "state.partlyChecked",
      element: AccessibilityElement(.checkbox, label: "T").with { $0.toggle = .mixed },
      neutral: "T, [trait.checkbox], [state.mixed]",
      english: "T, checkbox, mixed"),
    RuleExample(
      rule: "trait.switch",
      element: AccessibilityElement(.switch, label: "T"),
      neutral: "T, [trait.switch] … [hint.toggle]",
      english: "T, switch button … Double tap to toggle setting."),
    RuleExample(
      rule: "state.on",
      element: AccessibilityElement(.switch, label: "T").with { $0.toggle = .on },
      neutral: "T, [trait.switch], [state.on] … [hint.toggle]",
      english: "T, switch button, on … Double tap to toggle setting."),
    RuleExample(
      rule: "state.off",
      element: AccessibilityElement(.switch, label: "T").with { $0.toggle = .off },
      neutral: "T, [trait.switch], [state.off] … [hint.toggle]",
      english: "T, switch button, off … Double tap to toggle setting."),
    RuleExample(
      rule: "state.mixed",
      element: AccessibilityElement(.switch, label: "T").with { $0.toggle = .mixed },
      neutral: "T, [trait.switch], [state.mixed] … [hint.toggle]",
      english: "T, switch button, mixed … Double tap to toggle setting."),
    RuleExample(
      rule: "trait.tab",
      element: AccessibilityElement(.tab, label: "T"),
      neutral: "T, [trait.tab]",
      english: "T, tab"),
    RuleExample(
      rule: "trait.header",
      element: AccessibilityElement(.header, label: "T"),
      neutral: "T, [trait.header]",
      english: "T, heading"),
    RuleExample(
      rule: "trait.headerLevel",
      element: AccessibilityElement(.header, label: "T").with { $0.headingLevel = 2 },
      neutral: "T, [trait.headerLevel level=2]",
      english: "T, heading level 2"),
    RuleExample(
      rule: "trait.link",
      element: AccessibilityElement(.link, label: "T"),
      neutral: "T, [trait.link]",
      english: "T, link"),
    RuleExample(
      rule: "trait.pickerItem",
      element: AccessibilityElement(.picker, label: "T", value: "v"),
      neutral: "T, v, [trait.pickerItem], [trait.adjustable] … [hint.adjust]",
      english: "T, v, picker item, adjustable … Swipe up or down with one finger to adjust "
        + "the value."),
    RuleExample(
      rule: "trait.adjustable",
      element: AccessibilityElement(.slider, label: "T", value: "v"),
      neutral: "T, v, [trait.adjustable] … [hint.adjust]",
      english: "T, v, adjustable … Swipe up or down with one finger to adjust the value."),
    RuleExample(
      rule: "trait.image",
      element: AccessibilityElement(.image, label: "T"),
      neutral: "T, [trait.image]",
      english: "T, image"),
    RuleExample(
      rule: "trait.searchField",
      element: AccessibilityElement(.searchField, label: "T"),
      neutral: "T, [trait.searchField] … [hint.edit]",
      english: "T, search field … Double tap to edit."),
    RuleExample(
      rule: "trait.draggable",
      element: AccessibilityElement(label: "T").with { $0.isDraggable = true },
      neutral: "T, [trait.draggable]",
      english: "T, draggable"),
    RuleExample(
      rule: "state.expanded",
      element: AccessibilityElement(label: "T").with { $0.expandedStatus = .expanded },
      neutral: "T, [state.expanded] … [hint.collapse]",
      english: "T, expanded … Double tap to collapse"),
    RuleExample(
      rule: "state.collapsed",
      element: AccessibilityElement(label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "T, [state.collapsed] … [hint.expand]",
      english: "T, collapsed … Double tap to expand"),
    RuleExample(
      rule: "position",
      element: AccessibilityElement(
        .segmentedControl, children: [AccessibilityElement(.button, label: "T")]),
      neutral: "T, [trait.button], [position index=1 count=1]",
      english: "T, button, 1 of 1"),
    RuleExample(
      rule: "container.edges",
      element: AccessibilityElement(.list, children: [AccessibilityElement(label: "T")]),
      neutral: "T, [context.listStart]",
      english: "T, list start"),
    RuleExample(
      rule: "list.start",
      element: AccessibilityElement(
        .list, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.listStart]\nU, [context.listEnd]",
      english: "T, list start\nU, list end"),
    RuleExample(
      rule: "list.end",
      element: AccessibilityElement(
        .list, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.listStart]\nU, [context.listEnd]",
      english: "T, list start\nU, list end"),
    RuleExample(
      rule: "landmark.start",
      element: AccessibilityElement(
        .landmark, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.landmark]\nU, [context.landmarkEnd]",
      english: "T, landmark\nU, end"),
    RuleExample(
      rule: "landmark.end",
      element: AccessibilityElement(
        .landmark, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.landmark]\nU, [context.landmarkEnd]",
      english: "T, landmark\nU, end"),
    RuleExample(
      rule: "table.start",
      element: AccessibilityElement(
        .dataTable, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.tableStart]\nU, [context.tableEnd]",
      english: "T, table start\nU, table end"),
    RuleExample(
      rule: "table.end",
      element: AccessibilityElement(
        .dataTable, children: [AccessibilityElement(label: "T"), AccessibilityElement(label: "U")]),
      neutral: "T, [context.tableStart]\nU, [context.tableEnd]",
      english: "T, table start\nU, table end"),
    RuleExample(
      rule: "table.headers",
      element: AccessibilityElement(
        .dataTable,
        children: [
          AccessibilityElement(label: "H").with {
            $0.tableCell = DataTableCell(row: 1, column: 1, header: .column)
          },
          AccessibilityElement(label: "K").with {
            $0.tableCell = DataTableCell(row: 1, column: 2, header: .column)
          },
          AccessibilityElement(label: "T").with { $0.tableCell = DataTableCell(row: 3, column: 1) },
        ]),
      neutral: "H, [context.row row=1], [context.column column=1], [context.tableStart], "
        + "[context.tableSize rows=3 columns=2]\nK, [context.column column=2]\n"
        + "H, T, [context.row row=3], [context.column column=1], [context.tableEnd]",
      english: "H, row 1, column 1, table start, 3 rows, 2 columns\nK, column 2\n"
        + "H, T, row 3, column 1, table end"),
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
      element: AccessibilityElement(label: "T", hint: "H"),
      neutral: "T … H",
      english: "T … H"),
    RuleExample(
      rule: "hint.toggle",
      element: AccessibilityElement(.cell, label: "T").with { $0.toggle = .on },
      neutral: "T, [state.on] … [hint.toggle]",
      english: "T, on … Double tap to toggle setting."),
    RuleExample(
      rule: "hint.adjust",
      element: AccessibilityElement(.slider, label: "T", value: "v"),
      neutral: "T, v, [trait.adjustable] … [hint.adjust]",
      english: "T, v, adjustable … Swipe up or down with one finger to adjust the value."),
    RuleExample(
      rule: "hint.edit",
      element: AccessibilityElement(.textView, label: "T"),
      neutral: "T, [trait.textField] … [hint.edit]. [hint.misspelled]",
      english: "T, text field … Double tap to edit. Use the rotor to access Misspelled Words"),
    RuleExample(
      rule: "hint.misspelled",
      element: AccessibilityElement(.textView, label: "T", traits: .isEditing),
      neutral: "[trait.textField], [trait.isEditing], T, [context.insertionPointAtStart] … "
        + "[hint.misspelled]",
      english: "text field, is editing, T, insertion point at start … Use the rotor to access "
        + "Misspelled Words"),
    RuleExample(
      rule: "hint.collapse",
      element: AccessibilityElement(.button, label: "T").with { $0.expandedStatus = .expanded },
      neutral: "T, [trait.button], [state.expanded] … [hint.collapse]",
      english: "T, button, expanded … Double tap to collapse"),
    RuleExample(
      rule: "hint.expand",
      element: AccessibilityElement(.button, label: "T").with { $0.expandedStatus = .collapsed },
      neutral: "T, [trait.button], [state.collapsed] … [hint.expand]",
      english: "T, button, collapsed … Double tap to expand"),
    RuleExample(
      rule: "hint.directTouch",
      element: AccessibilityElement(label: "T", traits: .allowsDirectInteraction).with {
        $0.requiresActivation = true
      },
      neutral: "T … [hint.directTouch]",
      english: "T … Activate to start direct touch interaction."),
    RuleExample(
      rule: "hint.customRotor",
      element: AccessibilityElement(label: "T").with {
        $0.customRotors = [AccessibilityCustomRotor("R"), AccessibilityCustomRotor("S")]
      },
      neutral: "T … [hint.customRotor name=R]. [hint.customRotor name=S]",
      english: "T … Use the rotor to access R. Use the rotor to access S"),
    RuleExample(
      rule: "actions.short",
      element: AccessibilityElement(label: "T").with {
        $0.customActions = [AccessibilityCustomAction("A")]
      },
      neutral: "T … [actions.available]",
      english: "T … actions available"),
    RuleExample(
      rule: "actions.long",
      element: AccessibilityElement(label: "T").with {
        $0.customActions = [AccessibilityCustomAction("A")]
      },
      actions: .long,
      neutral: "T … [hint.customActions]",
      english: "T … Swipe up or down to select a custom action, then double tap to activate."),
    RuleExample(
      rule: "content.more",
      element: AccessibilityElement(label: "T").with {
        $0.customContent = [AccessibilityCustomContent("C", "v")]
      },
      neutral: "T … [content.more]",
      english: "T … more content available"),
  ]

  private static let tableWithSpans = AccessibilityElement(
    .dataTable,
    children: [
      AccessibilityElement(label: "H").with {
        $0.tableCell = DataTableCell(row: 1, column: 1, header: .column)
      },
      AccessibilityElement(label: "T").with {
        $0.tableCell = DataTableCell(row: 2, column: 1, rowSpan: 2, columnSpan: 2)
      },
    ])
}
