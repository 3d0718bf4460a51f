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
    #expect(
      try await browser.text("document.querySelector('audio[data-side=old]').paused") == "true")
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

  @Test(arguments: ["ko", "en"]) func narrowPagesDoNotScrollSideways(review: String) async throws {
    try await browser.resize(width: 320, height: 640)
    for page in ["index.html", Self.card, Self.shop, Self.hostile] {
      try await open(page, of: review)
      try await browser.run(
        "for (const one of document.querySelectorAll('details')) one.open = true")
      #expect(try await browser.number("document.documentElement.scrollWidth") <= 320, "\(page)")
    }
  }

  @Test(arguments: ["ko", "en"], ["light", "dark"])
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
