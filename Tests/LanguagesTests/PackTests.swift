import AccessibilityModel
import Languages
import Readings
import ReviewPages
import ScreenReading
import Testing
import VoiceOver
import Voices

/// Every language has all it needs; if one fails, it names what is missing and where it belongs.
@Suite struct PackTests {
  @Test(arguments: LanguagePacks.builtIn.languages)
  func nothingIsMissing(language: SpokenLanguage) throws {
    #expect(gaps(in: try LanguagePacks.builtIn.pack(for: language)) == [])
  }

  @Test func whatIsMissingIsNamed() throws {
    var pack = try LanguagePack.klingon()
    #expect(gaps(in: pack) == [])
    pack.wordings[ScreenReader.voiceOver.id] = try ReaderWording(
      language: pack.language, table: "trait.button\tleQ\t\tG\tOURS")
    pack.pageWords = PageWordTable(["play": "muchw"])
    let gaps = gaps(in: pack)
    #expect(gaps.contains("tlh: VoiceOver's words have no row 'state.selected'"))
    #expect(!gaps.contains("tlh: VoiceOver's words have no row 'trait.button'"))
    #expect(gaps.contains("tlh: the words of pages have no row 'pause'"))
    #expect(!gaps.contains("tlh: the words of pages have no row 'play'"))
  }

  /// What a pack lacks.
  private func gaps(in pack: LanguagePack) -> [String] {
    // `WordingTests` sees that English has a row for whatever is said, and no other.
    let said = ReaderWording.voiceOverEnglish.keys.filter {
      !$0.rawValue.hasPrefix(VoiceOverKey.characterPrefix)
    }
    let languages = LanguagePacks.builtIn.languages.map {
      ReaderWording.Key(rawValue: "language.\($0)")
    }
    let wording = Set(said + languages).filter {
      pack.wordings[ScreenReader.voiceOver.id]?[$0] == nil
    }.map {
      "\(pack.language): VoiceOver's words have no row '\($0)'"
    }
    let page = PageWords.names.filter { pack.pageWords.byName[$0] == nil }
      .map { "\(pack.language): the words of pages have no row '\($0)'" }
    return wording.sorted() + page
  }

  @Test(arguments: LanguagePacks.builtIn.languages)
  func everyPartIsOfOneLanguageAndAVoiceSpeaksIt(language: SpokenLanguage) throws {
    let pack = try LanguagePacks.builtIn.pack(for: language)
    #expect(try pack.wording(of: .voiceOver).language == language)
    #expect(pack.reading.language == language)
    let voice = try VoiceCatalogue.standard().voice(for: pack.voiceLanguage)
    #expect(voice.language.base == language.base)
  }

  @Test func aPackIsFoundWhateverTheRegion() throws {
    let packs = LanguagePacks.builtIn
    #expect(try packs.pack(for: SpokenLanguage("en-GB")).name == "English")
    #expect(try packs.pack(for: SpokenLanguage("ko_KR")).name == "한국어")
    let error = #expect(throws: UnknownLanguage.self) { try packs.pack(for: SpokenLanguage("fr")) }
    #expect(
      error?.description
        == "Overheard does not know what screen readers say in 'fr'; it knows ko and en")
  }

  @Test(arguments: [
    ("알림 3개", "ko"), ("3 alerts", "en"), ("Apple 결제", "ko"), ("12:30", "en"), ("設定", "en"),
    ("\u{F8D0}", "tlh"),
  ])
  func aTextTellsItsLanguage(text: String, language: String) throws {
    #expect(try LanguagePacks.withKlingon().pack(ofText: text).language.tag == language)
  }

  @Test func wordsAreReadAsTheyAreWritten() throws {
    let frontEnd = SpeechFrontEnd(readings: try LanguagePacks.withKlingon().readings)
    let reading = frontEnd.read(
      "nuqneH, 2.5 Qapla'!", language: SpokenLanguage("tlh"), tracing: true)
    #expect(reading.words.map(\.text) == ["nuqneH", "2.5", "Qapla'"])
    #expect(reading.words.map(\.written) == [0..<6, 8..<11, 12..<18])
    #expect(reading.words[1].join == .pause(.comma))
    #expect(reading.ending == .exclamation)
    #expect(reading.voice.tag == "tlh")
    #expect(reading.steps.count == 3)
  }

  /// A run in a language without a reader is read as English; one with a reading gets that.
  @Test func aRunIsReadInItsOwnLanguage() throws {
    let text = AttributedText(runs: [
      .init("결제 "), .init("$5", .init(language: SpokenLanguage("tlh"))),
    ])
    let known = SpeechFrontEnd(readings: try LanguagePacks.withKlingon().readings)
    #expect(known.read(text, language: .korean).normalized == "결제 $5")
    #expect(SpeechFrontEnd().read(text, language: .korean).normalized == "결제 five dollars")
  }
}
