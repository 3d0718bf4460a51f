import Foundation
import Languages
import Testing

@testable import ReviewPages

/// Findings stand where they are heard, and what is there to fail is not red.
@Suite struct FindingTests {
  private func finding(
    _ element: String = "", variant: String = "", time: Int? = 0, heard: String? = nil
  ) -> Finding {
    Finding(
      screen: "a", variant: variant, element: element, rule: "r", severity: "error", message: "m",
      walk: "pay", time: time, heard: heard)
  }

  @Test func aFindingIsAtWhatIsHeardOfItsElement() throws {
    let lines = try SampleReview.document().lines
    let focused = try #require(lines.firstIndex { $0.focus == "Shinhan 2" })
    let changed = try #require(lines.firstIndex { !$0.changes.isEmpty })
    // The estimate is half a second off.
    #expect(finding("Shinhan 2", time: lines[focused].time + 500).line(among: lines) == focused)
    let change = try #require(lines[changed].changes.first)
    let heard = "* \(change.element).\(change.property): a ⇒ b (by focus, nobody asked)"
    #expect(finding("KB 1", heard: heard).line(among: lines) == changed)
    // What is about the whole walk is at its time, and what no walk hears is nowhere.
    #expect(finding(time: 600_000).line(among: lines) == lines.indices.last)
    #expect(finding("Pay", time: nil).line(among: lines) == nil)
  }

  @Test func onlyABeforeIsMeantToFail() {
    #expect(finding(variant: "before").isMeant)
    #expect(finding(variant: "before-a").isMeant)
    #expect(!finding(variant: "after").isMeant)
    #expect(!finding().isMeant)
  }

  @Test func theOverviewCountsFindingsAndSortsByThem() throws {
    func summary(_ name: String, _ findings: [Finding]) throws -> ScreenSummary {
      var screen = try SampleReview.screen()
      screen.name = name
      screen.findings = findings
      var summary = ScreenSummary(of: screen)
      summary.unintended = []
      summary.missedGoals = []
      return summary
    }
    // The sample has one variant, which is there to fail.
    var worst = try summary("c", [])
    worst.findings = [.init(variant: "after", count: 2)]
    let page = OverviewPage(
      screens: [
        try summary("a", []), try summary("b", [finding(variant: "before")]), worst,
      ], failures: [], hasBaseline: false, words: PageWords(.english))
    let html = try page.html()
    let order = html.matches(of: /<code dir="auto">(\w)<\/code><\/p>/).map { String($0.1) }
    #expect(order == ["c", "a", "b"])
    #expect(html.contains("<dt>Problems left</dt><dd>2</dd>"))
    #expect(html.contains(#"<span class="fact meant">Problems you can hear: before 1</span>"#))
    #expect(html.contains(#"<span class="fact ">Problems you can hear: after 2</span>"#))
  }
}
