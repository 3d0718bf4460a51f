import AccessibilityModel
import Support

/// The words of VoiceOver in one language: a table, row by row with its source.
///
/// The built-in tables are `Wording/ko.tsv` and `Wording/en.tsv` beside this file. A file of the
/// user's with the same columns, or only the first two, changes single rows:
///
/// ```
/// state.dimmed	비활성화됨
/// ```
public struct Wording: Hashable, Sendable {
  /// The language of the words.
  public let language: Language
  private var rows: [Key: Row]

  /// One phrase and where it comes from.
  public struct Row: Hashable, Sendable {
    /// The words; `{names}` are filled in.
    public var text: String
    /// The words in newer systems, where they are known to differ.
    public var newerText: String?
    /// How sure they are.
    public var confidence: Confidence
    /// Where they were seen.
    public var source: String
  }

  /// How sure a fact about VoiceOver is.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// A recording, a log, or the very string Apple ships for it.
    case verified = "V"
    /// A careful re-implementation, a sister string, or two secondary sources.
    case derived = "D"
    /// Plausible; nothing found.
    case guess = "G"
    /// Taken from a file of the user's.
    case user = "U"
  }

  /// The rows of a key; every language has all of them, which a test walks.
  public subscript(key: Key) -> Row? { rows[key] }

  /// The words of a key, filled in; empty for a table that lacks the row.
  public func text(
    _ key: Key, _ fillings: [String: String] = [:], newer: Bool = false
  ) -> String {
    guard let row = rows[key] else { return "" }
    let text = newer ? row.newerText ?? row.text : row.text
    return fillings.isEmpty ? text : text.filled(fillings)
  }
}

// MARK: - Tables

extension Wording {
  /// The table of a language, or `nil` for a language that has none.
  public static func builtIn(_ language: Language) -> Wording? {
    switch language.base {
    case "ko": korean
    case "en": english
    default: nil
    }
  }

  /// The languages that have a table.
  public static let languages: [Language] = [.korean, .english]

  /// VoiceOver's words in Korean.
  public static let korean = built(.korean, PackageResources.ko_tsv)
  /// VoiceOver's words in English.
  public static let english = built(.english, PackageResources.en_tsv)

  private static func built(_ language: Language, _ bytes: [UInt8]) -> Wording {
    var wording = Wording(language: language, rows: [:])
    do {
      try wording.apply(table: String(decoding: bytes, as: UTF8.self), confidence: nil)
    } catch {
      preconditionFailure("the built-in wording of \(language) is malformed: \(error)")
    }
    return wording
  }

  /// Changes the rows that a table of the user's names.
  ///
  /// - Parameter table: Lines of `key<TAB>text`; empty lines and lines that begin with `#` are
  ///   passed over.
  /// - Throws: ``TableError`` with the line.
  public mutating func apply(table: String) throws(TableError) {
    try apply(table: table, confidence: .user)
  }

  private mutating func apply(table: String, confidence: Confidence?) throws(TableError) {
    // A carriage return and a line feed are one Character, and one newline.
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (offset, line) in lines.enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard let key = Key(rawValue: cells[0]) else {
        throw TableError(line: offset + 1, reason: .unknownKey(cells[0]))
      }
      guard cells.count >= 2, !cells[1].isEmpty else {
        throw TableError(line: offset + 1, reason: .noText(cells[0]))
      }
      let given = cells.count > 3 ? Confidence(rawValue: cells[3]) : nil
      guard let sure = confidence ?? given else {
        throw TableError(line: offset + 1, reason: .noConfidence(cells[0]))
      }
      rows[key] = Row(
        text: cells[1], newerText: cells.count > 2 && !cells[2].isEmpty ? cells[2] : nil,
        confidence: sure, source: cells.count > 4 ? cells[4] : "")
    }
  }

  /// A table that cannot be read.
  public struct TableError: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    public var reason: Reason

    /// What is wrong with the line.
    public enum Reason: Hashable, Sendable {
      case unknownKey(String)
      case noText(String)
      case noConfidence(String)
    }

    public var description: String {
      switch reason {
      case .unknownKey(let key):
        let known = Key.allCases.map(\.rawValue)
        let nearest = NearestWord.of(key, in: known).map { "; did you mean '\($0)'?" } ?? ""
        return "'\(key)' is no key of the wording table\(nearest)"
      case .noText(let key):
        return "'\(key)' has no words; write the key, a tab, and the words"
      case .noConfidence(let key):
        return "'\(key)' says neither V, D nor G"
      }
    }
  }
}
