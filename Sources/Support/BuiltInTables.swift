/// The tables of one module that are part of the program, by the names of their files.
///
/// A table that is missing, or that has a row which cannot be read, is our mistake and stops the program,
/// so a test reads each of them.
///
/// ```swift
/// let tables = BuiltInTables(voiceover_table)
/// let keys = tables.rows("keys-ko.tsv", columns: ["part", "keys"]) { ($0[0], $0[1]) }
/// ```
package struct BuiltInTables: Sendable {
  private let find: @Sendable (_ file: String) -> [UInt8]?

  /// Creates tables whose bytes something finds; `nil` for a file that has none.
  package init(bytes find: @escaping @Sendable (_ file: String) -> [UInt8]?) {
    self.find = find
  }

  /// Creates tables whose text, which ends in a zero, a function of C finds; null for a file that has
  /// none.
  package init(
    _ text: @escaping @Sendable (_ file: UnsafePointer<CChar>) -> UnsafePointer<CChar>?
  ) {
    self.init(bytes: { file in text(file).map { Array(String(cString: $0).utf8) } })
  }

  /// The bytes of a table.
  package func bytes(of file: String) -> [UInt8] {
    guard let bytes = find(file) else { preconditionFailure("there is no table \(file)") }
    return bytes
  }

  /// The text of a table.
  package func text(of file: String) -> String { String(decoding: bytes(of: file), as: UTF8.self) }

  /// The rows of a table, for what reads them one by one when it needs them.
  package func table(_ file: String, columns: [String]) -> TabTable {
    let table = TabTable(parsing: bytes(of: file), file: file, columns: columns)
    precondition(table.faults.isEmpty, "\(TabTable.Faults(file: file, faults: table.faults))")
    return table
  }

  /// What every row of a table means.
  package func rows<Value>(
    _ file: String, columns: [String], optional: Int = 0,
    _ meaning: (TabTable.Row) throws(TabTable.Fault) -> Value
  ) -> [Value] {
    let table = TabTable(
      parsing: bytes(of: file), file: file, columns: columns, optional: optional)
    do {
      return try table.map(meaning)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
