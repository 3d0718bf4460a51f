import Support
import Testing

/// Texts of users and programs, made safe to print on a terminal or in a log.
@Suite struct VisibleTextTests {
  @Test(
    "on one line",
    arguments: [
      ("결제 – 확인…", "결제 – 확인…"),
      ("A\u{1B}[31mB\u{7}", "A␛[31mB␇"),
      ("A\nB\r\nC\rD\u{85}E\u{2028}F", "A↵B↵C↵D↵E↵F"),
      ("exe\u{202E}gnp.", "exe<U+202E>gnp."),
      ("\u{2066}a\u{2069}\u{200E}\u{61C}", "<U+2066>a<U+2069><U+200E><U+061C>"),
      ("\u{9B}31m\u{7F}", "\u{FFFD}31m␡"),
      // A family is one picture of several characters; a flag has none that acts.
      ("👩‍👧 🇰🇷", "👩‍👧 🇰🇷"),
      ("::error::x", "\\::error::x"), ("  ::add-mask::x", "  \\::add-mask::x"),
      ("a ::error::x", "a ::error::x"), (":::x", "\\:::x"),
      ("a ##[group]x", "a ##\\[group]x"), ("##vso[task]", "##vso\\[task]"),
      ("## a [b]", "## a [b]"),
      ("", ""),
    ])
  func onOneLine(_ text: String, _ visible: String) {
    #expect(text.onOneLine == visible)
  }

  @Test func lineFeedsStay() {
    #expect("a\r\n ::error::b\n\u{1B}c".withVisibleControls == "a↵\n \\::error::b\n␛c")
  }

  @Test func whatIsVisibleStaysAsItIs() {
    for text in ["a\n::x \u{1B}##[y]\u{202E}", "::::", "####[[", "\r\r\n"] {
      #expect(text.onOneLine.onOneLine == text.onOneLine)
    }
  }

  /// A program that shows JSON as it is does nothing that the text in it says.
  @Test func jsonEscapesIt() throws {
    #expect(
      try JSONText.inOrder(["\u{1B}a\u{9B}\u{202E}\u{2028}é"])
        == #"["\u001ba\u009b\u202e\u2028é"]"#)
    #expect(
      try JSONText.sorted(["\u{1B}a\u{9B}\u{202E}\u{2028}é"])
        == #"["\u001ba\u009b\u202e\u2028é"]"#)
  }
}
