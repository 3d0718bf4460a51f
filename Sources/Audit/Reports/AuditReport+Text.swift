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
    let place = FilePlace(screen.path, finding.line, finding.column ?? 1)
    var lines = [
      "\(place): \(finding.severity.rawValue): \(finding.sentence)".joinedLines
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
      screen.error.map {
        Annotation(.error, file: screen.path, title: "not audited", text: $0).line
      }
    }.joined()
  }

  private var annotations: String {
    all.map { screen, finding in
      let kind: Annotation.Kind =
        switch finding.severity {
        case .error: .error
        case .warning: .warning
        case .note: .notice
        }
      var message = finding.sentence
      message += finding.heard(in: language).map { "\n\($0)" }.joined()
      message += finding.advice(in: language).map { "\n\($0.name): \($0.text)" }.joined()
      var annotation = Annotation(kind, file: screen.path, title: finding.rule, text: message)
      annotation.place = [finding.line, finding.column].compactMap { $0 }
      return annotation.line
    }.joined()
  }
}
