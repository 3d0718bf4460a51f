import AccessibilityModel

/// The words of screen files and what they stand for.
///
/// The reader, the printer, the JSON Schema and the key reference all use these tables, so that a
/// word known to one of them is known to all.
enum Vocabulary {
  /// Other names of roles.
  static let roleAliases: [String: ElementRole] = [
    "heading": .header, "toggle": .switch, "staticText": .text, "tabItem": .tab,
    "section": .group, "picture": .image,
  ]

  /// The role of a name or alias.
  static func role(_ name: String) -> ElementRole? {
    ElementRole(rawValue: name) ?? roleAliases[name]
  }

  static let roleNames = ElementRole.allCases.map(\.rawValue) + roleAliases.keys.sorted()
  static let roleNameSet = Set(roleNames)

  /// Other names of traits: SwiftUI's and common ones.
  static let traitAliases: [String: ElementTraits] = [
    "isButton": .button, "isHeader": .header, "isLink": .link, "isImage": .image,
    "isSelected": .selected, "isSearchField": .searchField, "isStaticText": .staticText,
    "isKeyboardKey": .keyboardKey, "isSummaryElement": .summaryElement,
    "isToggle": .toggleButton, "switchButton": .toggleButton, "disabled": .notEnabled,
    "dimmed": .notEnabled, "heading": .header,
  ]

  /// The trait of a name or alias.
  static func trait(_ name: String) -> ElementTraits? {
    ElementTraits.named.first { $0.name == name }?.trait ?? traitAliases[name]
  }

  static let traitNames = ElementTraits.named.map(\.name)

  /// Other names of traits, which a misspelled one may be meant to be.
  static let traitAliasNames = traitAliases.keys.sorted()

  /// In brackets `isEditing` is written `editing`.
  static let editing = (trait: "isEditing", word: "editing")

  /// The names of keys by the values that can be alone in brackets, such as `on`.
  static let keyByWord: [String: String] = {
    var names: [String: String] = [:]
    for key in element.info.keys where key.place == .word {
      guard case .choice(let words, _) = key.kind else { continue }
      for word in words { names[word] = key.name }
    }
    return names
  }()

  /// The keys that can be alone in brackets when they are true.
  static let flags = element.info.keys.filter { $0.kind == .flag }.map(\.name)

  /// Every word that can be alone in brackets, except aliases.
  static let flagWords: [String] = {
    let values = element.info.keys.filter { $0.place == .word }.flatMap { key -> [String] in
      if case .choice(let words, _) = key.kind { words } else { [] }
    }
    return traitNames + values + [editing.word] + flags
  }()
}
