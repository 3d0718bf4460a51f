extension GestureVocabulary {
  /// The settings that a step of a walk can turn on or off, by name: "rotor follows item on".
  ///
  /// A reader says in its table of settings which it has; a walk that uses another is an error for it.
  package static let settings = ["rotorFollowsItem", "groupedNavigation"]

  /// How a walk writes the name of a setting, before "on" or "off": "rotor follows item".
  package static func phrase(ofSetting name: String) -> String {
    name.map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }.joined()
  }
}
