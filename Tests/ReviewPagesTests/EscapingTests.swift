import Testing

@testable import ReviewPages

/// Text from screens is data, in HTML, in scripts and in links.
@Suite struct EscapingTests {
  @Test func everyScalarThatMeansSomethingIsEscaped() {
    let html = EscapedHTML()
    #expect(html.escapeText("<a href='x'>&\"") == "&lt;a href=&#39;x&#39;&gt;&amp;&quot;")
    // One Character to Swift, two to a browser.
    #expect(html.escapeText("\"\u{301}") == "&quot;\u{301}")
    #expect(html.escapeText("<\u{20DD}") == "&lt;\u{20DD}")
    #expect(html.escapeText("\0\u{1B}\u{FFFF}") == "\u{FFFD}\u{FFFD}\u{FFFD}")
    #expect(html.escapeText("a\r\nb") == "a&#13;\nb")
    #expect(html.escapeText("결제 💳") == "결제 💳")
  }

  @Test func dataCannotEndItsScript() {
    #expect(
      ScriptData.json(["a": "</script><!-- & \u{2028} \" \u{0}"])
        == #"{"a":"\u003c/script\u003e\u003c!-- \u0026 \u2028 \" \u0000"}"#)
  }

  @Test func pathsBecomeLinks() {
    #expect("a b/50%#?&\"<.wav".relativeURL == "a%20b/50%25%23%3F%26%22%3C.wav")
    #expect("결제.wav".relativeURL == "%EA%B2%B0%EC%A0%9C.wav")
    // A colon in the first part would be the scheme of a URL.
    #expect("javascript:x/index.html".relativeURL == "javascript%3Ax/index.html")
  }
}
