import AccessibilityModel
import Foundation
import SpeechSynthesis
import TestSupport
import Testing
import Voices

@testable import ESpeak

/// The tables of IPA symbols: the names in them are those of the engine.
@Suite struct IPATableTests {
  @Test(arguments: [SpokenLanguage.english, .korean])
  func theEngineKnowsEveryName(language: SpokenLanguage) async throws {
    let engine = ESpeakEngine()
    let voice = try VoiceCatalogue.standard().voice(for: language)
    func said(_ name: String) async throws -> String {
      try await engine.pronunciation(of: SpeechUtterance(.notation("[[\(name)]]"), voice: voice))
    }
    for (symbol, sound) in try #require(IPATable.table(for: language)).sounds {
      #expect(try await !said(sound.name).isEmpty, "\(symbol) \(sound.name)")
    }
    // Otherwise this test would show nothing.
    #expect(try await said("(~~)").isEmpty)
  }

  /// The names that a lexicon may use are the engine's; marks of stress and length say nothing alone.
  @Test(arguments: [SpokenLanguage.english, .korean])
  func theEngineKnowsEveryNameOfALexicon(language: SpokenLanguage) async throws {
    let engine = ESpeakEngine()
    let voice = try VoiceCatalogue.standard().voice(for: language)
    for name in PhonemeNames.names(for: language).names {
      guard !name.hasPrefix("_"), name.contains(where: { $0.isLetter || $0.isNumber || $0 == "@" })
      else { continue }
      let said = try await engine.pronunciation(
        of: SpeechUtterance(.notation("[[\(name)]]"), voice: voice))
      #expect(!said.isEmpty, "\(name)")
    }
  }

  @Test func theFirstPhonemeThatNoVoiceHas() {
    func unknown(_ notation: String, _ language: SpokenLanguage) -> String? {
      PhonemeNames.unknown(in: notation, language: language).map {
        "\($0.offset) \($0.name) \($0.nearest ?? "-")"
      }
    }
    #expect(unknown("d'eIt@ p,eIm@nt || b'Vt@n", .english) == nil)
    #expect(unknown("g|'j@|l|tS;-|@|N k|h|'a|d|u-", .korean) == nil)
    // A sound of other languages, which the engine knows.
    #expect(unknown("QQQ", .english) == "0 Q q")
    #expect(unknown("b'Vt~n", .english) == "4 ~ -")
    #expect(unknown("n@ll'eI", .korean) == "6 I i")
  }

  @Test func theFirstSymbolThatNoVoiceCanSay() {
    #expect(IPATable.fault(in: "ˈbʌt.ən", language: .english) == nil)
    #expect(IPATable.fault(in: "kʼɯt̚", language: .korean) == nil)
    #expect(IPATable.fault(in: "peɸ", language: .english) == .symbol(offset: 2))
    #expect(IPATable.fault(in: "漢", language: .korean) == .symbol(offset: 0))
    // English has it, Korean does not.
    #expect(IPATable.fault(in: "θ", language: .english) == nil)
    #expect(IPATable.fault(in: "θ", language: .korean) == .symbol(offset: 0))
    // A third language has neither the sounds of English nor those of Korean.
    #expect(IPATable.fault(in: "a", language: SpokenLanguage("el")) == .language)
    #expect(IPAMnemonics(ipa: "a", language: SpokenLanguage("el")) == nil)
  }

  /// What was rendered with other tables is made anew: each of them is in their identity.
  @Test func allTablesAreKnown() throws {
    let folder = ToolRun.root.appending(path: "Sources/ESpeak/Phonemes")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(PhonemeTables.files == files.filter { $0.hasSuffix(".tsv") }.sorted())
    for file in files where file.hasSuffix(".tsv") {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(PhonemeTables.tables.text(of: file) == text)
    }
    #expect(PhonemeTables.identity.count == 32)
  }
}
