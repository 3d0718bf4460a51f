import Support
import Testing

/// What a misspelled word was meant to be.
@Suite struct NearestWordTests {
  @Test(
    "the nearest word",
    arguments: [
      ("lable", "label"), ("LABEL", "label"), ("vlaue", "value"), ("hnit", "hint"), ("hin", "hint"),
      ("trait", "traits"), ("adjustible", "adjustable"), ("adjustbale", "adjustable"),
    ])
  func found(word: String, meant: String) {
    let keys = ["label", "value", "hint", "traits", "adjustable", "x"]
    #expect(NearestWord.of(word, in: keys) == meant)
  }

  /// Too much would have to change; of one letter, or of none, nothing tells what was meant.
  @Test(arguments: ["labels are", "voice", "y", "", String(repeating: "a", count: 65)])
  func notFound(word: String) {
    #expect(NearestWord.of(word, in: ["label", "value", "x"]) == nil)
  }

  @Test func aLetterIsItself() {
    #expect(NearestWord.of("X", in: ["label", "x"]) == "x")
  }
}
