/// A table of tab-separated text, for our own data and for users' lists.
///
/// ```
/// # Source: National Institute of Korean Language.
/// written	spoken
/// 설정	설쩡
/// ```
///
/// The first row names the columns; if it may be missing, the columns are the expected ones. Empty
/// lines and lines that begin with `#` are skipped, so a cell that begins a line with that sign is
/// written `\#`. Spaces around cells are dropped, and there is no quoting.
///
/// ```swift
/// let table = TabTable(parsing: text, file: "words.tsv", columns: ["written", "spoken"])
/// let words = try table.map { row in (row[0], row[1]) }
/// ```
package struct TabTable: Sendable {
  /// The file, as named in errors.
  package let file: String
  /// The text of a comment `Source:` before the first row; `nil` if there is none.
  package private(set) var source: String?
  /// The rows in order, without those that have too few or too many cells.
  package private(set) var rows: [Row] = []
  /// The faults of the table itself, in the order of its lines.
  package private(set) var faults: [Fault] = []

  private let columns: [String]
  private let requiredCount: Int

  /// Reads the rows of a table; wrong ones become ``faults``, which ``map(_:)`` throws.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark.
  ///   - file: The file, as errors name it.
  ///   - columns: The names of the columns, in order.
  ///   - optional: How many columns at the end a row may leave out.
  ///   - hasHeader: Whether the first row must name the columns. Otherwise it is a row of names only
  ///     if its first two cells are the first two names.
  package init(
    parsing bytes: [UInt8],
    file: String,
    columns: [String],
    optional: Int = 0,
    hasHeader: Bool = true
  ) {
    self.file = file
    self.columns = columns
    requiredCount = columns.count - optional
    read(bytes, hasHeader: hasHeader)
  }

  /// Reads the rows of a table from a string.
  package init(
    parsing text: String,
    file: String,
    columns: [String],
    optional: Int = 0,
    hasHeader: Bool = true
  ) {
    self.init(
      parsing: Array(text.utf8), file: file, columns: columns, optional: optional,
      hasHeader: hasHeader
    )
  }

  /// The values that the rows stand for.
  ///
  /// - Throws: All the faults of the table and its rows, if there are any.
  package func map<Value>(
    _ meaning: (Row) throws(Fault) -> Value
  ) throws(Faults) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(rows.count)
    var faults = faults
    for row in rows {
      do throws(Fault) {
        values.append(try meaning(row))
      } catch {
        faults.append(error)
      }
    }
    guard faults.isEmpty else {
      throw Faults(file: file, faults: faults.sorted { $0.line < $1.line })
    }
    return values
  }
}

// MARK: - Rows and faults

extension TabTable {
  /// One line of a table.
  ///
  /// A cell is cut out when it is asked for: of the thousands of rows that some tables have, most
  /// programs need few.
  package struct Row: Sendable {
    /// The line, from 1.
    package let line: Int
    /// The whole table.
    fileprivate let bytes: [UInt8]
    /// Where the line is in it.
    fileprivate let range: Range<Int>

    /// How many cells the line has.
    package var count: Int {
      bytes.withUnsafeBufferPointer { 1 + $0[range].count { $0 == UInt8(ascii: "\t") } }
    }

    /// The text of a cell; empty for one that the line leaves out.
    package subscript(column: Int) -> String {
      bytes.withUnsafeBufferPointer { bytes in
        guard let text = text(column, in: bytes) else { return "" }
        return String(decoding: Bytes(rebasing: bytes[text]), as: UTF8.self)
      }
    }

    /// The words of a cell, which spaces part.
    package func words(_ column: Int) -> [String] {
      bytes.withUnsafeBufferPointer { bytes in
        guard let text = text(column, in: bytes) else { return [] }
        return bytes[text].split(separator: UInt8(ascii: " ")).map {
          String(decoding: Bytes(rebasing: $0), as: UTF8.self)
        }
      }
    }

    /// A fault in a cell.
    package func fault(_ column: Int, _ message: String) -> Fault {
      bytes.withUnsafeBufferPointer { bytes in
        let place = text(column, in: bytes)?.lowerBound ?? range.upperBound
        let scalars = bytes[range.lowerBound..<place].count { $0 & 0xC0 != 0x80 }
        return Fault(line: line, column: 1 + scalars, message: message)
      }
    }

    /// Whether it has nothing but tabs and spaces.
    fileprivate var isEmpty: Bool { (0..<count).allSatisfy { self[$0].isEmpty } }

    /// Where the text of a cell is; `nil` for a cell that the line leaves out.
    private func text(_ column: Int, in bytes: Bytes) -> Range<Int>? {
      var start = range.lowerBound
      var tabs = 0
      while true {
        var end = start
        while end < range.upperBound, bytes[end] != UInt8(ascii: "\t") { end += 1 }
        if tabs == column {
          let text = TabTable.trimmed(bytes, start..<end)
          let isEscaped = column == 0 && bytes[text].starts(with: "\\#".utf8)
          return isEscaped ? text.dropFirst() : text
        }
        if end == range.upperBound { return nil }
        tabs += 1
        start = end + 1
      }
    }
  }

  /// An error in a line.
  package struct Fault: Error, Hashable, Sendable {
    /// The line, from 1.
    package var line: Int
    /// The column in the line, from 1, counted in Unicode scalars.
    package var column: Int
    /// What is wrong, and what to write instead.
    package var message: String
  }

  /// All the errors in a table.
  package struct Faults: Error, ErrorOfLines, Hashable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    package var file: String
    /// The faults in the order of the lines.
    package var faults: [Fault]

    package var description: String { lines.joined(separator: "\n") }

    package var lines: [String] {
      faults.map { FilePlace(file, $0.line, $0.column).error($0.message) }
    }
  }
}

// MARK: - Reading

extension TabTable {
  fileprivate typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func read(_ table: [UInt8], hasHeader: Bool) {
    var start = table.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    var isFirst = true
    table.withUnsafeBufferPointer { bytes in
      while start < bytes.count {
        number += 1
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        defer { start = end + 1 }
        let text = Self.trimmed(bytes, start..<end)
        if text.isEmpty { continue }
        if bytes[text.lowerBound] == UInt8(ascii: "#") {
          if isFirst, source == nil { source = Self.source(bytes, text) }
          continue
        }
        let row = Row(line: number, bytes: table, range: start..<end)
        if bytes[text.lowerBound] == UInt8(ascii: "\t"), row.isEmpty { continue }
        if isFirst {
          isFirst = false
          let names = (0..<row.count).map { row[$0] }
          if hasHeader || names.prefix(2) == columns.prefix(2) {
            checkHeader(names, row)
            continue
          }
        }
        let count = row.count
        if (requiredCount...columns.count).contains(count) {
          rows.append(row)
        } else {
          faults.append(row.fault(min(count, columns.count), countMessage(count)))
        }
      }
    }
    if isFirst, hasHeader {
      faults.append(Fault(line: 1, column: 1, message: "expected a row of \(columnNames)"))
    }
  }

  private mutating func checkHeader(_ names: [String], _ row: Row) {
    guard names.count < requiredCount || names != Array(columns.prefix(names.count)) else { return }
    let wrong = zip(names, columns).prefix { $0 == $1 }.count
    let found = wrong < names.count ? "“\(names[wrong])”" : "\(names.count) of them"
    faults.append(row.fault(wrong, "expected the column names \(columnNames), found \(found)"))
  }

  private var columnNames: String { columns.joined(separator: ", ") }

  private func countMessage(_ found: Int) -> String {
    let expected = Set([requiredCount, columns.count]).sorted().map(String.init)
      .joined(separator: columns.count - requiredCount > 1 ? " to " : " or ")
    return "expected \(expected) columns separated by tabs, found \(found); write: \(columnNames)"
  }

  private static func source(_ bytes: Bytes, _ line: Range<Int>) -> String? {
    let comment = String(decoding: Bytes(rebasing: bytes[line]), as: UTF8.self)
    let prefix = "# Source: "
    return comment.hasPrefix(prefix) ? String(comment.dropFirst(prefix.count)) : nil
  }

  /// A range without the spaces around it and the carriage return at its end.
  fileprivate static func trimmed(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start,
      bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }
}
