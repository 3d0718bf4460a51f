import Support

/// What an audit of several screens found, for the formats of reports.
package struct AuditReport: Sendable {
  /// The screens in the order in which they were audited.
  package var screens: [ScreenReport] = []
  /// The least severity that fails the audit; `nil` if nothing does.
  package var failsOn: Severity?
  /// The language of what stands around the findings.
  package var language: SentenceTable

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

  package init(
    screens: [ScreenReport] = [], failsOn: Severity? = .error, language: SentenceTable = .english
  ) {
    self.screens = screens
    self.failsOn = failsOn
    self.language = language
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
    let counts = Severity.allCases.reversed().compactMap { severity -> String? in
      let number = count(severity)
      return number == 0 ? nil : say(Self.counted(number, severity))
    }
    let broken = screens.count { $0.error != nil }
    let audited = screens.count - broken
    let found = counts.isEmpty ? say("nothing found") : counts.joined(separator: ", ")
    let parts = [
      audited > 0 ? say(Self.audited(audited, found)) : nil,
      broken > 0 ? say(Self.broken(broken)) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? say("nothing was audited") : parts.joined(separator: "; ")
  }

  /// A sentence in the language of the report.
  func say(_ sentence: Sentence) -> String { sentence.text(in: language) }

  private static func counted(_ number: Int, _ severity: Severity) -> Sentence {
    switch severity {
    case .note: number == 1 ? "\(number) note" : "\(number) notes"
    case .warning: number == 1 ? "\(number) warning" : "\(number) warnings"
    case .error: number == 1 ? "\(number) error" : "\(number) errors"
    }
  }

  private static func audited(_ number: Int, _ found: String) -> Sentence {
    number == 1 ? "\(number) screen: \(found)" : "\(number) screens: \(found)"
  }

  private static func broken(_ number: Int) -> Sentence {
    number == 1
      ? "\(number) screen not audited because of errors"
      : "\(number) screens not audited because of errors"
  }
}

extension AuditReport {
  /// The English of all that stands around findings.
  static var sentences: [String] {
    let counts = [1, 2].flatMap { number in
      Severity.allCases.map { counted(number, $0) } + [audited(number, ""), broken(number)]
    }
    return counts.map(\.pattern) + [
      "nothing found", "nothing was audited", "heard", "fix", "at {1} s", "{1}, at {2} s",
    ] + Severity.allCases.map(\.rawValue) + markdownSentences + Rule.pageSentences
  }
}

extension AuditFinding {
  /// Where it is, for people: the variant, the screen below it, the element, the moment.
  var place: String {
    // What is typed into a field, or a whole article, names it no better than its beginning.
    let name = element.count > 100 ? element.prefix(80) + "…" : element[...]
    return [variant, screen ?? "", String(name)].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// When it is heard: `look around, at 3.05 s`; `nil` if no walk comes there.
  func moment(in table: SentenceTable = .english) -> String? {
    guard let walk, let time else { return nil }
    let seconds = Seconds(milliseconds: time).hundredths
    let moment: Sentence = walk.isEmpty ? "at \(seconds) s" : "\(walk), at \(seconds) s"
    return moment.text(in: table)
  }

  /// What is heard, line by line, for people.
  func heard(in table: SentenceTable) -> [String] {
    let name = table["heard"] + ": "
    // A Hangul syllable is as wide as two spaces.
    let indent = String(repeating: " ", count: name.reduce(0) { $0 + ($1.isASCII ? 1 : 2) })
    return evidence.enumerated().map { index, line in
      let when = index == 0 ? moment(in: table).map { " (\($0))" } ?? "" : ""
      return (index == 0 ? name : indent) + line.joinedLines + when
    }
  }

  /// What to do, in the words of the toolkits of the reader's platform.
  ///
  /// - Parameter table: The language of the names before it.
  /// - Returns: The toolkits, the first of which is only called a fix.
  package func advice(in table: SentenceTable = .english) -> [(name: String, text: String)] {
    let name = table["fix"]
    guard reader == Rule.voiceOver else { return [(name, fix.android ?? fix.uiKit)] }
    return [(name, fix.uiKit)] + (fix.swiftUI == fix.uiKit ? [] : [("SwiftUI", fix.swiftUI)])
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
