import AccessibilityModel
import ScreenFiles
import Testing

@testable import Walks

/// The rolling banner: ten elements, everything at once, or one element that stands still.
@Suite struct BannerTests {
  /// Every item is an element: each turn pulls focus along and cuts speech off.
  @Test func focusIsPulledAlong() throws {
    let heard = try score(
      Screens.banner(.elements), ["wait 2.6s", "swipe right", "wait 7s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 2.6s
           0.60                    → 추천
                                   "추천, 머리말" 0.62 s
           2.60  swipe right       → 사과
                                   "사과, 버튼" ✂ at 0.40 of 0.52 s
           2.60  wait 7s
           3.00                    * banner.item: 사과 ⇒ 귤 (by timer)
                                   → 귤 (thrown there)
                                   "귤, 버튼" 0.42 s
           6.00                    * banner.item: 귤 ⇒ 바나나 (by timer)
                                   → 바나나 (thrown there)
                                   "바나나, 버튼" 0.62 s
           9.00                    * banner.item: 바나나 ⇒ 사과 (by timer)
                                   → 사과 (thrown there)
                                   "사과, 버튼" 0.52 s
           9.60  swipe right       → 귤
                                   "귤, 버튼" 0.42 s
                                   * banner.item: 사과 ⇒ 귤 (by app)
          10.02                    = 2 gestures, 0 changes nobody asked for, focus thrown 3 times, 3.00 s of speech, 4 % of it cut off

        """)
  }

  /// A banner of three that turns every three seconds: whoever swipes on is thrown back to the same place
  /// at the same moment of its timer, again and again.
  @Test func aBannerThatThrowsFocusBackIsATrap() throws {
    let file = try ScreenFile(
      """
      language: ko
      elements:
      - header "홈"
      - banner:
          items:
          - button "첫 주문 고객에게만 드리는 오천 원 할인"
          - button "배달비 영원"
          - button "친구를 초대한 분께만 드리는 삼천 원 쿠폰"
      - button "주문하기"
      """)
    let walk = try transcript(
      #require(file.variants.first), ["wait 2.6s", "swipe right to 주문하기"])
    #expect(walk.figures?.trapKind == .thrownBack)
    #expect(walk.figures?.trap == "친구를 초대한 분께만 드리는 삼천 원 쿠폰 and 첫 주문 고객에게만 드리는 오천 원 할인")
    // Three times from the same place at the same moment; nobody would go on for minutes.
    #expect(walk.figures?.gestures == 8)
    #expect(walk.figures?.thrown == 8)
  }

  /// A timer that throws focus back and counts, and stops itself at the fourth time: who swipes on gets
  /// there, so it is no trap.
  @Test func aTimerThatCountsAndStopsIsNoTrap() throws {
    let walk = try thrownBack(
      """
      - every: 3s
        name: t
        effects: [screenChanged: 홈, {add: 양, by: 1}, {if: 양 >= 4, then: [stop: t]}]
      """)
    #expect(walk.figures?.trapKind == nil)
    #expect(walk.figures?.thrown == 4)
    #expect(walk.figures?.goal == true)
  }

  /// Nor is one that something else stops later.
  @Test func aTimerThatIsStoppedLaterIsNoTrap() throws {
    let walk = try thrownBack(
      """
      - {every: 3s, name: t, effects: [screenChanged: 홈]}
      - {at: 13s, effects: [stop: t]}
      """)
    #expect(walk.figures?.trapKind == nil)
    #expect(walk.figures?.thrown == 4)
    #expect(walk.figures?.goal == true)
  }

  /// One that only throws focus back does so for ever.
  @Test func aTimerThatThrowsFocusBackIsATrap() throws {
    let walk = try thrownBack("- {every: 3s, effects: [screenChanged: 홈]}")
    #expect(walk.figures?.trapKind == .thrownBack)
    #expect(walk.figures?.trap == "홈")
    #expect(walk.figures?.goal == false)
  }

  /// A walk to the end of a screen with some events.
  private func thrownBack(_ events: String) throws -> WalkTranscript {
    let file = try ScreenFile(
      """
      language: ko
      elements:
      - header "홈"
      - cell "하나"
      - cell "둘 그리고 둘과 함께 들리는 긴 설명"
      - text "양": {value: "0"}
      - button "결제"
      events:
      \(events)
      """)
    return try transcript(
      #require(file.variants.first), ["swipe right to 결제", "double tap"], goal: ["activate 결제"])
  }

  /// One element with all items in its label.
  @Test func joinedBannerReadsEverything() throws {
    let heard = try score(Screens.banner(.joined), ["swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 추천
                                   "추천, 머리말" 0.62 s
           1.62  swipe right       → banner
                                   "사과, 귤, 바나나" 1.00 s
           3.00                    * banner.item: 사과 ⇒ 귤 (by timer)
           3.02  swipe right       → 장바구니
                                   "장바구니, 버튼" 0.72 s
           3.74                    = 2 gestures, 0 changes nobody asked for, 2.34 s of speech

        """)
  }

  /// Rotation stops when focus arrives and goes on when it leaves; vertical swipes turn it; a
  /// double tap opens what is shown.
  @Test func bannerStandsStillUnderFocus() throws {
    let heard = try score(
      Screens.openingBanner(stopsOnFocus: true),
      ["swipe right", "wait 7s", "swipe up", "swipe left", "wait 4s", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 추천
                                   "추천, 머리말" 0.62 s
           1.62  swipe right       → banner
                                   "사과, 버튼, 조절 가능" 1.14 s
           1.62  wait 7s
           3.76                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           8.62  swipe up          * banner.label: 사과 ⇒ 귤 (by user)
                                   value "귤" 0.10 s
           9.12  swipe left        → 추천
                                   "추천, 머리말" 0.62 s
           9.12  wait 4s
          12.12                    * banner.label: 귤 ⇒ 바나나 (by timer)
          13.12  swipe right       → banner
                                   "바나나, 버튼, 조절 가능" 1.24 s
          15.36                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          18.96  double tap        ♪ activate
                                   ♪ screenChanged
          19.56                    → 바나나
                                   "바나나, 머리말" 0.72 s
          20.28                    = 5 gestures, 0 changes nobody asked for, 10.84 s of speech

        """)
  }

  /// If the banner does not stop, what is heard is no longer what is shown, and a double tap
  /// opens something else.
  @Test func labelChangesWhileItIsSpoken() throws {
    let heard = try score(
      Screens.openingBanner(stopsOnFocus: false),
      ["wait 2.5s", "swipe right", "wait 1s", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 2.5s
           0.60                    → 추천
                                   "추천, 머리말" 0.62 s
           2.50  swipe right       → banner
                                   "사과, 버튼, 조절 가능" ✂ at 1.00 of 1.14 s
           2.50  wait 1s
           3.00                    * banner.label: 사과 ⇒ 귤 (by timer)
           3.50  double tap        * banner.opened: 사과 ⇒ 귤 (by timer, nobody asked)
                                   ♪ activate
                                   hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." ✗ never heard
                                   ♪ screenChanged
           4.10                    → 귤
                                   "귤, 머리말" 0.52 s
           4.62                    = 2 gestures, 1 change nobody asked for, 2.14 s of speech, 6 % of it cut off

        """)
  }

  /// The banner that stands still, in English.
  @Test func bannerInEnglish() throws {
    let heard = try score(
      Screens.englishBanner, ["swipe right", "swipe up", "swipe down x2", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Offers
                                   "Offers, heading" 1.42 s
           2.42  swipe right       → banner
                                   "Apples, button, adjustable" 2.44 s
           5.86                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
          11.56  swipe up          * banner.label: Apples ⇒ Pears (by user)
                                   value "Pears" 0.50 s
          12.46  swipe down        * banner.label: Pears ⇒ Apples (by user)
                                   value "Apples" 0.60 s
          13.46  swipe down        * banner.label: Apples ⇒ Plums (by user)
                                   value "Plums" 0.50 s
          14.36  double tap        ♪ activate
                                   value "Plums" 0.50 s
          14.86                    = 5 gestures, 0 changes nobody asked for, 11.26 s of speech

        """)
  }
}
