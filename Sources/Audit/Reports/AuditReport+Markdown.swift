import Support

extension AuditReport {
  /// A summary for a pull request: the counts, and a table of findings for each screen.
  package var markdown: String {
    let heads = ["", "where", "what", "heard", "fix"].map { language[$0] }
    let head =
      "| \(heads.joined(separator: " | ")) |\n|\(String(repeating: "---|", count: heads.count))\n"
    var text = "## \(language[Self.title])\n\n\(summary).\n"
    let broken = screens.compactMap { screen in screen.error.map { (screen.path, $0) } }
    if !broken.isEmpty { text += "\n" }
    for (path, error) in broken { text += "- \(Self.code(path)): \(Self.cell(error))\n" }
    for screen in screens where !screen.findings.isEmpty {
      text += "\n### \(Self.code(screen.path))\n\n\(head)"
      for finding in screen.findings {
        let cells = [
          "\(language[finding.severity.rawValue])<br>`\(finding.rule)`",
          Self.cell(finding.place) + (finding.line.map { " " + say("(line \($0))") } ?? ""),
          Self.cell(finding.message),
          finding.evidence.map(Self.cell).joined(separator: "<br>"),
          finding.advice().map { Self.cell($0.text) }.joined(separator: "<br>SwiftUI: ")
            + (finding.reference.isEmpty ? "" : " [\(language["more"])](\(finding.reference))"),
        ]
        text += "| \(cells.joined(separator: " | ")) |\n"
      }
    }
    return text
  }

  private static let title = "Problems you can hear"

  static var markdownSentences: [String] { [title, "where", "what", "more", "(line {1})"] }

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
