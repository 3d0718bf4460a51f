import Support

/// What an audit of several screens found, for the formats of reports.
package struct AuditReport: Sendable {
  /// The screens in the order in which they were audited.
  package var screens: [ScreenReport] = []
  /// The least severity that fails the audit; `nil` if nothing does.
  package var failsOn: Severity?

  /// What was found on a screen.
  package struct ScreenReport: Sendable {
    /// The path of the file, as in messages.
    package var path: String
    /// The name of the screen in outputs.
    package var name: String
    /// The findings in the order of the file.
    package var findings: [AuditFinding]
    /// Why it could not be audited; `nil` if it was.
    package var error: String?

    package init(path: String, name: String, findings: [AuditFinding], error: String? = nil) {
      self.path = path
      self.name = name
      self.findings = findings
      self.error = error
    }
  }

  package init(screens: [ScreenReport] = [], failsOn: Severity? = .error) {
    self.screens = screens
    self.failsOn = failsOn
  }

  /// All findings, with their screens.
  package var all: [(screen: ScreenReport, finding: AuditFinding)] {
    screens.flatMap { screen in screen.findings.map { (screen, $0) } }
  }

  /// How many findings there are of a severity.
  package func count(_ severity: Severity) -> Int {
    screens.reduce(0) { $0 + $1.findings.count { $0.severity == severity } }
  }

  /// Whether something was found that fails the audit.
  package var fails: Bool {
    guard let failsOn else { return false }
    return screens.contains { $0.findings.contains { $0.severity >= failsOn } }
  }

  /// The counts as a sentence: `7 screens: 3 errors, 1 warning`.
  package var summary: String {
    func counted(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count(severity)
      return number == 0 ? nil : counted(number, severity.rawValue)
    }
    let broken = screens.count { $0.error != nil }
    let audited = screens.count - broken
    let found = counts.isEmpty ? "nothing found" : counts.joined(separator: ", ")
    let parts = [
      audited > 0 ? "\(counted(audited, "screen")): \(found)" : nil,
      broken > 0 ? "\(counted(broken, "screen")) not audited because of errors" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? "nothing was audited" : parts.joined(separator: "; ")
  }
}

extension AuditFinding {
  /// Where it is, for people: the variant, the screen below it, the element, the moment.
  var place: String {
    [variant, screen ?? "", element].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// When it is heard: `look around, at 3.05 s`; `nil` if no walk comes there.
  var moment: String? {
    guard let walk, let time else { return nil }
    let at = "at \(Seconds(milliseconds: time).hundredths) s"
    return walk.isEmpty ? at : "\(walk), \(at)"
  }

  /// What is heard, line by line, for people.
  var heard: [String] {
    evidence.enumerated().map { index, line in
      let when = index == 0 ? moment.map { " (\($0))" } ?? "" : ""
      return (index == 0 ? "heard: " : "       ") + line.joinedLines + when
    }
  }

  /// What to do, in the words of the toolkits of the reader's platform.
  package var advice: [(name: String, text: String)] {
    guard reader == Rule.voiceOver else { return [("fix", fix.android ?? fix.uiKit)] }
    return [("fix", fix.uiKit)] + (fix.swiftUI == fix.uiKit ? [] : [("SwiftUI", fix.swiftUI)])
  }

  /// The message, with what and where.
  var sentence: String { place.isEmpty ? message : "\(place): \(message)" }
}

extension String {
  /// On one line, without line breaks at its ends.
  var joinedLines: String {
    split(whereSeparator: \.isNewline).joined(separator: "\n").onOneLine
  }
}
