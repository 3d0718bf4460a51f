import Foundation
import Overheard
import TestSupport
import Testing

/// A user's program as a voice, from the command line.
@Suite(.timeLimit(.minutes(15))) struct CommandVoiceTests {
  private func stub(_ more: String = "") throws -> StubVoice {
    let stub = try StubVoice(in: TemporaryFolder())
    try configure(stub, more)
    try stub.folder.write(
      "language: en\nelements: [button \"Pay $5\", button \"Cancel\"]", to: "screens/a.yaml")
    return stub
  }

  private func configure(_ stub: StubVoice, _ more: String = "") throws {
    try stub.folder.write(
      """
      voices:
        joe:
          language: en-US
          command: [./stub, good, "out={out}"]
          description: Joe
          \(more)
        gone: {language: ko, command: [./nobody]}
      """, to: "engines.yaml")
  }

  private func render(_ stub: StubVoice, to out: String = "out") async throws -> ToolRun {
    try await ToolRun(
      ["render", "screens", "--out", out, "--cache", "cache", "--voice", "joe"],
      in: stub.folder.url)
  }

  @Test func aScreenIsRenderedByAProgram() async throws {
    let stub = try stub()
    let run = try await render(stub)
    #expect(run.code == 0, "\(run.errors)")
    #expect(stub.texts.contains("Pay five dollars."))
    let texts = stub.texts.count
    let sound = try SoundFile.read(
      stub.folder.url.appending(path: "out/screens/a/default.wav").path)
    #expect(sound.tags.artist == "joe")
    #expect(sound.sound.sampleRate == 22_050)
    let json = try String(
      contentsOf: stub.folder.url.appending(path: "out/screens/a/default.json"), encoding: .utf8)
    // Three spoken words stand for two written ones, which have two times.
    #expect(json.contains("\"text\":\"Pay $5\""))
    #expect(json.contains("\"words\":[{\"time\":0.6,\"from\":0,\"to\":3},{\"time\":0.716,"))

    // The second time nothing is spoken, whatever the folder.
    let again = try await render(stub, to: "again")
    #expect(again.errors.contains(" 0 clips spoken"))
    #expect(stub.texts.count == texts)
    #expect(
      try stub.folder.files(below: "again/screens") == stub.folder.files(below: "out/screens"))

    // A setting that does not change the sound does not change the clips.
    try configure(stub, "time-limit: 20")
    #expect(try await render(stub, to: "out").errors.contains(" 0 clips spoken"))
    // Another program is another voice.
    try configure(stub, "rate: 200")
    #expect(try await render(stub, to: "out").code == 0)
    #expect(stub.texts.count == texts * 2)
  }

  /// The parts of two machines, on which the program and its files are in different folders.
  @Test func partsOfTwoMachinesAreMerged() async throws {
    let parts = try TemporaryFolder()
    for part in ["1", "2"] {
      let stub = try stub()
      try stub.folder.write("language: en\nelements: [button \"Back\"]", to: "screens/b.yaml")
      let run = try await ToolRun(
        [
          "render", "screens", "--out", parts.url.path + "/" + part, "--cache", "cache", "--voice",
          "joe", "--shard", "\(part)/2",
        ], in: stub.folder.url)
      #expect(run.code == 0, "\(run.errors)")
    }
    let merged = try await ToolRun(["merge", "1", "2", "--out", "all"], in: parts.url)
    #expect(merged.code == 0, "\(merged.errors)")
  }

  /// Ctrl-C ends the program and its children, and leaves no file behind.
  @Test(arguments: [
    ("INT", 130), ("TERM", 143), ("USR1", 138), ("XCPU", 152),
  ])
  func aSignalEndsTheProgramToo(signal: String, code: Int32) async throws {
    let stub = try stub()
    try configure(stub, "needs: []")
    try stub.folder.write(
      "voices: {joe: {language: en, command: [./stub, hang], time-limit: 600}}",
      to: "engines.yaml")
    try stub.folder.write("", to: "tmp/keep")
    let script = """
      TMPDIR="$PWD/tmp" "$0" render screens --out out --no-cache --voice joe & pid=$!
      while [ ! -s pids ]; do sleep 0.1; done
      kill -\(signal) $pid
      wait $pid
      """
    let run = try await ToolRun(
      program: "/bin/sh",
      ["-c", script, ToolRun.products.appending(path: "overheard").path], in: stub.folder.url)
    #expect(run.code == code, "\(run.errors)")
    #expect(stub.hanging.count == 2)
    for pid in stub.hanging { #expect(StubVoice.isGone(pid), "\(pid)") }
    #expect(
      try FileManager.default.contentsOfDirectory(
        atPath: stub.folder.url.appending(path: "tmp").path) == ["keep"])
  }

  @Test func theTextMayBeLeftAsItWasWritten() async throws {
    let stub = try stub("reads: written")
    let run = try await ToolRun(
      ["speak", "screens/a.yaml", "--voice", "joe", "--to", "a.wav"], in: stub.folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(stub.texts.contains("Pay $5"))
  }

  @Test func aFileMayBeNamed() async throws {
    let stub = try stub()
    try stub.folder.write(
      "voices: {ann: {language: en, command: [../stub, good]}}", to: "other/mine.yaml")
    let run = try await ToolRun(
      [
        "speak", "--text", "Hello", "--engines", "other/mine.yaml", "--voice", "ann", "--to",
        "a.wav",
      ], in: stub.folder.url)
    #expect(run.code == 0, "\(run.errors)")
    #expect(stub.texts == ["Hello."])
    let none = try await ToolRun(
      ["speak", "--text", "Hello", "--engines", "none.yaml", "--to", "a.wav"], in: stub.folder.url)
    #expect(none.code == 66)
    #expect(none.errors == "overheard: no such file: none.yaml\n")
  }

  @Test func mistakesHaveTheirExitCodes() async throws {
    let stub = try stub("reads: aloud")
    func speak(_ voice: String) async throws -> ToolRun {
      try await ToolRun(
        ["speak", "--text", "Hello", "--voice", voice, "--language", "ko", "--to", "a.wav"],
        in: stub.folder.url)
    }
    let wrong = try await speak("joe")
    #expect(wrong.code == 65)
    #expect(wrong.errors.contains("engines.yaml:6:12: error: write normalized or written"))
    // If none of its voices is asked for, a faulty file does not matter.
    #expect(try await speak("ko-f").code == 0)
    try configure(stub)
    let gone = try await ToolRun(
      ["speak", "--text", "결제", "--voice", "gone", "--to", "a.wav"], in: stub.folder.url)
    #expect(gone.code == 69)
    #expect(gone.errors.contains("nobody does not exist; install it"))
    let unknown = try await speak("jo")
    #expect(unknown.code == 64)
    #expect(unknown.errors.contains("joe"))
  }

  @Test(arguments: [
    (#"[""]"#, "the command has no program; correct command in"),
    ("[./folder]", "/folder is a folder, or correct command in"),
    ("[./engines.yaml]", "/engines.yaml may not be run; chmod +x it, or correct command in"),
    ("[./nobody]", "/nobody does not exist; install it, or correct command in"),
    ("[nobody-at-all]", "nobody-at-all, looked for on the PATH, does not exist; install it, or"),
  ])
  func aProgramThatCannotRun(command: String, complaint: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "folder"), withIntermediateDirectories: false)
    try folder.write(
      "voices:\n  joe: {language: en-US, command: \(command)}\n", to: "engines.yaml")
    let run = try await ToolRun(
      ["speak", "--text", "Hello", "--voice", "joe", "--language", "en", "--to", "a.wav"],
      in: folder.url)
    #expect(run.errors.contains(complaint), "\(run.errors)")
    #expect(run.code == 69)
  }

  @Test func voicesTellsWhoCanSpeakAndWhyTheRestCannot() async throws {
    let stub = try stub()
    let list = try await ToolRun(["voices"], in: stub.folder.url)
    #expect(list.code == 0)
    let lines = list.output.split(separator: "\n")
    #expect(lines.count == 9)
    #expect(lines[0].hasPrefix("ko            ko-KR  Korean, male, 135 words per minute"))
    #expect(lines[7] == "joe           en-US  Joe, 165 words per minute")
    #expect(
      lines[8].hasPrefix("gone          ko     not usable: the program "))
    // The file may lie beside the screens.
    let elsewhere = try TemporaryFolder()
    for screens in [stub.folder.url.path, stub.folder.url.path + "/a.yaml"] {
      try stub.folder.write("elements: []", to: "a.yaml")
      let beside = try await ToolRun(["voices", screens], in: elsewhere.url)
      #expect(beside.output.split(separator: "\n").prefix(6) == lines.prefix(6))
    }
    let none = try await ToolRun(["voices", "none.yaml"], in: elsewhere.url)
    #expect(none.code == 66)
    #expect(none.errors == "overheard: no such file or folder: none.yaml\n")
    let json = try await ToolRun(["voices", "--format", "json"], in: stub.folder.url)
    let objects = try json.output.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.map { $0["usable"] as? Bool } == Array(repeating: true, count: 8) + [false])
    #expect(
      objects.map { $0["engine"] as? String }.suffix(3) == ["espeak-ng", "command", "command"])
    #expect(objects[0]["wordTimes"] as? String == "measured")
    #expect(objects[7]["wordTimes"] as? String == "estimated")
    #expect(stub.texts.isEmpty)
    let doctor = try await ToolRun(["doctor"], in: stub.folder.url)
    #expect(doctor.output.contains("\n✓ Korean phonemes: ours, "))
    #expect(doctor.output.contains(", joe\n– voice gone: the program "))
  }
}
