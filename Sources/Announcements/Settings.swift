import AccessibilityModel

/// The settings of VoiceOver that change what it says.
///
/// The defaults are iOS's own as far as they are known (only hints are verified to be on).
public struct Settings: Hashable, Sendable, Codable {
  /// The language of the system voice, in which traits, states and VoiceOver's hints are said.
  public var language: Language
  /// Whether hints are spoken (Settings > VoiceOver > Verbosity > Speak Hints).
  public var speaksHints: Bool
  /// How custom content is announced (Verbosity > More Content).
  public var moreContent: Feedback
  /// How custom actions are announced (Verbosity > Actions).
  public var actions: Feedback
  /// Whether the headers of a data table are read with its cells (Verbosity > Table Headers).
  public var speaksTableHeaders: Bool
  /// Whether row and column are read with the cells of a data table.
  public var speaksRowAndColumn: Bool
  /// Whether the text of a container is read when focus enters it.
  public var speaksContainers: Bool
  /// How many punctuation marks are said.
  public var punctuation: PunctuationLevel
  /// Whether Korean hints say 두 번 탭하십시오 in place of 이중 탭하십시오.
  ///
  /// Apple's strings up to iOS 15 have the latter; a newer quote has the former.
  public var saysTapTwice: Bool

  /// How VoiceOver tells that there is more.
  public enum Feedback: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, sound, nothing
  }

  public init(
    language: Language = .korean,
    speaksHints: Bool = true,
    moreContent: Feedback = .speak,
    actions: Feedback = .speak,
    speaksTableHeaders: Bool = true,
    speaksRowAndColumn: Bool = true,
    speaksContainers: Bool = true,
    punctuation: PunctuationLevel = .some,
    saysTapTwice: Bool = false
  ) {
    self.language = language
    self.speaksHints = speaksHints
    self.moreContent = moreContent
    self.actions = actions
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksRowAndColumn = speaksRowAndColumn
    self.speaksContainers = speaksContainers
    self.punctuation = punctuation
    self.saysTapTwice = saysTapTwice
  }
}
