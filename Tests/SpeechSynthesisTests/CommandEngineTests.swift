import AccessibilityModel
import Foundation
import Readings
import TestSupport
import Testing

@testable import SpeechSynthesis

/// Programs as voices: what they are given, and what becomes of their output.
@Suite(.timeLimit(.minutes(15))) struct CommandEngineTests {
  /// A voice that is the stub, which does what it is told.
  private func voice(
    _ mode: String, _ arguments: [String] = [], in stub: StubVoice
  ) -> CommandVoice {
    var voice = CommandVoice(
      name: "stub", language: .english, command: ["./\(StubVoice.program)", mode] + arguments,
      configuration: stub.folder.url.path + "/engines.yaml")
    // A machine that does much else at the same time is no fault of the voice.
    voice.timeLimit = 300
    return voice
  }

  private func clip(_ text: String, by voice: CommandVoice) async throws -> SoundClip {
    try await CommandEngine([voice]).clip(for: SpeechUtterance(.text(text), voice: voice.voice))
  }

  private func failure(_ voice: CommandVoice) async throws -> String {
    do {
      let clip = try await clip("hello", by: voice)
      return "\(clip.samples.count) samples"
    } catch {
      return "\(error)".replacing(voice.folder, with: "FOLDER")
    }
  }

  @Test(arguments: [
    [], ["out={out}"], ["file={file}"], ["file={file}", "out={out}"], ["{text}"],
    ["out={out}", "{text}"],
  ])
  func textGoesInAndSoundComesOut(arguments: [String]) async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let clip = try await clip("Payment card", by: voice("good", arguments, in: stub))
    #expect(stub.texts == ["Payment card"])
    // 200 ms, and 20 ms for each of twelve characters.
    #expect(abs(clip.samples.count - 22_050 * 440 / 1000) < 10)
    #expect(clip.sampleRate == 22_050)
    #expect(abs(Loudness.peak(of: clip.samples) + 10.5) < 0.1)
  }

  @Test(arguments: [
    ("rate=8000", "channels=1"), ("rate=16000", "channels=1"), ("rate=24000", "channels=2"),
    ("rate=44100", "channels=2"), ("rate=48000", "channels=6"),
  ])
  func anyRateAndAnyChannelsSoundAlike(rate: String, channels: String) async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let plain = try await clip("Payment card", by: voice("good", in: stub))
    let other = try await clip("Payment card", by: voice("good", [rate, channels], in: stub))
    #expect(abs(other.samples.count - plain.samples.count) < 60)
    #expect(abs(Loudness.rms(of: other.samples) - Loudness.rms(of: plain.samples)) < 0.1)
    // 441 Hz: as many waves as before.
    func waves(_ samples: [Int16]) -> Int {
      zip(samples, samples.dropFirst()).count { $0 < 0 && $1 >= 0 }
    }
    #expect(abs(waves(other.samples) - waves(plain.samples)) <= 1)
  }

  @Test(arguments: [
    "결제 카드, 신한카드 1234 🙂", "-5 degrees", "--help", "a\"b'c $HOME `ls` \\ {out} {none}",
  ])
  func aTextIsHandedOverAsItIs(text: String) async throws {
    for arguments in [["{text}"], ["file={file}"], []] {
      let stub = try StubVoice(in: TemporaryFolder())
      _ = try await clip(text, by: voice("good", arguments, in: stub))
      #expect(stub.texts == [text])
    }
  }

  @Test(arguments: [
    ("text", "the voice stub cannot speak: what it wrote cannot be read: "),
    ("cut", "the voice stub cannot speak: what it wrote cannot be read: "),
    ("none", "the voice stub cannot speak: what it wrote cannot be read: it is empty"),
    (
      "silent",
      "the voice stub cannot speak: what it wrote cannot be read: it contains only silence"
    ),
    (
      "nan",
      "the voice stub cannot speak: what it wrote cannot be read: some of its samples are not numbers"
    ),
    (
      "fail",
      "the voice stub cannot speak: it ended with exit code 3 and said: loading\nthe model is broken"
    ),
  ])
  func whatIsNoSpeechIsAnError(mode: String, message: String) async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let said = try await failure(voice(mode, in: stub))
    #expect(said.hasPrefix(message), "\(said)")
  }

  @Test func aFileThatWasNotWrittenIsAnError() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let said = try await failure(voice("fail", ["{out}"], in: stub))
    #expect(said.contains("exit code 3"))
    var silent = voice("good", in: stub)
    silent.command = ["true", "{out}"]
    #expect(
      try await failure(silent) == "the voice stub cannot speak: it wrote no sound file")
  }

  @Test func aProgramThatHangsIsEndedWithItsChildren() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let file = stub.folder.url.appending(path: "pids")
    var hanging = voice("hang", in: stub)
    // A busy machine may take long to begin.
    for limit in [2, 20, 120] where !FileManager.default.fileExists(atPath: file.path) {
      hanging.timeLimit = Double(limit)
      #expect(
        try await failure(hanging)
          == "the voice stub cannot speak: it did not finish within \(limit) s; "
          + "give it a shorter text or a longer time-limit")
    }
    #expect(stub.hanging.count == 2)
    for pid in stub.hanging { #expect(StubVoice.isGone(pid), "\(pid)") }
  }

  /// A time limit that no file can have is the nearest that one can have, or the usual one.
  @Test(arguments: [(Double.infinity, 3600.0), (.nan, 30), (-.infinity, 0.1), (1e300, 3600)])
  func aTimeLimitMayBeAnyNumber(limit: Double, expected: Double) async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var voice = voice("good", in: stub)
    voice.timeLimit = limit
    #expect(voice.possibleTimeLimit == expected)
    // A machine that does much else at the same time may take longer than the usual.
    if expected > 30 { #expect(try await clip("hello", by: voice).samples.count > 0) }
  }

  /// A batch must not wait for the time limit with every utterance of a program that always hangs.
  @Test func aProgramThatAlwaysHangsIsNotRunAgain() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var hanging = voice("good", in: stub)
    hanging.command = ["sleep", "600"]
    hanging.timeLimit = 0.1
    let engine = CommandEngine([hanging], jobs: 1)
    var said: [String] = []
    for text in ["one", "two", "three", "four", "five"] {
      do {
        _ = try await engine.clip(for: SpeechUtterance(.text(text), voice: hanging.voice))
      } catch {
        said.append("\(error)")
      }
    }
    let late =
      "the voice stub cannot speak: it did not finish within 0.1 s; "
      + "give it a shorter text or a longer time-limit"
    let broken =
      "the voice stub cannot speak: it is out of order: 3 times in a row it did not finish in time, "
      + "so it is not run again; try it by hand, or give it a longer time-limit"
    #expect(said == [late, late, late, broken, broken])
  }

  /// A text that is too long now and then does not put the program out of order.
  @Test func aProgramThatHangsNowAndThenIsRunAgain() async throws {
    let folder = try TemporaryFolder()
    let texts = ["slow", "slow", "fast", "slow", "slow", "fast"]
    // A busy machine may take long even for a program that only ends: then with a longer limit.
    attempts: for limit in [1, 10, 100] {
      var moody = CommandVoice(
        name: "moody", language: .english,
        command: [
          "sh", "-c", "case $1 in slow) exec sleep 600;; *) exit 3;; esac", "sh", "{text}",
        ],
        configuration: folder.url.path + "/engines.yaml")
      moody.timeLimit = Double(limit)
      let late =
        "the voice moody cannot speak: it did not finish within \(limit) s; "
        + "give it a shorter text or a longer time-limit"
      let failed = "the voice moody cannot speak: it ended with exit code 3 and said nothing"
      let engine = CommandEngine([moody], jobs: 1)
      var said: [String] = []
      for text in texts {
        do {
          _ = try await engine.clip(for: SpeechUtterance(.text(text), voice: moody.voice))
        } catch {
          said.append("\(error)")
        }
        if text == "fast", said.last == late { continue attempts }
      }
      #expect(said == [late, late, failed, late, late, failed])
      return
    }
    Issue.record("the machine took 100 s for a program that only ends")
  }

  @Test func whatAProgramLeavesRunningIsEnded() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let clip = try await clip("hello", by: voice("leave", in: stub))
    #expect(!clip.samples.isEmpty)
    #expect(stub.hanging.count == 2)
    for pid in stub.hanging { #expect(StubVoice.isGone(pid), "\(pid)") }
  }

  /// The program runs in the folder of the configuration, wherever Overheard runs.
  @Test func aRelativeFolderOnThePathIsMeantFromTheConfiguration() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let bin = stub.folder.url.appending(path: "bin")
    try FileManager.default.createDirectory(at: bin, withIntermediateDirectories: false)
    let program = stub.folder.url.appending(path: StubVoice.program)
    try FileManager.default.moveItem(at: program, to: bin.appending(path: "stub-on-path"))
    var voice = voice("good", in: stub)
    voice.command = ["stub-on-path", "good"]
    let engine = CommandEngine([voice], environment: ["PATH": "/nowhere:bin:/usr/bin:/bin"])
    try await engine.check(voice.voice)
    let clip = try await engine.clip(for: SpeechUtterance(.text("hello"), voice: voice.voice))
    #expect(!clip.samples.isEmpty)
  }

  /// They were used only to look for the program, which got those of this one.
  @Test func aProgramGetsTheVariablesOfTheEngine() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var voice = voice("good", in: stub)
    voice.command = ["sh", "-c", #"test "$MODEL-$HOME" = joe- && exec ./stub good"#]
    let path = ["PATH": "/usr/bin:/bin"]
    let utterance = SpeechUtterance(.text("hello"), voice: voice.voice)
    let given = CommandEngine([voice], environment: path.merging(["MODEL": "joe"]) { $1 })
    #expect(try await !given.clip(for: utterance).samples.isEmpty)
    for others in [CommandEngine([voice]), CommandEngine([voice], environment: path)] {
      await #expect(throws: SpeechError.self) { try await others.clip(for: utterance) }
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may read everything"))
  func aFileThatMayNotBeReadIsNamed() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let file = try stub.folder.write("model", to: "model/joe.onnx")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    var voice = voice("good", in: stub)
    voice.needs = ["model"]
    let error = await #expect(throws: SpeechError.self) {
      try await CommandEngine([voice]).check(voice.voice)
    }
    #expect(error?.description.contains("joe.onnx, which it needs, may not be read") == true)
  }

  /// Reading it would not end.
  @Test(arguments: ["/dev/zero", "models"]) func aDeviceOrPipeIsNoFile(needed: String) async throws
  {
    let stub = try StubVoice(in: TemporaryFolder())
    let folder = stub.folder.url.appending(path: "models")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    #expect(mkfifo(folder.appending(path: "pipe").path, 0o600) == 0)
    var voice = voice("good", in: stub)
    voice.needs = [needed]
    let error = await #expect(throws: SpeechError.self) {
      try await CommandEngine([voice]).identity(of: voice.voice)
    }
    let told = ", which it needs, is no file but a pipe, a socket or a device; correct needs in"
    #expect(error?.description.contains(told) == true)
  }

  @Test func whatIsMissingIsNamed() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var gone = voice("good", in: stub)
    gone.command = ["./nobody"]
    let path = "FOLDER/./nobody"
    #expect(
      try await failure(gone)
        == "the voice stub cannot speak: the program \(path) does not exist; "
        + "install it, or correct command in FOLDER/engines.yaml")
    gone.command = ["no-such-program-anywhere"]
    await #expect(throws: SpeechError.self) { try await CommandEngine([gone]).check(gone.voice) }
    #expect(
      try await failure(gone).contains("no-such-program-anywhere, looked for on the PATH,"))
    var model = voice("good", in: stub)
    model.needs = ["joe.onnx"]
    await #expect(throws: SpeechError.self) { try await CommandEngine([model]).check(model.voice) }
    try stub.folder.write("", to: "joe.onnx")
    try await CommandEngine([model]).check(model.voice)
  }

  @Test func noMoreRunAtATimeThanMay() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let voice = voice("good", in: stub)
    let engine = CommandEngine([voice], jobs: 2)
    let lengths = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
      for index in 0..<8 {
        group.addTask {
          let text = String(repeating: "a", count: 1 + index * 5)
          let utterance = SpeechUtterance(.text(text), voice: voice.voice)
          return (index, try await engine.clip(for: utterance).samples.count)
        }
      }
      return try await group.reduce(into: [Int: Int]()) { $0[$1.0] = $1.1 }
    }
    #expect(stub.texts.count == 8)
    #expect(stub.mostAtATime <= 2)
    #expect((0..<8).compactMap { lengths[$0] } == lengths.values.sorted())
  }

  @Test func whoGivesUpWaitingHasItEnded() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let hanging = voice("hang", in: stub)
    let task = Task { try await clip("hello", by: hanging) }
    let file = stub.folder.url.appending(path: "pids").path
    while (FileManager.default.contents(atPath: file) ?? Data()).isEmpty {
      try await Task.sleep(for: .milliseconds(20))
    }
    #if os(Linux)
      // The system ends it if nobody else can; the limit is set once it runs.
      let path = "/proc/\(try #require(stub.hanging.first))/limits"
      while try !String(contentsOfFile: path, encoding: .utf8)
        .contains(#/Max file size +4294967296 /#)
      {
        try await Task.sleep(for: .milliseconds(20))
      }
    #endif
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(stub.hanging.count == 2)
    for pid in stub.hanging { #expect(StubVoice.isGone(pid), "\(pid)") }
  }

  @Test(arguments: [[], ["errors"], ["out={out}"]])
  func aProgramThatWritesWithoutEndIsEnded(arguments: [String]) async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let scratch = try TemporaryFolder()
    let program = stub.folder.url.path + "/" + StubVoice.program
    let given = arguments.map {
      $0.replacing("{out}", with: scratch.url.path + "/speech.wav")
    }
    let error = await #expect(throws: CommandRun.Failure.self) {
      try await CommandRun(
        [program, "flood"] + given, in: stub.folder.url.path, input: "", scratch: scratch.url,
        limit: 600, largest: 1 << 20)
    }
    #expect(error?.reason == "it wrote more than 1 MB, too much for one utterance")
  }

  @Test func whatCannotBeStartedLeavesNoFileOpen() async throws {
    let scratch = try TemporaryFolder()
    // The third file cannot be opened for writing.
    try FileManager.default.createDirectory(
      at: scratch.url.appending(path: "errors"), withIntermediateDirectories: false)
    await #expect(throws: CommandRun.Failure.self) {
      try await CommandRun(["/bin/true"], in: "/", input: "", scratch: scratch.url, limit: 60)
    }
    let descriptors = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    let open = descriptors.compactMap {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(open.filter { $0.hasPrefix(scratch.url.path) } == [])
  }

  @Test(arguments: [
    ("{text}", "{x}"),
    ("{\"input\": \"{text}\", \"to\": {rate}}", "{\"input\": \"{x}\", \"to\": 165}"),
    ("{{text}}{", "{{x}}{"), ("{ text } {none}", "{ text } {none}"), ("{te{text}xt}", "{te{x}xt}"),
  ])
  func onlyExactPlaceholdersAreReplaced(argument: String, expected: String) {
    let voice = CommandVoice(
      name: "stub", language: .english, command: [argument], configuration: "/engines.yaml")
    #expect(voice.filled(["text": "{x}", "rate": "165"]) == [expected])
  }

  @Test(arguments: [
    (EngineAbilities.Input.normalized, "twelve dollars and ninety nine cents, paid."),
    (.written, "$12.99, paid"),
  ])
  func theTextIsAsItIsReadOrAsItWasWritten(
    reads: EngineAbilities.Input, expected: String
  ) throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var voice = voice("good", in: stub)
    voice.reads = reads
    let reading = SpeechFrontEnd().read("$12.99,\n paid", language: .english)
    let script = CommandEngine([voice]).input(for: reading, voice: voice.voice, pitch: 50)
    #expect(script.input == .text(expected))
    #expect(script.segments.isEmpty)
  }

  @Test func theRateIsHandedOver() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    let voice = voice("good", ["{rate} {stretch}"], in: stub)
    var utterance = SpeechUtterance(.text("hello"), voice: voice.voice)
    utterance.rate = 330
    _ = try await CommandEngine([voice]).clip(for: utterance)
    #expect(stub.texts == ["330 0.5"])
  }

  /// The key of a clip changes with the configuration, the program and the files it needs.
  @Test func anotherProgramIsAnotherVoice() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    try stub.folder.write("1", to: "version.txt")
    try stub.folder.write("model", to: "model")
    var voice = voice("good", in: stub)
    voice.needs = ["model"]
    var seen = [try await identity(voice)]
    #expect(try await identity(voice) == seen[0])
    voice.command.append("rate=16000")
    seen.append(try await identity(voice))
    // As long as before.
    try stub.folder.write("MODEL", to: "model")
    seen.append(try await identity(voice))
    try Scratch.script(
      "exec python3 \"$0.py\" \"$@\"", at: stub.folder.url.appending(path: StubVoice.program).path)
    seen.append(try await identity(voice))
    voice.reads = .written
    seen.append(try await identity(voice))
    voice.rate = 200
    seen.append(try await identity(voice))
    voice.version = ["cat", "version.txt"]
    seen.append(try await identity(voice))
    try stub.folder.write("2", to: "version.txt")
    seen.append(try await identity(voice))
    #expect(Set(seen).count == 8)
  }

  /// What does not finish is not the text, which then was not too long.
  @Test func aVersionProgramThatHangsIsSaidToBeThat() async throws {
    let stub = try StubVoice(in: TemporaryFolder())
    var voice = voice("good", in: stub)
    voice.version = ["sleep", "600"]
    voice.timeLimit = 0.1
    do {
      _ = try await identity(voice)
      Issue.record("it has a version")
    } catch {
      #expect(
        "\(error)"
          == "the voice stub cannot speak: `sleep 600`, which tells its version: it did not "
          + "finish within 0.1 s; correct version in \(voice.configuration), or leave it out")
    }
  }

  /// Two machines with the same program and files make the same clips, wherever they are.
  @Test func theSameProgramElsewhereIsTheSameVoice() async throws {
    var seen: Set<EngineIdentity> = []
    for (folder, date) in [("here", 0.0), ("there", 1e9)] {
      let stub = try StubVoice(in: TemporaryFolder())
      let model = try stub.folder.write("model", to: "\(folder)/model")
      try stub.folder.write("a", to: "\(folder)/data/b/c")
      for file in [model.path, stub.folder.url.path + "/" + StubVoice.program] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: date)], ofItemAtPath: file)
      }
      let data = stub.folder.url.path + "/\(folder)/data"
      var voice = voice("good", ["--model=\(model.path)", data], in: stub)
      voice.needs = [model.path, data]
      voice.description = "in \(folder)"
      voice.licence = "licence of \(folder)"
      voice.timeLimit += date
      seen.insert(try await identity(voice))
    }
    #expect(seen.count == 1)
  }

  private func identity(_ voice: CommandVoice) async throws -> EngineIdentity {
    try await CommandEngine([voice]).identity(of: voice.voice)
  }
}
