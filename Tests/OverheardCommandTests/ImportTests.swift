import Foundation
import TestSupport
import Testing

/// `overheard import`, and dumps in place of screen files, as people and scripts use them.
@Suite struct ImportTests {
  private static let dumps = "Tests/ScreenImportTests/Dumps"

  @Test func aDumpBecomesAFileThatSoundsTheSame() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "screen.yaml").path
    let dump = "\(Self.dumps)/sound-settings-ko.wda.xml"
    let made = try await ToolRun(["import", dump, "--out", file])
    #expect(made.code == 0)
    #expect(made.output == "")
    #expect(
      made.errors == """
        sound-settings-ko.wda.xml: WebDriverAgent page source (XML): 25 nodes, 13 stops; 1 with something \
        inferred; 1 with something to check

        """)
    let fromFile = try await ToolRun(["announce", file])
    let fromDump = try await ToolRun(["announce", dump])
    #expect(fromFile.output.split(separator: "\n").dropFirst().count == 17)
    #expect(
      fromFile.output.split(separator: "\n").dropFirst()
        == fromDump.output.split(separator: "\n").dropFirst())
  }

  /// A screen file does not say whose it is, so that of an Android app says how to hear it.
  @Test func aScreenOfAndroidSaysHowToHearIt() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "screen.yaml").path
    let dump = "\(Self.dumps)/order-ko.uiautomator.xml"
    let made = try await ToolRun(["import", dump, "--out", file])
    #expect(made.errors.hasSuffix("; hear it with --reader talkback\n"), "\(made.errors)")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(
      text.contains(
        "\n# A screen file is heard with VoiceOver; hear this one with --reader talkback.\n"))
    let fromDump = try await ToolRun(["announce", dump])
    #expect(!fromDump.errors.contains("--reader"))
    let fromFile = try await ToolRun(["announce", file, "--reader", "talkback"])
    #expect(
      fromFile.output.split(separator: "\n").dropFirst()
        == fromDump.output.split(separator: "\n").dropFirst())
    let flow = try await ToolRun(["import", dump, "--walk"])
    #expect(flow.output.contains("hear this one with --reader talkback.\n"))
  }

  /// Walks and goals that somebody wrote are not lost to a second import.
  @Test func aScreenThatSomebodyWroteIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"type":"Button","AXLabel":"Back","AXFrame":""}]"#, to: "x.json")
    try folder.write("language: en\nelements: [button \"A\"]\n", to: "mine.yaml")
    let refused = try await ToolRun(["import", "x.json", "--out", "mine.yaml"], in: folder.url)
    #expect(
      refused.errors.hasSuffix(
        "overheard: mine.yaml exists and is not an imported screen; give another name, or --force "
          + "to replace it\n"), "\(refused.errors)")
    #expect(refused.code == 73)
    for arguments in [["--force"], [], ["--walk"], []] {
      let run = try await ToolRun(
        ["import", "x.json", "--out", "mine.yaml"] + arguments, in: folder.url)
      #expect(run.code == 0, "\(run.errors)")
    }
  }

  /// The file asks for hints and for answers to its questions, which a second import must not lose.
  @Test func anImportedScreenThatSomebodyChangedIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "screen.yaml").path
    let arguments = ["import", "\(Self.dumps)/sound-settings-ko.wda.xml", "--out", file]
    #expect(try await ToolRun(arguments).code == 0)
    let imported = try String(contentsOfFile: file, encoding: .utf8)
    let printed = try await ToolRun(Array(arguments.dropLast(2))).output
    #expect(imported.hasPrefix(printed + "# As imported: "))
    #expect(try await ToolRun(arguments).code == 0)
    for changed in [
      imported.replacing("language: ko", with: "language: ko\nwalks: {all: [read all]}"),
      imported + "# done\n", printed,
    ] {
      try folder.write(changed, to: "screen.yaml")
      let refused = try await ToolRun(arguments)
      #expect(refused.code == 73)
      #expect(
        refused.errors.hasSuffix(
          "overheard: \(file) was changed after it was imported, and another import would lose that; "
            + "give another name, or --force to replace it\n"), "\(refused.errors)")
      #expect(try String(contentsOfFile: file, encoding: .utf8) == changed)
      #expect(try await ToolRun(arguments + ["--force"]).code == 0)
      #expect(try String(contentsOfFile: file, encoding: .utf8) == imported)
    }
  }

  @Test func theDumpIsNotOverwritten() async throws {
    let folder = try TemporaryFolder()
    let dump = #"[{"type":"Button","AXLabel":"Back","AXFrame":""}]"#
    try folder.write(dump, to: "x.json")
    for command in ["import x.json --out ./x.json", "import - --out x.json < x.json"] {
      let run = try await ToolRun(
        program: "/bin/sh", ["-c", "'\(ToolRun.products.path)/overheard' \(command)"],
        in: folder.url)
      #expect(run.errors.contains("json is the dump itself; give another name\n"), "\(run.errors)")
      #expect(run.code == 64)
    }
    #expect(
      try String(contentsOf: folder.url.appending(path: "x.json"), encoding: .utf8) == dump)
  }

  /// A text that mentions elements is no screen file.
  @Test func aPageAboutScreensIsNoScreen() async throws {
    let page = try await ToolRun(
      ["import", "-"], input: "# Sources\n\nThe key `elements:` is a list.\n")
    #expect(
      page.errors.hasPrefix("-:1:1: error: this is no dump of a known kind; give --from FORMAT: "))
    #expect(page.code == 65)
    let screen = try await ToolRun(
      ["import", "-"], input: "language: en\nelements:\n- button \"A\"\n")
    #expect(
      screen.errors
        == "-:1:1: error: this is a screen file already; every command takes it as it is\n")
  }

  @Test func aFolderIsNoDump() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(["import", "."], in: folder.url)
    #expect(run.errors == "overheard: . is a folder; give the dumps in it\n")
    #expect(run.code == 66)
  }

  @Test func whatAReaderWasHeardSayingIsRecognised() async throws {
    let run = try await ToolRun(
      ["import", "-"],
      input:
        "Settings, heading\nWi-Fi, switch button, on, Double tap to toggle setting\nGeneral, button\n"
    )
    #expect(
      run.output.hasSuffix(
        """
        screen: Settings
        language: en
        elements:
        - header "Settings"  # inferred: from 'heading'
        - switch "Wi-Fi" [on]  # inferred: from 'switch button on'
        - button "General"  # inferred: from 'button'

        """), "\(run.output)\(run.errors)")
  }

  /// A folder is heard and audited whole: screen files and dumps, except what belongs to one of them.
  @Test func theDumpsOfAFolder() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"[{"type":"Button","AXLabel":"Pay","AXFrame":""}]"#, to: "idb.json")
    try folder.write(
      #"<AppiumAUT><XCUIElementTypeButton label="Stop" x="0" y="0" width="50" height="50"/></AppiumAUT>"#,
      to: "wda.xml")
    try folder.write("<AppiumAUT><XCUIElementTypeButton label=\"A\"/></AppiumAUT>", to: "a.xml")
    try folder.write("language: en\nelements: [header \"A\", button \"B\"]\n", to: "a.yaml")
    try folder.write("A, heading\nB, button\n", to: "heard.txt")
    try folder.write("Nothing of the kind.\n", to: "notes.txt")
    try folder.write("<resources/>", to: "strings.xml")
    let heard = try await ToolRun(["announce", "."], in: folder.url)
    #expect(
      heard.output == """
        a
          A, heading
          B, button
        idb
          Pay, button
        wda
          Stop, button

        """)
    #expect(
      heard.errors.hasPrefix(
        """
        overheard: left out, as a dump beside a screen file of its name: ./a.xml
        overheard: left out, as what a reader was heard saying, not a screen: ./heard.txt

        """), "\(heard.errors)")
    let audited = try await ToolRun(["audit", "."], in: folder.url)
    #expect(audited.errors.hasSuffix("3 screens: nothing found\n"), "\(audited.errors)")
    // Other commands make files of what they find, and take screens only.
    let shown = try await ToolRun(["transcript", "."], in: folder.url)
    #expect(!shown.output.contains("Stop"))
  }

  /// A picture of a dump that has the name of a file is no mere decoration: nobody gave it a name.
  @Test func theNameOfAPictureIsReadOut() async throws {
    let dump = #"[{"type":"Image","AXLabel":"bg_wave","AXFrame":""}]"#
    let run = try await ToolRun(["audit", "-", "--quiet"], input: dump)
    #expect(run.output.contains("[file-name-as-label]"), "\(run.output)\(run.errors)")
    #expect(run.code == 1)
  }

  @Test func theReportForPrograms() async throws {
    let run = try await ToolRun([
      "import", "\(Self.dumps)/result.axsnapshot.txt", "--format", "json", "--quiet",
    ])
    #expect(run.errors == "")
    let line = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(line.keys.sorted() == ["file", "format", "notes", "remarks", "source", "summary"])
    #expect(line["format"] as? String == "axsnapshot")
  }

  @Test func aLanguageWithoutWordsIsToldInTheSummary() async throws {
    let dump = #"[{"type":"Button","AXLabel":"戻る","AXFrame":""}]"#
    let spoken = try await ToolRun(["announce", "-"], input: dump)
    #expect(spoken.output.hasSuffix("戻る, button\n"))
    #expect(
      spoken.errors == """
        standard input: idb or AXe dump: 1 node, 1 stop; its texts look Japanese, but roles, states and \
        hints are said in English

        """)
    let told = try await ToolRun(["import", "-", "--format", "json", "--quiet"], input: dump)
    #expect(told.output.contains(#""foreignTexts":{"look":"Japanese","spokenIn":"English"}"#))
  }

  @Test func aScreenFileThatNoCommandWouldReadIsNotWritten() async throws {
    let element =
      #"{"type":"Button","AXFrame":"","AXLabel":"\#(String(repeating: #"\""#, count: 500_000))"},"#
    let run = try await ToolRun(
      ["import", "-"], input: "[\(String(repeating: element, count: 5))]")
    #expect(run.code == 65)
    #expect(run.output == "")
    #expect(
      run.errors.hasSuffix(
        " bytes, and commands read at most 4000000; dump one screen at a time, and leave out what is "
          + "not shown on it\n"))
  }

  @Test func whatCannotBeImportedSaysWhyAndEndsWithTheRightCode() async throws {
    let none = try await ToolRun(["import", "nothing.xml"])
    #expect(none.code == 66)
    let cut = try await ToolRun(["speak", "-"], input: "[{\"AXLabel\": \"OK\"")
    #expect(cut.code == 65)
    let page = try await ToolRun(["announce", "-"], input: "<html></html>")
    #expect(page.code == 65)
    #expect(page.errors.hasPrefix("-:1:1: error: this is XML with <html> outside"))
    let format = try await ToolRun(["import", "--from", "idbb", "x"])
    #expect(format.code == 64)
    #expect(format.errors.contains("did you mean 'idb'?"))
  }

  @Test func aRecordingIsHeldAgainstAScreen() async throws {
    let recording = "\(Self.dumps)/reading.transcript.json"
    let same = try await ToolRun(["check", recording, "--recorded", recording])
    #expect(same.output == "")
    #expect(same.code == 0)
    let screen = "Examples/en/settings.yaml"
    let mistaken = try await ToolRun(["check", screen, "--recorded", screen])
    #expect(
      mistaken.errors
        == "\(screen):1:1: error: this is a screen file, and no recording of what was said\n")
    #expect(mistaken.code == 65)
    let other = try await ToolRun(
      ["check", "-", "--recorded", recording],
      input:
        "language: en\nelements:\n- header \"Reading\"\n- switch \"Night mode\" [on]\n- button \"Done\"\n"
    )
    #expect(
      other.output == """
        --- -
        +++ \(recording)
          … 1 the same
        @@ Night mode
        - Night mode, switch button, on | Double tap to toggle setting.
        + Night mode Switch button off Double tap to toggle setting.
        @@ the device said one more
        + Text size 50% Adjustable Swipe up or down with one finger to adjust the value.
          … 1 the same

        """)
    #expect(other.code == 1)
  }

  @Test func aPictureTravelsWithTheScreen() async throws {
    let folder = try TemporaryFolder()
    let png = folder.url.appending(path: "shot.png")
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: pixel)).write(to: png)
    let file = folder.url.appending(path: "screen.yaml")
    let run = try await ToolRun([
      "import", "\(Self.dumps)/sound-settings-ko.wda.xml", "--screenshot", png.path, "--out",
      file.path, "--quiet",
    ])
    #expect(run.code == 0)
    let copy = folder.url.appending(path: "screen.png")
    #expect(try Data(contentsOf: copy) == Data(contentsOf: png))
    #expect(try String(contentsOf: file, encoding: .utf8).contains("frame:"))
    let out = folder.url.appending(path: "review")
    let review = try await ToolRun(["review", file.path, "--out", out.path])
    #expect(review.code == 0)
    let page = try String(
      contentsOf: out.appending(path: "screen/index.html"), encoding: .utf8)
    // The phone shows it below the cursor, and the overview in place of a drawing.
    #expect(page.contains("<image href=\"screen.png\""))
    #expect(
      try Data(contentsOf: out.appending(path: "screen/screen.png")) == Data(contentsOf: png))
    let overview = try String(contentsOf: out.appending(path: "index.html"), encoding: .utf8)
    #expect(overview.contains("src=\"screen/screen.png\""))
    let wrong = try await ToolRun([
      "import", "\(Self.dumps)/sound-settings-ko.wda.xml", "--screenshot", file.path, "--out",
      file.path,
    ])
    #expect(wrong.code == 65)
    // Without its picture the screen is not written either.
    let alone = folder.url.appending(path: "alone.yaml")
    let missing = try await ToolRun([
      "import", "\(Self.dumps)/sound-settings-ko.wda.xml", "--screenshot", "no.png", "--out",
      alone.path, "--quiet",
    ])
    #expect(missing.errors == "overheard: cannot read no.png\n")
    #expect(missing.code == 66)
    #expect(!FileManager.default.fileExists(atPath: alone.path))
  }
}
