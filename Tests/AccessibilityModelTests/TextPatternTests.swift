import Testing

@testable import AccessibilityModel

/// Regular expressions in a time that grows with the text and no faster.
@Suite struct TextPatternTests {
  @Test(arguments: [
    (#"\d+%"#, "50%, adjustable", true), (#"\d+%"#, "50 percent", false), ("소리|음량", "음량 50%", true),
    ("^(카드|현금)$", "현금", true), ("^(카드|현금)$", "현금 2", false), (".+@.+", "a@b", true),
    (".+@.+", "@b", false), ("a{2,3}b", "xaab", true), ("^a{2,3}b", "aaaab", false),
    ("^ab?c$", "ac", true), ("^ab?c$", "abbc", false), (#"\Bon"#, "button", true),
    (#"\Bon"#, "on", false), ("^a{2}$", "aaa", false), ("^a{2,}$", "aaaa", true),
    ("[가-힣]+", "한글", true),
    ("^[^가-힣]+$", "한글", false), ("[a-cx-z-]", "-", true), (#"[\d,]+원"#, "12,900원", true),
    (#"^\S+ \S+$"#, "두 낱말", true), (#"\bon\b"#, "on, off", true), (#"\bon\b"#, "button", false),
    ("(?i)WI-FI", "Wi-Fi", true), ("WI-FI", "Wi-Fi", false), ("a.c", "a\nc", false),
    (#"a\.c"#, "abc", false), ("a*?b", "aab", true), ("(?:ab)+c", "ababc", true),
    ("(?<name>a)b", "ab", true), (#"\p{Hangul}"#, "abc가", true), (#"\p{Hangul}"#, "abc", false),
    (#"[^\P{Hangul}]"#, "abc가", true), (#"[^\p{Hangul}a-c]"#, "abc가", false),
    ("a{b", "a{b", true), ("a(){3}b", "ab", true), ("()*", "", true), ("^$", "", true),
    ("[]]", "]", true),
    // Composed and decomposed Hangul are the same.
    ("^한$", "\u{1112}\u{1161}\u{11AB}", true), ("^.$", "\u{1112}\u{1161}\u{11AB}", true),
  ])
  func patternsMatch(pattern: String, text: String, isFound: Bool) throws {
    #expect(try TextPattern(pattern).occurs(in: text) == isFound)
    // Swift's own, which tries one way after another, says the same.
    if let regex = try? Regex(pattern) { #expect(text.contains(regex) == isFound) }
  }

  /// Patterns that Swift's own would not come to the end of.
  @Test(arguments: [
    "(a+)+b", "^(a+)+b", "(a|a)*b", "(a|aa)+b", "(.*)(.*)(.*)(.*)(.*)b", "(a{1,9}){1,9}b",
  ])
  func patternsComeToAnEnd(pattern: String) throws {
    let text = String(repeating: "a", count: 2000)
    #expect(try !TextPattern(pattern).occurs(in: text))
    #expect(try TextPattern(pattern).occurs(in: text + "b"))
  }

  /// What matches nothing matches it as often as is asked for, without being counted out.
  @Test func repetitionsOfNothingAreReadAtOnce() throws {
    let pattern = (0..<40).reduce("()") { inner, _ in "(\(inner){999})" }
    #expect(try TextPattern(pattern).occurs(in: ""))
  }

  @Test(arguments: [
    ("(", "a '(' is not closed"), ("a)", "a ')' has no '(' before it"),
    ("[a", "a '[' is not closed"), ("*a", "there is nothing before '*' to repeat"),
    ("[b-a]", "'b-a' goes backwards"), (#"(a)\1"#, "back-references are not understood"),
    ("(?=a)", "look-ahead, look-behind and flags inside are not understood"),
    ("(?<!a)b", "look-ahead, look-behind and flags inside are not understood"),
    ("a{3,2}", "'{3,2}' is no number of repetitions up to 1000"),
    ("(a{900}){900}", "its repetitions come to more than 4000 steps"),
    ("a*+", "'*+' is not understood; write '*'"),
    (#"\p{Klingon}"#, "'\\p{Klingon}' is no property of characters"),
    ("a\\", "there is nothing after the last '\\'"),
  ])
  func whatIsNotUnderstoodIsSaid(pattern: String, message: String) {
    #expect(throws: TextPatternError.self) { try TextPattern(pattern) }
    do {
      _ = try TextPattern(pattern)
    } catch {
      #expect(error.description == message)
    }
  }
}
