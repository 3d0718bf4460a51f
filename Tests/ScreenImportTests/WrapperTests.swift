import Overheard
import ScreenImport
import Testing

/// What tools put around a dump, and what they answer in place of one.
@Suite struct WrapperTests {
  private func body(_ dump: String) throws -> String {
    try Dumps.imported(text: dump).printed().split(separator: "\n")
      .filter { !$0.hasPrefix("# ") }.joined(separator: "\n")
  }

  private func complaint(about dump: String) -> String {
    do throws(DumpError) {
      let imported = try ImportedScreen(Array(dump.utf8), name: "dump")
      return "imported \(imported.summary.stops)"
    } catch {
      return error.message
    }
  }

  static let pay = """
    language: en
    elements:
    - button "Pay"
    """

  @Test(arguments: [
    #"{"value": "<?xml version=\"1.0\"?>\n<XCUIElementTypeButton label=\"Pay\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>", "sessionId": "1"}"#,
    #"{"sessionId": "1", "value": "<XCUIElementTypeButton label=\"Pay\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>", "status": 0}"#,
    #"{"content": [{"type": "text", "text": "[{\"type\": \"Button\", \"AXLabel\": \"Pay\", \"AXFrame\": \"{{0, 0}, {9, 9}}\"}]"}]}"#,
    #"{"jsonrpc": "2.0", "result": {"content": [{"type": "text", "text": "<hierarchy><node class=\"android.widget.Button\" text=\"Pay\"/></hierarchy>"}]}}"#,
    #""<XCUIElementTypeButton label=\"Pay\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>""#,
    #"page source: b'<XCUIElementTypeButton label="Pay" x="0" y="0" width="9" height="9"/>\n'"#,
    #""* UIView\n  * PayButton\n  | -label: Pay\n  | -traits: .button\n""#,
    #"'<hierarchy>\n<node class="android.widget.Button" text="Pay"/>\n</hierarchy>'"#,
    """
    {"type": "Button", "AXLabel": "Pay", "AXFrame": "{{0, 0}, {9, 9}}"}
    """,
    // After the head of an answer, a command, the lines of a log, and as Python prints it.
    "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n"
      + #"{"value": "<?xml version=\"1.0\"?>\n<XCUIElementTypeButton label=\"Pay\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>\n", "sessionId": "1"}"#,
    "$ curl -s localhost:8100/source\n"
      + #"{"value": "<XCUIElementTypeButton label=\"Pay\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"}"#,
    "[debug] [A@1b2c] Proxying [GET /source] with no body\n[debug] [A@1b2c] Got response with status 200: "
      + #"{"value": "<hierarchy>\n<node class=\"android.widget.Button\" text=\"Pay\"/></hierarchy>"}"#
      + "\n[HTTP] <-- GET /session/1/source 200",
    #"{'value': '<?xml version="1.0"?>\n<hierarchy><node class="android.widget.Button" text="Pay"/></hierarchy>\n', 'sessionId': '1'}"#,
    "driver.page_source\nOut[3]: "
      + #"'<?xml version="1.0"?>\n<hierarchy><node class="android.widget.Button" text="Pay"/></hierarchy>'"#,
  ])
  func aDumpInAnAnswer(_ dump: String) throws {
    #expect(try body(dump) == Self.pay)
  }

  @Test func anAnswerThatIsNoDump() {
    #expect(
      complaint(
        about: #"{"value": {"error": "invalid session id", "message": "Session does not exist"}}"#)
        == "the tool answered with an error instead of a dump: invalid session id: Session does not exist"
    )
    #expect(
      complaint(about: "[]")
        == "the dump is an empty list: the tool saw no element; dump again when the screen is shown"
    )
    #expect(
      complaint(about: "null\n")
        == "the dump is null: the tool saw no element; dump again when the screen is shown")
  }

  /// A text of which nothing is seen or spoken is none.
  @Test func aTextOfInvisibleCharacters() throws {
    let invisible =
      "<hierarchy><node class=\"android.widget.Button\" clickable=\"true\" text=\"&#8203;&#8288; \"/></hierarchy>"
    #expect(try body(invisible).contains("\n- button  # no label"))
    let partly =
      "<hierarchy><node class=\"android.widget.Button\" text=\"Pay&#8203;\"/></hierarchy>"
    #expect(try body(partly) == "language: en\nelements:\n- button \"Pay\u{200B}\"")
  }

  @Test(arguments: [
    ("A\u{1}B", "XML does not allow this character, U+0001"),
    ("A&#1;B", "&#1; is a character that XML does not allow; leave it out"),
    ("A&#x1F;B", "&#x1F; is a character that XML does not allow; leave it out"),
    ("A & B", "an & that stands for itself is written &amp; in XML"),
  ])
  func aCharacterThatXMLDoesNotAllow(text: String, message: String) {
    #expect(
      complaint(
        about: "<hierarchy><node class=\"android.widget.Button\" text=\"\(text)\"/></hierarchy>")
        == message)
  }

  @Test func nothingToStopAtIsCounted() {
    #expect(
      complaint(
        about:
          #"<AppiumAUT><XCUIElementTypeApplication x="0" y="0" width="9" height="9"/></AppiumAUT>"#)
        == "this WebDriverAgent page source (XML) has 2 nodes, but nothing that VoiceOver would stop at; "
        + "dump again when the screen is shown")
    #expect(
      complaint(about: "<hierarchy/>")
        == "this Android uiautomator dump has 1 node, but nothing that TalkBack would stop at; "
        + "dump again when the screen is shown")
  }

  @Test func oneElementOnEachLine() throws {
    #expect(
      try body(
        """
        {"type": "Button", "AXLabel": "Pay", "AXFrame": "{{0, 100}, {9, 9}}"}
        {"type": "Button", "AXLabel": "Stop", "AXFrame": "{{0, 200}, {9, 9}}"}
        """) == Self.pay + "\n- button \"Stop\"")
  }

  /// A text that begins like a tag, between quotation marks, is a text of the dump.
  @Test(arguments: ["<", "<b>new</b>"]) func aTextInADumpIsNoDump(text: String) throws {
    let description = Self.description.replacing("label: 'Pay'", with: "label: '\(text)'")
    #expect(try body(description).hasSuffix("- button \"\(text)\""))
    let json = #"{"type": "Button", "AXLabel": "Tap '\#(text)' to return", "AXFrame": ""}"#
    #expect(try body(json).contains("- button \"Tap '\(text)' to return\""))
    let recording = "Press '<' to go back, button\nPay, button\nStop, button\n"
    #expect(
      try Dumps.imported(text: recording, from: "transcript").screen.elements.map(\.label?.string)
        == ["Press '<' to go back", "Pay", "Stop"])
  }

  /// Only a time in brackets is from a log.
  @Test func whatATextBeginsWithStays() throws {
    let recording = "[Sale] Shoes, button\n[New] Hat, button\n[Sale] Bag, button\n"
    #expect(
      try Dumps.imported(text: recording, from: "transcript").screen.elements.map(\.label?.string)
        == ["[Sale] Shoes", "[New] Hat", "[Sale] Bag"])
  }

  @Test func bytesOfPythonAreUTF8() throws {
    let dump =
      #"b'<hierarchy>\n<node class="android.widget.Button" text="\xed\x99\x95\xec\x9d\xb8"/></hierarchy>'"#
    #expect(try body(dump) == "language: ko\nelements:\n- button \"확인\"")
  }

  private static let description = """
    Attributes: Application, 0x10, pid: 42
    Element subtree:
     →Application, 0x10, pid: 42
        Button, 0x2, {{16.0, 100.0}, {100.0, 44.0}}, label: 'Pay'
    Path to element:
     →Application, 0x10, pid: 42
    Query chain:
      Output: {
        Application, 0x10, pid: 42
      }
    """

  /// A log puts the time before every line, and a mail a sign.
  @Test(arguments: [
    "2026-09-04T10:11:12.1234567Z ", "[2024-05-01 10:00:00] ", "> ",
    "test\tRun the tests\t2026-09-04T10:11:12.1234567Z ",
  ])
  func somethingBeforeEveryLine(prefix: String) throws {
    let lines = Self.description.split(separator: "\n").map { prefix + $0 }
    #expect(try body(lines.joined(separator: "\n")) == Self.pay)
    let withTabs = Self.description.replacing("    Button", with: "\t\tButton").split(
      separator: "\n")
    #expect(try body(withTabs.map { prefix + $0 }.joined(separator: "\n")) == Self.pay)
    #expect(try body("```\n\(lines.joined(separator: "\r\n"))\n```\n") == Self.pay)
  }

  @Test func somethingElseBeforeTheLines() {
    let lines = Self.description.split(separator: "\n").map { "log| \($0)" }
    #expect(
      complaint(about: lines.joined(separator: "\n"))
        == "'Element subtree:' does not begin its line: leave out what stands before it, here and on "
        + "the lines that follow")
  }

  /// What lldb prints is one escaped line, after however many others.
  @Test func anEscapedDescriptionAfterALog() throws {
    let escaped = Self.description.replacing("\n", with: "\\n").replacing("'", with: "\\'")
    for log in ["", "a\n", "(lldb) po app\n    t = 1.2s Find\n    t = 1.3s Find\nc\nd\n"] {
      #expect(try body("\(log)\"\(escaped)\"\n") == Self.pay)
    }
  }

  @Test func aSecondXMLIsNotReadSilently() throws {
    let dump =
      #"<AppiumAUT><XCUIElementTypeButton label="Pay" x="0" y="0" width="9" height="9"/></AppiumAUT>"#
    #expect(try body("\(dump)\n\(dump)") == Self.pay)
    #expect(
      try Dumps.imported(text: "\(dump)\n\(dump)").summary.skipped.map(\.reason)
        == ["another dump after this one"])
    #expect(try Dumps.imported(text: "\(dump)\n$ ").summary.skipped.isEmpty)
  }

  @Test func anEmptySource() {
    #expect(
      complaint(about: #"{"value":"","sessionId":null}"#)
        == "the tool returned an empty source: it saw no app; dump again when the app is in front")
  }

  @Test func aSecondDumpIsNotReadSilently() throws {
    let dump = """
      Element subtree:
       →Application, 0x10, pid: 42
          Button, 0x2, {{16.0, 100.0}, {100.0, 44.0}}, label: 'Pay'
      Path to element:

      """
    let imported = try Dumps.imported(text: dump + dump)
    #expect(try body(dump + dump) == Self.pay)
    #expect(imported.summary.skipped.map(\.reason) == ["another dump after this one"])
  }
}
