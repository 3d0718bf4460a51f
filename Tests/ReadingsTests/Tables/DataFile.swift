import Support
import Testing

@testable import Readings

/// A table of the program as its file describes it: its columns, and what its comments promise.
struct DataFile: CustomTestStringConvertible {
  var path: String
  var columns: [String]
  /// What the comment that begins `Order:` says; empty for none.
  var order: String
  var table: TabTable

  static let all = DataTable.paths.map(Self.init)

  /// The rows of one file.
  static func rows(_ path: String) -> [TabTable.Row] { Self(path: path).table.rows }

  init(path: String) {
    let bytes = DataTable.bytes(path)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    self.path = path
    let header = lines.first { !$0.hasPrefix("# ") && $0 != "#" } ?? ""
    columns = header.split(separator: "\t").map(String.init)
    let promise = "# Order: "
    order = lines.first { $0.hasPrefix(promise) }.map { String($0.dropFirst(promise.count)) } ?? ""
    table = TabTable(
      parsing: bytes, file: path, columns: columns, optional: max(columns.count - 1, 0)
    )
  }

  /// The key by which each row is found.
  var keys: [String] {
    table.rows.flatMap { row -> [String] in
      switch path {
      case "ko/units.tsv", "en/units.tsv": row.words(0)
      case "en/abbreviations.tsv", "ko/homographs.tsv": ["\(row[0]) \(row[2])"]
      case "common/scripts.tsv": [row[1]]
      case "ko/word-sets.tsv", "en/word-sets.tsv": row.words(1).map { "\(row[0]) \($0)" }
      default: [row[0]]
      }
    }
  }

  var testDescription: String { path }
}
