import AccessibilityModel
import SpeechSynthesis
import Testing
import Voices

@testable import ESpeak
@testable import Readings

@Suite struct EnglishMnemonicsTests {
  /// What the engine is handed for the words of our table.
  @Test func ourWords() {
    #expect(
      EnglishPronunciations.table.keys.sorted().map { word in
        "\(word) \(EnglishPronunciations.phonemes(word).map(EnglishMnemonics.word) ?? "-")"
      } == Self.words.split(separator: "\n").map(String.init))
  }

  @Test(arguments: [
    ("VIP", "v,i:,aIp'i:"), ("UX", "j,u:'Eks"), ("W", nil), ("OTP", ",oUt,i:p'i:"),
    ("AR", ",eI'A@"),
  ])
  func initials(written: String, mnemonics: String?) {
    #expect(EnglishInitialisms.phonemes(written).map(EnglishMnemonics.word) == mnemonics)
  }

  @Test(arguments: [
    ("Close", "kl'oUz"), ("Use code SAVE", "j'u:z"), ("Record video", "rI2k'o@d"),
    ("Mark as read", "r'Ed"), ("Vitamin A", "'eI"),
  ])
  func inASentence(text: String, mnemonics: String) throws {
    let script = ESpeakEngine().script(
      for: SpeechFrontEnd().read(AttributedText(text), language: .english),
      voice: try Speaking.voice("en-us"), pitch: 50)
    #expect(script.input.string.contains("[[\(mnemonics)]]"))
  }

  /// A phoneme that the engine does not know would silence the rest of its word.
  @Test(arguments: EnglishPhoneme.allCases)
  func theEngineKnowsEveryPhoneme(phoneme: EnglishPhoneme) async throws {
    let phonemes = try #require(EnglishPhonemes("t ɛ \(phoneme.rawValue) s ˈeɪ"))
    let said = try await ESpeakEngine().pronunciation(
      of: SpeechUtterance(
        .notation("[[\(EnglishMnemonics.word(for: phonemes))]]"), voice: Speaking.voice("en-us")))
    #expect(said.hasSuffix("sˈeɪ"))
    #expect(said.count > 5 || phoneme == .comma, "\(said)")
  }

  @Test func whatIsNoPhonemeIsRefused() {
    #expect(EnglishPhonemes("b ˈʌ tt") == nil)
    #expect(EnglishPhonemes("") == EnglishPhonemes(" "))
  }

  private static let words = """
    airbnb e@b,i:@nb'i:
    baton ba#t'0n
    bibimbap b'i:bImb,A:p
    bitten b'It@n
    brighten br'aIt@n
    busan b'u:s,A:n
    button b'Vt@n
    buttons b'Vt@nz
    certain s'3:t@n
    certainly s'3:t@nli
    cotton k'0t@n
    coupang k'u:paN
    emoji Im'oUdZi
    esim 'i:s,Im
    flatten fl'at@n
    forgotten f3g'0t@n
    fountain f'aUnt@n
    gifs g'Ifs
    gotten g'0t@n
    huawei w'A:weI
    ikea aIk'i:@
    jeonse dZ'Vns,eI
    jpegs dZ'eIpEgz
    kakao k'a#kaU
    kakaotalk k'a#kaUt,O:k
    kimchi k'ImtSi
    kitten k'It@n
    kittens k'It@nz
    login l'0gIn
    maintain meInt'eIn
    manhattan manh'at@n
    mitten m'It@n
    mittens m'It@nz
    mountain m'aUnt@n
    mountains m'aUnt@nz
    naver n'eIv3
    nike n'aIki
    oled 'oUlEd
    paypal p'eIpal
    pin p'In
    pins p'Inz
    rotten r'0t@n
    samsung s'amsVN
    shorten S'o@t@n
    sim s'Im
    sims s'Imz
    straighten str'eIt@n
    threaten Tr'Et@n
    tighten t'aIt@n
    tteokbokki t'Vkb,0ki
    uber 'u:b3
    uncertain Vns'3:t@n
    unwritten Vnr'It@n
    venmo v'EnmoU
    wifi w'aIfaI
    written r'It@n
    xiaomi S'aUm,i:
    """
}
