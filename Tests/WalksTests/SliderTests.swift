import AccessibilityModel
import Testing

@testable import Walks

/// The custom slider: steps of a tenth, and an editor for the exact number.
@Suite struct SliderTests {
  /// A step is a tenth of the range; at the end there is the boundary sound and the value
  /// again.
  @Test func stepsAreATenth() throws {
    let heard = try score(Screens.slider, ["swipe up x6", "swipe down"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
           3.56                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
           7.98  swipe up          * volume.value: 50, 50% ⇒ 60, 60% (by user)
                                   value "60, 60%" 0.70 s
           9.08  swipe up          * volume.value: 60, 60% ⇒ 70, 70% (by user)
                                   value "70, 70%" 0.70 s
          10.18  swipe up          * volume.value: 70, 70% ⇒ 80, 80% (by user)
                                   value "80, 80%" 0.70 s
          11.28  swipe up          * volume.value: 80, 80% ⇒ 90, 90% (by user)
                                   value "90, 90%" 0.70 s
          12.38  swipe up          * volume.value: 90, 90% ⇒ 100, 100% (by user)
                                   value "100, 100%" 0.90 s
          13.68  swipe up          ♪ boundary
                                   value "100, 100%" 0.90 s
          14.98  swipe down        * volume.value: 100, 100% ⇒ 90, 90% (by user)
                                   value "90, 90%" 0.70 s
          15.68                    = 7 gestures, 0 changes nobody asked for, 11.28 s of speech

        """)
  }

  /// A double tap opens a modal; the number is kept within bounds; 완료 saves; focus returns.
  @Test func editorTakesAnExactNumber() throws {
    let heard = try score(
      Screens.slider,
      [
        "double tap", "select all", "type 177", "select all", "type 77", "touch 완료", "double tap",
      ],
      goal: ["volume = 77, 77%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
           3.56                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
           7.98  double tap        ♪ activate
                                   ♪ keyboard
                                   ♪ screenChanged
           8.58                    → 슬라이더 값
                                   "텍스트 필드, 편집 중, 슬라이더 값, 50, 삽입 지점 끝" 2.98 s
          12.56                    hint "최솟값: 0, 최댓값: 100. 철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 4.52 s
          17.48  select all        value "50, 선택됨" 0.62 s
          18.50  type 177          value "1, 7, 7" 0.54 s
                                   * 슬라이더 값.value: 50 ⇒ 177 (by user)
                                   * 슬라이더 값.value: 177 ⇒ 100 (by app)
          19.44  select all        value "100, 선택됨" 0.72 s
          20.56  type 77           value "7, 7" 0.32 s
                                   * 슬라이더 값.value: 100 ⇒ 77 (by user)
          21.28  touch 완료        → 완료
                                   "완료, 버튼" 0.52 s
          22.20  double tap        ♪ activate
                                   ♪ keyboardGone
                                   * volume.value: 50, 50% ⇒ 77, 77% (by user)
                                   ♪ screenChanged
          22.80                    → volume
                                   "음량, 77, 77%, 버튼, 조절 가능" 1.96 s
          25.76                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
          29.78                    = 7 gestures, 0 changes nobody asked for, goal reached at 22.20 s, 22.18 s of speech

        """)
  }

  /// 취소 and the scrub save nothing; the modal hides what is behind it; words are not a number.
  @Test func editorCanBeCancelled() throws {
    let heard = try score(
      Screens.slider,
      ["double tap", "type abc", "swipe right x5", "double tap", "double tap", "type 9", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
           3.56                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
           7.98  double tap        ♪ activate
                                   ♪ keyboard
                                   ♪ screenChanged
           8.58                    → 슬라이더 값
                                   "텍스트 필드, 편집 중, 슬라이더 값, 50, 삽입 지점 끝" 2.98 s
          12.56                    hint "최솟값: 0, 최댓값: 100. 철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 4.52 s
          17.48  type abc          value "a, b, c" 0.54 s
                                   ♪ boundary
          18.42  swipe right       → 최솟값: 0
                                   "최솟값: 0" 0.60 s
          19.42  swipe right       → 최댓값: 100
                                   "최댓값: 100" 0.80 s
          20.62  swipe right       → 완료
                                   "완료, 버튼" 0.52 s
          21.54  swipe right       → 취소
                                   "취소, 버튼" 0.52 s
          22.46  swipe right       ♪ boundary
                                   "취소, 버튼" 0.52 s
          23.38  double tap        ♪ activate
                                   ♪ keyboardGone
                                   ♪ screenChanged
          23.98                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
          26.94                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
          31.36  double tap        ♪ activate
                                   ♪ keyboard
                                   ♪ screenChanged
          31.96                    → 슬라이더 값
                                   "텍스트 필드, 편집 중, 슬라이더 값, 50, 삽입 지점 끝" 2.98 s
          35.94                    hint "최솟값: 0, 최댓값: 100. 철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 4.52 s
          40.86  type 9            value "9" 0.10 s
                                   * 슬라이더 값.value: 50 ⇒ 509 (by user)
                                   * 슬라이더 값.value: 509 ⇒ 100 (by app)
          41.36  escape            ♪ keyboardGone
                                   ♪ screenChanged
          41.96                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
          44.92                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
          48.94                    = 11 gestures, 0 changes nobody asked for, 36.54 s of speech

        """)
  }

  /// The slider with its editor in English, vertical and from 0 to 20.
  @Test func editorInEnglish() throws {
    let heard = try score(
      Screens.englishSlider,
      ["swipe down", "double tap", "delete", "type 7.5", "touch Done", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → gain
                                   "Gain, 5, 25%, button, adjustable" 2.96 s
           4.56                    hint "Vertical slider. Swipe up or down with one finger to adjust the value." 6.92 s
          11.88  swipe down        * gain.value: 5, 25% ⇒ 3, 15% (by user)
                                   value "3, 15%" 0.60 s
          12.88  double tap        ♪ activate
                                   ♪ keyboard
                                   ♪ screenChanged
          13.48                    → Slider value
                                   "text field, is editing, Slider value, 3, insertion point at end" 5.98 s
          20.46                    hint "Minimum: 0, maximum: 20. Use the rotor to access Misspelled Words" 6.42 s
          27.28  delete            value "3" 0.10 s
                                   * Slider value.value: 3 ⇒ – (by user)
          27.78  type 7.5          value "7, period, 5" 1.04 s
                                   * Slider value.value: – ⇒ 7.5 (by user)
          29.22  touch Done        → Done
                                   "Done, button" 1.12 s
          30.74  double tap        ♪ activate
                                   ♪ keyboardGone
                                   * gain.value: 3, 15% ⇒ 7.5, 37.5% (by user)
                                   ♪ screenChanged
          31.34                    → gain
                                   "Gain, 7.5, 37.5%, button, adjustable" 3.36 s
          35.70                    hint "Vertical slider. Swipe up or down with one finger to adjust the value." 6.92 s
          42.62                    = 6 gestures, 0 changes nobody asked for, 35.42 s of speech

        """)
  }

  /// The number arrives after VoiceOver read the old one: the boundary sound and the wrong
  /// value.
  @Test func lateValueIsReadTooEarly() throws {
    let heard = try score(Screens.lateSlider, ["swipe up", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → gain
                                   "Gain, 50%, adjustable" 1.94 s
           3.54                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
           9.24  swipe up          ♪ boundary
                                   value "50%" 0.30 s
           9.64                    * gain.value: 50% ⇒ 60% (by user)
           9.94  swipe up          ♪ boundary
                                   value "60%" 0.30 s
          10.34                    * gain.value: 60% ⇒ 70% (by user)
                                   = 2 gestures, 0 changes nobody asked for, 7.84 s of speech

        """)
  }

  /// A dimmed adjustable element says its value and does not change.
  @Test func dimmedSliderDoesNotMove() throws {
    let heard = try score(Screens.dimmedSlider, ["swipe up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Gain
                                   "Gain, 50%, dimmed, adjustable" 2.66 s
           3.66  swipe up          ♪ boundary
                                   value "50%" 0.30 s
           3.96                    = 1 gesture, 0 changes nobody asked for, 2.96 s of speech

        """)
  }

  /// The article on custom sliders: buttons that add 1 and 5 instead of an editor.
  @Test func buttonsSetASliderByOneAndByFive() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "밝기": {range: [0, 100], at: 72}
      - button "5 늘리기": {activate: [{add: 밝기, by: 5}, {announce: "{밝기}", after: 300ms}]}
      - button "1 줄이기": {activate: [{add: 밝기, by: -1}, {announce: "{밝기}", after: 300ms}]}
      """, ["touch 5 늘리기", "double tap", "swipe right", "double tap x2", "touch 밝기"],
      goal: ["밝기 = 75%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 밝기
                                   "밝기, 72%, 조절 가능" 1.24 s
           2.84                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  touch 5 늘리기    → 5 늘리기
                                   "5 늘리기, 버튼" 0.82 s
           7.66  double tap        ♪ activate
                                   * 밝기.value: 72% ⇒ 77% (by user)
                                   value "5 늘리기" ✂ at 0.30 of 0.50 s
           7.96                    announcement "77%" 0.30 s
           8.66  swipe right       → 1 줄이기
                                   "1 줄이기, 버튼" 0.82 s
           9.88  double tap        ♪ activate
                                   * 밝기.value: 77% ⇒ 76% (by user)
                                   value "1 줄이기" ✂ at 0.30 of 0.50 s
          10.18                    announcement "76%" 0.30 s
          10.88  double tap        ♪ activate
                                   * 밝기.value: 76% ⇒ 75% (by user)
                                   value "1 줄이기" ✂ at 0.30 of 0.50 s
          11.18                    announcement "75%" 0.30 s
          11.88  touch 밝기        → 밝기
                                   "밝기, 75%, 조절 가능" 1.24 s
          14.12                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          17.32                    = 6 gestures, 0 changes nobody asked for, goal reached at 10.88 s, 12.32 s of speech, 5 % of it cut off

        """)
  }

  /// The article on custom sliders: the exact number is typed into a field, which takes only numbers
  /// within the bounds.
  @Test func anExactNumberIsChecked() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "밝기": {range: [0, 100], at: 50}
      - textField "값 입력":
          returnKey:
          - if: [값 입력 >= 0, 값 입력 <= 100]
            then:
            - {set: 밝기, value: "{값 입력}"}
            - announce: "{밝기}"
            else:
            - announce: 0에서 100까지 적으십시오.
      """,
      [
        "touch 값 입력", "double tap", "type 177", "return key", "select all", "type 77", "return key",
        "touch 밝기",
      ], goal: ["밝기 = 77%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 밝기
                                   "밝기, 50%, 조절 가능" 1.24 s
           2.84                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  touch 값 입력     → 값 입력
                                   "값 입력, 텍스트 필드" 1.12 s
           8.56                    hint "편집하려면 이중 탭하십시오." 1.50 s
          10.46  double tap        ♪ activate
                                   ♪ keyboard
                                   "텍스트 필드, 편집 중, 값 입력, 삽입 지점 시작" 2.56 s
          14.02                    hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 2.80 s
          17.22  type 177          value "1, 7, 7" 0.54 s
                                   * 값 입력.value: – ⇒ 177 (by user)
          18.16  return key        announcement "0에서 100까지 적으십시오." 1.60 s
          20.16  select all        value "177, 선택됨" 0.72 s
          21.28  type 77           value "7, 7" 0.32 s
                                   * 값 입력.value: 177 ⇒ 77 (by user)
          22.00  return key        * 밝기.value: 50% ⇒ 77% (by user)
                                   announcement "77%" 0.30 s
          22.70  touch 밝기        → 밝기
                                   "밝기, 77%, 조절 가능" 1.24 s
          24.94                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          28.14                    = 8 gestures, 0 changes nobody asked for, goal reached at 22.00 s, 20.34 s of speech

        """)
  }
}
