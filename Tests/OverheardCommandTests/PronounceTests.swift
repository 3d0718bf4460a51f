import Foundation
import TestSupport
import Testing

/// `overheard pronounce`, and lexicons of a user's own.
@Suite struct PronounceTests {
  @Test func theLexiconOfTheFolderIsUsed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("KTX\t케이티엑스입니다\tko\tword\n", to: "lexicon.tsv")
    let run = try await ToolRun(["pronounce", "KTX"], in: folder.url)
    #expect(run.output.hasPrefix("KTX\t케이티엑스입니다\t"))
    try folder.write("KTX\t고속 열차\tko\n", to: "other.tsv")
    let given = try await ToolRun(["pronounce", "--lexicon", "other.tsv", "KTX"], in: folder.url)
    #expect(given.output.hasPrefix("KTX\t고속 열차\t"))
  }

  @Test func aPhonemeThatTheVoiceLacksIsAnErrorInItsPlace() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Pay\t[[QQQ]]\ten\nCard\tespeak-ng[[k'A@Yd]]\ten\nPIN\tother[[QQQ]]\ten\n", to: "lexicon.tsv")
    let run = try await ToolRun(["pronounce", "Pay"], in: folder.url)
    #expect(run.code == 65)
    #expect(
      run.errors == """
        lexicon.tsv:1:7: error: the voice has no phoneme “Q”; did you mean “q”?
        lexicon.tsv:2:21: error: the voice has no phoneme “Y”; write names such as [[b'Vt@n]]

        """)
  }

  @Test func aTextThatLooksLikeAnOptionNeedsTwoHyphens() async throws {
    let run = try await ToolRun(["pronounce", "-5°C"])
    #expect(
      run.errors.hasPrefix(
        "overheard: to pronounce a text that begins with -, write -- before it: "
          + "overheard pronounce -- '-5°C'\n"))
    #expect(run.code == 64)
    let right = try await ToolRun(["pronounce", "--language", "en", "--", "-5°C"])
    #expect(right.output.hasPrefix("-5°C\tminus five degrees Celsius\t"))
  }

  @Test(arguments: [("-$45.00", "'-$45.00'"), ("-0:30", "-0:30"), ("-it's", #"'-it'\''s'"#)])
  func aSpokenTextThatLooksLikeAnOptionNeedsAnEqualsSign(text: String, word: String) async throws {
    let run = try await ToolRun(["speak", "--text", text])
    #expect(
      run.errors.hasPrefix(
        "overheard: to speak a text that begins with -, write = before it: "
          + "overheard speak --text=\(word)\n"))
    #expect(run.code == 64)
  }

  @Test func linesForPrograms() async throws {
    let run = try await ToolRun(["pronounce", "--format", "json", "국물 3개", "a\tb"])
    #expect(
      run.output == """
        {"text":"국물 3개","language":"ko","normalised":"국물 세 개","pronunciation":"궁물 세 개"}
        {"text":"a\\tb","language":"ko","normalised":"에이 비","pronunciation":"에이 비"}

        """)
    let explained = try await ToolRun(["pronounce", "--format", "json", "--explain", "3개"])
    #expect(explained.output.contains(#","steps":[""#))
    #expect(explained.output.contains(#""engine: "#))
    #expect(explained.output.split(separator: "\n").count == 1)
  }

  @Test func aLineIsTextWordsAndSounds() async throws {
    let korean = try await ToolRun(["pronounce", "국물 3개", "읽지 않은 알림 3개"])
    #expect(
      korean.output == """
        국물 3개\t국물 세 개\t궁물 세 개
        읽지 않은 알림 3개\t읽지 않은 알림 세 개\t익찌 아는 알림 세 개

        """)
    let english = try await ToolRun(
      ["pronounce", "--language", "en"], input: "$12.99\n\n5:30 PM\n")
    #expect(
      english.output == """
        $12.99\ttwelve dollars and ninety nine cents\ttwˈɛlv dˈɑːlɚz ænd nˈaɪnti nˈaɪn sˈɛnts
        \t\t
        5:30 PM\tfive thirty PM\tfˈaɪv θˈɜːɾi pˌiːˈɛm

        """)
  }

  /// The sounds shown are those that are spoken: our own for "button", Korean ones for Korean.
  @Test func englishIsAsItIsSpoken() async throws {
    let run = try await ToolRun(
      ["pronounce", "--language", "en", "Pay, button", "Open 결제 now", "Kitten. no. 5", "A"])
    #expect(
      run.output == """
        Pay, button\tPay button\tpˈeɪ bˈʌtən
        Open 결제 now\tOpen 결제 now\tˈoʊpən ɡjˈʌltɕe nˈaʊ
        Kitten. no. 5\tKitten number five\tkˈɪtən nˈʌmbɚ fˈaɪv
        A\tA\tˈeɪ

        """)
  }

  @Test func aLexiconWinsAndItsErrorsNameTheLine() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# ours\n널리\t널리널리\tko\n", to: "words.tsv")
    let run = try await ToolRun(["pronounce", "--lexicon", "words.tsv", "널리 쓰기"], in: folder.url)
    #expect(run.output == "널리 쓰기\t널리 쓰기\t널리널리 쓰기\n")
    try folder.write("널리\n", to: "words.tsv")
    let wrong = try await ToolRun(["pronounce", "--lexicon", "words.tsv", "x"], in: folder.url)
    #expect(wrong.code == 65)
    #expect(wrong.errors.hasPrefix("words.tsv:1:3: error: "))
    #expect(try await ToolRun(["pronounce", "--lexicon", "none.tsv", "x"]).code == 66)
  }

  /// Phonemes are shown as the lexicon gives them, in Korean as well, where no rule makes the sound.
  @Test func phonemesOfALexiconAreShown() async throws {
    let folder = try TemporaryFolder()
    try folder.write("결제\t/kjʌltɕe/\tko\n널리\t[[n@lli]]\tko\n", to: "words.tsv")
    let run = try await ToolRun(
      ["pronounce", "--lexicon", "words.tsv", "결제 널리 국물"], in: folder.url)
    #expect(run.output == "결제 널리 국물\t결제 널리 국물\t/kjʌltɕe/ [[n@lli]] 궁물\n")
  }

  /// A symbol that the voice cannot say would be left out of the word.
  @Test func aSymbolThatTheVoiceCannotSayIsNamed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("Pay\t/peɸ/\ten\n결제\t/kʼ/\tko\n", to: "words.tsv")
    let run = try await ToolRun(["pronounce", "--lexicon", "words.tsv", "Pay"], in: folder.url)
    #expect(
      run.errors
        == "words.tsv:1:8: error: the voice has no sound for “ɸ”; write other symbols of IPA\n")
    #expect(run.code == 65)
  }

  /// A line that no engine takes is named, and the others are read.
  @Test func aLineThatIsTooLongStopsNoOther() async throws {
    let long = String(repeating: "word ", count: 20_000)
    let run = try await ToolRun(
      ["pronounce", "--language", "en"], input: "one\n\(long)\nthree\n")
    #expect(run.output == "one\tone\twˈʌn\nthree\tthree\tθɹˈiː\n")
    #expect(run.errors.hasPrefix("overheard: line 2: too long for one utterance: "))
    #expect(run.code == 65)
  }

  @Test func aLexiconBesideAScreenIsUsed() async throws {
    let folder = try TemporaryFolder()
    try folder.write("elements: [button \"널리\"]", to: "a.yaml")
    let plain = try await ToolRun(["speak", "a.yaml", "--to", "a.wav"], in: folder.url)
    try folder.write("널리\t널리널리널리널리\tko\n", to: "lexicon.tsv")
    let changed = try await ToolRun(["speak", "a.yaml", "--to", "b.wav"], in: folder.url)
    #expect(plain.code == 0 && changed.code == 0)
    func size(_ name: String) throws -> Int {
      try Data(contentsOf: folder.url.appending(path: name)).count
    }
    #expect(try size("b.wav") > size("a.wav") + 22_050)
  }

  @Test func explainNamesTheRules() async throws {
    let run = try await ToolRun(["pronounce", "--explain", "국물 3개"])
    #expect(run.output.contains("3개 → 세 개"))
    #expect(run.output.contains("국물 → 궁물"))
  }
}
