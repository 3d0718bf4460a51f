import Foundation
import TestSupport
import Testing

/// Goals that must be reached, sweeps, and what is said about a walk without effect.
@Suite struct GoalTests {
  private static let screen = """
    language: en
    elements: [button "Save", button "Cancel"]
    walks:
      save:
        gestures: [swipe right, double tap]
        goal: activate Save
    """

  @Test func aMissedGoalFailsWhereItIsRequired() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen, to: "a.yaml")
    #expect(try await ToolRun(["transcript", "a.yaml"], in: folder.url).code == 0)
    let required = try await ToolRun(["transcript", "a.yaml", "--require-goals"], in: folder.url)
    #expect(required.errors == "a.yaml:4:3: save: goal missed: activate Save\n")
    #expect(required.code == 1)
    #expect(
      try await ToolRun(["check", "a.yaml", "--update", "--quiet"], in: folder.url).code == 0)
    #expect(try await ToolRun(["check", "a.yaml", "--quiet"], in: folder.url).code == 0)
    let checked = try await ToolRun(
      ["check", "a.yaml", "--quiet", "--require-goals"], in: folder.url)
    #expect(checked.output == "a.yaml:4:3: save: goal missed: activate Save\n")
    #expect(checked.code == 1)
  }

  @Test func aWalkCanSayThatItMustReachItsGoal() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.screen + "\n    must: reach goal", to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(run.errors == "a.yaml:4:3: save: goal missed: activate Save\n")
    #expect(run.code == 1)
  }

  /// A heading answers no double tap, though it has the name of the button.
  @Test(arguments: ["voiceover", "talkback"])
  func aHeadingWithTheNameOfAButtonIsNotTheButton(reader: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      screen: Log In
      elements: [header "Log In", text "Log In", button "Log In"]
      walks:
        first: {gestures: [touch Log In, double tap], goal: activate Log In, must: reach goal}
        third: {gestures: ["touch Log In (3)", double tap], goal: activate Log In, must: reach goal}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml", "--reader", reader], in: folder.url)
    #expect(
      run.errors == """
        a.yaml:3:12: warning: 'Log In' is double tapped, but it is a header, so nothing happens; the \
        button is 'Log In (3)'
        a.yaml:5:3: first: goal missed: activate Log In

        """)
    #expect(run.code == 1)
  }

  /// What is around an element may answer, and then it is not the element that has to.
  @Test func aTextInARowThatAnswersIsActivated() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - header "Mail"
      - group: {activate: [announce: Opened], children: [text "Ann"]}
      walks: {open: {gestures: [touch Ann, double tap], goal: activate Ann, must: reach goal}}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(run.errors == "")
    #expect(run.code == 0)
  }

  /// A name may begin with a word that is a goal's, such as `keep`; what there is tells which is meant.
  @Test func aGoalOfAnElementCalledKeepOrFocusIsReached() async throws {
    let folder = try TemporaryFolder()
    let walks = """
      off: {gestures: [double tap], goal: Keep screen on is off, must: reach goal}
      kept: {gestures: [swipe right], goal: [keep screen, focus mode is on], must: reach goal}
      same: {gestures: [touch Code, double tap, type 7], goal: "Code = {Limit}", must: reach goal}
      """
    let elements = """
      language: en
      elements:
      - switch "Keep screen on" [on]
      - slider "screen": 50%
      - button "mode is on"
      - textField "Code"
      - text "Limit": "7"
      """
    try folder.write(
      elements + "\nwalks:\n  " + walks.replacing("\n", with: "\n  "), to: "own.yaml")
    try folder.write(elements, to: "a.yaml")
    try folder.write("walks:\n  " + walks.replacing("\n", with: "\n  "), to: "walks.txt")
    for arguments in [["own.yaml"], ["a.yaml", "--walk", "walks.txt"]] {
      let run = try await ToolRun(["transcript"] + arguments, in: folder.url)
      let place = arguments[0] == "own.yaml" ? "own.yaml:10:3" : "a.yaml"
      #expect(run.errors == "\(place): kept: goal missed: keep screen, focus mode is on\n")
      #expect(run.output.matches(of: /goal reached/).count == 2)
    }
  }

  @Test func oneOfSeveralWalksIsTakenByItsName() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements: [button "Save", button "Cancel"]
      walks: {save: [touch Save], cancel: [touch Cancel]}
      """, to: "a.yaml")
    let all = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    let one = try await ToolRun(["transcript", "a.yaml", "--walk-name", "cancel"], in: folder.url)
    #expect(one.output.contains("touch Cancel") && !one.output.contains("touch Save"))
    #expect(all.output.contains("\n" + one.output))
    let none = try await ToolRun(["transcript", "a.yaml", "--walk-name", "cancle"], in: folder.url)
    #expect(none.errors == "a.yaml: no walk 'cancle'; did you mean 'cancel'?\n")
    #expect(none.code == 65)
    _ = try await ToolRun(
      ["render", "a.yaml", "--out", "out", "--no-cache", "--walk-name", "cancel"], in: folder.url)
    #expect(
      try folder.files(below: "out").keys.filter { $0.hasSuffix(".wav") } == [
        "a/default.cancel.wav"
      ])
  }

  @Test func aSweepSaysHowFarTheFiguresRange() async throws {
    let text = try await ToolRun(
      ["transcript", "Examples/ko/rolling-banner.yaml", "--variant", "after", "--sweep"])
    #expect(text.output.contains("(times are estimated)\n"))
    #expect(
      text.output.contains(
        "\n                           ≈ 400 starts: 3 gestures, goal always reached\n"))
    let json = try await ToolRun([
      "transcript", "Examples/ko/rolling-banner.yaml", "--variant", "after", "--sweep", "--format",
      "json",
    ])
    let sweeps = json.output.split(separator: "\n").filter { $0.contains(#""event":"sweep""#) }
    #expect(sweeps.count == 3)
    #expect(sweeps.allSatisfy { $0.contains(#""runs":400,"estimated":true"#) })
    #expect(json.output.contains(#""estimated":true"#))
  }

  /// Golden transcripts contain the ranges if a timer is at work, and only then.
  @Test func goldensHoldTheRanges() throws {
    for (name, expected) in [("rolling-banner", true), ("settings", false)] {
      let golden = try String(
        contentsOf: ToolRun.root.appending(path: "Examples/ko/\(name).transcript"), encoding: .utf8)
      #expect(golden.contains("≈ 400 starts: ") == expected, "\(name)")
    }
  }

  @Test func typingIntoNothingIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements: [header "Form", textField "Name"]
      walks: {a: [type Jane]}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(
      run.errors == "a.yaml:3:13: warning: nothing is typed, because no field is being edited; "
        + "move to a field and double tap it first\n")
    #expect(run.code == 0)
  }

  /// A walk of several variants may be fine in some of them.
  @Test func aWarningNamesTheVariant() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      variants:
        before: {elements: [header "Form", text "Name"]}
        after: {elements: [textField "Name"]}
      walks: {a: [touch Name, double tap, type Jane]}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(
      run.errors == "a.yaml:5:37: warning: in 'before' nothing is typed, because no field is being "
        + "edited; move to a field and double tap it first\n")
  }

  /// A reader tells by itself what it found nothing for, whatever it plays then.
  @Test func whatTalkBackFindsNothingForIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - header "Form"
      - image "Wave": {hidden: true}
      - cell "A": {rotors: [{name: Starred, items: [B]}], actions: [Archive]}
      - cell "B"
      - textField "Name"
      walks:
        a: [type Jane, touch Wave, rotor Starred, action Archive]
        b: [touch A, action Archive, touch Name, double tap, type Jane]
        # In its menu nothing is typed, and the rotor is that of the menu: of the form there is nothing to say.
        c: {reader: talkback, gestures: [touch Name, double tap, wait 2s, three-finger tap, wait 3s, type Jane, rotor headings]}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml", "--reader", "talkback"], in: folder.url)
    #expect(
      run.errors == """
        a.yaml:9:7: warning: nothing is typed, because no field is being edited; \
        move to a field and double tap it first
        a.yaml:9:18: warning: focus does not come to 'Wave'
        a.yaml:9:30: warning: the rotor has no 'Starred' where focus is then; it is that of 'A'
        a.yaml:9:45: warning: there is no action 'Archive' where focus is then; it is that of 'A'

        """)
    #expect(run.code == 0)
  }

  /// A container is no stop; the gestures that name it come to nothing, and say so.
  @Test func anElementThatIsNotReachedIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - header "Order"
      - stepper "Quantity": {value: "1", range: [1, 10, 1], format: "{value}"}
      - button "Pay"
      walks:
        a:
        - swipe right to Quantity
        - touch Quantity
        - touch increment
        - swipe left to Order
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    let warning =
      "warning: focus does not come to 'Quantity': a stepper is no stop, but what is inside it is, "
      + "such as 'decrement', 'increment'\n"
    #expect(run.errors == "a.yaml:8:5: " + warning + "a.yaml:9:5: " + warning)
    #expect(run.code == 0)
  }

  /// What a walk asks for and is not there: a rotor, an action, a value that nothing can have.
  @Test func whatIsNotThereIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - header "Inbox"
      - cell "A": {rotors: [{name: Starred, items: [B]}], actions: [Archive]}
      - cell "B"
      - carousel "Cards": {style: adjustable, items: [text "Visa", text "Debit"]}
      - slider "Volume": {range: [0, 100], at: 50}
      walks:
        a: [rotor Starred, action Archive, swipe right, rotor Starred, action Archive]
        b: {gestures: [swipe right], goal: Cards = Amex}
        c: {gestures: [swipe right], goal: Volume = 150%}
        d: {gestures: [swipe right], goal: [Cards = Debit, Volume = 70%]}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(
      run.errors == """
        a.yaml:9:7: warning: the rotor has no 'Starred' where focus is then; it is that of 'A'
        a.yaml:9:22: warning: there is no action 'Archive' where focus is then; it is that of 'A'
        a.yaml:10:3: warning: the goal 'Cards = Amex' is never reached: there is only 'Visa', 'Debit'
        a.yaml:11:3: warning: the goal 'Volume = 150%' is never reached: it goes from 0% to 100%

        """)
    #expect(run.code == 0)
  }

  @Test func anActionOfAnotherReaderIsToldToBeItsOwn() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - header "Account"
      - button "Details" [collapsed]
      walks: {a: [touch Details, action Expand]}
      """, to: "a.yaml")
    let run = try await ToolRun(["transcript", "a.yaml"], in: folder.url)
    #expect(
      run.errors
        == "a.yaml:5:28: warning: there is no action 'Expand' where focus is then; it is one "
        + "of TalkBack's own\n")
    let other = try await ToolRun(["transcript", "a.yaml", "--reader", "talkback"], in: folder.url)
    #expect(other.errors == "")
  }

  /// A switch about which the file does not say whether it is on cannot change.
  @Test func whatHasNoStateAndIsDoubleTappedIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements:
      - switch "Wi-Fi"
      - cell: {grouping: combine, children: [text "Terms", checkbox "Agree"]}
      - switch "Haptics" [off]
      - switch "Sync": {activate: [announce: Synced]}
      - radioButton "Standard" [selected]
      - radioButton "Express"
      - button "Save"
      - button "Sync all"
      screens:
        other: {elements: [switch "Sync all"]}
      walks:
        a: [touch Wi-Fi, double tap x2, touch Terms, double tap]
        b: [touch Wi-Fi, double tap, touch Haptics, double tap, touch Sync, double tap]
        c: [touch Standard, double tap, touch Express, double tap, touch Save, double tap]
        e: [touch Sync all, double tap]
        d: [touch Wi-Fi, swipe right]
      """, to: "a.yaml")
    let expected = """
      a.yaml:3:3: warning: this switch is double tapped, but it has no state, so nothing changes; \
      write switch "Wi-Fi" [off]
      a.yaml:4:54: warning: this checkbox is double tapped, but it has no state, so nothing changes; \
      write checkbox "Agree" [off]

      """
    for reader in ["voiceover", "talkback"] {
      let walked = try await ToolRun(["transcript", "a.yaml", "--reader", reader], in: folder.url)
      #expect(walked.errors == expected, "\(reader)")
      #expect(walked.code == 0)
      let checked = try await ToolRun(
        ["check", "a.yaml", "--reader", reader, "--update", "--quiet"], in: folder.url)
      #expect(checked.errors.hasPrefix(expected), "\(reader)")
      #expect(checked.code == 0)
    }
  }

  @Test func aPartThatIsNoneIsTold() async throws {
    for (part, expected) in [
      ("4/3", "--shard 4/3: there is no part 4 of 3; write 1/3 to 3/3"),
      ("a/b", "--shard a/b: write the part and how many there are, such as 3/8, or auto"),
    ] {
      let run = try await ToolRun(["render", "Examples", "--out", "nowhere", "--shard=\(part)"])
      #expect(run.errors.hasPrefix("Error: \(expected)\n"), "\(run.errors)")
      #expect(run.code == 64)
    }
    let auto = try await ToolRun(["render", "Examples", "--out", "nowhere", "--shard", "auto"])
    #expect(
      auto.errors == "overheard: --shard auto found no part number: set SLURM_ARRAY_TASK_ID and "
        + "SLURM_ARRAY_TASK_COUNT, JOB_COMPLETION_INDEX and JOB_COMPLETIONS, or CI_NODE_INDEX and "
        + "CI_NODE_TOTAL, or write --shard 3/8\n"
    )
    #expect(auto.code == 64)
  }

  @Test func aWarningIsToldOnce() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [header \"Settings\", button \"Save changes\"]", to: "a.yaml")
    let run = try await ToolRun(
      ["announce", "a.yaml", "--language", "ko", "--language", "en"], in: folder.url)
    #expect(
      run.errors == "a.yaml:1:1: warning: the screen is read as 한국어 (ko), but its texts are in the "
        + "letters of English; write 'language: en' if they are in it\n")
  }
}
