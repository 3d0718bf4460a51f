import ScreenFiles
import Testing

/// Elements whose words or states were wrong.
///
/// Each test is an entry in the list of things said or done wrong, with its number there.
@Suite struct SaidOrDoneWrongElementTests {
  /// 1. Browse the cards, then confirm one by a double tap.
  @Test func aDoubleTapConfirmsACardThatWasBrowsed() throws {
    let heard = try score(
      """
      language: en
      elements:
      - carousel:
        - button "A" [selected]
        - button "B"
      """, ["swipe right", "double tap"], goal: ["select B"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → A
                                   "selected, A, button" 1.74 s
           2.74  swipe right       → B
                                   "B, button" 0.82 s
           3.96  double tap        ♪ activate
                                   * B.selected: false ⇒ true (by user)
                                   value "selected, B" 1.02 s
           4.98                    = 2 gestures, 0 changes nobody asked for, goal reached at 3.96 s, 3.58 s of speech

        """)
  }

  /// 4. UISlider says whole percentages; a custom format is kept.
  @Test func aSliderSaysWholePercentages() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "크기": {range: [0, 3, 1], at: 0}
      - slider "가격": {range: [0, 10000, 1000], at: 2000, format: "{value:,}원"}
      - slider "무게": {range: [0, 3, 1], at: 0, format: "{value:.1}kg"}
      """, ["swipe up", "swipe right", "swipe up", "swipe right", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 크기
                                   "크기, 0%, 조절 가능" 1.14 s
           2.74                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.34  swipe up          * 크기.value: 0% ⇒ 33% (by user)
                                   value "33%" 0.30 s
           7.04  swipe right       → 가격
                                   "가격, 2,000원, 조절 가능" 1.54 s
           9.58                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          13.18  swipe up          * 가격.value: 2,000원 ⇒ 3,000원 (by user)
                                   value "3,000원" 0.60 s
          14.18  swipe right       → 무게
                                   "무게, 0.0kg, 조절 가능" 1.44 s
          16.62                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          20.22  swipe up          * 무게.value: 0.0kg ⇒ 1.0kg (by user)
                                   value "1.0kg" 0.50 s
          20.72                    = 5 gestures, 0 changes nobody asked for, 15.12 s of speech

        """)
  }

  /// 5. A stepper is two buttons; at an end of the range one of them is dimmed.
  @Test func aStepperIsTwoButtons() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - stepper "수량": {range: [1, 3], at: 2}
      - button "담기"
      """, ["swipe right", "double tap", "double tap", "touch decrement", "double tap"],
      goal: ["수량 = 2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → decrement
                                   "수량, 2, 감소, 버튼" 1.06 s
           2.06  swipe right       → increment
                                   "증가, 버튼" 0.52 s
           2.98  double tap        ♪ activate
                                   * 수량.value: 2 ⇒ 3 (by user)
                                   value "흐리게 표시됨" 0.70 s
           4.08  double tap        value "증가" 0.20 s
           4.68  touch decrement   → decrement
                                   "감소, 버튼" 0.52 s
           5.60  double tap        ♪ activate
                                   * 수량.value: 3 ⇒ 2 (by user)
                                   value "감소" 0.20 s
           5.80                    = 5 gestures, 0 changes nobody asked for, goal reached at 5.60 s, 3.20 s of speech

        """)
  }

  /// 9. "Activate to start" only where the app requires activation.
  @Test func directTouchHasAHintOnlyWhereItRequiresActivation() throws {
    let heard = try score(
      """
      language: en
      elements:
      - element "Piano" [allowsDirectInteraction]
      - element "Drums" [allowsDirectInteraction, requiresActivation]
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Piano
                                   "Piano" 0.50 s
           1.50  swipe right       → Drums
                                   "Drums" 0.50 s
           3.00                    hint "Activate to start direct touch interaction." 4.30 s
           7.30                    = 1 gesture, 0 changes nobody asked for, 5.30 s of speech

        """)
  }

  /// 9. An activity indicator that stands still.
  @Test func anIndicatorThatStandsStill() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - activityIndicator
      - activityIndicator [off]
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → activityIndicator
                                   ♪ loading
                                   "진행 중" 0.40 s
           1.40  swipe right       → activityIndicator (2)
                                   "진행 일시 정지됨" 0.90 s
           2.30                    = 1 gesture, 0 changes nobody asked for, 1.30 s of speech

        """)
  }

  /// 9. Switching tabs plays the sound of another screen; a group with the trait counts, too.
  @Test func switchingATabPlaysTheScreenSound() throws {
    let heard = try score(
      """
      language: en
      elements:
      - tabBar:
        - tab "Home" [selected]
        - tab "Me"
      - group [tabBar]:
        - button "Day"
        - button "Week"
      """, ["swipe right", "double tap", "double tap", "swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Home
                                   "selected, Home, tab, 1 of 2" 2.46 s
           3.46  swipe right       → Me
                                   "Me, tab, 2 of 2" 1.34 s
           5.20  double tap        ♪ activate
                                   * Me.selected: false ⇒ true (by user)
                                   ♪ screenChanged
                                   value "selected, Me, 2 of 2" 1.84 s
           7.44  double tap        ♪ activate
                                   value "Me" 0.20 s
           8.04  swipe right       → Day
                                   "Day, tab, 1 of 2" 1.44 s
           9.88  swipe right       → Week
                                   "Week, tab, 2 of 2" 1.54 s
          11.42                    = 5 gestures, 0 changes nobody asked for, 8.82 s of speech

        """)
  }

  /// 9. A dialog is not an alert.
  @Test func aDialogIsNotAnAlert() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - button "나가기": {activate: [present: ask]}
      screens:
        ask:
          elements:
          - dialog "나갈까요?":
            - button "예"
      """, ["double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 나가기
                                   "나가기, 버튼" 0.62 s
           1.62  double tap        ♪ activate
                                   ♪ screenChanged
           2.22                    → 예
                                   "대화상자, 나갈까요?, 예, 버튼" 1.56 s
           3.78                    = 1 gesture, 0 changes nobody asked for, 2.18 s of speech

        """)
  }

  /// 9. A text view has its second hint.
  @Test func aTextViewHasTwoHints() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textView "Memo": one two
      """, ["wait 1s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 1s
           0.60                    → Memo
                                   "Memo, one two, text field" 2.34 s
           3.94                    hint "Double tap to edit. Use the rotor to access Misspelled Words" 6.02 s
           9.96                    = 0 gestures, 0 changes nobody asked for, 8.36 s of speech

        """)
  }
}
