import AccessibilityModel
import ScreenReading

/// VoiceOver's settings, each a row of its table.
///
/// Their values are `on` and `off`, or those of the type that is named. The defaults are iOS's own as far
/// as they are known (only hints are verified to be on).
public enum VoiceOverSetting {
  /// Whether hints are spoken (Settings > VoiceOver > Verbosity > Speak Hints).
  public static let speaksHints = ReaderSetting("speaksHints", isOn: true, "Hints are spoken.")
  /// How custom actions are announced (Verbosity > Actions), an ``ActionFeedback``.
  public static let customActions = ReaderSetting(
    "customActions", oneOf: ActionFeedback.allCases.map(\.rawValue),
    fallback: ActionFeedback.short.rawValue, "How custom actions are announced.")
  /// Whether custom content that is not important is announced (Verbosity > More Content).
  public static let announcesMoreContent = ReaderSetting(
    "announcesMoreContent", isOn: true, "It is said that there is more content.")
  /// Whether the headers of a data table are read with its cells (Verbosity > Table Headers).
  public static let speaksTableHeaders = ReaderSetting(
    "speaksTableHeaders", isOn: true, "The headers of data tables are read with their cells.")
  /// Whether row and column are read with the cells of a data table.
  public static let speaksRowAndColumn = ReaderSetting(
    "speaksRowAndColumn", isOn: true, "Row and column are read with the cells of data tables.")
  /// Whether the text of a container is read when focus enters it.
  public static let speaksContainers = ReaderSetting(
    "speaksContainers", isOn: true, "Containers say what they are called on being entered.")
  /// What is spoken while the user types (Typing > Typing Feedback), a ``TypingEcho``.
  public static let typingEcho = ReaderSetting(
    "typingEcho", oneOf: TypingEcho.allCases.map(\.rawValue),
    fallback: TypingEcho.charactersAndWords.rawValue, "What is spoken of typed text.")
  /// Whether the rotor turns by itself to what the focused element offers; on in iOS.
  public static let rotorFollowsItem = ReaderSetting(
    "rotorFollowsItem", isOn: true, "The rotor turns to what the focused element offers.")
  /// Whether swipes go from group to group, and inside one only on request (Navigation Style).
  public static let groupedNavigation = ReaderSetting(
    "groupedNavigation", isOn: false, "Swipes go from group to group.")

  /// All of VoiceOver's settings, in the order in which help texts list them.
  public static let all = [
    speaksHints, customActions, announcesMoreContent, speaksTableHeaders, speaksRowAndColumn,
    speaksContainers, typingEcho, rotorFollowsItem, groupedNavigation,
  ]

  /// How VoiceOver tells that an element has custom actions.
  public enum ActionFeedback: String, Hashable, Sendable, CaseIterable {
    /// "actions available"
    case short
    /// The sentence that tells how to use them.
    case long
    /// Nothing is said of them.
    case nothing
  }

  /// What is spoken of typed text.
  public enum TypingEcho: String, Hashable, Sendable, CaseIterable {
    /// Every character.
    case characters
    /// Every word, when it is finished.
    case words
    /// Both.
    case charactersAndWords
    /// Nothing.
    case nothing
  }
}

extension ReaderSettings {
  /// Settings of VoiceOver; what is not given is iOS's default.
  public static func voiceOver(
    language: SpokenLanguage = .korean,
    speaksHints: Bool = true,
    customActions: VoiceOverSetting.ActionFeedback = .short,
    announcesMoreContent: Bool = true,
    speaksTableHeaders: Bool = true,
    speaksRowAndColumn: Bool = true,
    speaksContainers: Bool = true,
    typingEcho: VoiceOverSetting.TypingEcho = .charactersAndWords,
    rotorFollowsItem: Bool = true,
    groupedNavigation: Bool = false,
    usesNewerWords: Bool = false
  ) -> ReaderSettings {
    var settings = ReaderSettings(language: language, usesNewerWords: usesNewerWords)
    settings.vary(VoiceOverSetting.speaksHints, to: speaksHints ? "on" : "off")
    settings.vary(VoiceOverSetting.customActions, to: customActions.rawValue)
    settings.vary(VoiceOverSetting.announcesMoreContent, to: announcesMoreContent ? "on" : "off")
    settings.vary(VoiceOverSetting.speaksTableHeaders, to: speaksTableHeaders ? "on" : "off")
    settings.vary(VoiceOverSetting.speaksRowAndColumn, to: speaksRowAndColumn ? "on" : "off")
    settings.vary(VoiceOverSetting.speaksContainers, to: speaksContainers ? "on" : "off")
    settings.vary(VoiceOverSetting.typingEcho, to: typingEcho.rawValue)
    settings.vary(VoiceOverSetting.rotorFollowsItem, to: rotorFollowsItem ? "on" : "off")
    settings.vary(VoiceOverSetting.groupedNavigation, to: groupedNavigation ? "on" : "off")
    return settings
  }

  /// What VoiceOver speaks of typed text.
  var typingEcho: VoiceOverSetting.TypingEcho {
    VoiceOverSetting.TypingEcho(rawValue: self[VoiceOverSetting.typingEcho]) ?? .charactersAndWords
  }
}
