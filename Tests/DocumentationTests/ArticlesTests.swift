import Foundation
import TestSupport
import Testing

/// The section of `Documentation/voiceover.md` on articles: every behavior has tests that exist.
@Suite struct ArticlesTests {
  private static func rows() throws -> [(behavior: String, tests: [String])] {
    let page = try Repository.text("Documentation/voiceover.md")
    let section = page.components(separatedBy: "## Articles, and the tests").dropFirst().first
    let lines = (section?.components(separatedBy: "\n## ").first ?? "").split(separator: "\n")
    return lines.filter { $0.hasPrefix("| ") && !$0.hasPrefix("| behavior") }.map { line in
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let tests = cells[1].matches(of: /`([A-Za-z]+\.[A-Za-z]+)`/).map { String($0.1) }
      return (cells[0], tests)
    }
  }

  @Test func everyBehaviorHasATestThatExists() throws {
    let rows = try Self.rows()
    #expect(rows.count > 25)
    var known: Set<String> = []
    for path in Repository.files(below: "Tests", endingIn: ".swift") {
      let text = try Repository.text(path)
      for suite in text.matches(of: /@Suite struct (\w+)/) {
        for test in text.matches(of: /func (\w+)\(/) { known.insert("\(suite.1).\(test.1)") }
      }
    }
    for row in rows {
      #expect(!row.tests.isEmpty, "\(row.behavior)")
      for test in row.tests { #expect(known.contains(test), "\(row.behavior): no test \(test)") }
    }
  }

  @Test func thereAreFiveArticles() throws {
    let page = try Repository.text("Documentation/voiceover.md")
    let section = page.components(separatedBy: "## Articles, and the tests").dropFirst().first ?? ""
    #expect(section.components(separatedBy: "\n## ")[0].matches(of: /\n\*\*\[/).count == 5)
  }
}
