import Foundation
import TestSupport
import Testing

/// Comparing, searching and copying, and accessibility for everybody.
extension BrowserTests {
  // MARK: Comparing

  @Test func bothSidesOfAChangePlay() async throws {
    try await open(Self.card, of: "en")
    let changed = "document.querySelector('.difference .changed p')"
    #expect(
      try await browser.text(
        "[...\(changed).querySelectorAll('del, ins')].map((one) => one.textContent).join(' ')")
        == "removed: 삼성카드 added: 국민카드")
    for side in ["old", "new"] {
      try await browser.click(".difference .changed .hear-\(side)")
      let audio = "document.querySelector('.comparison audio[data-side=\(side)]')"
      try await browser.wait(until: "!\(audio).paused && \(audio).currentTime > 0.5")
    }
    // The page hears of the second one's start a moment after it has begun.
    try await browser.wait(until: "document.querySelector('audio[data-side=old]').paused")
    try await browser.run("document.querySelector('audio[data-side=new]').pause()")
    #expect(try await count(of: ".same details[open]") == 0)
  }

  // MARK: The overview

  @Test func theOverviewIsSearchedAndFiltered() async throws {
    try await open("index.html", of: "en")
    let rows = "[...document.querySelectorAll('.row')].filter((row) => row.checkVisibility())"
    let names = "\(rows).map((row) => row.querySelector('code').textContent).join()"
    // Changed screens come first; unchanged ones are collapsed.
    #expect(try await browser.text(names) == "screens/card,screens/new,screens/gone")
    #expect(try await text(of: ".folded summary") == "Unchanged screens: 2")
    #expect(try await text(of: ".warning li") == "screens/wrong: the screen file cannot be read")
    try await browser.run("document.querySelector('#search').focus()")
    try await browser.press("SHO")
    try await browser.wait(until: "\(names) === 'screens/shop'")
    #expect(try await text(of: "#count") == "Screens shown: 1 / 5")
    try await browser.run("document.querySelector('#search').select()")
    try await browser.press("결제")
    try await browser.wait(until: "\(names) === 'screens/card'")
    try await open("index.html", of: "en")
    try await browser.run("document.querySelector('#language').focus()")
    try await browser.press("한")
    try await browser.wait(until: "\(names) === 'screens/card'")
  }

  @Test func whatWasSaidIsCopied() async throws {
    try await open(Self.shop, of: "en")
    try await browser.click("#player-1-1 .more summary")
    #expect(
      try await browser.text("document.querySelector('textarea').value")
        == "Shop\nApples, heading\nBuy, button\nBasket\nOne apple\nPay now, button\n")
    try await browser.click("#player-1-1 [data-copy]")
    try await browser.wait(until: "document.querySelector('#status').textContent === 'Copied'")
  }

  // MARK: For everybody

  // MARK: Several readers

  /// What is shown: the names of the players that are not hidden, in the order of the page.
  private func shown() async throws -> String {
    try await browser.text(
      """
      [...document.querySelectorAll(".track h3")].filter((one) => one.offsetParent)
        .map((one) => [...one.querySelectorAll("span:not(.goal)")].map((part) => part.textContent)
          .join(" ")).join(", ")
      """)
  }

  /// A row for each variant, a column for each reader; one may be chosen, also without scripts.
  @Test func readersAreSideBySide() async throws {
    try await browser.resize(width: 1280, height: 900)
    try await open(Self.card, of: "both-ko")
    #expect(
      try await shown()
        == "before VoiceOver, before TalkBack, after VoiceOver, after TalkBack")
    #expect(try await count(of: ".walk") == 1)
    #expect(
      try await text(of: "#player-1-2 .own-walk") == "경로: TalkBack으로 현대카드로 결제")
    func left(_ player: String) async throws -> Double {
      try await browser.number("document.querySelector('\(player)').getBoundingClientRect().left")
    }
    let columns = try await [left("#player-1-1"), left("#player-1-2")]
    #expect(columns[0] < columns[1])
    #expect(try await [left("#player-1-3"), left("#player-1-4")] == columns)
    #expect(
      try await browser.text(
        "[...document.querySelector('.verdict').querySelectorAll('.tile:first-child .who')]"
          + ".map((one) => one.textContent).join()")
        == "before · VoiceOver,before · TalkBack,after · VoiceOver,after · TalkBack")
    try await browser.click(".choose-2")
    #expect(try await shown() == "before TalkBack, after TalkBack")
    #expect(try await left("#player-1-4") == columns[1])
    try await browser.click(".choose-0")
    #expect(try await count(of: ".track") == 4)
    try await browser.resize(width: 1024, height: 768)
  }

  @Test func theOverviewTellsHowEachReaderGetsThere() async throws {
    try await open("index.html", of: "both-en")
    let ways = try await browser.text(
      """
      [...[...document.querySelectorAll(".row")].find((row) => row.textContent.includes("card"))
        .querySelectorAll(".ways")].map((one) => one.textContent.replace(/[0-9.]+ s/, "… s"))
        .join("; ")
      """)
    #expect(
      ways
        == "VoiceOver before: ✗ goal missed after: 4 gestures, … s; "
        + "TalkBack before: ✗ goal missed after: 3 gestures, … s")
  }

  @Test(arguments: ["ko", "en", "both-ko"]) func narrowPagesDoNotScrollSideways(review: String)
    async throws
  {
    try await browser.resize(width: 320, height: 640)
    for page in ["index.html", Self.card, Self.shop, Self.hostile] {
      try await open(page, of: review)
      try await browser.run(
        "for (const one of document.querySelectorAll('details')) one.open = true")
      #expect(try await browser.number("document.documentElement.scrollWidth") <= 320, "\(page)")
    }
  }

  @Test(arguments: ["ko", "en", "both-ko", "both-en"], ["light", "dark"])
  func axeFindsNothing(review: String, scheme: String) async throws {
    let axe = try axeSource()
    try await browser.prefer(["prefers-color-scheme": scheme])
    for page in ["index.html", Self.card, Self.shop, Self.hostile] {
      try await open(page, of: review)
      try await browser.run(
        "for (const one of document.querySelectorAll('details')) one.open = true")
      let violations = try await browser.runAsync(
        """
        const done = arguments[arguments.length - 1];
        \(axe);
        axe.run().then((result) => done(result.passes.length > 25 ? result.violations.map(
          (one) => one.id + ": " + one.nodes.map((node) => node.html.slice(0, 200)).join(" | "))
          : ["only " + result.passes.length + " rules applied"]),
          (error) => done([String(error)]));
        """)
      #expect(violations as? [String] == [], "\(page) in \(review), \(scheme)")
    }
  }

  private func axeSource() throws -> String {
    let file = ToolRun.root.appending(path: ".build/axe/axe_core_python/axe.min.js")
    guard let source = try? String(contentsOf: file, encoding: .utf8) else {
      throw Browser.Failure(description: "no axe.min.js; make setup-test fetches it")
    }
    return source
  }
}
