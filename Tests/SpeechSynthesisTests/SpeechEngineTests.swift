import AccessibilityModel
import Foundation
import Readings
import Testing
import Voices

@testable import SpeechSynthesis

/// What an engine can do decides what it is given and what becomes of its sound.
@Suite struct SpeechEngineTests {
  /// An engine with any abilities, whose clips are a second long with a word in the middle.
  private struct MadeUpEngine: SpeechEngine {
    var name = "made-up"
    var abilities: EngineAbilities
    var rateOfClips = 44_100

    func abilities(of voice: Voice) -> EngineAbilities { abilities }

    func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript {
      EngineScript(input: .notation("<\(reading.pronunciation)>"))
    }

    func check(_ voice: Voice) async throws {}

    func identity(of voice: Voice) async throws -> EngineIdentity {
      EngineIdentity(engine: name, voice: Data())
    }

    func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
      SoundClip(
        samples: (0..<rateOfClips).map { Int16(($0 % 100) * 100) }, sampleRate: rateOfClips,
        events: [.init(.word, sample: rateOfClips / 2)])
    }
  }

  private let voice = Voice(
    name: "someone", language: .korean, engine: "made-up", engineVoice: "someone", rate: 150)

  @Test(arguments: [
    (EngineAbilities.Input.phonemes, SpeechUtterance.Input.notation("<궁물 세 개>")),
    (.normalized, .text("국물, 세 개.")), (.written, .text("국물 3개")),
  ])
  func anEngineIsGivenWhatItTakes(input: EngineAbilities.Input, expected: SpeechUtterance.Input) {
    let engine = MadeUpEngine(abilities: EngineAbilities(input: input, wordTimes: .estimated))
    let reading = SpeechFrontEnd().read("국물\n3개", language: .korean)
    #expect(engine.input(for: reading, voice: voice, pitch: 50).input == expected)
  }

  @Test func aClipIsBroughtToOurRateWithItsWords() async throws {
    let abilities = EngineAbilities(input: .written, wordTimes: .measured, sampleRate: 44_100)
    let engines = SpeechEngines([MadeUpEngine(abilities: abilities)])
    let clip = try await engines.clip(for: SpeechUtterance(.text("hello"), voice: voice))
    #expect(clip.sampleRate == 22_050)
    #expect(clip.samples.count == 22_050)
    #expect(clip.words.map(\.start) == [0.5])
  }

  @Test func anEngineMustKeepToItsRate() async throws {
    let abilities = EngineAbilities(input: .written, wordTimes: .measured, sampleRate: 16_000)
    let engines = SpeechEngines([MadeUpEngine(abilities: abilities)])
    let error = await #expect(throws: SpeechError.self) {
      try await engines.clip(for: SpeechUtterance(.text("hello"), voice: voice))
    }
    #expect(
      error?.description
        == "the engine failed: made-up made sound of 44100 Hz where it promises 16000 Hz")
  }

  /// No sample rate, or one at which nobody speaks, is an error of the engine's.
  @Test(arguments: [0, -7, 100, 1_000_000, Int.max])
  func anEngineMustMakeSpeech(rate: Int) async throws {
    struct BrokenEngine: SpeechEngine {
      let name = "made-up"
      let rate: Int

      func abilities(of voice: Voice) -> EngineAbilities {
        EngineAbilities(input: .written, wordTimes: .estimated, sampleRate: rate)
      }
      func script(for reading: SpeechReading, voice: Voice, pitch: Int) -> EngineScript {
        EngineScript(input: .text(""))
      }
      func check(_ voice: Voice) async throws {}
      func identity(of voice: Voice) async throws -> EngineIdentity {
        EngineIdentity(engine: name, voice: Data())
      }
      func clip(for utterance: SpeechUtterance) async throws -> SoundClip {
        SoundClip(samples: [1, 2, 3], sampleRate: rate)
      }
    }
    let error = await #expect(throws: SpeechError.self) {
      try await SpeechEngines([BrokenEngine(rate: rate)])
        .clip(for: SpeechUtterance(.text("hello"), voice: voice))
    }
    #expect(
      error?.description
        == "the engine failed: made-up made sound of \(rate) Hz, which cannot be speech")
  }

  @Test func mostEnginesDoNotTellSounds() async throws {
    let engine = MadeUpEngine(abilities: EngineAbilities(input: .written, wordTimes: .estimated))
    #expect(try await engine.sounds(of: SpeechUtterance(.text("hello"), voice: voice)) == nil)
  }
}
