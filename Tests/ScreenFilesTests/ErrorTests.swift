import AccessibilityModel
import Testing

@testable import ScreenFiles

/// What is said about a wrong file: the place, what was found, and what to write instead.
@Suite struct ErrorTests {
  /// To YAML, but not to editors, U+2028 and U+0085 end a line.
  @Test func linesAreCountedAsEditorsDo() {
    let odd = "elements:\n- text: \"a\u{2028}b\u{85}c\"\n- text: 'a\u{2029}b' \n"
    let wrong = #expect(throws: ScreenFileError.self) {
      try ScreenFile(odd + "- text: {hnit: \"\u{2028}\", hint: {a: b}}\n- buton \"x\"")
    }
    #expect(
      wrong?.diagnostics.map(\.description) == [
        "4:10: error: unknown key 'hnit' in 'text'; 'hint' is there already",
        "4:27: error: 'hint' must be a text, but a mapping was found",
        "5:3: error: unknown role 'buton' in this line; did you mean 'button'?",
      ])
    let broken = #expect(throws: ScreenFileError.self) { try ScreenFile(odd + "- a: b: c") }
    #expect(broken?.diagnostics.map(\.line) == [4])
  }

  /// A file with more errors than anybody reads, such as one of another program.
  @Test func thousandsOfErrors() {
    let file = "elements:\n" + String(repeating: "- buton \"a\"\n", count: 3000)
    do {
      _ = try ScreenFile(file)
      Issue.record("it has no errors")
    } catch {
      let lines = "\(error)".split(separator: "\n")
      #expect(lines.count == 1001)
      #expect(
        lines.last?.hasSuffix(
          "1002:3: error: more is wrong from here on; mend what is told above first") == true)
    }
  }

  /// To guess what each of so many names was meant to be would take minutes.
  @Test func thousandsOfUnknownNames() {
    let buttons = (0..<3000).map { "- button \"A\($0)\"\n" }.joined()
    let touches = (0..<3000).map { "  - touch B\($0)\n" }.joined()
    let said = said("elements:\n\(buttons)walks:\n  w:\n\(touches)").split(separator: "\n")
    #expect(said.count == 1001)
    #expect(said[0].hasSuffix("unknown element 'B0' in this walk; did you mean 'A0'?"))
    #expect(
      said[999].hasSuffix(
        "unknown element 'B999' in this walk; there are 'A0', 'A1', 'A2', 'A3', 'A4', 'A5' and "
          + "others"))
  }

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
      "elements:\n- buton \"확인\"",
      "2:3: error: unknown role 'buton' in this line; did you mean 'button'?"
    ),
    (
      "elements:\n- button \"확인\":\n    hnit: x",
      "3:5: error: unknown key 'hnit' in 'button \"확인\"'; did you mean 'hint'?"
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
      "elements:\n- button \"확인\":\n\thint: 닫습니다.",
      "3:1: error: this line is indented with a tab; YAML allows only spaces there"
    ),
    (
      "elements:\n- cell 'x'",
      "2:8: error: expected a label in quotes or flags in [ ] but found ''x''; write cell \"x\""
    ),
    (
      "elements:\n- button \"확인\" [level=9]",
      "2:16: error: 'level' must be 1 to 6, but 9 was found"
    ),
    (
      "elements:\n- button \"확인",
      "2:10: error: the label has no closing quote; if it contains ': ' or ' #', "
        + "put the line in single quotes: 'button \"A: b\"'"
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
      "elements: [button]\nwalks:\n- name: louder\n  gestures: [swipe up]",
      "3:1: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; "
        + "write louder: and below it, indented further, its gestures"
    ),
    (
      "elements: [button]\nwalks: [swipe right, double tap]",
      "2:8: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; "
        + "give the walk a name: {main: [swipe right, …]}"
    ),
    (
      "elements: [button]\nwalks: {a: swipe right x2}",
      "2:12: error: the walk 'a' is a list of gestures; write [swipe right x2]"
    ),
    (
      "elements: [button]\nwalks: {a: {steps: [swipe right]}}",
      "2:13: error: unknown key 'steps' in the walk 'a'; write 'gestures'"
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
      "elements:\n- element: {label: [{txt: a}]}",
      "2:21: error: a run of 'label' has no 'text'\n"
        + "2:22: error: unknown key 'txt' in a run of 'label'; did you mean 'text'?"
    ),
    ("elements: 5", "1:11: error: 'elements' must be a list, but '5' was found; write [5]"),
    // Brackets only around what YAML leaves whole there.
    (
      "elements: button \"A\"",
      "1:11: error: 'elements' must be a list, but 'button \"A\"' was found; write [button \"A\"]"
    ),
    (
      "elements: button \"A\" [selected]",
      "1:11: error: 'elements' must be a list, but 'button \"A\" [selected]' was found; "
        + "write it below, on a line of its own: - button \"A\" [selected]"
    ),
    (
      "elements: button \"A, B\"",
      "1:11: error: 'elements' must be a list, but 'button \"A, B\"' was found; "
        + "write it below, on a line of its own: - button \"A, B\""
    ),
    (
      "elements: 'button \"A: B\"'",
      "1:11: error: 'elements' must be a list, but 'button \"A: B\"' was found; "
        + "write ['button \"A: B\"']"
    ),
    (
      "elements: \"A\"",
      "1:11: error: 'elements' must be a list, but 'A' was found; write [\"A\"]"
    ),
    (
      "elements:\n- picker \"A\": {values: a}\n- cell \"B\":\n    actions: Save, Delete",
      "2:24: error: 'values' must be a list, but 'a' was found; write [a]\n"
        + "4:14: error: 'actions' must be a list, but 'Save, Delete' was found; "
        + "write [Save, Delete]"
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
      "elements:\n- element: {label: a, accessibilityLabel: b}",
      "2:23: error: 'label' and 'accessibilityLabel' are the same key; keep one of them"
    ),
    (
      "elements:\n- element: {frame: [1, 2]}",
      "2:20: error: 'frame' must have 4 numbers, but 2 were found"
    ),
    (
      "elements:\n- element: {frame: [1, 2, x, 4]}",
      "2:27: error: 'frame' must be a number, but 'x' was found"
    ),
    (
      "elements:\n- element: {hidden: maybe}",
      "2:21: error: 'hidden' must be true or false, but 'maybe' was found"
    ),
    (
      "elements:\n- slider \"a\": {range: [0, 10], at: 11}",
      "2:36: error: 'at' must be 0 to 10, but 11 was found"
    ),
    (
      "elements:\n- slider \"a\": {range: [10, 0]}",
      "2:23: error: 'range' must be minimum, then maximum, but 10 is not below 0"
    ),
    (
      "elements:\n- slider \"a\": {at: 3}",
      "2:16: error: 'at' needs 'range' or 'values' as well"
    ),
    (
      "elements:\n- pageControl: {pages: 3, at: 2}",
      "2:27: error: 'at' goes with 'range' or 'values'; 'pages' has 'page'"
    ),
    (
      "elements:\n- picker \"a\": {values: [x], format: y}",
      "2:29: error: 'format' goes with 'range'; 'values' has 'at'"
    ),
    (
      "elements:\n- slider \"a\": {range: [0, 1], values: [x]}",
      "2:31: error: 'values' cannot be used with 'range'; keep one of them"
    ),
    (
      "elements:\n- banner: {every: 0x10s}",
      "2:19: error: 'every' must be a duration, but '0x10s' was found; write 3s or 500ms"
    ),
    (
      "elements:\n- banner: {every: 1ms}",
      "2:19: error: 'every' must be 100ms or more, or 0s for never, but '1ms' was found"
    ),
    (
      "elements: []\nevents: [{every: 0.05s, effects: pop}]",
      "2:18: error: 'every' must be 100ms or more, or 0s for never, but '0.05s' was found"
    ),
    (
      "elements:\n- element: {frame: [1, 2, 3, 1e308]}",
      "2:30: error: 'frame' must be more than -1e12 and less than 1e12, but '1e308' was found"
    ),
    (
      "elements:\n- slider \"a\": {range: [0, 9007199254740993, 1]}",
      "2:27: error: 'range' must be more than -1e12 and less than 1e12, but '9007199254740993' was found"
    ),
    (
      "elements:\n- header \"a\": {level: 1e13}",
      "2:23: error: 'level' must be more than -1e12 and less than 1e12, but '1e13' was found"
    ),
    (
      "elements:\n- header \"a\": {level: \"3\"}",
      "2:23: error: 'level' must be a whole number, but a text in quotes was found; write 3"
    ),
    (
      "elements:\n- header \"a\": {level: 2.5}",
      "2:23: error: 'level' must be a whole number, but '2.5' was found"
    ),
    (
      "elements:\n- dataTable: {headerRow: true}",
      "2:15: error: 'headerRow' needs 'rows' as well"
    ),
    (
      "elements:\n- button \"A\": {activate: [{set: A, label: B, value: \"2\"}]}",
      "2:33: error: 'set' changes one property, but label, value are beside it; write a 'set' for each"
    ),
    (
      "elements:\n- list: {rows: [[a]]}",
      "2:16: error: 'rows' belongs to a dataTable, not to list"
    ),
    (
      "elements:\n- carousel: {every: 3s}",
      "2:21: error: 'every' belongs to a banner, not to carousel; what turns by itself is a banner: "
        + "write banner in place of carousel"
    ),
    (
      "elements:\n- carousel \"a\": {autoplay: 5s}\n- list \"a\": {colum: 2}",
      "2:18: error: unknown key 'autoplay' in 'carousel \"a\"'; 'every' belongs to a banner, not to "
        + "carousel; what turns by itself is a banner: write banner in place of carousel\n"
        + "3:14: error: unknown key 'colum' in 'list \"a\"'; did you mean 'column'?"
    ),
    (
      "elements:\n- list: {style: joined}",
      "2:17: error: 'style' belongs to a carousel or banner, not to list"
    ),
    (
      "elements:\n- carousel: {style: joined}",
      "2:21: error: 'joined' is for a banner only; the 'style' of a carousel is one of "
        + "elements, adjustable"
    ),
    (
      "elements:\n- button \"a\": {endless: true}",
      "2:25: error: 'endless' belongs to a carousel, not to button"
    ),
    (
      "elements:\n- button \"a\": {id: x}\n- button \"b\": {id: x}",
      "3:3: error: the identifier 'x' is used twice, first on line 2; "
        + "it must be unique in its variant"
    ),
    (
      "elements:\n- scrollView: {pageControl: pges}\n- pageControl: {id: pages}",
      "2:29: error: unknown element 'pges' in this variant; did you mean 'pages'?"
    ),
    (
      "elements:\n- button \"a\": {activate: [{push: detail}]}",
      "2:34: error: unknown screen 'detail'; add it below 'screens:'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{anounce: x}]}",
      "2:27: error: unknown effect 'anounce'; did you mean 'announce'?"
    ),
    (
      "elements:\n- button \"a\": {activate: [{toggle: a}]}",
      "2:27: error: unknown effect 'toggle'; write 'flip'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{zzz: a}]}",
      "2:27: error: an effect must have one of announce, toast, screenChanged, layoutChanged, pageScrolled, "
        + "scrollTo, set, flip, add, append, if, start, stop, select, reload, push, pop, present, "
        + "dismiss, but none was found"
    ),
    (
      "elements:\n- link \"a\": {states: [visitd]}",
      "2:23: error: 'states' must be one of required, invalid, visited, current, "
        + "but 'visitd' was found; did you mean 'visited'?"
    ),
    (
      "elements:\n- group: {live: loud}",
      "2:17: error: 'live' must be one of polite, assertive, but 'loud' was found"
    ),
    (
      "elements:\n- cell \"a\": {swipeAction: [b]}",
      "2:14: error: unknown key 'swipeAction' in 'cell \"a\"'; did you mean 'swipeActions'?"
    ),
    (
      "elements:\n- cell \"a\": {menu: [b]}",
      "2:14: error: unknown key 'menu' in 'cell \"a\"'; write 'contextMenu'"
    ),
    (
      "elements:\n- cell \"a\": {contextMenu: [{effects: pop}]}",
      "2:28: error: an action has no 'name'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{pop: \"\", if: a is on}]}",
      "2:27: error: 'pop' stands below 'then:', not beside 'if'"
    ),
    (
      """
      elements:
      - button "a":
          activate:
            set: b
            announce: Saved
      - button "b":
          activate: [{set: a, hidden: true, announce: Saved, pop: ""}]
      """,
      "4:7: error: 'set' and 'announce' are effects of their own; begin each with a dash\n"
        + "7:16: error: 'set', 'announce' and 'pop' are effects of their own; put each in braces of its own"
    ),
    (
      """
      elements:
      - text "Wrong password" [hidden]
      - button "a":
          activate: [set: Wrong password.hidden = false]
      - slider "b":
          activate:
          - set: b = 50%
          - set: b.at = 1
      """,
      "4:21: error: what is set stands beside 'set'; write {set: Wrong password, hidden: false}\n"
        + "7:12: error: what is set stands beside 'set'; write {set: b, value: 50%}\n"
        + "8:12: error: 'set' does not change 'at', only one of label, value, hint, selected, notEnabled, "
        + "hidden, expanded, toggle, error, invalid"
    ),
    (
      "elements:\n  button \"A\"\n  button \"B\"",
      "2:3: error: 'elements' must be a list, but 'button \"A\" button \"B\"' was found; "
        + "put \"- \" before each element"
    ),
    (
      "elements:\n  button \"A\"",
      "2:3: error: 'elements' must be a list, but 'button \"A\"' was found; write [button \"A\"]"
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
      "elements:\n- slider \"음량\"：50%\n- button \"확인\" ［selected］\n- text ＂가：나＂",
      "2:3: error: '：' is a full-width sign; write slider \"음량\": 50%\n"
        + "3:3: error: '［' is a full-width sign; write button \"확인\" [selected]\n"
        + "4:3: error: '＂' is a full-width sign; write text \"가：나\""
    ),
    (
      """
      elements:
      - button "Pay now":
          activate: [announce: Paid, after 2s]
      - button "B":
          activate: [{wait: 2s}, announce: Paid]
      - button "C":
          actions: [Delete: {announce: Deleted}]
      """,
      "3:32: error: the keys of one effect stand in braces; write {announce: Paid, after: 2s}\n"
        + "5:16: error: unknown effect 'wait'; a pause is 'after', beside the effect that follows it: "
        + "{announce: Saved, after: 2s}\n"
        + "7:15: error: unknown key 'Delete' in an action; write {name: Delete, effects: […]}\n"
        + "7:15: error: an action has no 'name'"
    ),
    (
      """
      elements:
      - button "Pay now"
      walks:
        a:
        - double-tap Pay now
        - DoubleTap on Pay now
        - enter text hello
        - expect not "Saved"
        - expect not enabled
        b: {gestures: [swipe right], goal: double tap Pay now}
        c: {gestures: [swipe right], goal: Pay now activated}
      """,
      "5:5: error: \"double-tap Pay now\" cannot be read; write \"touch Pay now\" and below it "
        + "\"double tap\"\n"
        + "6:5: error: \"DoubleTap on Pay now\" cannot be read; write \"touch Pay now\" and below it "
        + "\"double tap\"\n"
        + "7:5: error: \"enter text hello\" cannot be read; write \"type hello\" after opening the field\n"
        + "8:5: error: \"expect not \"Saved\"\" cannot be read; there is no \"expect not\"; what is said is in "
        + "the golden transcript, and `overheard check` fails when it changes\n"
        + "10:38: error: unknown goal \"double tap Pay now\"; write \"activate Pay now\"\n"
        + "11:38: error: unknown goal \"Pay now activated\"; write \"activate Pay now\""
    ),
    (
      "language: en\nbefore:\n  elements: [button \"A\"]\nvariants:\n- a: {elements: []}",
      "2:1: error: unknown key 'before' in a screen file; a variant stands below 'variants:', indented "
        + "further\n"
        + "5:1: error: 'variants' must be a map such as 'before:' and 'after:', each with 'elements:'; "
        + "leave out the dashes before their names"
    ),
    (
      """
      elements:
      - textField "A" [secure]
      - textField "B":
          keyboard: email
      - button "C":
          activate: {push: Home}
      screens:
        Home:
        - header "Home"
      """,
      "2:18: error: unknown flag 'secure' in this line; write secureTextField as its role\n"
        + "4:5: error: unknown key 'keyboard' in 'textField \"B\"'; it is not heard, so leave it out\n"
        + "9:3: error: expected the screen 'Home' with keys such as 'screen' but found a list; "
        + "write elements: above it"
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
      "elements:\n- button \"a\": {activate: [{if: a is enabled}]}",
      "2:32: error: 'if' has no 'then'; write beside it what the app does"
    ),
    (
      "elements:\n- button \"a\": {activate: [{if: a is no, then: pop}]}",
      "2:32: error: 'no' is no state of an element; write a is off"
    ),
    (
      "elements:\n- button \"a\": {enabledWhen: a < b}",
      "2:29: error: 'b' is no number to compare with; write one such as 10 or {name}"
    ),
    (
      "elements:\n- button \"a\": {enabledWhen: a matches b}",
      "2:29: error: 'a matches b' has no pattern; write it between slashes: Email matches /.+@.+/"
    ),
    (
      "elements:\n- button \"a\": {shownWhen: 'a matches /(/'}",
      "2:27: error: '/(/' is not a regular expression: a '(' is not closed"
    ),
    (
      "elements:\n- button \"a\": {shownWhen: 'a matches /(?=b)/'}",
      "2:27: error: '/(?=b)/' is not a regular expression: "
        + "look-ahead, look-behind and flags inside are not understood"
    ),
    (
      "elements:\n- button \"a\": {enabledWhen: [a is empty, perhaps]}",
      "2:42: error: 'perhaps' is no condition; write one such as Count < 10, Name is not empty or "
        + "Email matches /.+@.+/"
    ),
    (
      "elements:\n- textField \"이름\"\n- button \"a\": {enabledWhen: 이룸 is not empty}",
      "3:29: error: unknown element '이룸' in this variant; did you mean '이름'?"
    ),
    (
      "elements:\n- textField \"수량\"\n- button \"a\": {activate: [announce: \"{수랑}개\"]}",
      "3:37: error: unknown element '수랑' in this variant; did you mean '수량'?"
    ),
    (
      "elements:\n- button \"a\": {activate: [{add: a}]}",
      "2:33: error: 'a' has no number to add to; give it a value such as 1, or a 'range'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{flip: a}]}",
      "2:34: error: 'a' is neither on nor off; write [on] or [off] after its label, or add 'state:' "
        + "with one of expanded, selected, hidden, notEnabled, invalid"
    ),
    (
      "elements:\n- button \"a\": {activate: [{append: a}]}",
      "2:36: error: 'append' takes a 'text' or 'children'; write one of them beside it"
    ),
    (
      "elements:\n- button \"a\": {activate: [{stop: a}]}",
      "2:34: error: 'a' does not go on by itself; name a banner, or an event with 'name:'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{start: clock}]}",
      "2:35: error: nothing here can be started or stopped; "
        + "add a banner, or an event with 'name: clock'"
    ),
    (
      "elements:\n- button \"a\": {activate: [{start: clok}]}\n"
        + "events: [{name: clock, every: 1s, effects: pop}]",
      "2:35: error: unknown timer 'clok' in this variant; did you mean 'clock'?"
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
      "elements:\n  - button \"a\"\n - button \"b\"",
      "3:2: error: this file is not YAML: did not find expected key, "
        + "while parsing a block mapping; check the indentation and quotes here"
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
      "elements:\n  - \"A\" [selected, disabled]",
      "2:9: error: flags follow a role, but this line begins with a text in quotes; "
        + "write - text \"A\" [selected, disabled], with the role that is meant"
    ),
    // A key that is given twice.
    (
      "elements:\n- button \"A\": {label: B}",
      "2:16: error: the label is given twice; keep one of them"
    ),
    (
      "elements:\n- button \"A\" [label=B]",
      "2:15: error: the label is given twice; keep one of them"
    ),
    (
      "elements:\n- text \"A\" [value=x]:\n    value: y",
      "3:5: error: the value is given twice; keep one of them"
    ),
    (
      "elements:\n- text \"A\" [value=x]: y",
      "2:3: error: the value is given twice; keep one of them"
    ),
    (
      "elements:\n- header \"A\" [level=1]: {level: 2}",
      "2:26: error: the level is given twice; keep one of them"
    ),
    (
      "elements:\n- header \"A\" [level=1, level=2]",
      "2:24: error: the level is given twice; keep one of them"
    ),
    (
      "elements:\n- switch \"A\" [on]: {toggle: off}",
      "2:21: error: the toggle is given twice; keep one of them"
    ),
    (
      "title: Home\nscreen: Home\nelements: [button \"A\"]",
      "2:1: error: 'title' and 'screen' are the same key; keep one of them"
    ),
    // Placeholders that would be spoken as they are written.
    (
      "elements:\n- slider \"A\": {range: [1, 7], format: \"{vlaue} of 7\"}",
      "2:39: error: unknown placeholder '{vlaue}' in 'format'; did you mean '{value}'? "
        + "a number is written {value}, {percent}, {value:,}, {value:.1}"
    ),
    (
      "elements:\n- slider \"A\": {range: [1, 7], format: \"{Values} / {percent:x}%\"}",
      "2:39: error: unknown placeholder '{Values}' in 'format'; did you mean '{value}'? "
        + "a number is written {value}, {percent}, {value:,}, {value:.1}\n"
        + "2:39: error: unknown placeholder '{percent:x}' in 'format'; "
        + "a number is written {value}, {percent}, {value:,}, {value:.1}"
    ),
    // Effects that need something after their names.
    (
      "elements:\n- button \"A\": {activate: [announce: Saved, toast]}",
      "2:44: error: 'toast' needs a text: {toast: Saved}"
    ),
    (
      "elements:\n- button \"A\": {activate: select}",
      "2:26: error: 'select' needs a name: {select: Save}"
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
    // States that are words in brackets.
    (
      "elements:\n- button \"A\": {notEnabled: true}",
      "2:16: error: unknown key 'notEnabled' in 'button \"A\"'; write [notEnabled] after the label"
    ),
    (
      "elements:\n- checkbox \"A\" [checked]",
      "2:17: error: unknown flag 'checked' in this line; write [on]"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: swipe right}}",
      "2:23: error: 'gestures' must be a list, but 'swipe right' was found; write [swipe right]"
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
    // Roles of other tools.
    (
      "elements:\n- label \"A\"\n- 버튼 \"B\"\n- navBar \"C\"\n- toast \"D\"\n- header2 \"E\"",
      "2:3: error: unknown role 'label' in this line; write text\n"
        + "3:3: error: unknown role '버튼' in this line; write button\n"
        + "4:3: error: unknown role 'navBar' in this line; write navigationBar\n"
        + "5:3: error: unknown role 'toast' in this line; a toast is an effect: activate: [toast: …]\n"
        + "6:3: error: write header \"E\" [level=2]"
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
      "elements:\n- text \"A\" [enabled=false]\n- image \"B\" [decorative]\n- tab \"C\" [badge=3]",
      "2:13: error: unknown key 'enabled' in these flags; write [notEnabled]\n"
        + "3:14: error: unknown flag 'decorative' in this line; write [hidden]\n"
        + "4:12: error: unknown key 'badge' in these flags; write 'value'"
    ),
    (
      "elements:\n- button \"A\": {traits: 'button, selected', enabled: false}",
      "2:24: error: 'button, selected' is not one trait; write [button, selected]\n"
        + "2:44: error: unknown key 'enabled' in 'button \"A\"'; write [notEnabled] after the label"
    ),
    (
      "language: korean\nelements: []", "1:11: error: 'korean' is not a language tag; write ko"
    ),
    (
      "language: ko_KR\nelements: []", "1:11: error: 'ko_KR' is not a language tag; write ko-KR"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [double tap], goal: A == 1}}",
      "2:43: error: \"==\" in the goal \"A == 1\"; write \"A = 1\""
    ),
    // Advice that can be followed.
    (
      "elements:\n- slider \"M\": 50%\n- button \"B\": {activate: [{subtract: M, by: 5}]}",
      "3:27: error: unknown effect 'subtract'; write {add: M, by: -5}"
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
      "2:13: error: expected flags in [ ] or the end of the line but found ', value'; write [value=…]"
    ),
    (
      "elements:\n" + (1...21).map { "- button \"E\($0)\"\n" }.joined()
        + "- button \"Last\": {activate: [{set: Zzzz, value: a}]}",
      "23:36: error: unknown element 'Zzzz' in this variant; use one of E1, E10, E11, E12, E13, E14, E15, E16 or one of 14 more"
    ),
    (
      "elements:\n- button \"A\" [enabled]",
      "2:15: error: unknown flag 'enabled' in this line; an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- button \"A\" [isEnabled=true]",
      "2:15: error: unknown key 'isEnabled' in these flags; an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- button \"A\" [enabled=false]",
      "2:15: error: unknown key 'enabled' in these flags; write [notEnabled]"
    ),
    (
      "elements:\n- button \"A\": {enabled: true}",
      "2:16: error: unknown key 'enabled' in 'button \"A\"'; an element is enabled unless it says [notEnabled]; leave it out"
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
      "elements:\n- slider \"A\": {range: 0-100}",
      "2:23: error: 'range' must be a list, but '0-100' was found; write [0, 100]"
    ),
    (
      "elements:\n- slider \"A\": {range: -1.5 to 2}",
      "2:23: error: 'range' must be a list, but '-1.5 to 2' was found; write [-1.5, 2]"
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
      "elements:\n- text \"X\"\n- button \"B\": {activate: [set: X, value: 3]}",
      "3:26: error: the keys of one effect stand in braces; write {set: X, value: 3}"
    ),
    (
      "elements:\n- element: {label: x, traits: [선택됨]}",
      "2:32: error: unknown trait '선택됨' in 'traits'; write selected"
    ),
    (
      "language: kr\nelements: []",
      "1:11: error: Overheard does not know what screen readers say in 'kr'; that is a country; did you mean 'ko'?"
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
      "elements:\n- button \"A\":\n    hint：열기",
      "3:5: error: a colon and a space stand between a key and its value; write hint: 열기, or put it all in quotes if it is the value"
    ),
    (
      "elements:\n- element: {label: x, traits: [enabled]}",
      "2:32: error: unknown trait 'enabled' in 'traits'; an element is enabled unless it says [notEnabled]; leave it out"
    ),
    (
      "elements:\n- switch \"C\"\n- button \"A\": {enabled: C is on}",
      "3:16: error: unknown key 'enabled' in 'button \"A\"'; write 'enabledWhen'"
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
      "elements:\n- text \"X\"\n- button \"B\": {activate: [set: X, value: \"a, b\"]}",
      "3:26: error: the keys of one effect stand in braces; write {set: X, value: 'a, b'}"
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
      "2:10: error: expected a label in quotes or flags in [ ] but found 'label=\"A\" hint=\"B\"'"
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
      "elements:\n- link \"T\" [states=visited]",
      "2:13: error: 'states' must be a list, but 'visited' was found; write states: [visited] below the line of the element"
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
      "elements:\n- group: {button: B}",
      "2:11: error: unknown key 'button' in 'group'; an element inside another stands in its list: children: [button \"B\"]"
    ),
    (
      "elements:\n- {title: A}",
      "2:4: error: unknown role 'title' in this line; a text alone stands in double quotes: \"A\""
    ),
    (
      "elements:\n- {h1: Title}",
      "2:4: error: write header \"Title\" [level=1]"
    ),
    (
      "elements:\n- button \"A\"\nwalks: {m: 'type # x'}",
      "3:12: error: the walk 'm' is a list of gestures; write ['type # x']"
    ),
    (
      "elements:\n- button \"A\"\nwalks: {m: \"type a, b\"}",
      "3:12: error: the walk 'm' is a list of gestures; write ['type a, b']"
    ),
    (
      "elements:\n- button \"A\"\nwalks:\n- louder: [swipe right]",
      "4:1: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; write louder: without the dash before it"
    ),
    (
      "elements:\n- button \"A\"\nwalks:\n- gestures: [next]",
      "4:1: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; give the walk a name: write main: and below it, indented further, its gestures"
    ),
    (
      "elements:\n- button \"A\"\nwalks:\n- [next]",
      "4:1: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; give the walk a name: {main: [next]}"
    ),
    (
      "elements:\n- button \"A\"\nwalks: [swipe right x2]",
      "3:8: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; give the walk a name: {main: [swipe right x2]}"
    ),
    (
      "elements:\n- button \"A\"\nwalks: {m: {gestures: [next], goal: {M: on}}}",
      "3:37: error: a goal is a condition, such as M is on"
    ),
    (
      "elements:\n- button \"A\"\n- text \"x\u{1B}[31m\"",
      "3:10: error: a control character (U+001B) cannot stand in YAML; leave it out"
    ),
    ("elements: [button \"A\"]\n---\n", "no error"),
    (
      "elements:\n- button \"A\": {activate: [pop: now, dismiss: ]}",
      "2:32: error: nothing stands after 'pop'; write it alone"
    ),
    (
      "elements: [button]\nwalks: {a: [\(String(repeating: "swope ", count: 1000))]}",
      "2:13: error: unknown gesture \"swope swope swope swope swope swope swop…\"; gestures are swipe "
        + "right, double tap, touch ELEMENT, wait 5s, …: `overheard help transcript` lists them all"
    ),
    (
      "elements:\n- {text: A, button: B}",
      "2:3: error: an element is one line, such as button \"Save\", but 2 keys were found (text, button); "
        + "write each on a line of its own: - text \"A\" and - button \"B\""
    ),
    // Several screens, as `show` prints them.
    (
      "elements: [button \"A\"]\n---\nelements: [button \"B\"]",
      "2:1: error: another document begins after '---', and a file has one; put each screen in a file "
        + "of its own, without '---' between them"
    ),
    (
      "elements:\n- butten \"a\"\n- button \"b\": {hnt: x}",
      "2:3: error: unknown role 'butten' in this line; did you mean 'button'?\n"
        + "3:16: error: unknown key 'hnt' in 'button \"b\"'; did you mean 'hint'?"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(file) == expected)
  }

  @Test func aFileThatIsNotUTF8() {
    let bytes = Array("screen: a\nelements:\n- button \"".utf8) + [0xB0, 0xA1, 0x22]
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenFile(contentsOf: bytes, path: "a.yaml")
    }
    #expect(error?.description == "a.yaml:3:1: error: the file is not UTF-8; save it as UTF-8")
  }

  @Test func aTenMegabyteFile() {
    let error = #expect(throws: ScreenFileError.self) {
      try ScreenFile(
        contentsOf: [UInt8](repeating: UInt8(ascii: "#"), count: 10_000_000), path: "big.yaml")
    }
    #expect(
      error?.description
        == "big.yaml:1:1: error: "
        + "the file has more than 4000000 bytes, the most that a screen file may have")
  }

  /// As a value, as a key, and as a part of a key, which is compared with the other keys.
  @Test(arguments: ["elements: *a9", "? *a9\n: 1", "? [x, {y: *a9}]\n: 1"])
  func aBombOfAliases(end: String) {
    var bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      bomb += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let error = #expect(throws: ScreenFileError.self) { try ScreenFile(bomb + end) }
    #expect(
      error?.diagnostics.map(\.message) == [
        "the file expands to more than 400000 nodes; write out the elements "
          + "instead of using aliases (*name), or make several files of it"
      ])
  }

  @Test func aFewAliasesAreNoBomb() throws {
    let file = try ScreenFile(
      """
      elements:
      - button "Pay": &pay {hint: &hint Pays now.}
      - button "Send": *pay
      - link "Help": {hint: *hint}
      """)
    #expect(file.variants.first?.screen.elements.count == 3)
  }

  /// The place is that of the first list that is one too many, or where thousands of them begin.
  @Test(arguments: [
    ("groups", 40, "34:127"), ("groups", 1100, "34:127"), ("lists", 100, "1:74"),
    ("lists", 5000, "1:12"), ("JSON", 70, "1:76"),
  ])
  func aFileTooDeep(kind: String, levels: Int, place: String) {
    let brackets = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let file =
      switch kind {
      case "groups":
        "language: en\nelements:\n"
          + (0..<levels).map { String(repeating: "    ", count: $0) + "- group \"g\":\n" }.joined()
          + String(repeating: "    ", count: levels) + "- button \"a\""
      case "lists": "elements: \(brackets)"
      default: "{\"elements\":\(brackets)}"
      }
    #expect(
      said(file)
        == "\(place): error: elements are nested too deep here: a file may have 64 lists and "
        + "mappings within one another, which are about 30 groups; "
        + "take groups out of one another, or check the brackets and the indentation")
  }

  /// What looks like a key without its colon may be a value, which is printed on the line of its element.
  @Test(arguments: Vocabulary.element.info.names)
  func aValueMayBeginLikeAKey(key: String) throws {
    for value in ["\(key):x", "\(key) \"3\"", "\(key)：x"] {
      let file = try ScreenFile(
        "language: en\nelements:\n- cell \"A\":\n    value: '\(value)'\n")
      #expect(file.variants[0].screen.elements[0].value?.string == value)
      let again = try ScreenFile(file.printed())
      #expect(again == file, "\(file.printed())")
    }
  }

  /// Advice is looked for once, however many words a line has.
  @Test func aLineOfManyWordsIsRefusedAtOnce() {
    let words = String(repeating: "a ", count: 20_000)
    #expect(throws: ScreenFileError.self) {
      try ScreenFile("elements:\n- Terms \(words)\n")
    }
  }

  @Test func thirtyLevelsCanBeRead() throws {
    let file =
      "language: en\nelements:\n"
      + (0..<30).map { String(repeating: "    ", count: $0) + "- group \"g\":\n" }.joined()
      + String(repeating: "    ", count: 30) + "- button \"a\""
    #expect(said(file) == "no error")
  }

  private func said(_ file: String) -> String {
    do {
      _ = try ScreenFile(file)
      return "no error"
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }
}
