import Foundation
import Testing

/// The rows of a table beside the tests: tab-separated, with a head line.
struct PronunciationTable {
  let rows: [[String]]

  init(_ name: String) throws {
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "tsv", subdirectory: "Data"))
    rows = try String(contentsOf: url, encoding: .utf8)
      .split(separator: "\n").dropFirst()
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
