import Foundation
import TestSupport
import Testing

/// What is heard is what is shown: wherever the list is scrolled, whatever was chosen.
extension BrowserTests {
  private static let list = "\(first).querySelector('.transcript')"

  /// A line that is current lies within its list, also where the list shows a few lines of many; and the
  /// page does not run after lines that the list hides.
  @Test func aLongListScrollsToItsCurrentLine() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.run("\(Self.list).style.maxHeight = '9rem'")
    #expect(try await browser.text("\(Self.list).scrollHeight > 600") == "true")
    try await browser.click(Self.play)
    for moment in [9, 2, 7, 4] {
      try await browser.run("\(Self.audio).currentTime = \(Self.audio).duration * \(moment) / 10")
      try await browser.wait(
        until: """
          (() => {
            const line = \(Self.list).querySelector('[aria-current]');
            const track = JSON.parse(\(Self.first).querySelector('.track-data').textContent);
            const index = line && [...line.parentNode.children].indexOf(line);
            if (!line || track.lines[index].end < \(Self.audio).currentTime * 1000 - 500) return false;
            const [box, list] = [line, line.parentNode].map((one) => one.getBoundingClientRect());
            return box.top >= list.top - 1 && box.top < list.bottom
              && list.top >= 0 && list.top < innerHeight;
          })()
          """)
    }
    try await browser.run("\(Self.audio).pause()")
  }

  /// What has focus is not covered by the player, however small the window is or large the text.
  @Test(arguments: [(1280, 800), (390, 844), (320, 200)])
  func whatHasFocusIsNotCovered(width: Int, height: Int) async throws {
    try await browser.resize(width: width, height: height)
    try await open(Self.card, of: "both-ko")
    for modifier in ["", Browser.Key.shift] {
      var covered: [String] = []
      for _ in 0..<45 {
        try await browser.press(Browser.Key.tab, holding: modifier)
        let name = try await browser.text(
          """
          (() => {
            const one = document.activeElement;
            if (one === document.body) return '';
            const box = one.getBoundingClientRect();
            const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) =>
              [box.left + box.width * x, box.top + box.height * y]));
            const isSeen = points.some(([x, y]) => {
              const top = document.elementFromPoint(x, y);
              return top && (one.contains(top) || top.contains(one) && !top.matches('.player')
                || one.labels && [...one.labels].some((label) => label.contains(top)));
            });
            return isSeen ? '' : one.outerHTML.slice(0, 80);
          })()
          """)
        if !name.isEmpty { covered.append(name) }
      }
      #expect(covered == [])
    }
  }

  /// The link of a finding that a hidden reader hears shows that reader.
  @Test func theLinkOfAFindingShowsItsReader() async throws {
    try await open(Self.card, of: "both-ko")
    let audio = "document.querySelector('.of-reader.reader-1 audio')"
    try await browser.wait(until: "\(audio).readyState >= 1")
    try await browser.click(".choose-2")
    try await browser.run(
      """
      [...document.querySelectorAll('.hear-finding')].find((link) =>
        document.getElementById(link.hash.slice(1)).closest('.reader-1')).click()
      """)
    try await browser.wait(
      until: "[...document.querySelectorAll('audio')].some((one) => !one.paused)")
    let heard =
      "[...document.querySelectorAll('audio')].find((one) => !one.paused).closest('.track')"
    #expect(try await browser.text("\(heard).checkVisibility()") == "true")
    #expect(try await browser.text("document.querySelector('.choose-0').checked") == "true")
    #expect(
      try await browser.text(
        "document.querySelector('.switch [aria-pressed=true]').dataset.track === \(heard).id")
        == "true")
    try await browser.run("for (const one of document.querySelectorAll('audio')) one.pause()")
  }

  /// Whoever repeats a line and chooses another one hears that one, again and again.
  @Test func anotherLineIsRepeatedInstead() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.click(Self.play)
    try await browser.wait(until: "\(Self.current) === 0")
    try await browser.press("r")
    let start = try await browser.number(
      "JSON.parse(\(Self.first).querySelector('.track-data').textContent).lines[3].time / 1000")
    try await browser.run("\(Self.first).querySelectorAll('.jump')[3].click()")
    try await browser.wait(until: "\(Self.audio).currentTime > \(start + 0.3)")
    #expect(try await browser.number(Self.current) == 3)
    try await browser.press("k")
    // Winding by two seconds takes the repeated line along, too.
    let before = try await browser.number("\(Self.audio).currentTime")
    try await browser.press(Browser.Key.left)
    try await browser.wait(until: "Math.abs(\(Self.audio).currentTime - \(before - 2)) < 0.01")
    try await browser.press(Browser.Key.right)
    try await browser.wait(until: "Math.abs(\(Self.audio).currentTime - \(before)) < 0.01")
  }

  /// A server without byte ranges begins a sound at its beginning, which is told.
  @Test func aServerThatCannotJumpIsTold() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.run(
      """
      Object.defineProperty(\(Self.audio), 'seekable', {
        value: { length: 1, start: () => 0, end: () => 0 } });
      \(Self.first).querySelectorAll('.jump')[3].click();
      """)
    try await browser.wait(until: "\(Self.status).startsWith('이 서버에서는')")
    try await browser.run("\(Self.audio).pause()")
  }

  private static let status = "document.getElementById('status').textContent"

  @Test func decisionsByKeyAreTold() async throws {
    try await open(Self.card)
    let approve = "document.querySelector('.approve').ariaPressed"
    let isOn = try await browser.text(approve) == "true"
    try await browser.press("a")
    try await browser.wait(until: "\(approve) === '\(!isOn)'")
    #expect(try await browser.text(Self.status) == (isOn ? "승인을 취소했습니다" : "승인함"))
    try await browser.press("a")
    try await browser.wait(until: "\(approve) === '\(isOn)'")
    #expect(try await browser.text(Self.status) == (isOn ? "승인함" : "승인을 취소했습니다"))
  }

  /// An address that ends in nonsense stops nothing else.
  @Test func anAddressThatIsNotWellFormedDoesNoHarm() async throws {
    try await open("index.html")
    try await browser.run("location.hash = '50%'; location.reload()")
    try await browser.wait(
      until: "document.readyState === 'complete' && document.documentElement.matches('.scripted')")
    try await browser.run(
      """
      const search = document.querySelector('#search');
      search.value = 'card';
      search.dispatchEvent(new Event('input', {bubbles: true}));
      """)
    try await browser.wait(
      until: "document.querySelectorAll('.row').length > 1 && "
        + "[...document.querySelectorAll('.row')].filter((one) => one.checkVisibility()).length === 1"
    )
  }

  /// In the history, tabs and for a screen reader, each screen of one page has a title.
  @Test func everyScreenOfOnePageHasItsTitle() async throws {
    try await browser.open(try await fixture.singleFile())
    try await browser.wait(until: "document.readyState === 'complete'")
    let review = try await browser.text("document.title")
    try await browser.click(".row a")
    let title = "document.querySelector('.sheet:not([hidden]) h1').textContent.trim()"
    try await browser.wait(
      until: "document.title === \(title) + ' – \(review)' && \(title) !== '\(review)'")
    try await browser.run("history.back()")
    try await browser.wait(until: "document.title === '\(review)'")
  }
}
