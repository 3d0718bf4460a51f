import AccessibilityModel
import Readings
import Testing

/// A text as its words, with how each is joined: `_` without a break, `|,` with a pause.
private func score(
  _ text: AttributedText,
  _ language: SpokenLanguage = .korean,
  _ options: NormalizationOptions = NormalizationOptions()
) -> String {
  let read = TextNormalizer().read(text, language: language, options: options)
  var score = ""
  for (index, word) in read.words.enumerated() {
    switch word.join {
    case .tight: score += "_"
    case .space: score += index == 0 ? "" : " "
    case .pause(let pause): score += " |\(pause.rawValue) "
    }
    score += word.text
  }
  return score + (read.ending.map { " |\($0.rawValue)" } ?? "")
}

@Suite("Joins and pauses")
struct JoinTests {
  @Test("A counter is said in one breath with its number")
  func counters() {
    #expect(score("알림 3개, 40분 전") == "알림 세_개 |comma 사십_분 전")
    #expect(score("₩12,000") == "만_이천_원")
    #expect(score("10월 16일") == "시월 십육_일")
    #expect(score("iOS 17.4") == "아이오에스_십칠_점_사")
  }

  @Test("A short pause parts the groups of a telephone number")
  func telephone() {
    #expect(score("010-1234-5678") == "공일공 |short 일이삼사 |short 오육칠팔")
    #expect(score("+82 10-1234-5678") == "플러스 팔이 |short 일공 |short 일이삼사 |short 오육칠팔")
    #expect(score("삼성카드 **** 1234") == "삼성카드 별표 네_개 |short 일이삼사")
  }

  @Test("Each word of a long row of digits stands for digits of its own")
  func longDigits() {
    let text = String(repeating: "7", count: 1000)
    for digits in [text, "번호 " + text, "1." + text] {
      let words = TextNormalizer().normalize(AttributedText(digits), language: .korean)
      #expect(!words.isEmpty)
      #expect(words.allSatisfy { $0.written.count <= 16 }, "\(digits.prefix(4))")
    }
  }

  @Test("Punctuation becomes pauses, and the mark at the end ends the text")
  func punctuation() {
    #expect(score("삭제할까요? 되돌릴 수 없습니다.") == "삭제할까요 |question 되돌릴 수 없습니다 |period")
    #expect(score("[필수] 약관 동의 (보기)") == "필수 |comma 약관 동의 |comma 보기")
    #expect(score("잔액: 500원!") == "잔액 |colon 오백_원 |exclamation")
    #expect(score("켜기/끄기") == "켜기 |short 끄기")
    #expect(score("첫 줄\n둘째 줄") == "첫 줄 |comma 둘째 줄")
    #expect(score("Delete it? No. 5 stays", .english) == "Delete it |question number five stays")
  }

  @Test("A particle belongs to the word before it, past brackets and quotes too")
  func particles() {
    #expect(score("VoiceOver를 켜세요") == "보이스오버를 켜세요")
    #expect(score("'취소'를 누르세요") == "취소를 누르세요")
    #expect(score("인증번호는 [482913]입니다") == "인증번호는 |comma 사팔이구일삼입니다")
    #expect(score("3개를 5에서 뺍니다") == "세_개를 오에서 뺍니다")
  }
}

@Suite("Punctuation levels and spelling out")
struct PunctuationTests {
  private func words(
    _ text: AttributedText, _ level: PunctuationLevel, _ language: SpokenLanguage = .korean
  )
    -> String
  {
    let options = NormalizationOptions(punctuation: level)
    return TextNormalizer.text(
      of: TextNormalizer().normalize(text, language: language, options: options)
    )
  }

  @Test("All says every mark, some the signs that carry a word, none neither")
  func levels() {
    #expect(words("안녕, 친구 & 가족!", .all) == "안녕 쉼표 친구 앤드 가족 느낌표")
    #expect(words("안녕, 친구 & 가족!", .some) == "안녕 친구 앤드 가족")
    #expect(words("안녕, 친구 & 가족!", .none) == "안녕 친구 가족")
    #expect(words("Hi, Tom & Al!", .all, .english) == "Hi comma Tom and Al exclamation mark")
    #expect(words("Hi, Tom & Al!", .none, .english) == "Hi Tom Al")
  }

  @Test("A number keeps its meaning at every level")
  func numbers() {
    for level in PunctuationLevel.allCases {
      #expect(words("-5°C", level) == "영하 오 도")
      #expect(words("2:30", level) == "두 시 삼십 분")
      #expect(words("$12.99", level, .english) == "twelve dollars and ninety nine cents")
    }
  }

  @Test("A run can ask for all punctuation or none")
  func attributedPunctuation() {
    let text = AttributedText(runs: [
      .init("a.b ", SpeechAttributes(punctuation: true)),
      .init("c & d", SpeechAttributes(punctuation: false)),
    ])
    #expect(score(text, .english) == "A period B C D")
  }

  @Test("Spelling out says every character by its name")
  func spellOut() {
    let code = AttributedText(runs: [.init("코드 "), .init("A1-가", SpeechAttributes(spellOut: true))])
    #expect(score(code) == "코드 에이 |short 일 |short 하이픈 |short 가")
    let options = NormalizationOptions(spellsOut: true)
    #expect(score("b2_", .english, options) == "B |short two |short underline")
  }
}

@Suite("Languages in one text")
struct LanguageRunTests {
  private func voices(
    _ text: AttributedText, _ language: SpokenLanguage, _ voices: NormalizationOptions.Voices = .one
  )
    -> String
  {
    TextNormalizer().normalize(
      text, language: language, options: NormalizationOptions(voices: voices)
    )
    .map { "\($0.text)/\($0.language)" }.joined(separator: " ")
  }

  @Test("One voice reads everything on a Korean screen")
  func oneVoice() {
    #expect(voices("Search for new music 3개", .korean) == "서치/ko 포/ko 뉴/ko 뮤직/ko 세/ko 개/ko")
  }

  @Test("Three English words and more are read by the English voice when voices switch")
  func switching() {
    #expect(
      voices("제목: The quick brown fox 재생", .korean, .switching)
        == "제목/ko The/en quick/en brown/en fox/en 재생/ko"
    )
    #expect(voices("Apple Pay 사용", .korean, .switching) == "애플/ko 페이/ko 사용/ko")
  }

  @Test("An attributed run keeps its language")
  func attributed() {
    let text = AttributedText(runs: [
      .init("오늘의 표현 "),
      .init("piece of 3 cakes", SpeechAttributes(language: SpokenLanguage("en-US"))),
    ])
    #expect(voices(text, .korean) == "오늘의/ko 표현/ko piece/en of/en three/en cakes/en")
  }

  @Test("On an English screen Hangul is Korean; digits go with the nearest letter, or are English")
  func englishScreen() {
    #expect(voices("Pay 3 결제", .english) == "Pay/en three/en 결제/ko")
    #expect(voices("Order 3개", .english) == "Order/en 세/ko 개/ko")
    #expect(voices("결제 12 items", .english) == "결제/ko twelve/en items/en")
    #expect(voices("12", SpokenLanguage("en-GB")) == "twelve/en")
    #expect(voices("12", SpokenLanguage("ko-KR")) == "십이/ko")
  }

  @Test("A run with IPA is handed on with it")
  func ipa() throws {
    let text = AttributedText(runs: [
      .init("say "), .init("GIF", SpeechAttributes(pitch: 1.5, ipa: "dʒɪf")),
    ])
    let word = try #require(TextNormalizer().normalize(text, language: .english).last)
    #expect(
      word
        == SpokenWord("GIF", .english, written: 4..<7, pronunciation: .ipa("dʒɪf"), pitch: 1.5)
    )
  }
}

@Suite("Contexts")
struct ContextTests {
  private func words(
    _ text: AttributedText, _ context: NormalizationOptions.Context, _ language: SpokenLanguage
  )
    -> String
  {
    TextNormalizer.text(
      of: TextNormalizer().normalize(
        text, language: language, options: NormalizationOptions(context: context)
      )
    )
  }

  @Test("What a text is known to be decides what its digits mean")
  func contexts() {
    #expect(words("2/5", .prose, .korean) == "오분의 이")
    #expect(words("2/5", .pageCount, .korean) == "총 오 중 이")
    #expect(words("12/25", .pageCount, .english) == "twelve of twenty five")
    #expect(words("3:25", .prose, .korean) == "세 시 이십오 분")
    #expect(words("3:25", .duration, .korean) == "삼 분 이십오 초")
    #expect(words("3:25", .duration, .english) == "three minutes twenty five seconds")
    #expect(words("1234", .prose, .korean) == "천이백삼십사")
    #expect(words("1234", .code, .korean) == "일이삼사")
    #expect(words("1234", .code, .english) == "one two three four")
  }
}

@Suite("Written ranges")
struct WrittenRangeTests {
  private func spans(_ text: AttributedText, _ language: SpokenLanguage = .korean) -> [String] {
    let scalars = Array(text.string.unicodeScalars)
    return TextNormalizer().normalize(text, language: language).map { word in
      let written = String(String.UnicodeScalarView(scalars[word.written]))
      return "\(word.text)=\(written)"
    }
  }

  @Test("Every word knows the characters it stands for")
  func ranges() {
    #expect(spans("알림 3개") == ["알림=알림", "세=3", "개=개"])
    #expect(spans("₩12,000") == ["만=₩12,000", "이천=₩12,000", "원=₩12,000"])
    #expect(
      spans("2:30 PM") == ["오후=2:30 PM", "두=2:30 PM", "시=2:30 PM", "삼십=2:30 PM", "분=2:30 PM"]
    )
    #expect(spans("VoiceOver를") == ["보이스오버를=VoiceOver를"])
    #expect(spans("👍🏽 네") == ["올린=👍🏽", "엄지=👍🏽", "네=네"])
    #expect(spans("Mar 14", .english) == ["March=Mar", "fourteenth=14"])
  }

  @Test("Decomposed Hangul keeps its own offsets")
  func decomposed() {
    let words = TextNormalizer().normalize(
      "\u{1100}\u{1161}\u{11A8} 3\u{1100}\u{1162}", language: .korean)
    #expect(words.map(\.text) == ["각", "세", "개"])
    #expect(words.map(\.written) == [0..<3, 4..<5, 5..<7])
  }
}

@Suite("Steps")
struct StepTests {
  private func steps(_ text: AttributedText, _ language: SpokenLanguage = .korean) -> [String] {
    TextNormalizer().read(text, language: language, tracing: true).steps.map(\.description)
  }

  @Test("Tracing tells which rule made what of what")
  func tracing() {
    #expect(
      steps("알림 3개, 50% Wi-Fi")
        == [
          "word 알림 → 알림", "native counter 3개 → 세 개", "pause , → ", "unit 50% → 오십 퍼센트",
          "name Wi-Fi → 와이파이",
        ]
    )
    #expect(
      steps("$5 on Mar 14", .english) == [
        "money $5 → five dollars", "word on → on", "date Mar 14 → March fourteenth",
      ])
  }

  @Test("Without tracing there are no steps")
  func silent() {
    #expect(TextNormalizer().read("3개", language: .korean).steps.isEmpty)
  }
}

@Suite("English pronunciations")
struct EnglishPronunciationTests {
  private func phonemes(_ notation: String) -> SpokenWord.Override? {
    EnglishPhonemes(notation).map { .phonemes($0) }
  }

  @Test("Words that engines swallow carry their own phonemes")
  func button() {
    let words = TextNormalizer().normalize("Buttons written by Samsung", language: .english)
    #expect(
      words.map(\.pronunciation)
        == [phonemes("b ˈʌ t ə n z"), phonemes("ɹ ˈɪ t ə n"), nil, phonemes("s ˈæ m s ʌ ŋ")]
    )
  }

  @Test(
    "A button's verb is none of its homographs",
    arguments: [
      ("Close", "k l ˈoʊ z"), ("Close account", "k l ˈoʊ z"), ("Close friends", nil),
      ("Too close", nil),
      ("Use code SAVE", "j ˈuː z"), ("Terms of use", nil), ("Use of data", nil),
      ("Record video", "ɹ ᵻ k ˈɔːɹ d"), ("Record 3", nil), ("Mark as read", "ɹ ˈɛ d"),
      ("Read more", nil),
      ("Read receipts", "ɹ ˈɛ d"),
    ])
  func homographs(text: String, notation: String?) {
    let words = TextNormalizer().normalize(AttributedText(text), language: .english)
    let own = words.compactMap(\.pronunciation).first
    #expect(own == notation.flatMap(phonemes))
  }

  @Test("A letter A is not the article")
  func letterA() {
    let words = TextNormalizer().normalize("Vitamin A", language: .english)
    #expect(words.last?.kind == .letterName)
    #expect(words.last?.pronunciation == phonemes("ˈeɪ"))
    #expect(TextNormalizer().normalize("A plan", language: .english).first?.pronunciation == nil)
  }
}
