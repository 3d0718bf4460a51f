import ScreenFiles
import Testing

@testable import Audit

/// What a screen file exempts from a rule, and what it exempts in vain.
@Suite struct SuppressionTests {
  private func rules(_ yaml: String) throws -> [String] {
    try Auditing.findings(in: yaml).map { "\($0.line ?? 0): \($0.rule)" }
  }

  @Test func anElementAndWhatIsInsideIsExempt() throws {
    let group = """
      language: en
      elements:
      - header "Photos"
      - group%:
        - image
        - image
      - image
      """
    #expect(
      try rules(group.replacing("%", with: "")) == [
        "5: image-without-label", "6: image-without-label", "7: image-without-label",
      ])
    let exempt = """
      language: en
      elements:
      - header "Photos"
      - group:
          audit: {ignore: {image-without-label: They are drawn by the user.}}
          children:
          - image
          - image
      - image
      """
    #expect(try rules(exempt) == ["9: image-without-label"])
  }

  @Test func aScreenIsExempt() throws {
    let yaml = """
      screen: Photos
      language: en
      audit: {ignore: {image-without-label: They are drawn by the user.}}
      elements: [header "Photos", image]
      """
    #expect(try rules(yaml) == [])
  }

  @Test func whatCoversNothingIsFound() throws {
    let yaml = """
      language: en
      elements:
      - header "Photos"
      - image "A beach": {audit: {ignore: {image-without-label: Old., image-withot-label: Typo.}}}
      """
    let findings = try Auditing.findings(in: yaml)
    #expect(
      findings.map(\.message) == [
        "there is no rule 'image-withot-label'; did you mean 'image-without-label'?",
        "nothing here breaks the rule 'image-without-label'; leave it out of 'ignore'",
      ])
    #expect(findings.allSatisfy { $0.rule == "unused-suppression" && $0.line == 4 })
  }

  @Test func whatAWholeScreenIsExemptFromInVainIsFoundWhereItIsWritten() throws {
    let yaml = """
      screen: Photos
      language: en
      audit:
        ignore:
          many-stops: It was long.
      elements: [header "Photos", text "A beach"]
      """
    #expect(try rules(yaml) == ["5: unused-suppression"])
  }

  /// Who looks for one rule does not hear of exceptions from others.
  @Test func aRuleThatIsNotAppliedLeavesItsExceptionsAlone() throws {
    let yaml = """
      language: en
      elements: [header "Photos", image: {audit: {ignore: {image-without-label: Drawn.}}}]
      """
    var settings = AuditSettings()
    settings.severities["image-without-label"] = .some(nil)
    #expect(try Auditing.findings(in: yaml, settings).isEmpty)
  }

  @Test func aReasonIsAskedFor() throws {
    let yaml = """
      language: en
      elements:
      - image: {audit: {ignore: {image-without-label: ""}}}
      """
    let warnings = try ScreenFile.located(contentsOf: yaml.utf8, path: "a.yaml").sources.warnings
    #expect(
      warnings.map(\.description) == [
        "3:49: warning: 'image-without-label' has no reason; write why the rule does not count here"
      ])
    let empty = yaml.replacing("\"\"", with: "null")
    #expect(
      try ScreenFile.located(contentsOf: empty.utf8, path: "a.yaml").sources.warnings
        .map(\.description) == [
          "3:28: warning: 'image-without-label' has no reason; write why the rule does not count here"
        ])
    #expect(throws: ScreenFileError.self) {
      try ScreenFile("language: en\nelements: [image: {audit: {ignore: image-without-label}}]")
    }
  }

  @Test func exemptionsSurviveTheCanonicalForm() throws {
    let yaml = """
      screen: Photos
      language: en
      audit: {ignore: {many-stops: It is short.}}
      elements: [image: {audit: {ignore: {image-without-label: Drawn.}}}]
      """
    let file = try ScreenFile(yaml)
    #expect(file.variants[0].screen.audit?.ignore == ["many-stops": "It is short."])
    #expect(try ScreenFile(file.printed()) == file)
  }
}
