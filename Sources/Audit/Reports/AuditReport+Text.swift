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
      "\(screen.path)\(place): \(finding.severity.rawValue): \(finding.sentence.joinedLines) "
        + "[\(finding.rule)]"
    ]
    lines += finding.heard.map { "    " + $0 }
    lines += finding.advice.map { "    \($0.name): \($0.text)" }
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
      message += finding.heard.map { "\n\($0)" }.joined()
      message += finding.advice.map { "\n\($0.name): \($0.text)" }.joined()
      return "::\(kind) \(properties.joined(separator: ","))::\(Self.data(message))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
