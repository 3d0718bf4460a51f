// What Android would expose of an element: the mapping from UIKit's vocabulary.
// In: an element as a reader finds it, and the container around it.
// Out: an `AccessibilityNode`, from which TalkBack's rules speak.

import AccessibilityModel
import ScreenReading

/// What Android exposes of an element to a screen reader (`AccessibilityNodeInfo`).
///
/// `Documentation/talkback.md` has a row for every role, trait and property of the model.
package struct AccessibilityNode: Hashable, Sendable {
  /// What TalkBack takes it for, from its class.
  package var role = Role.none
  /// Whether it is called a page: it is all of the page that a pager shows, and no picture or control
  /// that has a word of its own there.
  package var isPage = false
  /// The word for what it is, if its author gives one.
  package var roleDescription: Phrase?
  /// Its name for a screen reader.
  package var contentDescription: AttributedText?
  /// The text that it shows.
  package var text: AttributedText?
  /// Its state, which is spoken before its name.
  package var stateDescription: Phrase?
  /// What a field for typing is called while it is empty.
  package var hintText: AttributedText?
  /// What is wrong with what was entered.
  package var error: AttributedText?
  /// What its tooltip says.
  package var tooltip: AttributedText?
  /// The parts of its text that are links.
  package var links: [AttributedText] = []
  /// Whether its user can give it a name, if it has none: views have the identifiers for that, what
  /// Compose builds has not.
  package var canBeLabeled = false
  package var isSelected = false
  package var isEnabled = true
  /// Whether it is checked; `nil` for what cannot be.
  package var isChecked: Bool?
  package var isClickable = false
  /// Whether it is a key of a keyboard on the screen.
  package var isKey = false
  package var isLongClickable = false
  package var isHeading = false
  /// Whether it is part of a web page, whose words are Chromium's.
  package var isInWebPage = false
  /// Whether it shows a picture: an `ImageView` or an `ImageButton`.
  package var isPicture = false
  package var isPassword = false
  /// Whether it has the keyboard.
  package var isEditing = false
  /// Whether it offers to be expanded or collapsed, and is the other.
  package var expanded: ExpandedStatus?
  /// What a double tap does, as a verb.
  package var clickLabel: AttributedText?
  /// What a long press does, as a verb.
  package var longClickLabel: AttributedText?
  /// The actions with labels of their own.
  package var actions: [AttributedText] = []
  /// Whether it can be dragged.
  package var isDraggable = false
  /// Whether it is one of several of which one is selected.
  package var isSingleSelection = false
  package var liveRegion: LiveRegion?
  /// What is inside and spoken with it.
  package var children: [AccessibilityNode] = []

  /// A text of the app, or a phrase of Android's own.
  package enum Phrase: Hashable, Sendable {
    case text(AttributedText)
    case word(ReaderWording.Key, [String: String] = [:])
  }

  /// What TalkBack takes an element for.
  package enum Role: String, Hashable, Sendable, CaseIterable {
    case none, button, `switch`, checkBox, radioButton, seekBar, numberPicker, editText
    case dropDownList, image, progressBar, list, grid, tabBar, webView

    /// The word for it.
    var word: ReaderWording.Key? {
      switch self {
      case .none, .numberPicker: nil
      case .button: .roleButton
      case .switch: .roleSwitch
      case .checkBox: .roleCheckBox
      case .radioButton: .roleRadioButton
      case .seekBar: .roleSlider
      case .editText: .roleEditBox
      case .dropDownList: .roleDropDownList
      case .image: .roleImage
      case .progressBar: .roleProgressBar
      case .list: .roleList
      case .grid: .roleGrid
      case .tabBar: .roleTabBar
      case .webView: .roleWebView
      }
    }

    /// Whether it is only a page in a pager, whatever it is elsewhere (TB RoleDescriptionExtractor).
    var isPageInPager: Bool {
      switch self {
      case .switch, .editText, .image, .seekBar, .progressBar, .dropDownList: false
      default: true
      }
    }

    /// Whether it tells how far something is.
    var isProgress: Bool { self == .progressBar || self == .seekBar }

    /// Whether it is a control, for the reading control of that name.
    package var isControl: Bool {
      switch self {
      case .button, .switch, .checkBox, .radioButton, .seekBar, .numberPicker, .editText,
        .dropDownList:
        true
      default: false
      }
    }
  }

  package init() {}
}

// MARK: - From the model

extension AccessibilityNode {
  /// What Android exposes of the element of a stop.
  package init(_ stop: FocusStop) {
    self.init(stop.element, in: stop.containers.last?.element)
    isPage = stop.containers.last?.element.showsOnePage == true && role.isPageInPager && !isPicture
    // A bar of one is no collection to select from (TB CollectionState).
    isSingleSelection =
      isSingleSelection
      && stop.containers.contains { $0.place != nil && $0.element.offersOneOfSeveral }
    isInWebPage = stop.containers.contains { $0.element.role == .webView }
    if isInWebPage, stop.element.android.roleDescription.ifNotBlank == nil {
      roleDescription = webRole(of: stop.element) ?? roleDescription
    }
  }

  /// The word that Chromium gives for an element of a web page (CHR).
  private func webRole(of element: AccessibilityElement) -> Phrase? {
    // What is combined has nothing of its own: a heading or a link in it is one of its parts.
    if element.grouping == .combine, !children.isEmpty { return nil }
    let isLink = element.traits.contains(.link)
    if element.traits.contains(.header) {
      // What is not said to have a level is of the second (ARIA).
      let level = ["level": "\(element.headingLevel ?? 2)"]
      return .word(isLink ? .roleHeadingLinkWeb : .roleHeadingWeb, level)
    }
    if isLink { return .word(.roleLinkWeb) }
    switch role {
    case .button where !isPicture: return .word(.roleButtonWeb)
    case .switch: return .word(.roleSwitchWeb)
    case .checkBox: return .word(.roleCheckBoxWeb)
    case .radioButton: return .word(.roleRadioButtonWeb)
    case .seekBar: return .word(.roleSliderWeb)
    case .dropDownList: return .word(.rolePopUpButtonWeb)
    default: return nil
    }
  }

  /// What Android exposes of an element as a reader finds it, inside a container.
  package init(_ element: AccessibilityElement, in parent: AccessibilityElement? = nil) {
    self.init()
    let element = element.asBuilt
    let traits = element.traits
    let toolkit = element.android.toolkit ?? .framework
    let isTab = element.isTab(in: parent)
    let isSegment = parent?.role == .segmentedControl
    role = Role(element, traits, isTab: isTab, isSegment: isSegment)
    isKey = traits.contains(.keyboardKey)
    isSelected = traits.contains(.selected)
    isEnabled = !traits.contains(.notEnabled)
    isHeading = traits.contains(.header)
    isPicture = traits.contains(.image) || element.android.isPicture == true
    isPassword = traits.contains(.secureTextField)
    isEditing = traits.isSuperset(of: [.textEntry, .isEditing])
    expanded = element.expandedStatus
    actions = element.customActions.map(\.name)
    isDraggable = element.isDraggable
    liveRegion = element.announcesChanges
    error = element.android.error.ifNotBlank
    tooltip = element.android.tooltip.ifNotBlank
    links = element.android.links.filter { !$0.isBlank }
    canBeLabeled = toolkit != .compose
    clickLabel = element.android.clickLabel.ifNotBlank
    longClickLabel = element.android.longClickLabel.ifNotBlank
    isLongClickable =
      longClickLabel != nil || !element.contextMenu.isEmpty
      || element.responses.contains { $0.trigger == .longPress }
      || element.android.isLongClickable == true
    isClickable = element.isClickable || isSegment || parent?.offersCards == true
    isSingleSelection = isTab || isSegment
    takeTexts(of: element)
    takeToggle(of: element, toolkit)
    takeState(of: element, toolkit)
    if isSegment, stateDescription == nil {
      isChecked = isSelected
      switch toolkit {
      case .framework: stateDescription = .word(isSelected ? .stateChosen : .stateNotChosen)
      case .compose:
        stateDescription = .word(isSelected ? .stateChosenCompose : .stateNotChosenCompose)
      // A button of MaterialButtonToggleGroup is only checkable, and TalkBack has the words (MDC).
      case .material: break
      }
      isSelected = false
    }
    // Compose makes whatever is selected checkable, but tabs (CUI).
    if toolkit == .compose, isSelected, !isTab, isChecked == nil {
      isChecked = true
      stateDescription = stateDescription ?? .word(.stateChosenCompose)
      isSelected = false
    }
    if isTab {
      roleDescription = .word(toolkit == .compose ? .roleTabCompose : .roleTab)
      // The tab that is shown does nothing on a double tap (CUI; MDC).
      if isSelected { isClickable = false }
    }
    // Nor does the radio button that is chosen, in Compose (CUI).
    if role == .radioButton, toolkit == .compose, isChecked == true { isClickable = false }
    if role == .switch, toolkit == .compose { roleDescription = .word(.roleSwitchCompose) }
    if let own = element.android.roleDescription.ifNotBlank { roleDescription = .text(own) }
    if let own = element.describedState { stateDescription = .text(own) }
    takeChildren(of: element)
    if let own = element.android.isClickable { isClickable = own }
    // A picture that can be clicked is a button (TB Role).
    if role == .image, isClickable { role = .button }
  }

  /// The texts: a field shows its value and hints at its label, anything else is called by its label.
  private mutating func takeTexts(of element: AccessibilityElement) {
    if role == .editText {
      text = element.value.flatMap { $0.isBlank ? nil : $0 }
      hintText = [element.label, element.placeholder].compactMap { $0 }.first { !$0.isBlank }
    } else if element.role.isModal {
      // Its label is the title of the window, which is told when it appears.
      text = element.value ?? element.label
    } else if element.role.showsText {
      text = element.label
    } else {
      contentDescription = element.label
    }
  }

  private mutating func takeToggle(
    of element: AccessibilityElement, _ toolkit: AndroidOverrides.Toolkit
  ) {
    guard let toggle = element.writtenToggle, role != .progressBar else { return }
    guard element.role != .cell, element.android.isRow != true else {
      // A row of the settings: a text, and a switch that is tapped through it.
      var inner = AccessibilityNode()
      inner.role = element.role == .cell ? .switch : role
      inner.stateDescription = Self.words(for: toggle, of: inner.role, toolkit)
      if toolkit == .compose, inner.role == .switch {
        inner.roleDescription = .word(.roleSwitchCompose)
      }
      role = .none
      children = [inner]
      text = contentDescription ?? text
      contentDescription = nil
      isChecked = toggle == .on
      isClickable = true
      return
    }
    isChecked = toggle == .on
    stateDescription = Self.words(for: toggle, of: role, toolkit)
  }

  /// The words with which a toolkit describes a state; `nil` where TalkBack has its own.
  private static func words(
    for toggle: ToggleState, of role: Role, _ toolkit: AndroidOverrides.Toolkit
  ) -> Phrase? {
    let isOn = toggle == .on
    switch (role, toolkit, toggle) {
    case (.switch, .compose, .on), (.switch, .compose, .off):
      return .word(isOn ? .stateSwitchOnCompose : .stateSwitchOffCompose)
    case (.switch, _, .on), (.switch, _, .off):
      return .word(isOn ? .stateSwitchOn : .stateSwitchOff)
    case (.radioButton, .compose, _):
      return .word(isOn ? .stateChosenCompose : .stateNotChosenCompose)
    case (.radioButton, _, _): return .word(isOn ? .stateChosen : .stateNotChosen)
    case (_, .compose, .mixed): return .word(.stateMixedCompose)
    case (_, _, .mixed): return .word(.stateMixedMaterial)
    case (.checkBox, .framework, _):
      return .word(isOn ? .stateBoxChecked : .stateBoxNotChecked)
    case (.checkBox, .material, _):
      return .word(isOn ? .stateBoxCheckedMaterial : .stateBoxNotCheckedMaterial)
    // In Compose a box is only checkable, and TalkBack has the words.
    case (.checkBox, .compose, _): return nil
    default: return nil
    }
  }

  /// What UIKit calls the value.
  private mutating func takeState(
    of element: AccessibilityElement, _ toolkit: AndroidOverrides.Toolkit
  ) {
    guard role != .editText, !element.role.isModal else { return }
    if let value = element.value, !value.isBlank, !element.writesToggle {
      stateDescription = Self.state(value, toolkit)
    } else if role == .progressBar, element.role == .activityIndicator, element.toggle != .off {
      stateDescription = .word(toolkit == .compose ? .stateInProgressCompose : .stateInProgress)
    }
  }

  /// Compose spells percentages out.
  private static func state(
    _ value: AttributedText, _ toolkit: AndroidOverrides.Toolkit
  ) -> Phrase {
    let text = value.string
    if toolkit == .compose, text.hasSuffix("%"), let number = Int(text.dropLast()) {
      return .word(.statePercentCompose, ["number": "\(number)"])
    }
    return .text(value)
  }

  /// What is inside and cannot be reached by itself, unless a name stands for all of it.
  private mutating func takeChildren(of element: AccessibilityElement) {
    guard !element.children.isEmpty, element.grouping != .ignore else { return }
    let isNameless = element.label?.isBlank ?? true || element.isNamedByItsChildren
    guard isNameless, !element.role.showsOneItem else { return }
    let keepsControlsApart = element.keepsControlsApart
    if element.grouping == .combine { takeNothing(of: element) }
    if keepsControlsApart {
      isClickable = clickLabel != nil || element.responses.contains { $0.trigger == .activate }
    }
    children += element.children.filter { !$0.isHidden }.flatMap {
      Self.merged($0, all: element.grouping == .combine && !keepsControlsApart)
    }
    if children.contains(where: \.isClickable) { isClickable = true }
    if isHeading || children.contains(where: \.isHeading) { isHeading = true }
  }

  /// What is combined has only what is its own: the texts, roles and states are those of its parts.
  ///
  /// It can be used unless it is itself not enabled, or nothing in it is that can be used.
  private mutating func takeNothing(of element: AccessibilityElement) {
    let parts = element.children.filter { !$0.isHidden }.map(\.presented)
    func isOfPart(_ trait: ElementTraits) -> Bool { parts.contains { $0.traits.contains(trait) } }
    let usable = parts.filter(\.isOperable)
    // A switch in it is one of its parts.
    children = []
    contentDescription = nil
    text = nil
    hintText = nil
    isPassword = false
    stateDescription = element.describedState.map { .text($0) }
    roleDescription = element.android.roleDescription.ifNotBlank.map { .text($0) }
    role = .none
    isHeading = false
    isChecked = nil
    isSelected = isSelected && !isOfPart(.selected)
    if !isEnabled, isOfPart(.notEnabled) {
      isEnabled = usable.isEmpty || usable.contains { !$0.traits.contains(.notEnabled) }
    }
  }

  /// Whether there is a text in it, other than the names of progress bars.
  var hasTextBesideProgress: Bool {
    [contentDescription, text, hintText].firstToSay != nil
      || children.contains { $0.role != .progressBar && $0.hasTextBesideProgress }
  }

  /// Whether nothing is said of it, and nothing can be done with it.
  var isSilent: Bool {
    let texts = [contentDescription, text, hintText, error]
    return texts.firstToSay == nil && stateDescription == nil && roleDescription == nil
      && role == .none && !isClickable && !isLongClickable && !isDraggable && actions.isEmpty
      && expanded == nil && isChecked == nil && children.allSatisfy(\.isSilent)
  }

  /// The nodes that an element adds to the one around it: none if it is a stop of its own.
  private static func merged(_ element: AccessibilityElement, all: Bool) -> [AccessibilityNode] {
    let presented = element.presented
    if !all, presented.isReachedAlone { return [] }
    if !presented.isStop {
      return presented.children.filter { !$0.isHidden }.flatMap { merged($0, all: all) }
    }
    return [AccessibilityNode(presented)]
  }
}

extension AccessibilityNode {
  /// The parts of its text, and of the texts that are spoken with it, that are links.
  package var allLinks: [AttributedText] { links + children.flatMap(\.allLinks) }
}

extension AttributedText? {
  /// The text, if there is anything in it: Android takes an empty one for none.
  var ifNotBlank: AttributedText? { flatMap { $0.isBlank ? nil : $0 } }
}

extension AccessibilityNode.Role {
  fileprivate init(
    _ element: AccessibilityElement, _ traits: ElementTraits, isTab: Bool, isSegment: Bool
  ) {
    switch element.role {
    case .checkbox: self = .checkBox
    case .radioButton: self = .radioButton
    case .picker: self = .numberPicker
    case .progress, .activityIndicator: self = .progressBar
    case .popUpButton: self = .dropDownList
    case .list, .table, .collection: self = .list
    case .dataTable: self = .grid
    case .tabBar: self = .tabBar
    case .webView: self = .webView
    case .pageControl: self = .none
    default:
      if traits.contains(.textEntry) {
        self = .editText
      } else if traits.contains(.toggleButton) {
        self = .switch
      } else if traits.contains(.adjustable) {
        self = .seekBar
      } else if isSegment {
        self = .radioButton
      } else if isTab || traits.contains(.keyboardKey) {
        self = .none
      } else if traits.contains(.button) {
        self = .button
      } else if traits.contains(.image) {
        self = .image
      } else {
        self = .none
      }
    }
  }
}
