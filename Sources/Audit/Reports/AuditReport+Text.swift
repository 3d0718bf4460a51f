import Support

extension AuditReport {
  /// The findings in the style of compilers, each with what is heard and what to do.
  ///
  /// ```
  /// settings.yaml:9:9: error: before · ic_back_24: … [file-name-as-label]
  ///     heard: "ic_back_24, button" (look around, at 1.35 s)
  ///     fix: Set accessibilityLabel … · SwiftUI: …
  /// ```
  package func text(of finding: AuditFinding, in screen: ScreenReport) -> String {
    let place = finding.line.map { ":\($0):\(finding.column ?? 1)" } ?? ""
    var lines = [
      "\(screen.path)\(place): \(finding.severity.rawValue): \(finding.sentence)".joinedLines
        + " [\(finding.rule)]"
    ]
    for (index, evidence) in finding.evidence.enumerated() {
      let moment = index == 0 ? finding.moment.map { " (\($0))".onOneLine } ?? "" : ""
      lines.append((index == 0 ? "    heard: " : "           ") + evidence.joinedLines + moment)
    }
    lines.append("    fix: \(finding.fix.uiKit)")
    if finding.fix.swiftUI != finding.fix.uiKit {
      lines.append("    SwiftUI: \(finding.fix.swiftUI)")
    }
    return lines.joined(separator: "\n")
  }

  /// All findings as text.
  package var text: String {
    all.map { text(of: $0.finding, in: $0.screen) + "\n" }.joined()
  }

  /// The findings as annotations of GitHub's pull requests.
  package var github: String {
    all.map { screen, finding in
      let kind =
        switch finding.severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
      var properties = ["file=\(Self.property(screen.path))"]
      if let line = finding.line { properties.append("line=\(line)") }
      if let column = finding.column { properties.append("col=\(column)") }
      properties.append("title=\(Self.property(finding.rule))")
      var message = finding.sentence
      if let heard = finding.evidence.first {
        message += "\nheard: \(heard)" + (finding.moment.map { " (\($0))" } ?? "")
      }
      message += "\nfix: \(finding.fix.uiKit)"
      return "::\(kind) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }.joined()
  }

  /// A text in an annotation, with its line feeds.
  private static func data(_ text: String) -> String {
    text.withVisibleControls.replacing("%", with: "%25").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text.onOneLine).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
