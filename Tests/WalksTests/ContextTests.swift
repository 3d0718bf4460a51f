import Testing

@testable import Walks

/// What opens over a screen and how it closes: menus, popovers, sheets, toasts; and refreshing.
@Suite struct ContextTests {
  /// A double tap and hold opens a menu; a choice closes it and is done, and focus returns.
  @Test func aContextMenuOpensAndCloses() throws {
    let heard = try score(
      """
      language: en
      elements:
      - header "Photos"
      - image "Lake":
          contextMenu: [Copy, {name: Delete, effects: [{announce: Deleted, after: 2s}]}]
      """,
      [
        "swipe right", "double tap and hold", "swipe right x2", "double tap", "double tap and hold",
        "swipe right", "double tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → Photos
                                      "Photos, heading" 1.42 s
           2.42  swipe right          → Lake
                                      "Lake, image" 1.02 s
           3.84  double tap and hold  ♪ passThrough
                                      ♪ popover
           4.44                       → Copy
                                      "Copy, button" 1.12 s
           5.96  swipe right          → Delete
                                      "Delete, button" 1.32 s
           7.68  swipe right          → dismissMenu
                                      "Dismiss context menu, button" 2.72 s
          10.80  double tap           ♪ activate
                                      ♪ screenChanged
          11.40                       → Lake
                                      "Lake, image" 1.02 s
          12.82  double tap and hold  ♪ passThrough
                                      ♪ popover
          13.42                       → Copy
                                      "Copy, button" 1.12 s
          14.94  swipe right          → Delete
                                      "Delete, button" 1.32 s
          16.66  double tap           ♪ activate
                                      ♪ screenChanged
          17.26                       → Lake
                                      "Lake, image" 1.02 s
          18.66                       announcement "Deleted" 0.70 s
          19.36                       = 8 gestures, 0 changes nobody asked for, 12.78 s of speech

        """)
  }

  /// A popover that is presented sounds like one that is shown.
  @Test func aPopoverThatIsPresentedSoundsLikeOne() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "More": {activate: [present: more]}
      screens:
        more: {elements: [popover: [button "Save"]]}
      """, ["double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → More
                                   "More, button" 1.12 s
           2.12  double tap        ♪ activate
                                   ♪ popover
           2.72                    → Save
                                   "Save, button" 1.12 s
           3.84                    = 1 gesture, 0 changes nobody asked for, 2.24 s of speech

        """)
  }

  /// A scrub closes a menu too; nothing is done.
  @Test func aScrubClosesAMenu() throws {
    let heard = try score(
      """
      elements:
      - image "호수": {contextMenu: [복사, 삭제]}
      """, ["double tap and hold", "escape"])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → 호수
                                      "호수, 이미지" 0.62 s
           1.62  double tap and hold  ♪ passThrough
                                      ♪ popover
           2.22                       → 복사
                                      "복사, 버튼" 0.52 s
           3.14  escape               ♪ screenChanged
           3.74                       → 호수
                                      "호수, 이미지" 0.62 s
           4.36                       = 2 gestures, 0 changes nobody asked for, 1.76 s of speech

        """)
  }

  /// A popover has something behind it that closes it; focus returns to the button.
  @Test func aPopoverIsDismissed() throws {
    let heard = try score(
      """
      elements:
      - button "정렬": {activate: [{set: popover, hidden: false}]}
      - popover:
          identifier: popover
          hidden: true
          children: [button "이름", button "날짜"]
      """, ["double tap", "swipe right x2", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 정렬
                                   "정렬, 버튼" 0.52 s
           1.52  double tap        ♪ activate
                                   * popover.hidden: true ⇒ false (by user)
                                   ♪ popover
           2.12                    → 이름
                                   "이름, 버튼" 0.52 s
           3.04  swipe right       → 날짜
                                   "날짜, 버튼" 0.52 s
           3.96  swipe right       → dismissPopup
                                   "팝업 닫기, 버튼" 0.82 s
           5.78                    hint "팝업 윈도우를 닫으려면 이중 탭하십시오." 2.20 s
           8.38  double tap        ♪ activate
                                   * popover.hidden: false ⇒ true (by user)
                                   ♪ screenChanged
           8.98                    → 정렬
                                   "정렬, 버튼" 0.52 s
           9.50                    = 4 gestures, 0 changes nobody asked for, 5.10 s of speech

        """)
  }

  /// The handle of a sheet closes it.
  @Test func aSheetIsDismissedByItsHandle() throws {
    let heard = try score(
      """
      elements:
      - button "필터": {activate: [{present: filter}]}
      screens:
        filter:
          elements:
          - sheet: [sheetGrabber, header "필터", button "적용"]
      """, ["double tap", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 필터
                                   "필터, 버튼" 0.52 s
           1.52  double tap        ♪ activate
                                   ♪ screenChanged
           2.12                    → sheetGrabber
                                   "시트 손잡이, 버튼" 0.92 s
           4.04                    hint "시트를 닫으려면 이중 탭하십시오." 1.80 s
           6.24  double tap        ♪ activate
                                   ♪ screenChanged
           6.84                    → 필터
                                   "필터, 버튼" 0.52 s
           7.36                    = 2 gestures, 0 changes nobody asked for, 3.76 s of speech

        """)
  }

  /// Scrolling beyond the top refreshes a list.
  @Test func pullingRefreshes() throws {
    let heard = try score(
      """
      elements:
      - scrollView:
          identifier: mails
          visible: 2
          refresh: [{append: mails, children: [cell "새 편지"]}, {announce: 새 편지 1통, after: 2s}]
          children: [cell "하나", cell "둘", cell "셋"]
      """, ["three-finger swipe up", "three-finger swipe down", "three-finger swipe down"])
    #expect(
      heard == """
        # walk
           0.00                           ♪ screenChanged
           0.60                           → 하나
                                          "하나" 0.20 s
           1.20  three-finger swipe up    ♪ scroll
                                          scroll "총 2페이지 중에서 2페이지" 1.50 s
                                          → 둘
           2.70                           "둘" 0.10 s
           3.20  three-finger swipe down  ♪ scroll
                                          scroll "총 2페이지 중에서 1페이지" 1.50 s
                                          → 하나
           4.70                           "하나" 0.20 s
           5.30  three-finger swipe down  ♪ scroll
                                          scroll "콘텐츠 새로 고치는 중" 1.20 s
           7.30                           announcement "새 편지 1통" 0.70 s
           8.00                           = 3 gestures, 0 changes nobody asked for, 5.40 s of speech

        """)
  }

  /// A toast that is only shown is not heard; one that is announced is.
  @Test func aToastIsHeardOnlyIfItIsAnnounced() throws {
    let shown = try score(
      """
      language: en
      elements:
      - button "Save": {activate: [{set: toast, hidden: false}, {set: toast, hidden: true, after: 2s}]}
      - text "Saved" [hidden, identifier=toast]
      """, ["double tap"])
    #expect(
      shown == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Save
                                   "Save, button" 1.12 s
           2.12  double tap        ♪ activate
                                   * toast.hidden: true ⇒ false (by user)
                                   value "Save" 0.40 s
           4.12                    * toast.hidden: false ⇒ true (by user)
                                   = 1 gesture, 0 changes nobody asked for, 1.52 s of speech

        """)
    let announced = try score(
      """
      language: en
      elements:
      - button "Save":
          activate:
          - {set: toast, hidden: false}
          - {announce: Saved, after: 500ms}
          - {set: toast, hidden: true, after: 2s}
      - text "Saved" [hidden, identifier=toast]
      """, ["double tap"])
    #expect(
      announced == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Save
                                   "Save, button" 1.12 s
           2.12  double tap        ♪ activate
                                   * toast.hidden: true ⇒ false (by user)
                                   value "Save" 0.40 s
           2.62                    announcement "Saved" 0.50 s
           4.12                    * toast.hidden: false ⇒ true (by user)
                                   = 1 gesture, 0 changes nobody asked for, 2.02 s of speech

        """)
  }

  /// The hold opens the menu at once; a drag after it closes the menu and moves what is held.
  @Test func aDragAfterAHoldClosesTheMenu() throws {
    let heard = try score(
      """
      language: en
      elements:
      - table:
        - cell "Milk": {draggable: true, contextMenu: [Delete]}
        - cell "Bread": {draggable: true, contextMenu: [Delete]}
      """, ["double tap and hold", "drag to Bread"])
    #expect(heard.contains("♪ popover"))
    #expect(heard.contains("* Milk.position: 1 ⇒ 2 (by user)"))
    #expect(heard.contains("\"Moved below Bread\""))
    #expect(heard.contains("= 2 gestures"))
  }
}
