import AccessibilityModel
import Testing

@testable import Readings

@Suite struct KoreanPhonologyTests {
  let phonology = KoreanPhonology()

  private func say(_ words: SpokenWord...) -> String {
    phonology.pronunciations(of: words).map { $0?.surface ?? "·" }.joined(separator: " ")
  }

  private func number(_ text: String, _ join: SpokenWord.Join = .space) -> SpokenWord {
    SpokenWord(text, .korean, written: 0..<1, join: join, kind: .number)
  }

  private func counter(_ text: String) -> SpokenWord {
    SpokenWord(text, .korean, written: 0..<1, join: .tight, kind: .counter)
  }

  private func word(_ text: String, _ join: SpokenWord.Join = .space) -> SpokenWord {
    SpokenWord(text, .korean, written: 0..<1, join: join)
  }

  @Test func digitsOfANumberAreOneWord() {
    #expect(say(number("이백육십사")) == "이뱅뉵씹싸")
    #expect(say(number("육십육")) == "육씸뉵")
    #expect(say(number("십칠"), number("점", .tight), number("사", .tight)) == "십칠 쩜 사")
    #expect(say(number("열여덟")) == "열려덜")
    #expect(say(number("스물일곱")) == "스물릴곱")
    #expect(say(number("열셋")) == "열쎋")
    #expect(say(number("칠십")) == "칠씹")
  }

  /// 일일이 is a word too, 일리리, but no digits of a code.
  @Test func digitsOneByOneAreNoWords() {
    #expect(say(number("일일이")) == "일일이")
    #expect(say(number("일일일이삼사오")) == "일일일이삼사오")
    #expect(say(number("일일일이이이삼삼삼사")) == "일일일이이이삼삼삼사")
    #expect(say(number("육일오")) == "육일오")
    #expect(say(number("삼육삼")) == "삼육쌈")
    #expect(say(word("일일이")) == "일리리")
  }

  @Test func aCounterBelongsToItsNumber() {
    #expect(say(number("십"), counter("년")) == "심 년")
    #expect(say(number("팔"), counter("일")) == "파 릴")
    #expect(say(number("사십"), counter("분")) == "사십 뿐")
    #expect(say(number("만"), counter("원")) == "마 눤")
    #expect(say(number("열"), counter("개")) == "열 깨")
    #expect(say(number("여덟"), counter("개")) == "여덜 개")
    #expect(say(number("일"), counter("등")) == "일 뜽")
    #expect(say(number("칠"), counter("달러")) == "칠 달러")
    #expect(say(number("일"), counter("연대")) == "일 련대")
    #expect(say(number("칠"), counter("유로")) == "칠 유로")
  }

  @Test func aPauseOrAnotherLanguagePartsWords() {
    #expect(say(word("할"), word("수")) == "할 쑤")
    #expect(say(word("할"), word("수", .pause(.comma))) == "할 수")
    let english = SpokenWord("Apple", .english, written: 0..<1)
    #expect(say(word("못"), english, word("먹다")) == "몯 · 먹따")
  }

  @Test func wordsOfANameStayApart() {
    #expect(say(word("애플"), word("워치", .tight)) == "애플 워치")
  }

  @Test func homographsFollowTheirNeighbours() {
    #expect(phonology.surface(of: "신고 있다") == "신꼬 읻따")
    #expect(phonology.surface(of: "신고 접수") == "신고 접쑤")
    #expect(phonology.surface(of: "빨리 감기") == "빨리 감끼")
    #expect(phonology.surface(of: "감기 조심") == "감기 조심")
  }

  @Test func anOverrideIsSaidAsGiven() {
    var given = word("국물")
    given.pronunciation = .hangul("국물")
    #expect(say(given, word("맛")) == "국물 맏")
    given.pronunciation = .ipa("kuŋmul")
    #expect(phonology.pronunciations(of: [given]) == [nil])
  }

  @Test func theTraceTellsEntryAndRules() throws {
    let pronunciation = try #require(
      phonology.pronunciations(of: [word("결제일이")], tracing: true)[0])
    let steps = pronunciation.steps.map { "\($0.cause): \($0.before) → \($0.after)" }
    #expect(
      steps == [
        "결제일=결쩨일 sinoTensing: 결제일이 → 결쩨일이",
        "제13–16항 liaison: 결쩨일이 → 결쩨이리",
      ])
    #expect(phonology.pronunciations(of: [word("결제일이")])[0]?.steps == [])
  }

  /// Every rule changes some word of the tables; which one is printed.
  @Test func everyRuleHasAnExample() throws {
    let tables = try ["korean-readings", "standard-pronunciation.ko", "ui-strings.ko"]
      .map(PronunciationTable.init)
    var examples: [SoundRule: String] = [:]
    for text in tables.flatMap(\.rows).map({ $0[0] })
    where examples.count < SoundRule.allCases.count {
      let words = TextNormalizer().normalize(AttributedText(text), language: .korean)
      for pronunciation in phonology.pronunciations(of: words, tracing: true) {
        for step in pronunciation?.steps ?? [] {
          guard case .rule(let rule) = step.cause, examples[rule] == nil else { continue }
          examples[rule] = "\(step.before) → \(step.after)"
        }
      }
    }
    for rule in SoundRule.allCases {
      print("\(rule.articles), \(rule.rawValue): \(examples[rule] ?? "no row")")
      #expect(examples[rule] != nil, "no row shows \(rule.rawValue)")
    }
  }

  @Test func everyRuleNamesItsArticles() {
    #expect(SoundRule.allCases.allSatisfy { $0.articles.first?.isNumber == true })
  }
}
