import ReadingsData
import Support

/// The tables that are part of the program: `Data/ko/units.tsv` and its neighbours.
///
/// Each is read when it is first asked for. A row that cannot be read stops the program, so a test
/// reads all of them.
enum DataTable {
  /// The files, such as `ko/units.tsv`.
  static var paths: [String] {
    (0..<readings_table_count()).map { String(cString: readings_table_at($0).pointee.path) }
  }

  private static let tables = BuiltInTables(bytes: { path in
    readings_table_at_path(path).map {
      Array(UnsafeBufferPointer(start: $0.pointee.bytes, count: $0.pointee.size))
    }
  })

  /// The text of a file.
  static func bytes(_ path: String) -> [UInt8] { tables.bytes(of: path) }

  /// The rows of a file, for what reads them one by one when it needs them.
  static func table(_ path: String, columns: [String]) -> TabTable {
    tables.table(path, columns: columns)
  }

  /// What every row of a file means.
  static func rows<Value>(
    _ path: String, columns: [String], optional: Int = 0,
    _ meaning: (TabTable.Row) throws(TabTable.Fault) -> Value
  ) -> [Value] {
    tables.rows(path, columns: columns, optional: optional, meaning)
  }

  /// What the rows of a file say of their keys; of two rows for a key the later wins.
  static func dictionary<Key: Hashable, Value>(
    _ path: String, columns: [String], optional: Int = 0,
    _ meaning: (TabTable.Row) throws(TabTable.Fault) -> (Key, Value)
  ) -> [Key: Value] {
    Dictionary(
      rows(path, columns: columns, optional: optional, meaning), uniquingKeysWith: { $1 }
    )
  }

  /// What the rows of a file of two columns say of characters.
  static func characters(_ path: String, columns: [String]) -> [Unicode.Scalar: String] {
    dictionary(path, columns: columns) { row throws(TabTable.Fault) in
      (try row.scalar(0), row[1])
    }
  }

  /// What the rows of a file of two columns say of words.
  static func words(_ path: String, columns: [String]) -> [String: String] {
    dictionary(path, columns: columns) { ($0[0], $0[1]) }
  }
}

extension TabTable.Row {
  /// The one character of a cell.
  func scalar(_ column: Int) throws(TabTable.Fault) -> Unicode.Scalar {
    let scalars = self[column].unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else {
      throw fault(column, "expected one character, found “\(self[column])”")
    }
    return scalar
  }

  /// The number in a cell.
  func number(_ column: Int) throws(TabTable.Fault) -> Int {
    guard let number = Int(self[column]) else {
      throw fault(column, "expected a number, found “\(self[column])”")
    }
    return number
  }

  /// The text of a cell; `nil` for an empty one.
  func text(_ column: Int) -> String? { self[column].isEmpty ? nil : self[column] }

  /// The one of some names that a cell has.
  func name<Name: RawRepresentable<String> & CaseIterable>(
    _ column: Int, of type: Name.Type = Name.self
  ) throws(TabTable.Fault) -> Name {
    guard let name = Name(rawValue: self[column]) else {
      let names = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw fault(column, "expected one of \(names), found “\(self[column])”")
    }
    return name
  }
}
