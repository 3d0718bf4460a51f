import AccessibilityModel
import Languages
import Overheard
import Testing

@testable import ReviewPages

/// The ranges of a sweep on the page of a screen.
@Suite struct SweepTests {
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
        reader: .voiceOver, settings: ReaderSettings(language: .korean)))
  }

  /// A row for each figure that is not zero, and a map with a cell for every phase and reaction,
  /// which needs no script.
  @Test(arguments: [
    (LanguagePack.english, "4 starts of the same walk"), (.korean, "같은 길을 다르게 시작한 4번"),
  ])
  func theRangesAreATableWithAMap(pack: LanguagePack, title: String) throws {
    let values = SweepValues(
      columns: [
        ("before", try sweep(stopsOnFocus: false)), ("after", try sweep(stopsOnFocus: true)),
      ], words: PageWords(pack))
    let html = try PageTemplates.render(
      "sweep", values.values.merging(["words": PageWords(pack).byName, "language": "ko"]) { $1 })
    #expect(html.contains("<caption>\(title)</caption>"))
    #expect(html.components(separatedBy: "<rect ").count == 9)
    #expect(html.contains("<td><span class=\"number\">3</span></td>"))
    #expect(html.contains("role=\"img\" aria-label=\""))
    #expect(!html.contains("<script"))
  }
}
