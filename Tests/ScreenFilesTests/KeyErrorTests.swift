import Testing

/// Keys of elements and their values.
@Suite struct KeyErrorTests {
  /// The file, then everything that is said about it.
  static let cases: [(String, String)] = [
    (
      "elements:\n- button \"확인\":\n    hnit: x",
      "3:5: error: unknown key 'hnit' in 'button \"확인\"'; did you mean 'hint'?"
    ),
    (
      "elements:\n- button \"확인\" [level=9]",
      "2:16: error: 'level' must be 1 to 6, but 9 was found"
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
      "elements:\n- element: {label: a, accessibilityLabel: b}",
      "2:23: error: 'label' and 'accessibilityLabel' are the same key; keep one of them"
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
      "elements:\n- button \"a\": {endless: true}",
      "2:25: error: 'endless' belongs to a carousel, not to button"
    ),
    (
      "elements:\n- scrollView: {pageControl: pges}\n- pageControl: {id: pages}",
      "2:29: error: unknown element 'pges' in this variant; did you mean 'pages'?"
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
      "elements:\n  button \"A\"\n  button \"B\"",
      "2:3: error: 'elements' must be a list, but 'button \"A\" button \"B\"' was found; "
        + "put \"- \" before each element"
    ),
    (
      "elements:\n  button \"A\"",
      "2:3: error: 'elements' must be a list, but 'button \"A\"' was found; write [button \"A\"]"
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
    // States that are words in brackets.
    (
      "elements:\n- button \"A\": {notEnabled: true}",
      "2:16: error: unknown key 'notEnabled' in 'button \"A\"'; write [notEnabled] after the label"
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
      "elements:\n- slider \"A\": {range: 0-100}",
      "2:23: error: 'range' must be a list, but '0-100' was found; write [0, 100]"
    ),
    (
      "elements:\n- slider \"A\": {range: -1.5 to 2}",
      "2:23: error: 'range' must be a list, but '-1.5 to 2' was found; write [-1.5, 2]"
    ),
    (
      "elements:\n- link \"T\" [states=visited]",
      "2:13: error: 'states' must be a list, but 'visited' was found; write states: [visited] below the line of the element"
    ),
    (
      "elements:\n- group: {button: B}",
      "2:11: error: unknown key 'button' in 'group'; an element inside another stands in its list: children: [button \"B\"]"
    ),
    (
      "elements:\n- butten \"a\"\n- button \"b\": {hnt: x}",
      "2:3: error: unknown role 'butten' in this line; did you mean 'button'?\n"
        + "3:16: error: unknown key 'hnt' in 'button \"b\"'; did you mean 'hint'?"
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
      "elements:\n- dataTable: {headerRow: true, children: [\"서울\"]}",
      "2:15: error: 'headerRow' needs 'rows' as well"
    ),
    (
      "elements:\n- banner: {endless: true, items: [\"가\"]}",
      "2:21: error: 'endless' belongs to a carousel, not to banner"
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
      "elements:\n- image: {alt: \"A: b\"}",
      "2:11: error: unknown key 'alt' in 'image'; the label stands in the line: 'image \"A: b\"'"
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
      "elements:\n- tab \"A\": {position: 1 of 3}\n- textField \"B\": {type: password}\n- spinner",
      "2:13: error: unknown key 'position' in 'tab \"A\"'; a tab inside tabBar: […] is told its "
        + "position by itself\n"
        + "3:25: error: 'type' is what the app does while one types, but 'password' was found; write "
        + "secureTextField as its role\n"
        + "4:3: error: unknown role 'spinner' in this line; write activityIndicator if it turns while "
        + "one waits, or popUpButton if it opens choices"
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
      "elements:\n- slider \"음량\": {range: 10}",
      "2:24: error: 'range' must be a list, but '10' was found; write [0, 10]"
    ),
    (
      "elements:\n  button \"저장\": {hint: x}",
      "2:3: error: 'elements' must be a list, but a mapping was found; put \"- \" before each line below it"
    ),
    // What an empty field shows is its name.
    ("elements: [textField \"\": {placeholder: 이름}]", ""),
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
    // Numbers as Swift has them.
    (
      "elements:\n- button \"A\": {frame: 0 0 100 44}\n"
        + "- button \"B\": {frame: {x: 0, y: -1.5, width: 10, height: 44}}\n"
        + "- button \"C\":\n    activationPoint: (5, 6)\n- button \"D\": {frame: 1 2 3}",
      "2:23: error: 'frame' must be a list, but '0 0 100 44' was found; write [0, 0, 100, 44]\n"
        + "3:23: error: 'frame' must be a list, but a mapping was found; write [0, -1.5, 10, 44]\n"
        + "5:22: error: 'activationPoint' must be a list, but '(5, 6)' was found; write [5, 6]\n"
        + "6:23: error: 'frame' must be a list, but '1 2 3' was found; write [1 2 3]"
    ),
    (
      "elements:\n- cell \"A\":\n    actions:\n      Delete: announce Deleted\n      Keep, too: ''",
      "4:7: error: 'actions' must be a list, but a mapping was found; write [Delete, 'Keep, too']"
    ),
    (
      "elements:\n- picker \"A\": [Small, 'Very large']",
      "2:15: error: what stands in brackets here are the elements inside; the values of a picker are a "
        + "key of its own: values: [Small, Very large]"
    ),
    (
      "elements:\n- list: {cell \"A\", 'cell \"B, C\"'}",
      "2:9: error: elements stand in square brackets, not in braces; write [cell \"A\", 'cell \"B, C\"']"
    ),
    (
      "elements:\n- element: {traits: selected button, label: A}",
      "2:21: error: 'selected button' is not one trait; write [selected, button]"
    ),
  ]

  @Test(arguments: cases)
  func message(file: String, expected: String) {
    #expect(said(of: file) == expected)
  }
}
