import AccessibilityModel
import Foundation
import Languages
import Rendering
import ScreenReading
import TestSupport
import Testing
import Walks

@testable import ReviewPages

/// Compares whole pages with those in `Goldens`, which open in a browser like any other.
///
/// After an intended change, run `OVERHEARD_UPDATE_GOLDENS=1 swift test --filter PageTests`.
@Suite struct PageTests {
  @Test func thePageOfAScreenInEnglish() throws {
    var screen = try SampleReview.screen()
    screen.findings = [
      Finding(
        screen: screen.name, variant: "before", element: "Pay", rule: "selection-follows-focus",
        severity: "error", message: "Focus <selects>", fix: "Make it adjustable", walk: "pay",
        time: 1800, heard: "* Card.selected: KB 1 ⇒ Shinhan 2 (by focus, nobody asked)"),
      Finding(
        screen: screen.name, variant: "before", element: "", rule: "screen-without-title",
        severity: "note", message: "No title"),
    ]
    let page = ScreenPage(
      screen, contents: try SampleReview.contents(), words: PageWords(.english))
    try expectGolden("screen.en.html", page.html())
  }

  @Test func thePageOfAScreenThatChangedInKorean() throws {
    var screen = try SampleReview.screen()
    let document = try SampleReview.document()
    var old = document
    old.events.removeAll { if case .change = $0.kind { true } else { false } }
    for index in old.events.indices {
      guard case .speak(var speech) = old.events[index].kind else { continue }
      speech.spoken = speech.spoken.replacing("Shinhan", with: "NH")
      if speech.spoken == "Loading" { speech.outcome = .finished }
      old.events[index].kind = .speak(speech)
    }
    screen.comparison = ScreenComparison([
      try WalkComparison(old: SampleReview.entry(sha: "01"), new: SampleReview.entry()) {
        (old, document)
      }
    ])
    let page = ScreenPage(
      screen, contents: try SampleReview.contents(), words: PageWords(.korean))
    try expectGolden("changed.ko.html", page.html())
  }

  /// The table is also a chart: the bars of each row are shares of its largest number.
  @Test func figuresHaveBarsBesideOneAnother() throws {
    func figures(_ json: String) throws -> WalkFigures {
      try JSONDecoder().decode(WalkFigures.self, from: Data(json.utf8))
    }
    let before = try figures(
      """
      {"gestures": 5, "unintended": 2, "goal": false, "speech": 9000, "cutOff": 1000,
       "unheard": 0, "unmet": 1}
      """)
    let after = try figures(
      """
      {"gestures": 4, "unintended": 0, "goal": true, "goalTime": 2000, "speech": 4500,
       "cutOff": 0, "unheard": 0, "trap": "Cards"}
      """)
    var values = FiguresValues(
      columns: [("before", before), ("after", after)], words: PageWords(.english)
    ).values
    values["words"] = PageWords(.english).byName
    let html = try PageTemplates.render("figures", values)
    let rows = html.split(separator: "\n").filter { $0.contains("scope=\"row\"") }.map { row in
      row.matches(of: /row">([^<]*)|number">([^<]*)|amount" width="(\d+)"/).map { match in
        match.1 ?? match.2 ?? "▇\(match.3 ?? "")"
      }.joined(separator: " ")
    }
    #expect(
      rows == [
        "Gestures 5 ▇100 4 ▇80", "Seconds until the goal ✗ missed 2.0 ▇100",
        "Seconds of speech 9.0 ▇100 4.5 ▇50", "Speech cut off (%) 10 ▇100 0 ▇0",
        "Changes nobody asked for 2 ▇100 0 ▇0", "Times focus was thrown 0 ▇0 0 ▇0",
        "Announcements never heard 0 ▇0 0 ▇0",
        "Not as expected 1 ▇100 none", "Trapped in none Cards",
      ])
  }

  @Test func theOverviewInBothLanguages() throws {
    var screen = try SampleReview.screen()
    screen.comparison = ScreenComparison([])
    var changed = ScreenSummary(of: screen)
    changed.name = "z"
    changed.status = .changed
    let gone = ScreenSummary(removed: "shop/old", entries: [try SampleReview.entry()])
    for pack in LanguagePacks.builtIn.packs {
      let page = OverviewPage(
        screens: [ScreenSummary(of: screen), changed, gone],
        failures: [Manifest.Failure(path: "wrong", message: "it is <wrong>")], hasBaseline: true,
        words: PageWords(pack))
      try expectGolden("overview.\(pack.language).html", page.html())
    }
  }

  private func expectGolden(_ name: String, _ html: String) throws {
    let file = ToolRun.root.appending(path: "Tests/ReviewPagesTests/Goldens/\(name)")
    if ProcessInfo.processInfo.environment["OVERHEARD_UPDATE_GOLDENS"] != nil {
      try Data(html.utf8).write(to: file)
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    // The first lines that differ say more than two pages.
    let (old, new) = (golden.split(separator: "\n"), html.split(separator: "\n"))
    let first = zip(old, new).first { $0 != $1 }
    #expect(first?.0 == first?.1)
    #expect(golden == html)
  }
}
