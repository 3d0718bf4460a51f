import AccessibilityModel
import Support

/// A reader's own phrases in one language: a table whose rows have sources.
///
/// The built-in tables are in the reader's folder: `Wording/ko.tsv` and `Wording/en.tsv`. A user's
/// file with the same columns, or only the first two, changes single rows:
///
/// ```
/// state.dimmed	비활성화됨
/// ```
public struct Wording: Hashable, Sendable {
  /// The language of the words.
  public let language: Language
  /// The keys of its rows, in the order of the table.
  public private(set) var keys: [Key] = []
  private var rows: [Key: Row] = [:]

  /// The key of a row; each reader has its own keys.
  public struct Key: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral,
    CustomStringConvertible
  {
    /// The key as in the table, such as `trait.button`.
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(stringLiteral value: String) {
      self.init(rawValue: value)
    }

    public var description: String { rawValue }
  }

  /// A phrase and its source.
  public struct Row: Hashable, Sendable {
    /// The words; `{names}` are placeholders.
    public var text: String
    /// The words in newer systems, if they are known to differ.
    public var newerText: String?
    /// How sure they are.
    public var confidence: Confidence
    /// Where they were observed.
    public var source: String
  }

  /// How sure a fact about a reader is.
  public enum Confidence: String, Hashable, Sendable, CaseIterable {
    /// A recording, a log, or exactly that string shipped by Apple.
    case verified = "V"
    /// A careful re-implementation, a related string, or two secondary sources.
    case derived = "D"
    /// Plausible, but nothing better was found.
    case guess = "G"
    /// Taken from a user's file.
    case user = "U"
  }

  /// The row of a key; a test checks that every language has all of them.
  public subscript(key: Key) -> Row? { rows[key] }

  /// The words of a key with placeholders replaced; empty if the table lacks the row.
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
  /// Reads a table of a reader's words, each row with its confidence and its source.
  ///
  /// - Throws: ``TableError`` with the line.
  package init(language: Language, table: String) throws(TableError) {
    self.language = language
    try read(table) { (key, confidence) throws(TableError.Reason) in
      guard let confidence else { throw .noConfidence(key.rawValue) }
      return confidence
    }
  }

  /// A reader's built-in table; if a row cannot be read, that is our mistake.
  package static func builtIn(_ language: Language, _ table: String) -> Wording {
    do {
      return try Wording(language: language, table: table)
    } catch {
      preconditionFailure("the built-in wording of \(language) is malformed: \(error)")
    }
  }

  /// Changes the rows that are in a user's table.
  ///
  /// - Parameter table: Lines of `key<TAB>text`; empty lines and lines that begin with `#` are
  ///   skipped.
  /// - Throws: ``TableError`` with the line.
  public mutating func apply(table: String) throws(TableError) {
    let known = keys
    try read(table) { (key, _) throws(TableError.Reason) in
      guard known.contains(key) else {
        let nearest = NearestWord.of(key.rawValue, in: known.map(\.rawValue))
        throw .unknownKey(key.rawValue, nearest: nearest)
      }
      return .user
    }
  }

  /// Reads rows, replacing existing ones.
  ///
  /// - Parameter confidence: How sure a row is, from its key and its cell.
  private mutating func read(
    _ table: String, confidence: (Key, Confidence?) throws(TableError.Reason) -> Confidence
  ) throws(TableError) {
    // A carriage return and line feed are one Character and one newline.
    let lines = table.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (offset, line) in lines.enumerated() {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let key = Key(rawValue: cells[0])
      do throws(TableError.Reason) {
        let sure = try confidence(key, cells.count > 3 ? Confidence(rawValue: cells[3]) : nil)
        guard cells.count >= 2, !cells[1].isEmpty else { throw .noText(cells[0]) }
        if rows[key] == nil { keys.append(key) }
        rows[key] = Row(
          text: cells[1], newerText: cells.count > 2 && !cells[2].isEmpty ? cells[2] : nil,
          confidence: sure, source: cells.count > 4 ? cells[4] : "")
      } catch {
        throw TableError(line: offset + 1, reason: error)
      }
    }
  }

  /// A table that cannot be read.
  public struct TableError: Error, Hashable, CustomStringConvertible {
    /// The line, counted from 1.
    public var line: Int
    public var reason: Reason

    /// What is wrong with the line.
    public enum Reason: Error, Hashable {
      case unknownKey(String, nearest: String?)
      case noText(String)
      case noConfidence(String)
    }

    public var description: String {
      switch reason {
      case .unknownKey(let key, let nearest):
        "'\(key)' is not a key of the wording table"
          + (nearest.map { "; did you mean '\($0)'?" } ?? "")
      case .noText(let key):
        "'\(key)' has no words; write the key, a tab, and the words"
      case .noConfidence(let key):
        "'\(key)' says neither V, D nor G"
      }
    }
  }
}
