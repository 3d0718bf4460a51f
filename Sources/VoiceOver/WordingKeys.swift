import ScreenReading

/// The rows of VoiceOver's wording tables that its rules use.
extension Wording.Key {
  public static let traitButton: Self = "trait.button"
  public static let traitLink: Self = "trait.link"
  public static let traitImage: Self = "trait.image"
  public static let traitHeader: Self = "trait.header"
  public static let traitHeaderLevel: Self = "trait.headerLevel"
  public static let traitAdjustable: Self = "trait.adjustable"
  public static let traitSearchField: Self = "trait.searchField"
  public static let traitTab: Self = "trait.tab"
  public static let traitSwitch: Self = "trait.switch"
  public static let traitCheckbox: Self = "trait.checkbox"
  public static let traitRadioButton: Self = "trait.radioButton"
  public static let traitTextField: Self = "trait.textField"
  public static let traitSecureTextField: Self = "trait.secureTextField"
  public static let traitIsEditing: Self = "trait.isEditing"
  public static let traitBackButton: Self = "trait.backButton"
  public static let traitPopUpButton: Self = "trait.popUpButton"
  public static let traitPickerItem: Self = "trait.pickerItem"
  public static let traitDraggable: Self = "trait.draggable"
  public static let stateSelected: Self = "state.selected"
  public static let stateDimmed: Self = "state.dimmed"
  public static let stateOn: Self = "state.on"
  public static let stateOff: Self = "state.off"
  public static let stateMixed: Self = "state.mixed"
  public static let stateChecked: Self = "state.checked"
  public static let stateUnchecked: Self = "state.unchecked"
  public static let stateExpanded: Self = "state.expanded"
  public static let stateCollapsed: Self = "state.collapsed"
  public static let valueCharacters: Self = "value.characters"
  public static let valuePage: Self = "value.page"
  public static let labelBack: Self = "label.back"
  public static let labelProgress: Self = "label.progress"
  public static let labelInProgress: Self = "label.inProgress"
  public static let position: Self = "position"
  public static let contextInsertionPointAtStart: Self = "context.insertionPointAtStart"
  public static let contextInsertionPointAtEnd: Self = "context.insertionPointAtEnd"
  public static let contextListStart: Self = "context.listStart"
  public static let contextListEnd: Self = "context.listEnd"
  public static let contextLandmark: Self = "context.landmark"
  public static let contextLandmarkEnd: Self = "context.landmarkEnd"
  public static let contextTableStart: Self = "context.tableStart"
  public static let contextTableEnd: Self = "context.tableEnd"
  public static let contextRow: Self = "context.row"
  public static let contextColumn: Self = "context.column"
  public static let contextSpansRows: Self = "context.spansRows"
  public static let contextSpansColumns: Self = "context.spansColumns"
  public static let contextAlert: Self = "context.alert"
  public static let actionsAvailable: Self = "actions.available"
  public static let contentMore: Self = "content.more"
  public static let hintAdjust: Self = "hint.adjust"
  public static let hintToggle: Self = "hint.toggle"
  public static let hintEdit: Self = "hint.edit"
  public static let hintMisspelled: Self = "hint.misspelled"
  public static let hintExpand: Self = "hint.expand"
  public static let hintCollapse: Self = "hint.collapse"
  public static let hintCustomActions: Self = "hint.customActions"
  public static let hintCustomRotor: Self = "hint.customRotor"
  public static let hintDirectTouch: Self = "hint.directTouch"
}

/// The rows that are not about an element: for scrolling and turning the rotor.
extension Wording.Key {
  public static let scrollPage: Self = "scroll.page"
  public static let scrollRows: Self = "scroll.rows"
  public static let rotorHeadings: Self = "rotor.headings"
  public static let rotorLinks: Self = "rotor.links"
  public static let rotorFormControls: Self = "rotor.formControls"
  public static let rotorWords: Self = "rotor.words"
  public static let rotorCharacters: Self = "rotor.characters"
  public static let rotorLines: Self = "rotor.lines"
  public static let rotorContainers: Self = "rotor.containers"
  public static let rotorActions: Self = "rotor.actions"
  public static let rotorAdjustValue: Self = "rotor.adjustValue"
  public static let rotorLanguage: Self = "rotor.language"
  public static let rotorHeadingsNone: Self = "rotor.headings.none"
  public static let rotorLinksNone: Self = "rotor.links.none"
  public static let rotorFormControlsNone: Self = "rotor.formControls.none"
  public static let rotorContainersNone: Self = "rotor.containers.none"
  public static let rotorItemsNone: Self = "rotor.items.none"
  public static let actionActivate: Self = "action.activate"
  public static let languageDefault: Self = "language.default"
  /// Begins the keys of the names of languages, such as `language.ko`.
  static let languagePrefix = "language."
  public static let languageKorean: Self = "language.ko"
  public static let languageEnglish: Self = "language.en"

  /// All the keys; every language has a row for each.
  package static let saidApartFromElements: [Self] = [
    .scrollPage, .scrollRows, .rotorHeadings, .rotorLinks, .rotorFormControls, .rotorWords,
    .rotorCharacters, .rotorLines, .rotorContainers, .rotorActions, .rotorAdjustValue,
    .rotorLanguage, .rotorHeadingsNone, .rotorLinksNone, .rotorFormControlsNone,
    .rotorContainersNone, .rotorItemsNone, .actionActivate, .languageDefault, .languageKorean,
    .languageEnglish,
  ]
}
