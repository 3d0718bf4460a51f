import AccessibilityModel
import Support

/// A reader's own phrases in one language: a table whose rows have sources.
///
/// The built-in tables are in the reader's folder: `Wording/ko.tsv` and `Wording/en.tsv`. A user's
/// file with the same columns, or only the first two, changes single rows:
///
/// ```
/// language	ko
/// state.dimmed	비활성화됨
/// ```
///
/// `{count} {character|characters}` says one word or the other, as the number before it is 1 or not.
///
/// The first of these lines keeps the file from changing the words of another language.
public struct ReaderWording: Hashable, Sendable {
  /// The language of the words.
  public let language: SpokenLanguage
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

  /// A text that is another if some of the words differ, for the fingerprints of what is made with them.
  package var identity: String {
    keys.map { text($0) + "|" + text($0, newer: true) }.joined(separator: "\n")
  }

  /// The words of a key with placeholders replaced; empty if the table lacks the row.
  public func text(
    _ key: Key, _ fillings: [String: String] = [:], newer: Bool = false
  ) -> String {
    guard let row = rows[key] else { return "" }
    let text = newer ? row.newerText ?? row.text : row.text
    guard !fillings.isEmpty else { return text }
    var last: String?
    return text.filled { hole in
      if let filling = fillings[hole] {
        last = filling
        return filling
      }
      // One word for 1, the other for any other number: that before it, or the count.
      let words = hole.split(separator: "|", omittingEmptySubsequences: false)
      guard words.count == 2, let count = last ?? fillings["count"] else { return nil }
      return String(words[count == "1" ? 0 : 1])
    }
  }
}

// MARK: - Tables

extension ReaderWording {
  /// Reads a table of a reader's words, each row with its confidence and its source.
  ///
  /// - Throws: ``TableError`` with every wrong line.
  package init(
    language: SpokenLanguage, table: String, file: String = "wording.tsv"
  ) throws(TableError) {
    self.language = language
    try read(table, file) { (row) throws(TabTable.Fault) in
      guard let confidence = Confidence(rawValue: row[3]) else {
        throw row.fault(3, "'\(row[0])' has no confidence; write V, D or G in the fourth column")
      }
      return confidence
    }
  }

  /// A reader's built-in table; if a row cannot be read, that is our mistake.
  package static func builtIn(_ language: SpokenLanguage, _ table: String) -> ReaderWording {
    do {
      return try ReaderWording(language: language, table: table)
    } catch {
      preconditionFailure("the built-in wording of \(language) is malformed: \(error)")
    }
  }

  /// Changes the rows that are in a user's table.
  ///
  /// - Parameters:
  ///   - table: Lines of `key<TAB>text`; empty lines and lines that begin with `#` are skipped. If
  ///     the key of a line is `language`, the table changes nothing in another language.
  ///   - file: The file, as errors name it.
  /// - Throws: ``TableError`` with every wrong line; nothing is then changed.
  public mutating func apply(table: String, file: String = "wording.tsv") throws(TableError) {
    let known = self
    try read(table, file) { (row) throws(TabTable.Fault) in
      guard let old = known[Key(rawValue: row[0])] else {
        let nearest = NearestWord.of(row[0], in: known.keys.map(\.rawValue))
        throw row.fault(
          0,
          "'\(row[0])' is not a key of the wording table"
            + (nearest.map { "; did you mean '\($0)'?" } ?? ""))
      }
      for column in [1, 2] { try Self.check(row, column, replacing: old.text) }
      guard row[3].isEmpty || Confidence(rawValue: row[3]) != nil else {
        throw row.fault(3, "unknown confidence '\(row[3])'; write V, D or G, or nothing")
      }
      return .user
    }
  }

  /// Refuses words that could not be said as they are written.
  private static func check(
    _ row: TabTable.Row, _ column: Int, replacing text: String
  ) throws(TabTable.Fault) {
    if let scalar = row[column].unicodeScalars.first(where: \.breaksLines) {
      let code = String(scalar.value, radix: 16, uppercase: true)
      let padding = String(repeating: "0", count: max(4 - code.count, 0))
      throw row.fault(
        column, "the words of '\(row[0])' have the character U+\(padding)\(code); leave it out")
    }
    let holes = text.holes
    if let choice = row[column].choices.first, !holes.contains("count"),
      !row[column].beginsWithHole(before: choice)
    {
      throw row.fault(
        column, "there is no count in '\(row[0])' for {\(choice)} to go by; write one word")
    }
    guard let hole = row[column].holes.first(where: { !holes.contains($0) }) else { return }
    throw row.fault(
      column,
      "nothing fills {\(hole)} in '\(row[0])'; "
        + (holes.isEmpty
          ? "it has no placeholders" : "write \(holes.map { "{\($0)}" }.joined(separator: " or "))")
    )
  }

  /// Reads rows, replacing existing ones.
  private mutating func read(
    _ text: String, _ file: String,
    confidence: (TabTable.Row) throws(TabTable.Fault) -> Confidence
  ) throws(TableError) {
    let table = TabTable(
      parsing: text, file: file, columns: ["key", "text", "newer", "confidence", "source"],
      optional: 4, hasHeader: false)
    let read: [(Key, Row)?]
    var lines: [String: Int] = [:]
    let languages = table.rows.filter { $0[0] == "language" }.map { SpokenLanguage($0[1]).base }
    if !languages.isEmpty, !languages.contains(language.base) { return }
    do {
      read = try table.map { (row) throws(TabTable.Fault) in
        if row[0] == "language" { return nil }
        if let line = lines.updateValue(row.line, forKey: row[0]) {
          throw row.fault(0, "'\(row[0])' is also on line \(line); keep one of them")
        }
        let sure = try confidence(row)
        guard !row[1].isEmpty else {
          throw row.fault(1, "'\(row[0])' has no words; write the key, a tab, and the words")
        }
        return (
          Key(rawValue: row[0]),
          Row(
            text: row[1], newerText: row[2].isEmpty ? nil : row[2], confidence: sure,
            source: row[4])
        )
      }
    } catch {
      throw TableError(
        file: file,
        faults: error.faults.map { .init(line: $0.line, column: $0.column, message: $0.message) })
    }
    for case (let key, let row)? in read {
      if rows[key] == nil { keys.append(key) }
      rows[key] = row
    }
  }

  /// A table that cannot be read, with everything that is wrong with it.
  public struct TableError: Error, ErrorOfLines, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public var file: String
    /// The errors, in the order of the lines.
    public var faults: [Fault]

    /// One error.
    public struct Fault: Hashable, Sendable {
      /// The line, counted from 1.
      public var line: Int
      /// The column, counted from 1.
      public var column: Int
      /// What is wrong, and what to write instead.
      public var message: String
    }

    /// A line for each: `FILE:LINE:COLUMN: error: …`.
    public var description: String { lines.joined(separator: "\n") }

    package var lines: [String] {
      faults.map { FilePlace(file, $0.line, $0.column).error($0.message) }
    }
  }
}

extension String {
  /// The names of the `{holes}` in a phrase, in order.
  package var holes: [String] { braced.filter { !$0.contains("|") } }

  /// The `{one|other}` choices in a phrase, which go by its count.
  fileprivate var choices: [String] { braced.filter { $0.contains("|") } }

  /// Whether something is put in before a choice, by which it can go.
  fileprivate func beginsWithHole(before choice: String) -> Bool {
    braced.prefix { $0 != choice }.contains { !$0.contains("|") }
  }

  /// What is between braces, in order.
  private var braced: [String] {
    var holes: [String] = []
    var rest = self[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      holes.append(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return holes
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}
