import Overheard
import ScreenImport
import Testing

extension DefaultStringInterpolation {
  /// What a closure throws.
  fileprivate mutating func appendInterpolation(throws body: () throws -> some Any) {
    do { appendLiteral("\(try body())") } catch { appendLiteral("\(error)") }
  }
}

/// Dumps that are cut off, wrong or hostile end in an error with its place, or in a screen.
@Suite struct HostileDumpTests {
  private func refusal(_ text: String) -> String {
    refusal(Array(text.utf8))
  }

  private func refusal(_ bytes: [UInt8]) -> String {
    do {
      let imported = try ImportedScreen(bytes, name: "dump")
      return "imported \(imported.summary.stops) stops"
    } catch {
      return "\(error)"
    }
  }

  private static let button =
    #"{"AXFrame":"{{0,0},{44,44}}","AXLabel":"OK","type":"Button","children":["#

  @Test func emptyDumpsSaySo() {
    #expect(refusal("") == "1:1: error: the dump is empty")
    #expect(refusal(" \n\n") == "1:1: error: the dump is empty")
  }

  @Test func aDumpThatIsCutOff() {
    #expect(
      refusal("[\n" + Self.button) == """
        2:73: error: the JSON ends here, with 3 brackets still open; the dump is cut off: make it again
        """)
    #expect(
      refusal("<AppiumAUT>\n<XCUIElementTypeButton label=\"OK\"") == """
        2:1: error: the XML cannot be read from here on (elements still open: 1); is the dump cut off? \
        Make it again
        """)
  }

  /// Foundation's parser on Linux crashed on an instruction without data.
  @Test(arguments: ["<?a?>", "<?a ?>", "<?a b?>", "<?a?><?b?>", "<!-- <? --><?a?>"])
  func instructionsAreOfNoMatter(instruction: String) {
    let dump = "<AppiumAUT>\(instruction)<XCUIElementTypeButton label=\"OK\"/></AppiumAUT>"
    #expect(refusal(dump) == "imported 1 stops")
  }

  @Test func whatIsNoInstructionIsTold() {
    for wrong in ["<??>", "<?<?a?>"] {
      #expect(
        refusal("<AppiumAUT>\(wrong)</AppiumAUT>").hasPrefix(
          "1:14: error: the XML cannot be read from here on (elements still open: 1)"))
    }
  }

  /// Also after what a tool writes before it.
  @Test func aDumpThatIsCutOffAfterALog() {
    #expect(
      refusal(
        "Running on iPhone 17\n{\n \"attributes\": {\"bounds\": \"[0,0][9,9]\"},\n \"children\": [")
          == """
          4:15: error: the JSON ends here, with 2 brackets still open; the dump is cut off: make it again
          """)
  }

  @Test func whatIsInsideADumpThatIsCutOffIsNoDump() {
    let element = #"{"AXFrame":"{{0,0},{9,9}}","AXLabel":"A","type":"Button"},"#
    #expect(
      refusal("[\n\(element)\n\(element)\n").hasPrefix(
        "4:1: error: the JSON ends here, with 1 bracket"))
    #expect(
      refusal("[\n\(element)\n\(element)\n?\n]").hasPrefix("4:1: error: expected a JSON value"))
  }

  @Test func jsonThatIsWrongInTheMiddle() {
    #expect(
      refusal("[{\"AXLabel\": \"OK\",\n \"type\" = 1}]")
        == "2:9: error: expected : after a key but found '='")
    #expect(
      refusal("{\"a\": 1-2}") == "1:7: error: '1-2' is not a number")
  }

  @Test func whatIsNoDumpSaysWhatIsExpected() {
    #expect(
      refusal("<html><body/></html>").hasPrefix("1:1: error: this is XML with <html> outside"))
    #expect(
      refusal("{\"name\": \"x\", \"version\": 1}")
        .hasPrefix("1:1: error: this JSON is of no known kind (its first keys: name, version)"))
    #expect(refusal("hello").hasPrefix("1:1: error: this is no dump of a known kind"))
    #expect(
      refusal("ERROR: could not get idle state.").hasPrefix(
        "1:1: error: uiautomator could not dump the screen because something on it moves"))
  }

  /// What other tools print is called by its name, with the command that gives what does.
  @Test(
    arguments: [
      (
        "NoMatchingViewException: with text: is \"Pay\"\n\nView Hierarchy:\n"
          + "+>DecorView{id=-1, visibility=VISIBLE, width=1080}\n|\n+->TextView{id=1, text=Cart}",
        "4:1: error: this is Espresso's view hierarchy", "uiautomator dump"
      ),
      (
        "  View Hierarchy:\n    DecorView@1c[Main]\n"
          + "      android.widget.TextView{ab12 V.ED..... ........ 0,0-1080,63}",
        "3:1: error: this is the view hierarchy of `dumpsys activity top`", "uiautomator dump"
      ),
      (
        "<UIWindow: 0x7f8; frame = (0 0; 393 852); layer = <CALayer: 0x6>>\n"
          + "   | <UILabel: 0x7fa; frame = (16 60; 99 20); text = 'Cart'>",
        "1:1: error: this is UIKit's description of views", "axe describe-ui"
      ),
      (
        "<UINavigationController 0x7f, state: appeared, view: <UILayoutContainerView: 0x7e>>",
        "1:1: error: this is UIKit's description of views", "axe describe-ui"
      ),
      (
        "- heading \"Cart\" [level=1]\n- link \"Home\":\n  - /url: /home",
        "1:1: error: this is an ARIA snapshot of a web page", "Appium's page source"
      ),
      (
        "- list:\n  - button \"Pay\" [ref=e5]", "2:1: error: this is an ARIA snapshot",
        "describe-ui"
      ),
      (
        "Semantics not generated.\nFor performance reasons, …",
        "1:1: error: Flutter had no semantics to print", "press S"
      ),
      (
        "RenderView#1e2\n │ debug mode enabled - linux",
        "1:1: error: this is Flutter's tree of widgets or of rendering", "debugDumpSemanticsTree"
      ),
    ])
  func whatOtherToolsPrint(text: String, begins: String, advice: String) {
    let refusal = refusal(text)
    #expect(refusal.hasPrefix(begins))
    #expect(refusal.contains(advice))
    // The other commands say so, too, and not that it is no screen file.
    let complaint = ImportedScreen.complaint(about: Array(text.utf8), name: "a")
    #expect(complaint.map { refusal.hasSuffix($0.message) } == true)
  }

  /// A list of our own elements without the key before it is no snapshot of a web page.
  @Test func aListOfOurElementsIsNone() {
    let text = "- button \"Pay\"\n- header \"Cart\" [level=2]\n- text: main"
    #expect(ImportedScreen.complaint(about: Array(text.utf8), name: "a") == nil)
  }

  @Test func aScreenWithNothingToStopAt() {
    #expect(
      refusal(
        #"<hierarchy rotation="0"><node class="android.view.View" bounds="[0,0][9,9]"/></hierarchy>"#
      )
        == """
        1:1: error: this Android uiautomator dump has 2 nodes, but nothing that TalkBack would stop at; \
        dump again when the screen is shown
        """)
  }

  @Test func wrongEncodings() {
    #expect(refusal([0x5B, 0x0A, 0xB0, 0xA1, 0x5D]).hasPrefix("2:1: error: the dump is not UTF-8"))
    // The place is right inside a line, too, also after a character of several bytes.
    #expect(
      refusal(Array("[\n\"가나다".utf8) + [0xB0, 0xA1] + Array("라\"]".utf8)).hasPrefix(
        "2:11: error: the dump is not UTF-8"))
    // What ends within a character is cut off.
    #expect(
      refusal(Array(#"[{"AXLabel":"가"#.utf8.dropLast())).hasPrefix(
        "1:14: error: the dump is cut off here, in the middle of a character"))
    // A space of no width comes with what is copied from a chat; old Macs ended lines in their own way.
    #expect(refusal("\u{200B}[" + Self.button + "]}]") == "imported 1 stops")
    let lines =
      "Element subtree:\r →Application, 0x1, pid: 4\r  Button, 0x2, {{0.0, 0.0}, {9.0, 9.0}}\r"
    #expect(refusal(lines) == "imported 1 stops")
    // A web page indents with spaces that do not break.
    #expect(
      refusal("\u{A0}\u{A0}[\n\u{A0}\u{A0}" + Self.button + "]}\n\u{A0}]") == "imported 1 stops")
    #expect(
      refusal([0xFF, 0xFE, 0, 0, 0x5B, 0, 0, 0])
        == "1:1: error: the dump is UTF-32; save it as UTF-8")
    var utf16: [UInt8] = [0xFF, 0xFE]
    for unit in ("[" + Self.button + "]}]").utf16 {
      utf16 += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    #expect(refusal(utf16) == "imported 1 stops")
    #expect(
      refusal([0xEF, 0xBB, 0xBF] + Array(("[" + Self.button + "]}]").utf8)) == "imported 1 stops")
  }

  @Test func filesThatAreNoText() {
    #expect(
      refusal([0x1F, 0x8B, 8, 0, 0, 0])
        == "1:1: error: a dump is text, and this is a file packed with gzip; unpack it first")
    #expect(
      refusal([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A])
        == "1:1: error: a dump is text, and this is a picture (PNG)")
  }

  /// What is wrong with XML is told where it is, if it is not cut off.
  @Test(arguments: [
    (#"<node text="a" text="b"/>"#, "1:27: error: this element has the same attribute twice"),
    (
      #"<node text="a"></nod>"#,
      "1:29: error: this tag does not close the element that was opened last; is something missing before it?"
    ),
    (#"<node text="a < b"/>"#, "1:26: error: a < that stands for itself is written &lt; in XML"),
    (
      #"<node text="a&nbsp;b"/>"#,
      "1:12: error: there is an entity here that XML does not know; write the character itself"
    ),
  ])
  func whatIsWrongWithXML(node: String, message: String) {
    #expect(refusal("<hierarchy>\(node)</hierarchy>") == message)
  }

  /// A format that is named by mistake is told, with the one that the dump has.
  @Test(arguments: [
    ("wda-json", "there is no JSON in the dump"), ("axsnapshot", "there is no line of dashes"),
    ("transcript", "this is no recording"), ("compose", "there is no line such as Node #1 at"),
  ])
  func aFormatNamedByMistake(format: String, message: String) {
    let dump = """
      Element subtree:
       →Application, 0x1, pid: 42
          Button, 0x2, {{16.0, 100.0}, {300.0, 40.0}}, label: 'Pay'
      """
    let told = "\(throws: { try Dumps.imported(text: dump, from: format).summary.stops })"
    #expect(told.contains(message))
    #expect(told.hasSuffix("; this looks like debugdescription: leave --from out"))
  }

  @Test func uiautomatorWithoutAWindow() {
    #expect(
      refusal("ERROR: null root node returned by UiTestAutomationBridge.\n").hasPrefix(
        "1:1: error: uiautomator saw no window"))
  }

  @Test(arguments: ["identifier: 'a', label: 'Pa", "label: 'Pay',"])
  func aDescriptionThatBreaksOff(end: String) {
    let dump = """
      Element subtree:
       →Application, 0x1, pid: 42
          Button, 0x2, {{16.0, 100.0}, {300.0, 40.0}}, label: 'Don't'
          Button, 0x3, {{16.0, 150.0}, {300.0, 40.0}}, \(end)
      """
    // Of what breaks off after several texts, only a comma can be told.
    let isTold = !end.hasPrefix("identifier")
    #expect(
      refusal(dump)
        == (isTold ? "4:1: error: the dump is cut off here: make it again" : "imported 2 stops"))
  }

  /// Found by `make fuzz`: the line ends in the middle of ", label: 'Sounds'".
  @Test func aFieldThatIsCutOffAtTheEndOfALine() throws {
    let imported = try Dumps.imported(
      text: """
        Attributes: Application, 0x101000000, pid: 1, label: 'Demo'
        Element subtree:
         →Application, 0x101000000, pid: 1, {{0.0, 0.0}, {393.0, 852.0}}, label: 'Demo'
            Button, 0x101000cc0, {{0.0, 300.0}, {393.0, 52.0}}, label:\u{20}
            Button, 0x101000cc1, {{0.0, 400.0}, {393.0, 52.0}}, label: 'Sounds'
        """)
    #expect(imported.printed().contains("- button \"Sounds\""))
  }

  /// A switch whose state is told twice: fuzzing found that what was printed could not be read.
  @Test func aSwitchThatSaysItsStateTwice() throws {
    let dump = """
      Node #1 at (l=0.0, t=0.0, r=100.0, b=50.0)px
      Text = '[Haptics]'
      Role = 'Switch'
      ToggleableState = 'On'
      StateDescription = 'true'
      """
    let imported = try ImportedScreen(Array(dump.utf8), name: "a", format: "compose")
    #expect(imported.printed().contains("- switch \"Haptics\" [on]:\n    android:\n"))
    for full in [false, true] {
      #expect(try ScreenFile(imported.printed(full: full)) == imported.file(full: full))
    }
  }

  /// Found by `make fuzz`: a comment must not hold what YAML does not allow.
  @Test func aTextWithControlCharactersInAComment() throws {
    let imported = try Dumps.imported(
      text: """
        * UIView
            * Example.Title
            | -label: How are you?
            | -traits: .header
            * Example.Choice
            | -l\u{0}abel: Fine
            | -hint: Unselected option
            | -traits: .button
        """)
    #expect(imported.printed().contains("- button:  # l abel: Fine"))
    #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
  }

  /// Found by `make fuzz`: what was printed could not be read.
  @Test func aHeadingLevelThatThereIsNot() throws {
    let imported = try Dumps.imported(
      text: #"["heading level 7 Cart", "Pay button"]"#, from: "transcript")
    #expect(
      imported.printed().contains(
        "- header \"Cart\"  # inferred: from 'heading level 7'; level 7; there are 1 to 6\n"),
      "\(imported.printed())")
    #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
  }

  /// Found by `make fuzz`: a comment was written into a text whose first line ended in a colon.
  @Test func aTextOfSeveralLinesWithAComment() throws {
    let imported = try Dumps.imported(
      text: "id,depth,bounds,text,value\n1,1,\"[0,0][9,9]\",,\"[more]:\nmore\"\n",
      from: "maestro-csv")
    #expect(
      imported.printed().contains("# role?\n- element: '[more]:\n"), "\(imported.printed())")
    #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
  }

  @Test func noiseAroundTheDump() {
    #expect(
      refusal("[INFO] 12:00 starting {x}\nRunning on iPhone\n[" + Self.button + "]}]\nDone. }")
        == "imported 1 stops")
    #expect(
      refusal(
        "UI hierchary dumped to: /dev/tty<?xml version='1.0'?><hierarchy><node text=\"OK\" "
          + "bounds=\"[0,0][9,9]\"/></hierarchy>bye") == "imported 1 stops")
  }

  @Test func numbersThatAreNone() throws {
    let imported = try Dumps.imported(
      text: #"""
        [{"AXLabel":"OK","type":"Button","AXFrame":"{{nan, inf}, {1, 1}}",
          "frame":{"x":NaN,"y":-Infinity,"width":1e999,"height":1}}]
        """#)
    #expect(imported.screen.elements == [AccessibilityElement(.button, label: "OK")])
  }

  /// It is kept, because an app may show such a text, and marked.
  @Test func aValueThatIsNoNumber() throws {
    let imported = try Dumps.imported(
      text: #"[{"AXLabel":"Volume","type":"Slider","AXFrame":"","AXValue":1e400}]"#)
    #expect(
      imported.printed().hasSuffix(
        "- slider \"Volume\": 1e400  # '1e400' is no number of a view; value?\n"),
      "\(imported.printed())")
    #expect(imported.summary.missing == 1)
  }

  /// A node is one or the other.
  @Test func anElementThatIsAContainerToo() {
    #expect(
      refusal(
        #"[{"element":{"_0":{"label":"A"}},"container":{"_0":{"type":{"list":{}}},"children":[]}}]"#
      )
        == "imported 1 stops")
  }

  @Test func aProcessNumberThatIsNone() {
    #expect(
      refusal(#"[{"AXLabel":"OK","type":"Button","AXFrame":"","pid":1e300}]"#)
        == "imported 1 stops")
  }

  /// Opening, an element of the number, closing: short dumps of more elements than any screen has.
  private static let rows: [(format: String, String, @Sendable (Int) -> String, String)] = [
    ("idb", "[", { #"{"type":"Button","AXLabel":"\#($0)"},"# }, "]"),
    (
      "accessibilitysnapshot", "[",
      { #"{"element":{"_0":{"label":"\#($0)","traits":[]},"traversalIndex":\#($0)}},"# }, "]"
    ),
    (
      "wda-xml", "<AppiumAUT>", { #"<XCUIElementTypeButton label="\#($0)"/>"# }, "</AppiumAUT>"
    ),
    ("uiautomator", "<hierarchy>", { #"<node text="\#($0)"/>"# }, "</hierarchy>"),
    ("compose", "", { "Node #\($0) at (l=0.0, t=0.0, r=9.0, b=9.0)px\n| Text = 'A'\n" }, ""),
    ("flutter", "SemanticsNode#0\n", { " ├─SemanticsNode#\($0)\n │ label: \"A\"\n" }, ""),
    ("maestro-csv", "depth,bounds,text\n", { "1,\"[0,0][9,9]\",A\($0)\n" }, ""),
    ("axsnapshot", "", { String(repeating: "-", count: 60) + "\nA\($0)\n" }, ""),
    ("accessibility-text", "", { "* View\n| -label: A\($0)\n" }, ""),
    ("transcript", "[", { "\"A\($0)\"," }, "]"),
  ]

  @Test("more elements than a screen has", arguments: rows.indices)
  func tooManyElements(_ index: Int) {
    let (format, opening, row, closing) = Self.rows[index]
    let count = ImportedScreen.maximumElements
    let text = opening + (0...count).map(row).joined() + closing
    do {
      let imported = try Dumps.imported(text: text, from: format)
      Issue.record("imported \(imported.summary.stops) stops")
    } catch {
      let message = "\(error)"
      #expect(
        message.hasSuffix(
          "has more than 50000 elements, which no screen has; dump one screen at a time, and leave "
            + "out what is not shown on it"), "\(message)")
    }
  }

  @Test("cut off after every hundredth part", arguments: Dumps.all(in: Dumps.own))
  func cutOff(_ dump: String) throws {
    let bytes = try Dumps.bytes(dump)
    let lines = bytes.count { $0 == 0x0A } + 1
    for percent in 0..<100 {
      do {
        let imported = try ImportedScreen(
          Array(bytes.prefix(bytes.count * percent / 100)), name: dump)
        #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
      } catch let error as DumpError {
        #expect((1...lines).contains(error.line), "\(percent) %: \(error)")
      }
    }
  }

  @Test func surrogatesAlone() throws {
    let imported = try Dumps.imported(
      text: #"[{"AXLabel":"a\ud83d b\ude00 \ud83d\ude00 \uD83Dx","type":"Button","AXFrame":""}]"#)
    #expect(
      imported.screen.elements.map { $0.label?.string } == ["a\u{FFFD} b\u{FFFD} 😀 \u{FFFD}x"])
  }

  @Test func ofTwoEqualKeysTheLastCounts() throws {
    let imported = try Dumps.imported(
      text: #"[{"AXLabel":"first","AXLabel":"last","type":"Button","AXFrame":""}]"#)
    #expect(imported.screen.elements.map { $0.label?.string } == ["last"])
  }

  @Test func controlCharactersAndMarksOfDirection() throws {
    let imported = try Dumps.imported(
      text:
        #"[{"AXLabel":"\u2068one\u2069\u0000 \u001b[31mred\ue001","type":"Button","AXFrame":""}]"#)
    #expect(imported.screen.elements.map { $0.label?.string } == ["one [31mred"])
    #expect(try ScreenFile(imported.printed()) == imported.file(full: false))
  }

  @Test("a hundred thousand levels")
  func deepJSON() throws {
    let views = #"{"type":"Other","children":["#
    let text =
      #"{"rect":{},"type":"Application","children":["# + String(repeating: views, count: 100_000)
      + #"{"type":"Button","label":"OK"}"# + String(repeating: "]}", count: 100_001)
    #expect(refusal(text) == "imported 1 stops")
  }

  @Test func moreActionsThanAnElementKeeps() throws {
    let actions = (0..<1200).map { "\"\($0)\"" }.joined(separator: ",")
    for dump in [
      #"[{"AXLabel":"A","type":"Button","AXFrame":"","custom_actions":[\#(actions)]}]"#,
      #"[{"element":{"_0":{"label":"A","traits":["button"],"customActions":[\#(actions)]},"traversalIndex":0}}]"#,
    ] {
      let imported = try Dumps.imported(text: dump)
      #expect(imported.screen.elements[0].customActions.count == 1000)
      #expect(imported.printed().contains("# only the first 1000 of 1200 are kept"))
    }
  }

  @Test func aTextOfMegabytes() {
    let label = String(repeating: "a", count: 4_000_001)
    #expect(
      refusal(#"[{"AXLabel":"\#(label)","type":"Button","AXFrame":""}]"#)
        == "1:1: error: the texts of this idb or AXe dump have more than 4000000 bytes, which is more than "
        + "a screen file may have; dump one screen at a time, and leave out what is not shown on it"
    )
  }

  @Test func millionsOfLevels() {
    #expect(
      refusal(String(repeating: "[", count: 1_100_000))
        == "1:1000001: error: the JSON is more than 1000000 levels deep, which no dump is")
  }

  @Test func aHintOfManyDefaultHints() throws {
    let hint = String(repeating: "Double tap to edit. ", count: 20_000)
    let imported = try Dumps.imported(
      text: #"[{"element":{"_0":{"label":"A","hint":"\#(hint)"},"traversalIndex":0}}]"#)
    #expect(imported.summary.stops == 1)
  }

  @Test func aPhraseOfManyOffers() throws {
    let phrase = "x" + String(repeating: " actions available,", count: 20_000)
    #expect(try Dumps.imported(text: phrase, from: "transcript").summary.stops == 1)
  }

  @Test("thousands of levels", arguments: ["Group", "Button", "Table", "Cell", "TabBar", "Switch"])
  func deepKinds(_ type: String) throws {
    let views =
      #"{"type":"\#(type)","label":"A","rect":{"x":0,"y":0,"width":9,"height":9},"children":["#
    let text =
      String(repeating: views, count: 3000) + #"{"type":"Button","label":"OK"}"#
      + String(repeating: "]}", count: 3000)
    #expect(refusal(text).hasPrefix("imported"))
    let elements = text.replacing("\"label\"", with: "\"AXLabel\"")
      .replacing("\"rect\"", with: "\"AXFrame\"")
    #expect(refusal("[\(elements)]").hasPrefix("imported"))
  }

  @Test func deepContainersOfASnapshot() {
    let levels = 3000
    let open = #"{"container":{"_0":{"type":{"list":{}}},"children":["#
    let leaf = #"{"element":{"_0":{"label":"OK","traits":["button"]},"traversalIndex":0}}"#
    #expect(
      refusal(
        "[" + String(repeating: open, count: levels) + leaf
          + String(repeating: "]}}", count: levels) + "]") == "imported 1 stops")
  }

  @Test func deepXML() {
    let text = String(repeating: "<XCUIElementTypeOther>", count: 100_000)
    let message = refusal(text)
    #expect(message.contains("error: the XML cannot be read from here on"))
    let whole =
      "<AppiumAUT>\(text)<XCUIElementTypeButton label=\"OK\"/>"
      + String(repeating: "</XCUIElementTypeOther>", count: 100_000) + "</AppiumAUT>"
    #expect(refusal(whole) == "imported 1 stops")
  }

  @Test func entitiesAreNotExpanded() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE AppiumAUT [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <AppiumAUT><XCUIElementTypeButton label="&b;"/></AppiumAUT>
      """
    #expect(refusal(bomb).contains("the document declares entities, which no tool's dump does"))
    let outside = """
      <!DOCTYPE AppiumAUT [<!ENTITY a SYSTEM "file:///etc/passwd">]>
      <AppiumAUT><XCUIElementTypeButton label="x">&a;</XCUIElementTypeButton></AppiumAUT>
      """
    #expect(refusal(outside).contains("the document declares entities, which no tool's dump does"))
  }

  /// In UTF-7 no `<` of the entities is to be seen.
  @Test func theDeclaredEncodingDoesNotCount() throws {
    let hidden = """
      <?xml version="1.0" encoding="UTF-7"?>
      +ADwAIQ-DOCTYPE hierarchy [+ADwAIQ-ENTITY a "aa"+AD4-]+AD4-
      <hierarchy><node text="&a;"/></hierarchy>
      """
    #expect(refusal(hidden) == "2:1: error: this is not XML from here on")
    let imported = try Dumps.imported(
      text: #"<?xml version="1.0" encoding="EUC-KR"?><hierarchy><node text="결제"/></hierarchy>"#)
    #expect(imported.screen.elements.map { $0.label?.string } == ["결제"])
  }

  @Test func whatAQueryFoundIsNoTree() {
    let query = """
      t = 1.0s Find: Target Application
        Output: {
          Button, 0x1, {{0.0, 0.0}, {1.0, 1.0}}, label: 'OK'
        }
      """
    #expect(
      "\(throws: { try Dumps.imported(text: query, from: "debugdescription") })"
        == "2:1: error: this is what a query found, not a tree of views; print app.debugDescription instead"
    )
  }

  @Test func quotesInsideADescription() throws {
    let imported = try Dumps.imported(
      text: """
        Element subtree:
         →Application, 0x1, pid: 1, label: 'Photos'
            Alert, 0x2, {{0.0, 0.0}, {300.0, 200.0}}, label: 'Allow 'Photos', Selected?'
              StaticText, 0x2, {{20.0, 20.0}, {260.0, 40.0}}, label: 'It's
        two lines, label: really'
              Button, 0x3, {{20.0, 100.0}, {100.0, 40.0}}, identifier: 'no', label: 'Don't Allow', Selected
              Button, 0x4, {{140.0, 100.0}, {100.0, 40.0}}, label: 'OK', value: 1, 2, Disabled
        Path to element:
         →Application, 0x1, pid: 1, label: 'Photos'
        """)
    #expect(
      imported.printed().split(separator: "\n").filter { !$0.hasPrefix("#") } == [
        "screen: Photos", "language: en", "elements:", "- alert:",
        #"  - 'text "It''s\ntwo lines, label: really"'"#,
        #"  - button "Don't Allow" [selected]"#,
        #"  - button "OK" [notEnabled]: 1, 2"#,
      ])
  }
}
