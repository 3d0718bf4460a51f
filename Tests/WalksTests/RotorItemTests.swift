import Testing

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
