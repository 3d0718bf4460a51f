import Support

extension AuditReport {
  /// The findings as JSON Lines; scripts rely on the keys.
  package func json() throws -> String {
    try all.map { screen, finding in
      try JSONText.inOrder(Line(screen: screen, finding: finding)) + "\n"
    }.joined()
  }

  private struct Line: Encodable {
    var screen: ScreenReport
    var finding: AuditFinding

    private enum Keys: CodingKey {
      case reader, screen, variant, element, rule, severity, message, fix, reference
      case file, line, column, shown, path, walk, time, heard, swiftUI, android
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(screen.name, forKey: .screen)
      try object.encode(finding.variant, forKey: .variant)
      try object.encode(finding.element, forKey: .element)
      try object.encode(finding.rule, forKey: .rule)
      try object.encode(finding.reader, forKey: .reader)
      try object.encode(finding.severity.rawValue, forKey: .severity)
      try object.encode(finding.message, forKey: .message)
      try object.encode(finding.advice().first?.text ?? finding.fix.uiKit, forKey: .fix)
      try object.encode(finding.reference, forKey: .reference)
      try object.encode(screen.path, forKey: .file)
      try object.encodeIfPresent(finding.line, forKey: .line)
      try object.encodeIfPresent(finding.column, forKey: .column)
      try object.encodeIfPresent(finding.screen, forKey: .shown)
      try object.encodeIfPresent(finding.path, forKey: .path)
      try object.encodeIfPresent(finding.walk, forKey: .walk)
      try object.encodeIfPresent(finding.time.map(Seconds.init(milliseconds:)), forKey: .time)
      try object.encode(finding.evidence, forKey: .heard)
      try object.encode(finding.fix.swiftUI, forKey: .swiftUI)
      try object.encodeIfPresent(finding.fix.android, forKey: .android)
    }
  }
}
