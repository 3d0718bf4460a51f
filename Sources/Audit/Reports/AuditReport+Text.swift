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
    lines += finding.heard(in: language).map { "    " + $0 }
    lines += finding.advice(in: language).map { "    \($0.name): \($0.text)" }
    return lines.joined(separator: "\n")
  }

  /// All findings as text.
  package var text: String {
    all.map { text(of: $0.finding, in: $0.screen) + "\n" }.joined()
  }

  /// The findings as annotations of GitHub's pull requests.
  package var github: String { brokenScreens + annotations }

  /// A screen that could not be audited is an error, which a pull request should show too.
  private var brokenScreens: String {
    screens.compactMap { screen in
      screen.error.map { error in
        var properties = ["file=\(Self.property(screen.path))"]
        // `cards.yaml:3:7: error: …`
        let place = error.hasPrefix(screen.path) ? error.dropFirst(screen.path.count) : ""
        let numbers = place.prefix { !$0.isWhitespace }.split(separator: ":").map { Int($0) }
        for (name, number) in zip(["line", "col"], numbers) {
          if let number { properties.append("\(name)=\(number)") }
        }
        properties.append("title=not audited")
        return "::error \(properties.joined(separator: ","))::\(Self.data(error))\n"
      }
    }.joined()
  }

  private var annotations: String {
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
      message += finding.heard(in: language).map { "\n\($0)" }.joined()
      message += finding.advice(in: language).map { "\n\($0.name): \($0.text)" }.joined()
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
