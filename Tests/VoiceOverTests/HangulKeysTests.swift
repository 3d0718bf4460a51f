import Testing

@testable import VoiceOver

/// The keys of the Korean keyboard, from its table.
@Suite struct HangulKeysTests {
  @Test(arguments: [
    ("가", "ㄱㅏ"), ("값", "ㄱㅏㅂㅅ"), ("뭐", "ㅁㅜㅓ"), ("쌍", "ㅆㅏㅇ"), ("의", "ㅇㅡㅣ"), ("힣", "ㅎㅣㅎ"),
  ])
  func aSyllableIsItsKeys(syllable: Character, keys: String) {
    #expect(HangulKeys.keys(of: syllable).map { String($0) } == keys)
  }

  @Test func everyPartHasItsLetters() {
    #expect(HangulKeys.Part.allCases.map { HangulKeys.parts[$0]?.count } == [19, 21, 28])
    #expect(HangulKeys.keys(of: "ㄱ") == nil)
    #expect(HangulKeys.keys(of: "a") == nil)
  }
}
