/// A setting that a user can change during a walk.
public enum ReaderSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether the rotor turns by itself to what the focused element offers.
  case rotorFollowsItem

  /// How a walk calls it, before "on" or "off".
  package var phrase: String {
    switch self {
    case .rotorFollowsItem: "rotor follows item"
    }
  }
}
