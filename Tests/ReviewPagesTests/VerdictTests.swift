import AccessibilityModel
import Foundation
import Languages
import Overheard
import Testing

@testable import ReviewPages

/// What walks came to: figures side by side, and how they differ in words.
@Suite struct VerdictTests {
  private func sweep(stopsOnFocus: Bool) throws -> WalkSweep {
    var banner = AccessibilityElement(
      .banner, identifier: "banner",
      children: ["사과", "귤", "바나나"].map { AccessibilityElement(.button, label: AttributedText($0)) })
    banner.banner = BannerBehavior(
      style: stopsOnFocus ? .adjustable : .elements, interval: 1500, stopsOnFocus: stopsOnFocus)
    let screen = AccessibilityScreen(
      language: .korean,
      elements: [
        AccessibilityElement(.header, label: "추천"), banner,
        AccessibilityElement(.button, label: "장바구니"),
      ])
    let walk = try ReaderWalk(
      name: "", lines: ["swipe right to 장바구니", "double tap"], goal: WalkGoal([.activated("장바구니")]))
    return WalkSweep(
      of: walk, on: ScreenVariant(screen: screen),
      grid: .init(phases: [0, 500], reactions: [300, 900], rates: [100]),
      configuration: try WalkConfiguration(
        reader: .voiceOver, settings: ReaderSettings(language: .korean),
        durations: .estimatedByLetters))
  }

  private func column(
    _ name: String, _ json: String = "", sweep: WalkSweep? = nil
  ) throws -> VerdictValues.Column {
    let figures = try JSONDecoder().decode(
      WalkFigures.self,
      from: Data(
        (json.isEmpty
          ? #"{"gestures": 1, "unintended": 0, "speech": 1, "cutOff": 0, "unheard": 0}"# : json)
          .utf8))
    return VerdictValues.Column(
      name: name, isMeant: name.isMeantToFail, figures: figures, milliseconds: 4000, sweep: sweep)
  }

  private func html(
    _ columns: [VerdictValues.Column], _ pack: LanguagePack = .english
  ) throws -> String {
    try PageTemplates.render(
      "verdict",
      [
        "tiles": VerdictValues(columns: columns, words: PageWords(pack)).values, "language": "ko",
        "words": PageWords(pack).byName,
      ])
  }

  /// A line for each tile, with what is better or worse.
  private func tiles(_ html: String) -> [String] {
    html.split(separator: "\n").filter { $0.hasPrefix("<div class=\"tile\">") }.map { tile in
      String(tile).replacing(#/<em class="(\w*)">/#) { "[\($0.1): " }.replacing("</em>", with: "]")
        .replacing("</dt>", with: ":").replacing("</dd><dd", with: "; <dd")
        .replacing(#/<[^>]*>/#, with: "").replacing(#/ +/#, with: " ")
    }
  }

  @Test func differencesAreInWords() throws {
    let before = try column(
      "before",
      """
      {"gestures": 5, "unintended": 2, "goal": false, "speech": 9000, "cutOff": 1000,
       "unheard": 0, "unmet": 1}
      """)
    let after = try column(
      "after",
      """
      {"gestures": 4, "unintended": 0, "goal": true, "goalTime": 2000, "speech": 4500,
       "cutOff": 0, "unheard": 0, "thrown": 1, "trap": "Cards"}
      """)
    #expect(
      try tiles(html([before, after])) == [
        "Goal:before ✗ missed; after ✓ reached after 2.0 s [better: now reached]",
        "Gestures:before 5; after 4 [: 1 fewer]",
        "Changes nobody asked for:before 2; after 0 [better: 2 fewer]",
        "Times the app moved focus:before 0; after 1 [worse: 1 more]",
        "Not as expected:before 1",
        "Trapped in:after Cards",
      ])
    // A single walk has nothing to be compared with; without a goal, its length is told.
    #expect(
      try tiles(html([column("")])) == [
        "Length:4.0 s", "Gestures:1", "Changes nobody asked for:0", "Times the app moved focus:0",
      ])
  }

  /// Under many conditions figures have ranges, and a map with a cell for every phase and reaction,
  /// which needs no script.
  @Test(arguments: [
    (LanguagePack.english, "4 starts of the same walk"), (.korean, "시작 조건을 바꿔 4번 반복"),
  ])
  func rangesAndMaps(pack: LanguagePack, title: String) throws {
    let html = try html(
      [
        column("before", sweep: try sweep(stopsOnFocus: false)),
        column("after", sweep: try sweep(stopsOnFocus: true)),
      ], pack)
    #expect(html.contains("<dt>\(title)</dt>"))
    // Only the first ever goes wrong.
    #expect(html.components(separatedBy: "<rect ").count == 5)
    #expect(html.contains("role=\"img\" aria-label=\""))
    #expect(html.contains("class=\"range\""))
    #expect(!html.contains("<script"))
  }

  /// A walk that never goes wrong has a figure and no map, and nothing says how to read one.
  @Test func whereNothingGoesWrongThereIsNoMap() throws {
    let good = VerdictValues(
      columns: [try column("after", sweep: try sweep(stopsOnFocus: true))],
      words: PageWords(.english))
    #expect(!good.hasMaps)
    let html = try html(good.columns)
    #expect(html.contains("goal missed 0 %"))
    #expect(!html.contains("<svg"))
    let bad = VerdictValues(
      columns: [try column("before", sweep: try sweep(stopsOnFocus: false))],
      words: PageWords(.english))
    #expect(bad.hasMaps)
  }
}
