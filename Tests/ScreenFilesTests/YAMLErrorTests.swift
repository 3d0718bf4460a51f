import Testing

/// Slips of YAML: indentation, dashes, colons, commas, quotes and signs of other keyboards.
@Suite struct YAMLErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
    (
      "elements:\n- button \"확인\":\n\thint: 닫습니다.",
      "3:1: error: this line is indented with a tab; YAML allows only spaces there"
    ),
    (
      "elements:\n- button \"확인",
      "2:10: error: the label has no closing quote; if it contains ': ' or ' #', "
        + "put the line in single quotes: 'button \"A: b\"'"
    ),
    (
      "elements: []\nelements: []",
      "2:1: error: the key 'elements' is written twice in one mapping; keep one of them"
    ),
    (
      "elements:\n- button \"a\":\n    hint: x\n    value: y\n    hint: z",
      "5:5: error: the key 'hint' is written twice in one mapping; keep one of them"
    ),
    (
      "elements:\n- slider \"음량\"：50%\n- button \"확인\" ［selected］\n- text ＂가：나＂",
      "2:3: error: '：' is a full-width sign; write slider \"음량\": 50%\n"
        + "3:3: error: '［' is a full-width sign; write button \"확인\" [selected]\n"
        + "4:3: error: '＂' is a full-width sign; write text \"가：나\""
    ),
    (
      "language：ko",
      "1:1: error: expected a screen file with keys such as 'screen' but found 'language：ko'; "
        + "this colon is a full-width one; write ':' and a space"
    ),
    (
      "elements:\n- text: 'abc' \"\n- button \"x\":\n    hint: It's",
      "2:15: error: the text ends at the single quote; leave out the quotation mark behind it"
    ),
    (
      "elements:\n- 'cell \"Ann: Lunch?\"'\"\n- button \"x\"",
      "2:23: error: the text ends at the single quote; leave out the quotation mark behind it"
    ),
    (
      "elements:\n  - button \"a\"\n - button \"b\"",
      "3:2: error: this dash is indented by 1 space, where no list begins; indent it by 2, as on line 2"
    ),
    (
      "elements:\n- button \"Save\":\n    hint: Note: it is kept",
      "3:15: error: YAML takes a part of this text for something else; put it in quotes: "
        + "hint: \"Note: it is kept\""
    ),
    (
      "elements:\n- text: [필수] 약관 동의",
      "2:14: error: YAML takes a part of this text for something else; put it in quotes: "
        + "text: \"[필수] 약관 동의\""
    ),
    (
      "elements:\n- text: @Ann",
      "2:9: error: YAML takes a part of this text for something else; put it in quotes: "
        + "text: \"@Ann\""
    ),
    (
      "language: en\nelements: [button \"A\" [selected, disabled], text \"B\"]",
      "2:23: error: within [ ] or { }, YAML takes the flags of an element for another list; put the "
        + "element in single quotes: 'button \"A\" [selected, disabled]', "
        + "or on a line of its own: - button \"A\" [selected, disabled]"
    ),
    (
      "elements:\n- group: [text \"A\", header \"12,900원\" [selected]]",
      "2:38: error: within [ ] or { }, YAML takes the flags of an element for another list; put the "
        + "element in single quotes: 'header \"12,900원\" [selected]', "
        + "or on a line of its own: - header \"12,900원\" [selected]"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: [swipe right, expect \"2,000원\"]}",
      "2:36: error: a comma separates the entries of a list; put 'expect \"2,000원\"' in quotes"
    ),
    // YAML gives up on a later line.
    (
      "screen 주문\nlanguage: ko\nelements: []",
      "1:1: error: a colon stands after a key; write screen: 주문"
    ),
    (
      "screen: 주문\nlanguage:ko\nelements: []",
      "2:1: error: a space stands after a colon; write language: ko"
    ),
    (
      "screen: 주문\nelements\n- button \"A\"",
      "2:1: error: a colon stands after a key; write elements:"
    ),
    // On a line up to three above.
    (
      "elements:\n- text \"A\":\n    hint B\n     c\n     d\n    value: 3",
      "3:5: error: a colon stands after a key; write hint: B"
    ),
    (
      "elements:\n-button \"A\"\n",
      "2:1: error: a space stands after a dash; write - button \"A\""
    ),
    (
      "elements:\n- button \"A\"\n-button \"B\"\n- button \"C\"",
      "3:1: error: a space stands after a dash; write - button \"B\""
    ),
    (
      "elements:\n  -button \"A\"\n  - button \"B\"",
      "2:3: error: 'elements' must be a list, but '-button \"A\" - button \"B\"' was found; put a space after each dash"
    ),
    (
      "screen：주문\nlanguage: ko\nelements: []",
      "1:7: error: this colon is a full-width one; write ':' and a space"
    ),
    (
      "elements:\n- button \"A\"：\n    hint: b",
      "2:13: error: this colon is a full-width one; write ':' and a space"
    ),
    (
      "screen: \"주문\nlanguage: ko\nelements:\n- button \"A\"",
      "1:9: error: this quotation mark is never closed"
    ),
    (
      "elements:\n- button \"A\":\n    hint: \"열기\n    value: 3\n- text \"x\"",
      "3:11: error: this quotation mark is never closed"
    ),
    // Lines that only look like slips, where the fault is below them.
    (
      "elements: [button \"A\"]\nwalks:\n  w:\n  - double tap\n  - type Kim\n  - }",
      "6:5: error: this file is not YAML: did not find expected node content, while parsing a block node; check the indentation and quotes here"
    ),
    (
      "elements: # 목록： 요소\n- text \"a\"\n- }",
      "3:3: error: this file is not YAML: did not find expected node content, while parsing a block node; check the indentation and quotes here"
    ),
    (
      "elements:\n- text: \"first\n    second\"\n- }",
      "4:3: error: this file is not YAML: did not find expected node content, while parsing a block node; check the indentation and quotes here"
    ),
    (
      "elements:\n- button \"A\":\n    hint: Reads the\n      label of it\n- }",
      "5:3: error: this file is not YAML: did not find expected node content, while parsing a block node; check the indentation and quotes here"
    ),
    (
      "elements:\n- list:\n    -cell \"A\"\n    -cell \"B\"",
      "3:5: error: put a space after each dash, before 'cell'"
    ),
    (
      "elements:\n- button \"A\"\n- text \"x\u{1B}[31m\"",
      "3:10: error: a control character (U+001B) cannot stand in YAML; leave it out"
    ),
    // Several screens, as `show` prints them.
    (
      "elements: [button \"A\"]\n---\nelements: [button \"B\"]",
      "2:1: error: another document begins after '---', and a file has one; put each screen in a file "
        + "of its own, without '---' between them"
    ),
    (
      "elements:\n- text \"잔액: 5원\"\n- cell \"Ann: Lunch?\" [button]",
      "2:3: error: YAML takes the colon in the label for the end of a key; put the line in single "
        + "quotes: 'text \"잔액: 5원\"'\n"
        + "3:3: error: YAML takes the colon in the label for the end of a key; put the line in single "
        + "quotes: 'cell \"Ann: Lunch?\" [button]'"
    ),
    (
      "elements:\n- cell \"Ann: Lunch?\":\n    hint: Opens it",
      "2:3: error: YAML takes the colon in the label for the end of a key; put the element in single "
        + "quotes: 'cell \"Ann: Lunch?\"':"
    ),
    (
      "elements:\n- list: [cell \"You: {A}\"]\n- text \"A\"\n",
      "2:10: error: YAML takes the colon in the label for the end of a key; put the element in single "
        + "quotes: 'cell \"You: {A}\"'"
    ),
    (
      "elements:\n- text: \"A\n",
      "2:9: error: this quotation mark is never closed"
    ),
    (
      "elements:\n- button \"A\": {hint: \"Opens}\n",
      "2:22: error: this quotation mark is never closed"
    ),
    (
      "elements:\n- picker \"값\": {values: [12,900원, 3,000원]}",
      "2:25: error: a comma separates the entries of a list; put '12,900원' in quotes"
    ),
    (
      "elements: [text \"값\", button \"사과 3,000원\", button \"배\"]",
      "1:22: error: a comma separates the entries of a list; put this one in single quotes: "
        + "'button \"사과 3,000원\"'"
    ),
    (
      "elements: [button \"Yes, I do, now\"]",
      "1:12: error: a comma separates the entries of a list; put this one in single quotes: "
        + "'button \"Yes, I do, now\"'"
    ),
    (
      "elements: [button \"값\"]\nwalks: {a: [swipe right to 귤 2,500원, swipe left]}",
      "2:13: error: a comma separates the entries of a list; put 'swipe right to 귤 2,500원' in quotes"
    ),
    (
      "elements: [button \"값\"]\nwalks: {a: [touch 값, type 사과, 배]}",
      "2:31: error: a comma separates the entries of a list; put 'type 사과, 배' in quotes"
    ),
    (
      "elements:\n- button \"값\": {activate: [announce: 저장됨, 보냄]}",
      "2:42: error: a comma separates the entries of a list; put the text in quotes: "
        + "announce: '저장됨, 보냄'"
    ),
    (
      "elements:\n- button \"값\": {activate: present: more}",
      "2:33: error: a second colon on a line means nothing to YAML; put the effect in brackets: "
        + "activate: [present: more]"
    ),
    (
      "elements:\n- button \"값\":\n    activate: announce: 저장됨",
      "3:23: error: a second colon on a line means nothing to YAML; put the effect in brackets: "
        + "activate: [announce: 저장됨]"
    ),
    (
      "elements:\n- button \"값\" [value=12,900원]",
      "2:23: error: a comma ends a flag; put the value in quotes: value=\"12,900원\""
    ),
    (
      "title = \"주문\"\nelements: [button \"A\"]",
      "1:1: error: a colon stands after a key; write title: \"주문\""
    ),
    (
      "elements:\nbutton \"A\"\nheader \"B\"",
      "2:1: error: each element begins with a dash; write - button \"A\""
    ),
    (
      "elements:\n- list \"A\": - cell \"B\"",
      "2:13: error: a list begins on a line of its own; write '- cell \"B\"' below this line, indented "
        + "further"
    ),
    (
      "elements:\n- \"A\" text",
      "2:3: error: an element begins with its role; write text \"A\""
    ),
    (
      "elements:\n- button \"A\":\n    hint: 'Don't save'\n- 'It's \"here\"'",
      "3:11: error: a text with an apostrophe stands in double quotes; write hint: \"Don't save\""
    ),
    (
      "elements:\n- 'It's \"here\"'",
      "2:3: error: a text with an apostrophe stands in double quotes; write \"It's \\\"here\\\"\""
    ),
    (
      "elements:\n- button \"A\":\n\u{A0}\u{A0}\u{A0}\u{A0}hint: b",
      "3:1: error: this line is indented with spaces that are none to YAML, such as no-break spaces; "
        + "indent it with those of the space bar"
    ),
    (
      "{\n  // 주문\n  \"elements\": [{\"button\": {\"label\": \"A\"}}]\n}",
      "2:3: error: a comment begins with '#'; write # 주문"
    ),
    (
      "elements:\n- button \"A\":\n    frame: CGRect(x: 0, y: 0, width: 10, height: 44)",
      "3:5: error: write frame: [0, 0, 10, 44]"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
