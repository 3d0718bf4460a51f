import Audit
import Foundation
import Overheard
import TestSupport
import Testing

/// Pages of the documentation that are generated from tables in the code.
///
/// If one fails after you changed a rule or a role, run `make docs`.
@Suite struct GeneratedPagesTests {
  @Test(arguments: [
    ("voiceover-rules.md", Self.rules), ("talkback-rules.md", Self.talkBackRules),
    ("roles.md", Self.roles), ("walks.md", ScreenFile.walkReference), ("rules.md", Rule.reference),
  ])
  func aPageIsAsTheCodeSays(name: String, text: String) throws {
    if Repository.isUpdated {
      let file = Repository.root.appending(path: "Documentation/\(name)")
      try Data(text.utf8).write(to: file, options: .atomic)
      return
    }
    #expect(try Repository.text("Documentation/\(name)") == text)
  }

  /// The keys of a voice stand in the page about engines as the reader knows them.
  @Test func theKeysOfAVoiceAreAsTheCodeSays() throws {
    let page = try Repository.text("Documentation/engines.md")
    let table = try #require(page.firstMatch(of: /\| Key \|(.*\n\|)+.*\n/)).output.0
    let reference = EnginesFile.keyReference + "\n"
    if Repository.isUpdated {
      let file = Repository.root.appending(path: "Documentation/engines.md")
      let text = page.replacing(table, with: reference)
      try Data(text.utf8).write(to: file, options: .atomic)
      return
    }
    #expect(table == reference)
  }

  // MARK: Rules

  private static let rules = page(of: .voiceOver, "VoiceOver")
  private static let talkBackRules = page(of: .talkBack, "TalkBack")

  private static func page(of rules: AnnouncementRules, _ reader: String) -> String {
    let changes = rules.changes.map { "| `\($0.id)` | \($0.reason) | \($0.source) |\n" }
    let silences = rules.silences.map { "| `\($0.id)` | \($0.reason) | \($0.source) |\n" }
    return """
      # What \(reader) says, rule by rule

      Generated from `Sources/\(reader)/Rules` by a test. The rules of a list speak in the order of the
      list; a rule that does not apply is silent. Words in code type are rows of the wording tables, and
      the sources are rows of [`sources.tsv`](sources.tsv). [`\(reader.lowercased()).md`](\(reader.lowercased()).md) describes the
      same in prose.

      ## Landing on an element

      \(lists(rules.landing))
      ## Hints, after the pause

      \(lists(rules.hints))
      ## After an adjustment

      \(lists(rules.adjustment))
      ## When the element changed under the cursor

      The first rule that applies speaks.

      | rule | why | source |
      |---|---|---|
      \(changes.joined())
      ## Silent

      | what | why | source |
      |---|---|---|
      \(silences.joined())
      """
  }

  private static func lists(_ list: RuleList) -> String {
    list.cases.map { order in
      let rows = order.rules.flatMap { [$0] + $0.says.rules }.map { rule in
        "| `\(rule.id)` | \(rule.when) | \(rule.says) | \(rule.reason) | \(rule.source) |\n"
      }
      return (list.cases.count > 1 ? "In this order if: \(order.when).\n\n" : "")
        + "| rule | when | says | why | source |\n|---|---|---|---|---|\n" + rows.joined()
    }.joined(separator: "\n")
  }

  // MARK: The mapping to Android

  private static let begin = "<!-- written by make docs from AndroidMapping.swift -->\n"
  private static let end = "<!-- end of what is written -->\n"

  /// The table of the mapping within `talkback.md`.
  @Test func theMappingIsAsTheCodeSays() throws {
    let page = try Repository.text("Documentation/talkback.md")
    let begin = try #require(page.range(of: Self.begin))
    let end = try #require(page.range(of: Self.end))
    let rows = AndroidMapping.rows.map { row in
      let parts = row.id.split(separator: ".")
      return "| \(parts[0]) `\(parts[1])` | \(row.android) | \(row.said) | \(row.source) |\n"
    }
    let table =
      "| in the screen file | on Android | what is said | source |\n|---|---|---|---|\n"
      + rows.joined()
    if Repository.isUpdated {
      let new = page[..<begin.upperBound] + table + page[end.lowerBound...]
      try Data(new.utf8).write(
        to: Repository.root.appending(path: "Documentation/talkback.md"), options: .atomic)
      return
    }
    #expect(page[begin.upperBound..<end.lowerBound] == table)
  }

  // MARK: Roles

  private static let roles: String = {
    let rows = ElementRole.allCases.map { role in
      let traits = role.traits.names.map { "`\($0)`" }.joined(separator: ", ")
      let natures = [
        (role.isContainer, "a container"), (role.isModal, "hides everything behind it"),
        (role.countsItsChildren, "counts its children"),
      ].filter(\.0).map(\.1).joined(separator: ", ")
      return "| `\(role)` | \(traits) | \(natures) |\n"
    }
    return """
      # Roles

      Generated from `Sources/AccessibilityModel/ElementRole.swift` by a test. A role stands for traits, and
      for properties that UIKit does not express as traits.

      | role | traits | what else |
      |---|---|---|
      \(rows.joined())
      """
  }()
}
