import Foundation
import ScreenFiles
import TestSupport
import Testing

@testable import Audit

/// The examples of the repository: what is mended is silent, and what is not has its finding.
@Suite struct ExampleTests {
  static let names = [
    "accordion", "checkout-form", "custom-slider", "gallery", "message-list", "paged-scroll",
    "payment-card-carousel", "quantity-stepper", "rolling-banner", "settings", "sign-in",
    "tabs-above-table",
  ]

  private static func findings(_ path: String) throws -> [AuditFinding] {
    let data = try Data(contentsOf: Repository.root.appending(path: "Examples/\(path).yaml"))
    let (file, sources) = try ScreenFile.located(contentsOf: data, path: path)
    return try Auditing.audit.findings(in: file, at: sources)
  }

  @Test(arguments: ["ko", "en"], names)
  func whatIsMendedIsSilent(language: String, name: String) throws {
    let findings = try Self.findings("\(language)/\(name)")
    let mended = findings.filter { !$0.variant.hasPrefix("before") }
    #expect(mended.isEmpty, "\(mended.map { "\($0.variant): \($0.rule): \($0.message)" })")
  }

  /// The finding that the article about each is about.
  @Test(
    arguments: ["ko", "en"],
    [
      ("custom-slider", "before", "gesture-only"),
      ("gallery", "before", "caption-apart"),
      ("gallery", "before", "decorative-image"),
      ("gallery", "before", "screen-without-heading"),
      ("paged-scroll", "before", "paging-without-page-control"),
      ("payment-card-carousel", "before", "selects-on-focus"),
      ("payment-card-carousel", "before", "goal-missed"),
      ("rolling-banner", "before-a", "banner-items-as-elements"),
      ("rolling-banner", "before-a", "goal-missed"),
      ("rolling-banner", "before-b", "banner-reads-all"),
      ("rolling-banner", "before-c", "rolling-banner"),
      ("settings", "before", "file-name-as-label"),
      ("settings", "before", "field-without-label"),
      ("settings", "before", "state-in-label"),
      ("settings", "before", "tabs-without-positions"),
      ("tabs-above-table", "before", "focus-lost-on-reload"),
      ("tabs-above-table", "before", "goal-missed"),
    ])
  func whatIsNotMendedHasItsFinding(language: String, case: (String, String, String)) throws {
    let (name, variant, rule) = `case`
    let findings = try Self.findings("\(language)/\(name)")
    let found = try #require(
      findings.first { $0.variant == variant && $0.rule == rule },
      "\(name) \(variant) has \(findings.filter { $0.variant == variant }.map(\.rule))")
    #expect(found.line != nil)
    #expect(!found.evidence.isEmpty || found.element.isEmpty, "\(rule) shows nothing")
  }
}
