import Foundation
import TestSupport
import Testing

/// The pages in a real Chromium, opened from disk as reviewers open them.
///
/// One browser serves all tests, one after another.
@Suite(.serialized) struct BrowserTests {
  private static let task = Task { try await Browser() }
  let browser: Browser
  let fixture: ReviewFixture

  init() async throws {
    fixture = try await ReviewFixture.shared
    browser = try await Self.task.value
    try await browser.resize(width: 1280, height: 900)
    try await browser.prefer(["prefers-color-scheme": "light", "prefers-reduced-motion": "reduce"])
  }

  static let card = "screens/card/index.html"
  static let shop = "screens/shop/index.html"
  static let hostile = "screens/hostile #1%/index.html"

  // The variants of the first walk, and the player of the walk.
  static let first = "document.querySelector('#player-1-1')"
  static let second = "document.querySelector('#player-1-2')"
  static let play = ".player [data-do=play]"
  static let audio = "\(first).querySelector('audio')"
  static let current =
    "[...\(first).querySelectorAll('.line')].findIndex((line) => line.ariaCurrent === 'true')"
  static let word =
    "[...(CSS.highlights.get('word') ?? [])].map((range) => range.toString()).join()"

  // MARK: Playing

  @Test func theTranscriptFollowsTheSound() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    #expect(try await browser.number(Self.current) == -1)
    try await browser.click(Self.play)
    try await browser.wait(until: "\(Self.audio).currentTime > 0.7")
    try await browser.wait(until: "\(Self.current) === 0")
    // The title is spoken word by word: 결제, 수단, then its trait.
    try await browser.wait(until: "\(Self.word) === '결제'")
    try await browser.wait(until: "\(Self.word) === '수단'")
    try await browser.wait(until: "\(Self.word) === '머리말'")
    #expect(try await text(of: "\(Self.play) .text") == "일시 정지")
    try await browser.wait(until: "\(Self.current) === 1")
    #expect(
      try await text(of: "#player-1-1 .now-gesture")
        == "오른쪽으로 쓸기")
    #expect(
      try await browser.number("document.querySelector('.playhead').getAttribute('x1')") > 0)
    // Another variant silences this one.
    try await browser.run("\(Self.second).querySelector('audio').play()")
    try await browser.wait(until: "\(Self.audio).paused")
    try await browser.run("\(Self.second).querySelector('audio').pause()")
  }

  @Test func theCursorGoesFromScreenToScreen() async throws {
    try await open(Self.shop)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    func seek(to seconds: Double) async throws {
      try await browser.run("\(Self.audio).currentTime = \(seconds)")
    }
    let ring = """
      ['x', 'y', 'width', 'height'].map((name) => document.querySelector('.cursor .ring')
        .getAttribute(name)).join(' ')
      """
    let drawn = "document.querySelector('.drawn').textContent"
    try await seek(to: 1.2)
    try await browser.wait(until: "\(ring) === '12 56 366 48'")
    #expect(try await browser.text("\(drawn).includes('Apples')") == "true")
    let pay = "[...document.querySelectorAll('.line')].at(-1).querySelector('.jump')"
    try await browser.run("\(pay).click()")
    try await browser.wait(until: "\(ring) === '12 156 366 58'")
    #expect(try await browser.text("\(drawn).includes('Apples')") == "false")
    #expect(try await browser.text("\(drawn).includes('One apple')") == "true")
    #expect(try await text(of: ".now-element") == "→ Pay now")
    try await browser.run("\(Self.audio).pause()")
    // What was cut off says so in words, and what was not heard is struck out.
    #expect(try await text(of: ".line.cut .mark") == "✂ 끊김")
    #expect(try await browser.text("document.querySelector('.line.cut s') !== null") == "true")
  }

  @Test func whatIsStillSaidStaysCurrent() async throws {
    try await open(Self.shop)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    // While the user waits, the button is still read.
    let gesture = "\(Self.first).querySelector('[aria-current] .gesture')?.textContent"
    try await browser.run(
      """
      const wait = [...document.querySelectorAll('.gesture')]
        .find((one) => one.textContent === '0.3초 기다리기').closest('.line');
      const player = JSON.parse(document.querySelector('.track-data').textContent);
      const line = player.lines[[...wait.parentNode.children].indexOf(wait)];
      \(Self.audio).currentTime = line.time / 1000 + 0.15;
      """)
    try await browser.wait(until: "\(gesture) === '오른쪽으로 쓸기'")
  }

  @Test func aLinkToALineGoesToItsMoment() async throws {
    try await open(Self.card)
    try await browser.run("location.hash = 'player-1-2-line-1'")
    let line = "document.querySelector('#player-1-2-line-1')"
    try await browser.wait(until: "\(line).ariaCurrent === 'true'")
    #expect(try await browser.text("document.querySelector('#player-1-2 audio').paused") == "true")
  }

  @Test func aClickOnALineJumps() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.click("#player-1-1 .line:nth-child(3) .speech")
    try await browser.wait(until: "!\(Self.audio).paused && \(Self.current) === 2")
    let start = try await browser.number(
      "JSON.parse(\(Self.first).querySelector('.track-data').textContent).lines[2].time")
    #expect(try await browser.number("\(Self.audio).currentTime * 1000") >= start)
    #expect(try await browser.text("location.hash") == "")
    try await browser.run("\(Self.audio).pause()")
  }

  // MARK: Keyboard

  @Test func theTabKeyReachesEveryControl() async throws {
    for page in ["index.html", Self.card] {
      try await open(page)
      // The player of the browser has buttons of its own inside; it counts as one.
      let wanted = try await browser.number(
        """
        [...document.querySelectorAll('a[href], button, input, select, textarea, summary, audio')]
          .filter((one) => one.checkVisibility()).length
        """)
      try await browser.run("window.reached = new Set(); document.body.focus()")
      for _ in 0..<(Int(wanted) * 8) {
        try await browser.press(Browser.Key.tab)
        let size = try await browser.number(
          """
          (reached.add(document.activeElement), reached.delete(document.body),
            document.activeElement.scrollIntoViewIfNeeded(), reached.size)
          """)
        if size == wanted { break }
      }
      let missed = try await browser.text(
        """
        [...document.querySelectorAll('a[href], button, input, select, textarea, summary, audio')]
          .filter((one) => one.checkVisibility() && !reached.has(one))
          .map((one) => one.outerHTML.slice(0, 80)).join()
        """)
      #expect(missed == "", "\(page)")
    }
  }

  @Test func keysPlayAndStepAndJump() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.run("document.querySelector('\(Self.play)').focus()")
    try await browser.press(Browser.Key.space)
    try await browser.wait(until: "!\(Self.audio).paused")
    // On a Korean keyboard the key K types another letter.
    for kind in ["keyDown", "keyUp"] {
      try await browser.devTools(
        "Input.dispatchKeyEvent", ["type": kind, "code": "KeyK", "key": "ㅏ"])
    }
    try await browser.wait(until: "\(Self.audio).paused")
    try await browser.press("l")
    try await browser.wait(until: "\(Self.current) === 1")
    try await browser.press("l")
    try await browser.wait(until: "\(Self.current) === 2")
    try await browser.press("j")
    try await browser.wait(until: "\(Self.current) === 1")
    try await browser.run("\(Self.first).querySelector('.jump').focus()")
    try await browser.press(Browser.Key.down + Browser.Key.down + Browser.Key.down + Browser.Key.up)
    #expect(
      try await browser.number(
        "[...\(Self.first).querySelectorAll('.jump')].indexOf(document.activeElement)") == 2)
    try await browser.press(Browser.Key.enter)
    try await browser.wait(until: "!\(Self.audio).paused && \(Self.current) === 2")
    try await browser.press("k")
    try await browser.wait(until: "\(Self.audio).paused")
    let outline = try await browser.text(
      "getComputedStyle(document.activeElement).outlineStyle")
    #expect(outline == "solid")
  }

  // MARK: Data is data

  @Test func labelsThatWouldBeMarkupShowAsText() async throws {
    for page in [Self.hostile, "index.html"] {
      try await open(page)
      #expect(try await browser.text("window.hacked") == "undefined")
      #expect(try await count(of: "img:not(.thumbnail), [onload], [onfocus], [onerror]") == 0)
      #expect(try await count(of: "script[src]") == 2)
      let inline =
        "document.querySelectorAll('script:not([src], [type=\"application/json\"])').length"
      #expect(try await browser.number(inline) == 0)
    }
    try await open(Self.hostile)
    #expect(try await text(of: "h1") == ReviewFixture.hostileTitle)
    // The title, then the labels.
    let labels = try await browser.run(
      "return [...document.querySelectorAll('#player-1-2 .part.label')].map((one) => one.textContent)"
    )
    #expect(labels as? [String] == [ReviewFixture.hostileTitle] + ReviewFixture.hostileLabels)
    // Even if some text became a script, it would not run.
    let injected = """
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 5';
      document.body.append(script);
      return String(window.hacked)
      """
    #expect(try await browser.run(injected) as? String == "undefined")
    // Nothing comes from anywhere else.
    let foreign =
      "[...document.querySelectorAll('[src], [href]')].map((one) => one.src || one.href)"
    #expect(
      try await browser.text("\(foreign).filter((url) => !url.startsWith('file:')).join()") == "")
    // The sound beside the page is found, whatever its folder is called.
    try await browser.wait(until: "document.querySelector('audio').readyState >= 1")
    try await browser.run("document.querySelector('nav a').click()")
    try await browser.wait(until: "document.querySelector('#search') !== null")
  }

  // MARK: Without scripts

  @Test func withoutScriptsPlayersAndTranscriptsRemain() async throws {
    try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": true])
    do {
      try await browser.open(fixture.page(Self.card))
      let tree = try await accessibilityTree()
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": false])
      #expect(tree.contains { $0 == "Audio before의 소리" })
      #expect(tree.contains { $0 == "Audio after의 소리" })
      #expect(tree.contains { $0.hasPrefix("link 여기서부터 듣기: 0:0") })
      #expect(tree.contains { $0 == "StaticText 국민카드 **** 1234" })
      // Controls that need the script are not there.
      #expect(!tree.contains { $0.hasPrefix("button 재생") })
      // The phone is drawn as it is at first.
      #expect(tree.contains { $0 == "image 휴대폰 그림: before" })
    } catch {
      try await browser.devTools("Emulation.setScriptExecutionDisabled", ["value": false])
      throw error
    }
  }

  /// Every node that a screen reader finds: its role and its name.
  private func accessibilityTree() async throws -> [String] {
    let answer = try await browser.devTools("Accessibility.getFullAXTree") as? [String: Any]
    let nodes = answer?["nodes"] as? [[String: Any]] ?? []
    return nodes.map { node in
      [node["role"], node["name"]].compactMap { ($0 as? [String: Any])?["value"] as? String }
        .joined(separator: " ")
    }
  }

  // MARK: Helpers

  /// The text of the first element of a selector.
  func text(of selector: String) async throws -> String {
    try await browser.text("document.querySelector(`\(selector)`).textContent")
  }

  /// How many elements a selector finds.
  func count(of selector: String) async throws -> Int {
    Int(try await browser.number("document.querySelectorAll(`\(selector)`).length"))
  }

  func open(_ page: String, of review: String = "ko") async throws {
    try await browser.open(fixture.page(page, of: review))
    try await browser.wait(until: "document.readyState === 'complete'")
  }
}
