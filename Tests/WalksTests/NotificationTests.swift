import AccessibilityModel
import ScreenFiles
import Testing

@testable import Walks

/// What the app posts, and what it does to speech.
@Suite struct NotificationTests {
  /// Default cuts in, high cannot be cut, low and queued wait.
  @Test func announcementPriorities() throws {
    let heard = try score(
      Screens.announcer, ["wait 1.3s", "swipe right", "wait 0.6s", "swipe right", "wait 12s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 1.3s
           0.60                    → The first of two texts
                                   "The first of two texts" ✂ at 0.70 of 2.20 s
           1.30  swipe right       → The second of two texts
                                   announcement "Queued" ✗ never heard: something else cut in first
                                   "The second of two texts" ✂ at 0.40 of 2.30 s
           1.30  wait 0.6s
           1.70                    announcement "Out of memory" 1.30 s
           1.90  swipe right       → The third of two texts
           1.90  wait 12s
           3.00                    "The third of two texts" 2.20 s
           5.20                    announcement "Low" 0.30 s
           7.00                    announcement "New message" ✂ at 0.20 of 1.10 s
           7.20                    announcement "Another message" 1.50 s
          13.90                    = 2 gestures, 0 changes nobody asked for, 6.60 s of speech, 39 % of it cut off, 1 never heard

        """)
  }

  /// Focus on an element that says nothing cuts speech off, and lets be heard what has waited.
  @Test func whatWaitsIsHeardWhereFocusSaysNothing() throws {
    let file = try ScreenFile(
      """
      language: en
      elements:
      - button "Go": {activate: [{announce: Low news, priority: low}]}
      - element: {label: ""}
      - button "End"
      """)
    let variant = try #require(file.variants.first)
    let heard = try score(
      variant, ["touch Go", "double tap", "wait 0.1s", "swipe right", "wait 5s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Go
                                   "Go, button" 0.92 s
           1.92  touch Go          → Go
                                   "Go, button" 0.92 s
           3.24  double tap        ♪ activate
                                   value "Go" ✂ at 0.10 of 0.20 s
           3.24  wait 0.1s
           3.34  swipe right       → element
                                   announcement "Low news" 0.80 s
           3.34  wait 5s
           8.34  swipe right       → End
                                   "End, button" 1.02 s
           9.36                    = 4 gestures, 0 changes nobody asked for, 3.76 s of speech, 3 % of it cut off

        """)
  }

  /// An app that makes a longer announcement every three seconds never lets the screen be read to
  /// its end; the user's patience ends the walk.
  @Test func whoIsAlwaysTalkedOverGivesUp() throws {
    let file = try ScreenFile(
      """
      language: en
      elements: [button "One", button "Two"]
      events:
      - every: 3s
        effects:
        - announce: Something so long that it takes more than three seconds to say, and then goes on
      """)
    let variant = try #require(file.variants.first)
    let walk = try transcript(variant, ["read all"])
    #expect(walk.events.last.map { $0.time < 120_000 } == true)
    #expect(walk.events.count < 100)
  }

  /// An app in which focus leaves or arrives only to open the next screen.
  @Test(
    arguments: ["loseFocus", "becomeFocused"], ["push: s", "present: s", "pop", "dismiss"])
  func focusThatOpensScreensEnds(trigger: String, effect: String) throws {
    let file = try ScreenFile(
      """
      language: en
      elements:
      - button "One": {\(trigger): [\(effect)]}
      - button "Two": {\(trigger): [\(effect)], activate: [push: s]}
      screens:
        s:
          elements:
          - button "Three": {\(trigger): [push: s]}
          - button "Four": {\(trigger): [\(effect)]}
      """)
    let variant = try #require(file.variants.first)
    let walk = try transcript(
      variant, ["swipe right", "swipe right", "double tap", "swipe left", "read all"])
    #expect(walk.events.count < 500)
  }

  /// An announcement posted just as VoiceOver begins to speak for a gesture is lost; a little
  /// later, it is heard.
  @Test func announcementsAtTheSameTimeAreLost() throws {
    let heard = try score(Screens.saver, ["double tap", "wait 3s", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Save
                                   "Save, button" 1.12 s
           2.12  double tap        ♪ activate
                                   value "Save" 0.40 s
                                   announcement "Saved" ✗ never heard: it came as other speech began
           2.12  wait 3s
           5.12  swipe right       → Save with care
                                   "Save with care, button" 2.12 s
           7.64  double tap        ♪ activate
                                   value "Save with care" ✂ at 0.10 of 1.40 s
           7.74                    announcement "Saved" 0.50 s
           8.24                    = 3 gestures, 0 changes nobody asked for, 4.24 s of speech, 24 % of it cut off, 1 never heard

        """)
  }

  /// The same in Korean, as focus arrives.
  @Test func announcementsAtTheSameTimeAreLostInKorean() throws {
    let heard = try score(Screens.koreanSaver, ["swipe right", "swipe left", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 저장
                                   "저장, 버튼" 0.52 s
           1.20                    announcement "저장할 수 있음" ✂ at 0.32 of 0.80 s
           1.52  swipe right       → 삭제
                                   "삭제, 버튼" 0.52 s
                                   announcement "조심하세요" ✗ never heard: it came as other speech began
           2.44  swipe left        → 저장
                                   "저장, 버튼" 0.52 s
           3.04                    announcement "저장할 수 있음" ✂ at 0.32 of 0.80 s
           3.36  double tap        ♪ activate
                                   value "저장" 0.20 s
           3.56                    announcement "저장됨" 0.30 s
           3.86                    = 3 gestures, 0 changes nobody asked for, 2.70 s of speech, 26 % of it cut off, 1 never heard

        """)
  }

  /// The same announcement at once is not repeated.
  @Test func sameAnnouncementAgain() throws {
    let heard = try score(Screens.repeater, ["double tap", "wait 4s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Load
                                   "Load, button" 1.12 s
           2.12  double tap        ♪ activate
                                   value "Load" 0.40 s
           2.12  wait 4s
           3.12                    announcement "Loading" ✂ at 0.20 of 0.70 s
           3.32                    announcement "Loading" 0.70 s
           4.62                    announcement "Loading" 0.70 s
           6.12                    = 1 gesture, 0 changes nobody asked for, 3.12 s of speech, 14 % of it cut off

        """)
  }

  /// With an element, with a text, with nothing.
  @Test func screenAndLayoutChanged() throws {
    let heard = try score(
      Screens.notifier,
      [
        "swipe right", "double tap", "touch Say", "double tap", "touch First", "double tap",
        "touch Layout", "double tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → First
                                   "First, button" 1.22 s
           2.22  swipe right       → Element
                                   "Element, button" 1.42 s
           4.04  double tap        ♪ activate
                                   ♪ screenChanged
           4.64                    → Layout
                                   "Layout, button" 1.32 s
           6.36  touch Say         → Say
                                   "Say, button" 1.02 s
           7.78  double tap        ♪ activate
                                   ♪ screenChanged
                                   screen "Results" 0.70 s
           8.88  touch First       → First
                                   "First, button" 1.22 s
          10.50  double tap        ♪ activate
                                   ♪ screenChanged
          11.10                    → First
                                   "First, button" 1.22 s
          12.72  touch Layout      → Layout
                                   "Layout, button" 1.32 s
          14.44  double tap        ♪ activate
          14.54                    → Say
                                   "Say, button" 1.02 s
          15.56                    = 8 gestures, 0 changes nobody asked for, 10.46 s of speech

        """)
  }

  /// VoiceOver looks at what updates frequently, once a second, and does not cut itself off.
  @Test func frequentUpdates() throws {
    let heard = try score(Screens.timer, ["swipe right", "wait 5s", "swipe left"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Timer
                                   "Timer, heading" 1.32 s
           0.70                    * left.value: 9 ⇒ 8 (by app)
           1.40                    * left.value: 8 ⇒ 7 (by app)
           2.10                    * left.value: 7 ⇒ 6 (by app)
           2.32  swipe right       → left
                                   "Left, 6" 0.62 s
           2.32  wait 5s
           2.80                    * left.value: 6 ⇒ 5 (by app)
           3.50                    * left.value: 5 ⇒ 4 (by app)
           3.80                    value "4" 0.10 s
           4.20                    * left.value: 4 ⇒ 3 (by app)
           4.80                    value "3" 0.10 s
           4.90                    * left.value: 3 ⇒ 2 (by app)
           5.60                    * left.value: 2 ⇒ 1 (by app)
           5.80                    value "1" 0.10 s
           7.32  swipe left        → Timer
                                   "Timer, heading" 1.32 s
           8.64                    = 2 gestures, 0 changes nobody asked for, 3.56 s of speech

        """)
  }

  /// What is announced while a new screen sends focus somewhere is lost; what comes after, is heard.
  @Test func announcementsOnTheWayToANewScreenAreLost() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Save": {activate: [push: list, {announce: Saved}]}
      - button "Later": {activate: [push: list, {announce: Soon, after: 300ms}, {announce: Late, after: 2s}]}
      events: [{at: 1500ms, effects: [{announce: New}, screenChanged]}]
      screens:
        list: {screen: List, elements: [backButton "Edit"]}
      """, ["double tap", "escape", "touch Later", "double tap", "wait 20s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Save
                                   "Save, button" ✂ at 0.90 of 1.12 s
           1.50                    announcement "New" ✗ never heard: something else cut it off at once
                                   ♪ screenChanged
           2.10                    → Save
                                   "Save, button" 1.12 s
           3.62  double tap        ♪ activate
                                   ♪ screenChanged
                                   announcement "Saved" ✗ never heard: it came as focus moved
           4.22                    screen "List" 0.40 s
                                   → Edit
           4.62                    "Edit, back button" 1.62 s
           6.64  escape            ♪ screenChanged
           7.24                    → Save
                                   "Save, button" 1.12 s
           8.76  touch Later       → Later
                                   "Later, button" 1.22 s
          10.38  double tap        ♪ activate
                                   ♪ screenChanged
          10.38  wait 20s
          10.68                    announcement "Soon" ✗ never heard: it came as focus moved
          10.98                    screen "List" 0.40 s
                                   → Edit
          11.38                    "Edit, back button" ✂ at 1.00 of 1.62 s
          12.38                    announcement "Late" 0.40 s
          30.38                    = 4 gestures, 0 changes nobody asked for, 8.18 s of speech, 9 % of it cut off, 3 never heard

        """)
  }

  /// Whoever has speech off hears no announcement, and the transcript says that this is why.
  @Test func speechThatIsOffIsNamed() throws {
    let heard = try score(
      """
      language: en
      elements: [button "One"]
      events: [{at: 4s, effects: [announce: Saved]}]
      """, ["mute", "wait 4s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One, button" 1.02 s
           2.02  mute
           2.02  wait 4s
           2.32                    screen "Speech off" 1.00 s
           4.00                    announcement "Saved" ✗ never heard: speech was off
           6.02                    = 1 gesture, 0 changes nobody asked for, 2.02 s of speech, 1 never heard

        """)
  }

  /// With speech off there is nothing to read from one element to the next.
  @Test func readingAllGoesNowhereWithSpeechOff() throws {
    let heard = try score(
      """
      language: en
      elements: [text "One", text "Two", text "Three"]
      """, ["mute", "wait 0.5s", "read all", "wait 9s", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  mute
           1.30  wait 0.5s
           1.60                    screen "Speech off" 1.00 s
           1.80  read all          → One
                                   "One" ✗ never heard
           1.80  wait 9s
          10.80  swipe right       → Two
                                   "Two" ✗ never heard
                                   = 3 gestures, 0 changes nobody asked for, 1.30 s of speech

        """)
  }

  /// An app that posts a new screen before focus has come to the last one keeps whoever has all read from
  /// ever hearing anything; patience ends that, and nothing takes longer than an hour.
  @Test func focusThatNeverArrivesIsNotAwaitedForEver() throws {
    let file = try ScreenFile(
      """
      language: en
      elements: [button "One", button "Two"]
      events: [{every: 300ms, effects: [screenChanged, {pageScrolled: Page 2 of 3}]}]
      """)
    let variant = try #require(file.variants.first)
    let walk = try transcript(variant, ["read all", "swipe right", "wait 2s"])
    #expect(walk.events.last.map { $0.time < 300_000 } == true)
  }

  /// A double tap does not cut off what cannot be interrupted; the echo comes after it.
  @Test func highAnnouncementsOutlastADoubleTap() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Pay": {activate: [{announce: Payment failed, priority: high}]}
      - button "Cancel"
      """, ["double tap", "wait 0.5s", "double tap", "wait 5s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Pay
                                   "Pay, button" 1.02 s
           2.02  double tap        ♪ activate
                                   value "Pay" ✗ never heard
                                   announcement "Payment failed" 1.40 s
           2.02  wait 0.5s
           2.52  double tap        ♪ activate
                                   value "Pay" ✗ never heard
           2.52  wait 5s
           3.42                    announcement "Payment failed" 1.40 s
           7.52                    = 2 gestures, 0 changes nobody asked for, 3.82 s of speech

        """)
  }

  /// A live region is noticed by VoiceOver itself: an assertive one interrupts, a polite one waits, and neither is lost.
  @Test func liveRegionsAreNotLost() throws {
    let heard = try score(
      """
      language: en
      elements:
      - group: {live: polite, children: ['text "none" [identifier=polite]']}
      - group: {live: assertive, children: ['text "fine" [identifier=assertive]']}
      - button "Search": {activate: [{set: polite, label: 5 results}]}
      - button "Send": {activate: [{set: assertive, label: Wrong}]}
      """, ["touch Search", "double tap", "touch Send", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → polite
                                   "none" 0.40 s
           1.40  touch Search      → Search
                                   "Search, button" 1.32 s
           3.12  double tap        ♪ activate
                                   * polite.label: none ⇒ 5 results (by user)
                                   value "Search" 0.60 s
           3.72                    announcement "5 results" 0.90 s
           5.02  touch Send        → Send
                                   "Send, button" 1.12 s
           6.54  double tap        ♪ activate
                                   * assertive.label: fine ⇒ Wrong (by user)
                                   value "Send" ✗ never heard
                                   announcement "Wrong" 0.50 s
           7.04                    = 4 gestures, 0 changes nobody asked for, 4.84 s of speech

        """)
  }

  /// An element has no focus any more while another screen is in front.
  @Test func focusIsGoneBehindAnotherScreen() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Open": {activate: [{present: other}]}
      events:
      - {every: 5s, effects: [{if: Open is focused, then: [announce: here], else: [announce: gone]}]}
      screens:
        other: {elements: [button "Close": {activate: [dismiss]}]}
      """, ["wait 6s", "double tap", "wait 5s", "double tap", "wait 6s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 6s
           0.60                    → Open
                                   "Open, button" 1.12 s
           5.00                    announcement "here" 0.40 s
           6.00  double tap        ♪ activate
                                   ♪ screenChanged
           6.00  wait 5s
           6.60                    → Close
                                   "Close, button" 1.22 s
          10.00                    announcement "gone" 0.40 s
          11.00  double tap        ♪ activate
                                   ♪ screenChanged
          11.00  wait 6s
          11.60                    → Open
                                   "Open, button" 1.12 s
          15.00                    announcement "here" 0.40 s
          17.00                    = 2 gestures, 0 changes nobody asked for, 4.66 s of speech

        """)
  }

  /// Focus on something is focus on all that it is in.
  @Test func whatHoldsTheElementWithFocusIsFocused() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Help"
      - list "Cart": {children: [cell "Tea"]}
      events:
      - {every: 5s, effects: [{if: Cart is focused, then: [announce: here], else: [announce: gone]}]}
      """, ["wait 6s", "swipe right", "wait 5s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 6s
           0.60                    → Help
                                   "Help, button" 1.12 s
           5.00                    announcement "gone" 0.40 s
           6.00  swipe right       → Tea
                                   "Cart, Tea, list start" 1.94 s
           6.00  wait 5s
          10.00                    announcement "here" 0.40 s
          11.00                    = 1 gesture, 0 changes nobody asked for, 3.86 s of speech

        """)
  }

  /// A view that is only marked as modal tells of nothing: focus behind it is lost, and goes back later.
  ///
  /// With a notification there is one sound.
  @Test func aModalViewTellsOfNothing() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Open": {activate: [{set: overlay, hidden: false}]}
      - button "Tell": {activate: [{set: overlay, hidden: false}, {screenChanged: overlay}]}
      - group [modal, hidden]:
          identifier: overlay
          children:
          - header "Popup"
          - button "Close": {activate: [{set: overlay, hidden: true}]}
      """, ["double tap", "swipe right", "double tap", "touch Tell", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Open
                                   "Open, button" 1.12 s
           2.12  double tap        ♪ activate
                                   * overlay.hidden: true ⇒ false (by user)
           2.42                    → Popup (thrown there)
                                   "Popup, heading" 1.32 s
           4.14  swipe right       → Close
                                   "Close, button" 1.22 s
           5.76  double tap        ♪ activate
                                   * overlay.hidden: false ⇒ true (by user)
           6.06                    → Open
                                   "Open, button" 1.12 s
           7.58  touch Tell        → Tell
                                   "Tell, button" 1.12 s
           9.10  double tap        ♪ activate
                                   * overlay.hidden: true ⇒ false (by user)
                                   ♪ screenChanged
           9.70                    → Popup
                                   "Popup, heading" 1.32 s
          11.02                    = 5 gestures, 0 changes nobody asked for, focus thrown 1 time, 7.22 s of speech

        """)
  }
}
