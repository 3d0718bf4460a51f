import AccessibilityModel

/// What TalkBack says of a node at which it stops.
extension AndroidTree {
  /// The element of a node, with the contents that are spoken with it.
  func draft(_ index: Int) -> Draft {
    var node = nodes[index]
    let inside = contents(of: index)
    var draft = Draft(AccessibilityElement(.element))
    var role = Self.role(of: node)
    let isRow = takeControl(inside.control, into: &node, &role, &draft)
    takeMixedState(into: &node, role, from: isRow ? inside.control : nil)
    let label = label(of: node, role, inside, &draft)
    draft.element = element(node, role, label)
    if let said = node.description {
      draft.children = UnsaidText.drafts(inside.texts.map { ($0, nil) }, besides: said)
    }
    if label == nil, Self.pictures.contains(node.type) { draft.element.android.isPicture = true }
    if isRow, label != nil, node.toolkit != .compose { draft.element.android.isRow = true }
    takeHeading(inside, into: &draft)
    setTexts(of: node, in: &draft.element)
    noteWhatIsMissing(node, role, &draft)
    return draft
  }

  // MARK: What is inside it

  /// What is spoken with a node because it cannot be used by itself.
  private struct Contents {
    /// Its texts; the name of a switch only where there is no other.
    var texts: [String] = []
    /// The first node that is more than a picture or a text.
    var control: AndroidNode?
    /// Whether the first text is a heading.
    var beginsWithHeading = false
  }

  private func contents(of index: Int) -> Contents {
    var contents = Contents()
    var toggleName: String?
    var place = index + 1
    while place < min(nodes[index].end, index + 257) {
      let node = nodes[place]
      if isApart(node) {
        place = node.end
        continue
      }
      place += 1
      guard node.isImportant else { continue }
      if contents.control == nil, let role = Self.role(of: node), role != .image, role != .text {
        contents.control = node
      }
      if node.isToggle {
        toggleName = toggleName ?? node.description ?? node.toggleName
      } else if let text = node.description ?? node.text {
        if contents.texts.isEmpty { contents.beginsWithHeading = node.isHeading }
        contents.texts.append(text)
      }
    }
    if contents.texts.isEmpty, let toggleName { contents.texts = [toggleName] }
    return contents
  }

  /// Gives a node that is tapped, and is nothing by itself, the role and the state of the control inside it:
  /// of a switch that cannot be tapped alone; in Compose the role is an empty child.
  ///
  /// - Returns: Whether it is a row that is on or off: its texts come before its state (TB).
  private func takeControl(
    _ control: AndroidNode?, into node: inout AndroidNode, _ role: inout ElementRole?,
    _ draft: inout Draft
  ) -> Bool {
    guard let control, role == nil || role == .element, node.isActionable else { return false }
    role = Self.role(of: control)
    node.toggle = node.toggle ?? control.toggle
    if role != nil { draft.note(.inferred, "role", "from what is inside it") }
    return role?.isOnOrOff == true && node.toggle != nil && node.description == nil
  }

  /// Makes a row a heading if there is nothing in it but one.
  private func takeHeading(_ inside: Contents, into draft: inout Draft) {
    guard inside.beginsWithHeading, inside.texts.count == 1, draft.element.role == .element,
      draft.element.android.isClickable != true
    else { return }
    draft.element.role = .header
    draft.note(.inferred, "role", "from what is inside it")
  }

  /// Older Androids tell the third state of a check box only by what they say of it.
  private func takeMixedState(
    into node: inout AndroidNode, _ role: ElementRole?, from control: AndroidNode?
  ) {
    guard role?.isOnOrOff == true || node.isCheckable, let state = node.state ?? control?.state,
      AndroidNode.stateTexts[state] == .mixed
    else { return }
    node.toggle = .mixed
    node.state = nil
  }

  // MARK: What is said of it

  /// The label of a node: its own, or else the texts inside it.
  private func label(
    of node: AndroidNode, _ role: ElementRole?, _ inside: Contents, _ draft: inout Draft
  ) -> String? {
    let isField = role?.isAndroidField == true
    var label = node.description
    if label == nil, !isField {
      label = node.isToggle ? node.toggleName : node.text
    }
    if label == nil, !inside.texts.isEmpty {
      label = inside.texts.joined(separator: ", ")
      draft.note(.inferred, "label", "the label is made of the texts inside")
    }
    return label
  }

  /// Sets what was typed in a field, or else the state or the number that is said after the label.
  private func setTexts(of node: AndroidNode, in element: inout AccessibilityElement) {
    guard element.role.isAndroidField else {
      element.value = (node.state ?? node.range).map { AttributedText($0) }
      return
    }
    element.value = node.text == element.label?.string ? nil : node.text.map { AttributedText($0) }
    element.placeholder = node.hint.map { AttributedText($0) }
    if element.placeholder == element.value { element.value = nil }
  }

  private func element(_ node: AndroidNode, _ role: ElementRole?, _ label: String?)
    -> AccessibilityElement
  {
    let isText = node.text != nil || node.description != nil
    var element = AccessibilityElement(
      role ?? (isText && !node.isActionable ? .text : .element),
      label: label.map { AttributedText($0) })
    if node.isHeading, element.role == .text || element.role == .element { element.role = .header }
    element.identifier = node.identifier
    element.frame = node.frame
    if element.role.isOnOrOff || node.isCheckable {
      element.toggle = node.toggle
    }
    let saysNothing: Set<ElementRole> = [.element, .text, .image, .header, .progress]
    if node.isClickable, saysNothing.contains(element.role) { element.android.isClickable = true }
    if node.isLongClickable, !element.traits.contains(.textEntry) {
      element.android.isLongClickable = true
    }
    element.android.error = node.error.map { AttributedText($0) }
    element.android.liveRegion = node.liveRegion
    // It is no name: it is said after what the node is (TB TreeNodesDescription).
    element.android.tooltip = node.tooltip.flatMap { $0 == label ? nil : AttributedText($0) }
    element.customActions = node.customActions.prefix(Draft.maximumList).map {
      AccessibilityCustomAction(AttributedText($0))
    }
    element.android.roleDescription = node.roleDescription.map { AttributedText($0) }
    let worded: Set<ElementRole> = [.slider, .progress, .activityIndicator, .tab]
    if element.toggle != nil || worded.contains(element.role) {
      element.android.toolkit = node.toolkit
    }
    if node.isSelected { element.additionalTraits.insert(.selected) }
    if !node.isEnabled { element.additionalTraits.insert(.notEnabled) }
    return element
  }

  private func noteWhatIsMissing(_ node: AndroidNode, _ role: ElementRole?, _ draft: inout Draft) {
    let element = draft.element
    if element.label == nil, element.value == nil, element.placeholder == nil {
      let name = node.identifier.map { " (\($0))" } ?? ""
      let said = node.tooltip == nil ? "only what it is" : "what it is, and then its tooltip"
      draft.note(.missing, "label", "no label: a screen reader says \(said)\(name)")
    }
    // What is only read together is no control: a group that can have focus, but answers nothing.
    let isControl =
      node.isClickable || node.isCheckable || node.isActionable && !node.tellsClicks
    if element.role == .element, isControl, node.roleDescription == nil {
      draft.note(.missing, "role", node.isCheckable ? "a switch? a checkbox?" : "a button?")
    }
    if element.role == .slider, element.value == nil {
      draft.note(.missing, "value", "value? The dump has none for sliders")
    } else if element.role == .slider, node.state == nil, node.range?.last != "%" {
      draft.note(.missing, "value", "of how many? TalkBack says a percentage")
    }
  }

  /// The buttons that show a picture.
  private static let pictures: Set<Substring> = [
    "ImageButton", "AppCompatImageButton", "FloatingActionButton",
  ]

  /// What a node is, by its class; `nil` if it is nothing that is said.
  static func role(of node: AndroidNode) -> ElementRole? {
    if node.isTab { return .tab }
    switch node.type {
    case "Button", "ImageButton", "AppCompatButton", "AppCompatImageButton", "MaterialButton",
      "FloatingActionButton":
      return .button
    case "CheckBox", "AppCompatCheckBox", "MaterialCheckBox", "CheckedTextView": return .checkbox
    case "RadioButton", "AppCompatRadioButton", "MaterialRadioButton": return .radioButton
    case "EditText", "AppCompatEditText", "TextInputEditText", "AutoCompleteTextView",
      "MultiAutoCompleteTextView":
      return node.isPassword ? .secureTextField : .textField
    case "SeekBar", "AppCompatSeekBar", "RatingBar", "AppCompatRatingBar", "Slider":
      return .slider
    case "ProgressBar": return node.isIndeterminate ? .activityIndicator : .progress
    case "Spinner", "AppCompatSpinner", "DropdownList": return .popUpButton
    case "ImageView", "AppCompatImageView", "Image":
      // TalkBack calls a picture that can be tapped a button, whatever its class.
      return node.isClickable ? .button : node.isActionable ? nil : .image
    case "TextView", "AppCompatTextView", "MaterialTextView":
      return node.isActionable ? nil : .text
    case "Tab", "TabView", "ActionBar$Tab": return .tab
    case _ where node.isToggle: return .switch
    default: return node.isHeading ? .header : nil
    }
  }
}

extension ElementRole {
  /// Whether one types in it.
  fileprivate var isAndroidField: Bool { self == .textField || self == .secureTextField }
}
