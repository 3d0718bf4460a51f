import ScreenFiles
import Testing

/// Events and gestures that were answered wrongly.
///
/// Each test is an entry in the list of things said or done wrong, with its number there.
@Suite struct SaidOrDoneWrongEventTests {
  /// 3. After a pause, "read all" continues to the end.
  @Test func readAllGoesOnAfterAPause() throws {
    let heard = try score(
      """
      language: en
      elements:
      - "One"
      - "Two"
      - "Three"
      """, ["read all", "wait 300ms", "pause", "wait 1s", "pause", "wait 3s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  read all          → One
                                   "One" 0.30 s
           1.30  wait 0.3s
           1.60                    → Two
                                   "Two" 0.30 s ‖ 1.00 at 0.00
           1.60  pause
           1.60  wait 1s
           2.60  pause
           2.60  wait 3s
           2.90                    → Three
                                   "Three" 0.50 s
           5.60                    = 3 gestures, 0 changes nobody asked for, 1.40 s of speech

        """)
  }

  /// 6. A group leads to the first element inside, something hidden to the first on the screen.
  @Test func aNotificationWithAContainerOrWithWhatIsHidden() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Layout": {activate: [{layoutChanged: group}]}
      - button "Screen": {activate: [{screenChanged: group}]}
      - button "Nobody": {activate: [{layoutChanged: gone}]}
      - group: {identifier: group, children: ["Inside"]}
      - text "Gone": {identifier: gone, hidden: true}
      """, ["double tap", "touch Screen", "double tap", "touch Nobody", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Layout
                                   "Layout, button" 1.32 s
           2.32  double tap        ♪ activate
           2.42                    → Inside
                                   "Inside" 0.60 s
           3.42  touch Screen      → Screen
                                   "Screen, button" 1.32 s
           5.14  double tap        ♪ activate
                                   ♪ screenChanged
           5.74                    → Inside
                                   "Inside" 0.60 s
           6.74  touch Nobody      → Nobody
                                   "Nobody, button" 1.32 s
           8.46  double tap        ♪ activate
           8.56                    → Layout
                                   "Layout, button" 1.32 s
           9.88                    = 5 gestures, 0 changes nobody asked for, 6.48 s of speech

        """)
  }

  /// 7. Each repetition of an announcement interrupts the one before; the last is heard.
  @Test func theSameAnnouncementAgainInterrupts() throws {
    let heard = try score(
      """
      language: en
      elements:
      - "Loading page"
      events:
      - {at: 3s, effects: [announce: Loading]}
      - {at: 3.2s, effects: [announce: Loading]}
      - {at: 3.4s, effects: [announce: Loading]}
      """, ["wait 6s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 6s
           0.60                    → Loading page
                                   "Loading page" 1.20 s
           3.00                    announcement "Loading" ✂ at 0.20 of 0.70 s
           3.20                    announcement "Loading" ✂ at 0.20 of 0.70 s
           3.40                    announcement "Loading" 0.70 s
           6.00                    = 0 gestures, 0 changes nobody asked for, 2.30 s of speech, 30 % of it cut off

        """)
  }

  /// 8. After a scrub, there is silence, then focus arrives.
  @Test func aScrubSilencesTheScreenThatGoes() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "More": {activate: [push: more]}
      screens:
        more:
          elements:
          - "A long text that nobody hears to its end"
      """, ["double tap", "wait 1.2s", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → More
                                   "More, button" 1.12 s
           2.12  double tap        ♪ activate
                                   ♪ screenChanged
           2.12  wait 1.2s
           2.72                    → A long text that nobody hears to its end
                                   "A long text that nobody hears to its end" ✂ at 0.60 of 4.00 s
           3.32  escape            ♪ screenChanged
           3.92                    → More
                                   "More, button" 1.12 s
           5.04                    = 2 gestures, 0 changes nobody asked for, 2.84 s of speech, 55 % of it cut off

        """)
  }

  /// 9. Muting says so, and so does unmuting.
  @Test func speechIsTurnedOffAndOn() throws {
    let heard = try score(
      """
      language: en
      elements:
      - "One"
      - "Two"
      - "Three"
      """, ["mute", "swipe right", "mute", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One" 0.30 s
           1.30  mute
           1.60                    screen "Speech off" 1.00 s
           3.00  swipe right       → Two
                                   "Two" ✗ never heard
           3.40  mute
           3.70                    screen "Speech on" 0.90 s
           5.00  swipe right       → Three
                                   "Three" 0.50 s
           5.50                    = 4 gestures, 0 changes nobody asked for, 2.70 s of speech

        """)
  }

  /// 9. A custom rotor of one element.
  @Test func aRotorOfOneElementStaysThere() throws {
    let heard = try score(
      """
      language: en
      elements:
      - group:
          rotors: [{name: Stores, items: [a]}]
          children:
          - "Map"
          - button "Union Square" [identifier=a]
      """, ["rotor Stores", "swipe down", "swipe down"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Map
                                   "Map" 0.30 s
           1.30  rotor Stores      ♪ rotor
                                   rotor "Stores" 0.60 s
           2.30  swipe down        → a
                                   "Union Square, button" 1.92 s
           4.62  swipe down        ♪ boundary
                                   "Union Square, button" 1.92 s
           6.54                    = 3 gestures, 0 changes nobody asked for, 4.74 s of speech

        """)
  }

  /// 9. What is scrolled out of view cannot be touched.
  @Test func aTouchOnARowOffScreenIsNoTouch() throws {
    let heard = try score(
      """
      language: en
      elements:
      - scrollView: {visible: 2, children: ["One", "Two", "Three", "Four"]}
      """, ["touch Four", "three-finger swipe up", "touch Four", "touch One"])
    #expect(
      heard == """
        # walk
           0.00                         ♪ screenChanged
           0.60                         → One
                                        "One" 0.30 s
           1.30  touch Four             ♪ empty
           1.70  three-finger swipe up  ♪ scroll
                                        scroll "Page 2 of 2" 1.10 s
                                        → Three
           2.80                         "Three" 0.50 s
           3.70  touch Four             → Four
                                        "Four" 0.40 s
           4.50  touch One              ♪ empty
                                        = 4 gestures, 0 changes nobody asked for, 2.30 s of speech

        """)
  }

  /// 10. A tab that is loading begins to load again.
  @Test func tappingALoadingTabAgainLoadsAgain() throws {
    let heard = try score(
      """
      language: en
      elements:
      - table:
          identifier: rows
          children:
          - button "New": {activate: [{reload: rows, duration: 1s, keepsFocusedElement: true}]}
          - cell "Shoes"
      """,
      [
        "double tap", "wait 700ms", "double tap", "wait 700ms", "swipe right", "wait 500ms",
        "swipe right",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → New
                                   "New, button" 1.02 s
           2.02  double tap        ♪ activate
                                   value "New" 0.30 s
           2.02  wait 0.7s
           2.72  double tap        ♪ activate
                                   value "New" 0.30 s
           2.72  wait 0.7s
           3.42  swipe right       ♪ boundary
                                   "New, button" ✂ at 0.50 of 1.02 s
           3.42  wait 0.5s
           3.92  swipe right       → Shoes
                                   "Shoes" 0.50 s
           4.42                    = 4 gestures, 0 changes nobody asked for, 2.62 s of speech, 17 % of it cut off

        """)
  }
}
