import Testing

/// The file itself: its variants, screens and language.
@Suite struct FileErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
    ("", "1:1: error: the file is empty; begin with 'screen:' and 'elements:'"),
    ("# nothing\n", "1:1: error: the file is empty; begin with 'screen:' and 'elements:'"),
    (
      "screen: x",
      "1:1: error: the file has neither 'elements' nor 'variants'; add 'elements:' and a list"
    ),
    (
      "- button \"a\"",
      "1:1: error: expected a screen file with keys such as 'screen' but found a list; "
        + "write elements: above it"
    ),
    (
      "elements:\n- button \"a\": {id: x}\n- button \"b\": {id: x}",
      "3:3: error: the identifier 'x' is used twice, first on line 2; "
        + "it must be unique in its variant"
    ),
    (
      "language: en\nbefore:\n  elements: [button \"A\"]\nvariants:\n- a: {elements: []}",
      "2:1: error: unknown key 'before' in a screen file; a variant stands below 'variants:', indented "
        + "further\n"
        + "5:1: error: 'variants' must be a map such as 'before:' and 'after:', each with 'elements:'; "
        + "leave out the dashes before their names"
    ),
    (
      "language: tlh\nelements: []",
      "1:11: error: Overheard does not know what screen readers say in 'tlh'; the language of a screen is ko or en"
    ),
    (
      "elements:\n- element: {language: Klingonish}",
      "2:23: error: 'Klingonish' is not a language tag; write one such as ko or en-US"
    ),
    (
      "variants: {a/b: {elements: []}}",
      "1:12: error: 'a/b' cannot name a variant, because it becomes a file name; "
        + "use letters, digits, spaces, - and _"
    ),
    (
      "variants: {a: {screen: x}}", "1:12: error: the variant 'a' has no 'elements'"
    ),
    (
      "variants: {a: {elements: []}}\nelements: []",
      "2:1: error: 'elements' cannot be beside 'variants'; move it into each variant"
    ),
    (
      "title: Home\nscreen: Home\nelements: [button \"A\"]",
      "2:1: error: 'title' and 'screen' are the same key; keep one of them"
    ),
    (
      "language: korean\nelements: []", "1:11: error: 'korean' is not a language tag; write ko"
    ),
    (
      "language: ko_KR\nelements: []", "1:11: error: 'ko_KR' is not a language tag; write ko-KR"
    ),
    (
      "language: kr\nelements: []",
      "1:11: error: Overheard does not know what screen readers say in 'kr'; that is a country; did you mean 'ko'?"
    ),
    // Empty things and the wrong script.
    (
      "elements: []",
      "1:1: warning: the screen has no elements, so there is nothing to hear; "
        + "add some to 'elements:'"
    ),
    (
      "elements: [header \"Settings\", button \"Save changes\"]",
      "1:1: warning: the screen is read as 한국어 (ko), but its texts are in the letters of English; "
        + "write 'language: en' if they are in it"
    ),
    (
      "language: en\nelements: [header \"설정\", button \"바뀐 내용을 모두 저장하기\"]",
      "1:11: warning: the screen is read as English (en), but its texts are in the letters of 한국어; "
        + "write 'language: ko' if they are in it"
    ),
    (
      "variants: [ a ]",
      "1:11: error: 'variants' must be a map such as 'before:' and 'after:', each with 'elements:'"
    ),
    (
      "elements: [button \"A\"]\nscreens:\n- home: {elements: [button \"B\"]}",
      "3:1: error: 'screens' must be a map of names to screens, each with 'elements:'; leave out the "
        + "dashes before their names"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
