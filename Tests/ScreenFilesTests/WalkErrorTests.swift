import Testing

/// Walks: their gestures, the names in them, and their goals.
@Suite struct WalkErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
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
      "elements: [button \"A\"]\nwalks: {a: {gestures: swipe right}}",
      "2:23: error: 'gestures' must be a list, but 'swipe right' was found; write [swipe right]"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: {gestures: [double tap], goal: A == 1}}",
      "2:43: error: \"==\" in the goal \"A == 1\"; write \"A = 1\""
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
      "elements: [button]\nwalks: {a: [\(String(repeating: "swope ", count: 1000))]}",
      "2:13: error: unknown gesture \"swope swope swope swope swope swope swop…\"; gestures are swipe "
        + "right, double tap, touch ELEMENT, wait 5s, …: `overheard help transcript` lists them all"
    ),
    // Names in walks that match nothing.
    (
      "elements: [button \"확인\", button \"취소\"]\nwalks: {a: [touch 확안]}",
      "2:13: error: unknown element '확안' in this walk; did you mean '확인'?"
    ),
    (
      "language: en\nelements: [button \"Continue\"]\nwalks: {a: [swipe right to Contniue]}",
      "3:13: error: unknown element 'Contniue' in this walk; did you mean 'Continue'?"
    ),
    // Names in walks that match several.
    (
      "elements: [button \"현대카드 1234\", button \"현대카드 5678\"]\nwalks: {a: [touch 현대카드]}",
      "2:13: error: '현대카드' in this walk could be any of several elements: '현대카드 1234', "
        + "'현대카드 5678'; write more of its name"
    ),
    (
      "elements: [cell \"편지\": {actions: [보관, 보기]}]\nwalks: {a: [action 보]}",
      "2:13: error: '보' in this walk could be any of several actions: '보관', '보기'; "
        + "write more of its name"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: {gestures: [double tap], goal: activate 저장하기}}",
      "2:43: error: unknown element '저장하기' in this walk; did you mean '저장'?"
    ),
    (
      "elements: [slider \"음량\"]\nwalks: {a: {gestures: [next], goal: '음량 > {볼륨}'}}",
      "2:37: error: unknown element '볼륨' in this walk; there are '음량'"
    ),
    (
      "elements: [slider \"음량\", slider \"밝기\"]\n"
        + "walks: {a: {gestures: [next], goal: [\"음량 = {밝가:.1}\", '음량 != {밝기 * 2}']}}",
      "2:38: error: unknown element '밝가' in this walk; did you mean '밝기'?"
    ),
    // What follows the name of an element in a goal is not overlooked.
    (
      "elements:\n- slider \"음량\": 50%\n- button \"저장\"\nwalks:\n"
        + "  a:\n    gestures: [next]\n    must: reach goal\n    goal:\n"
        + "    - keep 음량 꼭\n    - keep 음량 >= 70\n    - activate 저장 꼭\n"
        + "    - select 저장 꼭\n    - 음량 크게 >= 5\n    - focus 음량 60%",
      "9:7: error: unknown element '음량 꼭' in this walk; did you mean '음량'?\n"
        + "10:7: error: unknown element '음량 >= 70' in this walk; did you mean '음량'?\n"
        + "11:7: error: unknown element '저장 꼭' in this walk; did you mean '저장'?\n"
        + "12:7: error: unknown element '저장 꼭' in this walk; did you mean '저장'?\n"
        + "13:7: error: unknown element '음량 크게' in this walk; did you mean '음량'?"
    ),
    // A goal may begin with a word that is part of a name.
    (
      "language: en\nelements: ['switch \"Keep screen on\" [on]', slider \"Screen brightness\"]\n"
        + "walks: {a: {gestures: [next], goal: [Keep screen on is off, Screen brightness = 70%]}}",
      ""
    ),
    (
      "language: en\nelements: ['switch \"Focus mode\" [on]']\n"
        + "walks: {a: {gestures: [next], goal: Focus moed is on}}",
      "3:37: error: unknown element 'Focus moed' in this walk; did you mean 'Focus mode'?"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: {gestures: [double tap], goal: screen 상세}}",
      "2:43: error: unknown screen '상세' in this walk; "
        + "add a title with 'screen:', or 'screens:'"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: [action 삭제]}",
      "2:13: error: unknown action '삭제' in this walk; no element has actions; add 'actions:'"
    ),
    (
      "elements: [cell \"편지\": {actions: [보관, 삭제하기]}]\nwalks: {a: [action 삭제해기]}",
      "2:13: error: unknown action '삭제해기' in this walk; did you mean '삭제하기'?"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: [rotor headigns]}",
      "2:13: error: unknown rotor item 'headigns' in this walk; did you mean 'headings'?"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: [type 77]}",
      "2:13: error: nothing can be typed here: no screen of this walk has a text field; "
        + "add one, such as textField \"Name\""
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: [touch 저장, drag to 저자]}",
      "2:23: error: unknown element '저자' in this walk; did you mean '저장'?"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: [touch 저장, swipe right, split tap]}",
      "2:36: error: a split tap needs a finger on the screen; write \"touch ELEMENT\" or "
        + "\"drag to ELEMENT\" above it"
    ),
    (
      "elements: [slider \"음량\"]\nwalks: {a: [touch 음량, drag right 20%]}",
      "2:23: error: only what is held moves by percent; write \"double tap and hold\" above it, or "
        + "a number of points, such as \"drag down 60\""
    ),
    (
      "elements: [slider \"음량\"]\nwalks: {a: [drag right 20]}",
      "2:13: error: no finger is on the screen; write \"double tap and hold\" or "
        + "\"touch ELEMENT\" above it"
    ),
    // In VoiceOver's list of elements one can type without a field.
    ("elements: [button \"저장\"]\nwalks: {a: [item chooser, type 저, double tap]}", ""),
    // A name that is valid in one of the variants is valid.
    (
      "variants: {a: {elements: [button \"하나\"]}, b: {elements: [button \"둘\"]}}\n"
        + "walks: {a: [touch 둘]}",
      ""
    ),
    (
      "elements: [button \"저장\"]\n"
        + "walks: {a: {gestures: [double tap], must: reach goal}}",
      "2:43: error: the walk must reach a goal but has none; add 'goal:'"
    ),
    (
      "elements: [button \"저장\"]\n"
        + "walks: {a: {gestures: [double tap], goal: activate 저장, must: win}}",
      "2:62: error: 'must' can only be 'reach goal', but 'win' was found"
    ),
    (
      "elements: [cell \"편지\"]\nwalks: {a: [action 빠른 메뉴 보기]}",
      "2:13: error: unknown action '빠른 메뉴 보기' in this walk; no element has actions; add 'actions:'"
    ),
    (
      "language: en\nelements:\n- cell \"Mail\" [collapsed]: {draggable: true, actions: [Archive]}\n"
        + "walks: {a: {reader: talkback, gestures: [action Zzz]}}",
      "4:42: error: unknown action 'Zzz' in this walk; there are 'Archive', 'Drag Item', "
        + "'Cancel drag', 'Expand', 'Collapse', 'Start drag'"
    ),
    (
      "language: en\nelements:\n- cell \"Mail\" [collapsed]: {draggable: true, actions: [Archive]}\n"
        + "walks: {a: {reader: voiceover, gestures: [action Expand]}}",
      "4:43: error: unknown action 'Expand' in this walk; there are 'Archive', 'Drag Item', "
        + "'Cancel drag'"
    ),
    (
      "language: en\nelements:\n- cell \"Mail\" [collapsed]: {actions: [Archive]}\n"
        + "walks: {a: [action Zzz]}",
      "4:13: error: unknown action 'Zzz' in this walk; there are 'Archive'"
    ),
    (
      "elements: [cell \"편지\": {contextMenu: [복사]}]\nwalks: {a: [action 빠른 메뉴 열기]}",
      "2:13: error: unknown action '빠른 메뉴 열기' in this walk; did you mean '빠른 메뉴 보기'?"
    ),
    (
      "elements: [button \"A\"]\nwalks: type apples, plums",
      "2:8: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; "
        + "give the walk a name: {main: ['type apples, plums']}"
    ),
    (
      "elements: [button \"저장\"]\nwalks: swipe right",
      "2:8: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; "
        + "give the walk a name: {main: [swipe right]}"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: c, b: swipe rihgt}",
      "2:12: error: the walk 'a' must be a list of gestures, such as [swipe right x2], but 'c' was found\n"
        + "2:18: error: the walk 'b' must be a list of gestures, such as [swipe right x2], but "
        + "'swipe rihgt' was found; did you mean [swipe right]?"
    ),
    (
      "elements: [button \"저장\"]\nwalks: {a: {gesture: [swipe right]}}",
      "2:13: error: unknown key 'gesture' in the walk 'a'; did you mean 'gestures'?"
    ),
    (
      "elements: [button]\nwalks: {w: {gestures: \"swipe right, double tap\"}}",
      "2:23: error: 'gestures' must be a list, but 'swipe right, double tap' was found; write [swipe right, double tap]"
    ),
    (
      "elements: [button]\nwalks: {w: [swipe rigth x3]}",
      "2:13: error: unknown gesture \"swipe rigth x3\"; did you mean \"swipe right x3\"?"
    ),
    // Names that become the same file where upper and lower case are the same.
    (
      "elements: [button \"저장\"]\nwalks: {a: [double tap], A: [double tap]}",
      "2:26: error: the walks 'a' and 'A' differ only in upper and lower case, so that their files "
        + "are the same on many machines; give one of them another name"
    ),
    (
      "elements: [button \"값\"]\nwalks: {a: [touch 값, dubble tap]}",
      "2:22: error: unknown gesture \"dubble tap\"; did you mean \"double tap\"?"
    ),
    (
      "elements: [button \"A\"]\nwalks: {a: \"swipe right, double tap\"}",
      "2:12: error: the walk 'a' is a list of gestures; write [swipe right, double tap]"
    ),
    (
      "elements: [button \"A\"]\nwalks:\n  a:\n  - swipe right * 3\n  - expect: A\n    after: 2s",
      "4:5: error: unknown gesture \"swipe right * 3\"; did you mean \"swipe right x3\"?\n"
        + "5:5: error: a step of a walk is one line, such as touch Save, but 2 keys were found "
        + "(expect, after); begin each with a dash"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
