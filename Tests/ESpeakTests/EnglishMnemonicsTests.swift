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

  /// The engine says "roman" before the number of a Roman numeral that it is left.
  @Test(arguments: ["II", "iii", "IV", "VI", "vii", "XI", "XIV", "xx", "XXX", "XXIX", "xlix", "XL"])
  func noNumeralIsRoman(numeral: String) async throws {
    for text in [numeral, "Part \(numeral)", "Rocky \(numeral)", "see \(numeral) there"] {
      #expect(try await sounds(of: text).firstRange(of: "ɹˌoʊmən") == nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("50% OFF", "ˈɔf"), ("DAY 3", "dˈeɪ"), ("6 AM", "ˌeɪˈɛm"), ("FAQ", "ˌɛfˌeɪkjˈuː"),
    ("Portland, OR", "ˌoʊˈɑːɹ"), ("Q&A session", "ænd ˈeɪ "), ("16GB RAM", "ɹˈæm"),
    ("NASA", "nˈæsɐ"), ("I AM HERE", "aɪɐm"),
  ])
  func capitals(text: String, sound: String) async throws {
    #expect(try await sounds(of: text).contains(sound), "\(text)")
  }

  private func sounds(of text: String) async throws -> String {
    let voice = try Speaking.voice("en-us")
    let script = ESpeakEngine().script(
      for: SpeechFrontEnd().read(AttributedText(text), language: .english), voice: voice, pitch: 50)
    return try await ESpeakEngine().pronunciation(
      of: SpeechUtterance(script.input, voice: voice))
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
    aiko 'aIkoU
    airbnb e@b,i:@nb'i:
    atsuko 'A:tskoU
    ayumi A:j'u:mi:
    bae b'eI
    baton ba#t'0n
    beom b'Vm
    bibimbap b'i:bImb,A:p
    bitten b'It@n
    brighten br'aIt@n
    busan b'u:s,A:n
    button b'Vt@n
    buttons b'Vt@nz
    byung bj'VN
    certain s'3:t@n
    certainly s'3:t@nli
    chae tS'eI
    chaeyoung tS'eIjVN
    cheol tS'Vl
    chie tS'i:eI
    cotton k'0t@n
    coupang k'u:paN
    dae d'eI
    daehyun d'eIhjVn
    dahyun d'A:hjVn
    daiki d'aIki:
    daisuke d'aIskeI
    donghyun d'0NhjVn
    emoji Im'oUdZi
    esim 'i:s,Im
    eun 'Vn
    eunji 'VndZi:
    eunwoo 'Vnwu:
    flatten fl'at@n
    forgotten f3g'0t@n
    fountain f'aUnt@n
    geun g'Vn
    gifs g'Ifs
    gotten g'0t@n
    gyeong gj'VN
    gyu gj'u:
    hae h'eI
    haruki hA:r'u:ki:
    haruto hA:r'u:toU
    heon h'Vn
    heung h'VN
    heungmin h'VNmIn
    hideo hId'eIoU
    hinata hIn'A:t@
    hoseok h'oUsVk
    huawei w'A:weI
    hwang hw'A:N
    hye hj'eI
    hyejin hj'eIdZIn
    hyeon hj'Vn
    hyeri hj'eIri:
    hyuk hj'Vk
    hyun hj'Vn
    hyung hj'VN
    hyunwoo hj'Vnwu:
    ikea aIk'i:@
    izumi Iz'u:mi:
    jae dZ'eI
    jaehyun dZ'eIhjVn
    jeong dZ'VN
    jeongyeon dZ'VNjVn
    jeonse dZ'Vns,eI
    jihyun dZ'i:hjVn
    jimin dZ'i:mIn
    jisoo dZ'i:su:
    jiyeon dZ'i:jVn
    joaquin wA:k'i:n
    jpegs dZ'eIpEgz
    jungkook dZ'VNkUk
    junho dZ'u:nhoU
    junichi dZ'u:ni:tSi:
    junko dZ'u:nkoU
    kaede kA:'eIdeI
    kakao k'a#kaU
    kakaotalk k'a#kaUt,O:k
    kaori k'aUri:
    kazuo kA:z'u:oU
    keisuke k'eIskeI
    kenichi k'Eni:tSi:
    keun k'Vn
    kimchi k'ImtSi
    kitten k'It@n
    kittens k'It@nz
    koichi koU'i:tSi:
    kosuke k'oUskeI
    kyu kj'u:
    kyung kj'VN
    login l'0gIn
    mae m'eI
    maintain meInt'eIn
    manhattan manh'at@n
    megumi meIg'u:mi:
    minjae m'IndZeI
    mitten m'It@n
    mittens m'It@nz
    mountain m'aUnt@n
    mountains m'aUnt@nz
    myung mj'VN
    namjoon n'A:mdZu:n
    naoki n'aUki:
    naver n'eIv3
    nayeon n'A:jVn
    nguyen w'In
    niamh n'i:v
    nike n'aIki
    oled 'oUlEd
    paypal p'eIpal
    pin p'In
    pins p'Inz
    rae r'eI
    rotten r'0t@n
    ryosuke rj'oUskeI
    ryu rj'u:
    sakura sA:k'u:r@
    samsung s'amsVN
    seo s'V
    seojun s'VdZu:n
    seok s'Vk
    seokjin s'VkdZIn
    seon s'Vn
    seong s'VN
    seoyeon s'VjVn
    seung s'VN
    seungmin s'VNmIn
    shinsuke S'InskeI
    shorten S'o@t@n
    shunsuke S'u:nskeI
    sim s'Im
    sims s'Imz
    sosuke s'oUskeI
    straighten str'eIt@n
    tae t'eI
    taehyung t'eIhjVN
    taeyang t'eIjA:N
    taeyeon t'eIjVn
    takeshi tA:k'eISi:
    takumi tA:k'u:mi:
    threaten Tr'Et@n
    tighten t'aIt@n
    tteokbokki t'Vkb,0ki
    uber 'u:b3
    uncertain Vns'3:t@n
    unwritten Vnr'It@n
    venmo v'EnmoU
    wifi w'aIfaI
    written r'It@n
    xi S'i:
    xiaomi S'aUm,i:
    yeon j'Vn
    yeong j'VN
    yoongi j'u:ngi:
    yosuke j'oUskeI
    yuichi j'u:i:tSi:
    yusuke j'u:skeI
    """
}
