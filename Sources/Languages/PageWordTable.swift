import LanguagesData
import Support

/// The words of pages in one language: words and phrases by key.
package struct PageWordTable: Sendable {
  /// The words by key, as templates use them.
  package var byName: [String: String] { read() }

  /// Only commands that write pages ask for the words, once.
  private let read: @Sendable () -> [String: String]

  /// Creates a table from words by key.
  package init(_ byName: [String: String]) {
    read = { byName }
  }

  /// Reads a table of two columns, `key` and `words`.
  ///
  /// - Throws: Every line that is wrong or repeats a key.
  package init(parsing text: String, file: String) throws(TabTable.Faults) {
    var byName: [String: String] = [:]
    let table = TabTable(parsing: text, file: file, columns: ["key", "words"])
    _ = try table.map { (row) throws(TabTable.Fault) in
      guard byName.updateValue(row[1], forKey: row[0]) == nil else {
        throw row.fault(0, "‘\(row[0])’ stands here a second time")
      }
    }
    self.init(byName)
  }

  private init(read: @escaping @Sendable () -> [String: String]) {
    self.read = read
  }

  private static let tables = BuiltInTables(page_words_table)

  /// The table of a file in `PageWords`; if it cannot be read, that is our mistake.
  static func builtIn(_ file: String) -> PageWordTable {
    PageWordTable {
      do {
        return try PageWordTable(parsing: tables.text(of: file), file: file).byName
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}
