import Foundation
import TestSupport
import Testing

/// What can go wrong when a user's program is a voice.
@Suite(.timeLimit(.minutes(15))) struct CommandVoiceFaultTests {
  private func speaking(_ voices: String, _ arguments: [String]) async throws -> ToolRun {
    let folder = try TemporaryFolder()
    let stub = try StubVoice(in: folder)
    try folder.write("voices:\n\(voices)", to: "engines.yaml")
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    let run = try await ToolRun(arguments, in: folder.url)
    #expect(stub.texts.isEmpty)
    return run
  }

  /// Every way to speak refuses a voice that lacks its model, in the same words.
  @Test(arguments: [
    ["speak", "--text", "Hello", "--voice", "joe", "--to", "a.wav"],
    ["speak", "a.yaml", "--voice", "joe", "--to", "a.wav"],
    ["render", "a.yaml", "--voice", "joe", "--out", "out", "--no-cache"],
  ])
  func aVoiceThatLacksAFileSaysNothing(arguments: [String]) async throws {
    let run = try await speaking(
      "  joe: {language: en, command: [./stub, good], needs: [joe.onnx]}", arguments)
    #expect(run.code == 69)
    #expect(run.errors.contains("the voice joe cannot speak: "))
    #expect(run.errors.contains("joe.onnx"))
  }

  /// A program may fail and still exit successfully; its output tells why.
  @Test func whatAProgramSaidIsPartOfTheMessage() async throws {
    let run = try await speaking(
      """
        joe:
          language: en
          command: [sh, -c, "echo 'model not loaded' >&2; echo junk"]
      """, ["speak", "--text", "Hello", "--voice", "joe", "--to", "a.wav"])
    #expect(run.code == 69)
    #expect(
      run.errors.hasPrefix(
        "overheard: the voice joe cannot speak: what it wrote cannot be read: "))
    #expect(run.errors.hasSuffix("; it said: model not loaded\n"))
  }

  /// A program that hangs costs its own walks, and nothing else of the batch.
  @Test func aProgramThatHangsSpoilsNoOtherWalk() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "voices: {joe: {language: en, command: [sleep, \"600\"], time-limit: 0.1}}",
      to: "engines.yaml")
    try folder.write(
      "language: en\nelements: [button \"Pay\", button \"Save\", button \"Back\", link \"Help\"]",
      to: "a.yaml")
    try folder.write("language: ko\nelements: [button \"결제\"]", to: "b.yaml")
    let run = try await ToolRun(
      ["render", "a.yaml", "b.yaml", "--voice", "joe", "--out", "out", "--no-cache"],
      in: folder.url)
    #expect(run.code == 69)
    #expect(run.errors.contains("2 walks: 1 made, 0 unchanged, 1 failed"))
    #expect(FileManager.default.fileExists(atPath: folder.url.path + "/out/b/default.wav"))
  }

  @Test func aVoiceOfALanguageThatNobodySpeaksIsTold() async throws {
    let folder = try TemporaryFolder()
    try folder.write("language: en\nelements: [button \"Pay\"]", to: "a.yaml")
    try folder.write(
      "language: ko\nelements: [element: {label: Pay, language: en, traits: [button]}]",
      to: "b.yaml")
    let warning =
      "warning: the voice ko-f is not used: it speaks ko-KR, and all that is heard is in en\n"
    for arguments in [
      ["speak", "a.yaml", "--to", "a.wav"], ["speak", "--text", "Pay", "--to", "a.wav"],
      ["render", "a.yaml", "--out", "out", "--no-cache", "--quiet"],
      // The second time all is there already.
      ["render", "a.yaml", "--out", "out", "--no-cache", "--quiet"],
    ] {
      let run = try await ToolRun(arguments + ["--voice", "ko-f"], in: folder.url)
      #expect(run.code == 0)
      #expect(run.warnings == warning)
    }
    // The words of the reader are Korean, and the label is English.
    let used = try await ToolRun(
      ["speak", "b.yaml", "--to", "a.wav", "--voice", "ko-f", "--voice", "en-us"], in: folder.url)
    #expect(used.code == 0 && used.warnings.isEmpty, "\(used.errors)")
    let two = try await ToolRun(
      ["speak", "a.yaml", "--to", "a.wav", "--voice", "en-gb", "--voice", "en-us"], in: folder.url)
    #expect(
      two.warnings
        == "warning: the voice en-gb is not used: a voice named after it speaks en too\n")
  }

  @Test func anOptionThatAProgramCannotFollowIsToldOnce() async throws {
    let folder = try TemporaryFolder()
    _ = try StubVoice(in: folder)
    try folder.write(
      """
      voices:
        plain: {language: en, command: [./stub, good]}
        fast: {language: en, command: [./stub, good, "{rate}"]}
        stretched: {language: en, command: [./stub, good, "{stretch}"]}
      """, to: "engines.yaml")
    func speaking(_ voice: String) async throws -> String {
      try await ToolRun(
        [
          "speak", "--text", "Hello", "--voice", voice, "--rate", "120%", "--pitch", "60", "--to",
          "a.wav",
        ], in: folder.url
      ).warnings
    }
    let pitch = "note: --pitch does not change the voice NAME, which is a program\n"
    #expect(
      try await speaking("plain")
        == "note: --rate does not change the voice plain: its command has neither {rate} nor "
        + "{stretch}\n" + pitch.replacing("NAME", with: "plain"))
    #expect(try await speaking("fast") == pitch.replacing("NAME", with: "fast"))
    #expect(try await speaking("stretched") == pitch.replacing("NAME", with: "stretched"))
  }

  /// What an engines file holds must not reach the terminal as a command.
  @Test func controlCharactersAreMadeVisible() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      #"""
      voices:
        "jo\e[31m":
          language: en
          command: [sh]
          description: "red\e]0;title\a"
          licence: "a\nb"
        gone: {language: en, command: ["no\e[2Jbody"]}
      """#, to: "engines.yaml")
    let list = try await ToolRun(["voices"], in: folder.url)
    #expect(list.output.contains("jo␛[31m"))
    #expect(list.output.contains("red␛]0;title␇, 165 words per minute · a↵b"))
    #expect(list.output.contains("not usable: the program no␛[2Jbody"))
    let doctor = try await ToolRun(["doctor"], in: folder.url)
    let gone = try await ToolRun(
      ["speak", "--text", "Hello", "--voice", "gone", "--to", "a.wav"], in: folder.url)
    #expect(gone.errors.contains("no␛[2Jbody"))
    try folder.write("voices:\n  \"a\\e[2J/b\": {language: en, command: [sh]}", to: "engines.yaml")
    let wrong = try await ToolRun(["voices"], in: folder.url)
    #expect(wrong.code == 65)
    #expect(wrong.errors.contains("'a␛[2J/b' cannot name a voice"))
    for text in [list.output, doctor.output, gone.errors, wrong.errors] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    }
  }

  @Test func theDoctorGivesEachAdviceOnce() async throws {
    let run = try await ToolRun(["doctor"], environment: ["PULSE_SERVER": "none"])
    let advice = run.output.matches(of: /--to/).count
    #expect(advice == (run.output.contains("✓ live sound") ? 0 : 1))
  }

  /// A dictionary of the engine that was cut off: the engine starts, and its English does not.
  @Test func theDoctorHearsWhetherTheDataAreDamaged() async throws {
    let folder = try TemporaryFolder()
    let version = try await ToolRun(program: "/usr/bin/espeak-ng", ["--version"]).output
    let data = try #require(version.firstMatch(of: #/Data at: (.+)/#)).1
    let copy = folder.url.appending(path: "espeak-ng-data")
    try FileManager.default.copyItem(atPath: String(data), toPath: copy.path)
    let dictionary = try FileHandle(forWritingTo: copy.appending(path: "en_dict"))
    try dictionary.truncate(atOffset: 1421)
    try dictionary.close()
    let run = try await ToolRun(
      ["doctor"], in: folder.url,
      environment: [
        "ESPEAK_DATA_PATH": folder.url.path, "PULSE_SERVER": "none",
        // What is made from these data goes with them.
        "OVERHEARD_CACHE": folder.url.appending(path: "cache").path,
      ])
    #expect(run.code == 69)
    #expect(run.output.contains("\n✗ voice en-us: "), "\(run.output)")
    #expect(run.output.contains("install espeak-ng"))
    #expect(!run.output.contains("✗ voice ko: "))
  }

  /// A helper that ends at once: no advice to run this very command.
  @Test func theDoctorNamesAHelperOfTheUsers() async throws {
    let run = try await ToolRun(
      ["doctor"], environment: ["OVERHEARD_SYNTH": "/bin/false", "PULSE_SERVER": "none"])
    #expect(
      run.output.hasPrefix(
        """
        ✗ speech engine: /bin/false ended: exited(1)
          to fix it: OVERHEARD_SYNTH is /bin/false; unset it, or set it to overheard-synth
        – Korean phonemes: unknown without the speech engine
        ✗ voices: none; the others need the speech engine
        ✓ sound files: 
        """))
    #expect(run.output.contains("\n– live sound: not tried without the speech engine\n"))
    #expect(run.code == 69)
  }
}

extension ToolRun {
  /// What was told apart from the files that were written.
  fileprivate var warnings: String {
    errors.split(separator: "\n").filter { !$0.hasPrefix("wrote ") }.map { "\($0)\n" }.joined()
  }
}
