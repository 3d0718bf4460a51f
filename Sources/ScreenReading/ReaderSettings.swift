import AccessibilityModel

/// The settings of VoiceOver that change what it says.
///
/// The defaults are iOS's own as far as they are known (only hints are verified to be on).
public struct ReaderSettings: Hashable, Sendable, Codable {
  /// The language of the system voice, in which traits, states and VoiceOver's hints are said.
  public var language: Language
  /// Whether hints are spoken (Settings > VoiceOver > Verbosity > Speak Hints).
  public var speaksHints: Bool
  /// How custom actions are announced (Verbosity > Actions).
  public var customActions: ActionFeedback
  /// Whether custom content that is not important is announced (Verbosity > More Content).
  public var announcesMoreContent: Bool
  /// Whether the headers of a data table are read with its cells (Verbosity > Table Headers).
  public var speaksTableHeaders: Bool
  /// Whether row and column are read with the cells of a data table.
  public var speaksRowAndColumn: Bool
  /// Whether the text of a container is read when focus enters it.
  public var speaksContainers: Bool
  /// What is spoken while the user types (Typing > Typing Feedback).
  public var typingEcho: TypingEcho
  /// Whether newer words are used where they are known to differ.
  ///
  /// Apple's Korean hints up to iOS 15 say 이중 탭하십시오; a newer quote says 두 번 탭하십시오.
  public var usesNewerWords: Bool

  /// How VoiceOver tells that an element has custom actions.
  public enum ActionFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// "actions available"
    case short
    /// The sentence that tells how to use them.
    case long
    /// Nothing is said of them.
    case nothing
  }

  /// What is spoken of typed text.
  public enum TypingEcho: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every character.
    case characters
    /// Every word, when it is finished.
    case words
    /// Both.
    case charactersAndWords
    /// Nothing.
    case nothing
  }

  /// Creates settings; what is not given is iOS's default.
  public init(
    language: Language = .korean,
    speaksHints: Bool = true,
    customActions: ActionFeedback = .short,
    announcesMoreContent: Bool = true,
    speaksTableHeaders: Bool = true,
    speaksRowAndColumn: Bool = true,
    speaksContainers: Bool = true,
    typingEcho: TypingEcho = .charactersAndWords,
    usesNewerWords: Bool = false
  ) {
    self.language = language
    self.speaksHints = speaksHints
    self.customActions = customActions
    self.announcesMoreContent = announcesMoreContent
    self.speaksTableHeaders = speaksTableHeaders
    self.speaksRowAndColumn = speaksRowAndColumn
    self.speaksContainers = speaksContainers
    self.typingEcho = typingEcho
    self.usesNewerWords = usesNewerWords
  }
}
