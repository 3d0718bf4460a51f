import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import Audit

/// What each format makes of the same findings.
@Suite struct ReportTests {
  static let yaml = """
    language: en
    elements:
    - header "Order | now"
    - button "ic_close_24"
    - button "Save": {hint: Double tap to save.}
    walks:
      look: [swipe right x2]
    """

  static func report() throws -> AuditReport {
    let findings = try Auditing.findings(in: yaml)
    return AuditReport(
      screens: [
        .init(path: "./Screens/an order,1.yaml", name: "Screens/an order,1", findings: findings),
        .init(path: "b.yaml", name: "b", findings: []),
      ], failsOn: .error)
  }

  @Test func textIsInTheStyleOfCompilers() throws {
    #expect(
      try Self.report().text == """
        ./Screens/an order,1.yaml:4:3: error: ic_close_24: "ic_close_24" is the name of a file or symbol, and it is read out [file-name-as-label]
            heard: "ic_close_24, button" (look, at 2.77 s)
            fix: Set accessibilityLabel to words for people.
            SwiftUI: Add .accessibilityLabel(…), or hide the image with Image(decorative:).
        ./Screens/an order,1.yaml:5:3: warning: Save: the hint names a gesture, "double tap", which the reader does by itself: "Double tap to save." [hint-names-gesture]
            heard: "Save, button" … "Double tap to save." (look, at 5.08 s)
            fix: Say in accessibilityHint what happens, not how to do it.
            SwiftUI: Say in .accessibilityHint what happens, not how to do it.

        """)
  }

  @Test func annotationsAreEscaped() throws {
    let lines = try Self.report().github.split(separator: "\n").map(String.init)
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == "::error file=Screens/an order%2C1.yaml,line=4,col=3,title=file-name-as-label::"
        + "ic_close_24: \"ic_close_24\" is the name of a file or symbol, and it is read out"
        + "%0Aheard: \"ic_close_24, button\" (look, at 2.77 s)"
        + "%0Afix: Set accessibilityLabel to words for people."
        + "%0ASwiftUI: Add .accessibilityLabel(…), or hide the image with Image(decorative:).")
    #expect(lines[1].hasPrefix("::warning file="))
  }

  @Test func whatFailsTheAuditFailsInJUnit() throws {
    let junit = try Self.report().junit
    #expect(
      junit.contains(#"<testsuite name="overheard audit" tests="3" failures="1" errors="0">"#))
    #expect(junit.contains(#"name="ic_close_24 · file-name-as-label">"#))
    #expect(junit.contains(#"<testcase classname="b" name="audit"/>"#))
    #expect(junit.hasSuffix("</testsuite>\n"))
  }

  @Test func aMarkdownTableHoldsNoMarkupOfScreens() throws {
    #expect(AuditReport.cell("a|b_c<d>\n*e*") == "a\\|b\\_c&lt;d&gt;↵\\*e\\*")
    #expect(AuditReport.cell("<\u{301}b>|\u{301}") == "&lt;\u{301}b&gt;\\|\u{301}")
    let markdown = try Self.report().markdown
    #expect(
      markdown.hasPrefix("## Problems you can hear\n\n2 screens: 1 error, 1 warning.\n"))
    #expect(!markdown.contains("b.yaml"))
    var report = try Self.report()
    report.screens[0].findings[0].reference = ""
    #expect(!report.markdown.contains("[more]()"))
  }

  @Test func jsonHasTheKeysThatScriptsRelyOn() throws {
    let line = try #require(try Self.report().json().split(separator: "\n").first)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    for key in ["screen", "variant", "element", "rule", "severity", "message", "fix", "reference"] {
      #expect(object[key] is String, "\(key)")
    }
    #expect(object["time"] as? Double == 2.772)
    #expect(object["heard"] as? [String] == ["\"ic_close_24, button\""])
  }

  /// A code host shows that a screen was not audited, and not that nothing was found.
  @Test func sarifSaysWhatWasNotAudited() throws {
    var report = try Self.report()
    #expect(try report.sarif(version: "1.0").contains(#""executionSuccessful":true"#))
    report.screens[1].error = "b.yaml:4:7: error: no"
    let sarif = try report.sarif(version: "1.0")
    #expect(sarif.contains(#""executionSuccessful":false"#))
    #expect(sarif.contains(#""text":"b.yaml:4:7: error: no""#))
    #expect(
      sarif.contains(
        #"{"artifactLocation":{"uri":"b.yaml"},"region":{"startLine":4,"startColumn":7}}"#))
    // What has no place in the file stands for all of it.
    report.screens[1].error = "overheard: cannot read b.yaml"
    #expect(
      try report.sarif(version: "1.0").contains(#"{"artifactLocation":{"uri":"b.yaml"}}}]"#))
  }

  /// A code host shows each finding at its line and column.
  @Test func sarifPutsEachFindingAtItsPlace() throws {
    let log = try JSONSerialization.jsonObject(
      with: Data(try Self.report().sarif(version: "1.0").utf8))
    let runs = (log as? [String: Any])?["runs"] as? [[String: Any]]
    let results = try #require(runs?.first?["results"] as? [[String: Any]])
    let places = results.map { result in
      let location = (result["locations"] as? [[String: Any]])?.first?["physicalLocation"]
      let place = location as? [String: Any]
      let region = place?["region"] as? [String: Any]
      return [
        (place?["artifactLocation"] as? [String: Any])?["uri"], region?["startLine"],
        region?["startColumn"], result["level"], result["ruleId"],
      ].map { $0.map { "\($0)" } ?? "none" }.joined(separator: " ")
    }
    #expect(
      places == [
        "Screens/an%20order%2C1.yaml 4 3 error file-name-as-label",
        "Screens/an%20order%2C1.yaml 5 3 warning hint-names-gesture",
      ])
  }

  /// A pull request shows it too, at its place, and a summary names it.
  @Test func pullRequestsShowWhatWasNotAudited() {
    let report = AuditReport(screens: [
      .init(path: "a:1.yaml", name: "a", findings: [], error: "a:1.yaml:4:7: error: no <b>"),
      .init(path: "c.yaml", name: "c", findings: [], error: "overheard: cannot read c.yaml"),
    ])
    #expect(
      report.github == """
        ::error file=a%3A1.yaml,line=4,col=7,title=not audited::a:1.yaml:4:7: error: no <b>
        ::error file=c.yaml,title=not audited::overheard: cannot read c.yaml

        """)
    #expect(
      report.markdown == """
        ## Problems you can hear

        2 screens not audited because of errors.

        - `a:1.yaml`: a:1.yaml:4:7: error: no &lt;b&gt;
        - `c.yaml`: overheard: cannot read c.yaml

        """)
  }

  /// An independent validator: Debian's python3-jsonschema, which `make setup-test` installs.
  @Test func sarifFitsItsSchema() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).sarif")
    defer { try? FileManager.default.removeItem(at: file) }
    var report = try Self.report()
    // A dump has no lines, and every rule must have a description that fits.
    report.screens[1].findings = Rule.all.map { rule in
      AuditFinding(
        rule: rule.id, reader: "voiceover", severity: rule.severity, variant: "", screen: nil,
        path: nil, element: "",
        message: rule.summary, evidence: [], walk: nil, time: nil, line: nil, column: nil,
        fix: rule.fix, reference: "")
    }
    report.screens.append(.init(path: "c.yaml", name: "c", findings: [], error: "c.yaml: no"))
    try Data(try report.sarif(version: "1.0").utf8).write(to: file)
    let script = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      log = json.load(open(sys.argv[2]))
      validator = jsonschema.validators.Draft7Validator(schema)
      for error in validator.iter_errors(log):
          print(list(error.path), error.message[:200])
      run = log["runs"][0]
      rules = run["tool"]["driver"]["rules"]
      for result in run["results"]:
          assert rules[result["ruleIndex"]]["id"] == result["ruleId"]
      log["runs"][0]["results"][0]["level"] = "terrible"
      print(len(run["results"]), validator.is_valid(log))
      """
    let schema = folder.appending(path: "Schemas/sarif-2.1.0-part.json")
    #expect(
      try Repository.python(script, [schema.path, file.path]) == "\(2 + Rule.all.count) False\n")
  }
}
