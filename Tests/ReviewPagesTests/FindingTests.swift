import Foundation
import Languages
import Testing
import Walks

@testable import ReviewPages

/// Findings stand where they are heard, and what is there to fail is not red.
@Suite struct FindingTests {
  private func finding(
    _ element: String = "", variant: String = "", event: Int? = 0
  ) -> Finding {
    Finding(
      screen: "a", variant: variant, element: element, rule: "r", severity: "error", message: "m",
      walk: "pay", event: event)
  }

  /// Whatever is heard has a line: a focus, a change, an announcement that nobody heard, and the end.
  @Test func aFindingIsAtTheLineOfItsEvent() throws {
    let document = try SampleReview.document()
    let lines = document.lines
    func line(_ place: Int?) -> TranscriptLine? {
      finding("Card", event: place).line(among: lines).map { lines[$0] }
    }
    func place(_ isMeant: (WalkTranscript.Event.Kind) -> Bool) throws -> Int {
      try #require(document.events.firstIndex { isMeant($0.kind) })
    }
    let lost = try place {
      if case .speak(let speech) = $0 { return speech.outcome == .dropped }
      return false
    }
    #expect(line(lost)?.speech?.spoken == "Loading")
    let change = try place { if case .change = $0 { true } else { false } }
    #expect(line(change)?.changes.isEmpty == false)
    #expect(line(change)?.focus == "Shinhan 2")
    #expect(line(document.events.count - 1) == lines.last)
    #expect(lines.flatMap(\.events) == Array(document.events.indices))
    // What no walk hears is nowhere.
    #expect(line(nil) == nil)
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
