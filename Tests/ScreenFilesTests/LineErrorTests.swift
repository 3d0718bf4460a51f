import Testing

/// Lines of elements: a role, a label, flags, and what other notations have in their places.
@Suite struct LineErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
    (
      "elements:\n- buton \"확인\"",
      "2:3: error: unknown role 'buton' in this line; did you mean 'button'?"
    ),
    (
      "elements:\n- element: {traits: [buton]}",
      "2:22: error: unknown trait 'buton' in 'traits'; did you mean 'button'?"
    ),
    (
      "elements:\n- button \"확인\" [selectd]",
      "2:16: error: unknown flag 'selectd' in this line; did you mean 'selected'?"
    ),
    (
      "elements:\n- button \"확인\" [dimed]",
      "2:16: error: unknown flag 'dimed' in this line; did you mean 'dimmed'?"
    ),
    (
      "elements:\n- switch \"a\" on",
      "2:14: error: expected flags in [ ] or the end of the line but found 'on'; write [on]"
    ),
    (
      "elements:\n- switch \"a\" once",
      "2:14: error: expected flags in [ ] or the end of the line but found 'once'"
    ),
    (
      "elements:\n- slider \"볼륨\": 50%\n    hint: 크기",
      "3:5: error: the line above has a value already; write slider \"볼륨\": and below it "
        + "value: 50%, beside 'hint'"
    ),
    (
      "elements:\n- slider \"a\" [range=[0,100]]",
      "2:21: error: a list cannot be in brackets; put a colon at the end of the line, and below it: "
        + "range: [0, 100]"
    ),
    (
      "elements:\n- button \"a\" [selected=yes]",
      "2:15: error: 'selected' takes no value; write [selected]"
    ),
    (
      "elements:\n- button \"a\" [selected=false]",
      "2:15: error: 'selected' takes no value; leave it out"
    ),
    (
      "elements:\n- button \"a\" [selected=아니요]",
      "2:15: error: 'selected' takes no value; leave it out"
    ),
    (
      "elements:\n- button \"확인\":\n  hint: 닫습니다.",
      "3:3: error: indent 'hint' further: it belongs below 'button \"확인\":'"
    ),
    (
      "elements:\n- cell 'x'",
      "2:8: error: expected a label in quotes or flags in [ ] but found ''x''; write cell \"x\""
    ),
    (
      "elements:\n- button 확인",
      "2:10: error: expected a label in quotes or flags in [ ] but found '확인'; "
        + "write button \"확인\""
    ),
    (
      "elements:\n- label: 확인\n  hint: x",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found "
        + "(label, hint); put them below '- element:'"
    ),
    (
      """
      elements:
      - button "a" disabled
      - button "a", selected
      - slider "a" value=50%
      - header "a" level=2, hidden
      - button "a" big
      - button "a" enabled
      """,
      """
      2:14: error: expected flags in [ ] or the end of the line but found 'disabled'; \
      write [notEnabled]
      3:13: error: expected flags in [ ] or the end of the line but found ', selected'; \
      write [selected]
      4:14: error: expected flags in [ ] or the end of the line but found 'value=50%'; \
      write [value="50%"]
      5:14: error: expected flags in [ ] or the end of the line but found 'level=2, hidden'; \
      write [level=2, hidden]
      6:14: error: expected flags in [ ] or the end of the line but found 'big'
      7:14: error: expected flags in [ ] or the end of the line but found 'enabled'
      """
    ),
    (
      """
      elements:
      - switch: 알림
        value: on
        hint: 켜면 소식을 받습니다.
      - role: button
        label: 저장
        enabled: false
      - checkbox: 동의
        checked: true
      - {type: slider, text: 음량, value: 30%, selected: no, actions: [mute]}
      - text: 안내
        hint: x
      - text field: 이름
      """,
      """
      2:3: error: an element is one line, such as button "Save", but 3 keys were found \
      (switch, value, hint); write '- switch "알림" [on]:' and put 'hint' below it, indented further
      5:3: error: an element is one line, such as button "Save", but 3 keys were found \
      (role, label, enabled); write - button "저장" [notEnabled]
      8:3: error: an element is one line, such as button "Save", but 2 keys were found \
      (checkbox, checked); write - checkbox "동의" [on]
      10:3: error: an element is one line, such as button "Save", but 5 keys were found \
      (type, text, value, selected, actions); write '- slider "음량":' and put 'value' and 'actions' \
      below it, indented further
      11:3: error: an element is one line, such as button "Save", but 2 keys were found \
      (text, hint); write '- text "안내":' and put 'hint' below it, indented further
      13:3: error: a role is one word; write - textField "이름"
      """
    ),
    (
      "elements:\n- element: {frame: [1, 2]}",
      "2:20: error: 'frame' must have 4 numbers (x, y, width and height), but 2 were found"
    ),
    (
      "elements:\n- carousel: {style: joined}",
      "2:21: error: 'joined' is for a banner only; the 'style' of a carousel is one of "
        + "elements, adjustable"
    ),
    (
      "elements:\n- button \"A\" [hint: Deletes it, selected]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign; "
        + "write button \"A\" [hint=\"Deletes it\", selected]"
    ),
    (
      "elements:\n- text \"A\" [value: \"a b\"]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign; "
        + "write text \"A\" [value=\"a b\"]"
    ),
    (
      "elements:\n- text \"It costs \"5\" dollars\"\n- 'cell \"\"A\" and \"B: c\"\" [selected]'\n"
        + "- button \"Delete\", \"x\"",
      "2:3: error: a quote inside a label needs a backslash; "
        + "write text \"It costs \\\"5\\\" dollars\"\n"
        + "3:3: error: a quote inside a label needs a backslash; "
        + "write 'cell \"\\\"A\\\" and \\\"B: c\\\"\" [selected]'\n"
        + "4:18: error: expected flags in [ ] or the end of the line but found ', \"x\"'"
    ),
    (
      "elements:\n  - \"A\" [selected, disabled]",
      "2:9: error: flags follow a role, but this line begins with a text in quotes; "
        + "write - text \"A\" [selected, disabled], with the role that is meant"
    ),
    // Texts that lack their quotes.
    (
      "elements:\n- 현대카드 1234", "2:3: error: a text alone stands in double quotes: \"현대카드 1234\""
    ),
    (
      "elements:\n- 합계: 12,900원\n- Total price: 50%\n- 합계: {hint: 값}",
      "2:3: error: unknown role '합계' in this line; a text alone stands in double quotes: "
        + "\"합계: 12,900원\"\n"
        + "3:3: error: a text alone stands in double quotes: \"Total price: 50%\"\n"
        + "4:3: error: unknown role '합계' in this line; use one of element, text, button, link, "
        + "header, image, textField, secureTextField, …: "
        + "'overheard schema --format markdown' lists all 56"
    ),
    (
      "elements:\n- carousel \"A\": {index: 5, items: [Visa, 현대카드 1234]}",
      "2:36: error: unknown role 'Visa' in this line; a text alone stands in double quotes: \"Visa\"\n"
        + "2:42: error: a text alone stands in double quotes: \"현대카드 1234\""
    ),
    (
      "elements:\n- buton A",
      "2:9: error: expected a label in quotes or flags in [ ] but found 'A'; "
        + "write button \"A\""
    ),
    (
      "elements:\n- checkbox \"A\" [checked]",
      "2:17: error: unknown flag 'checked' in this line; write [on]"
    ),
    // An element without its dash would be the value of the one that it is in.
    (
      "elements:\n- navigationBar:\n    button \"Back\"",
      "3:5: error: an element inside another begins with a dash; write - button \"Back\""
    ),
    // A line that goes on with what is indented below it.
    (
      "elements:\n- header \"주문\"\n  - button \"확인\"\n  - button \"취소\"",
      "2:3: error: the lines below 'header \"주문\"' are indented further; begin them where it "
        + "begins, or end it with a colon if they are inside it"
    ),
    // Words in brackets that belong together.
    (
      "elements:\n- header \"A\" [level 2]\n- text \"B\" [hint=Opens it now]\n- text \"C\" [level]",
      "2:21: error: unknown flag '2' in this line; write [level=2]\n"
        + "3:24: error: unknown flag 'it' in this line; several words stand in quotes: "
        + "hint=\"Opens it now\"\n"
        + "4:13: error: 'level' takes a value; write [level=…]"
    ),
    (
      "elements:\n- selected button \"A\"",
      "2:12: error: expected a label in quotes or flags in [ ] but found 'button \"A\"'; write button \"A\" [selected]"
    ),
    (
      "elements:\n- disabled button \"A\"",
      "2:12: error: expected a label in quotes or flags in [ ] but found 'button \"A\"'; write button \"A\" [notEnabled]"
    ),
    (
      "elements:\n- on switch \"A\"",
      "2:6: error: expected a label in quotes or flags in [ ] but found 'switch \"A\"'; write switch \"A\" [on]"
    ),
    (
      "elements:\n- secure text field \"A\", value: \"B\"",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'text field \"A\", value'; write secureTextField \"A\""
    ),
    (
      "elements:\n- radio button \"A\" [selected]",
      "2:9: error: expected a label in quotes or flags in [ ] but found 'button \"A\" [selected]'; write radioButton \"A\" [selected]"
    ),
    (
      "elements:\n- button label=\"A B\"",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'label=\"A B\"'; write button \"A B\""
    ),
    (
      "elements:\n- button = A",
      "2:10: error: expected a label in quotes or flags in [ ] but found '= A'; write button \"A\""
    ),
    (
      "elements:\n- button \"A\" hint \"B\"",
      "2:14: error: expected flags in [ ] or the end of the line but found 'hint \"B\"'; write [hint=B]"
    ),
    (
      "elements:\n- slider \"A\", value: 50%",
      "2:3: error: the value stands behind a colon; write slider \"A\": 50%"
    ),
    (
      "elements:\n- button \"A\" [enabled]",
      "2:15: error: unknown flag 'enabled' in this line; an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- enabled button \"A\"",
      "2:11: error: expected a label in quotes or flags in [ ] but found 'button \"A\"'; write button \"A\""
    ),
    (
      "elements:\n- slider \"A\":\n    value \"3\"",
      "3:5: error: a colon and a space stand between a key and its value; write value: \"3\", or put it all in quotes if it is the value"
    ),
    (
      "elements:\n- button \"A\":\n    hint:담습니다",
      "3:5: error: a colon and a space stand between a key and its value; write hint: 담습니다, or put it all in quotes if it is the value"
    ),
    (
      "elements:\n- button:\n    label \"담기\"",
      "3:5: error: a colon and a space stand between a key and its value; write label: \"담기\", or put it all in quotes if it is the value"
    ),
    (
      "elements:\n- button \"A\" [selected: true]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign; write button \"A\" [selected]"
    ),
    (
      "elements:\n- slider \"A\" [hidden, value: 5]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign; write slider \"A\" [hidden, value=5]"
    ),
    (
      "elements:\n- element: {label: x, traits: [선택됨]}",
      "2:32: error: unknown trait '선택됨' in 'traits'; write selected"
    ),
    (
      "elements:\n- button \"A\":\n    hint：열기",
      "3:5: error: a colon and a space stand between a key and its value; write hint: 열기, or put it all in quotes if it is the value"
    ),
    (
      "elements:\n- element: {label: x, traits: [enabled]}",
      "2:32: error: unknown trait 'enabled' in 'traits'; an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- button \"A\" [selected: false]",
      "2:3: error: in brackets a flag stands alone, and what is not so is left out: 'selected'"
    ),
    (
      "elements:\n- button \"A\" [selected: 1]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign; "
        + "write button \"A\" [selected]"
    ),
    (
      "elements:\n- Button label \"A\"",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'label \"A\"'; write button \"A\""
    ),
    (
      "elements:\n- button \"A\" [enabled: true]",
      "2:3: error: an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- slider \"A\" [range: 0-100]",
      "2:3: error: in brackets a flag stands alone, and a value after an equals sign"
    ),
    (
      "elements:\n- button label=\"A\" hint=\"B\"",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'label=\"A\" hint=\"B\"'; "
        + "write button \"A\" [hint=B]"
    ),
    (
      "elements:\n- Text(\"A\").bold()",
      "2:7: error: expected a label in quotes or flags in [ ] but found '(\"A\").bold()'; write text \"A\""
    ),
    (
      "elements:\n- button A\"",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'A\"'; write button \"A\""
    ),
    (
      "elements:\n- • button \"A\"",
      "2:3: error: expected a label in quotes or flags in [ ] but found '• button \"A\"'; write button \"A\""
    ),
    (
      "elements:\n- {link: Terms, visited: true}",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found (link, visited); write '- link \"Terms\":' and put 'states: [visited]' below it, indented further"
    ),
    (
      "elements:\n- {button: Save, label: Other}",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found (button, label); write - button \"Save\""
    ),
    (
      "elements:\n- {title: A}",
      "2:4: error: unknown role 'title' in this line; a text alone stands in double quotes: \"A\""
    ),
    (
      "elements:\n- {h1: Title}",
      "2:4: error: write header \"Title\" [level=1]"
    ),
    ("elements: [button \"A\"]\n---\n", ""),
    (
      "elements:\n- {text: A, button: B}",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found (text, button); "
        + "write each on a line of its own: - text \"A\" and - button \"B\""
    ),
    (
      "elements:\n- banner: {index: 1}",
      "2:19: error: 'index' is 1, but the banner has no items; add 'items:'"
    ),
    (
      "elements:\n- switch \"Wi-Fi\": on",
      "2:19: error: 'on' would be a value that is only spoken; the state is a flag: "
        + "switch \"Wi-Fi\" [on]"
    ),
    (
      "elements:\n- element: {children: [\"서울\", \"18°\"]}",
      "2:3: warning: VoiceOver stops here and says nothing, and the texts inside are never heard; "
        + "write 'group' for 'element' if they are elements, add 'grouping: combine' to say them "
        + "here, or give it a label"
    ),
    (
      "language: en\nelements:\n- list:\n- cell \"A\"\n- cell \"B\"",
      "3:3: warning: there is nothing in this list; indent its contents below it, or leave it out"
    ),
    (
      "language: en\nelements:\n- tabBar:\n- tab \"A\"",
      "3:3: warning: there is nothing in this tabBar; indent its contents below it, or leave it out"
    ),
    (
      "elements:\n- button \"\": {hint: Closes}",
      "2:3: warning: the label is empty, so only the hint says what this is; "
        + "write what it says, or leave the quotes out"
    ),
    (
      "elements:\n- button \"\"",
      "2:3: warning: the label is empty, so VoiceOver says nothing of what this is; "
        + "write what it says, or leave the quotes out"
    ),
    (
      "elements:\n- button: 저장\n  role: link\n- text field: 이름\n  value: 김",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found "
        + "(button, role); write - link \"저장\"\n"
        + "4:3: error: an element is one line, such as button \"Save\", but 2 keys were found "
        + "(text field, value); write '- textField \"이름\":' and put 'value' below it, indented further"
    ),
    (
      "elements:\n- tab bar:\n  - tab \"홈\"\n- tab bar",
      "2:3: error: a role is one word; write - tabBar:\n4:3: error: a role is one word; write - tabBar"
    ),
    (
      "elements:\n- map \"지도\"\n- bottom sheet:\n  - text \"근처\"\n- divider",
      "2:3: error: unknown role 'map' in this line; write group\n"
        + "3:3: error: a role is one word; write - sheet:\n"
        + "5:3: error: unknown role 'divider' in this line; it is not heard, so leave it out"
    ),
    (
      "elements:\n- tab bar [hidden]: [tab \"A\"]",
      "2:7: error: expected a label in quotes or flags in [ ] but found 'bar [hidden]'; write "
        + "tabBar [hidden]"
    ),
    (
      "elements:\n- checkbox \"동의\": checked\n- switch \"햅틱\": 꺼짐",
      "2:18: error: 'checked' would be a value that is only spoken; the state is a flag: "
        + "checkbox \"동의\" [on]\n"
        + "3:16: error: '꺼짐' would be a value that is only spoken; the state is a flag: "
        + "switch \"햅틱\" [off]"
    ),
    ("elements:\n- slider \"음량\": {range: [0,100], at: 50}", ""),
    (
      "elements:\n- Button(\"Save\")",
      "2:9: error: expected a label in quotes or flags in [ ] but found '(\"Save\")'; write button \"Save\""
    ),
    (
      "elements:\n- h1 \"Cart\"",
      "2:4: error: expected a label in quotes or flags in [ ] but found '1 \"Cart\"'; write header \"Cart\" [level=1]"
    ),
    (
      "elements:\n- button ‘Save’",
      "2:10: error: expected a label in quotes or flags in [ ] but found '‘Save’'; write button \"Save\""
    ),
    (
      "elements:\n- 텍스트 필드 \"이름\"",
      "2:7: error: expected a label in quotes or flags in [ ] but found '필드 \"이름\"'; write textField \"이름\""
    ),
    (
      "elements:\n- slider \"음량\" 50%",
      "2:15: error: expected flags in [ ] or the end of the line but found '50%'; write slider \"음량\": 50%"
    ),
    (
      "elements:\n- button \"저장\" (selected)",
      "2:15: error: expected flags in [ ] or the end of the line but found '(selected)'; write [selected]"
    ),
    (
      "elements:\n- 머리말 \"장바구니\"",
      "2:3: error: unknown role '머리말' in this line; write header"
    ),
    (
      "elements:\n- button \"저장\" [선택됨]",
      "2:16: error: unknown flag '선택됨' in this line; write [selected]"
    ),
    // What follows a label.
    (
      "elements:\n- button \"A\" - hint\n- button \"B\" // the blue one\n- header \"C\" level 2\n"
        + "- button \"D\" - Keeps it",
      "2:14: error: expected flags in [ ] or the end of the line but found '- hint'; write [hint=…]\n"
        + "3:14: error: expected flags in [ ] or the end of the line but found '// the blue one'; "
        + "write # the blue one\n"
        + "4:14: error: expected flags in [ ] or the end of the line but found 'level 2'; "
        + "write [level=2]\n"
        + "5:14: error: expected flags in [ ] or the end of the line but found '- Keeps it'; "
        + "write [hint=\"Keeps it\"]"
    ),
    (
      "elements:\n- heading level 2 \"A\"\n- header \"B\" [h3]\n- slider \"C\" [0...10]",
      "2:3: error: write header \"A\" [level=2]\n"
        + "3:15: error: unknown flag 'h3' in this line; write [level=3]\n"
        + "4:15: error: unknown flag '0...10' in this line; put a colon at the end of the line, and "
        + "below it: range: [0, 10]"
    ),
    (
      "elements:\n- button Save it [selected]\n- button Save [hint=Saves the thing]",
      "2:10: error: expected a label in quotes or flags in [ ] but found 'Save it [selected]'; "
        + "write button \"Save it\" [selected]\n"
        + "3:10: error: expected a label in quotes or flags in [ ] but found 'Save [hint=Saves the thing]'"
    ),
    (
      "elements:\n- button \"A\", hint: \"Saves it\"",
      "2:3: error: a key behind the label stands in brackets; write button \"A\" [hint=\"Saves it\"]"
    ),
    (
      "elements:\n- button \"A\"\n  header \"B\"",
      "2:14: error: another element begins on a line of its own; write - header \"B\" there"
    ),
    (
      "elements:\n- button \"A\" \(String(repeating: "and so on ", count: 30))",
      "2:14: error: expected flags in [ ] or the end of the line but found "
        + "'and so on and so on and so on and so on …'"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
