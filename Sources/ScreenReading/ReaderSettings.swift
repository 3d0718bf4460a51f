import AccessibilityModel

/// What a user has set of a reader: the language of its voice, and values of its own settings.
///
/// Which settings there are is in the reader's table, ``ScreenReader/settings``.
///
/// ```swift
/// let settings = ReaderSettings.voiceOver(language: .english, speaksHints: false)
/// ```
public struct ReaderSettings: Hashable, Sendable, Codable {
  /// The language of the system voice, in which traits, states and the reader's hints are said.
  public var language: SpokenLanguage
  /// Whether newer words are used where they are known to differ.
  ///
  /// Apple's Korean hints up to iOS 15 say 이중 탭하십시오; a newer quote says 두 번 탭하십시오.
  public var usesNewerWords: Bool
  /// The values that were set, by the names of the settings.
  private var values: [String: String] = [:]

  /// Creates settings; the reader's own have their defaults.
  ///
  /// Whoever walks through a screen need not give a language: a configuration that is made for a screen
  /// takes the screen's.
  ///
  /// - Parameters:
  ///   - language: The language of the system voice; Korean unless given, as for a screen that does not
  ///     say its own.
  ///   - usesNewerWords: Whether newer words are used where they are known to differ.
  public init(language: SpokenLanguage = .korean, usesNewerWords: Bool = false) {
    self.language = language
    self.usesNewerWords = usesNewerWords
  }

  /// The value of a setting; its default if none was set.
  ///
  /// A new value that is none of ``ReaderSetting/values`` changes nothing; ``set(_:to:)`` says so.
  public subscript(setting: ReaderSetting) -> String {
    get { values[setting.name] ?? setting.fallback }
    set {
      if setting.values.contains(newValue) { values[setting.name] = newValue }
    }
  }

  /// Sets a setting to one of its values.
  ///
  /// ```swift
  /// var settings = ReaderSettings(language: .english)
  /// try settings.set(TalkBackSetting.verbosity, to: "low")
  /// ```
  ///
  /// - Throws: ``ReaderSettingError`` that names the values, if this is none of them.
  public mutating func set(
    _ setting: ReaderSetting, to value: String
  ) throws(ReaderSettingError) {
    values[setting.name] = try setting.checked(value)
  }

  /// Sets a setting of a reader by its name, as a file or an option has it.
  ///
  /// ```swift
  /// var settings = ReaderSettings(language: .english)
  /// try settings.set("speaksHints", to: "off", of: .talkBack)
  /// ```
  ///
  /// - Throws: ``ReaderSettingError`` that names the nearest setting, or the values.
  public mutating func set(
    _ name: String, to value: String, of reader: ScreenReader
  ) throws(ReaderSettingError) {
    try set(try reader.settings.setting(name, to: value), to: value)
  }

  /// Whether a value was set, which may be the default: a preset of the reader leaves it alone.
  package func isSet(_ setting: ReaderSetting) -> Bool { values[setting.name] != nil }

  /// Sets a value that is not the default.
  package mutating func vary(_ setting: ReaderSetting, to value: String) {
    if value != setting.fallback { self[setting] = value }
  }

  /// Whether a setting that can be on or off is on.
  package subscript(isOn setting: ReaderSetting) -> Bool {
    get { self[setting] == "on" }
    set { self[setting] = newValue ? "on" : "off" }
  }
}
