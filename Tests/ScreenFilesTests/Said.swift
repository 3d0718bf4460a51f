import ScreenFiles

/// Everything that is said about a file: its errors or else its warnings, a line for each.
func said(of file: String) -> String {
  do {
    let warnings = try ScreenFile.located(contentsOf: file.utf8, path: "a.yaml").sources.warnings
    return warnings.map(\.description).joined(separator: "\n")
  } catch {
    return error.diagnostics.map(\.description).joined(separator: "\n")
  }
}
