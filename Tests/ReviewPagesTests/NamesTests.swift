import Testing

@testable import ReviewPages

/// A baseline matches whatever way the path was typed.
@Suite struct NamesTests {
  private func pairs(_ names: Set<String>, _ earlier: Set<String>) -> [String: String] {
    ScreenNames.pairs(of: names, with: earlier, prefixes: ["talkback", "ko"])
  }

  @Test func aPathIsTheEndOfALongerOne() {
    let relative: Set = ["Screens/pay", "Screens/list"]
    #expect(pairs(["pay", "list"], relative) == ["pay": "Screens/pay", "list": "Screens/list"])
    #expect(pairs(relative, ["pay", "list"]) == ["Screens/pay": "pay", "Screens/list": "list"])
    #expect(pairs(["app/Screens/pay"], relative) == ["app/Screens/pay": "Screens/pay"])
    #expect(
      pairs(relative, relative) == ["Screens/pay": "Screens/pay", "Screens/list": "Screens/list"])
  }

  @Test func readersAndLanguagesStayBefore() {
    #expect(
      pairs(["talkback/pay"], ["talkback/Screens/pay"]) == ["talkback/pay": "talkback/Screens/pay"])
    #expect(pairs(["talkback/pay"], ["Screens/pay"]) == [:])
    #expect(
      pairs(["talkback/ko/pay"], ["talkback/ko/a/pay", "talkback/a/pay"])
        == ["talkback/ko/pay": "talkback/ko/a/pay"])
  }

  @Test func aFolderMayBeCalledLikeALanguage() {
    #expect(pairs(["pay"], ["ko/pay"]) == ["pay": "ko/pay"])
    #expect(pairs(["app/ko/pay"], ["ko/pay"]) == ["app/ko/pay": "ko/pay"])
    // What several readers read is not what one reads.
    #expect(pairs(["voiceover/pay", "talkback/pay"], ["pay"]) == [:])
  }

  @Test func whatCouldBeTwoIsNeither() {
    #expect(pairs(["pay"], ["a/pay", "b/pay"]) == [:])
    #expect(pairs(["a/pay", "b/pay"], ["pay"]) == [:])
    #expect(pairs(["a/pay", "list"], ["b/pay", "list"]) == ["list": "list"])
    #expect(pairs(["overpay"], ["pay"]) == [:])
  }

  @Test func twoVersionsMayLieInTwoFolders() {
    #expect(
      pairs(["head/Screens/pay", "head/Screens/list"], ["base/Screens/pay", "base/Screens/card"])
        == ["head/Screens/pay": "base/Screens/pay"])
    #expect(pairs(["new/pay"], ["old/app/pay"]) == ["new/pay": "old/app/pay"])
    #expect(
      pairs(["talkback/new/pay", "new/pay"], ["old/pay", "talkback/old/pay"])
        == ["talkback/new/pay": "talkback/old/pay", "new/pay": "old/pay"])
    #expect(pairs(["new/a/pay", "new/list"], ["old/pay", "old/card"]) == [:])
    #expect(pairs([], ["old/pay"]) == [:])
  }
}
