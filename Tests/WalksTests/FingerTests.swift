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
