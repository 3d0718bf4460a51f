import TestSupport
import Testing

@testable import OverheardCommand

/// `overheard show`: the canonical form of screen files.
@Suite struct ShowTests {
  /// Several files become several documents, and what gets lost is reported.
  @Test func filesAreDocumentsAndCommentsAreTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en  # of the app
      elements:
      - 'progress "Copying #1" [selected, hidden]'
      """, to: "a.yaml")
    try folder.write("language: en\nelements:\n- button \"# 2\"", to: "b.yaml")
    let run = try await ToolRun(["show", "a.yaml", "b.yaml"], in: folder.url)
    #expect(
      run.output == """
        language: en
        elements:
        - 'progress "Copying #1" [selected, hidden]'
        ---
        language: en
        elements:
        - button "# 2"

        """)
    #expect(run.errors == "a.yaml: note: the comments in this file are left out\n")
    #expect(run.code == 0)
  }

  /// A comment begins a line or stands after a space; a # within quotes begins none.
  @Test(arguments: [
    ("# all", true), ("- text One  # first", true), (#"- button "Item #1" # first"#, true),
    (#"- button "It # 1""#, false), ("- 'It # 1'", false), ("- text C#", false),
    (#"- text "don't" # first"#, true), ("- text It's one # first", true),
    (#"- text "it's # 1""#, false), ("- 'It''s # 1'", false), ("- '버튼 # 1'\t# first", true),
    ("- text 'One\n# first", true),
  ])
  func commentsAreNoticed(line: String, isComment: Bool) {
    #expect(LoadedScreen.hasComments("language: en\n\(line)") == isComment)
  }

  /// A file may be one long line, as JSON is: each # is looked at once.
  @Test func aLongLineIsLookedThroughOnce() {
    let line = "- \"" + String(repeating: " #", count: 200_000)
    let time = ContinuousClock().measure { #expect(!LoadedScreen.hasComments(line)) }
    #expect(time < .seconds(5), "\(time)")
  }
}
