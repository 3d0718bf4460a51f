import Foundation
import TestSupport
import Testing

/// One player for all variants of a walk, decisions, the page that holds everything.
extension BrowserTests {
  private static let time = "\(first).querySelector('audio').currentTime"

  /// The transcript keeps the current line in view, wherever the walk is.
  @Test func theCurrentLineIsInViewAtTenMoments() async throws {
    try await browser.resize(width: 1280, height: 720)
    try await open(Self.card)
    let walk = "document.querySelector('#walk-1')"
    let audio = "\(walk).querySelector('.track.active audio')"
    // The longest variant.
    try await browser.run(
      """
      const waves = [...\(walk).querySelectorAll('.wave')];
      const length = (wave) => Number(wave.querySelector('svg').dataset.length);
      const longest = waves.sort((a, b) => length(b) - length(a))[0].dataset.track;
      \(walk).querySelector(`.switch [data-track="${longest}"]`).click();
      """)
    try await browser.wait(until: "\(audio).readyState >= 1")
    try await browser.click(Self.play)
    for moment in 1...10 {
      try await browser.run("\(audio).currentTime = \(audio).duration * \(moment) / 11")
      try await browser.wait(
        until: """
          (() => {
            const line = \(walk).querySelector('.active [aria-current]');
            const track = JSON.parse(\(walk).querySelector('.active .track-data').textContent);
            const index = line && [...line.parentNode.children].indexOf(line);
            const now = \(audio).currentTime * 1000;
            if (!line || track.lines[index].time > now) return false;
            const box = line.getBoundingClientRect();
            const list = line.parentNode.getBoundingClientRect();
            const bar = \(walk).querySelector('.player').getBoundingClientRect();
            return box.top >= Math.max(bar.bottom, list.top) - 1 && box.top < innerHeight
              && (box.bottom <= innerHeight + 1 || box.height > innerHeight - bar.bottom)
              && box.top < list.bottom;
          })()
          """)
    }
    try await browser.run("\(audio).pause()")
  }

  @Test func variantsChangeAtTheSameMoment() async throws {
    try await open(Self.card)
    try await browser.wait(until: "\(Self.audio).readyState >= 1")
    try await browser.click(Self.play)
    try await browser.run("\(Self.audio).currentTime = 6")
    try await browser.wait(until: "\(Self.time) > 6.2")
    // A key, with focus nowhere.
    try await browser.run("document.activeElement.blur()")
    try await browser.press("v")
    let other = "\(Self.second).querySelector('audio')"
    try await browser.wait(until: "!\(other).paused && \(Self.audio).paused")
    let moments = try await [
      browser.number(Self.time), browser.number("\(other).currentTime"),
    ]
    #expect(moments[1] >= moments[0] - 0.1 && moments[1] < moments[0] + 1.5)
    #expect(try await text(of: ".switch [aria-pressed=true]") == "after")
    // Both waveforms are on one axis: the longer fills it.
    let axes = try await browser.text(
      "[...document.querySelectorAll('.wave svg')].map((one) => one.getAttribute('viewBox')).join()"
    )
    let parts = axes.split(separator: ",")
    #expect(parts.count == 2 && parts[0] == parts[1])
    try await browser.press("1")
    try await browser.wait(until: "!\(Self.audio).paused && \(other).paused")
    // Speed is that of all, and a line can be repeated.
    try await browser.press("..")
    #expect(try await browser.number("\(Self.audio).playbackRate") == 1.5)
    #expect(try await browser.number("\(other).playbackRate") == 1.5)
    try await browser.press("r")
    let loop = "document.querySelector('[data-do=loop]').ariaPressed"
    #expect(try await browser.text(loop) == "true")
    let line = try await browser.number(Self.current)
    try await browser.run(
      """
      const data = JSON.parse(\(Self.first).querySelector('.track-data').textContent);
      \(Self.audio).currentTime = data.lines[\(Int(line) + 1)].time / 1000 - 0.2;
      """)
    try await browser.wait(
      until: "\(Self.time) < JSON.parse(\(Self.first).querySelector('.track-data').textContent)"
        + ".lines[\(Int(line) + 1)].time / 1000 - 0.3")
    try await browser.press("rk")
    try await browser.wait(until: "\(Self.audio).paused")
    // The keys are told, and can be turned off.
    try await browser.press("?")
    try await browser.wait(until: "document.querySelector('#keys').open")
    try await browser.click("#keys-on")
    try await browser.click("#keys .primary")
    try await browser.press("k")
    #expect(try await browser.text("\(Self.audio).paused") == "true")
    try await browser.run("document.querySelector('#keys-on').click()")
  }

  @Test func decisionsAreKeptAndExportedAndShownNextTime() async throws {
    try await open(Self.card)
    try await browser.run("localStorage.clear(); location.reload()")
    try await browser.wait(until: "document.querySelector('.approve') !== null")
    try await browser.press("a")
    try await browser.wait(until: "document.querySelector('.approve').ariaPressed === 'true'")
    try await browser.run(
      """
      const field = document.querySelector('.marks textarea');
      field.value = '좋습니다 </script>';
      field.dispatchEvent(new Event('change'));
      window.exported = null;
      URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; });
        return '#'; };
      """)
    try await open("index.html")
    try await browser.wait(until: "document.querySelector('#progress').textContent.includes('1 /')")
    try await browser.run(
      """
      URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; });
        return '#'; };
      document.querySelector('[data-marks=export]').click();
      """)
    try await browser.wait(until: "Boolean(window.exported)")
    let exported = try await browser.text("window.exported")
    #expect(exported.contains("\"approved\": true"))
    // What was thought of an earlier sound does not replace it, and a wrong file changes nothing.
    let older = exported.replacing(/"digest": "[^"]*"/, with: "\"digest\": \"0\"")
    try await offer(older.replacing("\"approved\": true", with: "\"approved\": false"))
    #expect(try await reviewed().contains("1 /"))
    for wrong in ["\"approved\": \"true\"", "\"approved\": true, \"digest\": 1"] {
      try await offer(exported.replacing("\"approved\": true", with: wrong))
      #expect(try await reviewed().contains("1 /"))
    }
    try await browser.run("localStorage.clear()")
    try await open("index.html")
    #expect(try await reviewed().contains("0 /"))
    try await offer(exported)
    #expect(try await reviewed().contains("1 /"))
    // Decisions on what is in another review are passed on.
    try await offer(
      #"""
      {"overheardReview": 1, "walks": [{"screen": "other", "walk": "pay", "digest": "7",
        "approved": true, "comment": "fine"}]}
      """#)
    try await browser.run(
      """
      window.exported = null;
      URL.createObjectURL = (blob) => { blob.text().then((text) => { window.exported = text; });
        return '#'; };
      document.querySelector('[data-marks=export]').click();
      """)
    try await browser.wait(until: "Boolean(window.exported)")
    let all =
      "JSON.parse(window.exported).walks.map((one) => `${one.screen} ${one.comment}`).join('; ')"
    #expect(try await browser.text(all).hasSuffix(" 좋습니다 </script>; other fine"))
    try await browser.run("localStorage.clear()")
    // The next review shows them, on the page and without a script.
    let again = try await fixture.reviewApproved(exported)
    #expect(again.contains("<p class=\"approval current\"><strong>승인함</strong> "))
    #expect(again.contains("<q dir=\"auto\">좋습니다 &lt;/script&gt;</q>"))
    try await browser.open(fixture.page(Self.card, of: "approved"))
    try await browser.wait(until: "document.querySelector('.approve')?.ariaPressed === 'true'")
    // The next one that nobody has looked at is on another page.
    try await browser.press("n")
    try await browser.wait(until: "!location.href.includes('/card/')")
  }

  private func reviewed() async throws -> String {
    try await browser.text("document.querySelector('#progress').textContent")
  }

  /// Gives a file to the page, as if it had been chosen, and waits until the page has said something.
  private func offer(_ text: String) async throws {
    let json = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
    try await browser.run(
      """
      const files = new DataTransfer();
      files.items.add(new File([\(json)], 'decisions.json'));
      const field = document.getElementById('marks-file');
      document.getElementById('status').textContent = '';
      field.files = files.files;
      field.dispatchEvent(new Event('change'));
      """)
    try await browser.wait(until: "document.getElementById('status').textContent !== ''")
  }

  @Test func onePageHoldsEverything() async throws {
    let file = try await fixture.singleFile()
    try await browser.open(file)
    try await browser.wait(until: "document.readyState === 'complete'")
    let seen =
      "[...document.querySelectorAll('.sheet')].filter((one) => one.checkVisibility())"
      + ".map((one) => one.id).join()"
    #expect(try await browser.text(seen) == "overview")
    try await browser.click(".row a")
    try await browser.wait(until: "\(seen).startsWith('s')")
    try await browser.wait(
      until: "[...document.querySelectorAll('audio')].every((one) => one.readyState >= 1)")
    try await browser.press("k")
    try await browser.wait(
      until: "[...document.querySelectorAll('audio')].some((one) => one.currentTime > 0.3)")
    try await browser.press("k")
    // Nothing is loaded from anywhere, and nothing that somebody adds runs.
    #expect(
      try await browser.text(
        "[...document.querySelectorAll('[src]')].every((one) => one.src.startsWith('data:'))")
        == "true")
    let injected = """
      const script = document.createElement('script');
      script.textContent = 'window.hacked = 5';
      document.body.append(script);
      return String(window.hacked)
      """
    #expect(try await browser.run(injected) as? String == "undefined")
  }

  @Test func theOverviewIsSortedAndShowsOnlyProblems() async throws {
    try await open("index.html")
    let names =
      "[...document.querySelectorAll('.row')].filter((row) => row.checkVisibility())"
      + ".map((row) => row.dataset.screen).join()"
    try await browser.run(
      """
      const sort = document.querySelector('#sort');
      sort.value = 'length';
      sort.dispatchEvent(new Event('input', {bubbles: true}));
      """)
    try await browser.wait(until: "\(names).startsWith('screens/card')")
    try await browser.click("#problems")
    try await browser.wait(until: "!\(names).includes('screens/gone')")
    #expect(try await count(of: ".thumbnail") >= 3)
  }

  /// Play is within the first screenful on a desk and in a hand.
  @Test(arguments: [(1440, 900), (375, 812)]) func playIsInTheFirstScreenful(
    width: Int, height: Int
  ) async throws {
    try await browser.resize(width: width, height: height)
    try await open(Self.card)
    let bottom = try await browser.number(
      "document.querySelector('\(Self.play)').getBoundingClientRect().bottom")
    #expect(bottom > 0 && bottom <= Double(height))
  }
}
