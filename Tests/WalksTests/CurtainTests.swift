import Testing

/// What VoiceOver does beside the screen: the curtain, speech off.
@Suite struct CurtainTests {
  private static let settings = """
    language: en
    elements:
    - header "Settings"
    - switch "Wi-Fi" [on]
    - button "About"
    - button "Accessibility":
        activate: {announce: Opened, after: 500ms}
    """

  /// A three-finger double tap waits for a third tap, which would be the curtain; the curtain changes
  /// nothing else.
  @Test func curtainAndSpeechOff() throws {
    let heard = try score(
      Self.settings,
      [
        "screen curtain", "swipe right", "mute", "swipe right", "screen curtain", "mute",
        "swipe left",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Settings
                                   "Settings, heading" 1.62 s
           2.62  screen curtain    screen "Screen curtain on" 1.70 s
           4.72  swipe right       → Wi-Fi
                                   "Wi-Fi, switch button, on" 2.24 s
           7.96                    hint "Double tap to toggle setting." 2.90 s
          11.26  mute
          11.56                    screen "Speech off" 1.00 s
          12.96  swipe right       → About
                                   "About, button" ✗ never heard
          13.36  screen curtain    screen "Screen curtain off" ✗ never heard
          13.76  mute
          14.06                    screen "Speech on" 0.90 s
          15.36  swipe left        → Wi-Fi
                                   "Wi-Fi, switch button, on" 2.24 s
          18.60                    hint "Double tap to toggle setting." 2.90 s
          21.50                    = 7 gestures, 0 changes nobody asked for, 15.50 s of speech

        """)
  }

  /// The same words in Korean.
  @Test func curtainInKorean() throws {
    let heard = try score("elements: ['text \"확인\"']", ["screen curtain", "screen curtain"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 확인
                                   "확인" 0.20 s
           1.20  screen curtain    screen "화면 커튼 켬" 0.70 s
           2.30  screen curtain    screen "화면 커튼 끔" 0.70 s
           3.00                    = 2 gestures, 0 changes nobody asked for, 1.60 s of speech

        """)
  }
}
