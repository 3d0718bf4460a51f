import AccessibilityModel
import Foundation
import Overheard
import TestSupport
import Testing

@testable import Rendering
@testable import SpeechSynthesis

@Suite struct ClipStoreTests {
  /// An engine that says each text with other samples, and counts; or one that also finishes nothing
  /// until it may.
  private actor CountingEngine: SpeechEngine {
    nonisolated let name = "counting"
    private(set) var calls = 0
    private let waits: Bool
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(waits: Bool = false) { self.waits = waits }

    nonisolated func abilities(of voice: Voice) -> EngineAbilities {
      EngineAbilities(input: .written, wordTimes: .estimated)
    }

    nonisolated func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript {
      EngineScript(input: .text(reading.pronunciation))
    }

    func check(_ voice: Voice) async throws {}

    func identity(of voice: Voice) async throws -> EngineIdentity {
      EngineIdentity(engine: name, voice: Data())
    }

    func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
      calls += 1
      if waits { await withCheckedContinuation { waiting.append($0) } }
      let seed = utterance.input.string.unicodeScalars.reduce(0) { $0 + Int($1.value) }
      return SoundClip(
        samples: (0..<22_050).map { Int16(($0 * 7 + seed * 131) % 8001 - 4000) },
        events: [SoundClip.Event(.word, sample: 3, position: 1, length: 2)])
    }

    func finish() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  private let voice = Voice(
    name: "someone", language: .english, engine: "counting", engineVoice: "someone", rate: 150)

  private func utterance(_ text: String) -> SpeechUtterance {
    SpeechUtterance(.text(text), voice: voice)
  }

  /// However few clips it keeps, what is being spoken is not spoken a second time.
  @Test func whatIsBeingSpokenIsNotForgotten() async throws {
    let engine = CountingEngine(waits: true)
    let store = ClipStore(engines: SpeechEngines([engine]), capacity: 2)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for turn in 1...2 {
        for number in 0..<10 {
          group.addTask {
            let clip = try await store.clip(for: utterance("\(number)"))
            #expect(clip.samples.count == 22_050)
          }
        }
        while await engine.calls + store.figures.shared < 10 * turn { await Task.yield() }
      }
      await engine.finish()
      try await group.waitForAll()
    }
    #expect(await engine.calls == 10)
    #expect(await store.figures.shared == 10)
  }

  /// A store of no clips speaks each anew.
  @Test(arguments: [0, -4, Int.min]) func aStoreMayKeepNothing(capacity: Int) async throws {
    let engine = CountingEngine()
    let store = ClipStore(engines: SpeechEngines([engine]), capacity: capacity)
    for text in ["one", "two", "one"] { _ = try await store.clip(for: utterance(text)) }
    #expect(await engine.calls == 3)
  }

  /// A walk is heard with the pauses it was measured with, and with the sounds that come with Overheard.
  @Test func aMeasuredWalkKnowsItsPauses() async throws {
    let screen = AccessibilityScreen(
      language: .english, elements: [AccessibilityElement(.button, label: "Pay")])
    var configuration = try WalkConfiguration(reader: .voiceOver, for: screen)
    configuration.profile[.pauseBetweenParts] = 5000
    let cast = try VoiceCast(voices: [voice], engines: [CountingEngine()])
    let measured = try await WalkMeter(cast: cast, store: ClipStore(engines: cast.engines))
      .walk(.plain, on: ScreenVariant(screen: screen), configuration: configuration)
    let spoken = measured.timedTranscript.events.compactMap { event -> [Int]? in
      guard case .speak(let speech) = event.kind else { return nil }
      return speech.parts.compactMap { $0.timing?.time }
    }
    // "Pay" takes a second.
    let times = try #require(spoken.first)
    #expect(times.count == 2 && times[1] - times[0] == 6000)
    let sound = measured.sound()
    let between = (times[0] + 1100) * 22_050 / 1000..<(times[1] - 100) * 22_050 / 1000
    #expect(sound.samples[between].allSatisfy { $0 == 0 })
    #expect(sound.samples[between.upperBound...].contains { $0 != 0 })
    let sounds = try EarconSet.standard()
    #expect(measured.sound { sounds[$0] }.samples != sound.samples)
  }

  /// Writes clips to a WAV file as a walk is written.
  private func write(_ timeline: Timeline, to path: String) throws -> (SoundSequence, header: Int) {
    let sound = timeline.sequence()
    let parts = try SoundFile.parts(of: sound, format: .wav, tags: SoundFile.Tags(title: "walk"))
    var data = Data()
    for part in parts { part.read { data.append(contentsOf: $0) } }
    try data.write(to: URL(fileURLWithPath: path))
    return (sound, parts[0].count)
  }

  /// What a store has forgotten comes from the recording in which it was heard, sample for sample;
  /// the engine is not asked again.
  @Test func whatWasForgottenIsReadFromARecording() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "walk.wav").path
    let engine = CountingEngine()
    let store = ClipStore(engines: SpeechEngines([engine]), capacity: 2)
    let texts = ["one", "two", "three", "four", "five"]
    var clips: [(SpeechUtterance, SoundClip)] = []
    var timeline = Timeline()
    for text in texts {
      let clip = try await store.clip(for: utterance(text))
      timeline.append(clip, after: .milliseconds(120))
      clips.append((utterance(text), clip))
    }
    let (sound, header) = try write(timeline, to: path)
    await store.remember(ClipPlace.places(of: clips, in: sound, after: header), in: path)
    for (utterance, clip) in clips {
      #expect(try await store.clip(for: utterance) == clip)
    }
    #expect(await engine.calls == 5)

    // Somebody changes one sample of the third; the others are as they were.
    var data = try Data(contentsOf: URL(fileURLWithPath: path))
    data[header + 2 * (22_050 * 5 / 2 + 2_646 * 2)] ^= 1
    try data.write(to: URL(fileURLWithPath: path))
    for (utterance, clip) in clips {
      #expect(try await store.clip(for: utterance) == clip)
    }
    #expect(await engine.calls == 6)

    // Somebody moves it away; what is heard again is in the next one.
    try FileManager.default.removeItem(atPath: path)
    for (utterance, clip) in clips {
      #expect(try await store.clip(for: utterance) == clip)
    }
    #expect(await engine.calls == 11)
    let next = folder.url.appending(path: "next.wav").path
    _ = try write(timeline, to: next)
    await store.remember(ClipPlace.places(of: clips, in: sound, after: header), in: next)
    for (utterance, clip) in clips {
      #expect(try await store.clip(for: utterance) == clip)
    }
    #expect(await engine.calls == 11)
  }

  /// With a cache, what a store has forgotten comes from there, and counts as what the run had already.
  @Test func whatWasForgottenIsReadFromTheCache() async throws {
    let folder = try TemporaryFolder()
    let cache = ClipCache(folder: folder.url.appending(path: "cache"))
    let engine = CountingEngine()
    let texts = ["one", "two", "three", "four", "five"]
    let store = ClipStore(engines: SpeechEngines([engine]), cache: cache, capacity: 2)
    var clips: [SoundClip] = []
    for text in texts { clips.append(try await store.clip(for: utterance(text))) }
    #expect(await !store.needsRecordings)
    for (text, clip) in zip(texts, clips) {
      #expect(try await store.clip(for: utterance(text)) == clip)
    }
    #expect(await engine.calls == 5)
    var figures = await store.figures
    #expect(figures.made == 5 && figures.cached == 0 && figures.shared == 5)

    let next = ClipStore(engines: SpeechEngines([engine]), cache: cache, capacity: 2)
    for text in texts { _ = try await next.clip(for: utterance(text)) }
    figures = await next.figures
    #expect(figures.made == 0 && figures.cached == 5 && figures.shared == 0)

    // A file where the cache should be takes none: then recordings are needed.
    let file = folder.url.appending(path: "file")
    try Data().write(to: file)
    let without = ClipStore(engines: SpeechEngines([engine]), cache: ClipCache(folder: file))
    _ = try await without.clip(for: utterance("six"))
    #expect(await without.needsRecordings)
  }

  /// Under a sound, and where it is cut off, a clip is not as it is: only the rest counts, and if
  /// that is less than half, none of it.
  @Test func onlyWhatIsHeardAsItIsCanBeReadAgain() async throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appending(path: "walk.wav").path
    let engine = CountingEngine()
    let under = try await engine.clip(for: utterance("under a sound"))
    let cut = try await engine.clip(for: utterance("cut off"))
    let late = try await engine.clip(for: utterance("cut off late"))
    let earcon = SoundClip(samples: [Int16](repeating: 900, count: 4_000))
    var timeline = Timeline()
    timeline.place(under, at: .zero)
    timeline.place(earcon, at: .zero)
    timeline.place(cut.samples.prefix(8_820), at: .seconds(2))
    timeline.place(late.samples.prefix(19_845), at: .seconds(4))
    let (sound, header) = try write(timeline, to: path)
    let clips = [
      (utterance("under a sound"), under), (utterance("cut off"), cut),
      (utterance("cut off late"), late),
    ]
    let places = ClipPlace.places(of: clips, in: sound, after: header)
      .sorted { $0.utterance.input.string > $1.utterance.input.string }
    #expect(places.map(\.utterance.input.string) == ["under a sound", "cut off late"])
    #expect(places.map(\.range) == [4_000..<22_050 - 176, 44..<19_845 - 176])
    #expect(places.map { WrittenClip($0, in: path).read() } == [under, late])
  }
}
