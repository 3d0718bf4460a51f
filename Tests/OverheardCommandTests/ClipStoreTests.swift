import AccessibilityModel
import Foundation
import Overheard
import Testing

@Suite struct ClipStoreTests {
  /// An engine that finishes nothing until it may.
  private actor WaitingEngine: SpeechEngine {
    nonisolated let name = "waiting"
    private(set) var calls = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

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
      await withCheckedContinuation { waiting.append($0) }
      return SoundClip(samples: [1])
    }

    func finish() {
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  /// However few clips it keeps, what is being spoken is not spoken a second time.
  @Test func whatIsBeingSpokenIsNotForgotten() async throws {
    let engine = WaitingEngine()
    let store = ClipStore(engines: SpeechEngines([engine]), capacity: 2)
    let voice = Voice(
      name: "someone", language: .english, engine: "waiting", engineVoice: "someone", rate: 150)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for turn in 1...2 {
        for number in 0..<10 {
          group.addTask {
            let utterance = SpeechUtterance(.text("\(number)"), voice: voice)
            let clip = try await store.clip(for: utterance)
            #expect(clip.samples == [1])
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
}
