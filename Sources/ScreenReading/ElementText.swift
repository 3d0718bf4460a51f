import AccessibilityModel

/// The pieces that one element contributes, in VoiceOver's order.
struct ElementText {
  let stop: FocusStop
  let composer: Composer
  /// The language of the element's own texts.
  let language: Language

  private var element: Element { stop.element }
  private var traits: AccessibilityTraits { element.traits }
  private typealias Part = Announcement.Part

  init(stop: FocusStop, composer: Composer, language: Language) {
    self.stop = stop
    self.composer = composer
    self.language = stop.element.language ?? language
  }

  // MARK: Everything

  func parts() -> [Announcement.Part] {
    var parts: [Part] = []
    if traits.contains(.selected) { parts.append(word(.state, .stateSelected)) }
    if isEditingText { return parts + editingParts() + contextParts() }
    let tableFirst = stop.table != nil
    if tableFirst { parts += tableHeaders() }
    parts += labelParts()
    parts += importantContent()
    if tableFirst { parts += tablePosition() }
    if !isSwitch { parts += valueParts() }
    return parts + traitParts() + contextParts()
  }

  /// The label; the hint where there is neither label nor value (CS, D).
  private func labelParts() -> [Announcement.Part] {
    if hintIsPromoted, let hint = element.hint { return [own(.label, hint)] }
    guard let label = spokenLabel else { return [] }
    return [label]
  }

  /// The label alone, or what stands for it.
  func labelOnly() -> [Announcement.Part] {
    let label = labelParts()
    return label.isEmpty ? valueParts() : label
  }

  private var hintIsPromoted: Bool {
    spokenLabel == nil && valueParts().isEmpty && !traits.contains(.backButton)
      && !(element.hint?.isBlank ?? true)
  }

  private var spokenLabel: Part? {
    if let label = element.label, !label.isBlank {
      // "Back, Back button" was iOS 8; today it is one "Back button" (CS 26.2, W15-201).
      let isBack = label.string == composer.wording.text(.labelBack)
      return traits.contains(.backButton) && isBack ? nil : own(.label, label)
    }
    switch element.role {
    case .progress: return word(.label, .labelProgress)
    case .activityIndicator: return word(.label, .labelInProgress)
    default: return nil
    }
  }

  private func importantContent() -> [Announcement.Part] {
    element.customContent.filter(\.isImportant).flatMap { content in
      [content.label, content.value].filter { !$0.isBlank }.map { own(.content, $0) }
    }
  }

  // MARK: Value

  func valueParts() -> [Announcement.Part] {
    if case .pages(let page)? = element.adjustment, element.value == nil {
      return [
        word(.value, .valuePage, ["page": "\(page.current)", "count": "\(page.count)"])
      ]
    }
    guard let value = filledValue, !isToggleValue else { return [] }
    if traits.contains(.secureTextField), element.value?.isBlank == false {
      return [word(.value, .valueCharacters, ["count": "\(value.string.count)"])]
    }
    return [own(.value, value)]
  }

  /// The value, or what an empty text field shows in its place.
  private var filledValue: AttributedText? {
    if let value = element.value, !value.isBlank { return value }
    guard let placeholder = element.placeholder, !placeholder.isBlank else { return nil }
    return placeholder
  }

  private var isSwitch: Bool { traits.contains(.toggleButton) }

  /// The state of a switch: its own, or what UIKit writes as its value.
  private var toggle: ToggleState? {
    if let toggle = element.toggle { return toggle }
    guard isSwitch else { return nil }
    switch element.value?.string {
    case "1": return .on
    case "0": return .off
    case "2": return .mixed
    default: return nil
    }
  }

  /// Whether the value is the number of a switch, which is never spoken.
  private var isToggleValue: Bool { isSwitch && element.toggle == nil && toggle != nil }

  // MARK: Traits

  private func traitParts() -> [Announcement.Part] {
    var parts: [Part] = []
    func say(_ trait: AccessibilityTraits, _ key: Wording.Key) {
      if traits.contains(trait) { parts.append(word(.trait, key)) }
    }
    if traits.contains(.notEnabled) { parts.append(word(.state, .stateDimmed)) }
    if saysButton { parts.append(word(.trait, .traitButton)) }
    if element.role == .popUpButton { parts.append(word(.trait, .traitPopUpButton)) }
    say(.backButton, .traitBackButton)
    parts += toggleParts()
    if isTab { parts.append(word(.trait, .traitTab)) }
    parts += textFieldParts()
    parts += headingParts()
    say(.link, .traitLink)
    if element.role == .picker { parts.append(word(.trait, .traitPickerItem)) }
    say(.adjustable, .traitAdjustable)
    say(.image, .traitImage)
    say(.searchField, .traitSearchField)
    if element.isDraggable { parts.append(word(.trait, .traitDraggable)) }
    return parts + expandedParts()
  }

  /// `button` is dropped beside a word that says more (CS, D).
  private var saysButton: Bool {
    traits.contains(.button) && !isTab
      && traits.isDisjoint(with: [.keyboardKey, .toggleButton, .backButton])
  }

  /// A tab bar item, or a child of a container with the tab bar trait (CS).
  private var isTab: Bool {
    traits.contains(.tabBarItem)
      || (stop.containers.last?.element.traits.contains(.tabBar) ?? false)
        && traits.contains(.button)
  }

  private func toggleParts() -> [Announcement.Part] {
    switch element.role {
    case .checkbox, .radioButton:
      let role: Wording.Key = element.role == .checkbox ? .traitCheckbox : .traitRadioButton
      return [word(.trait, role)] + checkedParts()
    default:
      let role = isSwitch && traits.contains(.button) ? [word(.trait, .traitSwitch)] : []
      return role + (toggle.map { [word(.state, onOff($0))] } ?? [])
        + (isSwitch && toggle == nil ? valueParts() : [])
    }
  }

  private func checkedParts() -> [Announcement.Part] {
    switch toggle {
    case .on: [word(.state, .stateChecked)]
    case .off: [word(.state, .stateUnchecked)]
    case .mixed: [word(.state, .stateMixed)]
    case nil: []
    }
  }

  private func onOff(_ state: ToggleState) -> Wording.Key {
    switch state {
    case .on: .stateOn
    case .off: .stateOff
    case .mixed: .stateMixed
    }
  }

  private func textFieldParts() -> [Announcement.Part] {
    // A search field has a word of its own, last in the order (MA, A11).
    guard traits.contains(.textEntry) else { return [] }
    var parts: [Part] = []
    if traits.contains(.secureTextField) {
      parts.append(word(.trait, .traitSecureTextField))
    } else if !traits.contains(.searchField) {
      parts.append(word(.trait, .traitTextField))
    }
    if traits.contains(.isEditing) { parts.append(word(.state, .traitIsEditing)) }
    return parts
  }

  private func headingParts() -> [Announcement.Part] {
    guard traits.contains(.header) else { return [] }
    guard let level = element.headingLevel else { return [word(.trait, .traitHeader)] }
    return [word(.trait, .traitHeaderLevel, ["level": "\(level)"])]
  }

  private func expandedParts() -> [Announcement.Part] {
    switch element.expandedStatus {
    case .expanded: [word(.state, .stateExpanded)]
    case .collapsed: [word(.state, .stateCollapsed)]
    case nil: []
    }
  }

  // MARK: Editing

  private var isEditingText: Bool {
    traits.contains(.textEntry) && traits.contains(.isEditing)
  }

  /// While editing the role comes first, then the text and the insertion point (W14-210, MA).
  private func editingParts() -> [Announcement.Part] {
    var parts = textFieldParts()
    if traits.contains(.searchField) { parts.insert(word(.trait, .traitSearchField), at: 0) }
    parts += labelParts() + importantContent() + valueParts()
    let isEmpty = element.value?.isBlank ?? true
    parts.append(
      word(.context, isEmpty ? .contextInsertionPointAtStart : .contextInsertionPointAtEnd))
    return parts
  }

  // MARK: Context

  private func contextParts() -> [Announcement.Part] {
    var parts: [Part] = []
    if let position = stop.position {
      parts.append(
        word(.position, .position, ["index": "\(position.index)", "count": "\(position.count)"]))
    }
    for container in stop.containers { parts += edgeParts(of: container) }
    return parts
  }

  /// The start on the first element inside, the end on the last; a container of one has only a
  /// start (CS).
  private func edgeParts(of container: FocusStop.Container) -> [Announcement.Part] {
    let (start, end): (Wording.Key, Wording.Key)
    switch container.element.role {
    case .list: (start, end) = (.contextListStart, .contextListEnd)
    case .landmark: (start, end) = (.contextLandmark, .contextLandmarkEnd)
    case .dataTable: (start, end) = (.contextTableStart, .contextTableEnd)
    default: return []
    }
    if container.isStart { return [word(.context, start)] }
    return container.isEnd ? [word(.context, end)] : []
  }

  private func tableHeaders() -> [Announcement.Part] {
    guard composer.settings.speaksTableHeaders, let table = stop.table else { return [] }
    return table.headers.filter { !$0.isBlank }.map { own(.context, $0) }
  }

  private func tablePosition() -> [Announcement.Part] {
    guard composer.settings.speaksRowAndColumn, let table = stop.table else { return [] }
    var parts: [Part] = []
    func say(_ key: Wording.Key, _ name: String, _ number: Int) {
      parts.append(word(.context, key, [name: "\(number)"]))
    }
    if table.cell.rowSpan > 1 { say(.contextSpansRows, "count", table.cell.rowSpan) }
    if table.cell.columnSpan > 1 { say(.contextSpansColumns, "count", table.cell.columnSpan) }
    if table.startsRow { say(.contextRow, "row", table.cell.row) }
    say(.contextColumn, "column", table.cell.column)
    return parts
  }

  // MARK: Pieces

  func word(
    _ kind: Announcement.Kind, _ key: Wording.Key, _ fillings: [String: String] = [:]
  ) -> Announcement.Part {
    composer.part(kind, key, fillings)
  }

  func own(_ kind: Announcement.Kind, _ text: AttributedText) -> Announcement.Part {
    Announcement.Part(kind, text, language)
  }
}

// MARK: - Hints

extension ElementText {
  /// What follows after the pause: the developer's hint, VoiceOver's own, then what else there is.
  func hints() -> [Announcement.Part] {
    var hints: [Announcement.Part] = []
    if composer.settings.speaksHints {
      if let hint = element.hint, !hint.isBlank, !hintIsPromoted { hints.append(own(.hint, hint)) }
      hints += systemHints()
    }
    if !element.customActions.isEmpty { hints += actionHints() }
    let hasMore = element.customContent.contains { !$0.isImportant }
    if hasMore, composer.settings.announcesMoreContent {
      hints.append(word(.content, .contentMore))
    }
    return hints
  }

  /// The hints VoiceOver adds itself (voiceover-speech.md (b)); none when dimmed (CS).
  private func systemHints() -> [Announcement.Part] {
    var hints: [Announcement.Part] = []
    if !traits.contains(.notEnabled) {
      if isSwitch || toggle != nil && element.role == .cell {
        hints.append(word(.hint, .hintToggle))
      } else if traits.contains(.adjustable), !hintIsPromoted {
        hints.append(word(.hint, .hintAdjust))
      }
      if traits.contains(.textEntry) {
        hints.append(word(.hint, isEditingText ? .hintMisspelled : .hintEdit))
      }
      if let status = element.expandedStatus {
        hints.append(word(.hint, status == .expanded ? .hintCollapse : .hintExpand))
      }
      if traits.contains(.allowsDirectInteraction) { hints.append(word(.hint, .hintDirectTouch)) }
    }
    return hints
      + element.customRotors.map { word(.hint, .hintCustomRotor, ["name": $0.name.string]) }
  }

  private func actionHints() -> [Announcement.Part] {
    switch composer.settings.customActions {
    case .short: [word(.actions, .actionsAvailable)]
    case .long: [word(.actions, .hintCustomActions)]
    case .nothing: []
    }
  }
}

// MARK: - Changes

extension ElementText {
  /// The pieces that an activation can change, by what they stand for.
  func changeable() -> [Announcement.Kind: [Announcement.Part]] {
    [
      .label: labelParts(), .value: valueParts(),
      .state: parts().filter { $0.kind == .state },
    ]
  }

  /// The pieces that are not what they were: states, then label and value.
  ///
  /// An element that became selected says its label too ("Selected, last 10 days, two of two", MA).
  func changes(
    since old: [Announcement.Kind: [Announcement.Part]], position: Bool
  ) -> [Announcement.Part] {
    let new = changeable()
    let states = (new[.state] ?? []).filter { !(old[.state] ?? []).contains($0) }
    let label = new[.label] != old[.label] ? new[.label] ?? [] : []
    let value = new[.value] != old[.value] ? new[.value] ?? [] : []
    // In Korean a checkbox that is checked says the same word.
    let becameSelected =
      traits.contains(.selected) && states.contains(word(.state, .stateSelected))
    if becameSelected {
      let place = contextParts().filter { $0.kind == .position }
      return states + (new[.label] ?? []) + value + place
    }
    // "Amenities, expanded, 2 selected", where a switch says only "on".
    let opensOrCloses = states.contains {
      $0 == word(.state, .stateExpanded) || $0 == word(.state, .stateCollapsed)
    }
    return (opensOrCloses ? new[.label] ?? [] : label) + states + value
  }
}
