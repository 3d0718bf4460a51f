import AccessibilityModel

/// What an element is and says.
extension ScreenBuilder {
  /// The element of a node.
  func element(_ index: Int, in container: ViewKind?) -> Draft {
    var node = tree[index]
    var notes: [ImportNote] = []
    if isSwitchRow(index) { takeTexts(below: index, into: &node, &notes) }
    takeSwitch(below: index, into: &node, &notes)
    takeTexts(below: index, into: &node, &notes)
    inherit(from: node.parent, in: container, into: &node)
    takeSelection(in: container, from: &node, &notes)
    let isChoice = rules.listsElements && isStackedChoice(index)
    if isChoice { node.toggle = node.isSelected ? .on : .off }
    let isTab =
      container != .tabBar && container != .segmentedControl && rules.listsElements && !isChoice
      && (node.kind == .radioButton || node.kind == .tab)
    var role = role(of: node, at: index, in: container, &notes)
    if isTab { role = .tab }
    var element = AccessibilityElement(role)
    element.frame = node.frame
    element.identifier = node.identifier
    element.additionalTraits = additionalTraits(of: node, role)
    element.toggle = node.toggle
    element.headingLevel = node.headingLevel
    element.customActions = node.customActions.prefix(Draft.maximumList)
      .map { AccessibilityCustomAction(AttributedText($0)) }
    setTexts(of: node, in: &element, &notes)
    var draft = Draft(element, notes: notes)
    draft.noteIfCut("actions", node.customActions.count)
    draft.isTab = isTab
    draft.isSynthesized = node.isSynthesized
    noteWhatIsMissing(node, &draft)
    return draft
  }

  /// Whether a node is one of several choices, one below the other; tabs and segments stand side by side.
  private func isStackedChoice(_ index: Int) -> Bool {
    guard tree[index].kind == .radioButton, let frame = tree[index].frame else { return false }
    // No screen has more choices of one kind, and a dump may have thousands.
    let near = max(0, index - 16)...min(tree.nodes.count - 1, index + 16)
    let others = near.filter {
      $0 != index && tree[$0].kind == .radioButton && tree[$0].parent == tree[index].parent
    }.compactMap { tree[$0].frame }
    return !others.isEmpty && others.allSatisfy { $0.y >= frame.maxY || $0.maxY <= frame.y }
  }

  // MARK: What comes from around it

  /// Merges a row and the switch in it into one element if they share a label.
  private func takeSwitch(below index: Int, into node: inout ViewNode, _ notes: inout [ImportNote])
  {
    guard node.kind == .cell || node.kind == .other || node.kind == .switch,
      switchBelow[index] >= 0
    else { return }
    let inner = tree[Int(switchBelow[index])]
    if node.kind == .switch {
      node.value = node.value ?? inner.value
      node.toggle = node.toggle ?? inner.toggle
      return
    }
    let isSame =
      inner.label == nil || node.label == inner.label
      || node.label.map { $0.hasPrefix((inner.label ?? "") + ",") } ?? false
    guard isSame else {
      // The number is the switch's, and does not say that the row is selected.
      if node.value == inner.value { node.value = nil }
      return
    }
    node.kind = .switch
    node.value = inner.value
    node.toggle = inner.toggle
    if let traits = inner.traits { node.traits = traits.union(node.traits ?? []) }
    notes.append(ImportNote(.inferred, field: "role", "the row and its switch are one element"))
  }

  /// Whether a row without a label is one with the switch in it, which UIKit calls as its text (an accessory
  /// of UITableViewCell).
  func isSwitchRow(_ index: Int) -> Bool {
    guard !tellsAccessible, tree[index].kind == .cell, tree[index].label == nil,
      switchBelow[index] >= 0
    else { return false }
    let toggle = Int(switchBelow[index])
    guard let name = tree[toggle].label else { return false }
    var first: String?
    for place in index + 1..<min(tree[index].end, index + 65) where tree[place].isVisible != false {
      guard place < toggle || place >= tree[toggle].end else { continue }
      let node = tree[place]
      if node.kind.isControl { return false }
      if node.kind == .staticText { first = first ?? node.label }
    }
    return first == name
  }

  /// A row or button without a label speaks the texts inside it.
  private func takeTexts(below index: Int, into node: inout ViewNode, _ notes: inout [ImportNote]) {
    guard node.label == nil, node.kind == .cell || node.kind == .button || node.kind == .other,
      hasText[index]
    else { return }
    let below = index + 1..<min(node.end, index + 257)
    var texts: [String] = []
    var hasImage = false
    for place in below where tree[place].isVisible != false {
      switch tree[place].kind {
      case .staticText:
        if let text = tree[place].label ?? tree[place].value { texts.append(text) }
      case .image where node.kind == .cell:
        guard let label = tree[place].label, !Self.isDisclosure(label) else { continue }
        texts.append(label)
        hasImage = true
      default: continue
      }
    }
    guard !texts.isEmpty else { return }
    node.label = texts.joined(separator: ", ")
    if hasImage {
      notes.append(
        ImportNote(.missing, field: "label", "an image's label is in it: decoration?"))
    }
    notes.append(ImportNote(.inferred, field: "label", "the label is made of the texts inside"))
  }

  /// Whether a picture is the mark at the end of a row that leads on, by the name of its symbol.
  static func isDisclosure(_ label: String) -> Bool {
    let name = label.lowercased().split { !$0.isLetter }.first ?? ""
    return !label.contains(" ") && (name == "chevron" || name == "disclosure")
  }

  /// A view that is selected has 1 for a value, unless it is a heading of a web page or tells its traits.
  private func takeSelection(
    in container: ViewKind?, from node: inout ViewNode, _ notes: inout [ImportNote]
  ) {
    guard node.kind == .other, node.value == "1", node.label != nil, node.traits == nil,
      node.isAccessible == true, container != .webView
    else { return }
    node.isSelected = true
    notes.append(ImportNote(.inferred, field: "traits", "selected, as its value is 1"))
  }

  /// Web pages put the role on a parent that is not an element.
  private func inherit(from parent: Int, in container: ViewKind?, into node: inout ViewNode) {
    guard parent >= 0, tellsAccessible, tree[parent].isAccessible == false else { return }
    let around = tree[parent]
    let isAlone = around.end - parent <= 3
    guard isAlone, [.staticText, .other, .textView, .image].contains(node.kind) else { return }
    if around.kind == .link || around.traits?.contains(.link) == true {
      // A picture stays one: `Logo, link, image`.
      node.traits = node.kind == .image ? (node.traits ?? [.image]).union(.link) : node.traits
      node.traits?.insert(.link)
      node.kind = .link
    }
    guard node.traits?.contains(.image) != true else { return }
    let level = container == .webView ? around.value.flatMap(Int.init) : nil
    let isLevel = level.map { (1...6).contains($0) } ?? false
    let isHeading = around.traits?.contains(.header) == true || around.kind == .heading
    let isNameless = around.label == nil || around.label == node.label
    guard isHeading || isLevel && around.kind == .other && isNameless else { return }
    node.traits?.insert(.header)
    node.kind = .heading
    if isLevel { node.headingLevel = node.headingLevel ?? level }
  }

  // MARK: Role and traits

  private func role(
    of node: ViewNode, at index: Int, in container: ViewKind?, _ notes: inout [ImportNote]
  ) -> ElementRole {
    if keys.contains(index) { return .key }
    if let traits = node.traits, let told = Self.role(told: traits, node.kind, in: container) {
      return told
    }
    switch node.kind {
    case .button:
      if container == .tabBar { return .tab }
      return .button
    case .radioButton: return container == .tabBar ? .tab : .radioButton
    case .tab: return .tab
    case .popUpButton: return .popUpButton
    case .menuItem: return .button
    case .link: return .link
    case .image: return .image
    case .heading: return .header
    case .staticText:
      guard container == .navigationBar else { return .text }
      notes.append(ImportNote(.inferred, field: "role", "header, a text in the navigation bar"))
      return .header
    case .textField: return node.traits?.contains(.searchField) == true ? .searchField : .textField
    case .secureTextField: return .secureTextField
    case .searchField: return .searchField
    case .textView: return .textView
    case .switch: return .switch
    case .checkBox: return rules.saysCheckBoxForSwitch ? .switch : .checkbox
    case .slider:
      guard rules.listsElements, node.label != nil, node.label == node.value else { return .slider }
      notes.append(ImportNote(.missing, field: "role", "or a picker?"))
      return .pageControl
    case .pageIndicator: return .pageControl
    case .pickerWheel: return .picker
    case .progressIndicator: return .progress
    case .activityIndicator: return .activityIndicator
    case .stepper: return .stepper
    case .key: return .key
    case .cell: return .cell
    default: break
    }
    if !rules.tellsTypes {
      if node.placeholder != nil {
        notes.append(ImportNote(.inferred, field: "role", "text field, as it has a placeholder"))
        return .textField
      }
      if node.toggle != nil {
        notes.append(
          ImportNote(
            .inferred, field: "role",
            node.toggle == .on
              ? "switch, as it is checked" : "switch, as what is inside it repeats its 0"))
        return .switch
      }
      guard let label = node.label, Self.isCalledButton(label) else { return .element }
      notes.append(ImportNote(.inferred, field: "role", "button, as its label says so"))
      return .button
    }
    if let text = node.label, container == .navigationBar, isTitle(text, at: index) {
      notes.append(ImportNote(.inferred, field: "role", "header, the title in the navigation bar"))
      return .header
    }
    if let text = node.label, container == .table, node.kind == .other || node.kind == .group,
      !isInCell(index)
    {
      return sectionRole(text, &notes)
    }
    if container == .webView, let level = node.value.flatMap(Int.init), (1...6).contains(level) {
      return .header
    }
    return .element
  }

  /// Whether the last word of a short label says that it is a button: "Cart button", "장바구니 버튼".
  private static func isCalledButton(_ label: String) -> Bool {
    let words = label.split(whereSeparator: \.isWhitespace)
    guard words.count <= 4, let last = words.last?.lowercased() else { return false }
    if words.count > 1, FigmaFormat.kinds[last] == .button { return true }
    // Korean writes the two together.
    return FigmaFormat.kinds.contains { word, kind in
      kind == .button && !word.utf8.allSatisfy { $0 < 0x80 } && last.count > word.count
        && last.hasSuffix(word)
    }
  }

  /// Whether a view is the title of the navigation bar around it: the bar is called the same.
  private func isTitle(_ text: String, at index: Int) -> Bool {
    guard tree[index].kind == .other else { return false }
    guard let bar = firstAround(index, where: { $0 == .navigationBar }) else { return false }
    return tree[bar].identifier == text || tree[bar].label == text
  }

  private func isInCell(_ index: Int) -> Bool {
    let around = firstAround(index) { $0 == .cell || $0 == .table }
    return around.map { tree[$0].kind == .cell } ?? false
  }

  /// The nearest node of a kind around a node; not looked for further than any real screen is deep.
  private func firstAround(_ index: Int, where isWanted: (ViewKind) -> Bool) -> Int? {
    var around = tree[index].parent
    for _ in 0..<64 where around >= 0 {
      if isWanted(tree[around].kind) { return around }
      around = tree[around].parent
    }
    return nil
  }

  /// The role of a labeled view between the rows of a table: a title, unless it is a sentence.
  private func sectionRole(_ text: String, _ notes: inout [ImportNote]) -> ElementRole {
    let isSentence = text.count > 60 || text.last.map { ".!?。…:".contains($0) } ?? false
    notes.append(
      ImportNote(
        .inferred, field: "role",
        isSentence ? "text, a sentence between the rows" : "header, a title between the rows"))
    return isSentence ? .text : .header
  }

  /// The role if the dump tells the traits; `nil` leaves it to the kind, because dumps do not tell
  /// the traits that are private to UIKit.
  private static func role(
    told traits: ElementTraits, _ kind: ViewKind, in container: ViewKind?
  ) -> ElementRole? {
    if traits.contains(.backButton) { return .backButton }
    switch kind {
    case .button where traits.contains(.button) && container == .tabBar: return .tab
    case .button, .staticText, .heading, .other, .genericElement, .image, .link, .cell, .group:
      let role = ElementRole(told: traits)
      if role == .element, kind == .cell { return .cell }
      if role == .button || role == .element, kind == .button { return nil }
      return role == .element && kind != .other && kind != .genericElement ? nil : role
    default: return nil
    }
  }

  private func additionalTraits(of node: ViewNode, _ role: ElementRole) -> ElementTraits {
    var traits = node.traits ?? []
    if role != .text { traits.remove(.staticText) }
    if role == .searchField || role == .textField { traits.remove(.staticText) }
    if node.isSelected || isMarkedByValue(node) { traits.insert(.selected) }
    if node.isEnabled == false, node.traits == nil { traits.insert(.notEnabled) }
    if node.isFocused, node.kind.isTextField { traits.insert(.isEditing) }
    // A switch already has these under another name.
    if role == .switch { traits.subtract([.button, .toggleButton]) }
    return traits.subtracting(role.traits)
  }

  /// Whether a value of 1 means "selected".
  ///
  /// XCUITest gives it to what is selected and has no value. Traits, where they are told, tell it
  /// themselves.
  private func isMarkedByValue(_ node: ViewNode) -> Bool {
    node.value == "1" && node.traits == nil && Self.isMarkable(node.kind)
  }

  private static func isMarkable(_ kind: ViewKind) -> Bool {
    [.button, .tab, .radioButton, .cell].contains(kind)
  }

  // MARK: Texts

  private func setTexts(
    of node: ViewNode, in element: inout AccessibilityElement, _ notes: inout [ImportNote]
  ) {
    var (label, value) = (node.label, node.value)
    switch element.role {
    case .switch, .checkbox, .radioButton:
      if let state = value.flatMap(Self.toggle) {
        element.toggle = element.toggle ?? state
        value = nil
      } else if value == label {
        value = nil
      }
      if element.toggle == nil, node.isSelected {
        element.toggle = .on
        element.additionalTraits.remove(.selected)
        notes.append(ImportNote(.inferred, field: "toggle", "on, as it is selected"))
      } else if element.toggle != nil {
        // The state says it.
        element.additionalTraits.remove(.selected)
      }
    case .button, .tab, .backButton, .popUpButton, .key, .cell:
      if value == "0" || value == "1", Self.isMarkable(node.kind),
        node.traits?.contains(.selected) != false
      {
        value = nil
      }
    case .activityIndicator:
      // UIKit's is 1 while it turns, which is never spoken.
      if value == "0" || value == "1" { value = nil }
    case .pageControl:
      if label == value { label = nil }
    case .header:
      if let level = value.flatMap(Int.init), (1...6).contains(level) {
        element.headingLevel = level
        value = nil
      }
    case .text:
      label = label ?? value
    case .element, .image, .link:
      if value == "1", element.traits.contains(.selected) { value = nil }
    default: break
    }
    if value == label, element.role != .slider { value = nil }
    if node.kind.isTextField || element.role == .textField {
      setFieldTexts(label, value, node, in: &element, &notes)
    } else {
      element.label = label.map { AttributedText($0) }
      element.value = value.map { AttributedText($0) }
    }
    element.hint = node.hint.map { AttributedText($0) }
  }

  /// The value of an empty field is its placeholder, in most tools.
  private func setFieldTexts(
    _ label: String?, _ value: String?, _ node: ViewNode, in element: inout AccessibilityElement,
    _ notes: inout [ImportNote]
  ) {
    var (label, value) = (label, value)
    if let placeholder = node.placeholder {
      if value == placeholder { value = nil }
      // SwiftUI gives the title of a field as both, and it is said once.
      if label != placeholder { element.placeholder = AttributedText(placeholder) }
    } else if label == nil, let text = value, !Self.isTyped(text, in: node) {
      (label, value) = (rules.listsElements ? text : nil, rules.listsElements ? nil : text)
      notes.append(
        ImportNote(
          .missing, field: "placeholder",
          "is '\(text.prefix(20))' its placeholder, or what was typed?"))
    }
    element.label = label.map { AttributedText($0) }
    element.value = value.map { AttributedText($0) }
  }

  /// Whether a text can only have been typed: the bullets of a password.
  private static func isTyped(_ text: String, in node: ViewNode) -> Bool {
    node.kind == .secureTextField && text.allSatisfy { "•●∙*".contains($0) }
  }

  /// Whether a value says on or off.
  static func toggle(_ value: String) -> ToggleState? {
    switch value.lowercased() {
    case "1", "on", "true", "checked": .on
    case "0", "off", "false", "unchecked": .off
    case "2", "mixed": .mixed
    default: nil
    }
  }

  private func noteWhatIsMissing(_ node: ViewNode, _ draft: inout Draft) {
    let element = draft.element
    let isSilent =
      [element.label, element.value, element.placeholder, element.hint].allSatisfy { $0 == nil }
    if isSilent, ![.progress, .activityIndicator].contains(element.role) {
      let name = element.identifier.map { " (identifier \($0))" } ?? ""
      draft.note(.missing, "label", "no label: VoiceOver says only what it is\(name)")
    }
    if !rules.tellsTypes, element.role == .element {
      draft.note(.missing, "role", "role?")
    } else if node.kind == .cell, element.role == .cell, node.traits == nil {
      draft.note(.missing, "traits", "a button?")
    } else if node.kind == .other, element.role == .element, node.traits == nil {
      draft.note(.missing, "role", "role?")
    } else if node.kind == .image, !tellsAccessible, !rules.listsElements {
      draft.note(.missing, "isElement", "decoration?")
    }
    if element.role == .switch || element.role == .checkbox, element.toggle == nil {
      draft.note(.missing, "toggle", "on or off?")
    }
    if element.role == .key, keys.count > 0, node.kind == .button {
      draft.element.additionalTraits.remove(.button)
    }
  }
}

extension ElementRole {
  /// The role that covers most of the given traits; ``element`` if none does.
  init(told traits: ElementTraits) {
    let ranked: [ElementRole] = [
      .backButton, .switch, .tab, .secureTextField, .searchField, .textView, .textField, .key,
      .slider, .header, .link, .button, .image, .text,
    ]
    self = ranked.first { $0.traits.isSubset(of: traits) } ?? .element
  }
}
