/// A table of tab-separated text, for our own data and for users' lists.
///
/// ```
/// # Source: National Institute of Korean SpokenLanguage.
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
    bytes.withUnsafeBufferPointer { read($0, hasHeader: hasHeader) }
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
  package struct Row: Sendable {
    /// The line, from 1.
    package let line: Int
    fileprivate var cells: [Cell] = []
    /// The column after the last cell.
    fileprivate var end = 1

    fileprivate init(line: Int) { self.line = line }

    fileprivate struct Cell: Sendable {
      var text: String
      var column: Int
    }

    /// How many cells the line has.
    package var count: Int { cells.count }

    /// The text of a cell; empty for one that the line leaves out.
    package subscript(column: Int) -> String { column < cells.count ? cells[column].text : "" }

    /// A fault in a cell.
    package func fault(_ column: Int, _ message: String) -> Fault {
      Fault(
        line: line, column: column < cells.count ? cells[column].column : end, message: message
      )
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
      faults.map { "\(file):\($0.line):\($0.column): error: \($0.message)".onOneLine }
    }
  }
}

// MARK: - Reading

extension TabTable {
  private typealias Bytes = UnsafeBufferPointer<UInt8>

  private mutating func read(_ bytes: Bytes, hasHeader: Bool) {
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var number = 0
    var isFirst = true
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
      let row = Self.row(bytes, start..<end, number)
      if row.cells.allSatisfy(\.text.isEmpty) { continue }
      if isFirst {
        isFirst = false
        let names = row.cells.map(\.text)
        if hasHeader || names.prefix(2) == columns.prefix(2) {
          checkHeader(names, row)
          continue
        }
      }
      if (requiredCount...columns.count).contains(row.count) {
        rows.append(row)
      } else {
        faults.append(row.fault(min(row.count, columns.count), countMessage(row.count)))
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

  private static func row(_ bytes: Bytes, _ line: Range<Int>, _ number: Int) -> Row {
    var row = Row(line: number)
    var column = 1
    var start = line.lowerBound
    while true {
      var end = start
      while end < line.upperBound, bytes[end] != UInt8(ascii: "\t") { end += 1 }
      var cell = trimmed(bytes, start..<end)
      if row.cells.isEmpty, bytes[cell].starts(with: "\\#".utf8) {
        cell = (cell.lowerBound + 1)..<cell.upperBound
      }
      row.cells.append(
        Row.Cell(
          text: String(decoding: Bytes(rebasing: bytes[cell]), as: UTF8.self),
          column: column + (cell.lowerBound - start)
        )
      )
      for byte in bytes[start..<end] where byte & 0xC0 != 0x80 { column += 1 }
      row.end = column
      if end == line.upperBound { return row }
      column += 1
      start = end + 1
    }
  }

  private static func source(_ bytes: Bytes, _ line: Range<Int>) -> String? {
    let comment = String(decoding: Bytes(rebasing: bytes[line]), as: UTF8.self)
    let prefix = "# Source: "
    return comment.hasPrefix(prefix) ? String(comment.dropFirst(prefix.count)) : nil
  }

  /// A range without the spaces around it and the carriage return at its end.
  private static func trimmed(_ bytes: Bytes, _ range: Range<Int>) -> Range<Int> {
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
