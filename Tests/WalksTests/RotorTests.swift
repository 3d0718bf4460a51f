import AccessibilityModel
import ScreenFiles
import Testing

@testable import Walks

/// The rotor: turning it, and what vertical swipes do.
@Suite struct RotorTests {
  /// Headings, links, form controls and containers; if there are none of a kind, focus stays.
  @Test func elementsByKind() throws {
    let heard = try score(
      Screens.mail,
      [
        "swipe down", "rotor links", "swipe down x2", "rotor containers", "swipe up",
        "rotor form controls", "swipe up",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       screen "메일" 0.20 s
                                      → 받은 편지함
           0.80                       "받은 편지함, 머리말" 1.02 s
           2.22  swipe down           ♪ noResults
                                      rotor "머리말을 찾을 수 없음" 1.20 s
           3.82  rotor previous       ♪ rotor
                                      rotor "양식 제어기" ✂ at 0.30 of 0.60 s
           4.12  rotor links          ♪ rotor
                                      rotor "링크" 0.20 s
           4.72  swipe down           → 도움말
                                      "도움말, 링크" 0.62 s
           5.74  swipe down           ♪ noResults
                                      rotor "링크를 찾을 수 없음" 1.10 s
           7.24  rotor containers     ♪ rotor
                                      rotor "컨테이너" 0.40 s
           8.04  swipe up             → first
                                      "첫 번째 편지, 목록 시작" 1.32 s
          10.36                       hint "동작 사용 가능" 0.80 s
          11.56  rotor next           ♪ rotor
                                      rotor "링크" 0.20 s
          11.86  rotor form controls  ♪ rotor
                                      rotor "양식 제어기" 0.60 s
          12.86  swipe up             ♪ noResults
                                      rotor "양식 제어기를 찾을 수 없음" 1.50 s
          14.36                       = 10 gestures, 0 changes nobody asked for, 9.46 s of speech, 3 % of it cut off

        """)
  }

  /// The same in English.
  @Test func elementsByKindInEnglish() throws {
    let heard = try score(
      Screens.englishMail,
      [
        "swipe down", "rotor links", "swipe down", "rotor containers", "swipe up",
        "rotor form controls", "swipe up",
      ])
    #expect(
      heard == """
        # walk
           0.00                       ♪ screenChanged
           0.60                       → Inbox of↵Jane Doe
                                      "Inbox of↵Jane Doe, heading" 2.52 s
           3.52  swipe down           ♪ noResults
                                      rotor "heading not found" 1.70 s
           5.62  rotor previous       ♪ rotor
                                      rotor "form controls" ✂ at 0.30 of 1.30 s
           5.92  rotor links          ♪ rotor
                                      rotor "links" 0.50 s
           6.82  swipe down           → Help
                                      "Help, link" 0.92 s
           8.14  rotor containers     ♪ rotor
                                      rotor "containers" 1.00 s
           9.54  swipe up             → Letter
                                      "Letter, list start" 1.72 s
          11.66  rotor next           ♪ rotor
                                      rotor "links" ✂ at 0.30 of 0.50 s
          11.96  rotor form controls  ♪ rotor
                                      rotor "form controls" 1.30 s
          13.66  swipe up             ♪ noResults
                                      rotor "form control not found" 2.20 s
          15.86                       = 9 gestures, 0 changes nobody asked for, 12.46 s of speech, 9 % of it cut off

        """)
  }

  /// The rotor moves through the text of the element; at its ends it repeats the same piece.
  @Test func wordsCharactersAndLines() throws {
    let heard = try score(
      Screens.englishMail,
      [
        "rotor words", "swipe down x3", "swipe up", "rotor characters", "swipe down", "rotor lines",
        "swipe down",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Inbox of↵Jane Doe
                                   "Inbox of↵Jane Doe, heading" 2.52 s
           3.52  rotor next        ♪ rotor
                                   rotor "characters" ✂ at 0.30 of 1.00 s
           3.82  rotor words       ♪ rotor
                                   rotor "words" 0.50 s
           4.72  swipe down        rotor "Inbox" 0.50 s
           5.62  swipe down        rotor "of" 0.20 s
           6.22  swipe down        rotor "Jane" 0.40 s
           7.02  swipe up          rotor "of" 0.20 s
           7.62  rotor characters  ♪ rotor
                                   rotor "characters" 1.00 s
           9.02  swipe down        rotor "I" 0.10 s
           9.52  rotor next        ♪ rotor
                                   rotor "words" ✂ at 0.30 of 0.50 s
           9.82  rotor lines       ♪ rotor
                                   rotor "lines" 0.50 s
          10.72  swipe down        rotor "Inbox of" 0.80 s
          11.52                    = 11 gestures, 0 changes nobody asked for, 7.32 s of speech, 11 % of it cut off

        """)
  }

  /// Marks have names in the language of the reader (LOC:AccessibilityFoundation UnicodeHex.*), also a
  /// space.
  @Test func marksAreNamedWhenTheyArePassedOrTyped() throws {
    let screen = """
      language: ko
      elements:
      - text "A&B (c)"
      - textField "메모"
      """
    #expect(
      try spoken(["rotor characters", "swipe down x7"], on: screen).suffix(7)
        == ["A", "앰퍼센드", "B", "스페이스", "괄호 열기", "c", "괄호 닫기"])
    #expect(
      try spoken(["touch 메모", "double tap", "type 가+?"], on: screen).suffix(1)
        == ["ㄱ, ㅏ, 가, 더하기, 물음표, 가+"])
    #expect(
      try spoken(["touch 메모", "double tap", "type 가+?", "delete"], on: screen).suffix(1)
        == ["물음표"])
  }

  /// So have the end of a line and a tab, which would be heard as nothing.
  @Test func lineFeedsAndTabsAreHeard() throws {
    let screen = """
      language: en
      elements:
      - textView "Note"
      - text: {label: "a\\tb"}
      """
    #expect(
      try spoken(["touch a", "rotor characters", "swipe down x3"], on: screen).suffix(3)
        == ["a", "tab", "b"])
    let typed = ["double tap", "type a", "return key"]
    #expect(
      try spoken(typed + ["rotor characters", "swipe up"], on: screen).suffix(1) == ["new line"])
    #expect(try spoken(typed + ["delete"], on: screen).suffix(1) == ["new line"])
  }

  /// Nobody goes through the letters of a password, nor through its words.
  @Test func aPasswordHasNeitherCharactersNorWords() throws {
    let steps = ["rotor characters", "swipe down", "rotor words", "swipe up"]
    let screen = "language: en\nelements: [secureTextField \"PIN\": {value: hunter2}]"
    #expect(
      try spoken(steps, on: screen) == [
        "PIN, 7 characters, secure text field", "Double tap to edit.", "characters", "words",
      ])
  }

  private func spoken(_ lines: [String], on screen: String) throws -> [String] {
    let variant = try #require(try ScreenFile(screen).variants.first)
    return try transcript(variant, lines).events.compactMap {
      if case .speak(let speech) = $0.kind { speech.spoken } else { nil }
    }
  }

  /// Custom actions, then Activate; a double tap performs the one that was chosen.
  @Test func actionsAreChosenThenPerformed() throws {
    let heard = try score(
      Screens.mail,
      ["swipe right", "swipe down x3", "swipe up", "swipe up", "swipe up", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "메일" 0.20 s
                                   → 받은 편지함
           0.80                    "받은 편지함, 머리말" 1.02 s
           2.22  swipe right       → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           4.54                    hint "동작 사용 가능" 0.80 s
           5.74  swipe down        rotor "보관" 0.20 s
           6.34  swipe down        rotor "삭제" 0.20 s
           6.94  swipe down        rotor "활성화" 0.30 s
           7.64  swipe up          rotor "삭제" 0.20 s
           8.24  swipe up          rotor "보관" 0.20 s
           8.84  swipe up          rotor "활성화" 0.30 s
           9.54  double tap        ♪ activate
                                   ♪ screenChanged
          10.14                    screen "편지" 0.20 s
                                   → 메일
          10.34                    "메일, 뒤로 버튼" 0.82 s
          11.16                    = 8 gestures, 0 changes nobody asked for, 5.76 s of speech

        """)
  }

  /// An action by name takes as many swipes as the user would need.
  @Test func actionByName() throws {
    let heard = try score(
      Screens.mail, ["rotor words", "swipe right", "rotor headings", "action 보관"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "메일" 0.20 s
                                   → 받은 편지함
           0.80                    "받은 편지함, 머리말" 1.02 s
           2.22  rotor next        ♪ rotor
                                   rotor "문자" 0.20 s
           2.52  rotor words       ♪ rotor
                                   rotor "단어" 0.20 s
           3.12  swipe right       → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           5.44                    hint "동작 사용 가능" 0.80 s
           6.64  rotor headings    ♪ rotor
                                   rotor "머리말" 0.30 s
           7.34  rotor actions     ♪ rotor
                                   rotor "동작" 0.20 s
           7.94  swipe down        rotor "보관" 0.20 s
           8.54  double tap        ♪ activate
                                   * first.value: – ⇒ 보관됨 (by user)
                                   value "보관됨" 0.30 s
           8.84                    = 7 gestures, 0 changes nobody asked for, 4.74 s of speech

        """)
  }

  /// A custom rotor steps through the app's own items.
  @Test func rotorOfTheApp() throws {
    let heard = try score(Screens.stores, ["rotor stores", "swipe down x3", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → A park
                                   "A park" 0.60 s
           1.60  rotor stores      ♪ rotor
                                   rotor "Stores" 0.60 s
           2.60  swipe down        → a
                                   "Chestnut Street, button" 2.22 s
           5.22  swipe down        → b
                                   "Union Square, button" 1.92 s
           7.54  swipe down        ♪ boundary
                                   "Union Square, button" 1.92 s
           9.86  swipe up          → a
                                   "Chestnut Street, button" 2.22 s
          12.08                    = 5 gestures, 0 changes nobody asked for, 9.48 s of speech

        """)
  }

  /// Of several elements that are as far below, the one whose middle is nearest.
  @Test func whatIsRightBelowComesBeforeWhatIsBesideIt() throws {
    let heard = try score(
      """
      language: en
      elements:
      - text "Total": {frame: [0, 0, 200, 40]}
      - key "1": {frame: [0, 60, 60, 40]}
      - key "2": {frame: [70, 60, 60, 40]}
      - key "3": {frame: [140, 60, 60, 40]}
      """, ["rotor vertical navigation", "swipe down", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                             ♪ screenChanged
           0.60                             → Total
                                            "Total" 0.50 s
           1.50  rotor previous             ♪ rotor
                                            rotor "form controls" ✂ at 0.30 of 1.30 s
           1.80  rotor previous             ♪ rotor
                                            rotor "links" ✂ at 0.30 of 0.50 s
           2.10  rotor previous             ♪ rotor
                                            rotor "containers" ✂ at 0.30 of 1.00 s
           2.40  rotor vertical navigation  ♪ rotor
                                            rotor "vertical navigation" 1.90 s
           4.70  swipe down                 → 2
                                            "2" 0.10 s
           5.20  swipe up                   → Total
                                            "Total" 0.50 s
           5.70                             = 6 gestures, 0 changes nobody asked for, 3.90 s of speech, 33 % of it cut off

        """)
  }

  /// The voice changes, the words do not.
  @Test func languageOfTheVoice() throws {
    let heard = try transcript(Screens.mail, ["rotor language", "swipe down x2", "swipe right"])
      .voices
    #expect(
      heard == """
        ko: 메일
        ko: 받은 편지함
        ko: 머리말
        ko: 문자
        ko: 단어
        ko: 줄
        ko: 말하기 속도
        ko: 언어
        ko: 한국어
        en: 영어
        en: 첫 번째 편지
        en: 목록 시작
        en: 동작 사용 가능

        """)
  }
}
