import Foundation
import TestSupport
import Testing

/// The transcripts beside the screens: which belongs to which, and what may be in the place of one.
@Suite struct GoldenTests {
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

  @Test func aTranscriptIsInOneLanguage() async throws {
    let run = try await ToolRun(["check", "Examples", "--language", "ko", "--language", "en"])
    #expect(run.code == 64)
    #expect(
      run.errors.hasPrefix(
        "Error: a transcript is in one language; give only one --language\n"))
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
}
