import Foundation
import TestSupport
import Testing

/// What `overheard check` tells: people, programs, CI and pull requests.
@Suite struct CheckReportTests {
  /// Names and texts that would move the cursor, begin lines of a log, or be commands to CI.
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
            format == "github" && line.hasPrefix("::error file=a␛[31m↵%3A%3Aerror%3A%3Ax")
          #expect(
            (isOurs || !line.hasPrefix("::")) && !line.contains("\u{1B}")
              && !line.contains("\u{202E}"))
        }
      }
    }
    let missing = try await ToolRun(["announce", "a\n::error::b\u{202E}"], in: folder.url)
    #expect(missing.errors == "overheard: no such file or folder: a↵::error::b<U+202E>\n")
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
        ::error file=broken.yaml,line=2,col=12,title=not checked::./broken.yaml:2:12: error: \
        unknown role 'buton' in this line; did you mean 'button'?
        ::error file=fresh.yaml,title=no transcript::./fresh.transcript: no such file; to write it: \
        overheard check --update --no-times ./fresh.yaml
        ::error file=pay.yaml,title=what is heard has changed::--- ./pay.transcript%0A+++ ./pay.yaml%0A\
        @@ -1,5 +1,5 @@%0A # pay%0A                   ♪ screenChanged%0A                   → Pay%0A\
        -                  "Pay, button"%0A+                  "Pay, link"%0A                   = 0 \
        gestures, 0 changes nobody asked for%0A
        ::error file=told%2C so.yaml,line=3,col=13,title=expectation or goal not met::./told, \
        so.yaml:3:13: w: expected Buy, which was not said; heard "Pay, button"

        """)
    #expect(run.code == 65)
  }

  @Test func junitTellsWhatIsWrongWithAScreen() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(["check", ".", "--format", "junit"], in: folder.url)
    #expect(run.output.contains(#"tests="1" failures="0" errors="1">"#))
    #expect(run.output.contains(#"name="a" file="./a.yaml">"#))
    #expect(run.output.contains(#"<error message="./a.yaml:1:12: error: unknown role 'buton'"#))
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

  @Test func aFileThatIsNotThereHasNoSummary() async throws {
    let run = try await ToolRun(["check", "no-such.yaml"])
    #expect(run.errors == "overheard: no such file or folder: no-such.yaml\n")
    #expect(run.code == 66)
  }
}
