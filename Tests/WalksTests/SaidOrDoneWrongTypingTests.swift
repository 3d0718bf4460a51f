import ScreenFiles
import Testing

/// Text editing as it is on a device: the insertion point, deleting, echoes, keys.
///
/// Each test is an entry in the list of things said or done wrong, with its number there.
@Suite struct SaidOrDoneWrongTypingTests {
  /// 2. Typed text goes to the insertion point, and is corrected by the app.
  @Test func typingInsertsAtTheInsertionPoint() throws {
    let heard = try score(
      """
      language: en
      elements:
      - slider "Gain": {range: [0, 100], at: 50, format: "{value}", editor: {field: Value, done: Done, cancel: Cancel}}
      """, ["double tap", "type 7", "delete", "delete x2", "type 77", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Gain
                                   "Gain, 50, adjustable" 1.84 s
           3.44                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
           9.14  double tap        ♪ activate
                                   ♪ keyboard
                                   ♪ screenChanged
           9.74                    → Value
                                   "text field, is editing, Value, 50, insertion point at end" 5.38 s
          16.12                    hint "Use the rotor to access Misspelled Words" 4.00 s
          20.52  type 7            value "7" 0.10 s
                                   * Value.value: 50 ⇒ 507 (by user)
                                   * Value.value: 507 ⇒ 100 (by app)
          21.02  delete            value "0" 0.10 s
                                   * Value.value: 100 ⇒ 10 (by user)
          21.52  delete            value "0" 0.10 s
                                   * Value.value: 10 ⇒ 1 (by user)
          22.02  delete            value "1" 0.10 s
                                   * Value.value: 1 ⇒ – (by user)
          22.52  type 77           value "7, 7" 0.32 s
                                   * Value.value: – ⇒ 77 (by user)
          23.24  double tap        ♪ activate
                                   ♪ insertionPoint
                                   value "insertion point at start" 2.40 s
          25.64                    = 7 gestures, 0 changes nobody asked for, 19.64 s of speech

        """)
  }

  /// 2. Deleting speaks what is deleted, selecting what is selected.
  @Test func deletingAndSelectingAreHeard() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Name": Ada L
      """, ["double tap", "delete", "type ovelace", "select all", "swipe left", "delete", "delete"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Name
                                   "Name, Ada L, text field" 2.14 s
           3.74                    hint "Double tap to edit." 1.90 s
           6.04  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Name, Ada L, insertion point at end" 5.58 s
          12.62                    hint "Use the rotor to access Misspelled Words" 4.00 s
          17.02  delete            value "L" 0.10 s
                                   * Name.value: Ada L ⇒ Ada  (by user)
          17.52  type ovelace      value "o, v, e, l, a, c, e" 1.42 s
                                   * Name.value: Ada  ⇒ Ada ovelace (by user)
          19.34  select all        value "Ada ovelace, selected" 2.02 s
          21.76  swipe left        ♪ boundary
                                   "text field, is editing, Name, Ada ovelace, selected" 4.78 s
          27.54                    hint "Use the rotor to access Misspelled Words" 4.00 s
          31.94  delete            value "Ada ovelace" 1.10 s
                                   * Name.value: Ada ovelace ⇒ – (by user)
          33.44  delete            ♪ boundary
                                   = 7 gestures, 0 changes nobody asked for, 27.04 s of speech

        """)
  }

  /// 2. Characters and words are echoed.
  @Test func wordsAreEchoedWhenTheyAreFinished() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Note"
      """, ["double tap", "type to be, or"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Note
                                   "Note, text field" 1.52 s
           3.12                    hint "Double tap to edit." 1.90 s
           5.42  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Note, insertion point at start" 5.16 s
          11.58                    hint "Use the rotor to access Misspelled Words" 4.00 s
          15.98  type to be, or    value "t, o, to, b, e, comma, be, o, r" 2.46 s
                                   * Note.value: – ⇒ to be, or (by user)
          18.44                    = 2 gestures, 0 changes nobody asked for, 15.04 s of speech

        """)
  }

  /// 2. Korean syllables are composed from letters.
  @Test func syllablesAreEchoedByTheirKeys() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - textField "이름"
      """, ["double tap", "type 과자", "delete"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 이름
                                   "이름, 텍스트 필드" 0.92 s
           2.52                    hint "편집하려면 이중 탭하십시오." 1.50 s
           4.42  double tap        ♪ activate
                                   ♪ keyboard
                                   "텍스트 필드, 편집 중, 이름, 삽입 지점 시작" 2.36 s
           7.78                    hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 2.80 s
          10.98  type 과자         value "ㄱ, ㅗ, ㅏ, 과, ㅈ, ㅏ, 자" 1.42 s
                                   * 이름.value: – ⇒ 과자 (by user)
          12.80  delete            value "자" 0.10 s
                                   * 이름.value: 과자 ⇒ 과 (by user)
          12.90                    = 3 gestures, 0 changes nobody asked for, 9.10 s of speech

        """)
  }

  /// 2. In a password field there are clicks, and no misspelled words (9).
  @Test func aPasswordIsNeverSpoken() throws {
    let heard = try score(
      """
      language: en
      elements:
      - secureTextField "Password"
      """, ["double tap", "type ab", "delete", "select all", "rotor characters", "swipe down"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Password
                                   "Password, secure text field" 2.62 s
           4.22                    hint "Double tap to edit." 1.90 s
           6.52  double tap        ♪ activate
                                   ♪ keyboard
                                   "secure text field, is editing, Password, insertion point at start" 6.26 s
          13.18  type ab           ♪ secureText
                                   ♪ secureText
                                   * Password.value: – ⇒ ab (by user)
          13.58  delete            ♪ secureText
                                   * Password.value: ab ⇒ a (by user)
          13.98  select all        value "1 character, selected" 2.02 s
          16.40  rotor next        ♪ rotor
                                   rotor "text selection" ✂ at 0.30 of 1.40 s
          16.70  rotor characters  ♪ rotor
                                   rotor "characters" 1.00 s
          18.10  swipe down        ♪ boundary
                                   = 7 gestures, 0 changes nobody asked for, 14.10 s of speech, 7 % of it cut off

        """)
  }

  /// 2. Typed text triggers the response of the app; so does the return key.
  @Test func theAppAnswersTypingAndTheReturnKey() throws {
    let heard = try score(
      """
      language: en
      elements:
      - searchField "Shop":
          onType: [{set: go, notEnabled: false}]
          onReturn: [{announce: 3 results, after: 500ms}]
      - button "Go" [notEnabled, identifier=go]
      """, ["double tap", "type ab", "return key", "swipe right", "return key"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Shop
                                   "Shop, search field" 1.72 s
           3.32                    hint "Double tap to edit." 1.90 s
           5.62  double tap        ♪ activate
                                   ♪ keyboard
                                   "search field, is editing, Shop, insertion point at start" 5.36 s
          11.98                    hint "Use the rotor to access Misspelled Words" 4.00 s
          16.38  type ab           value "a, b" 0.32 s
                                   * Shop.value: – ⇒ ab (by user)
                                   * go.notEnabled: true ⇒ false (by user)
          17.10  return key
          17.50  swipe right       → go
                                   "Go, button" ✂ at 0.10 of 0.92 s
          17.60                    announcement "3 results" 0.90 s
          18.90  return key
          19.40                    announcement "3 results" 0.90 s
          20.30                    = 5 gestures, 0 changes nobody asked for, 15.20 s of speech, 5 % of it cut off

        """)
  }

  /// 2. The rotor moves the insertion point in the text of the field.
  @Test func theRotorStepsThroughTheTextOfTheField() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Name": to be
      """,
      [
        "rotor characters", "double tap", "swipe up x2", "type o", "rotor words", "swipe up",
        "swipe down x2",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Name
                                   "Name, to be, text field" 2.14 s
           3.74                    hint "Double tap to edit." 1.90 s
           6.04  rotor characters  ♪ rotor
                                   rotor "characters" 1.00 s
           7.44  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Name, to be, insertion point at end" 5.58 s
          14.02                    hint "Use the rotor to access Misspelled Words" 4.00 s
          18.42  swipe up          ♪ insertionPoint
                                   rotor "e" 0.10 s
          18.92  swipe up          ♪ insertionPoint
                                   rotor "b" 0.10 s
          19.42  type o            value "o" 0.10 s
                                   * Name.value: to be ⇒ to obe (by user)
          19.92  rotor words       ♪ rotor
                                   rotor "words" 0.50 s
          20.82  swipe up          ♪ insertionPoint
                                   rotor "obe" 0.30 s
          21.52  swipe down        ♪ insertionPoint
                                   rotor "obe" 0.30 s
          22.22  swipe down        ♪ boundary
                                   = 9 gestures, 0 changes nobody asked for, 16.02 s of speech

        """)
  }
}
