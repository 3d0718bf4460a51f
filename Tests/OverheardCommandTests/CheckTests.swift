import Foundation
import TestSupport
import Testing

/// `overheard check`: goldens beside the screens.
@Suite struct CheckTests {
  @Test func everyExampleIsHeardAsItWas() async throws {
    let run = try await ToolRun(["check", "Examples"])
    #expect(
      run.output == "", "a change that was meant is written with: overheard check Examples --update"
    )
    #expect(run.code == 0)
  }

  /// The same with TalkBack.
  @Test func examplesAreHeardWithTalkBackAsTheyWere() async throws {
    let ending = ".talkback.transcript"
    let examples = ToolRun.root.appending(path: "Examples").path
    let screens =
      (FileManager.default.enumerator(atPath: examples)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(ending) }.map { "Examples/\($0.dropLast(ending.count)).yaml" }.sorted()
    #expect(screens.count > 20)
    let run = try await ToolRun(["check", "--reader", "talkback"] + screens)
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  /// Git can check files out with CRLF.
  @Test func theLineEndsOfAGoldenDoNotCount() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    #expect(try await ToolRun(["check", "a.yaml", "--update"], in: folder.url).code == 0)
    let golden = try String(
      contentsOf: folder.url.appending(path: "a.transcript"), encoding: .utf8)
    try folder.write(golden.replacing("\n", with: "\r\n"), to: "a.transcript")
    let run = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(run.output == "")
    #expect(run.code == 0)
  }

  @Test func eachScreenIsToldOnRequest() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    #expect(try await ToolRun(["check", ".", "--update"], in: folder.url).code == 0)
    try folder.write("language: en\nelements: [button \"Paid\"]", to: "b.yaml")
    let run = try await ToolRun(["check", ".", "--verbose"], in: folder.url)
    #expect(
      run.errors == """
        ./a.yaml: unchanged
        ./b.yaml: without a transcript file
        2 screens: 1 unchanged, 1 without a transcript file

        """)
  }

  @Test func aGoldenThatIsNoTextIsSaidToBeNone() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try Data([0xFF, 0xFE]).write(to: folder.url.appending(path: "a.transcript"))
    let run = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(
      run.output
        == "a.transcript: this is not UTF-8; to write it again: overheard check --update a.yaml\n")
    #expect(run.code == 1)
  }

  /// Names and texts that would move the cursor, begin lines of a log, or be commands to CI.
  @Test func whatIsReportedCannotActWhereItIsPrinted() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      "k\\e[31m\\n::error::boo\\u202E": 1
      elements: [button "Pay"]
      """, to: "a\u{1B}[31m\n::error::x.yaml")
    let shown =
      "./a␛[31m↵::error::x.yaml:2:1: error: unknown key 'k␛[31m↵::error::boo<U+202E>' in a screen file"
    for arguments in [["announce", "."], ["check", "."], ["audit", "."]] {
      let run = try await ToolRun(arguments, in: folder.url)
      #expect(run.errors.hasPrefix(shown), "\(run.errors)")
    }
    for format in ["junit", "markdown", "github"] {
      for command in ["check", "audit"] {
        let run = try await ToolRun([command, ".", "--format", format], in: folder.url)
        for line in run.output.split(separator: "\n") {
          let isOurs =
            format == "github" && line.hasPrefix("::error file=./a␛[31m↵%3A%3Aerror%3A%3Ax")
          #expect(
            (isOurs || !line.hasPrefix("::")) && !line.contains("\u{1B}")
              && !line.contains("\u{202E}"))
        }
      }
    }
    let missing = try await ToolRun(["announce", "a\n::error::b\u{202E}"], in: folder.url)
    #expect(missing.errors == "overheard: no such file or folder: a↵::error::b<U+202E>\n")
  }

  @Test func aTranscriptWithoutItsScreenIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "g/a.yaml")
    _ = try await ToolRun(["check", "g", "--update"], in: folder.url)
    let fine = try await ToolRun(["check", "g", "--quiet"], in: folder.url)
    #expect(fine.errors == "")
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "g/b.yaml")
    try FileManager.default.removeItem(at: folder.url.appending(path: "g/a.yaml"))
    _ = try await ToolRun(["check", "g/b.yaml", "--update"], in: folder.url)
    let renamed = try await ToolRun(["check", "g", "--quiet"], in: folder.url)
    #expect(
      renamed.errors
        == "overheard: g/a.transcript belongs to no screen; delete it, or give it the name of its screen\n"
    )
    #expect(renamed.code == 0)
  }

  /// Each error is an item of a list.
  @Test func severalErrorsForAPullRequest() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [buton \"Pay\", lnik \"Help\"]", to: "a.yaml")
    let run = try await ToolRun(["check", "a.yaml", "--format", "markdown"], in: folder.url)
    #expect(!run.output.contains("↵"))
    #expect(run.output.contains("\n- a.yaml:2:12: error: unknown role 'buton'"))
    #expect(run.output.contains("\n- a.yaml:2:25: error: unknown role 'lnik'"))
  }

  /// A goal that is missed now is told, though the same is said.
  @Test func aGoalThatIsMissedNowForAPullRequest() async throws {
    let folder = try TemporaryFolder()
    func write(_ goal: String) throws {
      try folder.write(
        """
        language: en
        elements:
        - slider "Volume": {range: [0, 100, 10], at: 50}
        walks:
          up: {gestures: [swipe up], goal: "\(goal)"}
        """, to: "a.yaml")
    }
    try write("Volume = 60%")
    _ = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    try write("Volume = 70%")
    let run = try await ToolRun(["check", "a.yaml", "--format", "markdown"], in: folder.url)
    #expect(
      run.output == """
        ## What is heard

        1 screen: 1 changed.

        ### `a`

        **a · up**

        - **goal missed** (was: goal reached)


        """)
    #expect(run.code == 1)
  }

  /// An object for each screen, whatever became of it.
  @Test func resultsForPrograms() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [buton \"Pay\"]", to: "broken.yaml")
    try folder.write("language: en\nelements: [button \"Help\"]", to: "fresh.yaml")
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "pay.yaml")
    try folder.write(
      "language: en\nelements: [button \"Pay\"]\nwalks: {w: [expect: Buy]}", to: "told.yaml")
    try folder.write(
      "language: en\nelements: [button \"Pay\"]\nwalks: {w: [expect: Pay]}", to: "well.yaml")
    _ = try await ToolRun(["check", "pay.yaml", "--update", "--no-times"], in: folder.url)
    try folder.write("language: en\nelements: [link \"Pay\"]", to: "pay.yaml")
    let run = try await ToolRun(
      [
        "check", "broken.yaml", "fresh.yaml", "pay.yaml", "told.yaml", "well.yaml", "--no-times",
        "--format", "json",
      ], in: folder.url)
    #expect(
      run.output == #"""
        {"screen":"broken","file":"broken.yaml","passed":false,"result":"error","unmet":[],\#
        "difference":"broken.yaml:2:12: error: unknown role 'buton' in this line; did you mean 'button'?"}
        {"screen":"fresh","file":"fresh.yaml","passed":false,"result":"missing","unmet":[],\#
        "difference":"fresh.transcript: no such file; to write it: overheard check --update --no-times \#
        fresh.yaml"}
        {"screen":"pay","file":"pay.yaml","passed":false,"result":"changed","unmet":[],\#
        "difference":"--- pay.transcript\n+++ pay.yaml\n@@ -1,5 +1,5 @@\n # pay\n                   ♪ \#
        screenChanged\n                   → Pay\n-                  \"Pay, button\"\n+                  \#
        \"Pay, link\"\n                   = 0 gestures, 0 changes nobody asked for\n"}
        {"screen":"told","file":"told.yaml","passed":false,"result":"expected","unmet":\#
        ["told.yaml:3:13: w: expected Buy, which was not said; heard \"Pay, button\""],"difference":null}
        {"screen":"well","file":"well.yaml","passed":true,"result":"expected","unmet":[],"difference":null}

        """#)
    #expect(run.code == 65)
  }

  /// Each problem is an annotation of its own, at its place if it has one.
  @Test func annotationsOfAPullRequest() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [buton \"Pay\"]", to: "broken.yaml")
    try folder.write("language: en\nelements: [button \"Help\"]", to: "fresh.yaml")
    try folder.write(
      "language: en\nelements: [button \"Pay\"]\nwalks: {w: [expect: Buy]}", to: "told, so.yaml")
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "pay.yaml")
    _ = try await ToolRun(["check", "pay.yaml", "--update", "--no-times"], in: folder.url)
    try folder.write("language: en\nelements: [link \"Pay\"]", to: "pay.yaml")
    let run = try await ToolRun(
      ["check", ".", "--no-times", "--format", "github"], in: folder.url)
    #expect(
      run.output == """
        ::error file=./broken.yaml,line=2,col=12,title=not checked::./broken.yaml:2:12: error: \
        unknown role 'buton' in this line; did you mean 'button'?
        ::error file=./fresh.yaml,title=no transcript::./fresh.transcript: no such file; to write it: \
        overheard check --update --no-times ./fresh.yaml
        ::error file=./pay.yaml,title=what is heard has changed::--- ./pay.transcript%0A+++ ./pay.yaml%0A\
        @@ -1,5 +1,5 @@%0A # pay%0A                   ♪ screenChanged%0A                   → Pay%0A\
        -                  "Pay, button"%0A+                  "Pay, link"%0A                   = 0 \
        gestures, 0 changes nobody asked for%0A
        ::error file=./told%2C so.yaml,line=3,col=13,title=expectation or goal not met::./told, \
        so.yaml:3:13: w: expected Buy, which was not said; heard "Pay, button"

        """)
    #expect(run.code == 65)
  }

  @Test func aChangeIsADiffOfWhatIsHeard() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\", button \"Cancel\"]", to: "a.yaml")
    let missing = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(missing.code == 1)
    #expect(
      missing.output
        == "a.transcript: no such file; to write it: overheard check --update a.yaml\n")
    // What the advice says writes the file that was missed.
    let other = ["check", "a.yaml", "--reader", "talkback", "--no-times"]
    let others = try await ToolRun(other, in: folder.url)
    #expect(
      others.output == "a.talkback.transcript: no such file; to write it: "
        + "overheard check --update --reader talkback --no-times a.yaml\n")
    let advice = ["check", "--update", "--reader", "talkback", "--no-times", "a.yaml"]
    #expect(try await ToolRun(advice, in: folder.url).code == 0)
    #expect(try await ToolRun(other, in: folder.url).code == 0)
    #expect(try await ToolRun(["check", "a.yaml", "--update"], in: folder.url).code == 0)
    #expect(try await ToolRun(["check", "a.yaml"], in: folder.url).code == 0)
    try folder.write("language: en\nelements: [link \"Pay\", button \"Cancel\"]", to: "a.yaml")
    let changed = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(changed.code == 1)
    #expect(changed.output.hasPrefix("--- a.transcript\n+++ a.yaml\n@@ -1,"))
    #expect(changed.output.contains("\n-                           \"Pay, button\""))
    #expect(changed.output.contains("\n+                           \"Pay, link\""))
    let junit = try await ToolRun(["check", "a.yaml", "--format", "junit"], in: folder.url)
    #expect(junit.output.contains(#"<testsuite name="overheard" tests="1" failures="1">"#))
    #expect(junit.output.contains("+                           &quot;Pay, link&quot;"))
  }

  /// Sound files beside the screens do not hide any of them.
  @Test func screensBesideWhatWasRenderedAreChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "language: en\nelements: [button \"Pay\"]\nwalks: {w: [expect: no]}", to: "a/b.yaml")
    let before = try await ToolRun(["check", "."], in: folder.url)
    let rendered = try await ToolRun(
      ["review", "a", "--out", "a", "--no-cache", "--quiet"], in: folder.url)
    #expect(rendered.code == 0, "\(rendered.errors)")
    let after = try await ToolRun(["check", "."], in: folder.url)
    #expect(before.code == 1)
    #expect((after.code, after.output, after.errors) == (before.code, before.output, before.errors))
  }

  @Test func aGoldenThatIsAFolderIsSaidToBeOne() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("", to: "a.transcript/inside")
    for (arguments, code) in [(["check", "a.yaml"], 66), (["check", "a.yaml", "--update"], 73)] {
      let run = try await ToolRun(arguments, in: folder.url)
      #expect(run.code == code)
      #expect(
        run.errors
          == "overheard: a.transcript: this is a folder, but the transcript is written there; "
          + "rename it\n1 screen: 1 with errors\n")
    }
  }

  /// A project may come from someone else; its links do not lead a command out of it.
  @Test func aGoldenThatIsALinkOutOfTheFolderIsLeftAlone() async throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    try other.write("precious\n", to: "file")
    let target = other.url.appending(path: "file").resolvingSymlinksInPath().path
    let link = folder.url.appending(path: "a.transcript").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    let run = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    #expect(run.code == 73)
    #expect(
      run.errors
        == "overheard: a.transcript: this is a link to \(target), outside of the folder; "
        + "put a file in its place\n1 screen: 1 with errors\n")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "precious\n")
    try FileManager.default.removeItem(atPath: target)
    let dangling = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    #expect(dangling.code == 73)
    #expect(
      dangling.errors
        == "overheard: a.transcript: this is a link that leads nowhere; remove it, or make the "
        + "file\n1 screen: 1 with errors\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  /// A golden transcript that is a link to its screen would replace the screen.
  @Test func aGoldenThatIsALinkToItsScreenIsRefused() async throws {
    let folder = try TemporaryFolder()
    let screen = "elements: [button \"Pay\"]"
    try folder.write(screen, to: "a.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: "a.transcript").path, withDestinationPath: "a.yaml")
    let run = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    #expect(run.code == 73)
    #expect(
      run.errors
        == "overheard: a.transcript: this is a link to the screen a.yaml itself; remove it\n"
        + "1 screen: 1 with errors\n")
    #expect(
      try String(contentsOf: folder.url.appending(path: "a.yaml"), encoding: .utf8) == screen)
  }

  /// An editor that puts a byte order mark before a golden transcript changes nothing that is heard.
  @Test func aByteOrderMarkIsNoDifference() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    #expect(try await ToolRun(["check", "a.yaml", "--update"], in: folder.url).code == 0)
    let golden = folder.url.appending(path: "a.transcript")
    let text = try String(contentsOf: golden, encoding: .utf8)
    try folder.write("\u{FEFF}" + text, to: "a.transcript")
    let run = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
  }

  /// A folder behind a link is read if it is named; inside another it is left out, which is told.
  @Test func aLinkToAFolderOfScreensIsReadIfItIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "real/s.yaml")
    try folder.write("language: en\nelements: [button \"Buy\"]", to: "all/a.yaml")
    for link in ["link", "all/inside"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appending(path: link).path,
        withDestinationPath: folder.url.appending(path: "real").path)
    }
    let named = try await ToolRun(["announce", "link", "link/"], in: folder.url)
    #expect(named.output == "link/s\n  Pay, button\n")
    #expect((named.errors, named.code) == ("", 0))
    let inside = try await ToolRun(["announce", "all"], in: folder.url)
    #expect(inside.output == "all/a\n  Buy, button\n")
    #expect(
      inside.errors
        == "overheard: left out, as it is a link to a folder: all/inside; name it to read it\n")
    #expect(inside.code == 0)
  }

  @Test func aGoldenThatIsALinkStaysOne() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"Pay\"]", to: "a.yaml")
    try folder.write("old\n", to: "goldens/a.transcript")
    let link = folder.url.appending(path: "a.transcript").path
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "goldens/a.transcript")
    #expect(try await ToolRun(["check", "a.yaml", "--update"], in: folder.url).code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link) == "goldens/a.transcript")
    #expect(try await ToolRun(["check", "a.yaml"], in: folder.url).code == 0)
  }

  @Test func aScreenThatCannotBeReadFailsTheCheck() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(["check", "."], in: folder.url)
    #expect(run.code == 65)
  }

  @Test func aTranscriptIsInOneLanguage() async throws {
    let run = try await ToolRun(["check", "Examples", "--language", "ko", "--language", "en"])
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: a transcript is in one language; give only one --language\n"))
  }

  @Test func junitTellsWhatIsWrongWithAScreen() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(["check", ".", "--format", "junit"], in: folder.url)
    #expect(run.output.contains(#"tests="1" failures="0" errors="1">"#))
    #expect(run.output.contains(#"name="a" file="./a.yaml">"#))
    #expect(run.output.contains(#"<error message="./a.yaml:1:12: error: unknown role 'buton'"#))
  }

  @Test func twoScreensDoNotShareATranscript() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    try folder.write("elements: [button \"b\"]", to: "a.yml")
    let run = try await ToolRun(["check", ".", "--update", "--quiet"], in: folder.url)
    #expect(run.code == 65)
    #expect(
      run.errors
        == "wrote ./a.transcript\n"
        + "overheard: ./a.yml and another screen have the same transcript file; rename one\n")
  }

  /// What `render` left in the folder, and the JSON of other tools, are not screens.
  @Test func aFolderHoldsOtherThingsThanScreens() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    try folder.write(#"{"elements": ["button \"b\""]}"#, to: "b.json")
    try folder.write(#"{"name": "app", "version": "1.0.0"}"#, to: "package.json")
    // Editors want the schema beside the screens.
    let schema = try await ToolRun(["schema"])
    try folder.write(schema.output, to: "overheard.schema.json")
    let first = try await ToolRun(["render", ".", "--out", "out", "--no-cache"], in: folder.url)
    #expect(first.errors.hasPrefix("2 walks: 2 made"))
    let second = try await ToolRun(["render", ".", "--out", "out", "--no-cache"], in: folder.url)
    #expect(second.code == 0)
    #expect(second.errors.hasPrefix("2 walks: 0 made, 2 unchanged"))
  }

  /// Half a screen must not be written over the transcript of the whole.
  @Test func aTranscriptHoldsEveryVariant() async throws {
    let run = try await ToolRun(["check", "Examples", "--variant", "after", "--update"])
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: --update writes every variant of a screen; leave out --variant\n"))
  }

  /// One variant is compared with its walks in the transcript of all.
  @Test func oneVariantIsChecked() async throws {
    let folder = try TemporaryFolder()
    func screen(_ before: String, _ after: String) -> String {
      """
      language: en
      variants:
        before: {elements: [button "\(before)"]}
        after: {elements: [button "\(after)"]}
      walks: {look: [swipe right], on: [double tap]}
      """
    }
    try folder.write(screen("Pay", "Pay now"), to: "a.yaml")
    try folder.write("language: en\nelements: [button \"Save\"]", to: "b.yaml")
    _ = try await ToolRun(["check", ".", "--update"], in: folder.url)
    try folder.write(screen("Pay", "Pay later"), to: "a.yaml")
    let same = try await ToolRun(["check", ".", "--variant", "before"], in: folder.url)
    #expect(same.output == "")
    #expect(
      same.errors == "./b.yaml: no variant 'before'; the file has none\n1 screen: 1 unchanged\n")
    #expect(same.code == 0)
    let other = try await ToolRun(["check", "a.yaml", "--variant", "after"], in: folder.url)
    #expect(other.output.contains("\n-  +0.60                    → Pay now\n"))
    #expect(!other.output.contains("before"))
    #expect(other.code == 1)
    let none = try await ToolRun(["check", "a.yaml", "--variant", "afer"], in: folder.url)
    #expect(none.errors == "a.yaml: no variant 'afer'; it has before, after\n")
    #expect(none.code == 65)
  }

  /// A transcript without times does not differ in every line from one with times.
  @Test func aTranscriptOfTheOtherKind() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Save\"]", to: "a.yaml")
    _ = try await ToolRun(["check", "a.yaml", "--update", "--no-times"], in: folder.url)
    let timed = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(
      timed.output == "a.transcript: this was written with --no-times; check it with --no-times, "
        + "or write it again: overheard check --update a.yaml\n")
    #expect(timed.errors == "1 screen: 1 changed\n")
    #expect(timed.code == 1)
    try folder.write("language: en\nelements: [button \"Send\"]", to: "a.yaml")
    let changed = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(
      changed.output == """
        a.transcript: this was written with --no-times; check it with --no-times, or write it again: \
        overheard check --update a.yaml
        --- a.transcript
        +++ a.yaml
        @@ -1,5 +1,5 @@
         # a
                           ♪ screenChanged
        -                  → Save
        -                  "Save, button"
        +                  → Send
        +                  "Send, button"
                           = 0 gestures, 0 changes nobody asked for

        """)
    _ = try await ToolRun(["check", "a.yaml", "--update"], in: folder.url)
    let plain = try await ToolRun(["check", "a.yaml", "--no-times"], in: folder.url)
    #expect(
      plain.output == "a.transcript: this was written without --no-times; leave it out here, too, "
        + "or write it again: overheard check --update --no-times a.yaml\n")
    let page = try await ToolRun(
      ["check", "a.yaml", "--no-times", "--format", "markdown"], in: folder.url)
    #expect(page.output.contains("this was written without --no-times"))
  }

  /// A dump of Android has TalkBack's transcript, so it and a screen of the same name are no namesakes.
  @Test func aDumpHasTheTranscriptOfItsOwnReader() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Save\"]", to: "s.yaml")
    try folder.write(Self.androidDump, to: "s.xml")
    let made = try await ToolRun(["check", "s.yaml", "s.xml", "--update"], in: folder.url)
    #expect(made.code == 0)
    #expect(
      made.errors == """
        wrote s.transcript
        s.xml: Android uiautomator dump: 3 nodes, 1 stop
        wrote s.talkback.transcript
        2 screens: 2 written

        """)
    let both = try await ToolRun(["check", "s.yaml", "s.xml"], in: folder.url)
    #expect(both.errors.hasSuffix("2 screens: 2 unchanged\n"))
    let other = try await ToolRun(
      ["check", "s.yaml", "s.xml", "--reader", "talkback"], in: folder.url)
    #expect(other.errors.contains("s.xml and another screen have the same transcript file"))
  }

  /// The table of figures compares the walks of a dump of Android, too.
  @Test func aDumpHasATableOfFigures() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.androidDump, to: "s.xml")
    try folder.write("walks: {once: [swipe right], twice: [swipe right x2]}", to: "walks.yaml")
    let run = try await ToolRun(
      ["transcript", "s.xml", "--walk", "walks.yaml"], in: folder.url)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("gestures") && $0.hasSuffix("2") }, "\(run.output)")
  }

  private static let androidDump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
    <hierarchy rotation="0">
    <node index="0" text="" class="android.widget.FrameLayout" package="a" bounds="[0,0][1080,2280]">
    <node index="0" text="Send" class="android.widget.Button" package="a" clickable="true" \
    enabled="true" focusable="true" bounds="[0,100][1080,300]"/>
    </node>
    </hierarchy>
    """

  /// An expectation of a walk that does not hold fails the check, golden or not.
  @Test func whatAWalkExpectsIsChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      elements: [button "Save"]
      walks:
        save:
        - touch Save
        - expect: /Save, (dimmed, )?button/
        - double tap
        - expect: Saved
      """, to: "save.yaml")
    let run = try await ToolRun(["check", "save.yaml", "--update"], in: folder.url)
    let complaint =
      "save.yaml:8:5: save: expected Saved, which was not said; heard \"Save\"\n"
    #expect(run.output == complaint)
    #expect(
      run.errors == "wrote save.transcript\n1 screen: 1 written (1 with expectations not met)\n")
    #expect(run.code == 1)
    // The changes are shown along with the expectations that were not met.
    let golden = try String(
      contentsOf: folder.url.appending(path: "save.transcript"), encoding: .utf8)
    try folder.write(golden.replacing("Save, button", with: "Save, link"), to: "save.transcript")
    let changed = try await ToolRun(["check", "save.yaml"], in: folder.url)
    #expect(changed.output.hasPrefix(complaint + "--- save.transcript\n+++ save.yaml\n"))
    #expect(
      changed.errors == "1 screen: 1 changed (1 with expectations not met)\n"
        + "to accept what is heard now: overheard check --update save.yaml\n")
    #expect(changed.code == 1)
  }

  /// A summary's figures add up: none of the screens is counted twice.
  @Test func everyScreenIsCountedOnce() async throws {
    let folder = try TemporaryFolder()
    let screen = "language: en\nelements: [button \"Save\"]\nwalks: {a: [swipe right"
    try folder.write("\(screen)]}", to: "same.yaml")
    try folder.write("\(screen), expect Saved]}", to: "unmet.yaml")
    try folder.write("\(screen), expect Saved]}", to: "changed.yaml")
    _ = try await ToolRun(["check", ".", "--update"], in: folder.url)
    try folder.write("\(screen), expect Stored]}", to: "changed.yaml")
    try folder.write("\(screen), expect Save]}", to: "expected.yaml")
    try folder.write("\(screen), expect Saved]}", to: "unmet too.yaml")
    try folder.write("elements: [buton \"Save\"]", to: "wrong.yaml")
    let run = try await ToolRun(["check", "."], in: folder.url)
    #expect(
      run.errors.contains(
        "\n6 screens: 1 unchanged, 1 changed (1 with expectations not met), 1 with expectations only, "
          + "2 with expectations not met, 1 with errors\n"), "\(run.errors)")
  }

  /// Walks that all expect something need no golden transcript.
  @Test func expectationsAloneAreEnough() async throws {
    let folder = try TemporaryFolder()
    let screen = """
      language: en
      elements: [button "Save"]
      walks:
        save: [touch Save, expect: "Save, button"]
      """
    try folder.write(screen, to: "save.yaml")
    let met = try await ToolRun(["check", "save.yaml"], in: folder.url)
    #expect(met.errors == "1 screen: 1 with expectations only\n")
    #expect(met.code == 0)
    try folder.write(screen + "\n  look: [swipe right]", to: "save.yaml")
    let other = try await ToolRun(["check", "save.yaml"], in: folder.url)
    #expect(
      other.output
        == "save.transcript: no such file; to write it: overheard check --update save.yaml\n")
    #expect(other.errors == "1 screen: 1 without a transcript file\n")
    #expect(other.code == 1)
  }

  /// The file of voices belongs beside the screens, and a folder may hold other YAML.
  @Test func otherFilesBesideTheScreensAreLeftOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "screens/a.yaml")
    try folder.write("voices: {beep: {language: en, command: [true]}}", to: "screens/engines.yaml")
    try folder.write("- swipe right\n- double tap", to: "screens/walk.yaml")
    try folder.write("services: {web: {image: nginx}}", to: "screens/compose.yml")
    for command in ["announce", "transcript"] {
      let run = try await ToolRun([command, "screens"], in: folder.url)
      #expect(run.code == 0)
      #expect(
        run.errors == "overheard: left out, because they are not screens: "
          + "screens/compose.yml, screens/walk.yaml\n")
    }
    // A web page's snapshot is a list too, and a screen may stand behind the dashes of YAML.
    try folder.write("- heading \"Cart\" [level=1]\n- button \"Pay\"", to: "screens/aria.yaml")
    try folder.write("--- {elements: [header \"Cart\"], language: en}", to: "screens/one.yaml")
    let more = try await ToolRun(["announce", "screens"], in: folder.url)
    #expect(more.output == "screens/a\n  Pay, button\nscreens/one\n  Cart, heading\n")
    #expect(
      more.errors == "overheard: left out, because they are not screens: "
        + "screens/aria.yaml, screens/compose.yml, screens/walk.yaml\n")
    try FileManager.default.removeItem(at: folder.url.appending(path: "screens/aria.yaml"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "screens/one.yaml"))
    // A screen with a misspelling still counts as a screen.
    try folder.write("elemnts: [button \"Pay\"]", to: "screens/b.yaml")
    try folder.write("language: en\nitems: [button \"Pay\"]", to: "screens/c.yaml")
    try folder.write("- button \"Pay\"", to: "screens/d.yaml")
    let wrong = try await ToolRun(["check", "screens"], in: folder.url)
    #expect(wrong.code == 65)
    for name in ["b", "c", "d"] {
      #expect(wrong.errors.contains("screens/\(name).yaml:1:1: error"))
    }
  }

  @Test func aFileThatIsNotThereHasNoSummary() async throws {
    let run = try await ToolRun(["check", "no-such.yaml"])
    #expect(run.errors == "overheard: no such file or folder: no-such.yaml\n")
    #expect(run.code == 66)
  }
}
