import AccessibilityModel

/// A screen reader: everything that distinguishes one from another.
///
/// ```swift
/// let configuration = Configuration(reader: .voiceOver)
/// ```
public struct Reader: Sendable {
  /// Its name.
  public let name: String
  /// The sounds it plays.
  public let sounds: [Earcon]
  /// What it says, and when.
  package let rules: AnnouncementRules
  /// Its own phrases in a language.
  package let wording: @Sendable (Language) -> Wording
  /// The elements of a screen at which it stops, in order.
  package let order: @Sendable (Screen) -> [FocusStop]
  /// Turns it on.
  package let makeMachine: @Sendable (Configuration) -> any ReaderMachine

  /// Creates a reader.
  package init(
    name: String, sounds: [Earcon], rules: AnnouncementRules,
    wording: @escaping @Sendable (Language) -> Wording,
    order: @escaping @Sendable (Screen) -> [FocusStop],
    makeMachine: @escaping @Sendable (Configuration) -> any ReaderMachine
  ) {
    self.name = name
    self.sounds = sounds
    self.rules = rules
    self.wording = wording
    self.order = order
    self.makeMachine = makeMachine
  }
}

extension Configuration {
  /// Composes what the reader says, with its settings and words.
  package var composer: Composer {
    Composer(
      rules: reader.rules, wording: wording ?? reader.wording(settings.language),
      settings: settings)
  }
}
