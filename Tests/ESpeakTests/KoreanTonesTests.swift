import AccessibilityModel
import Testing

@testable import ESpeak
@testable import Readings

/// What a voice with our phonemes is given to say.
@Suite struct KoreanTonesTests {
  private func ko(_ text: String, _ join: SpokenWord.Join = .space) -> SpokenWord {
    SpokenWord(text, .korean, written: 0..<1, join: join)
  }

  private func markup(_ words: [SpokenWord], ending: SpokenWord.Pause? = .period) -> ESpeakMarkup {
    ESpeakMarkup(words, voice: .korean, ending: ending, phonemes: "overheard-ko", pitch: 50)
  }

  private func tones(_ eojeols: [String], _ end: SpokenWord.Pause?) -> String {
    KoreanTones().phrase(
      eojeols.map { eojeol in
        hangulUnits(of: eojeol).compactMap { unit in
          if case .syllable(let syllable) = unit { syllable } else { nil }
        }
      }, end: end
    ).map { $0.joined(separator: " ") }.joined(separator: " | ")
  }

  @Test func anEojeolGoesLowAndHigh() {
    #expect(tones(["물"], nil) == "44")
    #expect(tones(["불"], nil) == "44")
    #expect(tones(["딸"], nil) == "66")
    #expect(tones(["나라"], nil) == "24 46")
    #expect(tones(["카드"], nil) == "66 66")
    #expect(tones(["머리말"], nil) == "24 46 66")
    #expect(tones(["텍스트"], nil) == "66 66 66")
    #expect(tones(["비밀번호"], nil) == "24 44 44 46")
    #expect(tones(["이용약관을"], nil) == "24 45 53 34 46")
  }

  @Test func theEndOfAPhraseIsHeard() {
    #expect(tones(["조절", "가능"], .period) == "24 46 | 24 40")
    #expect(tones(["조절", "가능"], .comma) == "24 46 | 24 66")
    #expect(tones(["삭쩨할까요"], .question) == "66 65 53 34 69")
    #expect(tones(["네"], .period) == "40")
    #expect(tones(["딸기"], .period) == "66 60")
    #expect(tones(["달걀"], .period) == "24 40")
    #expect(tones(["할", "수"], .period) == "66 | 60")
  }

  @Test func eachEojeolIsALittleLower() {
    let eojeols = Array(repeating: "나라", count: 9)
    #expect(
      tones(eojeols, nil)
        == "24 46 | 24 46 | 13 35 | 13 35 | 02 24 | 02 24 | 01 13 | 01 13 | 01 13")
  }

  @Test func aToneStandsAfterEachVowel() {
    let markup = markup([ko("결제"), ko("카드"), ko("탭", .pause(.comma))])
    #expect(markup.text == "[[gk|'j@|24|l|tS;-|e|46 kh|'a|66|d|u-|66]], [[th|'E|60|p-]].")
    #expect(markup.segments.map(\.position) == [2..<23, 24..<40, 46..<57])
  }

  /// The glide of 됨 is short, that of 왼 is the engine's; ㄱ and ㄷ are voiced inside a word; ㄲ is not
  /// the coda ㄱ, nor ㅃ the coda ㅂ.
  @Test func ownNamesAndWhatTheEngineCallsThem() {
    let own = KoreanMnemonics(usesOwnTable: true)
    let words = ["됨", "봬", "왼", "고기", "카드", "자", "깍", "뺍", "덛따"]
    let written = words.flatMap { own.words(for: $0) }
    #expect(
      written == [
        "dt|'oe|m", "p|'oE", "'we|n", "gk|'o|g|i", "kh|'a|d|u-", "tSj|'a", "qk|'a|q", "pb|'E|p-",
        "dt|'@|t-|t-|a",
      ])
    let classic = written.map {
      $0.split(separator: "|").flatMap { KoreanMnemonics.classic(String($0)) }
        .joined(separator: "|")
    }
    #expect(classic == words.map { KoreanMnemonics().words(for: $0).joined() })
  }

  @Test func foreignWordsHaveNoTonesAndBeginHigher() {
    let button = SpokenWord(
      "button", .english, written: 0..<1,
      pronunciation: .engine(name: ESpeakEngine.name, notation: "b'Vt@n"))
    #expect(
      markup([ko("새"), button, ko("앱")]).text
        == "[[s|'E|66]] \u{1}80P [[_^_en-us b'Vt@n _^_overheard-ko]] \u{1}50P [['E|40|p-]].")
  }

  @Test func otherVoicesAreWrittenAsBefore() {
    let words = [ko("결제"), ko("카드")]
    #expect(
      ESpeakMarkup(words, voice: .korean).text == "[[g|'j@|l|tS;-|e k|h|'a|d|u-]].")
    #expect(
      ESpeakMarkup(words, voice: .english, phonemes: "overheard-ko").text
        == "[[_^_ko g|'j@|l|tS;-|e k|h|'a|d|u- _^_en-us]].")
  }

  @Test(arguments: ["콱콱콱콱콱콱콱콱콱콱콱콱콱콱콱콱", "할", "가나다라마바사아자차카타파하"])
  func longWordsStaySafe(word: String) {
    #expect(markup(Array(repeating: ko(word), count: 60)).isSafe)
  }
}
