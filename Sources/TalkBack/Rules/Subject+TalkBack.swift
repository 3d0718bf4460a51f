import AccessibilityModel
import ScreenReading

extension Subject {
  /// What Android exposes of the element.
  var node: AccessibilityNode { AccessibilityNode(stop) }

  /// The settings of TalkBack.
  var settings: TalkBackSettings { composer.settings.talkBack }

  /// The innermost list, grid or pager around the element that is told of.
  var collection: FocusStop.Container? { Self.collection(of: stop) }
  /// The one that the cursor was in before.
  var previousCollection: FocusStop.Container? { previous.flatMap { Self.collection(of: $0) } }

  static func collection(of stop: FocusStop) -> FocusStop.Container? {
    stop.containers.last { $0.place != nil }
  }

  /// Parts for a phrase of Android's, or for a text of the app.
  func parts(
    _ kind: SpokenAnnouncement.Kind, _ phrase: AccessibilityNode.Phrase?
  ) -> [SpokenAnnouncement.Part] {
    switch phrase {
    case .text(let text): parts(kind, text)
    case .word(let key, let fillings): parts(kind, key, fillings)
    case nil: []
    }
  }

  /// A part for a text of the app, as TalkBack cleans it.
  func parts(
    _ kind: SpokenAnnouncement.Kind, _ text: AttributedText?, saysCapital: Bool = false
  ) -> [SpokenAnnouncement.Part] {
    guard let text, !text.isBlank else { return [] }
    let cleaned = SpokenText(composer).cleaned(text, saysCapital: saysCapital)
    return [.init(kind, cleaned, language)]
  }

  /// A part for a text of the app that is spoken as it is.
  func parts(
    _ kind: SpokenAnnouncement.Kind, asWritten text: AttributedText?
  ) -> [SpokenAnnouncement.Part] {
    guard let text, !text.isBlank else { return [] }
    return [.init(kind, text, language)]
  }

  /// A part for a row of the wording table.
  func parts(
    _ kind: SpokenAnnouncement.Kind, _ key: ReaderWording.Key, _ fillings: [String: String] = [:]
  ) -> [SpokenAnnouncement.Part] {
    composer.phrase(key, fillings, kind: kind).parts
  }
}

// MARK: - The pieces of a node

extension Subject {
  /// The state of a node; of a field also that it is being edited; of what has no name, that it has none.
  func state(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    if needsLabel(node), name(of: node).isEmpty { return parts(.label, .labelUnlabelled) }
    let kind: SpokenAnnouncement.Kind = node.isChecked == nil ? .value : .state
    let isEdited = node.role == .editText && node.isEditing
    return parts(kind, node.stateDescription) + (isEdited ? parts(.state, .stateEditing) : [])
  }

  /// The name of a node.
  func name(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    let name = ownName(of: node)
    guard name.isEmpty, node.children.isEmpty, node.role != .editText else { return name }
    switch stop.element.role {
    case .backButton: return parts(.label, .labelBack)
    case .increment: return parts(.label, .labelIncrease)
    case .decrement: return parts(.label, .labelDecrease)
    case .sheetGrabber: return parts(.label, .labelDragHandle)
    default: return []
    }
  }

  /// The name of a node by its own texts.
  ///
  /// The text of a field and the name of a switch have no word for a lone capital letter (TB
  /// EditTextDescription, TB SwitchDescription).
  private func ownName(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    if node.isPassword { return passwordName(of: node) }
    if node.role == .editText {
      return parts(.label, [node.text, node.contentDescription, node.hintText].firstToSay)
    }
    let text = [node.contentDescription, node.text].firstToSay
    return parts(.label, text, saysCapital: node.role != .switch)
  }

  /// What the name of a node has become: a content description as it is written, a text without a word for
  /// a lone capital letter (TB EventTypeWindowContentChangedFeedbackRule).
  func changedName(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    let description = parts(.label, asWritten: node.contentDescription)
    if !description.isEmpty { return description }
    let text = parts(.label, node.text)
    return text.isEmpty ? name(of: node) : text
  }

  /// What a field asks for, as it is written, if something else is in it: an empty one shows it, and is
  /// called by it.
  func hint(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    node.role == .editText && node.text != nil ? parts(.label, asWritten: node.hintText) : []
  }

  /// The tooltip of a node, as it is written, unless it is its name.
  func tooltip(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    let name = [node.contentDescription, node.text].firstToSay?.string
    return node.tooltip?.string == name ? [] : parts(.label, asWritten: node.tooltip)
  }

  /// What TalkBack's menu has for the node itself, in the order of its rules (TB NodeMenuRuleCreator).
  var thingsInMenu: [ReaderWording.Key] {
    var things: [ReaderWording.Key] = []
    if isWithoutLabel { things.append(.labels) }
    if node.hasActions { things.append(.actions) }
    if !node.allLinks.isEmpty { things.append(.controlLinks) }
    return things
  }

  /// Whether it can be used and has no name, so that its user can give it one (TB TalkBackLabelManager).
  private var isWithoutLabel: Bool {
    node.canBeLabeled && !node.isInWebPage && node.isEnabled
      && (node.isClickable || node.isLongClickable)
      && node.children.isEmpty && name(of: node).isEmpty
  }

  /// What is wrong with a node.
  func error(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    node.error.map { parts(.state, .errorMessage, ["error": $0.string]) } ?? []
  }

  /// A password is never spoken: what it is, and how many characters it has; of an empty field its
  /// hint (TB EditTextDescription).
  private func passwordName(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    let name =
      node.contentDescription.map { parts(.label, $0) } ?? parts(.label, .labelPassword)
    guard let text = node.text else { return name + parts(.label, [node.hintText].firstToSay) }
    let count = text.string.count
    let key = composer.wording.key(for: count, one: .valueCharacter, several: .valueCharacters)
    return name + parts(.value, key, ["count": "\(count)"])
  }

  /// Whether it is noticed that a node has no name: it is a picture, also one that is a button, or it can
  /// be used and there is nothing else to say of it, not even its role (TB NonTextViewsDescription, TB
  /// AccessibilityNodeFeedbackUtils).
  private func needsLabel(_ node: AccessibilityNode) -> Bool {
    guard node.children.isEmpty, node.stateDescription == nil else { return false }
    switch node.role {
    case .image: return true
    case .button: return node.isPicture || node.isClickable && !settings.speaksTypes
    case .none:
      // What a screen makes an element without a word can be focused.
      let isBare = stop.element.role == .element && self.node.children.isEmpty
      let isUsable = node.isEnabled && (node.isClickable || node.isLongClickable)
      return (isUsable || isBare) && node.roleDescription == nil
    default: return false
    }
  }

  /// The word for what a node is.
  func role(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    guard settings.speaksTypes else { return [] }
    if let own = node.roleDescription { return parts(.trait, own) }
    if node.isPage { return parts(.trait, .rolePage) }
    return node.role.word.map { parts(.trait, $0) } ?? []
  }

  /// "collapsed", "expanded", "checked" and "not checked".
  func status(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    var said: [SpokenAnnouncement.Part] = []
    switch node.expanded {
    case .expanded: said += parts(.state, .stateExpanded)
    case .collapsed: said += parts(.state, .stateCollapsed)
    case nil: break
    }
    if let isChecked = node.isChecked, node.stateDescription == nil, node.role != .switch,
      node.children.isEmpty
    {
      said += parts(.state, isChecked ? .stateChecked : .stateNotChecked)
    }
    return said
  }

  /// Status, state, name and role of what is inside, one after another, in the order of the setting;
  /// then what is wrong with it.
  ///
  /// A progress bar beside a text is left out unless it is in a live region (TB SeekBarDescription); when
  /// it changes, it is told. What is wrong tells itself when it appears.
  func inside(_ node: AccessibilityNode, asNews: Bool = false) -> [SpokenAnnouncement.Part] {
    let hasAll = asNews || node.liveRegion != nil || !node.hasTextBesideProgress
    return inside(node, leavesOutProgress: !hasAll, leavesOutErrors: asNews)
  }

  private func inside(
    _ node: AccessibilityNode, leavesOutProgress: Bool, leavesOutErrors: Bool
  ) -> [SpokenAnnouncement.Part] {
    node.children.flatMap { child in
      let leavesOutProgress = leavesOutProgress && child.liveRegion == nil
      let status = status(of: child)
      let inner = inside(
        child, leavesOutProgress: leavesOutProgress, leavesOutErrors: leavesOutErrors)
      let isLeftOut = leavesOutProgress && child.role == .progressBar
      let state = isLeftOut ? [] : state(of: child)
      let name = isLeftOut ? [] : ownName(of: child)
      let role = isLeftOut ? [] : role(of: child)
      let own =
        switch settings.order {
        case .stateNameType: status + [state, name, role].distinct + inner
        case .typeNameState: [role, name, state].distinct + inner + status
        case .nameTypeState: [name, role, state].distinct + inner + status
        }
      return own + (leavesOutErrors ? [] : error(of: child)) + hint(of: child)
    }
  }

  /// Parts that do not repeat what others say, ignoring case.
  func parts(
    _ parts: [SpokenAnnouncement.Part], unless others: [SpokenAnnouncement.Part]...
  ) -> [SpokenAnnouncement.Part] {
    let said = Set(others.joined().map { $0.text.string.lowercased() })
    return parts.filter { !said.contains($0.text.string.lowercased()) }
  }
}

extension [AttributedText?] {
  /// The first of them that is not blank.
  var firstToSay: AttributedText? { lazy.compactMap { $0 }.first { !$0.isBlank } }
}

extension [[SpokenAnnouncement.Part]] {
  /// All parts in order, without those that repeat an earlier one.
  var distinct: [SpokenAnnouncement.Part] {
    var said: Set<String> = []
    return joined().filter { said.insert($0.text.string.lowercased()).inserted }
  }
}
