import Testing

@testable import ESpeak
@testable import Readings

@Suite struct KoreanMnemonicsTests {
  let phonemes = KoreanMnemonics()

  /// The mnemonics of eSpeak NG 1.51's ko table, as the reference measured them; an unknown one
  /// would silence the rest of its word.
  static let known: Set<String> = [
    "g", "d", "p", "b", "tS;", "dZ;", "q", "t-", "p-", "tS;-", "k", "t", "h", "ph", "s", "s-",
    "S;", "n", "m", "N", "l", "r", "*", "a", "@", "o", "u", "u-", "i", "E", "e", "ja", "j@",
    "jo", "ju", "jE", "je", "wa", "w@", "wi", "wE", "we", "u-j",
  ]

  @Test func aWordOfTheReference() {
    #expect(phonemes.words(for: "결쩡") == ["g|'j@|l|tS;-|@|N"])
    #expect(phonemes.words(for: "카드") == ["k|h|'a|d|u-"])
  }

  @Test func lenisStopsAreVoicedInside() {
    #expect(phonemes.words(for: "바보") == ["p|'a|b|o"])
    #expect(phonemes.words(for: "자주") == ["tS;|'a|dZ;|u"])
    #expect(phonemes.words(for: "감동") == ["g|'a|m|d|o|N"])
    #expect(phonemes.words(for: "박부") == ["p|'a|q|p|u"])
  }

  @Test func sibilantsArePalatalBeforeI() {
    #expect(phonemes.words(for: "신시쇼") == ["S;|'i|n|S;|i|S;|o"])
    // ㅆ sounds twice as long as ㅅ; the engine makes no other difference between them.
    #expect(phonemes.words(for: "사씨") == ["s|'a|S;|S;|i"])
    let plain = KoreanMnemonics(palatalizesSibilants: false)
    #expect(plain.words(for: "신쇼") == ["s|'i|n|s|jo"])
  }

  @Test func liquidsAreOneParameter() {
    #expect(phonemes.words(for: "나라") == ["n|'a|r|a"])
    #expect(KoreanMnemonics(liquid: .tap).words(for: "나라") == ["n|'a|*|a"])
    #expect(phonemes.words(for: "달라라") == ["d|'a|l|l|a|r|a"])
  }

  @Test func uiIsADiphthongOnlyAtTheStart() {
    #expect(phonemes.words(for: "의사") == ["'u-j|s|a"])
    #expect(phonemes.words(for: "주의") == ["tS;|'u|i"])
  }

  @Test func whatIsNoHangulIsLeftOut() {
    #expect(phonemes.words(for: "") == [])
    #expect(phonemes.words(for: "a[[ㄱ🙂") == [])
    #expect(phonemes.words(for: "가]]나") == ["g|'a|n|a"])
  }

  /// All 11,172 syllables, at the start of a word, after a vowel and after every coda.
  @Test func onlyKnownMnemonics() throws {
    var used: Set<String> = []
    for phonemes in [phonemes, KoreanMnemonics(liquid: .tap, palatalizesSibilants: false)] {
      for value in UInt32(0xAC00)...0xD7A3 {
        let scalar = try #require(Unicode.Scalar(value))
        for word in phonemes.words(for: "\(scalar)\(scalar)가") {
          let mnemonics = word.split(separator: "|")
          #expect(mnemonics.filter { $0.hasPrefix("'") }.count == 1)
          used.formUnion(mnemonics.map { $0.hasPrefix("'") ? String($0.dropFirst()) : String($0) })
        }
      }
    }
    #expect(used.subtracting(Self.known).isEmpty)
  }

  @Test func aLongWordIsCut() {
    for word in phonemes.words(for: String(repeating: "콱콱", count: 500)) {
      #expect(word.split(separator: "|").count <= KoreanMnemonics.longestWord)
    }
  }
}
