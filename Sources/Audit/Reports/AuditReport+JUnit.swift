import Support

extension AuditReport {
  /// The findings as JUnit writes test results: a finding that fails the audit is a failure.
  package var junit: String {
    let cases = screens.map { screen -> (tests: Int, failed: Int, lines: [String]) in
      if let error = screen.error {
        return (
          1, 1,
          [
            #"  <testcase classname="\#(Self.escaped(screen.name))" name="audit">"#,
            #"    <error message="\#(Self.escaped(error))"/>"#, "  </testcase>",
          ]
        )
      }
      guard !screen.findings.isEmpty else {
        return (1, 0, [#"  <testcase classname="\#(Self.escaped(screen.name))" name="audit"/>"#])
      }
      var failed = 0
      var lines: [String] = []
      for finding in screen.findings {
        let fails = failsOn.map { finding.severity >= $0 } ?? false
        if fails { failed += 1 }
        let name = [finding.variant, finding.element, finding.rule].filter { !$0.isEmpty }
          .joined(separator: " · ")
        lines.append(
          #"  <testcase classname="\#(Self.escaped(screen.name))" name="\#(Self.escaped(name))">"#)
        let detail = Self.escaped(text(of: finding, in: screen))
        lines.append(
          fails
            ? #"    <failure type="\#(finding.severity.rawValue)" "#
              + #"message="\#(Self.escaped(finding.message))">\#(detail)</failure>"#
            : "    <system-out>\(detail)</system-out>")
        lines.append("  </testcase>")
      }
      return (screen.findings.count, failed, lines)
    }
    let tests = cases.reduce(0) { $0 + $1.tests }
    let errors = screens.count { $0.error != nil }
    let failures = cases.reduce(0) { $0 + $1.failed } - errors
    return
      ([
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuite name="overheard audit" tests="\#(tests)" failures="\#(failures)""#
          + #" errors="\#(errors)">"#,
      ] + cases.flatMap(\.lines) + ["</testsuite>", ""]).joined(separator: "\n")
  }

  /// A text of XML, also in an attribute, with its line feeds.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.withVisibleControls.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Characters that XML cannot hold, even escaped.
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
