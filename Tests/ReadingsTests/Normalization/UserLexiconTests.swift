import AccessibilityModel
import Readings
import Testing

@Suite("The user's lexicon")
struct UserLexiconTests {
  private let lexicon = UserLexicon(entries: [
    .init(written: "토스", spoken: "토쓰", language: .korean),
    .init(written: "3D", spoken: "삼디", language: .korean),
    .init(written: "ACME Pay", spoken: "아크미 페이", language: .korean),
    .init(written: "→", spoken: "다음", language: .korean, wordClass: .symbol),
    .init(written: "ACME", spoken: "ack me", language: .english),
  ])

  private func read(_ text: AttributedText, _ language: SpokenLanguage) -> [SpokenWord] {
    TextNormalizer().normalize(
      text, language: language, options: NormalizationOptions(lexicon: lexicon)
    )
  }

  @Test("An entry wins over every rule and name")
  func wins() {
    #expect(TextNormalizer.text(of: read("3D 보기 → ACME Pay로", .korean)) == "삼디 보기 다음 아크미 페이로")
    #expect(TextNormalizer.text(of: read("Pay ACME $5", .english)) == "Pay ack me five dollars")
  }

  @Test("An entry is a whole word, which only particles may follow")
  func wholeWords() {
    #expect(TextNormalizer.text(of: read("토스로 토스트 카페토스 ACMES", .korean)) == "토쓰로 토스트 카페토스 에이시엠이에스")
  }

  @Test("A Hangul entry keeps its spelling and brings its sound")
  func sound() throws {
    let word = try #require(read("토스", .korean).first)
    #expect(word == SpokenWord("토스", .korean, written: 0..<2, pronunciation: .hangul("토쓰")))
  }

  @Test("The longest entry wins, and of two of one spelling the later")
  func precedence() {
    let merged = lexicon.merging(
      UserLexicon(entries: [.init(written: "3D", spoken: "쓰리디이", language: .korean)])
    )
    let words = TextNormalizer().normalize(
      "3D ACME Pay", language: .korean, options: NormalizationOptions(lexicon: merged)
    )
    #expect(TextNormalizer.text(of: words) == "쓰리디이 아크미 페이")
  }

  @Test("A file of tab-separated lines is read")
  func parsing() throws {
    let parsed = try UserLexicon(
      parsing: """
        written\tspoken\tlanguage\tclass
        # our own names
        토스\t토쓰\tko

        GIF\t[[dZ'If]]\ten\tword
        SQL\tother-engine[[S I K W E L]]\ten
        data\t/ˈdætə/\ten-US
        →\t다음\tko\tsymbol\r
        """,
      file: "names.tsv"
    )
    #expect(
      parsed.entries == [
        .init(written: "토스", spoken: "토쓰", language: .korean),
        .init(
          written: "GIF", spoken: "GIF", language: .english,
          pronunciation: .engine(name: "espeak-ng", notation: "dZ'If")
        ),
        .init(
          written: "SQL", spoken: "SQL", language: .english,
          pronunciation: .engine(name: "other-engine", notation: "S I K W E L")
        ),
        .init(written: "data", spoken: "data", language: .english, pronunciation: .ipa("ˈdætə")),
        .init(written: "→", spoken: "다음", language: .korean, wordClass: .symbol),
      ]
    )
    let words = TextNormalizer().normalize(
      "GIF data", language: .english, options: NormalizationOptions(lexicon: parsed)
    )
    #expect(
      words.map(\.pronunciation) == [.engine(name: "espeak-ng", notation: "dZ'If"), .ipa("ˈdætə")])
  }

  @Test("Every wrong line is named with its file and line")
  func errors() {
    let text = """
      하나\t하나
      \t둘\tko
      셋\t\tko
      넷\t넷\tfr
      다섯\tfive\tko
      six\t육\ten
      일곱\t일곱\tko\tnoun
      """
    #expect {
      try UserLexicon(parsing: text, file: "Lexicon/app.tsv")
    } throws: { error in
      "\(error)" == """
        Lexicon/app.tsv:1:6: error: expected 3 or 4 columns separated by tabs, found 2; \
        write: written, spoken, language, class
        Lexicon/app.tsv:2:1: error: the first column, what is written, is empty
        Lexicon/app.tsv:3:3: error: the second column, what is said, is empty
        Lexicon/app.tsv:4:5: error: unknown language “fr”; write ko or en
        Lexicon/app.tsv:5:4: error: what is said in Korean must be Hangul; “f” is not
        Lexicon/app.tsv:6:5: error: what is said in English must be words of letters and apostrophes; “육” is not
        Lexicon/app.tsv:7:10: error: unknown class “noun”; write word or symbol
        """
    }
  }

  @Test("Phonemes of which nothing would be heard are refused")
  func phonemesWithoutASound() {
    let text = """
      Pay\t/漢/\ten
      Pay\t/pe漢/\ten
      Pay\t/ /\ten
      Pay\t//\ten
      Pay\t[[ ]]\ten
      Pay\t[[]]\ten
      Pay\t[[%%]]\ten
      Pay\t[[p'eI漢]]\ten
      Pay\t[[p'eI]]\ten
      Pay\t/pʰˈe͡ɪ/\ten
      """
    #expect {
      try UserLexicon(parsing: text, file: "app.tsv")
    } throws: { error in
      "\(error)" == """
        app.tsv:1:6: error: the voice has no sound for “漢”; write other symbols of IPA
        app.tsv:2:8: error: the voice has no sound for “漢”; write other symbols of IPA
        app.tsv:3:5: error: there is no sound between the slashes; write IPA such as /ˈbʌtən/
        app.tsv:4:5: error: there is no sound between the slashes; write IPA such as /ˈbʌtən/
        app.tsv:5:5: error: there is no phoneme between the brackets; write names such as [[b'Vt@n]]
        app.tsv:6:5: error: there is no phoneme between the brackets; write names such as [[b'Vt@n]]
        app.tsv:7:5: error: there is no phoneme between the brackets; write names such as [[b'Vt@n]]
        app.tsv:8:11: error: “漢” is in no name of a phoneme; these are ASCII characters
        """
    }
  }
}
