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
  func parts(_ kind: SpokenAnnouncement.Kind, _ text: AttributedText?) -> [SpokenAnnouncement.Part]
  {
    guard let text, !text.isBlank else { return [] }
    return [.init(kind, SpokenText(composer).cleaned(text), language)]
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
  /// The state of a node; of a field, that it is being edited; of what has no name, that it has none.
  func state(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    if node.role == .editText, node.isEditing { return parts(.state, .stateEditing) }
    if needsLabel(node), name(of: node).isEmpty { return parts(.label, .labelUnlabelled) }
    guard let phrase = node.stateDescription else { return [] }
    let kind: SpokenAnnouncement.Kind = node.isChecked == nil ? .value : .state
    return parts(kind, phrase)
  }

  /// The name of a node.
  func name(of node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    if node.isPassword { return passwordName(of: node) }
    if node.role == .editText {
      return parts(.label, [node.text, node.contentDescription, node.hintText].firstToSay)
    }
    let name = parts(.label, [node.contentDescription, node.text].firstToSay)
    guard name.isEmpty, node.children.isEmpty else { return name }
    switch stop.element.role {
    case .backButton: return parts(.label, .labelBack)
    case .increment: return parts(.label, .labelIncrease)
    case .decrement: return parts(.label, .labelDecrease)
    case .sheetGrabber: return parts(.label, .labelDragHandle)
    default: return []
    }
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
      return (node.isClickable || isBare) && node.roleDescription == nil
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

  /// Status, state, name and role of what is inside, one after another, in the order of the setting.
  ///
  /// A progress bar beside a text is left out unless it is in a live region (TB SeekBarDescription); when
  /// it changes, it is told.
  func inside(_ node: AccessibilityNode, withProgress: Bool = false) -> [SpokenAnnouncement.Part] {
    let hasAll = withProgress || node.liveRegion != nil || !node.hasTextBesideProgress
    return inside(node, leavesOutProgress: !hasAll)
  }

  private func inside(
    _ node: AccessibilityNode, leavesOutProgress: Bool
  ) -> [SpokenAnnouncement.Part] {
    node.children.flatMap { child in
      let leavesOutProgress = leavesOutProgress && child.liveRegion == nil
      if leavesOutProgress, child.role == .progressBar {
        return status(of: child) + inside(child, leavesOutProgress: true)
      }
      let (status, state) = (status(of: child), state(of: child))
      let (name, role) = (nameInside(child), role(of: child))
      let own =
        switch settings.order {
        case .stateNameType: status + [state, name, role].distinct
        case .typeNameState: [role, name, state].distinct + status
        case .nameTypeState: [name, role, state].distinct + status
        }
      return own + inside(child, leavesOutProgress: leavesOutProgress)
    }
  }

  /// What is inside and has no name is left out.
  private func nameInside(_ node: AccessibilityNode) -> [SpokenAnnouncement.Part] {
    if node.isPassword { return passwordName(of: node) }
    return parts(.label, [node.contentDescription, node.text].firstToSay)
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
