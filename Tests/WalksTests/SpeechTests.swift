import AccessibilityModel
import ScreenReading
import Testing
import VoiceOver

@testable import Walks

/// Speech in time: listening, interrupting, pausing, muting.
@Suite struct SpeechTests {
  /// A user who skims does not wait for hints; they are never heard.
  @Test func paceOfTheUser() throws {
    let heard = try score(
      Screens.cards(.adjustable, language: .english), ["swipe right x2", "swipe left"]
    ) { $0.pace = .skim }
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" 1.62 s
           3.32  swipe right       → cards
                                   "Payment card, Visa 1234, adjustable" 3.34 s
           7.06  swipe right       → ok
                                   hint "Swipe up or down with one finger to adjust the value." ✗ never heard
                                   "OK, button" 0.92 s
           8.38  swipe left        → cards
                                   "Payment card, Visa 1234, adjustable" 3.34 s
          11.72                    hint "Swipe up or down with one finger to adjust the value." ✗ never heard
                                   = 3 gestures, 0 changes nobody asked for, 9.92 s of speech

        """)
  }

  /// A user in a hurry hears only the beginnings.
  @Test func userInAHurry() throws {
    let heard = try score(Screens.cards(.elements, language: .english), ["swipe right x4"]) {
      $0.pace = .hurry
    }
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.30  swipe right       → Pay with
                                   "Pay with, heading" ✂ at 0.30 of 1.62 s
           0.60  swipe right       → Visa 1234
                                   "selected, Visa 1234, button" ✂ at 0.30 of 2.54 s
           0.90  swipe right       → Amex 5678
                                   "Amex 5678, button" ✂ at 0.30 of 1.62 s
           1.20                    * cards.selected: Visa 1234 ⇒ Amex 5678 (by focus, nobody asked)
           1.20  swipe right       → Maestro 9012
                                   "Maestro 9012, button" 1.92 s
           1.50                    * cards.selected: Amex 5678 ⇒ Maestro 9012 (by focus, nobody asked)
           3.12                    = 4 gestures, 2 changes nobody asked for, 2.82 s of speech, 63 % of it cut off

        """)
  }

  /// A two-finger tap pauses and resumes speech; a swipe ends it.
  @Test func speechPauses() throws {
    let heard = try score(
      Screens.cards(.adjustable, language: .english),
      ["wait 2s", "pause", "wait 3s", "pause", "wait 0.1s", "pause", "wait 1s", "swipe right"])
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.00  wait 2s
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" ✂ at 0.80 of 1.62 s ‖ 3.00 at 0.70 ‖ 1.00 at 0.80
           2.00  pause
           2.00  wait 3s
           5.00  pause
           5.00  wait 0.1s
           5.10  pause
           5.10  wait 1s
           6.10  swipe right       → cards
                                   "Payment card, Visa 1234, adjustable" 3.34 s
          10.44                    hint "Swipe up or down with one finger to adjust the value." 5.30 s
          15.74                    = 4 gestures, 0 changes nobody asked for, 10.14 s of speech, 8 % of it cut off

        """)
  }

  /// Two fingers that swipe down read on, and up from the top; the transcript says what that does.
  @Test(arguments: [
    ("two-finger swipe down", "read all"), ("two-finger swipe up", "read from top"),
  ])
  func twoFingersReadOn(fingers: String, meaning: String) throws {
    let screen = Screens.cards(.adjustable, language: .english)
    let heard = try score(screen, ["swipe right", fingers])
    #expect(heard == (try score(screen, ["swipe right", meaning])))
    #expect(heard.contains("  \(meaning)  "))
  }

  /// While speech is muted, only sounds are heard.
  @Test func speechIsMuted() throws {
    let heard = try score(
      Screens.cards(.elements, language: .english), ["mute", "swipe right", "mute", "swipe right"])
    #expect(
      heard == """
        # before
           0.00                    ♪ screenChanged
           0.60                    screen "Payment" 0.70 s
                                   → Pay with
           1.30                    "Pay with, heading" 1.62 s
           3.32  mute
           3.62                    screen "Speech off" 1.00 s
           5.02  swipe right       → Visa 1234
                                   "selected, Visa 1234, button" ✗ never heard
           5.42  mute
           5.72                    screen "Speech on" 0.90 s
           7.02  swipe right       → Amex 5678
                                   "Amex 5678, button" 1.62 s
           7.32                    * cards.selected: Visa 1234 ⇒ Amex 5678 (by focus, nobody asked)
           8.64                    = 4 gestures, 1 change nobody asked for, 5.84 s of speech

        """)
  }

  /// From the top to the end without hints; a gesture ends it.
  @Test func readingAll() throws {
    let heard = try score(Screens.settings, ["touch 여", "read from top", "wait 9s", "swipe left"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "설정" 0.20 s
                                   → 소리
           0.80                    "소리, 머리말" 0.62 s
           1.82  touch 여          → 여
                                   "여, 라디오 버튼, 선택 해제됨, 총 2 중 2" 2.36 s
           4.58  read from top     → 소리
                                   "소리, 머리말" 0.62 s
           4.58  wait 9s
           5.20                    → haptics
                                   "진동, 전환 버튼, 켬" 1.04 s
           6.24                    → 동의
                                   "동의, 체크박스, 선택 해제됨" 1.44 s
           7.68                    → 남
                                   "남, 라디오 버튼, 선택됨, 총 2 중 1" 2.06 s
           9.74                    → 여
                                   "여, 라디오 버튼, 선택 해제됨, 총 2 중 2" 2.36 s
          12.10                    → 고급
                                   "고급, 버튼, 축소됨" 0.94 s
          13.04                    → 일
                                   "선택됨, 일, 버튼, 총 2 중 1" ✂ at 0.54 of 1.66 s
          13.58  swipe left        → 고급
                                   "고급, 버튼, 축소됨" 0.94 s
          15.52                    hint "확장하려면 이중 탭하십시오." 1.50 s
          17.02                    = 3 gestures, 0 changes nobody asked for, 14.62 s of speech, 7 % of it cut off

        """)
  }

  /// From here to the end.
  @Test func readingAllToTheEnd() throws {
    let heard = try score(Screens.mail, ["swipe right", "read all"])
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
           5.74  read all          → first
                                   "첫 번째 편지, 목록 시작" 1.32 s
           7.06                    → second
                                   "두 번째 편지, 목록 끝" 1.22 s
           8.28                    → 도움말
                                   "도움말, 링크" 0.62 s
           8.90                    = 2 gestures, 0 changes nobody asked for, 6.50 s of speech

        """)
  }

  /// At the first and the last element: the boundary sound, and the element again.
  @Test func endsOfTheScreen() throws {
    let heard = try score(Screens.cards(.adjustable), ["swipe left", "touch 확인", "swipe right"])
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.60                    screen "결제" 0.20 s
                                   → 결제 수단
           0.80                    "결제 수단, 머리말" 0.92 s
           2.12  swipe left        ♪ boundary
                                   "결제 수단, 머리말" 0.92 s
           3.44  touch 확인        → ok
                                   "확인, 버튼" 0.52 s
           4.36  swipe right       ♪ boundary
                                   "확인, 버튼" 0.52 s
           4.88                    = 3 gestures, 0 changes nobody asked for, 3.08 s of speech

        """)
  }

  /// A screen without elements has nothing to say.
  @Test func emptyScreen() throws {
    let heard = try score(
      Screens.empty,
      [
        "swipe right", "swipe left", "double tap", "swipe up", "read all", "position",
        "three-finger swipe up",
      ])
    #expect(
      heard == """
        # walk
           0.00                         ♪ screenChanged
           1.00  swipe right            ♪ boundary
           1.40  swipe left             ♪ boundary
           1.80  double tap             ♪ empty
           2.20  swipe up               ♪ noResults
                                        rotor "heading not found" 1.70 s
           4.30  read all               ♪ boundary
           4.70  three-finger tap       scroll "Page 1 of 1" 1.10 s
           6.20  three-finger swipe up  ♪ boundary
                                        = 7 gestures, 0 changes nobody asked for, 2.80 s of speech

        """)
  }

  /// Without hints the user hears less and finishes sooner.
  @Test func hintsAreOff() throws {
    let heard = try score(Screens.cards(.adjustable), ["swipe right", "swipe right"]) {
      $0.settings[VoiceOverSetting.speaksHints] = "off"
    }
    #expect(
      heard == """
        # after
           0.00                    ♪ screenChanged
           0.60                    screen "결제" 0.20 s
                                   → 결제 수단
           0.80                    "결제 수단, 머리말" 0.92 s
           2.12  swipe right       → cards
                                   "결제 카드 선택, 삼성카드 **** 1234, 조절 가능" 2.94 s
           5.46  swipe right       → ok
                                   "확인, 버튼" 0.52 s
           5.98                    = 2 gestures, 0 changes nobody asked for, 4.58 s of speech

        """)
  }
}
