import AccessibilityModel
import Testing

@testable import Walks

/// A table that is reloaded under the finger.
@Suite struct ReloadTests {
  /// The cells are created again: focus is lost and is heard to jump.
  @Test func focusIsThrownElsewhere() throws {
    let heard = try score(
      Screens.tabs(keepsFocusedElement: false),
      ["touch 최신", "double tap", "wait 2s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 상품
                                   "상품, 머리말" 0.62 s
           1.62  touch 최신        → 최신
                                   "최신, 버튼" 0.52 s
           2.54  double tap        ♪ activate
                                   * 최신.selected: false ⇒ true (by user)
           2.54  wait 2s
           2.74                    announcement "불러오는 중" ✂ at 0.10 of 0.60 s
           2.84                    → 상품 (thrown there)
                                   "상품, 머리말" 0.62 s
           4.54  swipe right       → 인기
                                   "인기, 버튼" 0.52 s
           5.06                    = 3 gestures, 0 changes nobody asked for, focus thrown 1 time, 2.38 s of speech, 17 % of it cut off

        """)
  }

  /// The focused cell is left out of the reload: focus stays.
  @Test func focusedCellIsLeftOut() throws {
    let heard = try score(
      Screens.tabs(keepsFocusedElement: true), ["touch 최신", "double tap", "wait 2s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 상품
                                   "상품, 머리말" 0.62 s
           1.62  touch 최신        → 최신
                                   "최신, 버튼" 0.52 s
           2.54  double tap        ♪ activate
                                   * 최신.selected: false ⇒ true (by user)
                                   value "선택됨, 최신" ✂ at 0.20 of 0.62 s
           2.54  wait 2s
           2.74                    announcement "불러오는 중" 0.60 s
           4.54  swipe right       → 할인
                                   "할인, 버튼" 0.52 s
           5.06                    = 3 gestures, 0 changes nobody asked for, 2.46 s of speech, 15 % of it cut off

        """)
  }

  /// The best solution: the reloaded part does not contain the focused element.
  @Test func tabsOutsideTheTable() throws {
    let heard = try score(
      Screens.tabs(keepsFocusedElement: false, outside: true),
      ["touch 최신", "double tap", "wait 2s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 상품
                                   "상품, 머리말" 0.62 s
           1.62  touch 최신        → 최신
                                   "최신, 버튼" 0.52 s
           2.54  double tap        ♪ activate
                                   * 최신.selected: false ⇒ true (by user)
                                   value "선택됨, 최신" ✂ at 0.20 of 0.62 s
           2.54  wait 2s
           2.74                    announcement "불러오는 중" 0.60 s
           4.54  swipe right       → 할인
                                   "할인, 버튼" 0.52 s
           5.06                    = 3 gestures, 0 changes nobody asked for, 2.46 s of speech, 15 % of it cut off

        """)
  }

  /// New rows come while focus is kept on a row that is among them.
  @Test func reloadInEnglish() throws {
    let heard = try score(
      Screens.englishReload, ["touch Hats", "double tap", "wait 1s", "swipe left", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Shoes
                                   "Shoes, list start" 1.62 s
           2.62  touch Hats        → Hats
                                   "Hats, list end" 1.32 s
           4.34  double tap        ♪ activate
                                   value "Hats" 0.40 s
           4.34  wait 1s
           5.34  swipe left        → Scarves
                                   "Scarves" 0.70 s
           6.44  swipe right       → Hats
                                   "Hats, list end" 1.32 s
           7.76                    = 4 gestures, 0 changes nobody asked for, 5.36 s of speech

        """)
  }
}
