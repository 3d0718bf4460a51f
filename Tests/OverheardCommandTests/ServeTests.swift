import Foundation
import TestSupport
import Testing

/// `overheard serve`: a screen under one's own fingers, in a browser.
@Suite(.serialized, .timeLimit(.minutes(10))) struct ServeTests {
  private static let shop = """
    language: en
    screen: Shop
    elements:
    - header "Shop"
    - button "Buy"
    - slider "Amount": 50%
    """

  /// A server of a screen, which ends with the value.
  private final class Server {
    let process = Process()
    let address: String
    let folder: TemporaryFolder

    init(_ screen: String = ServeTests.shop, _ options: [String] = []) throws {
      folder = try TemporaryFolder()
      try folder.write(screen, to: "shop.yaml")
      let output = Pipe()
      process.executableURL = ToolRun.products.appending(path: "overheard")
      process.arguments = ["serve", "shop.yaml", "--port", "0"] + options
      process.currentDirectoryURL = folder.url
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      var line = Data()
      while line.last != UInt8(ascii: "\n"),
        let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty
      {
        line += byte
      }
      address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// Asks with curl, as a browser of this machine or another one could.
    func ask(_ path: String, _ options: String...) async throws -> String {
      try await ToolRun(
        program: "/usr/bin/curl", ["--silent", "--max-time", "60"] + options + [address + path]
      ).output
    }

    func walk(_ body: String) async throws -> String {
      try await ask(
        "walk", "--header", "Content-Type: application/json", "--data", body, "--write-out",
        " %{http_code}")
    }

    deinit {
      process.interrupt()
      process.waitUntilExit()
    }
  }

  /// The page is used as a person uses it: with a click, with keys, with a typed step.
  @Test func aScreenIsExploredInABrowser() async throws {
    let server = try Server()
    let browser = try await Browser()
    try await browser.open(try #require(URL(string: server.address)))
    try await browser.wait(until: "document.title === 'Shop · Overheard'")
    try await browser.wait(
      until: "document.getElementById('phone').src.startsWith('data:image/svg')")
    #expect(try await browser.text("document.getElementById('phone').alt").contains("Shop"))
    try await browser.click("#start")
    func logHas(_ text: String) -> String {
      "document.getElementById('log').innerText.includes('\(text)')"
    }
    try await browser.wait(until: logHas("Shop, heading"))
    try await browser.press("\u{E014}")
    try await browser.wait(until: logHas("Buy, button"))
    try await browser.press("\u{E014}")
    try await browser.wait(until: logHas("Amount, 50%"))
    try await browser.press("\u{E013}")
    try await browser.wait(until: logHas("60%"))
    // What is wrong is told, also if it is only in vain, and the walk goes on.
    try await browser.run(
      """
      document.getElementById('step').value = 'touhc Buy';
      document.getElementById('line').requestSubmit();
      """)
    try await browser.wait(
      until: "document.getElementById('complaint').textContent.includes('unknown gesture')")
    try await browser.run(
      """
      document.getElementById('step').value = 'touch Bye';
      document.getElementById('line').requestSubmit();
      """)
    try await browser.wait(
      until:
        "document.getElementById('complaint').textContent === 'Nothing was found for: touch Bye'")
    try await browser.run(
      """
      document.getElementById('step').value = 'touch Buy';
      document.getElementById('line').requestSubmit();
      """)
    try await browser.wait(
      until: "document.getElementById('walk').textContent.includes('touch Buy')")
    #expect(
      try await browser.text("document.getElementById('walk').textContent") == """
        walks:
          explored:
          - swipe right x2
          - swipe up
          - touch Buy

        """)
    // It is heard: what is played is as long as what is said.
    let seconds = try await browser.number("walk.playing[0].buffer.duration")
    #expect(seconds > 0.5 && seconds < 10)
    let axe = try String(
      contentsOf: ToolRun.root.appending(path: ".build/axe/axe_core_python/axe.min.js"),
      encoding: .utf8)
    let violations = try await browser.runAsync(
      """
      const done = arguments[arguments.length - 1];
      \(axe);
      axe.run().then((result) => done(result.passes.length > 15 ? result.violations.map(
        (violation) => violation.id + " " + violation.nodes[0].html).join("\\n") : "few passes"));
      """)
    #expect("\(violations)" == "")
    try await browser.quit()
  }

  /// What follows from a step, from the moment at which it was taken.
  @Test func aStretchOfAWalkIsAnswered() async throws {
    let server = try Server()
    let answer = try await server.walk(
      #"{"screen":0,"steps":[{"wait":2000,"step":"next"}],"from":2000,"to":9000}"#)
    struct Answer: Decodable {
      var end: Int
      var captions: [Caption]
      var steps: [Line]
      var scenes: [Scene]
      var sound: String
      var walk: String
      struct Caption: Decodable {
        var start: Int
        var text: String
      }
      struct Line: Decodable {
        var time: Int
        var text: String
      }
      struct Scene: Decodable { var time: Int }
    }
    #expect(answer.hasSuffix(" 200"))
    let found = try JSONDecoder().decode(Answer.self, from: Data(answer.dropLast(4).utf8))
    #expect(found.end == 2000)
    #expect(found.captions.map(\.text) == ["Buy, button"])
    #expect(found.captions[0].start == 2000)
    #expect(found.steps.map(\.text) == ["swipe right"])
    #expect(found.scenes.first?.time == 2000)
    #expect(found.walk == "walks:\n  explored:\n  - swipe right\n")
    let sound = try #require(Data(base64Encoded: found.sound))
    #expect(sound.starts(with: Array("RIFF".utf8)))
  }

  /// When a step came is kept where it mattered: this one before focus had arrived.
  @Test func timesThatMatterAreKept() async throws {
    let server = try Server()
    let early = try await server.walk(
      #"{"screen":0,"steps":[{"wait":100,"step":"next"}],"from":100,"to":5000}"#)
    #expect(
      early.contains(#""walk":"walks:\n  explored:\n  - wait 0.1s\n  - swipe right\n""#), "\(early)"
    )
    let late = try await server.walk(
      #"{"screen":0,"steps":[{"wait":3000,"step":"next x2"}],"from":3000,"to":9000}"#)
    #expect(late.contains(#""walk":"walks:\n  explored:\n  - swipe right x2\n""#), "\(late)")
  }

  @Test func whatCannotBeAnswered() async throws {
    let server = try Server()
    let step = try await server.walk(
      #"{"screen":0,"steps":[{"wait":0,"step":"swipe rigth"}],"from":0,"to":9000}"#)
    #expect(step == "unknown gesture \"swipe rigth\"; did you mean \"swipe right\"? 422")
    let wait = try await server.walk(
      #"{"screen":0,"steps":[{"wait":0,"step":"wait 3s"}],"from":0,"to":9000}"#)
    #expect(wait == "only gestures and settings can be made here, not \"wait 3s\" 422")
    #expect(try await server.walk(#"{"screen":7,"steps":[],"from":0,"to":1}"#).hasSuffix(" 400"))
    #expect(try await server.walk("{").hasSuffix(" 400"))
    for (from, to) in [
      ("0", "99999999"), ("5", "3"), ("-9223372036854775808", "9223372036854775807"),
    ] {
      let stretch = try await server.walk(#"{"screen":0,"steps":[],"from":\#(from),"to":\#(to)}"#)
      #expect(stretch == "no such stretch of time 422")
    }
    let many = String(repeating: #"{"wait":0,"step":"next x100"},"#, count: 101).dropLast()
    #expect(
      try await server.walk(#"{"screen":0,"steps":[\#(many)],"from":0,"to":9}"#)
        == "more than 10000 steps 422")
    let far = try await server.walk(
      #"{"screen":0,"steps":[{"wait":9223372036854775807,"step":"next"},{"wait":9223372036854775807,"step":"next"}],"from":0,"to":9}"#
    )
    #expect(far.hasSuffix(" 200"))
  }

  /// A walk ends after an hour, and says so.
  @Test func anHourIsTheLongest() async throws {
    let server = try Server()
    // The page has it from the server.
    #expect(try await server.ask("screens").contains(#""longest":3600000"#))
    let answer = try await server.walk(
      #"{"screen":0,"steps":[{"wait":3000,"step":"next"}],"from":3595500,"to":3605500}"#)
    #expect(answer.contains("A walk can take an hour, which is over. Start again to go on."))
    #expect(answer.hasSuffix(" 200"))
    // After a night in which the machine slept, the page asks for what follows from the hour on.
    let late = try await server.walk(
      #"{"screen":0,"steps":[{"wait":30000000,"step":"next"}],"from":3600000,"to":3610000}"#)
    #expect(late.contains("which is over"), "\(late)")
  }

  /// Only pages of this server, on this machine, can ask it anything.
  @Test func nobodyElseIsAnswered() async throws {
    let server = try Server()
    #expect(try await server.ask("screens", "--header", "Host: evil.example") == "forbidden")
    #expect(
      try await server.ask("walk", "--header", "Content-Type: text/plain", "--data", "{}")
        == "send JSON")
    #expect(try await server.ask("../../etc/passwd", "--path-as-is") == "there is nothing here")
    let head = try await server.ask("", "--head", "--request", "GET")
    #expect(head.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"))
    #if os(Linux)
      let port = try #require(URL(string: server.address)?.port)
      let listening = try String(contentsOfFile: "/proc/net/tcp", encoding: .utf8)
      let place = String(format: ":%04X", port)
      let addresses = listening.split(separator: "\n").filter {
        $0.contains(place + " 00000000:0000")
      }
      #expect(addresses.allSatisfy { $0.contains("0100007F\(place)") } && !addresses.isEmpty)
    #endif
  }

  /// Whoever loads the page again explores the screen as its file is then.
  @Test func aChangedFileIsReadAgain() async throws {
    let server = try Server()
    #expect(try await server.ask("screens").contains(#""title":"Shop""#))
    try server.folder.write(
      "language: en\nscreen: Store\nelements: [button \"A\"]", to: "shop.yaml")
    #expect(try await server.ask("screens").contains(#""title":"Store""#))
    // Who loaded the page before goes on with what it shows.
    let old = try await server.walk(
      #"{"load":1,"screen":0,"steps":[{"wait":3000,"step":"next"}],"from":3000,"to":9000}"#)
    #expect(old.contains("Buy, button"))
    let gone = try await server.walk(#"{"load":77,"screen":0,"steps":[],"from":0,"to":9}"#)
    #expect(gone == "load the page again 409")
    try server.folder.write("elements: [buton \"A\"]", to: "shop.yaml")
    let wrong = try await server.ask("screens")
    #expect(wrong.contains("shop.yaml:1:12: error: unknown role 'buton'"), "\(wrong)")
  }

  @Test func aPortThatIsTaken() async throws {
    let server = try Server()
    let port = try #require(URL(string: server.address)?.port)
    let run = try await ToolRun(
      ["serve", "shop.yaml", "--port", "\(port)"], in: server.folder.url)
    #expect(run.code == 69)
    #expect(
      run.errors
        == "overheard: another program listens on port \(port); choose another with --port, or 0 for any\n"
    )
  }

  @Test func aWrongScreenIsToldAtOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"A\"]", to: "a.yaml")
    let run = try await ToolRun(["serve", "a.yaml", "--port", "0"], in: folder.url)
    #expect(run.code == 65)
    #expect(run.errors.hasPrefix("a.yaml:1:12: error: unknown role 'buton'"))
  }
}
