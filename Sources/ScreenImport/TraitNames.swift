import AccessibilityModel

/// The names that other tools give to traits.
enum TraitNames {
  /// The traits with these names; names that we do not have are for traits that are never spoken.
  static func traits(_ names: some Sequence<String>) -> AccessibilityTraits {
    names.reduce(into: []) { $0.formUnion(trait($1) ?? []) }
  }

  /// The trait with a name, ignoring case and decoration; `nil` if there is none.
  static func trait(_ name: some StringProtocol) -> AccessibilityTraits? {
    let word = name.lowercased().filter { $0.isLetter }
    return table[word]
  }

  private static let table: [String: AccessibilityTraits] = {
    var table: [String: AccessibilityTraits] = [:]
    for (name, trait) in AccessibilityTraits.named { table[name.lowercased()] = trait }
    table.merge(
      [
        "toggle": .toggleButton, "switchbutton": .toggleButton, "switch": .toggleButton,
        "heading": .header, "disabled": .notEnabled, "tabbutton": .tabBarItem, "tab": .tabBarItem,
        "textfield": .textEntry, "textview": [.textEntry, .textArea], "editing": .isEditing,
        "securetextentry": .secureTextField, "back": .backButton,
        "supportszoom": [], "none": [], "scrollable": [], "textoperationsavailable": [],
      ], uniquingKeysWith: { $1 })
    return table
  }()
}
