import Foundation
import TestSupport
import Testing

/// `overheard audit` and `.overheard.yaml`.
@Suite struct AuditTests {
  private static let screen = """
    language: en
    elements: [header "Order", button "Save": {hint: Double tap to save.}]
    """

  @Test func theExitCodeSaysWhetherItHolds() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "a.yaml")
    let run = try await ToolRun(["audit", "a.yaml"], in: folder.url)
    #expect(run.code == 0)
    #expect(run.errors == "1 screen: 1 warning\n")
    #expect(
      run.output == """
        a.yaml:2:28: warning: Save: the hint names a gesture, "double tap", which the reader does by itself: "Double tap to save." [hint-names-gesture]
            heard: "Save, button" … "Double tap to save." (at 2.08 s)
            fix: Say in accessibilityHint what happens, not how to do it.
            SwiftUI: Say in .accessibilityHint what happens, not how to do it.

        """)
    for (arguments, code) in [
      (["--fail-on", "warning"], 1), (["--severity", "hint-names-gesture=error"], 1),
      (["--severity", "hint-names-gesture=off", "--fail-on", "note"], 0),
      (["--rule", "same-sound", "--fail-on", "note"], 0), (["--fail-on", "never"], 0),
    ] {
      let run = try await ToolRun(["audit", "a.yaml", "--quiet"] + arguments, in: folder.url)
      #expect(run.code == code, "\(arguments): \(run.errors)")
    }
  }

  /// A dump of an Android app is heard with the reader of that platform, unless one is asked for.
  @Test func aDumpOfAndroidIsHeardWithItsReader() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version='1.0' encoding='UTF-8' ?>
      <hierarchy rotation="0">
        <node class="android.widget.FrameLayout" package="a" bounds="[0,0][1080,2400]">
          <node class="android.widget.TextView" text="Order" heading="true" package="a" \
      bounds="[0,100][1080,200]" />
          <node class="android.widget.ImageButton" text="" content-desc="" clickable="true" \
      package="a" bounds="[0,200][200,400]" />
        </node>
      </hierarchy>
      """, to: "order.xml")
    let run = try await ToolRun(["audit", "order.xml", "--quiet"], in: folder.url)
    #expect(run.output.contains("heard: \"Unlabelled, Button\""), "\(run.output)")
    #expect(
      run.output.contains(
        "fix: Set contentDescription, or text; in Compose Icon(contentDescription = …)."))
    let other = try await ToolRun(
      ["audit", "order.xml", "--quiet", "--reader", "voiceover"], in: folder.url)
    #expect(other.output.contains("heard: \"button\""), "\(other.output)")
    #expect(other.output.contains("fix: Set accessibilityLabel"))
  }

  /// A dump of Android does not tell how far a slider is, which is no fault of the app's; something that can
  /// be tapped and has no name is one.
  @Test func whatADumpOfAndroidDoesNotTellIsNoFault() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <hierarchy rotation="0">
      <node class="android.widget.FrameLayout" package="a" bounds="[0,0][1080,2400]">
      <node class="android.widget.TextView" text="Sound" heading="true" package="a" bounds="[0,0][1080,99]"/>
      <node class="android.widget.SeekBar" content-desc="Volume" package="a" bounds="[0,100][1080,200]"/>
      <node class="android.view.ViewGroup" clickable="true" package="a" bounds="[0,200][1080,400]"/>
      </node></hierarchy>
      """, to: "sound.xml")
    let run = try await ToolRun(["audit", "sound.xml", "--quiet"], in: folder.url)
    #expect(
      run.output == """
        sound.xml: error: element: the element has no label: all that is said is "Unlabelled" \
        [control-without-label]
            heard: "Unlabelled" … "Double-tap to activate, Labels available, use Tap with 3 fingers to view" (at 6.42 s)
            fix: Set contentDescription, or text; in Compose Icon(contentDescription = …).

        """)
  }

  /// A dump that tells at which pictures the reader stops, and which tab is chosen, is audited for both.
  @Test func whatADumpTellsIsAudited() async throws {
    let folder = try TemporaryFolder()
    func view(_ type: String, _ label: String, _ y: Int, _ more: String = "", _ inside: String = "")
      -> String
    {
      "<XCUIElementType\(type) x=\"16\" y=\"\(y)\" width=\"300\" height=\"44\""
        + " label=\"\(label)\"\(more)>\(inside)</XCUIElementType\(type)>"
    }
    func source(_ told: String) -> String {
      "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"393\" height=\"852\">"
        + view("Image", "Ann", 100, told) + view("StaticText", "Ann", 150, told)
        + view(
          "TabBar", "", 800, "", view("Button", "Home", 800, told) + view("Button", "Me", 800, told)
        )
        + "</XCUIElementTypeApplication></AppiumAUT>"
    }
    for (told, rules) in [
      (" accessible=\"true\"", ["image-repeats-text", "no-tab-chosen"]), ("", ["no-tab-chosen"]),
    ] {
      try folder.write(source(told), to: "team.xml")
      let run = try await ToolRun(
        [
          "audit", "team.xml", "--quiet", "--rule", "image-repeats-text", "--rule", "no-tab-chosen",
        ], in: folder.url)
      let found = run.output.split(separator: "\n").compactMap { line in
        line.split(separator: "[").last.flatMap { $0.hasSuffix("]") ? String($0.dropLast()) : nil }
      }
      #expect(found == rules, "\(run.output)")
    }
  }

  /// An alert may be all that a dump has; the name of the app is not its text.
  @Test func anAlertWithoutAText() async throws {
    let folder = try TemporaryFolder()
    func element(_ type: String, _ more: String) -> String {
      #"{"type":"\#(type)","AXFrame":"{{40,300},{300,60}}",\#(more)}"#
    }
    let buttons = ["Cancel", "Log out"].map { element("Button", #""AXLabel":"\#($0)""#) }
      .joined(separator: ",")
    let alert = element("Alert", #""children":[\#(buttons)]"#)
    try folder.write(
      "[\(element("Application", #""AXLabel":"Shop","children":[\#(alert)]"#))]", to: "out.json")
    let run = try await ToolRun(
      ["audit", "out.json", "--quiet", "--rule", "alert-without-text"], in: folder.url)
    #expect(run.output.contains("[alert-without-text]"), "\(run.output)")
  }

  /// What is meant to be a dump and cannot be read is an error, also in a folder; what is something else is
  /// passed over.
  @Test func dumpsInAFolderThatCannotBeReadAreErrors() async throws {
    let folder = try TemporaryFolder()
    let whole = """
      <hierarchy rotation="0"><node class="android.widget.TextView" text="A" heading="true" package="a" \
      bounds="[0,0][1080,99]"/></hierarchy>
      """
    try folder.write(whole, to: "d/whole.xml")
    try folder.write(String(whole.prefix(120)), to: "d/cut.xml")
    try folder.write(whole.replacing("\"A\"", with: "\"A & B\""), to: "d/ampersand.xml")
    try folder.write("ERROR: could not get idle state.\n", to: "d/idle.txt")
    try folder.write("<project><name>x</name></project>", to: "d/pom.xml")
    try folder.write("{\"name\": \"x\"}", to: "d/package.json")
    let run = try await ToolRun(["audit", "d"], in: folder.url)
    #expect(
      run.errors == """
        d/ampersand.xml:1:72: error: an & that stands for itself is written &amp; in XML
        d/cut.xml:1:25: error: the XML cannot be read from here on (elements still open: 1); is the dump \
        cut off? Make it again
        d/idle.txt:1:1: error: uiautomator could not dump the screen because something on it moves; stop the \
        animation and dump again
        whole.xml: Android uiautomator dump: 2 nodes, 1 stop
        1 screen: nothing found

        """)
    #expect(run.code == 65)
  }

  @Test func aWrongScreenDoesNotStopTheOthers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: 5", to: "a.yaml")
    try folder.write("language: en\nelements: [header \"B\", image]", to: "b.yaml")
    let run = try await ToolRun(["audit", "."], in: folder.url)
    #expect(run.code == 65)
    #expect(run.output.hasPrefix("./b.yaml:2:24: error: image: the image has no label"))
    #expect(run.errors.contains("./a.yaml:1:11: error:"))
    #expect(
      run.errors.hasSuffix(
        "\n1 screen: 1 error; 1 screen not audited because of errors\n"))
  }

  /// What could not be read is not called fine.
  @Test func nothingIsFoundWhereNothingWasAudited() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: 5", to: "a.yaml")
    let broken = try await ToolRun(["audit", "a.yaml"], in: folder.url)
    #expect(broken.code == 65)
    #expect(broken.errors.hasSuffix("\n1 screen not audited because of errors\n"))
    let missing = try await ToolRun(["audit", "b.yaml"], in: folder.url)
    #expect(missing.code == 66)
    #expect(!missing.errors.contains("nothing found"))
  }

  @Test func whatIsMisspelledIsNamed() async throws {
    for (arguments, message) in [
      (
        ["--rule", "same-sond", "a.yaml"],
        "there is no rule 'same-sond'; did you mean 'same-sound'?"
      ),
      (["--severity", "same-sound=bad", "a.yaml"], "is error, warning, note or off, but 'bad'"),
      (["--severity", "same-sound", "a.yaml"], "such as same-sound=error"),
      (["--fail-on", "always", "a.yaml"], "--fail-on is error, warning, note or never"),
      ([], "Give a screen"),
      (
        ["--reader", "voiceover,talkback", "a.yaml"],
        "An audit is of one reader at a time; write --reader voiceover, then --reader talkback."
      ),
    ] {
      let run = try await ToolRun(["audit"] + arguments)
      #expect(run.code == 64)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func aRuleExplainsItself() async throws {
    let run = try await ToolRun(["audit", "--explain", "same-sound"])
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("# `same-sound`\n\nTwo controls sound the same"))
    #expect(run.output.contains("Don't:\n\n```yaml\n"))
  }

  /// A dump has no lines that somebody could edit, so findings have none.
  @Test func aDumpIsAudited() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: ToolRun.root.appending(
        path: "Tests/ScreenImportTests/Dumps/sound-settings-ko.wda.xml"),
      to: folder.url.appending(path: "sound.xml"))
    let told = try await ToolRun(["audit", "sound.xml"], in: folder.url)
    #expect(
      told.output == """
        sound.xml: error: 이름: "이름" is only a placeholder: once something is typed, nothing says what \
        the field is for [field-without-label]
            heard: "이름, 텍스트 필드" … "편집하려면 이중 탭하십시오." (at 47.15 s)
            fix: Set accessibilityLabel, also where a UILabel stands beside the field.
            SwiftUI: Write TextField("Name", text: …, prompt: Text(…)).
        sound.xml: warning: 이용 약관: it is 80 by 22 points; a finger needs 44 by 44 [small-target]
            heard: "이용 약관, 링크" (at 53.67 s)
            fix: Enlarge the control, or override point(inside:with:).
            SwiftUI: Add .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle()).

        """)
    #expect(
      told.errors == """
        sound.xml: WebDriverAgent page source (XML): 25 nodes, 13 stops; 1 with something inferred; 1 with \
        something to check
        1 screen: 1 error, 1 warning

        """)
    #expect(told.code == 1)
    let json = try await ToolRun(["audit", "sound.xml", "--format", "json"], in: folder.url)
    #expect(
      json.output == #"""
        {"screen":"sound","variant":"","element":"이름","rule":"field-without-label",\#
        "reader":"voiceover","severity":"error",\#
        "message":"\"이름\" is only a placeholder: once something is typed, nothing says what the field is for",\#
        "fix":"Set accessibilityLabel, also where a UILabel stands beside the field.",\#
        "reference":"https://www.w3.org/WAI/WCAG22/Understanding/labels-or-instructions",\#
        "file":"sound.xml","path":[6],"walk":"","time":47.145,\#
        "heard":["\"이름, 텍스트 필드\" … \"편집하려면 이중 탭하십시오.\""],\#
        "swiftUI":"Write TextField(\"Name\", text: …, prompt: Text(…)).",\#
        "android":"Use android:hint in a TextInputLayout, or android:labelFor; in Compose TextField(label = …)."}
        {"screen":"sound","variant":"","element":"이용 약관","rule":"small-target",\#
        "reader":"voiceover","severity":"warning",\#
        "message":"it is 80 by 22 points; a finger needs 44 by 44",\#
        "fix":"Enlarge the control, or override point(inside:with:).",\#
        "reference":"https://developer.apple.com/design/human-interface-guidelines/accessibility",\#
        "file":"sound.xml","path":[7],"walk":"","time":53.666,\#
        "heard":["\"이용 약관, 링크\""],\#
        "swiftUI":"Add .frame(minWidth: 44, minHeight: 44) and .contentShape(Rectangle()).",\#
        "android":"Make it at least 48 by 48 dp: TouchDelegate; in Compose minimumInteractiveComponentSize()."}

        """#)
    #expect(json.code == 1)
  }

  /// What `check` tells a pull request: sentences, with the words that differ.
  @Test func aSummaryShowsTheWordsThatChanged() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [header \"Cart\", button \"Pay\"]", to: "a.yaml")
    _ = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    try folder.write(
      "language: en\nelements: [header \"Cart\", link \"Pay\", button \"Help\"]", to: "a.yaml")
    let run = try await ToolRun(["check", "a.yaml", "--format", "markdown"], in: folder.url)
    #expect(run.code == 1)
    #expect(
      run.output == """
        ## What is heard

        1 screen: 1 changed.

        ### `a`

        **a**

        - Pay, ~~button~~ **link**
        - **Help, button** (new)


        """)
  }

  // MARK: Settings of a project

  @Test func theProjectSetsWhatAllCommandsRead() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      wording: words.tsv
      profile: {reaction: 5000}
      audit: {failOn: note, rules: {hint-names-gesture: note}}
      """, to: ".overheard.yaml")
    try folder.write("trait.button\tpush button\n", to: "words.tsv")
    try folder.write(
      "elements: [header \"Order\", button \"Save\": {hint: Double tap.}]", to: "in/a.yaml")
    let inside = folder.url.appending(path: "in")
    let announced = try await ToolRun(["announce", "a.yaml"], in: inside)
    #expect(announced.output == "a\n  Order, heading\n  Save, push button\n      Double tap.\n")
    let audited = try await ToolRun(["audit", "a.yaml"], in: inside)
    #expect(audited.code == 1)
    #expect(audited.output.contains("note: Save: the hint names a gesture"))
    let walked = try await ToolRun(["transcript", "a.yaml"], in: inside)
    #expect(walked.output.contains("6.68  swipe right"), "\(walked.output)")
    let sooner = try await ToolRun(
      ["transcript", "a.yaml", "--profile", "reaction=1000"], in: inside)
    #expect(sooner.output.contains("2.68  swipe right"), "\(sooner.output)")
  }

  /// The nearest file above counts, also from a folder whose name begins with an accent that joins the
  /// slash before it.
  @Test(arguments: ["in", "in/one more", "in/\u{301}e", "in/\u{301}e/\u{20DD}"])
  func theProjectIsFoundFromBelow(_ below: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en", to: ".overheard.yaml")
    try folder.write("language: ko", to: "in/.overheard.yaml")
    try folder.write("elements: [button \"A\"]", to: below + "/a.yaml")
    let run = try await ToolRun(["announce", "a.yaml"], in: folder.url.appending(path: below))
    #expect(run.output == "a\n  A, 버튼\n")
    #expect(run.errors == "")
  }

  @Test func theProjectNamesTheReader() async throws {
    let folder = try TemporaryFolder()
    try folder.write("reader: talkback", to: ".overheard.yaml")
    try folder.write(
      "language: en\nelements: [header \"Order\", button]\nwalks: {a: [item chooser]}",
      to: "a.yaml")
    let run = try await ToolRun(["audit", "a.yaml"], in: folder.url)
    #expect(
      run.output.hasPrefix(
        "a.yaml:2:28: error: button: the button has no label: all that is said is "
          + "\"Button\" [control-without-label]\n"), "\(run.output)")
    #expect(
      run.output.hasSuffix(
        "    fix: Set contentDescription, or text; in Compose Icon(contentDescription = …).\n"),
      "\(run.output)")
    // A walk that the reader cannot take is not passed over in silence.
    #expect(run.errors.contains("note: not audited: the walk \"a\" has the gesture"))
    let other = try await ToolRun(["audit", "a.yaml", "--reader", "voiceover"], in: folder.url)
    #expect(other.output.contains("all that is said is \"button\""))
  }

  @Test func twoFilesWithOneTitleAreFound() async throws {
    let folder = try TemporaryFolder()
    let screen = "screen: Shop\nlanguage: en\nelements: "
    try folder.write(screen + "[header \"Fruit\", button \"Mango\"]", to: "a.yaml")
    try folder.write(screen + "[header \"Fruit\", button \"Mango\", text \"New\"]", to: "b.yaml")
    try folder.write(screen + "[header \"Orders\", button \"Track\"]", to: "c.yaml")
    #expect(try await ToolRun(["audit", "."], in: folder.url).output.isEmpty)
    let run = try await ToolRun(["audit", ".", "--rule", "same-title"], in: folder.url)
    #expect(
      run.output.hasPrefix(
        "./c.yaml:3:12: warning: the title \"Shop\" is also that of ./a.yaml [same-title]\n"),
      "\(run.output)")
  }

  @Test func wrongSettingsAreNamedWithTheirPlace() async throws {
    for (text, message) in [
      (
        "langauge: ko",
        ".overheard.yaml:1:1: error: unknown key 'langauge' in the settings of a project; did you mean 'language'?"
      ),
      (
        "audit: {failOn: always}",
        ".overheard.yaml:1:17: error: 'failOn' must be one of error, warning, note, never"
      ),
      (
        "language: tlh",
        ".overheard.yaml:1:11: error: Overheard does not know what screen readers say in 'tlh'"
      ),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(text, to: ".overheard.yaml")
      try folder.write(Self.screen, to: "a.yaml")
      let run = try await ToolRun(["announce", "a.yaml"], in: folder.url)
      #expect(run.code == 65)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    for (text, message) in [
      ("audit: {budget: {seconds: -1}}", "'seconds' must be between 0 and 1000000"),
      ("reader: voicover", "there is no reader 'voicover'; write voiceover or talkback"),
      ("wording: /etc/passwd", "'/etc/passwd' is outside of the project"),
      ("lexicon: ../words.tsv", "'../words.tsv' is outside of the project"),
    ] {
      let folder = try TemporaryFolder()
      try folder.write(text, to: ".overheard.yaml")
      try folder.write(Self.screen, to: "a.yaml")
      let run = try await ToolRun(["audit", "a.yaml"], in: folder.url)
      #expect(run.code == 65, "\(text)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(!run.errors.contains("root:"))
    }
    // A folder of that name cannot be read.
    let unreadable = try TemporaryFolder()
    try unreadable.write("", to: ".overheard.yaml/a.txt")
    try unreadable.write(Self.screen, to: "a.yaml")
    let refused = try await ToolRun(["audit", "a.yaml"], in: unreadable.url)
    #expect(refused.code == 66)
    #expect(
      refused.errors.hasSuffix(
        "/.overheard.yaml is a folder, pipe or device, not a file; move it away\n"))
    let folder = try TemporaryFolder()
    try folder.write("audit: {rules: {same-sond: error}}", to: ".overheard.yaml")
    try folder.write(Self.screen, to: "a.yaml")
    let run = try await ToolRun(["audit", "a.yaml"], in: folder.url)
    #expect(run.code == 65)
    #expect(run.errors.contains("there is no rule 'same-sond'; did you mean 'same-sound'?"))
  }
}
