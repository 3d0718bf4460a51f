import AccessibilityModel
import Languages
import Overheard
import ScreenReading
import Testing

@testable import Readings

/// A third language is found by its letters, is spoken by its own voice, and is never English.
@Suite struct ThirdLanguageTests {
  private static let greek = SpokenLanguage("el")

  /// Each word with the language that reads it.
  private func words(_ text: AttributedText, _ language: String) throws -> [String] {
    let frontEnd = SpeechFrontEnd(readings: try LanguagePacks.withGreek().readings)
    return frontEnd.read(text, language: SpokenLanguage(language)).words.map {
      "\($0.text)/\($0.language)"
    }
  }

  @Test(arguments: [
    ("Send 10 to Ωμέγα now", "en", "Send/en ten/en to/en Ωμέγα/el now/en"),
    ("결제 3개, Καλημέρα 완료", "ko", "결제/ko 세/ko 개/ko Καλημέρα/el 완료/ko"),
    ("Pay Καλημέρα 완료", "en", "Pay/en Καλημέρα/el 완료/ko"),
    ("Απλά OK 3개", "el", "Απλά/el OK/en 세/ko 개/ko"),
    // A lone letter is a sign of the language around it.
    ("5 μm", "ko", "오/ko 마이크로미터/ko"),
    ("the angle α", "en", "the/en angle/en alpha/en"),
  ])
  func itsLettersAreFound(text: String, language: String, expected: String) throws {
    #expect(try words(AttributedText(text), language).joined(separator: " ") == expected)
  }

  @Test func mostLettersChooseTheVoice() throws {
    let frontEnd = SpeechFrontEnd(readings: try LanguagePacks.withGreek().readings)
    #expect(frontEnd.read("결제 Καλημέρα", language: .korean).voice == Self.greek)
    #expect(frontEnd.read("결제 완료했어요 Καλη", language: .korean).voice == .korean)
    #expect(frontEnd.read("Pay Καλημέρα", language: .english).voice == Self.greek)
  }

  /// What is marked as Japanese, which has no pack, is read by whom the text around it names.
  @Test func eachPackSaysWhoReadsWhatItCannot() throws {
    let priced = AttributedText(runs: [
      .init("α β γ "), .init("$5", .init(language: SpokenLanguage("ja"))),
    ])
    #expect(try words(priced, "el").last == "$5/el")
    #expect(try words(priced, "ko").last == "dollars/en")
    let toEnglish = SpeechFrontEnd(readings: [
      .korean, .english, try LanguagePack.greek(others: .english).reading,
    ])
    #expect(toEnglish.read(priced, language: Self.greek).words.last?.text == "dollars")
  }

  /// Without a pack of English nothing is read, timed or taken for English.
  @Test func withoutEnglishNothingIsEnglish() throws {
    let reading = try LanguagePack.greek().reading
    let read = SpeechFrontEnd(readings: [reading]).read("OK, 5 😀", language: .english)
    #expect(read.words.map(\.text) == ["OK", "5", "😀"])
    #expect(Set(read.words.map(\.language)) == [Self.greek])
    #expect(read.voice == Self.greek)
    let korean = SpeechFrontEnd(readings: [.korean]).read("$5", language: SpokenLanguage("ja"))
    #expect(korean.words.map(\.language) == [.korean, .korean])
    #expect(SpeechFrontEnd(readings: []).read("OK", language: .english).isSilent)

    let packs = LanguagePacks(try .greek())
    #expect(packs.pack(ofText: "12:30 設定 OK").language == Self.greek)
    let part = SpokenAnnouncement.Part(.label, "OK 12:30", SpokenLanguage("ja"))
    #expect(packs.durations.milliseconds(of: part) == 1000)
  }

  @Test func aPackThatNamesNobodyIsRefused() throws {
    let packs = LanguagePacks.builtIn
    let pack = try LanguagePack.greek(others: SpokenLanguage("fr"))
    let error = #expect(throws: UnusablePack.self) { try packs.adding(pack) }
    #expect(
      error?.description
        == "the pack of 'el' cannot be used: it leaves what it cannot read to 'fr', "
        + "which has no pack")
    let twice = #expect(throws: UnusablePack.self) { try packs.adding(.english) }
    #expect(
      twice?.description == "the pack of 'en' cannot be used: there is a pack of this language")
  }

  @Test(arguments: LanguagePacks.builtIn.packs.map(\.language))
  func builtInPacksNameAPack(language: SpokenLanguage) throws {
    let pack = try LanguagePacks.builtIn.pack(for: language)
    #expect(LanguagePacks.builtIn[pack.reading.others] != nil)
  }

  /// The voice of a language speaks it; no other takes its place.
  @Test func theVoiceSwitchesOrIsMissed() throws {
    let catalogue = try VoiceCatalogue.standard()
    let voices = [try catalogue.voice(for: .korean), try catalogue.voice(for: .english)]
    let frontEnd = SpeechFrontEnd(readings: try LanguagePacks.withGreek().readings)
    func line(_ voices: [Voice], _ text: AttributedText) throws -> SpokenLine? {
      try VoiceCast(voices: voices, engines: [ESpeakEngine()], frontEnd: frontEnd)
        .line(for: text, language: .korean)
    }
    let own = voices + [try catalogue.voice(namedOrAt: "espeak:el")]
    #expect(try line(own, "Καλημέρα 결제")?.utterance.voice.name == "espeak:el")
    #expect(try line(own, "결제하기 Καλη")?.utterance.voice.name == "ko")
    let mixed = try #require(try line(own, "Καλημέρα 결제")).utterance.input
    #expect(mixed.string.hasPrefix("Καλημέρα [[_^_ko "))
    let error = #expect(throws: SpeechError.self) { try line(voices, "Καλημέρα") }
    #expect(
      error?.description == "no voice speaks 'el', the language of “Καλημέρα”; there are "
        + "voices for en, ko")
  }
}
