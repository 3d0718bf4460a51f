import AccessibilityModel
import ScreenReading

/// TalkBack's settings, each a row of its table; the defaults are those of its preset "custom".
public enum TalkBackSetting {
  /// A preset of the others (Settings > Accessibility > TalkBack > Verbosity).
  ///
  /// What a user has set otherwise stays as it is. Names and states are never left out.
  public static let verbosity = ReaderSetting(
    "verbosity", oneOf: ["high", "custom", "low"], fallback: "custom",
    "How much is said: a preset of the settings below.")
  /// The order in which an element is described (Verbosity > Element description order).
  public static let order = ReaderSetting(
    "order", oneOf: TalkBackSettings.DescriptionOrder.allCases.map(\.rawValue),
    fallback: TalkBackSettings.DescriptionOrder.stateNameType.rawValue,
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
  /// What is spoken while the user types (Verbosity > Keyboard echo).
  public static let typingEcho = ReaderSetting(
    "typingEcho", oneOf: TalkBackSettings.TypingEcho.allCases.map(\.rawValue),
    fallback: TalkBackSettings.TypingEcho.charactersAndWords.rawValue,
    "What is spoken of typed text.")
  /// How many marks are named (Verbosity > Speak punctuation and symbols).
  public static let punctuation = ReaderSetting(
    "punctuation", oneOf: TalkBackSettings.Punctuation.allCases.map(\.rawValue),
    fallback: TalkBackSettings.Punctuation.some.rawValue, "How many marks are named.")

  /// All of TalkBack's settings, in the order in which help texts list them.
  public static let all = [
    verbosity, order, speaksHints, speaksContainers, speaksTypes, speaksItemCounts, speaksCapitals,
    activatesOnSingleTap, typingEcho, punctuation,
  ]
}

extension ReaderSettings {
  /// TalkBack's settings as the rules ask for them: the preset, and what was set otherwise.
  package var talkBack: TalkBackSettings {
    let presets: [String: TalkBackSettings] = ["high": .high, "low": .low]
    var settings = presets[self[TalkBackSetting.verbosity]] ?? .custom
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
