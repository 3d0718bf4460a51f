import AccessibilityModel

/// A screen reader: everything by which one differs from another.
///
/// ```swift
/// let configuration = WalkConfiguration(reader: .voiceOver)
/// ```
public struct ScreenReader: Sendable {
  /// What it is called.
  public let name: String
  /// The sounds it plays.
  public let sounds: [Earcon]
  /// What it says, and when.
  package let rules: AnnouncementRules
  /// Its own words in a language.
  package let wording: @Sendable (Language) -> Wording
  /// The elements of a screen at which it stops, in its order.
  package let order: @Sendable (Screen) -> [FocusStop]
  /// Turns it on.
  package let makeMachine: @Sendable (WalkConfiguration) -> any ReaderMachine

  /// Describes a reader.
  package init(
    name: String, sounds: [Earcon], rules: AnnouncementRules,
    wording: @escaping @Sendable (Language) -> Wording,
    order: @escaping @Sendable (Screen) -> [FocusStop],
    makeMachine: @escaping @Sendable (WalkConfiguration) -> any ReaderMachine
  ) {
    self.name = name
    self.sounds = sounds
    self.rules = rules
    self.wording = wording
    self.order = order
    self.makeMachine = makeMachine
  }
}

extension WalkConfiguration {
  /// Composes what the reader says, with its settings and words.
  package var composer: Composer {
    Composer(
      rules: reader.rules, wording: wording ?? reader.wording(settings.language),
      settings: settings)
  }
}
