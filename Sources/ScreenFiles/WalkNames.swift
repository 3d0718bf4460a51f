import AccessibilityModel
import Languages
import ScreenReading
import Support
import TalkBack
import VoiceOver

/// Everything on the screens of a variant that a walk can refer to by name.
struct WalkNames {
  /// Identifiers, labels and texts of elements.
  private(set) var elements: [String] = []
  /// The same, to look one up.
  private var known: Set<String> = []
  /// The same in order, to look up a beginning.
  private var sorted: [String] = []
  /// The labels of what has a value that is not in the file.
  private var changing: Set<String> = []
  /// What the roles without a label are called.
  private(set) var roles: Set<String> = []
  /// The names of custom actions, and of those that VoiceOver adds, in every language.
  private var actions: [String] = []
  /// The same in the language of the screen, for whoever asks which there are.
  private var actionsToOffer: [String] = []
  /// The names of the actions that TalkBack adds, in every language.
  private var actionsOfTalkBack: [String] = []
  /// The same in the language of the screen.
  private var actionsOfTalkBackToOffer: [String] = []
  /// The names of the app's own rotors.
  private(set) var rotors: [String] = []
  /// The names and titles of screens.
  private(set) var screens: [String] = []
  /// Whether there is a field to type in.
  private(set) var hasField = false
  /// What can be in reach at the same time: the texts and the exact names of elements and of actions.
  private var inReach: [Neighbors] = []
  /// The language of the screen whose names are collected.
  private var language = SpokenLanguage.korean
  private var actionsInReach: [Neighbors] = []

  /// VoiceOver's words in every language.
  let wordings = LanguagePacks.current.packs.compactMap { $0.wordings[ScreenReader.voiceOver.id] }

  /// Collects the names of several variants.
  init(_ variants: [ScreenVariant]) {
    for variant in variants {
      for (name, screen) in variant.otherScreens.sorted(by: { $0.key < $1.key }) {
        screens.append(name)
        add(screen)
      }
      add(variant.screen)
    }
    elements = unique(elements)
    screens = unique(screens)
    known = Set(elements)
    sorted = elements.sorted()
  }

  private func unique(_ names: [String]) -> [String] { names.filter { !$0.isEmpty }.uniqued() }

  private mutating func add(_ screen: AccessibilityScreen) {
    if let title = screen.title?.string { screens.append(title) }
    inReach += Neighbors.groups(of: screen.elements)
    language = screen.language
    for element in screen.elements { add(element) }
    for event in screen.events { add(event.effects) }
  }

  private mutating func add(_ element: AccessibilityElement) {
    let shown = element.presented
    let (label, value) = (shown.label?.string ?? "", shown.value?.string ?? "")
    elements += [element.identifier ?? "", element.label?.string ?? "", label]
    let whole = [label, value].filter { !$0.isEmpty }.joined(separator: " ")
    elements += [whole, element.wholeText.string, value]
    if case .values(let values, _)? = element.adjustment { elements += values.map(\.string) }
    roles.insert(element.role.rawValue)
    if shown.traits.contains(.textEntry) { hasField = true }
    if shown.traits.contains(.textEntry) || shown.traits.contains(.adjustable) {
      changing.insert(label)
    }
    if let editor = element.editor {
      hasField = true
      elements += ([editor.field, editor.done, editor.cancel] + editor.notes).map(\.string)
    }
    actions += shown.customActions.map(\.name.string)
    actions += RotorAction.names(for: shown, in: wordings)
    actionsToOffer += shown.customActions.map(\.name.string)
    actionsToOffer += RotorAction.names(
      for: shown, in: wordings.filter { $0.language.base == language.base })
    actionsOfTalkBack += ReaderMenus.actions(on: shown)
    actionsOfTalkBackToOffer += ReaderMenus.actions(on: shown, in: language)
    actionsInReach.append(Neighbors(names: shown.customActions.map(\.name.string)))
    rotors += element.customRotors.map(\.name.string)
    for action in element.customActions + element.swipeActions { add(action.effects) }
    for choice in element.contextMenu {
      elements.append(choice.name.string)
      add(choice.effects)
    }
    for response in element.responses { add(response.effects) }
    // UIKit makes the halves of a stepper; they are called by their roles.
    if element.role == .stepper, element.children.isEmpty {
      elements += [ElementRole.decrement.rawValue, ElementRole.increment.rawValue]
    }
    for child in element.children { add(child) }
  }

  private mutating func add(_ effects: [TimedEffect]) {
    for timed in effects {
      switch timed.effect {
      case .set(let name, _, let text):
        elements.append(text.string)
        if text.string.contains("{") { changing.insert(name) }
      case .add(let name, _): changing.insert(name)
      case .reload(let reload): for element in reload.elements ?? [] { add(element) }
      case .insert(_, let added): for element in added { add(element) }
      case .when(_, let then, let otherwise): add(then + otherwise)
      default: break
      }
    }
  }

  /// When a name has to mean something.
  enum When {
    /// At once: an element's own name, or the beginning of its text.
    case now
    /// In time: also the label of what changes, and a value that it gets.
    case later
    /// Perhaps: also the label of anything, and a value that it gets.
    case perhaps
  }

  /// Whether a user can mean an element by a name.
  func hasElement(_ name: String, _ when: When = .perhaps) -> Bool {
    let bare = name.withoutNumber
    if known.contains(bare) || roles.contains(bare) || isBeginning(name) { return true }
    if when == .now { return false }
    return name.indices.contains { index in
      guard name[index] == " " else { return false }
      let label = String(name[..<index])
      return known.contains(label)
        && (when == .perhaps || changing.contains(label)
          || known.contains(String(name[name.index(after: index)...])))
    }
  }

  private func isBeginning(_ name: String) -> Bool {
    let first = sorted.partitioningIndex { $0 >= name }
    if first < sorted.count, sorted[first].hasPrefix(name) { return true }
    // A character that is one with what follows it may stand between.
    return sorted[first...].prefix { $0.utf8.starts(with: name.utf8) }.contains {
      $0.hasPrefix(name)
    }
  }

  /// The elements of which a name is only the beginning, if wherever it means one it means several.
  func elements(beginning name: String) -> [String] { Neighbors.beginning(name, in: inReach) }

  /// The actions of which a name is only the beginning, if it is of several.
  func actions(beginning name: String) -> [String] {
    Neighbors.beginning(name, in: actionsInReach)
  }

  /// Whether there is an action that a name can mean to a reader; to any, if none is named.
  func hasAction(_ name: String, by reader: String? = nil) -> Bool {
    let isForVoiceOver = reader == ScreenReader.voiceOver.id
    return (isForVoiceOver ? actions : actions + actionsOfTalkBack).contains { $0.hasPrefix(name) }
  }

  /// The actions that there are for a reader, in the language of the screen; VoiceOver is meant if none
  /// is named.
  func actionsToOffer(by reader: String?) -> [String] {
    let isForVoiceOver = reader ?? ScreenReader.voiceOver.id == ScreenReader.voiceOver.id
    return unique(isForVoiceOver ? actionsToOffer : actionsToOffer + actionsOfTalkBackToOffer)
  }
}

extension String {
  /// The name of the first of several of one name: `확인` of `확인 (2)`.
  fileprivate var withoutNumber: String {
    guard hasSuffix(")"), let open = lastIndex(of: "("), open > startIndex else { return self }
    let number = self[index(after: open)...].dropLast()
    guard !number.isEmpty, number.allSatisfy(\.isNumber), self[index(before: open)] == " " else {
      return self
    }
    return String(self[..<index(before: open)])
  }
}
