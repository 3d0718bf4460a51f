import Support

/// What letters are called that neither voice can read.
enum ScriptNames {
  static func korean(_ scalar: Unicode.Scalar) -> String { name(scalar, in: koreanNames) }

  static func english(_ scalar: Unicode.Scalar) -> String { name(scalar, in: englishNames) }

  private static func name(_ scalar: Unicode.Scalar, in names: [String: String]) -> String {
    let script = blocks.first { $0.bounds.contains(scalar.value) }?.script ?? "other"
    return names[script] ?? ""
  }

  private static let koreanNames = DataTable.words(
    "ko/script-names.tsv", columns: ["script", "name"]
  )
  private static let englishNames = DataTable.words(
    "en/script-names.tsv", columns: ["script", "name"]
  )

  private static let blocks = DataTable.rows(
    "common/scripts.tsv", columns: ["script", "first", "last"]
  ) { row throws(TabTable.Fault) in
    let first = try codePoint(row, 1)
    let last = try codePoint(row, 2)
    guard first <= last else { throw row.fault(2, "the block ends before it begins") }
    return (script: row[0], bounds: first...last)
  }

  private static func codePoint(
    _ row: TabTable.Row, _ column: Int
  ) throws(TabTable.Fault) -> UInt32 {
    guard row[column].hasPrefix("U+"), let value = UInt32(row[column].dropFirst(2), radix: 16)
    else { throw row.fault(column, "expected U+0370, found “\(row[column])”") }
    return value
  }
}
