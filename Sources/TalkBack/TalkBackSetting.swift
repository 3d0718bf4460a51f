import AccessibilityModel
import ScreenReading

/// TalkBack's settings, each a row of its table; the defaults are those of its preset "custom".
///
/// Their values are `on` and `off`, or those of the type that is named.
public enum TalkBackSetting {
  /// A preset of the others (Settings > Accessibility > TalkBack > Verbosity).
  ///
  /// A ``Verbosity``. What a user has set otherwise stays as it is. Names and states are never left out.
  public static let verbosity = ReaderSetting(
    "verbosity", oneOf: Verbosity.allCases.map(\.rawValue), fallback: Verbosity.custom.rawValue,
    "How much is said: a preset of the settings below.")
  /// The order in which an element is described (Verbosity > Element description order), a
  /// ``DescriptionOrder``.
  public static let order = ReaderSetting(
    "order", oneOf: DescriptionOrder.allCases.map(\.rawValue),
    fallback: DescriptionOrder.stateNameType.rawValue,
    "The order in which an element is described.")
  /// Whether hints are spoken (Verbosity > Speak usage hints).
  public static let speaksHints = ReaderSetting("speaksHints", isOn: true, "Hints are spoken.")
  /// Whether positions and the edges of lists are spoken (Verbosity > Speak container info).
  public static let speaksContainers = ReaderSetting(
    "speaksContainers", isOn: true, "Positions and the edges of lists and grids are spoken.")
  /// Whether roles and "heading" are spoken (Verbosity > Speak element type).
  public static let speaksTypes = ReaderSetting(
    "speaksTypes", isOn: true, "It is said what elements are.")
  /// Whether the items in view are told after any scroll (Always speak number of list items).
  public static let speaksItemCounts = ReaderSetting(
    "speaksItemCounts", isOn: false, "The items in view are told after every scroll.")
  /// Whether a lone capital letter is called one (Verbosity > Capital letters).
  public static let speaksCapitals = ReaderSetting(
    "speaksCapitals", isOn: true, "A lone capital letter is called capital.")
  /// Whether one tap activates (Advanced settings > Single-tap to activate).
  public static let activatesOnSingleTap = ReaderSetting(
    "activatesOnSingleTap", isOn: false, "Hints say that one tap activates.")
  /// What is spoken while the user types (Verbosity > Keyboard echo), a ``TypingEcho``.
  public static let typingEcho = ReaderSetting(
    "typingEcho", oneOf: TypingEcho.allCases.map(\.rawValue),
    fallback: TypingEcho.charactersAndWords.rawValue,
    "What is spoken of typed text.")
  /// How many marks are named (Verbosity > Speak punctuation and symbols), a
  /// ``Punctuation``.
  public static let punctuation = ReaderSetting(
    "punctuation", oneOf: Punctuation.allCases.map(\.rawValue),
    fallback: Punctuation.some.rawValue, "How many marks are named.")

  /// All of TalkBack's settings, in the order in which help texts list them.
  public static let all = [
    verbosity, order, speaksHints, speaksContainers, speaksTypes, speaksItemCounts, speaksCapitals,
    activatesOnSingleTap, typingEcho, punctuation,
  ]

  /// The presets of the other settings.
  public enum Verbosity: String, Hashable, Sendable, CaseIterable {
    /// It says most.
    case high
    /// What a user has who never chose one.
    case custom
    /// It says least.
    case low
  }

  /// The orders in which an element is described; the name is its label.
  public enum DescriptionOrder: String, Hashable, Sendable, CaseIterable {
    /// "50%, Volume, Slider".
    case stateNameType
    /// "Slider, Volume, 50%".
    case typeNameState
    /// "Volume, Slider, 50%".
    case nameTypeState
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

  /// How many marks are named.
  public enum Punctuation: String, Hashable, Sendable, CaseIterable {
    /// Every one.
    case all
    /// All but those of ordinary sentences.
    case most
    /// None, unless a mark is alone.
    case some
  }
}

extension ReaderSettings {
  /// Settings of TalkBack; what is not given is as the preset has it.
  ///
  /// ```swift
  /// let settings = ReaderSettings.talkBack(language: .english, verbosity: .low, speaksHints: true)
  /// ```
  public static func talkBack(
    language: SpokenLanguage = .korean,
    verbosity: TalkBackSetting.Verbosity = .custom,
    order: TalkBackSetting.DescriptionOrder? = nil,
    speaksHints: Bool? = nil,
    speaksContainers: Bool? = nil,
    speaksTypes: Bool? = nil,
    speaksItemCounts: Bool? = nil,
    speaksCapitals: Bool? = nil,
    activatesOnSingleTap: Bool? = nil,
    typingEcho: TalkBackSetting.TypingEcho? = nil,
    punctuation: TalkBackSetting.Punctuation? = nil,
    usesNewerWords: Bool = false
  ) -> ReaderSettings {
    var settings = ReaderSettings(language: language, usesNewerWords: usesNewerWords)
    settings.vary(TalkBackSetting.verbosity, to: verbosity.rawValue)
    if let order { settings[TalkBackSetting.order] = order.rawValue }
    if let typingEcho { settings[TalkBackSetting.typingEcho] = typingEcho.rawValue }
    if let punctuation { settings[TalkBackSetting.punctuation] = punctuation.rawValue }
    for (setting, isOn) in [
      (TalkBackSetting.speaksHints, speaksHints),
      (TalkBackSetting.speaksContainers, speaksContainers),
      (TalkBackSetting.speaksTypes, speaksTypes),
      (TalkBackSetting.speaksItemCounts, speaksItemCounts),
      (TalkBackSetting.speaksCapitals, speaksCapitals),
      (TalkBackSetting.activatesOnSingleTap, activatesOnSingleTap),
    ] {
      if let isOn { settings[isOn: setting] = isOn }
    }
    return settings
  }

  /// TalkBack's settings as the rules ask for them: the preset, and what was set otherwise.
  package var talkBack: TalkBackSettings {
    var settings: TalkBackSettings =
      switch TalkBackSetting.Verbosity(rawValue: self[TalkBackSetting.verbosity]) {
      case .high: .high
      case .low: .low
      case .custom, nil: .custom
      }
    func isOn(_ setting: ReaderSetting, _ preset: Bool) -> Bool {
      isSet(setting) ? self[isOn: setting] : preset
    }
    func value<Value: RawRepresentable<String>>(_ setting: ReaderSetting, _ preset: Value) -> Value
    {
      isSet(setting) ? Value(rawValue: self[setting]) ?? preset : preset
    }
    settings.order = value(TalkBackSetting.order, settings.order)
    settings.speaksHints = isOn(TalkBackSetting.speaksHints, settings.speaksHints)
    settings.speaksContainers = isOn(TalkBackSetting.speaksContainers, settings.speaksContainers)
    settings.speaksTypes = isOn(TalkBackSetting.speaksTypes, settings.speaksTypes)
    settings.speaksItemCounts = isOn(TalkBackSetting.speaksItemCounts, settings.speaksItemCounts)
    settings.speaksCapitals = isOn(TalkBackSetting.speaksCapitals, settings.speaksCapitals)
    settings.activatesOnSingleTap = isOn(
      TalkBackSetting.activatesOnSingleTap, settings.activatesOnSingleTap)
    settings.typingEcho = value(TalkBackSetting.typingEcho, settings.typingEcho)
    settings.punctuation = value(TalkBackSetting.punctuation, settings.punctuation)
    return settings
  }
}
