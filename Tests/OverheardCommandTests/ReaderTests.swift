import AccessibilityModel
import ArgumentParser
import Foundation
import Overheard
import ScreenReading
import TestSupport
import Testing
import Walks

@testable import OverheardCommand

/// A second reader, registered in one place, in every command that takes screens.
@Suite struct ReaderTests {
  private static let screen = """
    screen: Cart
    language: en
    elements:
    - header "Cart"
    - button "Pay"

    """

  /// A walk for nobody is named where it says so, in the screen file or in a file of walks.
  @Test func aMistypedReaderOfAWalk() async throws {
    let folder = try TemporaryFolder()
    let walks = "walks:\n  pay:\n    reader: talkbak\n    gestures: [swipe right]\n"
    try folder.write(Self.screen + walks, to: "cart.yaml")
    let own = try await ToolRun(["transcript", "cart.yaml"], in: folder.url)
    #expect(own.code == 65)
    #expect(
      own.errors == "cart.yaml:8:13: error: the walk \"pay\" is for the reader \"talkbak\", "
        + "but there is none; did you mean 'talkback'?\n")
    try folder.write(Self.screen, to: "cart.yaml")
    try folder.write(
      "# mine\n" + walks.replacing("talkbak", with: "siri"), to: "walks.yaml")
    let file = try await ToolRun(
      ["transcript", "cart.yaml", "--walk", "walks.yaml"], in: folder.url)
    #expect(file.code == 65)
    #expect(
      file.errors == "walks.yaml:4:13: error: the walk \"pay\" is for the reader \"siri\", "
        + "but there is none; write voiceover or talkback\n")
  }

  /// What a command writes to standard output, once the parrot is registered.
  private func output(_ arguments: String..., in folder: TemporaryFolder) async throws -> String {
    let file = try folder.write("", to: "output")
    let descriptor = open(file.path, O_WRONLY)
    defer { close(descriptor) }
    try await Terminal.$output.withValue(descriptor) {
      try await ScreenReaders.$current.withValue(.builtIn.adding(.parrot)) {
        var command = try OverheardCommand.parseAsRoot(arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
      }
    }
    return try String(contentsOf: file, encoding: .utf8)
  }

  private func written(_ text: String = screen) throws -> (folder: TemporaryFolder, screen: String)
  {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(text, to: "cart.yaml").path)
  }

  /// Transcripts of several readers say whose they are.
  @Test func transcriptsOfSeveralReadersNameThem() async throws {
    let (folder, screen) = try written()
    let both = try await output("transcript", screen, "--reader", "voiceover,parrot", in: folder)
    #expect(
      both.split(separator: "\n").filter { $0.hasPrefix("#") } == [
        "# cart · voiceover (times are estimated)", "# cart · parrot (times are estimated)",
      ])
  }

  /// The figures of one walk stand beside each other, whoever reads.
  @Test func figuresOfSeveralReadersAreSideBySide() async throws {
    let (folder, screen) = try written(
      Self.screen + "walks:\n  once: [swipe right]\n  twice: [swipe right x2]\n")
    let both = try await output("transcript", screen, "--reader", "voiceover,parrot", in: folder)
    let table = both.split(separator: "\n").drop { !$0.hasPrefix(" ") || !$0.contains("· parrot") }
    #expect(
      table.joined(separator: "\n") == """
                                   once · voiceover  once · parrot  twice · voiceover  twice · parrot
        gestures                                  1              1                  2               2
        seconds of speech                      1.94           1.36               2.85            1.36
        % of speech cut off                       0              0                  0               0
        changes nobody asked for                  0              0                  0               0
        times focus was thrown                    0              0                  0               0
        announcements never heard                 0              0                  0               0
        """)
  }

  @Test func announce() async throws {
    let (folder, screen) = try written()
    let one = try await output("announce", screen, "--reader", "parrot", in: folder)
    #expect(one == "cart\n  Pay, press it\n  Cart\n")
    let both = try await output("announce", screen, "--reader", "voiceover,parrot", in: folder)
    #expect(
      both == """
        cart · voiceover
          Cart, heading
          Pay, button
        cart · parrot
          Pay, press it
          Cart

        """)
    let korean = try await output(
      "announce", screen, "--reader", "parrot", "--language", "ko", in: folder)
    #expect(korean == "cart\n  Pay, 누르자\n  Cart\n")
  }

  /// A reader has settings of its own; an option sets those that it has, and a walk may too.
  @Test func settingsAreTheReadersOwn() async throws {
    let (folder, screen) = try written()
    let low = try await output(
      "announce", screen, "--reader", "voiceover,parrot", "--setting", "chatter=low",
      "--setting", "speaksHints=off", in: folder)
    #expect(
      low == """
        cart · voiceover
          Cart, heading
          Pay, button
        cart · parrot
          Pay
          Cart

        """)
    for (setting, message) in [
      ("chater=low", "there is no setting 'chater'; did you mean 'chatter'?"),
      ("chatter=high", "chatter must be low or loud, but 'high' was given"),
    ] {
      let error = await #expect(throws: (any Error).self) {
        try await output(
          "announce", screen, "--reader", "parrot", "--setting", setting, in: folder)
      }
      #expect(error.map { OverheardCommand.message(for: $0).contains(message) } == true)
    }
    let walk = try folder.write("- rotor follows item off\n", to: "walk.yaml").path
    await #expect(throws: ExitCode.wrongInput) {
      try await output("transcript", screen, "--reader", "parrot", "--walk", walk, in: folder)
    }
  }

  /// Lines name the reader if there is more than one.
  @Test func jsonLinesBearTheReader() async throws {
    let (folder, screen) = try written()
    for command in ["announce", "transcript"] {
      let both = try await output(
        command, screen, "--reader", "parrot,voiceover", "--format", "json", in: folder)
      let readers = both.split(separator: "\n").map { line in
        line.firstMatch(of: /"reader":"(?<reader>[a-z]+)"/).map { String($0.reader) }
      }
      #expect(readers.first == "parrot" && readers.last == "voiceover")
      #expect(Set(readers) == ["parrot", "voiceover"])
      let one = try await output(
        command, screen, "--reader", "parrot", "--format", "json", in: folder)
      #expect(one.contains("press it") && !one.contains("\"reader\""))
    }
  }

  @Test func transcriptAndCheck() async throws {
    let (folder, screen) = try written()
    let score = try await output("transcript", screen, "--reader", "parrot", in: folder)
    #expect(
      score == """
        # cart (times are estimated)
           0.00                    → Pay
                                   "Pay, press it" 0.97 s
           1.37  swipe right       → Cart
                                   "Cart" 0.40 s
           1.76                    = 1 gesture, 0 changes nobody asked for, 1.36 s of speech

        """)
    _ = try await output("check", screen, "--update", "--reader", "voiceover,parrot", in: folder)
    let golden = try String(
      contentsOf: folder.url.appending(path: "cart.parrot.transcript"), encoding: .utf8)
    #expect(
      golden == """
        # cart (times are estimated)
          +0.00                    → Pay
                                   "Pay, press it" 0.97 s
          +1.37  swipe right       → Cart
                                   "Cart" 0.40 s
          +0.40                    = 1 gesture, 0 changes nobody asked for, 1.36 s of speech

        """)
    let usual = try String(
      contentsOf: folder.url.appending(path: "cart.transcript"), encoding: .utf8)
    #expect(usual.contains("\"Pay, button\""))
    _ = try await output("check", screen, "--reader", "voiceover,parrot", in: folder)
  }

  /// Each reader has a folder, so that the files of one are not taken for those of another.
  @Test func renderAndReview() async throws {
    let (folder, screen) = try written()
    let out = folder.url.appending(path: "out")
    func caption(_ path: String) throws -> String {
      try String(contentsOf: out.appending(path: path), encoding: .utf8)
    }
    for reader in ["parrot", "voiceover", "parrot"] {
      _ = try await output(
        "render", screen, "--out", out.path, "--no-cache", "--quiet", "--reader", reader, in: folder
      )
      #expect(try caption("cart/default.vtt").contains("press it") == (reader == "parrot"))
    }
    _ = try await output(
      "review", screen, "--out", out.path, "--no-cache", "--quiet", "--reader", "voiceover,parrot",
      in: folder)
    #expect(try caption("voiceover/cart/default.vtt").contains("button"))
    #expect(try caption("parrot/cart/default.vtt").contains("press it"))
    let overview = try caption("index.html")
    #expect(overview.contains("href=\"cart/index.html\""))
    // One page for both, which plays the files of each.
    let page = try caption("cart/index.html")
    #expect(page.contains("press it") && page.contains("button"))
    #expect(page.contains("src=\"../parrot/cart/default.wav\""))
    #expect(page.contains("src=\"../voiceover/cart/default.wav\""))
  }

  // MARK: What goes wrong

  @Test(arguments: ["announce", "transcript", "check", "render", "review", "speak"])
  func aReaderThatThereIsNot(command: String) async throws {
    let more = command == "render" || command == "review" ? ["--out", "out"] : []
    let run = try await ToolRun(
      [command, "-", "--reader", "voiceover,parrot"] + more, input: "elements: [button \"확인\"]")
    #expect(run.errors.contains("'voiceover,parrot' is invalid for '--reader <name>'"))
    #expect(run.errors.contains("voiceover"))
    #expect(run.code == 64)
  }

  @Test func aWalkWithAGestureThatTheReaderLacks() async throws {
    let (folder, screen) = try written(Self.screen + "walks:\n  all:\n  - magic tap\n")
    await #expect(throws: ExitCode.wrongInput) {
      try await output("transcript", screen, "--reader", "parrot", in: folder)
    }
    let walk = try ReaderWalk(name: "all", lines: ["magic tap"])
    #expect(walk.step(unknownTo: .voiceOver) == nil)
    #expect(
      walk.step(unknownTo: .parrot)?.description
        == "the walk \"all\" has the gesture \"magic tap\" as step 1, which Parrot does not "
        + "understand; say with \"reader:\" whom the walk is for, and write another for Parrot. "
        + "It understands "
        + "swipe right, swipe left, swipe right to the end, swipe left to the end, "
        + "double tap")
  }

  @Test func aLanguageInWhichTheReaderHasNoWords() async throws {
    let (folder, _) = try written()
    let screen = try folder.write("language: ja\nelements:\n- button \"A\"\n", to: "ja.yaml").path
    await #expect(throws: ExitCode.wrongInput) {
      try await output("announce", screen, "--reader", "parrot", in: folder)
    }
  }

  @Test func wordingChangesOneReader() async throws {
    let run = try await ToolRun(["announce", "--help"])
    #expect(run.output.contains("--reader <name>"))
    #expect(throws: (any Error).self) {
      try ScreenReaders.$current.withValue(.builtIn.adding(.parrot)) {
        try OverheardCommand.parseAsRoot(
          ["announce", "-", "--reader", "voiceover,parrot", "--wording", "words.tsv"])
      }
    }
  }
}
