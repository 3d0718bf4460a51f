import Foundation
import TestSupport
import Testing

/// `overheard check`: which screens are compared, and what makes a check fail.
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

  @Test func aScreenThatCannotBeReadFailsTheCheck() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [buton \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(["check", "."], in: folder.url)
    #expect(run.code == 65)
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

  /// One variant is compared with its walks in the transcript of all, and not with those of another whose
  /// name begins as its own does.
  @Test func oneVariantIsChecked() async throws {
    let folder = try TemporaryFolder()
    func screen(_ before: String, _ after: String) -> String {
      """
      language: en
      variants:
        before: {elements: [button "\(before)"]}
        after: {elements: [button "\(after)"]}
        before all: {elements: [button "Tip"]}
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
    #expect(none.errors == "a.yaml: no variant 'afer'; it has before, after, before all\n")
    #expect(none.code == 65)
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
}
