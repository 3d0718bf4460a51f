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
    worst.faults = 2
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

  /// What two readers stumble over is one problem, and the total is what the filter shows.
  @Test func aProblemOfTwoReadersCountsOnce() throws {
    var screen = try SampleReview.screen()
    screen.readings = [
      .init(screen: "voiceover/card", reader: nil), .init(screen: "talkback/card", reader: nil),
    ]
    func found(_ name: String, _ element: String) -> Finding {
      var finding = finding(element, variant: "after")
      finding.screen = name
      return finding
    }
    screen.findings = [
      found("voiceover/card", "Pay"), found("talkback/card", "Pay"), found("talkback/card", "Back"),
    ]
    var summary = ScreenSummary(of: screen)
    summary.unintended = []
    summary.missedGoals = [.init(variant: "after", count: 1)]
    #expect(summary.faults == 2)
    #expect(screen.listedFindings.map(\.count) == [2, 1])
    let html = try OverviewPage(
      screens: [summary], failures: [], hasBaseline: false, words: PageWords(.english)
    ).html()
    #expect(html.contains("<dt>Problems left</dt><dd>3</dd>"))
    #expect(html.contains(#"data-problems="3""#))
    // No walk of its has a goal: there is nothing to tell of the readers.
    #expect(!html.contains(#"<p class="ways">"#))
  }

  @Test func waysTellHowManyGoalsAreReached() throws {
    var summary = ScreenSummary(of: try SampleReview.screen())
    summary.readers = ["VoiceOver", "TalkBack"]
    func way(_ reader: String, _ goals: Int, _ reached: Int, _ time: Int?) -> ScreenSummary.Way {
      .init(
        variant: "after", reader: reader, goals: goals, reached: reached, gestures: 12, time: time)
    }
    summary.ways = [way("VoiceOver", 2, 1, nil), way("TalkBack", 1, 1, 54_200)]
    let html = try OverviewPage(
      screens: [summary], failures: [], hasBaseline: false, words: PageWords(.english)
    ).html()
    let ways = html.matches(of: /<p class="ways">.*/).map { line in
      line.0.replacing(#/<span class="way missed">/#, with: "! ").replacing(#/<[^>]*>/#, with: "")
    }
    #expect(
      ways == [
        "VoiceOver ! after: ✗ 1 / 2 goals reached", "TalkBack after: 12 gestures, 54.2 s",
      ])
  }
}
