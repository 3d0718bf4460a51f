import Support

/// A setting of a screen reader: a row of the reader's own table of settings.
///
/// ```swift
/// for setting in ScreenReader.talkBack.settings {
///   print(setting.name, setting.values, setting.summary)
/// }
/// ```
public struct ReaderSetting: Hashable, Sendable {
  /// The name by which options, walks and JSON call it, such as `speaksHints`.
  public let name: String
  /// The values that it can have; `on` and `off` for a switch.
  public let values: [String]
  /// Its value unless a user changes it.
  public let fallback: String
  /// What it decides, in a sentence for the help.
  public let summary: String

  /// A setting that is on or off.
  package init(_ name: String, isOn: Bool, _ summary: String) {
    self.init(name, oneOf: ["on", "off"], fallback: isOn ? "on" : "off", summary)
  }

  /// A setting with some values.
  package init(_ name: String, oneOf values: [String], fallback: String, _ summary: String) {
    self.name = name
    self.values = values
    self.fallback = fallback
    self.summary = summary
  }

  /// The value, if it is one that the setting can have.
  ///
  /// - Throws: ``ReaderSettingError`` that names the values.
  func checked(_ value: String) throws(ReaderSettingError) -> String {
    guard values.contains(value) else {
      throw ReaderSettingError(
        "\(name) must be \(values.joined(separator: " or ")), but '\(value)' was given")
    }
    return value
  }
}

/// A setting that a reader does not have, or a value that it cannot have; and what to write instead.
public struct ReaderSettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  package init(_ description: String) {
    self.description = description
  }
}

extension [ReaderSetting] {
  /// The setting of a name with one of its values.
  ///
  /// - Throws: ``ReaderSettingError`` that names the nearest setting, or the values.
  package func setting(
    _ name: String, to value: String
  ) throws(ReaderSettingError) -> ReaderSetting {
    guard let setting = first(where: { $0.name == name }) else {
      let names = map(\.name)
      throw ReaderSettingError(
        "there is no setting '\(name)'; "
          + (NearestWord.of(name, in: names).map { "did you mean '\($0)'?" }
            ?? (isEmpty ? "there are none" : "use one of \(names.joined(separator: ", "))")))
    }
    _ = try setting.checked(value)
    return setting
  }
}
