import Foundation
import Testing

/// A table of texts and how they are read, with a first line of column names.
enum ReadingTable {
  struct Row: CustomTestStringConvertible {
    var text: String
    var reading: String
    var testDescription: String { text }
  }

  /// The rows of a table in the test resources.
  static func rows(_ name: String) throws -> [Row] {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Data")
    )
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return try lines.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 3, "\(line)")
      return Row(text: fields[0], reading: fields[1])
    }
  }
}
