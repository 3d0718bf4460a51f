import AccessibilityModel
import Foundation
import Synchronization
import TestSupport
import Testing
import Voices

@testable import ESpeak
@testable import SpeechSynthesis

@Suite(.timeLimit(.minutes(15))) struct ESpeakEngineTests {
  @Test func twoHundredUtterancesSoundTheSameInAnyOrder() async throws {
    let rates = [110, 135, 160, 220, 350]
    let utterances = try (0..<200).map { index in
      var utterance =
        index % 2 == 0
        ? try Speaking.korean(index / 2 % 20, voice: index % 3 == 0 ? "ko-f" : "ko")
        : try Speaking.english(index / 2 % 20, voice: index % 3 == 0 ? "en-gb" : "en-us")
      utterance.rate = rates[index / 40]
      return utterance
    }
    var random = SystemRandomNumberGenerator()
    let shuffled = Array(utterances.indices).shuffled(using: &random)
    let one = ESpeakEngine(ESpeakEngine.Configuration(jobs: 1))
    let many = ESpeakEngine(ESpeakEngine.Configuration(jobs: 4))
    let inOrder = try await Speaking.clips(of: utterances, from: one)
    let inDisorder = try await Speaking.clips(of: shuffled.map { utterances[$0] }, from: many)
    for (place, index) in shuffled.enumerated() {
      #expect(inDisorder[place] == inOrder[index], "\(utterances[index].input)")
    }
    // Makes sure that the clips are not equal just because they are all empty.
    #expect(Set(inOrder.map(\.samples)).count >= 190)
    #expect(inOrder.allSatisfy { $0.duration > .milliseconds(200) })
  }

  @Test func theEngineBelowSaysTheSame() async throws {
    // What the engine's own program says: the reference for text, rate and voice.
    let raw = try await ESpeakEngine().exchange {
      HelperFrame.say(
        SpeechUtterance(
          .text("Payment card, adjustable"),
          voice: Voice(
            name: "x", language: SpokenLanguage("en-US"), engine: ESpeakEngine.name,
            engineVoice: "en-us+m3", rate: 165)), id: $0)
    }
    guard case .clip(let samples, _) = raw else { return #expect(Bool(false), "\(raw)") }
    let engine = Process()
    engine.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    engine.arguments = [
      "espeak-ng", "-v", "en-us+m3", "-s", "165", "-z", "--stdout", "Payment card, adjustable",
    ]
    let output = Pipe()
    engine.standardOutput = output
    try engine.run()
    let wave = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    // Skips the header of 44 bytes; its lengths are not known when writing to a pipe.
    #expect(HelperFrame.samples(Array(wave.dropFirst(44))) == samples)
  }

  @Test func wordsHaveTheirTimesAndPlaces() async throws {
    let voice = try Speaking.voice("en-us")
    let clip = try await ESpeakEngine().clip(
      for: SpeechUtterance(.text("Payment card, 결제 adjustable"), voice: voice))
    let words = clip.events.filter { $0.kind == .word }
    #expect(words.map(\.position) == [0, 8, 14, 17])
    #expect(words.map(\.length) == [7, 4, 2, 10])
    #expect(words.map(\.sample) == words.map(\.sample).sorted())
    #expect(words.allSatisfy { (0...clip.samples.count).contains($0.sample) })
    #expect(words[0].sample <= 441)
    let phonemes = clip.events.compactMap { event in
      if case .phoneme(let name) = event.kind { name } else { nil }
    }
    #expect(phonemes.prefix(3) == ["p", "eI", "m"])
  }

  @Test func aVoiceCanBeFasterHigherAndSofter() async throws {
    let synthesizer = ESpeakEngine()
    let plain = try Speaking.english(10)
    var fast = plain
    fast.rate = 330
    var high = plain
    high.pitch = 80
    var soft = plain
    soft.volume = 0.5
    let clips = try await Speaking.clips(of: [plain, fast, high, soft], from: synthesizer)
    #expect(clips[1].duration * 10 < clips[0].duration * 7)
    #expect(clips[2].samples != clips[0].samples)
    let softer =
      Loudness.integrated(clips[0].samples) - Loudness.integrated(clips[3].samples)
    #expect(abs(softer - 6.02) < 0.1)
  }

  @Test func nothingToSayIsSilence() async throws {
    let voice = try Speaking.voice("ko")
    let clip = try await ESpeakEngine().clip(for: SpeechUtterance(.notation(""), voice: voice))
    #expect(clip.samples.isEmpty)
  }

  @Test func aTextIsTranscribed() async throws {
    let synthesizer = ESpeakEngine()
    let voice = try Speaking.voice("en-us")
    #expect(
      try await synthesizer.pronunciation(
        of: SpeechUtterance(.text("Hello, payment card."), voice: voice))
        == "həlˈoʊ pˈeɪmənt kˈɑːɹd")
  }

  @Test func theHelperTellsWhatItIs() async throws {
    let info = try await ESpeakEngine().start()
    #expect(info.engine.hasPrefix("eSpeak NG 1."))
    #expect(info.textLimit == 65_536)
    #expect(FileManager.default.fileExists(atPath: info.data + "/phontab"))
  }

  @Test func aHelperThatIsNotThereIsAnErrorThatSaysWhatToDo() async throws {
    let synthesizer = ESpeakEngine(ESpeakEngine.Configuration(helper: "/nowhere/overheard-synth"))
    await #expect(throws: SpeechError.self) { try await synthesizer.start() }
    #expect(throws: SpeechError.noHelper(searched: ["/nowhere/synth"])) {
      try HelperLocation.find(environment: ["OVERHEARD_SYNTH": "/nowhere/synth"])
    }
    #expect(
      SpeechError.noHelper(searched: ["/nowhere/synth"]).description
        == "overheard-synth was not found: /nowhere/synth; build it "
        + "(`make build`), install overheard again, or set OVERHEARD_SYNTH to its path")
  }

  @Test func anythingElseThanTheHelperIsRefused() async throws {
    let synthesizer = ESpeakEngine(ESpeakEngine.Configuration(helper: "/bin/cat"))
    let utterance = try Speaking.korean(0)
    // It echoes the request, which is not a greeting.
    await #expect(throws: SpeechError.self) { try await synthesizer.clip(for: utterance) }
  }

  /// What it has started, and what holds its output open, is not waited for.
  @Test func aHelperThatEndsAndLeavesSomethingBehindHasEnded() async throws {
    let folder = Scratch.folder("left-behind")
    defer { Scratch.remove(folder) }
    let helper = folder + "/helper"
    try Scratch.script("sleep 100 &\necho $! > '\(folder)/left'\nexit 3", at: helper)
    let engine = ESpeakEngine(ESpeakEngine.Configuration(helper: helper))
    await #expect(throws: SpeechError.helperEnded(path: helper, reason: "exited(3)")) {
      try await engine.start()
    }
    let left = try String(contentsOfFile: folder + "/left", encoding: .utf8)
    kill(try #require(pid_t(left.split(separator: "\n").first ?? "")), SIGKILL)
  }

  /// Whoever listens while the engine speaks hears what a recording has, and the beginning of a long text
  /// long before its end.
  @Test func whatIsHeardWhileItIsSpokenIsTheSame() async throws {
    let engine = ESpeakEngine()
    let text = String(repeating: "One thing after another. ", count: 60)
    let long = SpeechUtterance(.text(text), voice: try Speaking.voice("en-us"))
    for utterance in [try Speaking.korean(0), try Speaking.english(0), long] {
      let pieces = try await Speaking.pieces(utterance, by: engine)
      #expect(try await Array(pieces.joined()) == Speaking.recorded(utterance, by: engine))
      #expect(try #require(pieces.first).count < 22_050 / 10)
    }
    // They come at short intervals at first, and then at longer ones: every piece wakes three processes.
    let count = try await Speaking.pieces(long, by: engine).count
    #expect((21...300).contains(count), "\(count)")
  }

  /// Whoever has heard enough may end it from where it is heard.
  @Test func whoListensMayStop() async throws {
    let engine = ESpeakEngine()
    let text = String(repeating: "One thing after another. ", count: 300)
    let utterance = SpeechUtterance(.text(text), voice: try Speaking.voice("en-us"))
    let (first, ending) = AsyncStream.makeStream(of: Void.self)
    let pieces = Mutex(0)
    let speaking = Mutex<Task<Void, any Error>?>(nil)
    let task = Task {
      for await _ in first { break }
      try await engine.speak(utterance) { _ in
        pieces.withLock { $0 += 1 }
        speaking.withLock { $0 }?.cancel()
      }
    }
    speaking.withLock { $0 = task }
    ending.yield()
    await #expect(throws: CancellationError.self) { try await task.value }
    let count = pieces.withLock { $0 }
    #expect((1...3).contains(count))
    _ = try await engine.clip(for: Speaking.english(0))
    #expect(pieces.withLock { $0 } <= 3)
  }

  /// An engine that dies while somebody listens is asked again, and nothing is heard twice.
  @Test func whoListensHearsNothingTwice() async throws {
    let engine = ESpeakEngine()
    let text = String(repeating: "One thing after another. ", count: 300)
    let utterance = SpeechUtterance(.text(text), voice: try Speaking.voice("en-us"))
    let expected = try await Speaking.recorded(utterance, by: engine)
    let helper = try #require(await engine.connection?.process)
    let heard = Mutex<(samples: [Int16], killed: Bool)>(([], false))
    try await engine.speak(utterance) { piece in
      let kills = heard.withLock { state in
        state.samples += piece
        defer { state.killed = true }
        return !state.killed
      }
      if kills { kill(helper, SIGKILL) }
    }
    #expect(heard.withLock { $0.samples } == expected)
    #expect(await engine.connection?.process != helper)
  }
}
