import AccessibilityModel
import ArgumentParser
import Foundation
import Languages
import Support
import TestSupport
import Testing

@testable import OverheardCommand

/// A language registered in one place works in every command; an unregistered one does not.
@Suite struct CommandTests {
  private static let screen = """
    screen: Qo'noS
    language: tlh
    elements:
    - button "Qapla"
    - slider "batlh": {value: 50%}

    """

  /// What a command writes to standard output, once a made-up language is registered.
  private func output(
    of arguments: [String], in folder: TemporaryFolder,
    with packs: LanguagePacks? = nil
  ) async throws -> String {
    let file = try folder.write("", to: "output")
    let descriptor = open(file.path, O_WRONLY)
    defer { close(descriptor) }
    try await Terminal.$output.withValue(descriptor) {
      try await LanguagePacks.$current.withValue(try packs ?? .withKlingon()) {
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

  private func written() throws -> (folder: TemporaryFolder, screen: String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(Self.screen, to: "qo.yaml").path)
  }

  @Test func announceAndShow() async throws {
    let (folder, screen) = try written()
    let announced = try await output(of: ["announce", screen], in: folder)
    #expect(
      announced.split(separator: "\n").dropFirst().map(String.init) == [
        "  Qapla, [trait.button]", "  batlh, 50%, [trait.adjustable]", "      [hint.adjust]",
      ])
    let korean = try await output(of: ["announce", screen, "--language", "ko"], in: folder)
    #expect(korean.contains("Qapla, 버튼"))
    let shown = try await output(of: ["show", screen], in: folder)
    #expect(shown.contains("language: tlh\n"))
    let schema = try await output(of: ["schema"], in: folder)
    #expect(schema.contains("[tT][lL][hH]"))
  }

  /// Every piece takes one second, as the pack says.
  @Test func transcriptAndCheck() async throws {
    let (folder, screen) = try written()
    let score = try await output(of: ["transcript", screen], in: folder)
    #expect(score.contains("\"Qapla, [trait.button]\" 2.12 s"))
    _ = try await output(of: ["check", screen, "--update"], in: folder)
    let golden = try String(
      contentsOf: folder.url.appending(path: "qo.transcript"), encoding: .utf8)
    #expect(golden.contains("\"Qapla, [trait.button]\" 2.12 s"))
    _ = try await output(of: ["check", screen], in: folder)
  }

  @Test func speakAndPronounce() async throws {
    let (folder, screen) = try written()
    let sound = folder.url.appending(path: "qo.wav").path
    _ = try await output(of: ["speak", screen, "--to", sound], in: folder)
    #expect(FileManager.default.fileExists(atPath: sound))
    let said = try await output(
      of: ["pronounce", "--language", "tlh", "Qapla jiH, 5"], in: folder)
    #expect(said.hasPrefix("Qapla jiH, 5\tQapla jiH 5\t"))
    #expect(said.hasSuffix("fˈaɪv\n"))
  }

  @Test func renderAndReview() async throws {
    let (folder, screen) = try written()
    let out = folder.url.appending(path: "out")
    _ = try await output(
      of: ["render", screen, "--out", out.path, "--no-cache", "--quiet"], in: folder)
    let captions = try String(contentsOf: out.appending(path: "qo/default.vtt"), encoding: .utf8)
    #expect(captions.contains("[trait.button]"))
    _ = try await output(
      of: ["review", screen, "--out", out.path, "--no-cache", "--quiet"], in: folder)
    let page = try String(contentsOf: out.appending(path: "index.html"), encoding: .utf8)
    #expect(page.contains("<html lang=\"tlh\""))
    #expect(page.contains("[totalScreens"))
    _ = try await output(
      of: [
        "review", screen, "--out", out.path, "--no-cache", "--quiet", "--page-language", "en",
      ], in: folder)
    let english = try String(contentsOf: out.appending(path: "index.html"), encoding: .utf8)
    #expect(english.contains("<html lang=\"en\""))
  }

  @Test func aLexiconMayHaveWordsInIt() async throws {
    let (folder, _) = try written()
    let words = try folder.write("결제\tDIl\ttlh\n", to: "words.tsv")
    let said = try await output(of: ["pronounce", "결제 완료", "--lexicon", words.path], in: folder)
    #expect(said.contains("\tDIl 완료\t"))
  }

  /// A screen with letters of a third language needs its voice, or says that there is none.
  @Test func aLanguageWithLettersOfItsOwn() async throws {
    let folder = try TemporaryFolder()
    let greek = try LanguagePacks.withGreek()
    let screen = try folder.write(
      "screen: 설정\nlanguage: ko\nelements:\n- button \"Καλημέρα\"\n", to: "el.yaml"
    ).path
    let announced = try await output(of: ["announce", screen], in: folder, with: greek)
    #expect(announced.contains("Καλημέρα, 버튼"))
    let sound = folder.url.appending(path: "el.wav").path
    await #expect(throws: ExitCode.unavailable) {
      _ = try await output(of: ["speak", screen, "--to", sound], in: folder, with: greek)
    }
    #expect(!FileManager.default.fileExists(atPath: sound))
    _ = try await output(
      of: ["speak", screen, "--to", sound, "--voice", "espeak:el"], in: folder, with: greek)
    #expect(FileManager.default.fileExists(atPath: sound))
    let said = try await output(of: ["pronounce", "결제 Καλημέρα"], in: folder, with: greek)
    #expect(said == "결제 Καλημέρα\t결제 Καλημέρα\t결쩨 Καλημέρα\n")
  }

  // MARK: Without a pack

  @Test func aScreenInALanguageWithoutAPack() async throws {
    let run = try await ToolRun(["announce", "-"], input: Self.screen)
    #expect(
      run.errors == "-:2:11: error: Overheard does not know what screen readers say in 'tlh'; "
        + "the language of a screen is ko or en\n")
    #expect(run.code == 65)
  }

  @Test(arguments: ["announce", "transcript", "check", "speak", "pronounce"])
  func aLanguageThatIsAskedForWithoutAPack(command: String) async throws {
    let run = try await ToolRun(
      [command, "--language", "tlh", "-"], input: "elements: [button \"확인\"]")
    #expect(run.errors.contains("'tlh' is invalid for '--language <language>'"))
    #expect(run.errors.contains("ko"))
    #expect(run.code == 64)
  }

  @Test func theHelpNamesTheLanguages() async throws {
    let run = try await ToolRun(["pronounce", "--help"])
    let help = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("The language of the texts: ko or en. (values: ko, en; default: ko)"))
    let completion = try await ToolRun(["--generate-completion-script", "fish"])
    #expect(completion.output.contains("-l 'language'"))
    #expect(completion.output.contains("ko en") || completion.output.contains("'ko\nen'"))
  }
}
