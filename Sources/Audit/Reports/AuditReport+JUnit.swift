import Support

extension AuditReport {
  /// The findings as JUnit writes test results: a finding that fails the audit is a failure.
  package var junit: String {
    JUnitReport(name: "overheard audit", cases: screens.flatMap(cases)).text
  }

  private func cases(of screen: ScreenReport) -> [JUnitReport.Case] {
    if let error = screen.error { return [.init(of: screen.name, named: "audit", .error(error))] }
    guard !screen.findings.isEmpty else { return [.init(of: screen.name, named: "audit", .passed)] }
    return screen.findings.map { finding in
      let name = [finding.variant, finding.element, finding.rule].filter { !$0.isEmpty }
        .joined(separator: " · ")
      let detail = text(of: finding, in: screen)
      let fails = failsOn.map { finding.severity >= $0 } ?? false
      return .init(
        of: screen.name, named: name,
        fails
          ? .failure(finding.message, detail: detail, type: finding.severity.rawValue)
          : .output(detail))
    }
  }
}
