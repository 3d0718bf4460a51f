import AccessibilityModel
import Testing

@testable import ESpeak
@testable import Readings

@Suite struct ESpeakMarkupTests {
  private func ko(
    _ text: String, _ join: SpokenWord.Join = .space, _ kind: SpokenWord.Kind = .word
  ) -> SpokenWord {
    SpokenWord(text, .korean, written: 0..<1, join: join, kind: kind)
  }

  private func en(_ text: String, _ mnemonics: String? = nil) -> SpokenWord {
    SpokenWord(
      text, .english, written: 0..<1,
      pronunciation: mnemonics.map {
        .engine(name: ESpeakEngine.name, notation: $0)
      })
  }

  @Test func koreanWordsShareABracket() {
    let markup = ESpeakMarkup([ko("결제"), ko("카드")], voice: .korean)
    #expect(markup.text == "[[g|'j@|l|tS;-|e k|h|'a|d|u-]].")
    #expect(
      markup.segments == [
        ESpeakMarkup.Segment(position: 2..<16, words: 0..<1),
        ESpeakMarkup.Segment(position: 17..<28, words: 1..<2),
      ])
  }

  @Test func punctuationStandsOutside() {
    let words = [ko("예"), ko("아니요", .pause(.comma)), ko("네", .pause(.question))]
    #expect(
      ESpeakMarkup(words, voice: .korean, ending: .exclamation).text
        == "[['je]], [['a|n|i|jo]]? [[n|'e]]!")
    #expect(ESpeakMarkup(words, voice: .korean, ending: nil).text.hasSuffix("[[n|'e]]"))
  }

  @Test func aShortPauseIsAWordOfItsOwn() {
    let words = [ko("일이", .space, .number), ko("삼", .pause(.short), .number)]
    #expect(ESpeakMarkup(words, voice: .korean).text == "[['i|l|i _:: s|'a|m]].")
  }

  @Test func aNumberAndItsCounterAreOneWord() {
    let words = [ko("십", .space, .number), ko("년", .tight, .counter), ko("후")]
    let markup = ESpeakMarkup(words, voice: .korean)
    #expect(markup.text == "[[S;|'i|m|n|j@|n h|'u]].")
    #expect(markup.segments.map(\.words) == [0..<2, 2..<3])
  }

  @Test func englishInKoreanIsPlainText() {
    let words = [ko("새"), en("Apple"), en("Watch"), ko("앱")]
    #expect(
      ESpeakMarkup(words, voice: .korean).text == "[[s|'E]] Apple Watch [['E|p-]].")
  }

  @Test func givenPhonemesSwitchTheLanguageAndBack() {
    #expect(
      ESpeakMarkup([ko("새"), en("button", "b'Vt@n"), ko("앱")], voice: .korean).text
        == "[[s|'E]] [[_^_en-us b'Vt@n _^_ko]] [['E|p-]].")
    #expect(
      ESpeakMarkup([en("Add"), en("button", "b'Vt@n")], voice: .english).text
        == "Add [[b'Vt@n]].")
  }

  @Test func koreanInEnglishSwitchesBackInItsBracket() {
    let words = [en("Open"), ko("결제"), ko("예", .pause(.comma)), en("settings")]
    #expect(
      ESpeakMarkup(words, voice: SpokenLanguage("en-us")).text
        == "Open [[_^_ko g|'j@|l|tS;-|e _^_en-us]], [[_^_ko 'je _^_en-us]] settings.")
  }

  @Test func theWayBackToEnglishIsOneTheEngineKnows() {
    let words = [ko("예"), en("all")]
    for (voice, back) in [("en", "en-us"), ("en-US", "en-us"), ("en-GB", "en-rp")] {
      #expect(
        ESpeakMarkup(words, voice: SpokenLanguage(voice)).text == "[[_^_ko 'je _^_\(back)]] all.")
    }
  }

  @Test func ipaIsHonoured() {
    let korean = SpokenWord("국물", .korean, written: 0..<2, pronunciation: .ipa("kuŋmul"))
    #expect(ESpeakMarkup([korean], voice: .korean).text == "[[g|'u|N|m|u|l]].")
    let english = SpokenWord("data", .english, written: 0..<4, pronunciation: .ipa("ˈdeɪtə"))
    #expect(ESpeakMarkup([english], voice: .english).text == "[[d|'eI|t|@]].")
  }

  /// The engine says "dot" for a point between brackets and a small letter.
  @Test func aSentenceBeginsWithACapital() {
    let number = SpokenWord("number", .english, written: 0..<1, join: .pause(.period))
    #expect(
      ESpeakMarkup([en("button", "b'Vt@n"), number], voice: .english).text
        == "[[b'Vt@n]]. Number.")
  }

  @Test func eventsFindTheirWords() {
    let markup = ESpeakMarkup(
      [ko("결제"), en("Pay"), ko("카드", .pause(.comma))], voice: .korean)
    #expect(markup.text == "[[g|'j@|l|tS;-|e]] Pay, [[k|h|'a|d|u-]].")
    #expect(markup.words(at: 3) == 0..<1)
    #expect(markup.words(at: 20) == 1..<2)
    #expect(markup.words(at: 27) == 2..<3)
    #expect(markup.words(at: 1) == nil)
    #expect(markup.words(at: 23) == nil)
    #expect(markup.words(at: 9_999) == nil)
  }

  @Test func nothingToSayIsNothing() {
    #expect(ESpeakMarkup([], voice: .korean).text == "")
    #expect(ESpeakMarkup([ko("]]"), en("<&>")], voice: .korean).text == "")
  }
}
