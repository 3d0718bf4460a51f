import AccessibilityModel
import ScreenFiles
import Testing

@testable import Walks

/// What UIKit's controls do by themselves on a double tap, and what is echoed.
@Suite struct ControlTests {
  /// A switch, radio buttons, a disclosure and segments say what changed.
  @Test func switchesAndChoices() throws {
    let heard = try score(
      Screens.settings,
      [
        "touch 진동", "double tap x2", "touch 여", "double tap", "touch 고급", "double tap", "touch 주",
        "double tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "설정" 0.20 s
                                   → 소리
           0.80                    "소리, 머리말" 0.62 s
           1.82  touch 진동        → haptics
                                   "진동, 전환 버튼, 켬" 1.04 s
           3.86                    hint "설정을 끄거나 켜려면 이중 탭하십시오." 2.10 s
           6.36  double tap        ♪ activate
                                   * haptics.toggle: on ⇒ off (by user)
                                   value "끔" 0.10 s
           6.86  double tap        ♪ activate
                                   * haptics.toggle: off ⇒ on (by user)
                                   value "켬" 0.10 s
           7.36  touch 여          → 여
                                   "여, 라디오 버튼, 선택 해제됨, 총 2 중 2" 2.36 s
          10.12  double tap        ♪ activate
                                   * 남.toggle: on ⇒ off (by user)
                                   * 여.toggle: off ⇒ on (by user)
                                   value "선택됨" 0.30 s
          10.82  touch 고급        → 고급
                                   "고급, 버튼, 축소됨" 0.94 s
          12.76                    hint "확장하려면 이중 탭하십시오." 1.50 s
          14.66  double tap        ♪ activate
                                   * 고급.expanded: false ⇒ true (by user)
                                   value "고급, 확장됨" 0.62 s
          15.68  touch 주          → 주
                                   "주, 버튼, 총 2 중 2" 1.24 s
          17.32  double tap        ♪ activate
                                   * 주.selected: false ⇒ true (by user)
                                   value "선택됨, 주, 총 2 중 2" 1.34 s
          18.66                    = 9 gestures, 0 changes nobody asked for, 12.46 s of speech

        """)
  }

  /// Radio buttons of which one is selected, as apps have them: a double tap selects another, and what
  /// is beside them stays as it is.
  @Test func radioButtonsThatAreSelected() throws {
    let screen = Screens.english([
      AccessibilityElement(.button, label: "All").with { $0.additionalTraits.insert(.selected) },
      AccessibilityElement(.radioButton, label: "Standard").with {
        $0.additionalTraits.insert(.selected)
      },
      AccessibilityElement(.radioButton, label: "Express"),
    ])
    let heard = try score(
      screen, ["touch Express", "double tap x2", "touch Standard", "touch All"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → All
                                   "selected, All, button" 1.94 s
           2.94  touch Express     → Express
                                   "Express, radio button, 2 of 2" 2.74 s
           6.08  double tap        ♪ activate
                                   * Express.selected: false ⇒ true (by user)
                                   value "selected, Express, 2 of 2" 2.34 s
           8.82  double tap        ♪ activate
                                   value "Express" 0.70 s
           9.92  touch Standard    → Standard
                                   "Standard, radio button, 1 of 2" 2.84 s
          13.16  touch All         → All
                                   "selected, All, button" 1.94 s
          15.10                    = 5 gestures, 0 changes nobody asked for, 12.50 s of speech

        """)
  }

  /// What selects its items selects radio buttons too, though none is selected yet.
  @Test(arguments: ["carousel \"Pay\": {items: [ITEMS]}", "segmentedControl: [ITEMS]"])
  func radioButtonsInAContainer(container: String) throws {
    let items = #"radioButton "Visa", radioButton "Debit""#
    let file = try ScreenFile(
      """
      language: en
      elements:
      - header "Pay with"
      - \(container.replacing("ITEMS", with: items))
      """)
    let walk = try transcript(#require(file.variants.first), ["touch Debit", "double tap"])
    #expect(
      walk.events.contains {
        if case .change(let change) = $0.kind { change.property.name == .selected } else { false }
      })
  }

  /// What a row says of the switch inside holds of the row.
  @Test func aRowIsOnAsItSays() throws {
    let file = try ScreenFile(
      """
      language: en
      elements:
      - group "Wi-Fi":
          grouping: combine
          children:
          - "Wi-Fi"
          - switch "Use" [off]
      - button "Networks": {enabledWhen: Wi-Fi is on}
      """)
    let heard = try score(
      #require(file.variants.first), ["swipe right", "swipe left", "double tap", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Wi-Fi
                                   "Wi-Fi, switch button, off" 2.34 s
           3.94                    hint "Double tap to toggle setting." 2.90 s
           7.24  swipe right       → Networks
                                   "Networks, dimmed, button" 2.24 s
           9.88  swipe left        → Wi-Fi
                                   "Wi-Fi, switch button, off" 2.34 s
          13.22                    hint "Double tap to toggle setting." 2.90 s
          16.52  double tap        ♪ activate
                                   * Use.toggle: off ⇒ on (by user)
                                   * Networks.notEnabled: true ⇒ false (by app)
                                   value "on" 0.20 s
          17.12  swipe right       → Networks
                                   "Networks, button" 1.52 s
          18.64                    = 4 gestures, 0 changes nobody asked for, 14.44 s of speech

        """)
  }

  /// The same in English.
  @Test func switchesInEnglish() throws {
    let heard = try score(
      Screens.englishSettings,
      [
        "double tap", "swipe right", "double tap", "swipe right", "double tap", "swipe right",
        "double tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Haptics
                                   "Haptics, switch button, off" 2.54 s
           4.14                    hint "Double tap to toggle setting." 2.90 s
           7.44  double tap        ♪ activate
                                   * Haptics.toggle: off ⇒ on (by user)
                                   value "on" 0.20 s
           8.04  swipe right       → I agree
                                   "I agree, checkbox, unchecked" 2.64 s
          11.08  double tap        ♪ activate
                                   * I agree.toggle: off ⇒ on (by user)
                                   value "checked" 0.70 s
          12.18  swipe right       → Advanced
                                   "Advanced, button, expanded" 2.44 s
          15.62                    hint "Double tap to collapse" 2.20 s
          18.22  double tap        ♪ activate
                                   * Advanced.expanded: true ⇒ false (by user)
                                   value "Advanced, collapsed" 1.82 s
          20.44  swipe right       → Home
                                   "Home, tab, 1 of 2" 1.54 s
          22.38  double tap        ♪ activate
                                   * Home.selected: false ⇒ true (by user)
                                   ♪ screenChanged
                                   value "selected, Home, 1 of 2" 2.04 s
          24.42                    = 7 gestures, 0 changes nobody asked for, 19.02 s of speech

        """)
  }

  /// A field is edited, a password is heard as clicks.
  @Test func textFields() throws {
    let heard = try score(
      Screens.settings,
      ["touch 이름", "double tap", "type 철수", "touch 암호", "double tap", "type ab", "type cd"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "설정" 0.20 s
                                   → 소리
           0.80                    "소리, 머리말" 0.62 s
           1.82  touch 이름        → name
                                   "이름, 홍길동, 텍스트 필드" 1.34 s
           4.16                    hint "편집하려면 이중 탭하십시오." 1.50 s
           6.06  double tap        ♪ activate
                                   ♪ keyboard
                                   "텍스트 필드, 편집 중, 이름, 홍길동, 삽입 지점 시작" 2.78 s
           9.84                    hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 2.80 s
          13.04  type 철수         value "ㅊ, ㅓ, ㄹ, 철, ㅅ, ㅜ, 수" 1.42 s
                                   * name.value: – ⇒ 철수 (by user)
          14.86  touch 암호        → password
                                   "암호, 보안 텍스트 필드" 1.22 s
          17.08                    hint "편집하려면 이중 탭하십시오." 1.50 s
          18.98  double tap        ♪ activate
                                   "보안 텍스트 필드, 편집 중, 암호, 삽입 지점 시작" 2.66 s
          22.04  type ab           ♪ secureText
                                   ♪ secureText
                                   * password.value: – ⇒ ab (by user)
          22.44  type cd           ♪ secureText
                                   ♪ secureText
                                   * password.value: ab ⇒ abcd (by user)
                                   = 7 gestures, 0 changes nobody asked for, 16.04 s of speech

        """)
  }

  /// A slider of which only "50%" is known, a picker, a dimmed button, a media button, a tab.
  @Test func pickersAndPlainSliders() throws {
    let heard = try score(
      Screens.settings,
      [
        "touch 저장", "double tap", "touch 밝기", "swipe down", "touch 월", "swipe down", "swipe up",
        "touch 재생", "double tap", "touch 내 정보", "double tap", "swipe right",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    screen "설정" 0.20 s
                                   → 소리
           0.80                    "소리, 머리말" 0.62 s
           1.82  touch 저장        → 저장
                                   "저장, 흐리게 표시됨, 버튼" 1.34 s
           3.56  double tap        value "저장" 0.20 s
           4.16  touch 밝기        → brightness
                                   "밝기, 50%, 조절 가능" 1.24 s
           6.40                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          10.00  swipe down        * brightness.value: 50% ⇒ 40% (by user)
                                   value "40%" 0.30 s
          10.70  touch 월          → month
                                   "월, 1월, 선택기 항목, 조절 가능" 1.76 s
          13.46                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          17.06  swipe down        ♪ boundary
                                   value "1월" 0.20 s
          17.66  swipe up          * month.value: 1월 ⇒ 2월 (by user)
                                   value "2월" 0.20 s
          18.26  touch 재생        → 재생
                                   "재생, 버튼" 0.52 s
          19.18  double tap        ♪ activate
          19.58  touch 내 정보     → 내 정보
                                   "내 정보, 탭, 총 2 중 2" 1.44 s
          21.42  double tap        ♪ activate
                                   * 내 정보.selected: false ⇒ true (by user)
                                   ♪ screenChanged
                                   value "선택됨, 내 정보, 총 2 중 2" 1.64 s
          23.46  swipe right       ♪ boundary
                                   "선택됨, 내 정보, 탭, 총 2 중 2" 1.86 s
          25.32                    = 12 gestures, 0 changes nobody asked for, 17.92 s of speech

        """)
  }

  /// Gestures without an answer: sounds, no speech.
  @Test func nothingToActivate() throws {
    let heard = try score(
      Screens.cards(.adjustable, language: .english),
      ["magic tap", "escape", "type 1", "double tap and hold", "rotor nonsense", "action none"])
    #expect(
      heard == """
        # after
           0.00                       ♪ screenChanged
           0.60                       screen "Payment" 0.70 s
                                      → Pay with
           1.30                       "Pay with, heading" 1.62 s
           3.32  magic tap            ♪ boundary
           3.72  escape               ♪ boundary
           4.12  type 1               ♪ empty
           4.52  double tap and hold  ♪ passThrough
           4.92  rotor nonsense       ♪ noResults
           5.32  action none          ♪ noResults
                                      = 6 gestures, 0 changes nobody asked for, 2.32 s of speech

        """)
  }

  /// A row that is one element acts as the only control in it; of two nobody knows which is meant.
  @Test func aCombinedRowActsAsItsOnlyControl() throws {
    let heard = try score(
      """
      language: en
      elements:
      - group: {grouping: combine, children: [text "Tea", button "Add": {activate: {announce: Added, after: 2s}}]}
      - group:
          grouping: combine
          children:
          - text "Milk"
          - button "Add": {activate: {announce: Added, after: 2s}}
          - button "Remove": {activate: {announce: Removed, after: 2s}}
      """, ["double tap", "wait 3s", "swipe right", "double tap", "wait 3s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Tea, Add
                                   "Tea, Add, button" 1.52 s
           2.52  double tap        ♪ activate
                                   value "Tea, Add" 0.80 s
           2.52  wait 3s
           4.52                    announcement "Added" 0.50 s
           5.52  swipe right       → Milk, Add, Remove
                                   "Milk, Add, Remove, button" 2.42 s
           8.34  double tap        ♪ activate
                                   value "Milk, Add, Remove" 1.70 s
           8.34  wait 3s
          11.34                    = 3 gestures, 0 changes nobody asked for, 6.94 s of speech

        """)
  }

  /// Containers and the screen answer the magic tap and the scrub.
  @Test func magicTapAndEscapeAreAnswered() throws {
    let heard = try score(Screens.player, ["magic tap", "swipe right", "magic tap", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → play
                                   "Play, button" 1.12 s
           2.12  magic tap         * play.label: Play ⇒ Pause (by user)
           2.52  swipe right       → Song
                                   "Song" 0.40 s
           3.32  magic tap         ♪ boundary
           3.72  escape
           3.92                    announcement "Closed" 0.60 s
           4.52                    = 4 gestures, 0 changes nobody asked for, 2.12 s of speech

        """)
  }

  /// The magic tap goes up from the element to what is around it, and not to what stands beside it.
  @Test func theMagicTapGoesUp() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Play": {magicTap: [announce: Paused]}
      - group: {magicTap: [announce: Stopped], children: [text "Song"]}
      - text "Lyrics"
      """, ["magic tap", "swipe right", "magic tap", "swipe right", "magic tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Play
                                   "Play, button" 1.12 s
           2.12  magic tap         announcement "Paused" 0.60 s
           3.12  swipe right       → Song
                                   "Song" 0.40 s
           3.92  magic tap         announcement "Stopped" 0.70 s
           5.02  swipe right       → Lyrics
                                   "Lyrics" 0.60 s
           6.02  magic tap         ♪ boundary
                                   = 5 gestures, 0 changes nobody asked for, 3.42 s of speech

        """)
  }
}
