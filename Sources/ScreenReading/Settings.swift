import AccessibilityModel

/// The settings of VoiceOver that change what it says.
///
/// The defaults are those of iOS as far as they are known (only hints are verified to be on).
public struct Settings: Hashable, Sendable, Codable {
  /// The language of the system voice, which speaks traits, states and VoiceOver's own hints.
  public var language: Language
  /// Whether hints are spoken (Settings > VoiceOver > Verbosity > Speak Hints).
  public var speaksHints: Bool
  /// How custom actions are announced (Verbosity > Actions).
  public var customActions: ActionFeedback
  /// Whether custom content that is not important is announced (Verbosity > More Content).
  public var announcesMoreContent: Bool
  /// Whether the headers of a data table are read with its cells (Verbosity > Table Headers).
  public var speaksTableHeaders: Bool
  /// Whether rows and columns are read with the cells of a data table.
  public var speaksRowAndColumn: Bool
  /// Whether the text of a container is read when focus enters it.
  public var speaksContainers: Bool
  /// How much punctuation is spoken.
  public var punctuation: PunctuationLevel
  /// Whether newer phrases are used where they are known to differ.
  ///
  /// Apple's Korean hints up to iOS 15 say 이중 탭하십시오; a newer quote says 두 번 탭하십시오.
  public var usesNewerWords: Bool

  /// How VoiceOver announces that an element has custom actions.
  public enum ActionFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// "actions available"
    case short
    /// A sentence that explains how to use them.
    case long
    /// Nothing.
    case nothing
  }

  /// Creates settings; anything not given has the default of iOS.
  public init(
    language: Language = .korean,
    speaksHints: Bool = true,
    customActions: ActionFeedback = .short,
    announcesMoreContent: Bool = true,
    speaksTableHeaders: Bool = true,
    speaksRowAndColumn: Bool = true,
    speaksContainers: Bool = true,
    punctuation: PunctuationLevel = .some,
    usesNewerWords: Bool = false
  ) {
    self.language = language
    self.speaksHints = speaksHints
    self.customActions = customActions
    self.announcesMoreContent = announcesMoreContent
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksRowAndColumn = speaksRowAndColumn
    self.speaksContainers = speaksContainers
    self.punctuation = punctuation
    self.usesNewerWords = usesNewerWords
  }
}
