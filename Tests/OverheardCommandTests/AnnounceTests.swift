import Foundation
import TestSupport
import Testing

/// `overheard announce` as scripts and people use it.
@Suite struct AnnounceTests {
  /// Golden: every line for every example. To renew it after an intended change:
  /// `overheard announce Examples/ --format json > Tests/OverheardCommandTests/Goldens/announce.jsonl`
  @Test func everyExampleSaysWhatItSaid() async throws {
    let run = try await ToolRun(["announce", "Examples/", "--format", "json"])
    let golden = try String(
      contentsOf: ToolRun.root.appending(
        path: "Tests/OverheardCommandTests/Goldens/announce.jsonl"), encoding: .utf8)
    #expect(run.errors == "")
    #expect(run.code == 0)
    let (heard, wanted) = (run.output.split(separator: "\n"), golden.split(separator: "\n"))
    for (line, expected) in zip(heard, wanted) { #expect(line == expected) }
    #expect(heard.count == wanted.count)
  }

  @Test func theCarouselOfTheArticle() async throws {
    let korean = try await ToolRun([
      "announce", "Examples/ko/payment-card-carousel.yaml", "--variant", "after",
    ])
    #expect(
      korean.output == """
        Examples/ko/payment-card-carousel · after
          결제 수단, 머리말
          결제 카드 선택, 삼성카드 **** 1234, 조절 가능
              값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오.
          결제하기, 버튼

        """)
    let english = try await ToolRun([
      "announce", "Examples/en/payment-card-carousel.yaml", "--variant", "after", "--no-hints",
    ])
    #expect(
      english.output == """
        Examples/en/payment-card-carousel · after
          Payment, heading
          Payment card, Samsung Card **** 1234, adjustable
          Pay, button

        """)
  }

  /// Each verbosity setting removes its words and nothing else.
  @Test(arguments: [
    ("--no-more-content", ["      more content available"], []),
    ("--no-containers", ["  Cities, Seoul, list start"], ["  Seoul, list start"]),
    (
      "--no-table-headers", ["  Now, 18°, column 2, table end"], ["  18°, column 2, table end"]
    ),
    (
      "--no-rows-and-columns",
      [
        "  City, row 1, column 1, table start, 2 rows, 2 columns", "  Now, column 2",
        "  Busan, row 2, column 1",
        "  Now, 18°, column 2, table end",
      ], ["  City, table start", "  Now", "  Busan", "  Now, 18°, table end"]
    ),
  ])
  func aSettingTakesItsWordsAway(option: String, without: [String], with: [String]) async throws {
    let screen = """
      language: en
      elements:
      - list "Cities":
        - text "Seoul": {content: [{label: Wind, value: 3 m/s}]}
      - dataTable: {headerRow: true, rows: [[City, Now], [Busan, 18°]]}
      """
    func lines(_ options: [String]) async throws -> [String] {
      let run = try await ToolRun(["announce", "-"] + options, input: screen)
      #expect(run.code == 0, "\(run.errors)")
      return run.output.split(separator: "\n").map(String.init)
    }
    let (all, fewer) = try await (lines([]), lines([option]))
    #expect(all.filter { !fewer.contains($0) } == without)
    #expect(fewer.filter { !all.contains($0) } == with)
  }

  @Test func theJSONOfTheContract() async throws {
    let run = try await ToolRun(
      ["announce", "-", "--format", "json"],
      input:
        "language: en\nelements:\n- switch \"Haptics\" [on]\n- button \"저장\": {language: ko}")
    #expect(
      run.output == """
        {"element":"Haptics","hint":"Double tap to toggle setting.","language":"en","parts":[\
        {"kind":"label","language":"en","text":"Haptics"},\
        {"kind":"trait","language":"en","text":"switch button"},\
        {"kind":"state","language":"en","text":"on"},\
        {"kind":"hint","language":"en","text":"Double tap to toggle setting."}],\
        "screen":"stdin","spoken":"Haptics, switch button, on","variant":""}
        {"element":"저장","hint":null,"language":"en","parts":[\
        {"kind":"label","language":"ko","text":"저장"},\
        {"kind":"trait","language":"en","text":"button"}],\
        "screen":"stdin","spoken":"저장, button","variant":""}

        """)
  }

  /// A switch says what it is; a row that only toggles says no more than its state.
  @Test func whatTogglesWithoutBeingAButtonIsNoSwitch() async throws {
    let run = try await ToolRun(
      ["announce", "-"],
      input: """
        language: en
        elements:
        - element: {label: Reachability, value: "0", traits: [toggleButton]}
        - element: {label: Haptics, value: "1", traits: [button, toggleButton]}
        """)
    #expect(
      run.output == """
        stdin
          Reachability, off
              Double tap to toggle setting.
          Haptics, switch button, on
              Double tap to toggle setting.

        """)
  }

  /// A screen that quotes a dump is none.
  @Test(arguments: [
    "text \"a <hierarchy rotation=0> of XCUIElementTypeButton\"",
    "'text \"Element subtree: there\"'",
  ])
  func aScreenOnStandardInputMayQuoteADump(element: String) async throws {
    let screen = "# notes\nlanguage: en\nelements:\n- button \"OK\"\n- \(element)\n"
    let run = try await ToolRun(["announce", "-"], input: screen)
    #expect(run.output.hasPrefix("stdin\n  OK, button\n  "))
    #expect(run.code == 0, "\(run.errors)")
  }

  @Test(arguments: [
    #"{"language": "en", "elements": ["<hierarchy rotation=\"0\"><node text=\"x\"/></hierarchy>"]}"#,
    #"{"variants": {"a": {"elements": ["OK", {"text": "is <hierarchy rotation='0'>"}]}}}"#,
  ])
  func aScreenInJSONMayQuoteADump(screen: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(screen, to: "a.json")
    for run in [
      try await ToolRun(["announce", "-"], input: screen),
      try await ToolRun(["announce", "a.json"], in: folder.url),
    ] {
      #expect(run.output.contains("<hierarchy rotation="))
      #expect(run.code == 0, "\(run.errors)")
    }
  }

  @Test func languageOfTheFileCanBeOverridden() async throws {
    let run = try await ToolRun(
      ["announce", "-", "--language", "en"], input: "elements: [button \"저장\"]")
    #expect(run.output == "stdin\n  저장, button\n")
  }

  @Test func aUsersWordsWin() async throws {
    let folder = try TemporaryFolder()
    let words = try folder.write("state.dimmed\t비활성화됨\n", to: "words.tsv")
    let run = try await ToolRun(
      ["announce", "-", "--wording", words.path], input: "elements:\n- button \"저장\" [notEnabled]")
    #expect(run.output == "stdin\n  저장, 비활성화됨, 버튼\n")
    try folder.write("state.dimed\tx\n", to: "words.tsv")
    let wrong = try await ToolRun(
      ["announce", "-", "--wording", words.path], input: "elements: [button \"저장\"]")
    #expect(
      wrong.errors == "\(words.path):1:1: error: 'state.dimed' is not a key of the wording table; "
        + "did you mean 'state.dimmed'?\n")
    #expect(wrong.code == 65)
  }

  /// Phrases of one language must not be heard in another.
  @Test func aTableWithoutALanguageIsForThatOfItsLetters() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements:\n- button \"저장\" [notEnabled]", to: "a.yaml")
    try folder.write("language: en\nelements:\n- button \"Save\" [notEnabled]", to: "b.yaml")
    func announce(_ table: String) async throws -> (heard: [String], notes: String) {
      try folder.write(table, to: "words.tsv")
      let run = try await ToolRun(
        ["announce", "a.yaml", "b.yaml", "--wording", "words.tsv"], in: folder.url)
      #expect(run.code == 0)
      let lines = run.output.split(separator: "\n").map(String.init)
      return ([lines[1], lines[3]], run.errors)
    }
    let korean = try await announce("state.dimmed\t비활성화됨\n")
    #expect(korean.heard == ["  저장, 비활성화됨, 버튼", "  Save, dimmed, button"])
    #expect(korean.notes == "")
    let english = try await announce("state.dimmed\tunavailable\n")
    #expect(english.heard == ["  저장, 흐리게 표시됨, 버튼", "  Save, unavailable, button"])
    #expect(english.notes == "")
    let neither = try await announce("state.dimmed\t0\n")
    #expect(neither.heard == ["  저장, 흐리게 표시됨, 버튼", "  Save, 0, button"])
    #expect(
      neither.notes
        == "note: words.tsv names no language and is taken to change the phrases in 'en'; to change "
        + "those in another, begin it with a line such as: language, a tab, ko\n")
    let marked = try await announce("language\tko\nstate.dimmed\tOFF\n")
    #expect(marked.heard == ["  저장, OFF, 버튼", "  Save, dimmed, button"])
    #expect(marked.notes == "")
  }

  /// Sheets, alerts and pushed screens are announced too, each under its name.
  @Test func screensThatAreShownLaterAreListed() async throws {
    let screen = """
      language: en
      elements: [button "Delete": {activate: [present: sure]}]
      screens:
        sure:
          elements: [alert "Delete?": [button "Delete", button "Cancel"]]
      """
    let run = try await ToolRun(["announce", "-", "--no-hints"], input: screen)
    #expect(
      run.output == """
        stdin
          Delete, button
        stdin · sure
          alert, Delete?, Delete, button
          Cancel, button

        """)
    let json = try await ToolRun(["announce", "-", "--format", "json"], input: screen)
    let names = json.output.matches(of: /"screen":"([^"]*)"/).map { String($0.1) }
    #expect(names == ["stdin", "stdin#sure", "stdin#sure"])
  }

  /// The most common bug: a cell with a label hides its buttons.
  @Test func controlsThatCannotBeReachedAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - cell "Mail":
        - text "3 new"
        - button "Edit"
        - group:
          - switch "Mute" [on]
      - cell "Call":
          actions: [Delete]
          children: [button "Delete"]
      - group "Photos":
        - button "Share"
      """, to: "a.yaml")
    for command in ["announce", "check"] {
      let run = try await ToolRun([command, "a.yaml"], in: folder.url)
      #expect(
        run.errors.hasPrefix(
          "a.yaml:3:3: warning: 2 controls cannot be reached inside cell \"Mail\": Edit, Mute; "
            + "what is inside an element is not read: use a group, or offer them as actions\n"))
      #expect(run.errors.matches(of: /warning/).count == 1)
    }
  }

  /// Containers with nothing inside, of which nothing is heard, unless the app fills them.
  @Test func containersOfNothingAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - group "Card": 3 items
      - group: {children: [navigationBar "Shop"]}
      - carousel "Cards"
      - list "Rows"
      - group
      - stepper "Seats": {value: "2", range: [1, 9, 1], format: "{value}"}
      - button "Add": {activate: [{append: Rows, children: [cell "Row"]}]}
      """, to: "a.yaml")
    let run = try await ToolRun(["announce", "a.yaml"], in: folder.url)
    let why =
      "can be reached: its texts are said when something inside it is reached, and there is nothing"
    let below = "write what is in it below it, or 'isElement: true' if it is one"
    #expect(
      run.errors == """
        a.yaml:3:3: warning: nothing of group "Card" \(why); \(below)
        a.yaml:4:22: warning: nothing of navigationBar "Shop" \(why); \(below)
        a.yaml:5:3: warning: nothing of carousel "Cards" \(why); give it 'items'

        """)
  }

  /// Lines below a group that have no dashes are one text to YAML, and its value.
  @Test func textsWithoutDashesInAGroupAreTold() async throws {
    let run = try await ToolRun(
      ["announce", "-"], input: "language: en\nelements:\n- group:\n    Seoul\n    18°\n")
    #expect(
      run.errors
        == "-:3:3: warning: nothing of group can be reached: 'Seoul 18°' is its value, which is said "
        + "when something inside it is reached; what is inside it begins with dashes, each on a line "
        + "of its own, such as - text \"Save\"\n")
  }

  /// Frames do not decide the order unless that is asked for.
  @Test func framesThatAreNotUsedAreTold() async throws {
    let elements = """
      language: en
      elements:
      - button "Below": {frame: [0, 100, 100, 40]}
      - button "Above": {frame: [0, 0, 100, 40]}
      """
    let ignored = try await ToolRun(["announce", "-"], input: elements)
    #expect(ignored.output == "stdin\n  Below, button\n  Above, button\n")
    #expect(
      ignored.errors == "-:3:3: warning: the frames do not change the order of the elements; "
        + "to read row by row, add 'order: frames' to the screen\n")
    let used = try await ToolRun(["announce", "-"], input: "order: frames\n" + elements)
    #expect(used.output == "stdin\n  Above, button\n  Below, button\n")
    #expect(used.errors == "")
  }

  /// What is no error, but is heard otherwise than it was meant.
  @Test func oddElementsAreTold() async throws {
    let run = try await ToolRun(
      ["announce", "-"],
      input: """
        language: en
        elements:
        - text: #1 in the charts
        - stepper "Seats": {value: "1", range: [1, 10, 1], format: "{value} seats"}
        - stepper "Guests": {at: 1, range: [1, 10, 1], format: "{value} guests"}
        - slider "Volume": {value: "40%", range: [0, 100, 10]}
        """)
    #expect(
      run.errors == """
        -:3:3: warning: this text says nothing; write text: "…" (a # begins a comment where it is \
        not in quotes)
        -:4:3: warning: '1' is said until it is adjusted, and then '2 seats'; write at: 1 in place of \
        value: 1

        """)
    #expect(run.code == 0)
  }

  // MARK: What goes wrong

  @Test func aVariantThatNoScreenHasIsTold() async throws {
    let screen = "Examples/ko/gallery.yaml"
    let run = try await ToolRun(["announce", screen, "--variant", "afer"])
    #expect(run.errors == "\(screen): no variant 'afer'; it has before, after\n")
    #expect(run.code == 65)
    // Another screen of the batch may have it.
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"확인\"]", to: "a.yaml")
    let other = try await ToolRun(
      ["announce", screen, folder.url.appending(path: "a.yaml").path, "--variant", "after"])
    #expect(other.code == 0)
  }

  @Test(arguments: [
    ["--variant", "two,three"], ["--variant", "three", "--variant", "two"],
    ["--variant=three, two,two"],
  ])
  func severalVariants(options: [String]) async throws {
    let screen = """
      language: en
      variants:
        one: {elements: [button "1"]}
        two: {elements: [button "2"]}
        three: {elements: [button "3"]}
      """
    let run = try await ToolRun(["announce", "-"] + options, input: screen)
    #expect(run.output == "stdin · two\n  2, button\nstdin · three\n  3, button\n")
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  @Test func oneOfSeveralVariantsIsMissing() async throws {
    let screen = "Examples/ko/gallery.yaml"
    let run = try await ToolRun(["announce", screen, "--variant", "before,afer"])
    #expect(run.output.contains("before"))
    #expect(run.errors == "\(screen): no variant 'afer'; it has before, after\n")
    #expect(run.code == 65)
    let both = try await ToolRun(["announce", screen, "--variant", "a,b"])
    #expect(both.errors == "\(screen): no variant 'a' or 'b'; it has before, after\n")
  }

  @Test func languagesWithCommas() async throws {
    let screen = "elements: [button \"1\"]"
    let comma = try await ToolRun(["announce", "-", "--language", "en,ko"], input: screen)
    #expect(comma.output == "en/stdin\n  1, button\nko/stdin\n  1, 버튼\n")
    let wrong = try await ToolRun(["announce", "-", "--language", "en,fr"], input: screen)
    #expect(wrong.code == 64)
  }

  /// A label cannot move the cursor of a terminal or forge a line of a log.
  @Test func controlCharactersAreSeen() async throws {
    let screen = #"elements: [element: {label: "a\e[31mb\n::error::c", traits: [button]}]"#
    let run = try await ToolRun(["announce", "-"], input: screen)
    #expect(run.output == "stdin\n  a␛[31mb↵::error::c, 버튼\n")
    let walk = try await ToolRun(["transcript", "-"], input: screen)
    #expect(!walk.output.contains("\u{1B}"))
  }

  @Test func whoStopsReadingOrHasNoRoomIsNoCrash() async throws {
    let tool = ToolRun.products.appending(path: "overheard").path
    func shell(_ command: String) async throws -> ToolRun {
      try await ToolRun(program: "/bin/bash", ["-c", command.replacing("TOOL", with: tool)])
    }
    let piped = try await shell("TOOL announce Examples | true; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "141\n"].contains(piped.output))
    #expect(piped.errors == "")
    #if os(Linux)
      let full = try await shell("TOOL announce Examples > /dev/full")
      let help = try await shell("TOOL announce --help > /dev/full")
      for run in [full, help] {
        #expect(run.errors == "overheard: cannot write: No space left on device\n")
        #expect(run.code == 73)
      }
    #endif
  }

  @Test func aWrongScreenDoesNotStopTheOthers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"하나\"]", to: "screens/a.yaml")
    try folder.write("elements:\n- buton \"둘\"", to: "screens/b.yaml")
    try folder.write("{\"elements\": [\"button \\\"셋\\\"\"]}", to: "screens/deep/c.json")
    try folder.write("elements: []", to: "screens/.hidden/d.yaml")
    let run = try await ToolRun(["announce", "screens"], in: folder.url)
    #expect(
      run.output == "screens/a\n  하나, 버튼\nscreens/deep/c\n  셋, 버튼\n")
    #expect(
      run.errors == "screens/b.yaml:2:3: error: unknown role 'buton' in this line; "
        + "did you mean 'button'?\n")
    #expect(run.code == 65)
  }

  @Test func aFileThatIsNotThere() async throws {
    let run = try await ToolRun(["announce", "no-such.yaml"])
    #expect(run.errors == "overheard: no such file or folder: no-such.yaml\n")
    #expect(run.code == 66)
  }

  @Test func anEmptyFolder() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolRun(["announce", "."], in: folder.url)
    #expect(run.errors == "overheard: no screen file (.yaml, .yml, .json) and no dump in .\n")
    #expect(run.code == 66)
  }

  @Test func wrongUsage() async throws {
    #expect(try await ToolRun(["announce"]).code == 64)
    let format = ["announce", "-", "--format", "xml"]
    #expect(try await ToolRun(format, input: "elements: []").code == 64)
    let misspelled = try await ToolRun(["anounce", "-"])
    #expect(misspelled.errors == "overheard: unknown command 'anounce'; did you mean 'announce'?\n")
    #expect(misspelled.code == 64)
  }

  /// Elements that are shown when the one before them is: what is hidden has no name yet.
  @Test(arguments: [("on", 12), ("off", 1)])
  func manyConditionsDependOnOneAnother(state: String, heard: Int) async throws {
    let steps = (1...11).map { number in
      let before = number == 1 ? "Start is on" : "Step \(number - 1) is not hidden"
      return "- text \"Step \(number)\": {shownWhen: \(before)}"
    }
    let screen = ["language: en", "elements:", "- switch \"Start\" [\(state)]"] + steps
    let run = try await ToolRun(
      ["announce", "-", "--no-hints"], input: screen.joined(separator: "\n"))
    let lines = ["Start, switch button, \(state)"] + (1...11).map { "Step \($0)" }
    #expect(
      run.output.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
        == lines.prefix(heard).map { $0[...] }, "\(run.output)\(run.errors)")
  }
}
