import Testing

@testable import Walks

/// Behaviors that articles describe and that no other test shows; `Documentation/voiceover.md` lists all.
@Suite struct ArticleTests {
  /// The article on custom sliders, before: what is only drawn has a name and nothing else.
  @Test func aDrawnSliderIsOnlyAText() throws {
    let heard = try score(
      """
      elements:
      - text "밝기"
      - slider "음량": {hint: 세로 슬라이더, range: [0, 100], at: 50, format: "{value}, {percent}%"}
      """, ["swipe up", "swipe right", "swipe up"], goal: ["음량 = 60, 60%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 밝기
                                   "밝기" 0.20 s
           1.20  swipe up          ♪ noResults
                                   rotor "머리말을 찾을 수 없음" 1.20 s
           2.80  swipe right       → 음량
                                   "음량, 50, 50%, 조절 가능" 1.64 s
           5.44                    hint "세로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
           9.86  swipe up          * 음량.value: 50, 50% ⇒ 60, 60% (by user)
                                   value "60, 60%" 0.70 s
          10.56                    = 3 gestures, 0 changes nobody asked for, goal reached at 9.86 s, 7.76 s of speech

        """)
  }

  /// The guidelines: an action that needs a swipe on the row can be had from the rotor, or a button.
  @Test func rowsOfferTheirActionsWithoutASwipe() throws {
    let heard = try score(
      """
      elements:
      - cell "엄마, 저녁 먹었니?":
          identifier: mail
          swipeActions:
          - {name: 삭제, effects: [{set: mail, hidden: true}, {announce: 삭제됨, after: 500ms}]}
          - 보관
      - cell "택배, 오늘 도착합니다."
      """, ["action 삭제"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → mail
                                   "엄마, 저녁 먹었니?" 1.10 s
           2.70                    hint "동작 사용 가능" 0.80 s
           3.90  swipe down        rotor "삭제" 0.20 s
           4.50  double tap        ♪ activate
                                   * mail.hidden: false ⇒ true (by user)
           4.80                    → 택배, 오늘 도착합니다. (thrown there)
                                   "택배, 오늘 도착합니다." ✂ at 0.20 of 1.30 s
           5.00                    announcement "삭제됨" 0.30 s
           5.30                    = 2 gestures, 0 changes nobody asked for, focus thrown 1 time, 2.60 s of speech, 30 % of it cut off

        """)
  }

  /// The guidelines: a picture is described, and a decoration is hidden.
  @Test func picturesAreDescribedOrHidden() throws {
    let heard = try score(
      """
      elements:
      - image "IMG_0423"
      - image "바구니에 담긴 망고"
      - image "물결무늬" [hidden]
      - button "사기"
      """, ["swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → IMG_0423
                                   "IMG_0423, 이미지" 1.22 s
           2.22  swipe right       → 바구니에 담긴 망고
                                   "바구니에 담긴 망고, 이미지" 1.42 s
           4.04  swipe right       → 사기
                                   "사기, 버튼" 0.52 s
           4.56                    = 2 gestures, 0 changes nobody asked for, 3.16 s of speech

        """)
  }

  /// The guidelines: two pictures above their captions are read picture, caption, picture, caption.
  @Test func captionsStayWithTheirPictures() throws {
    let apart = try score(
      """
      elements: [image "망고", image "열매", text "여러 가지 망고", text "갖가지 열매"]
      """, ["swipe right x3"])
    #expect(
      apart == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 망고
                                   "망고, 이미지" 0.62 s
           1.62  swipe right       → 열매
                                   "열매, 이미지" 0.62 s
           2.64  swipe right       → 여러 가지 망고
                                   "여러 가지 망고" 0.80 s
           3.84  swipe right       → 갖가지 열매
                                   "갖가지 열매" 0.60 s
           4.44                    = 3 gestures, 0 changes nobody asked for, 2.64 s of speech

        """)
    let together = try score(
      """
      elements:
      - group: {grouping: combine, children: [image "망고", text "여러 가지 망고"]}
      - group: {grouping: combine, children: [image "열매", text "갖가지 열매"]}
      """, ["swipe right"])
    #expect(
      together == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 망고, 여러 가지 망고
                                   "망고, 여러 가지 망고, 이미지" 1.62 s
           2.62  swipe right       → 열매, 갖가지 열매
                                   "열매, 갖가지 열매, 이미지" 1.42 s
           4.04                    = 1 gesture, 0 changes nobody asked for, 3.04 s of speech

        """)
  }
}
