import AccessibilityModel
import Foundation
import Support
import TestSupport
import Testing

@testable import OverheardCommand

/// `overheard draw` and `overheard film`: what they write, and what they say.
@Suite struct DrawTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      language: en
      screen: Shop
      elements: [header "Shop", button "Pay"]
      walks:
        pay: {gestures: [touch Pay, double tap]}
        look: {gestures: [swipe right]}
      """, to: "shop.yaml")
    return folder
  }

  @Test func aMomentOfAWalkIsDrawn() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      ["draw", "shop.yaml", "--walk-name", "pay", "--at", "1s"], in: folder.url)
    #expect(run.code == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.contains(">Pay</text>"))
    let file = try await ToolRun(["draw", "shop.yaml", "--to", "a.svg", "--dark"], in: folder.url)
    #expect(
      file.errors
        == "note: drew shop · pay; to draw another, name its file, --variant and --walk-name\n")
    #expect(file.output == "")
    #expect(
      try String(contentsOf: folder.url.appending(path: "a.svg"), encoding: .utf8) != run.output)
  }

  @Test func aMomentAfterTheEndIsToldAndTheEndDrawn() async throws {
    let folder = try folder()
    let late = try await ToolRun(
      ["draw", "shop.yaml", "--walk-name", "look", "--at", "999"], in: folder.url)
    let end = try #require(
      late.errors.firstMatch(of: /^note: the walk ends at ([0-9.]+) s; its end is drawn\n$/))
    #expect(late.code == 0)
    let last = try await ToolRun(
      ["draw", "shop.yaml", "--walk-name", "look", "--at", String(end.1)], in: folder.url)
    #expect(last.errors == "")
    #expect(last.output == late.output)
  }

  /// A run that was killed could not remove what it had begun; the next one that writes the same file does,
  /// and leaves alone what another may be writing.
  @Test(arguments: ["draw shop.yaml --to a.svg", "speak --text Hello --to a.wav"])
  func whatAKilledRunLeftIsRemoved(command: String) async throws {
    let folder = try folder()
    let words = command.split(separator: " ").map(String.init)
    let name = try #require(words.first { $0.hasPrefix("a.") })
    let dead = try await ToolRun(program: "/bin/sh", ["-c", "echo $$"]).output.trimmed
    func begun(_ file: String, by process: String) throws -> String {
      let own = AtomicFile.temporaryName(beside: folder.url.appending(path: file))
      let path = own.lastPathComponent.replacing(
        "-\(ProcessInfo.processInfo.processIdentifier)-", with: "-\(process)-")
      try folder.write("begun", to: path)
      return path
    }
    let left = try begun(name, by: dead)
    let kept = [try begun("b.svg", by: dead), try begun(name, by: "\(getpid())")]
    let run = try await ToolRun(words, in: folder.url)
    #expect(run.code == 0, "\(run.errors)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(!files.contains(left))
    #expect(Set(files).isSuperset(of: kept + [name]))
  }

  /// It is told before everything is spoken and drawn.
  @Test func aFilmThatCannotBeWritten() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      ["film", "shop.yaml", "--to", "nodir/a.mp4", "--no-cache"], in: folder.url)
    #expect(run.errors == "overheard: cannot write to nodir/a.mp4: No such file or directory\n")
    #expect(run.code == 73)
  }

  /// The encoder writes the film, so that only it knows.
  @Test(.enabled(if: SmallDisk.isPossible, "a small disk needs root and mount"))
  func aFilmOnAFullDisk() async throws {
    let folder = try folder()
    let disk = try await SmallDisk(at: folder.url.appending(path: "disk"), kilobytes: 40)
    let run = try await ToolRun(
      ["film", "shop.yaml", "--to", "disk/a.mp4", "--no-cache", "--quiet"], in: folder.url)
    #expect(run.errors == "overheard: cannot write to disk/a.mp4: No space left on device\n")
    #expect(run.code == 73)
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "disk").path) == [])
    try await disk.remove()
  }

  /// The picture that the file names, or else the one that is called like the file.
  @Test func aScreenshotLiesUnderTheCursor() async throws {
    let folder = try folder()
    let pixel =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let png = try #require(Data(base64Encoded: pixel))
    try png.write(to: folder.url.appending(path: "shop.png"))
    let own = try await ToolRun(["draw", "shop.yaml"], in: folder.url)
    #expect(own.output.contains("<image href=\"data:image/png;base64,\(pixel)\""))
    #expect(!own.output.contains(">Pay</text>"))
    try folder.write("no picture", to: "shop.png")
    let broken = try await ToolRun(["draw", "shop.yaml", "--walk-name", "pay"], in: folder.url)
    #expect(
      broken.errors == "shop.yaml: warning: the picture shop.png is not shown: "
        + "it is not a PNG file of at most 8000000 bytes\n")
    #expect(broken.output.contains(">Pay</text>"))
    // The signature of a PNG file, and nothing else of one.
    try png.prefix(12).write(to: folder.url.appending(path: "shop.png"))
    let damaged = try await ToolRun(["draw", "shop.yaml", "--walk-name", "pay"], in: folder.url)
    #expect(damaged.errors == broken.errors)
    try folder.write(
      "picture: shots/Shop 2.png\nlanguage: en\nelements: [button \"Pay\"]", to: "named.yaml")
    let missing = try await ToolRun(["draw", "named.yaml"], in: folder.url)
    #expect(
      missing.errors
        == "named.yaml: warning: the picture shots/Shop 2.png is not shown: "
        + "there is no such file\n")
    #expect(missing.code == 0)
    #expect(missing.output.contains(">Pay</text>"))
    try folder.write("", to: "shots/none")
    try png.write(to: folder.url.appending(path: "shots/Shop 2.png"))
    let named = try await ToolRun(["draw", "named.yaml"], in: folder.url)
    #expect(named.errors == "")
    #expect(named.output.contains("<image href=\"data:image/png;base64,\(pixel)\""))
    let shown = try await ToolRun(["show", "named.yaml"], in: folder.url)
    #expect(shown.output.hasPrefix("language: en\npicture: shots/Shop 2.png\n"))
    for (name, fault) in [
      ("../shop.png", "it is not in the folder of the screen file"),
      ("/etc/a.png", "it is not in the folder of the screen file"),
      ("shop.yaml", "it is not a PNG file of at most 8000000 bytes"),
    ] {
      try folder.write("picture: \(name)\nelements: [button \"Pay\"]", to: "wrong.yaml")
      let wrong = try await ToolRun(["draw", "wrong.yaml"], in: folder.url)
      #expect(wrong.code == 0)
      #expect(
        wrong.errors == "wrong.yaml: warning: the picture \(name) is not shown: \(fault)\n")
    }
  }

  /// A link beside a foreign screen file could put any picture of the disk on a page.
  @Test(arguments: ["", "picture: shots/a.png\n", "picture: a.png\n"])
  func aLinkShowsNothingFromElsewhere(picture: String) async throws {
    let (elsewhere, folder) = (try TemporaryFolder(), try TemporaryFolder())
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5"
          + "ErkJggg=="))
    try png.write(to: elsewhere.url.appending(path: "a.png"))
    try folder.write("\(picture)language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    let (link, files) = (folder.url.appending(path: "shots"), FileManager.default)
    try files.createSymbolicLink(at: link, withDestinationURL: elsewhere.url)
    try files.createSymbolicLink(
      at: folder.url.appending(path: "a.png"),
      withDestinationURL: elsewhere.url.appending(path: "a.png"))
    let name = picture.contains("shots") ? "shots/a.png" : "a.png"
    let refused = try await ToolRun(["draw", "a.yaml"], in: folder.url)
    #expect(refused.code == 0)
    #expect(
      refused.errors == "a.yaml: warning: the picture \(name) is not shown: "
        + "it is not in the folder of the screen file\n")
    #expect(!refused.output.contains("<image"))
    // A link within the folder is as good as a file.
    try files.removeItem(at: folder.url.appending(path: "a.png"))
    try files.removeItem(at: link)
    try files.createDirectory(at: link, withIntermediateDirectories: false)
    try png.write(to: folder.url.appending(path: "own.png"))
    for name in ["a.png", "shots/a.png"] {
      try files.createSymbolicLink(
        at: folder.url.appending(path: name),
        withDestinationURL: folder.url.appending(path: "own.png"))
    }
    let shown = try await ToolRun(["draw", "a.yaml"], in: folder.url)
    #expect(shown.errors == "")
    #expect(shown.output.contains("<image"))
  }

  @Test func wrongUseIsExplained() async throws {
    let folder = try folder()
    let walk = try await ToolRun(["draw", "shop.yaml", "--walk-name", "fly"], in: folder.url)
    #expect(walk.errors == "shop.yaml: no walk 'fly'; it has pay, look\n")
    #expect(walk.code == 65)
    #expect(try await ToolRun(["draw", "shop.yaml", "--to", "a.png"], in: folder.url).code == 64)
    #expect(try await ToolRun(["film", "shop.yaml", "--to", "a.avi"], in: folder.url).code == 64)
    #expect(try await ToolRun(["film", "none.yaml", "--to", "a.mp4"], in: folder.url).code == 66)
  }

  /// Without ffmpeg, nothing is written, and it says what to install.
  @Test func aFilmNeedsFfmpeg() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      ["film", "shop.yaml", "--to", "a.mp4"], in: folder.url, environment: ["PATH": "/nothing"])
    #expect(run.code == 69)
    #expect(run.errors.hasPrefix("overheard: films need the program ffmpeg; install it with: "))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "a.mp4").path))
  }

  /// An ffmpeg that is killed, or ends without a word, is told as that, with nothing of the film left.
  @Test(arguments: [
    ("kill -9 $$", "it was ended by signal 9"), ("exit 3", "it ended with 3 and said nothing"),
  ])
  func anEncoderThatFailsIsTold(script: String, reason: String) async throws {
    let folder = try folder()
    try folder.write("", to: "bin/none")
    try Scratch.script(script, at: folder.url.appending(path: "bin/ffmpeg").path)
    let run = try await ToolRun(
      ["film", "shop.yaml", "--walk-name", "look", "--no-cache", "--quiet", "--to", "a.mp4"],
      in: folder.url, environment: ["PATH": folder.url.path + "/bin:/usr/bin:/bin"])
    #expect(run.code == 70)
    #expect(run.errors == "overheard: ffmpeg failed: \(reason)\n")
    #expect(try folder.files(below: ".").keys.filter { $0.contains("a.mp4") } == [])
  }

  /// A temporary folder that cannot be used is named, not the place of the film.
  @Test func aFilmTellsWhichFolderItCannotWriteTo() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      ["film", "shop.yaml", "--walk-name", "look", "--no-cache", "--to", "a.mp4"], in: folder.url,
      environment: ["TMPDIR": "/dev/null/tmp"])
    #expect(run.errors == "overheard: cannot write to /dev/null/tmp: Not a directory\n")
    #expect(run.code == 73)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "a.mp4").path))
  }

  @Test func aFilmHasCaptionsBesideIt() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      [
        "film", "shop.yaml", "--walk-name", "look", "--height", "360", "--srt", "--no-cache",
        "--to",
        "a.mp4",
      ], in: folder.url)
    #expect(run.code == 0)
    #expect(run.errors.hasPrefix("wrote a.mp4: "))
    let captions = try String(
      contentsOf: folder.url.appending(path: "a.srt"), encoding: .utf8)
    #expect(captions.contains("Shop, heading\n"))
  }

  @Test func aFilmTellsProgramsItsChapters() async throws {
    let folder = try folder()
    let run = try await ToolRun(
      [
        "film", "shop.yaml", "--walk-name", "look", "--height", "360", "--no-cache", "--format",
        "json", "--to", "a.gif",
      ], in: folder.url)
    #expect(run.errors == "")
    #expect(
      run.output.wholeMatch(
        of:
          /\{"file":"a\.gif","duration":[0-9.]+,"chapters":\[\{"time":0,"title":"Shop","walk":"look","variants":\[\]\}\]\}\n/
      ) != nil, "\(run.output)")
  }

  /// Cards name a language rather than the voice that everybody hears.
  @Test(
    arguments: [
      (["ko"], "ko", ["한국어"]), (["en-us", "ko"], "ko", ["한국어", "English"]),
      (["en-us", "ko"], "en-GB", ["English", "한국어"]), (["ko-f"], "ko", ["ko-f"]),
      (["en-gb", "ko"], "en", ["en-gb", "한국어"]), ([], "ko", []),
    ])
  func cardsNameVoicesThatWereChosen(voices: [String], language: String, names: [String]) {
    #expect(FilmCommand.names(ofVoices: voices, in: SpokenLanguage(language)) == names)
  }

  /// What is drawn for TalkBack is an Android phone; for VoiceOver an iPhone.
  @Test func aPhoneOfTheReaderIsDrawn() async throws {
    let folder = try folder()
    let island = "<rect x=\"134\" y=\"11\" width=\"122\""
    for (reader, isIPhone) in [("voiceover", true), ("talkback", false)] {
      let run = try await ToolRun(
        ["draw", "shop.yaml", "--walk-name", "look", "--reader", reader], in: folder.url)
      #expect(run.code == 0)
      #expect(run.output.contains(island) == isIPhone)
      #expect(run.output.contains("<circle cx=\"195\" cy=\"28.5\"") != isIPhone)
    }
  }
}
