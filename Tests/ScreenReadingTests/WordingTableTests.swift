import AccessibilityModel
import ScreenReading
import Testing

/// Tables of words, whoever speaks them.
@Suite struct WordingTableTests {
  @Test func aTableKeepsItsRowsInOrder() throws {
    let words = try ReaderWording(
      language: .english,
      table: """
        # key, text, newer text, confidence, source
        role.button\tbutton\t\tV\tA
        count\t{count} of {all}\t{count}/{all}\tG\tnone found
        """)
    #expect(words.keys == ["role.button", "count"])
    #expect(words["role.button"]?.confidence == .verified)
    #expect(words["count"]?.source == "none found")
    #expect(words.text("count", ["count": "2", "all": "3"]) == "2 of 3")
    #expect(words.text("count", ["count": "2", "all": "3"], newer: true) == "2/3")
    #expect(words.text("role.link") == "")
  }

  @Test func aBuiltInRowMustSayHowSureItIs() {
    let error = #expect(throws: ReaderWording.TableError.self) {
      try ReaderWording(language: .english, table: "# ours\nrole.button\tbutton")
    }
    #expect(
      error?.description == "wording.tsv:2:19: error: 'role.button' has no confidence; "
        + "write V, D or G in the fourth column")
  }

  @Test func hintsThatDoNotEndASentenceAreEnded() {
    let announcement = SpokenAnnouncement(
      parts: [.init(.label, "a", .english), .init(.trait, "button", .english)],
      hints: ["b", "c.", "d"].map { .init(.hint, $0, .english) })
    #expect(announcement.spoken == "a, button")
    #expect(announcement.hint == "b. c. d")
  }
}
