import Overheard

/// The sounds of VoiceOver's events.
enum Earcons {
  @Sendable static func clip(_ earcon: Earcon) -> Clip? { nil }
}
