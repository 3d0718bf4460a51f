import AccessibilityModel
import Foundation
import Languages
import Rendering
import ScreenReading
import Support
import TestSupport
import Testing
import Walks

@testable import ReviewPages

/// Compares whole pages with those in `Goldens`, which open in a browser like any other.
///
/// After an intended change, run `OVERHEARD_UPDATE=1 swift test --filter PageTests`.
@Suite struct PageTests {
  @Test func thePageOfAScreenInEnglish() throws {
    var screen = try SampleReview.screen()
    screen.findings = [
      Finding(
        screen: screen.name, variant: "before", element: "Pay", rule: "selection-follows-focus",
        severity: "error", message: "Focus <selects>", fix: "Make it adjustable", walk: "pay",
        event: 7),
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
      try WalkComparison(
        old: SampleReview.entry(sha: "01"), new: SampleReview.entry(), words: PageWords(.korean)
      ) {
        (old, document)
      }
    ])
    let page = ScreenPage(
      screen, contents: try SampleReview.contents(), words: PageWords(.korean))
    try expectGolden("changed.ko.html", page.html())
  }

  /// With one screen there is nothing to choose from: the page opens with it and has its title.
  ///
  /// The overview is still there, for what reviewers decide.
  @Test func aSinglePageOfOneScreenOpensWithIt() throws {
    let screen = try SampleReview.screen()
    var page = ScreenPage(
      screen, contents: try SampleReview.contents(), words: PageWords(.english))
    page.links = PageLinks(embedding: { _ in "data:," }, screen: screen.name, number: 1)
    let body = try page.body()
    func html(_ screens: Int, failures: [Manifest.Failure] = []) throws -> String {
      let overview = OverviewPage(
        screens: (0..<screens).map { number in
          var summary = ScreenSummary(of: screen)
          summary.name += "\(number)"
          return summary
        }, failures: failures, hasBaseline: false, words: PageWords(.english))
      return try SinglePage(
        overview: overview, bodies: Array(repeating: body, count: screens),
        words: PageWords(.english)
      ).html()
    }
    func start(_ html: String) -> (title: String, parts: [String]) {
      let parts = html.matches(of: /<div class="sheet[^"]*" id="([^"]*)"/).map { String($0.1) }
      return (html.firstMatch(of: /<title>(.*)<\/title>/).map { String($0.1) } ?? "", parts)
    }
    #expect(
      try start(html(1)) == (
        "Cards &amp; &lt;b&gt;more&lt;/b&gt; · Overheard review", ["s1-screen", "overview"]
      ))
    #expect(try start(html(2)) == ("Overheard review", ["overview", "s1-screen", "s1-screen"]))
    // What could not be made is told by the overview.
    let failure = Manifest.Failure(path: "b", message: "m")
    #expect(try start(html(1, failures: [failure])).parts.first == "overview")
  }

  /// Nothing runs or is shown on a single page but what it holds itself, to the byte.
  @Test func aSinglePageAllowsWhatItHoldsAndNoMore() throws {
    let overview = OverviewPage(
      screens: [], failures: [], hasBaseline: false, words: PageWords(.english))
    let html = try SinglePage(overview: overview, bodies: [], words: PageWords(.english)).html()
    func hash(_ element: Substring?) throws -> String {
      let text = try #require(element)
      return "sha256-" + Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString()
    }
    let style = try hash(html.firstMatch(of: /<style>((?s).*?)<\/style>/)?.1)
    let script = try hash(html.firstMatch(of: /<script>((?s).*?)<\/script>/)?.1)
    let policy = try #require(
      html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/)?.1)
    #expect(
      String(policy).replacing("&#39;", with: "'") == """
        default-src 'none'; script-src '\(script)'; style-src '\(style)'; media-src data:; \
        img-src data:; base-uri 'none'; form-action 'none'
        """)
  }

  /// The only walk of a screen without variants has its name only for those who hear the page.
  ///
  /// A banner without a name is called so in the language of the page.
  @Test func aScreenWithoutVariants() throws {
    var entry = try SampleReview.entry()
    entry.variant = ""
    var contents = try SampleReview.contents()
    for (path, content) in contents {
      var document = content.document
      for index in document.events.indices {
        guard case .change(var change) = document.events[index].kind else { continue }
        change.element = "banner (2)"
        document.events[index].kind = .change(change)
      }
      contents[path] = WalkContents(document: document, waveform: content.waveform)
    }
    func lines(figures: WalkFigures?) throws -> (heading: Substring?, change: Substring?) {
      entry.figures = figures
      let screen = ReviewedScreen(
        name: "shop/cards #1", reader: .voiceOver, variants: [], walkOrder: ["pay"],
        entries: [entry])
      let page = try ScreenPage(screen, contents: contents, words: PageWords(.korean)).html()
      let lines = page.split(separator: "\n")
      return (
        lines.first { $0.hasPrefix("<h3") }, lines.first { $0.hasPrefix("<p class=\"change") }
      )
    }
    let missed = try lines(figures: entry.figures)
    #expect(
      missed.heading?.contains(
        "name\"><span class=\"visually-hidden\">화면</span> <span class=\"goal missed\">") == true)
    #expect(missed.change?.contains("<span lang=\"ko\" dir=\"auto\">배너 (2)</span>") == true)
    let alone = try lines(figures: nil)
    #expect(alone.heading?.contains("name\" class=\"visually-hidden\">") == true)
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
    if Repository.isUpdated {
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
