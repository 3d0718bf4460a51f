import ScreenImportData
import Support

/// The tables of words in dumps: `Data/layers.tsv` and its neighbors.
///
/// A row that cannot be read is our mistake and stops the program, so a test reads all of them.
enum ImportTable {
  /// What every row of a file means.
  static func rows<Value>(
    _ file: String, columns: [String],
    _ meaning: (TabTable.Row) throws(TabTable.Fault) -> Value
  ) -> [Value] {
    guard let text = import_table(file) else { preconditionFailure("there is no table \(file)") }
    let table = TabTable(parsing: String(cString: text), file: file, columns: columns)
    do {
      return try table.map(meaning)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
