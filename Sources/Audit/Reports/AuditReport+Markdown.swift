import Support

extension AuditReport {
  /// A summary for a pull request: the counts, and a table of findings for each screen.
  package var markdown: String {
    var text = "## What one would stumble over\n\n\(summary).\n"
    let broken = screens.compactMap { screen in screen.error.map { (screen.path, $0) } }
    if !broken.isEmpty { text += "\n" }
    for (path, error) in broken { text += "- \(Self.code(path)): \(Self.cell(error))\n" }
    for screen in screens where !screen.findings.isEmpty {
      text +=
        "\n### \(Self.code(screen.path))\n\n| | where | what | heard | fix |\n|---|---|---|---|---|\n"
      for finding in screen.findings {
        let line = finding.line.map { ":\($0)" } ?? ""
        let cells = [
          "\(finding.severity.rawValue)<br>`\(finding.rule)`",
          Self.cell(finding.place) + (line.isEmpty ? "" : " (line \(line.dropFirst()))"),
          Self.cell(finding.message),
          finding.evidence.map(Self.cell).joined(separator: "<br>"),
          finding.advice.map { Self.cell($0.text) }.joined(separator: "<br>SwiftUI: ")
            + (finding.reference.isEmpty ? "" : " [more](\(finding.reference))"),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }

  /// A text as code, which ends where the text does.
  package static func code(_ text: String) -> String {
    "`\(text.onOneLine.replacing("`", with: "'"))`"
  }

  /// A text as a cell of a Markdown table: nothing in it is markup.
  package static func cell(_ text: String) -> String {
    // By scalars: a mark that combines with `<` or `|` does not take its meaning from it.
    var safe = ""
    for scalar in text.onOneLine.unicodeScalars {
      switch scalar {
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": safe += "\\\(scalar)"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "&": safe += "&amp;"
      default: safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }
}
