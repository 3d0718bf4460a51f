import TestSupport

/// The rows of `Documentation/sources.tsv`.
struct SourceCatalogue {
  static let path = "Documentation/sources.tsv"
  static let columns = ["code", "kind", "title", "where", "system", "read"]
  static let kinds: Set<String> = [
    "documentation", "talk", "recording", "log", "shipped strings", "source code",
    "re-implementation", "article", "data", "ours",
  ]

  /// The cells of each row.
  var rows: [[String]]
  var codes: Set<String> { Set(rows.map { $0[0] }) }

  init() throws {
    let all = try Repository.rows(Self.path).map(\.cells)
    rows = Array(all.dropFirst())
    guard all.first == Self.columns else { throw Malformed(row: all.first ?? []) }
    if let row = rows.first(where: { $0.count != Self.columns.count }) {
      throw Malformed(row: row)
    }
  }

  struct Malformed: Error {
    var row: [String]
  }
}
