import AccessibilityModel
import Testing

@testable import Walks

/// Scroll views: by page and by row, nested, with a page control.
@Suite struct ScrollTests {
  /// Three fingers scroll by a page: the status is heard, then the first visible element.
  @Test func pagesAndRows() throws {
    let heard = try score(
      Screens.gallery,
      [
        "three-finger swipe left", "position", "three-finger swipe up x3",
        "three-finger swipe down",
      ])
    #expect(
      heard == """
        # walk
           0.00                           ♪ screenChanged
           0.60                           screen "갤러리" 0.30 s
                                          → 바다
           0.90                           "바다, 이미지" 0.62 s
           1.92  three-finger swipe left  ♪ scroll
                                          * dots.value: 1 ⇒ 2 (by app)
                                          scroll "총 3페이지 중에서 2페이지" 1.50 s
                                          → 산
           3.42                           "산, 이미지" 0.52 s
           4.34  three-finger tap         scroll "총 3페이지 중에서 2페이지" 1.50 s
           6.24  three-finger swipe up    ♪ scroll
                                          scroll "총 5행 중에서 3행부터 4행까지" 1.80 s
                                          → 공유
           8.04                           "공유, 버튼" 0.52 s
           8.96  three-finger swipe up    ♪ scroll
                                          scroll "총 5행 중에서 4행부터 5행까지" 1.80 s
                                          → 저장
          10.76                           "저장, 버튼" 0.52 s
          11.68  three-finger swipe up    ♪ boundary
                                          scroll "총 5행 중에서 4행부터 5행까지" 1.80 s
          13.88  three-finger swipe down  ♪ scroll
                                          scroll "총 5행 중에서 2행부터 3행까지" 1.80 s
                                          → dots
          15.68                           "총 3페이지 중에서 2페이지, 조절 가능" 2.12 s
          18.80                           hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          22.00                           = 6 gestures, 0 changes nobody asked for, 18.00 s of speech

        """)
  }

  /// Linear navigation brings pages into view; the page control keeps in step.
  @Test func focusScrollsIntoView() throws {
    let heard = try score(Screens.gallery, ["swipe right x3", "swipe down", "swipe up x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "갤러리" 0.30 s
                                   → 바다
           0.90                    "바다, 이미지" 0.62 s
           1.92  swipe right       → 산
                                   ♪ scroll
                                   * dots.value: 1 ⇒ 2 (by app)
                                   "산, 이미지" 0.52 s
           2.84  swipe right       → 강
                                   ♪ scroll
                                   * dots.value: 2 ⇒ 3 (by app)
                                   "강, 이미지" 0.52 s
           3.76  swipe right       → dots
                                   "총 3페이지 중에서 3페이지, 조절 가능" 2.12 s
           6.88                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          10.48  swipe down        * dots.value: 3 ⇒ 2 (by user)
                                   ♪ scroll
                                   value "총 3페이지 중에서 2페이지" 1.50 s
          12.38  swipe up          * dots.value: 2 ⇒ 3 (by user)
                                   ♪ scroll
                                   value "총 3페이지 중에서 3페이지" 1.50 s
          14.28  swipe up          ♪ boundary
                                   value "총 3페이지 중에서 3페이지" 1.50 s
          15.78                    = 6 gestures, 0 changes nobody asked for, 11.78 s of speech

        """)
  }

  /// The same in English.
  @Test func pagesInEnglish() throws {
    let heard = try score(
      Screens.englishGallery,
      [
        "three-finger swipe left", "three-finger swipe left", "three-finger swipe left",
        "swipe right", "swipe down",
      ])
    #expect(
      heard == """
        # walk
           0.00                           ♪ screenChanged
           0.60                           → Sea
                                          "Sea, image" 0.92 s
           1.92  three-finger swipe left  ♪ scroll
                                          * dots.value: 1 ⇒ 2 (by app)
                                          scroll "Page 2 of 3" 1.10 s
                                          → Hill
           3.02                           "Hill, image" 1.02 s
           4.44  three-finger swipe left  ♪ scroll
                                          * dots.value: 2 ⇒ 3 (by app)
                                          scroll "Page 3 of 3" 1.10 s
                                          → River
           5.54                           "River, image" 1.12 s
           7.06  three-finger swipe left  ♪ boundary
                                          scroll "Page 3 of 3" 1.10 s
           8.56  swipe right              → dots
                                          "page 3 of 3, adjustable" 2.22 s
          11.78                           hint "Swipe up or down with one finger to adjust the value." 5.30 s
          17.48  swipe down               * dots.value: 3 ⇒ 2 (by user)
                                          ♪ scroll
                                          value "page 2 of 3" 1.10 s
          18.58                           = 5 gestures, 0 changes nobody asked for, 14.98 s of speech

        """)
  }

  /// The same text posted twice means the edge.
  @Test func pageScrolledTwiceIsTheEdge() throws {
    let heard = try score(Screens.pageTurner, ["double tap", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Turn
                                   "Turn, button" 1.12 s
           2.12  double tap        ♪ activate
                                   value "Turn" 0.40 s
           2.92  double tap        ♪ activate
                                   value "Turn" ✂ at 0.10 of 0.40 s
           3.02                    ♪ scroll
                                   scroll "Page 19 of 27" ✂ at 0.80 of 1.30 s
           3.82                    ♪ boundary
                                   scroll "Page 19 of 27" 1.30 s
           5.12                    = 2 gestures, 0 changes nobody asked for, 3.72 s of speech, 18 % of it cut off

        """)
  }

  /// The app scrolls to a target: the element that moved out of sight loses focus.
  @Test func appScrollsToATarget() throws {
    let heard = try score(Screens.jumpList, ["swipe right x2", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  swipe right       → Row 2
                                   "Row 2, button" 1.22 s
           3.64  swipe right       → Row 3
                                   "Row 3, button" 1.22 s
           5.26  double tap        ♪ activate
                                   value "Row 3" 0.50 s
           6.06                    → Row 8
                                   "Row 8, button" 1.22 s
           7.28                    = 3 gestures, 0 changes nobody asked for, 5.18 s of speech

        """)
  }

  /// A target that is already in view does not move anything.
  @Test func appScrollsToWhatIsInView() throws {
    let heard = try score(Screens.jumpList, ["double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  double tap        ♪ activate
                                   value "Top" 0.30 s
           2.32                    = 1 gesture, 0 changes nobody asked for, 1.32 s of speech

        """)
  }

  /// The article on scroll views: what is typed must be seen, so the app scrolls back to the field.
  @Test func typingScrollsBackToTheField() throws {
    let heard = try score(
      """
      language: en
      elements:
      - scrollView:
          identifier: form
          visible: 2
          children: [textField "Name", text "One", text "Two", text "Three"]
      """,
      ["double tap", "three finger swipe up", "type Ada", "three finger swipe up"])
    // Scrolling again is not the edge: the field was scrolled to in between.
    #expect(!heard.contains("♪ boundary"))
    #expect(heard.contains("* Name.value: – ⇒ Ada (by user)"))
    #expect(heard.split(separator: "→ Two\n").count == 3)
  }

  /// What is pulled down around focus is refreshed, although something else on the screen scrolls.
  @Test func whatIsAroundFocusIsRefreshed() throws {
    let heard = try score(
      """
      language: en
      elements:
      - table "Inbox": {refresh: [{announce: Updated, after: 1s}], children: [cell "Mail"]}
      - scrollView: {visible: 1, children: [text "One", text "Two"]}
      """, ["touch Mail", "three-finger swipe down", "wait 2s"])
    #expect(
      heard == """
        # walk
           0.00                           ♪ screenChanged
           0.60                           → Mail
                                          "Inbox, Mail" 1.02 s
           2.02  touch Mail               → Mail
                                          "Mail" 0.40 s
           2.82  three-finger swipe down  ♪ scroll
                                          scroll "Refreshing content" ✂ at 1.00 of 1.80 s
           2.82  wait 2s
           3.82                           announcement "Updated" 0.70 s
           4.82                           = 2 gestures, 0 changes nobody asked for, 3.12 s of speech, 20 % of it cut off

        """)
  }

  /// The last page is as long as the others, though it is not full.
  @Test func theLastPageBeginsWhereAPageBegins() throws {
    let heard = try score(
      """
      language: en
      elements:
      - scrollView "Photos":
          axis: horizontal
          paging: true
          visible: 2
          children: [text "One", text "Two", text "Three", text "Four", text "Five"]
      """, ["three-finger swipe left x3"])
    #expect(
      heard == """
        # walk
           0.00                           ♪ screenChanged
           0.60                           → One
                                          "Photos, One" 1.02 s
           2.02  three-finger swipe left  ♪ scroll
                                          scroll "Page 2 of 3" 1.10 s
                                          → Three
           3.12                           "Three" 0.50 s
           4.02  three-finger swipe left  ♪ scroll
                                          scroll "Page 3 of 3" 1.10 s
                                          → Five
           5.12                           "Five" 0.40 s
           5.92  three-finger swipe left  ♪ boundary
                                          scroll "Page 3 of 3" 1.10 s
           7.02                           = 3 gestures, 0 changes nobody asked for, 5.22 s of speech

        """)
  }

  /// A row just below what is seen scrolls in, and the first row out.
  @Test func theNextRowScrollsIn() throws {
    let heard = try score(
      """
      language: en
      elements:
      - table: {visible: 3, children: [cell "One", cell "Two", cell "Three", cell "Four"]}
      """, ["touch Three", "swipe right", "touch One", "touch Two"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  touch Three       → Three
                                   "Three" 0.50 s
           2.20  swipe right       → Four
                                   "Four" 0.40 s
           3.00  touch One         ♪ empty
           3.40  touch Two         → Two
                                   "Two" 0.30 s
           3.70                    = 4 gestures, 0 changes nobody asked for, 1.50 s of speech

        """)
  }

  /// A table tells its rows, any other scroll view its page.
  @Test func onlyTablesTellRows() throws {
    let heard = try score(
      """
      language: en
      elements:
      - scrollView: {visible: 2, children: [text "One", text "Two", text "Three"]}
      - table: {visible: 2, children: [cell "Aa", cell "Bb", cell "Cc"]}
      """, ["three-finger swipe up", "touch Aa", "three-finger swipe up"])
    #expect(
      heard == """
        # walk
           0.00                         ♪ screenChanged
           0.60                         → One
                                        "One" 0.30 s
           1.30  three-finger swipe up  ♪ scroll
                                        scroll "Page 2 of 2" 1.10 s
                                        → Two
           2.40                         "Two" 0.30 s
           3.10  touch Aa               → Aa
                                        "Aa" 0.20 s
           3.70  three-finger swipe up  ♪ scroll
                                        scroll "rows 2 to 3 of 3" 1.60 s
                                        → Bb
           5.30                         "Bb" 0.20 s
           5.50                         = 3 gestures, 0 changes nobody asked for, 3.70 s of speech

        """)
  }
}
