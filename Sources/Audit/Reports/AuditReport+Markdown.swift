extension AuditReport {
  /// A summary for a pull request: the counts, and a table of findings for each screen.
  package var markdown: String {
    var text = "## What one would stumble over\n\n\(summary).\n"
    for screen in screens where !screen.findings.isEmpty {
      text += "\n### `\(screen.path)`\n\n| | where | what | heard | fix |\n|---|---|---|---|---|\n"
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

  /// A text as a cell of a Markdown table: nothing in it is markup.
  package static func cell(_ text: String) -> String {
    var safe = ""
    for character in text {
      switch character {
      case "|", "*", "_", "`", "[", "]", "\\", "~", "#": safe += "\\\(character)"
      case "<": safe += "&lt;"
      case ">": safe += "&gt;"
      case "&": safe += "&amp;"
      case _ where character.isNewline: safe += "↵"
      default: safe.append(character)
      }
    }
    return safe
  }
}
