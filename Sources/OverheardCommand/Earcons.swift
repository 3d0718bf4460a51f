import Overheard

/// Our sounds for VoiceOver's events, from the recipes in `Voices/earcons`.
enum Earcons {
  private static let set = try? EarconSet.standard()

  /// The sound of an event; silence if the recipes are missing.
  @Sendable static func clip(_ earcon: Earcon) -> Clip? {
    set?[earcon.rawValue]
  }
}
