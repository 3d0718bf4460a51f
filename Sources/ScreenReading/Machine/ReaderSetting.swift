/// A setting that a user changes on the way.
public enum ReaderSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether the rotor sets itself to what the focused element offers.
  case rotorFollowsItem

  /// How a walk calls it, before "on" or "off".
  package var phrase: String {
    switch self {
    case .rotorFollowsItem: "rotor follows item"
    }
  }
}
