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

  @Test func aChangeIsADiffOfWhatIsHeard() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\", button \"Cancel\"]", to: "a.yaml")
    let missing = try await ToolRun(["check", "a.yaml"], in: folder.url)
    #expect(missing.code == 1)
    #expect(
      missing.output
        == "a.transcript: no such file; to write it: overheard check --update a.yaml\n")
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

  /// What `render` left in the folder, and the JSON of other tools, are no screens.
  @Test func aFolderHoldsOtherThingsThanScreens() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"a\"]", to: "a.yaml")
    try folder.write(#"{"elements": ["button \"b\""]}"#, to: "b.json")
    try folder.write(#"{"name": "app", "version": "1.0.0"}"#, to: "package.json")
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
        "Error: a transcript holds every variant of its screen; leave out --variant\n"))
  }

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
    #expect(run.output == "save.yaml: save: expected Saved, which was not said\n")
    #expect(run.code == 1)
  }
}
