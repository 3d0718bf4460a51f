import Overheard

/// The sounds of VoiceOver's events: ours, from the recipes in `Voices/earcons`.
enum Earcons {
  private static let set = try? EarconSet.standard()

  /// The sound of an event; silence where the recipes are missing.
  @Sendable static func clip(_ earcon: Earcon) -> SoundClip? {
    set?[earcon.rawValue]
  }
}
