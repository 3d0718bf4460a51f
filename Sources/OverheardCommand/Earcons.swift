import Overheard
import Synchronization

/// Our sounds for VoiceOver's events, from the recipes in `Voices/earcons`.
enum Earcons {
  /// Those that were asked for: a walk has few kinds, and each takes a while to make.
  private static let made = Mutex<[Earcon: SoundClip?]>([:])

  /// The sound of an event; silence if its recipe is missing or damaged.
  @Sendable static func clip(_ earcon: Earcon) -> SoundClip? {
    made.withLock { made in
      if let clip = made[earcon] { return clip }
      let clip = try? EarconSet.standardClip(earcon.rawValue)
      made[earcon] = .some(clip)
      return clip
    }
  }
}
