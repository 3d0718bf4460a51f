/// Where the lines that YAML counts are in a file.
///
/// YAML 1.1 ends a line also at U+0085, U+2028 and U+2029; editors do not, and number fewer lines.
struct LineBreaks {
  /// The line in the file of each line of YAML, and the columns before it there.
  private let starts: [(line: Int, columns: Int)]

  /// The line breaks of a text; `nil` if YAML counts its lines as editors do.
  init?(in text: String) {
    // UTF-8: C2 85, E2 80 A8, E2 80 A9.
    guard text.utf8.contains(where: { $0 == 0xC2 || $0 == 0xE2 }),
      text.unicodeScalars.contains(where: Self.isOfYAMLAlone)
    else { return nil }
    var starts = [(line: 1, columns: 0)]
    var (line, columns, isAfterReturn) = (1, 0, false)
    for scalar in text.unicodeScalars {
      columns += 1
      if Self.isOfYAMLAlone(scalar) {
        starts.append((line, columns))
      } else if scalar == "\n", isAfterReturn {
        columns = 0
      } else if scalar == "\n" || scalar == "\r" {
        (line, columns) = (line + 1, 0)
        starts.append((line, 0))
      }
      isAfterReturn = scalar == "\r"
    }
    self.starts = starts
  }

  /// The place in the file of a place that YAML tells.
  func place(of line: Int, _ column: Int) -> SourceLocation {
    guard starts.indices.contains(line - 1) else {
      return SourceLocation(line: line, column: column)
    }
    let start = starts[line - 1]
    return SourceLocation(line: start.line, column: start.columns + column)
  }

  private static func isOfYAMLAlone(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{85}" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }
}
