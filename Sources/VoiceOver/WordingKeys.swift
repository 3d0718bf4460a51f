import ScreenReading

/// The rows of VoiceOver's wording tables that its rules use.
extension Wording.Key {
  package static let traitButton: Self = "trait.button"
  package static let traitLink: Self = "trait.link"
  package static let traitImage: Self = "trait.image"
  package static let traitHeader: Self = "trait.header"
  package static let traitHeaderLevel: Self = "trait.headerLevel"
  package static let traitAdjustable: Self = "trait.adjustable"
  package static let traitSearchField: Self = "trait.searchField"
  package static let traitTab: Self = "trait.tab"
  package static let traitSwitch: Self = "trait.switch"
  package static let traitCheckbox: Self = "trait.checkbox"
  package static let traitRadioButton: Self = "trait.radioButton"
  package static let traitTextField: Self = "trait.textField"
  package static let traitSecureTextField: Self = "trait.secureTextField"
  package static let traitIsEditing: Self = "trait.isEditing"
  package static let traitBackButton: Self = "trait.backButton"
  package static let traitPopUpButton: Self = "trait.popUpButton"
  package static let traitPickerItem: Self = "trait.pickerItem"
  package static let traitDraggable: Self = "trait.draggable"
  package static let stateSelected: Self = "state.selected"
  package static let stateDimmed: Self = "state.dimmed"
  package static let stateOn: Self = "state.on"
  package static let stateOff: Self = "state.off"
  package static let stateMixed: Self = "state.mixed"
  package static let stateChecked: Self = "state.checked"
  package static let stateUnchecked: Self = "state.unchecked"
  package static let stateExpanded: Self = "state.expanded"
  package static let stateCollapsed: Self = "state.collapsed"
  package static let valueCharacters: Self = "value.characters"
  package static let valuePage: Self = "value.page"
  package static let labelBack: Self = "label.back"
  package static let labelProgress: Self = "label.progress"
  package static let labelInProgress: Self = "label.inProgress"
  package static let position: Self = "position"
  package static let contextInsertionPointAtStart: Self = "context.insertionPointAtStart"
  package static let contextInsertionPointAtEnd: Self = "context.insertionPointAtEnd"
  package static let contextListStart: Self = "context.listStart"
  package static let contextListEnd: Self = "context.listEnd"
  package static let contextLandmark: Self = "context.landmark"
  package static let contextLandmarkEnd: Self = "context.landmarkEnd"
  package static let contextTableStart: Self = "context.tableStart"
  package static let contextTableEnd: Self = "context.tableEnd"
  package static let contextRow: Self = "context.row"
  package static let contextColumn: Self = "context.column"
  package static let contextSpansRows: Self = "context.spansRows"
  package static let contextSpansColumns: Self = "context.spansColumns"
  package static let contextAlert: Self = "context.alert"
  package static let actionsAvailable: Self = "actions.available"
  package static let contentMore: Self = "content.more"
  package static let hintAdjust: Self = "hint.adjust"
  package static let hintToggle: Self = "hint.toggle"
  package static let hintEdit: Self = "hint.edit"
  package static let hintMisspelled: Self = "hint.misspelled"
  package static let hintExpand: Self = "hint.expand"
  package static let hintCollapse: Self = "hint.collapse"
  package static let hintCustomActions: Self = "hint.customActions"
  package static let hintCustomRotor: Self = "hint.customRotor"
  package static let hintDirectTouch: Self = "hint.directTouch"
}

/// The rows that are not about an element: for scrolling and turning the rotor.
extension Wording.Key {
  package static let scrollPage: Self = "scroll.page"
  package static let scrollRows: Self = "scroll.rows"
  package static let rotorHeadings: Self = "rotor.headings"
  package static let rotorLinks: Self = "rotor.links"
  package static let rotorFormControls: Self = "rotor.formControls"
  package static let rotorWords: Self = "rotor.words"
  package static let rotorCharacters: Self = "rotor.characters"
  package static let rotorLines: Self = "rotor.lines"
  package static let rotorContainers: Self = "rotor.containers"
  package static let rotorActions: Self = "rotor.actions"
  package static let rotorAdjustValue: Self = "rotor.adjustValue"
  package static let rotorLanguage: Self = "rotor.language"
  package static let rotorHeadingsNone: Self = "rotor.headings.none"
  package static let rotorLinksNone: Self = "rotor.links.none"
  package static let rotorFormControlsNone: Self = "rotor.formControls.none"
  package static let rotorContainersNone: Self = "rotor.containers.none"
  package static let rotorItemsNone: Self = "rotor.items.none"
  package static let actionActivate: Self = "action.activate"
  package static let languageDefault: Self = "language.default"
  /// Begins the keys of the names of languages, such as `language.ko`.
  static let languagePrefix = "language."
  package static let languageKorean: Self = "language.ko"
  package static let languageEnglish: Self = "language.en"

  /// All the keys; every language has a row for each.
  package static let saidApartFromElements: [Self] = [
    .scrollPage, .scrollRows, .rotorHeadings, .rotorLinks, .rotorFormControls, .rotorWords,
    .rotorCharacters, .rotorLines, .rotorContainers, .rotorActions, .rotorAdjustValue,
    .rotorLanguage, .rotorHeadingsNone, .rotorLinksNone, .rotorFormControlsNone,
    .rotorContainersNone, .rotorItemsNone, .actionActivate, .languageDefault, .languageKorean,
    .languageEnglish,
  ]
}
