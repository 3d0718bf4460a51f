import ScreenFiles
import Testing

/// A finger that stays on the screen: what it comes over is heard, a second one activates, and what is
/// held goes along.
@Suite struct FingerTests {
  /// Rows with frames, and a button beside the last.
  private static let keypad = """
    language: ko
    elements:
    - header "암호": {frame: [0, 0, 320, 40]}
    - key "1": {frame: [0, 60, 100, 50]}
    - key "2": {frame: [110, 60, 100, 50]}
    - key "3": {frame: [220, 60, 100, 50]}
    - key "4": {frame: [0, 120, 100, 50]}
    - key "5": {frame: [110, 120, 100, 50], activate: {announce: 오, after: 500ms}}
    - key "6": {frame: [220, 120, 100, 50]}
    """

  /// Each element that the finger enters cuts off the one before; a second finger activates it.
  ///
  /// Along a straight line only what lies on it is entered.
  @Test func exploringAlongALineAndSplitTapping() throws {
    let heard = try score(
      Self.keypad, ["touch 1", "drag to 6", "drag to 5", "split tap", "drag to 160,300"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 암호
                                   "암호, 머리말" 0.62 s
           1.62  touch 1           → 1
                                   "1" 0.10 s
           2.12  drag to 6
           2.37                    → 2
                                   "2" 0.10 s
           2.62                    → 5
                                   "5" 0.10 s
           2.87                    → 6
                                   "6" 0.10 s
           3.37  drag to 5
           3.62                    → 5
                                   "5" 0.10 s
           4.12  split tap         ♪ activate
                                   value "5" 0.10 s
           4.62                    announcement "오" 0.10 s
           4.62  drag to 160,300
           4.87                    ♪ empty
                                   = 5 gestures, 0 changes nobody asked for, 1.32 s of speech

        """)
  }

  /// Without frames the finger goes through the elements in their order, in both directions.
  @Test func exploringWithoutFrames() throws {
    let heard = try score(
      """
      language: en
      elements: [button "One", button "Two", button "Three", slider "Four": 50%]
      """, ["drag to Four", "drag to Two", "split tap", "swipe right", "split tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One, button" 1.02 s
           2.02  drag to Four
           2.27                    → Two
                                   "Two, button" ✂ at 0.25 of 1.02 s
           2.52                    → Three
                                   "Three, button" ✂ at 0.25 of 1.22 s
           2.77                    → Four
                                   "Four, 50%, adjustable" 1.94 s
           5.71                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
          11.41  drag to Two
          11.66                    → Three
                                   "Three, button" ✂ at 0.25 of 1.22 s
          11.91                    → Two
                                   "Two, button" 1.02 s
          13.33  split tap         ♪ activate
                                   value "Two" 0.30 s
          14.03  swipe right       → Three
                                   "Three, button" 1.22 s
          15.65  split tap         ♪ empty
                                   = 5 gestures, 0 changes nobody asked for, 11.55 s of speech, 19 % of it cut off

        """)
  }

  /// What has scrolled out of view is not under any finger.
  @Test func exploringSkipsWhatIsOutOfView() throws {
    let heard = try score(
      """
      language: en
      elements:
      - scrollView: {visible: 2, elements: [text "One", text "Two", text "Three"]}
      - button "OK"
      """, ["touch One", "drag to OK", "drag to Three"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  touch One         → One
                                   "One" 0.30 s
           2.00  drag to OK
           2.25                    → Two
                                   "Two" ✂ at 0.25 of 0.30 s
           2.50                    → OK
                                   "OK, button" 0.92 s
           3.82  drag to Three
           4.07                    ♪ empty
                                   = 3 gestures, 0 changes nobody asked for, 1.77 s of speech, 3 % of it cut off

        """)
  }

  /// A slider follows the finger that is passed through, without steps, and says its value.
  ///
  /// A vertical drag does nothing to it.
  @Test func aSliderFollowsTheFinger() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "음량": {range: [0, 20], at: 5, frame: [10, 0, 200, 30]}
      - button "닫기": {frame: [10, 100, 200, 30]}
      """,
      [
        "double tap and hold", "drag right 50", "drag right 20%", "drag left 400", "drag left 10",
        "drag up 50", "swipe right", "double tap and hold", "drag right 50",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → 음량
                                      "음량, 25%, 조절 가능" 1.24 s
           2.84                       hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  double tap and hold  ♪ passThrough
           6.84  drag right 50        * 음량.value: 25% ⇒ 50% (by user)
                                      value "50%" 0.30 s
           7.54  drag right 20%       * 음량.value: 50% ⇒ 70% (by user)
                                      value "70%" 0.30 s
           8.24  drag left 400        * 음량.value: 70% ⇒ 0% (by user)
                                      value "0%" 0.20 s
           8.84  drag left 10
           9.24  drag up 50
           9.64  swipe right          → 닫기
                                      "닫기, 버튼" 0.52 s
          10.56  double tap and hold  ♪ passThrough
          10.96  drag right 50        = 9 gestures, 0 changes nobody asked for, 5.76 s of speech

        """)
  }

  /// A slider that is higher than wide goes up and down with the finger.
  @Test func anUprightSliderFollowsTheFinger() throws {
    let heard = try score(
      """
      elements:
      - slider "음량": {range: [0, 20], at: 5, frame: [10, 0, 30, 200]}
      """, ["double tap and hold", "drag up 50", "drag down 25%", "drag right 50"])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → 음량
                                      "음량, 25%, 조절 가능" 1.24 s
           2.84                       hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  double tap and hold  ♪ passThrough
           6.84  drag up 50           * 음량.value: 25% ⇒ 50% (by user)
                                      value "50%" 0.30 s
           7.54  drag down 25%        * 음량.value: 50% ⇒ 25% (by user)
                                      value "25%" 0.30 s
           8.24  drag right 50        = 4 gestures, 0 changes nobody asked for, 5.04 s of speech

        """)
  }

  /// A row that is held goes to the place of another, and says next to which one it is now.
  @Test func aRowIsReordered() throws {
    let heard = try score(
      """
      language: en
      elements:
      - list:
        - cell "Milk": {draggable: true}
        - cell "Bread": {draggable: true}
        - cell "Eggs": {draggable: true}
        - cell "Total"
      """,
      [
        "double tap and hold", "drag to Eggs", "drag to Bread", "swipe left",
        "swipe right to Total",
        "double tap and hold", "drag to Milk",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → Milk
                                      "Milk, draggable, list start" 2.54 s
           3.54  double tap and hold  ♪ passThrough
           3.94  drag to Eggs         * Milk.position: 1 ⇒ 3 (by user)
                                      ♪ reorder
                                      value "Moved below Eggs" 1.60 s
           5.94  drag to Bread        * Milk.position: 3 ⇒ 1 (by user)
                                      ♪ reorder
                                      value "Moved above Bread" 1.70 s
           8.04  swipe left           ♪ boundary
                                      "Milk, draggable, list start" 2.54 s
          10.98  swipe right          → Bread
                                      "Bread, draggable" 1.52 s
          12.90  swipe right          → Eggs
                                      "Eggs, draggable" 1.42 s
          14.72  swipe right          → Total
                                      "Total, list end" 1.42 s
          16.54  double tap and hold  ♪ passThrough
          16.94  drag to Milk         ♪ boundary
                                      = 9 gestures, 0 changes nobody asked for, 12.74 s of speech

        """)
  }

  /// The same in Korean, at the top level, by a distance.
  @Test func aRowIsReorderedInKorean() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - cell "우유": {draggable: true, frame: [0, 0, 320, 44]}
      - cell "빵": {draggable: true, frame: [0, 44, 320, 44]}
      """, ["double tap and hold", "drag down 44", "swipe left", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → 우유
                                      "우유, 드래그 가능" 0.92 s
           1.92  double tap and hold  ♪ passThrough
           2.32  drag down 44         * 우유.position: 1 ⇒ 2 (by user)
                                      ♪ reorder
                                      value "빵 아래로 이동함" 0.90 s
           3.62  swipe left           → 빵
                                      "빵, 드래그 가능" 0.82 s
           4.84  swipe right          → 우유
                                      "우유, 드래그 가능" 0.92 s
           5.76                       = 4 gestures, 0 changes nobody asked for, 3.56 s of speech

        """)
  }

  /// A handle inside a row moves the row around it, with everything inside.
  @Test func aRowIsReorderedByItsHandle() throws {
    let heard = try score(
      """
      language: en
      elements:
      - table:
        - group:
          - text "Milk"
          - element "Reorder Milk": {draggable: true}
        - group:
          - text "Bread"
          - element "Reorder Bread": {draggable: true}
      """, ["swipe right", "double tap and hold", "drag to Bread", "swipe left", "swipe left"])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → Milk
                                      "Milk" 0.40 s
           1.40  swipe right          → Reorder Milk
                                      "Reorder Milk, draggable" 2.22 s
           4.02  double tap and hold  ♪ passThrough
           4.42  drag to Bread        * group.position: 1 ⇒ 2 (by user)
                                      ♪ reorder
                                      value "Moved below Bread" 1.70 s
           6.52  swipe left           → Milk
                                      "Milk" 0.40 s
           7.32  swipe left           → Reorder Bread
                                      "Reorder Bread, draggable" 2.32 s
           9.64                       = 5 gestures, 0 changes nobody asked for, 7.04 s of speech

        """)
  }

  /// A user in a hurry, too, has to move the finger all the way.
  @Test func aDragTakesItsTimeInAHurry() throws {
    let variant = try #require(
      try ScreenFile("elements: ['text \"가\"', 'text \"나\"', 'text \"다\"', 'text \"라\"']").variants
        .first)
    let heard = try score(variant, ["touch 가", "drag to 라", "double tap"]) { $0.pace = .hurry }
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.30  touch 가          → 가
                                   "가" 0.10 s
           0.60  drag to 라
           0.85                    → 나
                                   "나" 0.10 s
           1.10                    → 다
                                   "다" 0.10 s
           1.35                    → 라
                                   "라" 0.10 s
           1.65  double tap        ♪ activate
                                   value "라" 0.10 s
           1.75                    = 3 gestures, 0 changes nobody asked for, 0.50 s of speech

        """)
  }
}

/// What VoiceOver does beside the screen: its list of elements, the curtain, speech off.
@Suite struct ItemChooserTests {
  private static let settings = """
    language: en
    elements:
    - header "Settings"
    - switch "Wi-Fi" [on]
    - button "About"
    - button "Accessibility":
        activate: {announce: Opened, after: 500ms}
    """

  /// The elements in the order of their texts; a double tap moves focus and activates nothing.
  @Test func anElementIsChosen() throws {
    let heard = try score(
      Self.settings, ["item chooser", "swipe right", "swipe left x2", "double tap", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Settings
                                   "Settings, heading" 1.62 s
           2.62  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.82                    rotor "About" 0.50 s
           4.72  swipe right       rotor "Accessibility" 1.30 s
           6.42  swipe left        rotor "About" 0.50 s
           7.32  swipe left        ♪ boundary
                                   rotor "About" 0.50 s
           8.22  double tap        ♪ activate
                                   → About
                                   "About, button" 1.22 s
           9.84  double tap        ♪ activate
                                   value "About" 0.50 s
          10.34                    = 6 gestures, 0 changes nobody asked for, 7.34 s of speech

        """)
  }

  /// Typing searches, and the scrub closes the list without choosing.
  @Test func theListIsSearchedAndClosed() throws {
    let heard = try score(
      Self.settings,
      [
        "item chooser", "type wi", "type x", "delete", "four-finger tap bottom", "rotor next",
        "escape",
        "swipe right", "two-finger triple tap", "two-finger triple tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Settings
                                         "Settings, heading" 1.62 s
           2.62  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
           3.82                          rotor "About" 0.50 s
           4.72  type wi                 rotor "Wi-Fi" 0.50 s
           5.62  type x                  ♪ noResults
                                         rotor "item not found" 1.40 s
           7.42  delete                  rotor "Wi-Fi" 0.50 s
           8.32  four-finger tap bottom  rotor "Wi-Fi" 0.50 s
           9.22  rotor next              ♪ boundary
           9.62  escape                  ♪ screenChanged
                                         "Settings, heading" 1.62 s
          11.64  swipe right             → Wi-Fi
                                         "Wi-Fi, switch button, on" 2.24 s
          14.88                          hint "Double tap to toggle setting." 2.90 s
          18.18  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
          19.38                          rotor "About" 0.50 s
          20.28  item chooser            ♪ screenChanged
                                         "Wi-Fi, switch button, on" 2.24 s
          23.52                          hint "Double tap to toggle setting." 2.90 s
          26.42                          = 10 gestures, 0 changes nobody asked for, 19.82 s of speech

        """)
  }

  /// Without texts an element is called what it is; what is typed into a secure field is neither said nor
  /// found, and an identifier is never spoken.
  @Test func neitherPasswordsNorIdentifiersAreInTheList() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Sign in"
      - secureTextField: {value: hunter2}
      - image: {identifier: save-icon}
      """,
      ["item chooser", "swipe right", "swipe right", "type hunter"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Sign in
                                   "Sign in, button" 1.42 s
           2.42  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.62                    rotor "7 characters, secure text field" 3.02 s
           7.04  swipe right       rotor "image" 0.50 s
           7.94  swipe right       rotor "Sign in" 0.70 s
           9.04  type hunter       ♪ noResults
                                   rotor "item not found" 1.40 s
          10.44                    = 4 gestures, 0 changes nobody asked for, 8.24 s of speech

        """)
  }

  /// In Korean.
  @Test func koreanIsSortedByItsSyllables() throws {
    let heard = try score(
      "elements: ['text \"확인\"', 'text \"가입\"', 'text \"나가기\"']",
      ["item chooser", "swipe right to 확인", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 확인
                                   "확인" 0.20 s
           1.20  item chooser      ♪ screenChanged
                                   screen "항목 선택기" 0.60 s
           1.80                    rotor "가입" 0.20 s
           2.40  double tap        ♪ activate
                                   → 가입
                                   "가입" 0.20 s
           2.60                    = 2 gestures, 0 changes nobody asked for, 1.20 s of speech

        """)
  }

  private static let rows = """
    language: en
    elements:
    - button "Top"
    - list:
        identifier: rows
        children: [cell "Alpha", cell "Beta"]
    """

  /// New elements are in the list, and what is gone is not; the cursor stays on its element.
  @Test func theListChangesWithTheScreen() throws {
    let heard = try score(
      Self.rows + """

        events: [{at: 5s, effects: [{reload: rows, elements: [cell "Gamma", cell "Yard"]}]}]
        """, ["item chooser", "four-finger tap bottom", "wait 3s", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Top
                                         "Top, button" 1.02 s
           2.02  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
           3.22                          rotor "Alpha" 0.50 s
           4.12  four-finger tap bottom  rotor "Top" 0.30 s
           4.12  wait 3s
           7.12  swipe right             rotor "Yard" 0.40 s
           7.92  double tap              ♪ activate
                                         → Yard
                                         "Yard, list end" 1.32 s
           9.24                          = 4 gestures, 0 changes nobody asked for, 4.74 s of speech

        """)
  }

  /// Where the element of the cursor is gone, the nearest is told, and a double tap chooses that one and
  /// not what has come to its place on the screen.
  @Test func theElementOfTheCursorIsGone() throws {
    let heard = try score(
      Self.rows + """

        events: [{at: 5s, effects: [{reload: rows, elements: [cell "Gamma", cell "Yard"]}]}]
        """, ["item chooser", "wait 4s", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           2.02  wait 4s
           3.22                    rotor "Alpha" 0.50 s
           5.00                    rotor "Top" 0.30 s
           6.02  double tap        ♪ activate
                                   → Top
                                   "Top, button" 1.02 s
           7.04                    = 2 gestures, 0 changes nobody asked for, 4.04 s of speech

        """)
  }

  /// A new row with the texts of an old one is the same; what is searched stays searched.
  @Test func theSearchOutlivesAChange() throws {
    let heard = try score(
      Self.rows + """

        events:
        - {at: 6s, effects: [{reload: rows, elements: [cell "Etape", cell "Beta", cell "Zero"]}]}
        - {at: 8s, effects: [{reload: rows, elements: [cell "Zero"]}]}
        """, ["item chooser", "type eta", "wait 2s", "swipe right", "wait 4s", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.22                    rotor "Alpha" 0.50 s
           4.12  type eta          rotor "Beta" 0.40 s
           4.12  wait 2s
           6.12  swipe right       rotor "Etape" 0.50 s
           6.12  wait 4s
           8.00                    ♪ noResults
                                   rotor "item not found" 1.40 s
          10.12  escape            ♪ screenChanged
                                   "Top, button" 1.02 s
          11.14                    = 4 gestures, 0 changes nobody asked for, 6.04 s of speech

        """)
  }

  /// A three-finger double tap waits for a third tap, which would be the curtain; the curtain changes
  /// nothing else.
  @Test func curtainAndSpeechOff() throws {
    let heard = try score(
      Self.settings,
      [
        "screen curtain", "swipe right", "mute", "swipe right", "screen curtain", "mute",
        "swipe left",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Settings
                                   "Settings, heading" 1.62 s
           2.62  screen curtain    screen "Screen curtain on" 1.70 s
           4.72  swipe right       → Wi-Fi
                                   "Wi-Fi, switch button, on" 2.24 s
           7.96                    hint "Double tap to toggle setting." 2.90 s
          11.26  mute
          11.56                    screen "Speech off" 1.00 s
          12.96  swipe right       → About
                                   "About, button" ✗ never heard
          13.36  screen curtain    screen "Screen curtain off" ✗ never heard
          13.76  mute
          14.06                    screen "Speech on" 0.90 s
          15.36  swipe left        → Wi-Fi
                                   "Wi-Fi, switch button, on" 2.24 s
          18.60                    hint "Double tap to toggle setting." 2.90 s
          21.50                    = 7 gestures, 0 changes nobody asked for, 15.50 s of speech

        """)
  }

  /// The same words in Korean.
  @Test func curtainInKorean() throws {
    let heard = try score("elements: ['text \"확인\"']", ["screen curtain", "screen curtain"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 확인
                                   "확인" 0.20 s
           1.20  screen curtain    screen "화면 커튼 켬" 0.70 s
           2.30  screen curtain    screen "화면 커튼 끔" 0.70 s
           3.00                    = 2 gestures, 0 changes nobody asked for, 1.60 s of speech

        """)
  }
}

/// Grouped navigation.
@Suite struct GroupedNavigationTests {
  private static let screen = """
    language: en
    elements:
    - navigationBar "Top bar":
      - backButton "Back"
      - header "Mail"
    - list "Letters":
      - group "First":
        - text "From Ada"
        - button "Reply"
      - cell "Second"
    - toolbar:
      - button "New"
    - tabBar:
      - tab "Inbox"
      - tab "Archive"
    """

  /// Swipes go from group to group; two fingers go in, to groups inside too, and out again.
  @Test func intoGroupsAndOut() throws {
    let heard = try score(
      Self.screen,
      [
        "grouped navigation on", "two-finger swipe left", "swipe left", "swipe right", "double tap",
        "two-finger swipe right", "two-finger swipe right", "swipe right", "swipe right",
        "two-finger swipe left", "swipe right", "two-finger swipe left", "swipe right x2",
        "two-finger swipe right", "grouped navigation off", "swipe left",
      ])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.00  grouped navigation on
           0.60                          → Back
                                         "Top bar, back button" 1.92 s
           2.92  two-finger swipe left   ♪ leaveGroup
                                         → Top bar
                                         "Top bar, group" 1.32 s
           4.64  swipe left              ♪ boundary
                                         "Top bar, group" 1.32 s
           6.36  swipe right             → Letters
                                         "Letters, group" 1.32 s
           8.08  double tap              ♪ empty
           8.48  two-finger swipe right  ♪ enterGroup
                                         → First
                                         "First, group" 1.12 s
          10.00  two-finger swipe right  ♪ enterGroup
                                         → From Ada
                                         "From Ada, list start" 1.92 s
          12.32  swipe right             → Reply
                                         "Reply, button" 1.22 s
          13.94  swipe right             ♪ boundary
                                         "Reply, button" 1.22 s
          15.56  two-finger swipe left   ♪ leaveGroup
                                         → First
                                         "First, group" 1.12 s
          17.08  swipe right             → Second
                                         "Second, list end" 1.52 s
          19.00  two-finger swipe left   ♪ leaveGroup
                                         → Letters
                                         "Letters, group" 1.32 s
          20.72  swipe right             → New
                                         "New, button" 1.02 s
          22.14  swipe right             → tabBar
                                         "Inbox, group" 1.12 s
          23.66  two-finger swipe right  ♪ enterGroup
                                         → Inbox
                                         "Inbox, tab, 1 of 2" 1.64 s
          23.66  grouped navigation off
          25.70  swipe left              → New
                                         "New, button" 1.02 s
          26.72                          = 15 gestures, 0 changes nobody asked for, 20.12 s of speech

        """)
  }

  /// In Korean; swiping to the end stays at its level.
  @Test func groupsInKorean() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - list "노래":
        - cell "봄날"
        - cell "밤편지"
      - button "재생"
      """, ["grouped navigation on", "two-finger swipe left", "swipe right to the end"])
    #expect(
      heard == """
        # walk
           0.00                         ♪ screenChanged
           0.00  grouped navigation on
           0.60                         → 봄날
                                        "노래, 봄날, 목록 시작" 1.14 s
           2.14  two-finger swipe left  ♪ leaveGroup
                                        → 노래
                                        "노래, 그룹" 0.52 s
           3.06  swipe right            → 재생
                                        "재생, 버튼" 0.52 s
           3.58                         = 2 gestures, 0 changes nobody asked for, 2.18 s of speech

        """)
  }

  /// Without the setting there is nothing to go into.
  @Test func flatNavigationHasNoGroups() throws {
    let heard = try score(Self.screen, ["two-finger swipe right", "two-finger swipe left"])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Back
                                         "Top bar, back button" 1.92 s
           2.92  two-finger swipe right  ♪ boundary
           3.32  two-finger swipe left   ♪ boundary
                                         = 2 gestures, 0 changes nobody asked for, 1.92 s of speech

        """)
  }
}

/// Items of the rotor that are about how one listens.
@Suite struct RotorItemTests {
  /// Speech is faster from the first swipe on, whatever is said; at the ends it stays as it is.
  @Test func speakingRateChangesHowLongSpeechTakes() throws {
    let heard = try score(
      "language: en\nelements: [button \"Cancel\", button \"Continue\"]",
      [
        "swipe right", "rotor speaking rate", "swipe up x10", "swipe up", "swipe left",
        "swipe down x20", "swipe down", "swipe right",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → Cancel
                                      "Cancel, button" 1.32 s
           2.32  swipe right          → Continue
                                      "Continue, button" 1.52 s
           4.24  rotor next           ♪ rotor
                                      rotor "characters" ✂ at 0.30 of 1.00 s
           4.54  rotor next           ♪ rotor
                                      rotor "words" ✂ at 0.30 of 0.50 s
           4.84  rotor next           ♪ rotor
                                      rotor "lines" ✂ at 0.30 of 0.50 s
           5.14  rotor speaking rate  ♪ rotor
                                      rotor "speaking rate" 1.30 s
           6.84  swipe up             rotor "55%" 0.26 s
           7.50  swipe up             rotor "60%" 0.23 s
           8.13  swipe up             rotor "65%" 0.21 s
           8.74  swipe up             rotor "70%" 0.19 s
           9.32  swipe up             rotor "75%" 0.17 s
           9.89  swipe up             rotor "80%" 0.16 s
          10.45  swipe up             rotor "85%" 0.15 s
          11.00  swipe up             rotor "90%" 0.14 s
          11.53  swipe up             rotor "95%" 0.13 s
          12.06  swipe up             rotor "100%" 0.16 s
          12.62  swipe up             ♪ boundary
                                      rotor "100%" 0.16 s
          13.18  swipe left           → Cancel
                                      "Cancel, button" 0.60 s
          14.18  swipe down           rotor "95%" 0.13 s
          14.71  swipe down           rotor "90%" 0.14 s
          15.24  swipe down           rotor "85%" 0.15 s
          15.79  swipe down           rotor "80%" 0.16 s
          16.35  swipe down           rotor "75%" 0.17 s
          16.92  swipe down           rotor "70%" 0.19 s
          17.50  swipe down           rotor "65%" 0.21 s
          18.11  swipe down           rotor "60%" 0.23 s
          18.74  swipe down           rotor "55%" 0.26 s
          19.40  swipe down           rotor "50%" 0.30 s
          20.10  swipe down           rotor "45%" 0.32 s
          20.82  swipe down           rotor "40%" 0.33 s
          21.55  swipe down           rotor "35%" 0.35 s
          22.30  swipe down           rotor "30%" 0.38 s
          23.08  swipe down           rotor "25%" 0.40 s
          23.88  swipe down           rotor "20%" 0.43 s
          24.70  swipe down           rotor "15%" 0.46 s
          25.56  swipe down           rotor "10%" 0.50 s
          26.46  swipe down           rotor "5%" 0.36 s
          27.23  swipe down           rotor "0%" 0.40 s
          28.03  swipe down           ♪ boundary
                                      rotor "0%" 0.40 s
          28.83  swipe right          → Continue
                                      "Continue, button" 2.92 s
          31.75                       = 39 gestures, 0 changes nobody asked for, 16.75 s of speech, 6 % of it cut off

        """)
  }

  /// In Korean.
  @Test func speakingRateInKorean() throws {
    let heard = try score(
      "elements: ['text \"취소\"', 'text \"계속하기\"']", ["rotor 말하기 속도", "swipe up x2", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                     ♪ screenChanged
           0.60                     → 취소
                                    "취소" 0.20 s
           1.20  rotor next         ♪ rotor
                                    rotor "문자" 0.20 s
           1.50  rotor next         ♪ rotor
                                    rotor "단어" 0.20 s
           1.80  rotor next         ♪ rotor
                                    rotor "줄" 0.10 s
           2.10  rotor 말하기 속도  ♪ rotor
                                    rotor "말하기 속도" 0.60 s
           3.10  swipe up           rotor "55퍼센트" 0.43 s
           3.93  swipe up           rotor "60퍼센트" 0.38 s
           4.72  swipe right        → 계속하기
                                    "계속하기" 0.31 s
           5.03                     = 7 gestures, 0 changes nobody asked for, 2.43 s of speech

        """)
  }

  /// The rotor goes up and down in a column; with nothing there, focus stays.
  @Test func verticalNavigation() throws {
    let heard = try score(
      """
      language: en
      elements:
      - key "1": {frame: [0, 0, 50, 50]}
      - key "2": {frame: [60, 0, 50, 50]}
      - key "3": {frame: [0, 60, 50, 50]}
      - key "4": {frame: [60, 60, 50, 50]}
      """, ["swipe right", "rotor vertical navigation", "swipe down", "swipe down", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                             ♪ screenChanged
           0.60                             → 1
                                            "1" 0.10 s
           1.10  swipe right                → 2
                                            "2" 0.10 s
           1.60  rotor previous             ♪ rotor
                                            rotor "form controls" ✂ at 0.30 of 1.30 s
           1.90  rotor previous             ♪ rotor
                                            rotor "links" ✂ at 0.30 of 0.50 s
           2.20  rotor previous             ♪ rotor
                                            rotor "containers" ✂ at 0.30 of 1.00 s
           2.50  rotor vertical navigation  ♪ rotor
                                            rotor "vertical navigation" 1.90 s
           4.80  swipe down                 → 4
                                            "4" 0.10 s
           5.30  swipe down                 ♪ noResults
                                            rotor "item not found" 1.40 s
           7.10  swipe up                   → 2
                                            "2" 0.10 s
           7.20                             = 8 gestures, 0 changes nobody asked for, 4.60 s of speech, 29 % of it cut off

        """)
  }

  /// Custom content is gone through piece by piece, the important and the other.
  @Test func moreContent() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - cell "고양이": {customContent: [{label: 나이, value: 두 살}, {label: 몸무게, value: 4 kg, important: true}]}
      - cell "강아지"
      """, ["rotor more content", "swipe down x3", "swipe up", "swipe right", "rotor next"])
    #expect(
      heard == """
        # walk
           0.00                      ♪ screenChanged
           0.60                      → 고양이
                                     "고양이, 몸무게, 4 kg" 1.24 s
           2.84                      hint "추가 콘텐츠 사용 가능" 1.20 s
           4.44  rotor more content  ♪ rotor
                                     rotor "추가 콘텐츠" 0.60 s
           5.44  swipe down          rotor "나이, 두 살" 0.62 s
           6.46  swipe down          rotor "몸무게, 4 kg" 0.82 s
           7.68  swipe down          ♪ boundary
                                     rotor "몸무게, 4 kg" 0.82 s
           8.90  swipe up            rotor "나이, 두 살" 0.62 s
           9.92  swipe right         → 강아지
                                     "강아지" 0.30 s
          10.62  rotor next          ♪ rotor
                                     rotor "문자" 0.20 s
          10.82                      = 7 gestures, 0 changes nobody asked for, 6.42 s of speech

        """)
  }

  /// A selection grows and shrinks by swipes to the side; typing replaces it.
  @Test func textSelection() throws {
    let heard = try score(
      """
      language: en
      elements: [textField "Note": one two three]
      """,
      [
        "double tap", "rotor text selection", "swipe down x2", "swipe left x2", "swipe right",
        "swipe up", "swipe left", "type x", "rotor text selection", "swipe up",
      ])
    #expect(
      heard == """
        # walk
           0.00                        ♪ screenChanged
           0.60                        → Note
                                       "Note, one two three, text field" 2.94 s
           4.54                        hint "Double tap to edit." 1.90 s
           6.84  double tap            ♪ activate
                                       ♪ keyboard
                                       "text field, is editing, Note, one two three, insertion point at end" 6.38 s
          14.22                        hint "Use the rotor to access Misspelled Words" 4.00 s
          18.62  rotor text selection  ♪ rotor
                                       rotor "text selection" 1.40 s
          20.42  swipe down            rotor "Character selection" 1.90 s
          22.72  swipe down            rotor "Word selection" 1.40 s
          24.52  swipe left            value "three, selected" 1.42 s
          26.34  swipe left            value "two , selected" 1.32 s
          28.06  swipe right           value "two, unselected" 1.42 s
          29.88  swipe up              rotor "Character selection" 1.90 s
          32.18  swipe left            value "o, selected" 1.02 s
          33.60  type x                value "x" 0.10 s
                                       * Note.value: one two three ⇒ one twx (by user)
          34.10  rotor text selection  ♪ rotor
                                       rotor "text selection" 1.40 s
          35.90  swipe up              value "one twx, selected" 1.62 s
          37.52                        = 12 gestures, 0 changes nobody asked for, 30.12 s of speech

        """)
  }

  /// In Korean.
  @Test func textSelectionInKorean() throws {
    let heard = try score(
      """
      elements: [textField "메모": 오늘 저녁]
      """, ["double tap", "rotor 텍스트 선택", "swipe down x2", "swipe left"])
    #expect(
      heard == """
        # walk
           0.00                     ♪ screenChanged
           0.60                     → 메모
                                    "메모, 오늘 저녁, 텍스트 필드" 1.54 s
           3.14                     hint "편집하려면 이중 탭하십시오." 1.50 s
           5.04  double tap         ♪ activate
                                    ♪ keyboard
                                    "텍스트 필드, 편집 중, 메모, 오늘 저녁, 삽입 지점 끝" 2.88 s
           8.92                     hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 2.80 s
          12.12  rotor 텍스트 선택  ♪ rotor
                                    rotor "텍스트 선택" 0.60 s
          13.12  swipe down         rotor "문자 선택" 0.50 s
          14.02  swipe down         rotor "단어 선택" 0.50 s
          14.92  swipe left         value "저녁, 선택됨" 0.62 s
          15.54                     = 5 gestures, 0 changes nobody asked for, 10.94 s of speech

        """)
  }
}

/// Sounds of what happens beside the element that has focus.
@Suite struct SoundTests {
  /// The keyboard sounds once, when the first field gets it.
  @Test func theKeyboardAppears() throws {
    let heard = try score(
      "language: en\nelements: [textField \"Name\", textField \"City\"]",
      ["double tap", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Name
                                   "Name, text field" 1.52 s
           3.12                    hint "Double tap to edit." 1.90 s
           5.42  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Name, insertion point at start" 5.16 s
          11.58                    hint "Use the rotor to access Misspelled Words" 4.00 s
          15.98  swipe right       → City
                                   "City, text field" 1.52 s
          18.50                    hint "Double tap to edit." 1.90 s
          20.80  double tap        ♪ activate
                                   "text field, is editing, City, insertion point at start" 5.16 s
          26.96                    hint "Use the rotor to access Misspelled Words" 4.00 s
          30.96                    = 3 gestures, 0 changes nobody asked for, 25.16 s of speech

        """)
  }

  /// A progress view that has focus ticks; one that has not is silent.
  @Test func progressTicksUnderFocus() throws {
    let heard = try score(
      """
      language: en
      elements:
      - progress "Download" [id=p]: 10%
      - text "Below"
      events:
      - at: 4s
        effects: {set: p, value: 40%}
      - at: 12s
        effects: {set: p, value: 90%}
      """, ["wait 5s", "swipe right", "wait 10s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 5s
           0.60                    → p
                                   "Download, 10%" 1.22 s
           4.00                    * p.value: 10% ⇒ 40% (by app)
                                   ♪ progress
                                   value "40%" 0.30 s
           5.00  swipe right       → Below
                                   "Below" 0.50 s
           5.00  wait 10s
          12.00                    * p.value: 40% ⇒ 90% (by app)
          15.00                    = 1 gesture, 0 changes nobody asked for, 2.02 s of speech

        """)
  }
}
