import Testing

/// What the app does, and on which conditions.
@Suite struct EffectErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
    (
      "elements: []\nevents: [{every: 0.05s, effects: pop}]",
      "2:18: error: 'every' must be 100ms or more, or 0s for never, but '0.05s' was found"
    ),
    (
      "elements:\n- button \"A\": {activate: [{set: A, label: B, value: \"2\"}]}",
      "2:33: error: 'set' changes one property, but label, value are beside it; write a 'set' for each"
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
      "2:42: error: 'perhaps' is no condition; write one such as perhaps is on, perhaps is not empty or "
        + "perhaps = 1"
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
    // Effects that need something after their names.
    (
      "elements:\n- button \"A\": {activate: [announce: Saved, toast]}",
      "2:44: error: 'toast' needs a text: {toast: Saved}"
    ),
    (
      "elements:\n- button \"A\": {activate: select}",
      "2:26: error: 'select' needs a name: {select: Save}"
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
    // Advice that can be followed.
    (
      "elements:\n- slider \"M\": 50%\n- button \"B\": {activate: [{subtract: M, by: 5}]}",
      "3:27: error: unknown effect 'subtract'; write {add: M, by: -5}"
    ),
    (
      "elements:\n" + (1...21).map { "- button \"E\($0)\"\n" }.joined()
        + "- button \"Last\": {activate: [{set: Zzzz, value: a}]}",
      "23:36: error: unknown element 'Zzzz' in this variant; use one of E1, E10, E11, E12, E13, E14, E15, E16 or one of 14 more"
    ),
    (
      "elements:\n- text \"X\"\n- button \"B\": {activate: [set: X, value: 3]}",
      "3:26: error: the keys of one effect stand in braces; write {set: X, value: 3}"
    ),
    (
      "elements:\n- switch \"C\"\n- button \"A\": {enabled: C is on}",
      "3:16: error: unknown key 'enabled' in 'button \"A\"'; write 'enabledWhen'"
    ),
    (
      "elements:\n- text \"X\"\n- button \"B\": {activate: [set: X, value: \"a, b\"]}",
      "3:26: error: the keys of one effect stand in braces; write {set: X, value: 'a, b'}"
    ),
    (
      "elements:\n- button \"A\": {activate: [pop: now, dismiss: ]}",
      "2:32: error: nothing stands after 'pop'; write it alone"
    ),
    (
      "elements: [cell \"편지\": {activate: [{set: dragged, hidden: true}]}]",
      "1:41: error: unknown element 'dragged' in this variant; use one of 편지"
    ),
    (
      "elements:\n- slider \"음량\": {maximum: 30, step: 5, value: 5, minimumm: 0}",
      "2:17: error: unknown keys 'maximum' and 'step' in 'slider \"음량\"'; "
        + "write range: [0, 30, 5], with your own minimum and maximum\n"
        + "2:49: error: unknown key 'minimumm' in 'slider \"음량\"'; use one of range, at, format, "
        + "values, label, value, hint, traits, identifier, activate, actions"
    ),
    (
      "elements:\n- cell \"편지\": {actions: [{name: 보관, announce: 보관함}]}\n"
        + "events: [{at: 5s, announce: 새 편지}]",
      "2:36: error: unknown key 'announce' in an action; write effects: [announce: 보관함]\n"
        + "3:19: error: unknown key 'announce' in an event; write effects: [announce: 새 편지]"
    ),
    // What is advised can be written: with commas, colons and flags, several at once, and no range
    // beside values.
    (
      "elements: [button \"A\"]\nevents: [{at: 5s, announce: \"Hello, you\", toast: \"Note: new\"}]",
      "2:19: error: unknown keys 'announce' and 'toast' in an event; write effects: "
        + "[announce: 'Hello, you', toast: 'Note: new']"
    ),
    (
      "elements:\n- list: {max: 3}",
      "2:10: error: unknown key 'max' in 'list'; use one of children, grouping, label, value, hint, "
        + "traits, identifier, activate, actions"
    ),
    (
      "elements:\n- button \"저장\": {무늬: 파랑}",
      "2:17: error: unknown key '무늬' in 'button \"저장\"'; use one of "
        + "label, value, hint, traits, identifier, activate, actions"
    ),
    // Conditions that cannot be meant.
    (
      "elements:\n- text \"수량\": {value: 3, shownWhen: [수량 > 5, 수량 < 3]}",
      "2:45: error: '수량 > 5' and '수량 < 3' never hold together, and all conditions of a list must; "
        + "leave one out"
    ),
    (
      "elements:\n- switch \"동의\" [on]\n- button \"a\": {enabledWhen: [동의 is on, 동의 is off]}",
      "3:40: error: '동의 is on' and '동의 is off' never hold together, and all conditions of a list "
        + "must; leave one out"
    ),
    (
      "elements:\n- text \"A\": {shownWhen: B is hidden}\n- text \"B\": {shownWhen: A is not hidden}",
      "2:3: error: the conditions go round in a circle: 'A' is shown when 'B is hidden', "
        + "and that changes with it"
    ),
    (
      "elements:\n- text \"수량\": {value: 3}\n"
        + "- button \"a\": {enabledWhen: 수량 = 1 or 수량 = 2}",
      "3:29: error: '수량 = 1 or 수량 = 2' has an 'or'; write a pattern for several values, such as "
        + "Payment matches /^(card|cash)$/, or an 'if' for each condition"
    ),
    (
      "elements:\n- button \"저장\": {activate: announce 저장됨}",
      "2:27: error: unknown effect 'announce 저장됨'; write announce: 저장됨"
    ),
    (
      "elements:\n- text \"수량\": {value: 3}\n- button \"a\": {enabledWhen: 수량 == 3}",
      "3:29: error: '==' is no comparison; write 수량 = 3"
    ),
    (
      "elements:\n- text \"수량\": {value: 3}\n- button \"a\": {shownWhen: 수량 => 3}",
      "3:27: error: '=>' is no comparison; write 수량 >= 3"
    ),
    (
      "elements:\n- textField \"이름\"\n- button \"a\": {enabledWhen: 이름 != \"\"}",
      "3:29: error: nothing is written as empty; write 이름 is not empty"
    ),
    (
      "elements:\n- text \"수량\": {value: 3}\n"
        + "- button \"a\": {enabledWhen: 수량 > 1 and 수량 < 9}",
      "3:29: error: '수량 > 1 and 수량 < 9' is several conditions; "
        + "write them as a list, of which all must hold"
    ),
    (
      "language: en\nelements:\n- switch \"Terms and conditions\" [on]\n"
        + "- button \"a\": {enabledWhen: Terms and conditions is on}", ""
    ),
    // Conditions on a state that an element never has.
    (
      "elements: [switch \"알림\", button \"저장\": {enabledWhen: 알림 is on}]",
      "1:52: error: '알림 is on' can never change, because '알림' is neither on nor off; "
        + "write [on] or [off] after its label"
    ),
    (
      "elements: [button \"더\", text \"값\": {shownWhen: 더 is not expanded}]",
      "1:46: error: '더 is not expanded' can never change, because '더' is neither expanded nor "
        + "collapsed; write [expanded] or [collapsed] after its label"
    ),
    ("elements: ['switch \"알림\" [off]', button \"저장\": {enabledWhen: 알림 is on}]", ""),
    (
      "elements:\n- switch \"알림\"\n- button \"저장\": {enabledWhen: 알림 is on}\n"
        + "- button \"켜기\": {activate: [{set: 알림, toggle: on}]}", ""
    ),
    (
      "elements:\n- button \"더\"\n- text \"값\": {shownWhen: 더 is expanded}\n"
        + "- button \"열기\": {activate: [{flip: 더, state: expanded}]}", ""
    ),
    (
      "elements:\n- list: {identifier: 목록, children: ['switch \"알림\"']}\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}\n"
        + "- button \"읽기\": {activate: [{reload: 목록, elements: ['switch \"알림\" [on]']}]}", ""
    ),
    // A state is given under another name of the element than the one that is asked for.
    (
      "language: en\nelements:\n- cell \"Archive\": {drop: [{set: dragged, toggle: \"on\"}]}\n"
        + "- cell \"Song\" [draggable]\n- button \"P\": {enabledWhen: Song is on}", ""
    ),
    (
      "language: en\nelements:\n- cell \"Archive\": {drop: [{flip: dragged, state: expanded}]}\n"
        + "- cell \"Song\" [draggable]\n- button \"P\": {enabledWhen: Song is expanded}", ""
    ),
    (
      "language: en\nelements:\n"
        + "- button \"Agreement\" [identifier=agree]: {activate: [{set: agree, toggle: \"on\"}]}\n"
        + "- button \"Q\": {enabledWhen: Agreement is on}", ""
    ),
    (
      "language: en\nelements:\n"
        + "- button \"Agreement\" [identifier=agree]: {activate: [{set: Agreement, toggle: on}]}\n"
        + "- button \"Q\": {shownWhen: agree is not on}", ""
    ),
    // A state that comes later: to an element of a reload, with a label, before it is turned.
    (
      "elements:\n- list: {identifier: 목록, children: ['button \"알림\"']}\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}\n"
        + "- button \"읽기\": {activate: [{reload: 목록, elements: "
        + "['button \"알림\" [identifier=a]']}, {set: a, toggle: on}]}", ""
    ),
    (
      "elements:\n- list: {identifier: 목록, children: ['button \"알림\"']}\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}\n"
        + "- button \"읽기\": {activate: [{append: 목록, children: ['switch \"알림\" [off]']}]}", ""
    ),
    (
      "elements:\n- switch \"소리\" [on]\n- text \"알림\"\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}\n"
        + "- button \"이름\": {activate: [{set: 소리, label: 알림}]}", ""
    ),
    (
      "elements:\n- button \"알림\": {activate: [{set: 알림, toggle: on}], longPress: [{flip: 알림}]}", ""
    ),
    // A combined row is heard as on or off as the switch inside is.
    (
      "elements:\n- cell \"알림\":\n    grouping: combine\n    children: ['switch \"소리\" [on]']\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}", ""
    ),
    // What follows from an effect that cannot be read is no news.
    (
      "elements:\n- button \"알림\": {activate: [{sett: 알림, toggle: on}]}\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}",
      "2:28: error: unknown effect 'sett'; did you mean 'set'?"
    ),
    (
      "elements:\n- cell \"값\": {drop: [{set: dragged, toggle: on}]}\n- cell \"알림\"\n"
        + "- button \"저장\": {enabledWhen: 알림 is on}",
      "4:30: error: '알림 is on' can never change, because '알림' is neither on nor off; "
        + "write [on] or [off] after its label"
    ),
    // Effects and conditions as programs have them.
    (
      "language: en\nelements:\n- switch \"S\" [on]\n- button \"A\": {activate: [set: S = off]}",
      "4:32: error: what is set stands beside 'set'; write {set: S, toggle: off}"
    ),
    (
      "elements:\n- text \"V\": 2\n- button \"A\":\n    activate: set: V = 1",
      "4:18: error: a second colon on a line means nothing to YAML; put the effect in brackets: "
        + "activate: {set: V, value: 1}"
    ),
    (
      "elements:\n- button \"A\": {activate: 'set A.notEnabled = false'}\n"
        + "- button \"B\": {activate: [announce(\"Saved\"), 'announce(Saved, sent)', pop()]}",
      "2:26: error: unknown effect 'set A.notEnabled = false'; write {set: A, notEnabled: false}\n"
        + "3:27: error: unknown effect 'announce(\"Saved\")'; write announce: Saved\n"
        + "3:46: error: unknown effect 'announce(Saved, sent)'; write announce: 'Saved, sent'\n"
        + "3:71: error: unknown effect 'pop()'; write pop"
    ),
    (
      "elements:\n- button \"A\": {action: announce Saved}\n- button \"B\": {onTapGesture: pop}\n"
        + "- cell \"C\": {actions: [{name: Delete, handler: pop}]}",
      "2:16: error: unknown key 'action' in 'button \"A\"'; write activate: [announce: Saved]\n"
        + "3:16: error: unknown key 'onTapGesture' in 'button \"B\"'; write 'activate'\n"
        + "4:39: error: unknown key 'handler' in an action; write 'effects'"
    ),
    (
      "elements:\n- checkbox \"Terms\" [off]\n- button \"A\": {enabledWhen: Terms}\n"
        + "- button \"B\": {enabledWhen: Terms checked}\n- button \"C\": {shownWhen: Terms == false}",
      "3:29: error: 'Terms' is no condition; write one such as Terms is on, Terms is not empty or "
        + "Terms = 1\n"
        + "4:29: error: 'Terms checked' is no condition; write Terms is on\n"
        + "5:27: error: '== false' is no comparison; write Terms is off"
    ),
    (
      "elements:\n- button \"A\"\nevents:\n  at: 2s\n  effects: [announce: Hi]",
      "4:3: error: 'events' must be a list, but a mapping was found; put \"- \" before 'at', and indent "
        + "the lines below that by two more spaces"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
