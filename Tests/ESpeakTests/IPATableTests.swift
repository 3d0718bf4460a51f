import AccessibilityModel
import SpeechSynthesis
import Testing
import Voices

@testable import ESpeak

/// The tables of IPA symbols: the names in them are those of the engine.
@Suite struct IPATableTests {
  @Test(arguments: [Language.english, .korean])
  func theEngineKnowsEveryName(language: Language) async throws {
    let engine = ESpeakEngine()
    let voice = try VoiceCatalogue.standard().voice(for: language)
    func said(_ name: String) async throws -> String {
      try await engine.pronunciation(of: Utterance(.notation("[[\(name)]]"), voice: voice))
    }
    for (symbol, sound) in IPATable.table(for: language).sounds {
      #expect(try await !said(sound.name).isEmpty, "\(symbol) \(sound.name)")
    }
    // Otherwise this test would show nothing.
    #expect(try await said("(~~)").isEmpty)
  }

  @Test func theFirstSymbolThatNoVoiceCanSay() {
    #expect(IPATable.unknownSymbol(in: "ˈbʌt.ən", language: .english) == nil)
    #expect(IPATable.unknownSymbol(in: "kʼɯt̚", language: .korean) == nil)
    #expect(IPATable.unknownSymbol(in: "peɸ", language: .english) == 2)
    #expect(IPATable.unknownSymbol(in: "漢", language: .korean) == 0)
    // English has it, Korean does not.
    #expect(IPATable.unknownSymbol(in: "θ", language: .english) == nil)
    #expect(IPATable.unknownSymbol(in: "θ", language: .korean) == 0)
  }
}
