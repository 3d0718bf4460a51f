import ScreenFiles
import Testing

/// Nothing passes by mistake: a file that can be read but cannot be meant is an error or a warning,
/// with its place and what to write instead.
@Suite struct SenseTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
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
    // Contradictions.
    (
      "elements:\n- switch \"햅틱\" [on off]",
      "2:19: error: 'off' contradicts 'on'; keep one of them"
    ),
    (
      "elements:\n- button \"더 보기\" [expanded collapsed]",
      "2:27: error: 'collapsed' contradicts 'expanded'; keep one of them"
    ),
    (
      "elements:\n- carousel \"카드\": {index: 9, items: [\"가\", \"나\"]}",
      "2:26: error: 'index' must be 0 to 1, one of the 2 items, but 9 was found"
    ),
    (
      "elements:\n- banner: {index: 1}",
      "2:19: error: 'index' is 1, but the banner has no items; add 'items:'"
    ),
    (
      "elements:\n- scrollView: {paging: true, pageControl: 점, children: [\"하나\", \"둘\", \"셋\"]}\n"
        + "- pageControl: {id: 점, pages: 5}",
      "3:3: error: the page control has 5 pages, but the scroll view that it belongs to has 3; "
        + "write pages: 3"
    ),
    (
      "elements:\n- slider \"음량\": {range: [0, 100], value: 70%, at: 50}",
      "2:50: error: 'at' is 50, but the value '70%' is 70; keep one of them"
    ),
    (
      "elements:\n- picker \"크기\": {values: [작게, 크게], value: 작게, at: 1}",
      "2:42: error: the value '작게' is not the one that 'at' begins with, '크게'; keep one of them"
    ),
    (
      "elements:\n- switch \"Wi-Fi\": on",
      "2:19: error: 'on' would be a value that is only spoken; the state is a flag: "
        + "switch \"Wi-Fi\" [on]"
    ),
    (
      "elements:\n- dataTable: {headerRow: true, children: [\"서울\"]}",
      "2:15: error: 'headerRow' needs 'rows' as well"
    ),
    (
      "elements:\n- banner: {endless: true, items: [\"가\"]}",
      "2:21: error: 'endless' belongs to a carousel, not to banner"
    ),
    // Empty things and the wrong script.
    (
      "elements: []",
      "1:1: warning: the screen has no elements, so there is nothing to hear; "
        + "add some to 'elements:'"
    ),
    (
      "elements:\n- element: {children: [\"서울\", \"18°\"]}",
      "2:3: warning: VoiceOver stops here and says nothing, and the texts inside are never heard; "
        + "write 'group' for 'element' if they are elements, add 'grouping: combine' to say them "
        + "here, or give it a label"
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
      "elements: [cell \"편지\": {activate: [{set: dragged, hidden: true}]}]",
      "1:41: error: unknown element 'dragged' in this variant; use one of 편지"
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
      "elements: [header \"Settings\", button \"Save changes\"]",
      "1:1: warning: the screen is read as 한국어 (ko), but its texts are in the letters of English; "
        + "write 'language: en' if they are in it"
    ),
    (
      "language: en\nelements: [header \"설정\", button \"바뀐 내용을 모두 저장하기\"]",
      "1:11: warning: the screen is read as English (en), but its texts are in the letters of 한국어; "
        + "write 'language: ko' if they are in it"
    ),
    // Keys that people write instead of ours, and the few that fit.
    (
      "elements:\n- banner: {interval: 3s, items: [\"가\"]}",
      "2:12: error: unknown key 'interval' in 'banner'; write 'every'"
    ),
    (
      "elements:\n- slider \"음량\": {min: 0, max: 10}",
      "2:17: error: unknown keys 'min' and 'max' in 'slider \"음량\"'; write range: [0, 10]"
    ),
    (
      "elements:\n- slider \"음량\": {step: 5, range: [0, 20]}",
      "2:17: error: unknown key 'step' in 'slider \"음량\"'; write range: [0, 20, 5]"
    ),
    (
      "elements:\n- slider \"음량\": {maximum: 30, step: 5, value: 5, minimumm: 0}",
      "2:17: error: unknown keys 'maximum' and 'step' in 'slider \"음량\"'; "
        + "write range: [0, 30, 5], with your own minimum and maximum\n"
        + "2:49: error: unknown key 'minimumm' in 'slider \"음량\"'; use one of range, at, format, "
        + "values, label, value, hint, traits, identifier, activate, actions"
    ),
    (
      "elements:\n- button \"저장\": {Hint: 저장합니다., hint: 저장}",
      "2:17: error: unknown key 'Hint' in 'button \"저장\"'; 'hint' is there already"
    ),
    (
      "elements:\n- image: {src: a.png, alt: 로고}\n- image \"로고\": {alt: 로고}\n"
        + "- image \"로고\" [hidden]: {alt: 큰 로고}",
      "2:11: error: unknown key 'src' in 'image'; it is not heard, so leave it out\n"
        + "2:23: error: unknown key 'alt' in 'image'; the label stands in the line: image \"로고\"\n"
        + "3:16: error: unknown key 'alt' in 'image \"로고\"'; the label is in the line already\n"
        + "4:25: error: unknown key 'alt' in 'image \"로고\" [hidden]'; the line has a label already; "
        + "write image \"큰 로고\" [hidden] if it is this one"
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
      "elements:\n- textField \"이름\": {required: true, type: email, error: 틀림}\n"
        + "- button \"삭제\" [destructive]\n- link \"홈\" [current]",
      "2:20: error: unknown key 'required' in 'textField \"이름\"'; write states: [required] below the "
        + "line\n"
        + "2:42: error: 'type' is what the app does while one types, but 'email' was found; the kind "
        + "of a field is in its role, and its keyboard is not heard\n"
        + "2:49: error: unknown key 'error' in 'textField \"이름\"'; on Android it is "
        + "android: {error: …}; on iOS it is a text of its own\n"
        + "3:16: error: unknown flag 'destructive' in this line; it is not heard, so leave it out\n"
        + "4:13: error: unknown flag 'current' in this line; write states: [current] below the line"
    ),
    (
      "elements:\n- cell \"편지\": {actions: [{name: 보관, announce: 보관함}]}\n"
        + "events: [{at: 5s, announce: 새 편지}]",
      "2:36: error: unknown key 'announce' in an action; write effects: [announce: 보관함]\n"
        + "3:19: error: unknown key 'announce' in an event; write effects: [announce: 새 편지]"
    ),
    (
      "elements:\n- map \"지도\"\n- bottom sheet:\n  - text \"근처\"\n- divider",
      "2:3: error: unknown role 'map' in this line; write group\n"
        + "3:3: error: a role is one word; write - sheet:\n"
        + "5:3: error: unknown role 'divider' in this line; it is not heard, so leave it out"
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
    // What is advised can be written: with commas, colons and flags, several at once, and no range
    // beside values.
    (
      "elements: [button \"A\"]\nevents: [{at: 5s, announce: \"Hello, you\", toast: \"Note: new\"}]",
      "2:19: error: unknown keys 'announce' and 'toast' in an event; write effects: "
        + "[announce: 'Hello, you', toast: 'Note: new']"
    ),
    (
      "elements:\n- image: {alt: \"A: b\"}",
      "2:11: error: unknown key 'alt' in 'image'; the label stands in the line: 'image \"A: b\"'"
    ),
    (
      "elements:\n- tab bar [hidden]: [tab \"A\"]",
      "2:7: error: expected a label in quotes or flags in [ ] but found 'bar [hidden]'; write "
        + "tabBar [hidden]"
    ),
    (
      "elements: [button \"A\"]\nwalks: type apples, plums",
      "2:8: error: 'walks' must be a map of names to lists of gestures, such as [swipe right x2]; "
        + "give the walk a name: {main: ['type apples, plums']}"
    ),
    (
      "elements:\n- slider \"A\": {min: 0, max: 10, at: 5}",
      "2:16: error: unknown keys 'min' and 'max' in 'slider \"A\"'; write range: [0, 10]"
    ),
    (
      "elements:\n- slider \"A\": {max: 3, values: [x, y]}",
      "2:16: error: unknown key 'max' in 'slider \"A\"'; 'values' are all there are, so leave it out"
    ),
    (
      "elements:\n- list: {max: 3}",
      "2:10: error: unknown key 'max' in 'list'; use one of children, grouping, label, value, hint, "
        + "traits, identifier, activate, actions"
    ),
    (
      "elements:\n- tab \"A\": {position: 1 of 3}\n- textField \"B\": {type: password}\n- spinner",
      "2:13: error: unknown key 'position' in 'tab \"A\"'; a tab inside tabBar: […] is told its "
        + "position by itself\n"
        + "3:25: error: 'type' is what the app does while one types, but 'password' was found; write "
        + "secureTextField as its role\n"
        + "4:3: error: unknown role 'spinner' in this line; write activityIndicator if it turns while "
        + "one waits, or popUpButton if it opens choices"
    ),
    (
      "elements:\n- checkbox \"동의\": checked\n- switch \"햅틱\": 꺼짐",
      "2:18: error: 'checked' would be a value that is only spoken; the state is a flag: "
        + "checkbox \"동의\" [on]\n"
        + "3:16: error: '꺼짐' would be a value that is only spoken; the state is a flag: "
        + "switch \"햅틱\" [off]"
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
      "elements:\n- button \"저장\": {힌트: 저장합니다.}",
      "2:17: error: unknown key '힌트' in 'button \"저장\"'; write 'hint'"
    ),
    (
      "elements:\n- button \"저장\": {disabled: true}",
      "2:17: error: unknown key 'disabled' in 'button \"저장\"'; write [notEnabled] after the label"
    ),
    (
      "elements:\n- button \"저장\": {무늬: 파랑}",
      "2:17: error: unknown key '무늬' in 'button \"저장\"'; use one of "
        + "label, value, hint, traits, identifier, activate, actions"
    ),
    ("elements:\n- slider \"음량\": {range: [0,100], at: 50}", ""),
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
    (
      "elements:\n- button \"저장\": {activate: announce 저장됨}",
      "2:27: error: unknown effect 'announce 저장됨'; write announce: 저장됨"
    ),
    (
      "elements:\n- slider \"음량\": {range: 10}",
      "2:24: error: 'range' must be a list, but '10' was found; write [0, 10]"
    ),
    (
      "elements:\n  button \"저장\": {hint: x}",
      "2:3: error: 'elements' must be a list, but a mapping was found; put \"- \" before each line below it"
    ),
    (
      "elements: [button]\nwalks: {w: {gestures: \"swipe right, double tap\"}}",
      "2:23: error: 'gestures' must be a list, but 'swipe right, double tap' was found; write [swipe right, double tap]"
    ),
    (
      "elements: [button]\nwalks: {w: [swipe rigth x3]}",
      "2:13: error: unknown gesture \"swipe rigth x3\"; did you mean \"swipe right x3\"?"
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
    // Names that become the same file where upper and lower case are the same.
    (
      "elements: [button \"저장\"]\nwalks: {a: [double tap], A: [double tap]}",
      "2:26: error: the walks 'a' and 'A' differ only in upper and lower case, so that their files "
        + "are the same on many machines; give one of them another name"
    ),
    // What an empty field shows is its name.
    ("elements: [textField \"\": {placeholder: 이름}]", ""),
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
    // What is no placeholder is spoken; who wrote it may want it.
    (
      "language: en\nelements: [slider \"A\": {range: [1, 10], format: '{value} of {10}'}]",
      "2:49: warning: '{10}' in 'format' is no placeholder, so it is spoken as it is written; "
        + "a number is written {value}, {percent}, {value:,}, {value:.1}"
    ),
    (
      "language: en\nelements: [slider \"A\": {range: [1, 10], format: '{{value}} of 10'}]",
      "2:49: warning: '{{value}}' in 'format' is no placeholder, so it is spoken as it is written; "
        + "a number is written {value}"
    ),
    // A number that nobody hears.
    (
      "elements: [slider \"크기\": {range: [1, 7], format: 보통}]",
      "1:49: warning: 'format' has no placeholder, so the same is heard of every number; "
        + "write one of {value}, {percent}, {value:,}, {value:.1}"
    ),
    // Slips of YAML.
    (
      "elements:\n- button \"저장\"\n    hint: 저장합니다.",
      "2:3: error: what is below this line belongs to it only after a colon; write button \"저장\":"
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
      "elements: [button \"값\"]\nwalks: {a: [touch 값, dubble tap]}",
      "2:22: error: unknown gesture \"dubble tap\"; did you mean \"double tap\"?"
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
  ]

  /// The beginning of a name is enough where it means one thing at a time.
  @Test(arguments: [
    "elements: [button \"Pay\", button \"Payment\"]\nwalks: {a: [touch Pay]}",
    "elements: [button \"Visa 1234\", button \"Amex 1234\"]\nwalks: {a: [touch Visa]}",
    "elements:\n- button \"Go on\"\n- button \"Go off\" [hidden]\nwalks: {a: [touch Go]}",
    "elements:\n- button \"Go on\"\n- dialog: [button \"Go off\"]\nwalks: {a: [touch Go]}",
  ])
  func aBeginningIsEnough(file: String) throws {
    #expect(throws: Never.self) { try ScreenFile("language: en\n" + file, path: "a.yaml") }
  }

  /// A combined element says its texts; a container and one with a label are no silent stops.
  @Test(arguments: [
    "element: {grouping: combine, children: [\"서울\", \"18°\"]}",
    "group: [\"서울\", \"18°\"]", "element \"날씨\": [\"서울\", \"18°\"]",
    "element: {hidden: true, children: [\"서울\"]}", "button: [\"저장\"]",
  ])
  func whatIsHeardIsNotWarnedOf(line: String) throws {
    let file = "elements:\n- \(line)\n- button \"확인\""
    let read = try ScreenFile.located(contentsOf: file.utf8, path: "a.yaml")
    #expect(read.sources.warnings.isEmpty)
  }

  /// A quote that is never closed is looked for once: time does not grow with the square.
  @Test func aLongListWithAnOpenQuote() throws {
    let list = Array(repeating: "text b", count: 20_000).joined(separator: ", ")
    #expect(throws: ScreenFileError.self) {
      try ScreenFile("elements: [button \"a, \(list)]", path: "a.yaml")
    }
  }

  /// Entries on lines of their own are not cut by commas, whatever quotes are in them.
  @Test(arguments: [
    "- button \"a \\\"b\"\n- button \"c\"", "- text: say \"a\n- text: b\"",
    "- picker \"크기\": {values: [5\", 6\"]}",
  ])
  func quotesOnLinesOfTheirOwnCutNothing(elements: String) throws {
    let file = "language: en\nelements:\n\(elements)"
    #expect(throws: Never.self) { try ScreenFile(file, path: "a.yaml") }
  }

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    do {
      let warnings = try ScreenFile.located(contentsOf: file.utf8, path: "a.yaml").sources.warnings
      #expect(warnings.map(\.description).joined(separator: "\n") == expected)
    } catch {
      #expect(error.diagnostics.map(\.description).joined(separator: "\n") == expected)
    }
  }
}
