import Testing

@testable import Walks

/// Timers and banners that a file starts and stops.
@Suite struct TimerTests {
  /// The hooks of focus stop a timer and start it again, as the article on catching focus says.
  @Test func focusStopsATimer() throws {
    let heard = try score(
      """
      language: en
      elements:
      - text "Offer": 10 seconds left
      - button "Buy":
          becomeFocused: [stop: countdown]
          loseFocus: [start: countdown]
      events:
      - {name: countdown, every: 1s, effects: [{add: Offer, by: -1}]}
      """,
      ["wait 3s", "swipe right", "wait 5s", "swipe left", "wait 2500ms"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 3s
           0.60                    → Offer
                                   "Offer, 10 seconds left" 2.12 s
           1.00                    * Offer.value: 10 seconds left ⇒ 9 seconds left (by timer)
           2.00                    * Offer.value: 9 seconds left ⇒ 8 seconds left (by timer)
           3.00                    * Offer.value: 8 seconds left ⇒ 7 seconds left (by timer)
           3.00  swipe right       → Buy
                                   "Buy, button" 1.02 s
           3.00  wait 5s
           8.00  swipe left        → Offer
                                   "Offer, 7 seconds left" 2.02 s
           8.00  wait 2.5s
           9.00                    * Offer.value: 7 seconds left ⇒ 6 seconds left (by timer)
          10.00                    * Offer.value: 6 seconds left ⇒ 5 seconds left (by timer)
          10.50                    = 2 gestures, 0 changes nobody asked for, 5.16 s of speech

        """)
  }

  /// A timer that waits to be started: the code can be sent again when the countdown is over.
  @Test func aTimerIsStarted() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Send code":
          enabledWhen: left = 0
          activate:
          - {set: left, value: "2"}
          - start: countdown
      - text "Seconds left": {identifier: left, value: "0"}
      events:
      - name: countdown
        every: 1s
        stopped: true
        effects:
        - {add: left, by: -1}
        - if: left = 0
          then:
          - stop: countdown
          - announce: You can send it again.
      """, ["wait 3s", "double tap", "wait 1s", "double tap", "wait 3s", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 3s
           0.60                    → Send code
                                   "Send code, button" 1.62 s
           3.00  double tap        ♪ activate
                                   * left.value: 0 ⇒ 2 (by user)
                                   * Send code.notEnabled: false ⇒ true (by app)
                                   value "dimmed" 0.60 s
           3.00  wait 1s
           4.00                    * left.value: 2 ⇒ 1 (by timer)
           4.00  double tap        value "Send code" 0.90 s
           4.00  wait 3s
           5.00                    * left.value: 1 ⇒ 0 (by timer)
                                   * Send code.notEnabled: true ⇒ false (by app)
                                   announcement "You can send it again." ✂ at 2.00 of 2.20 s
           7.00  double tap        ♪ activate
                                   * left.value: 0 ⇒ 2 (by user)
                                   * Send code.notEnabled: false ⇒ true (by app)
                                   value "dimmed" 0.60 s
           7.60                    = 3 gestures, 0 changes nobody asked for, 5.72 s of speech, 3 % of it cut off

        """)
  }

  /// A banner is stopped by the hooks of focus rather than by the short form for that.
  @Test func focusStopsABanner() throws {
    let heard = try score(
      """
      language: en
      elements:
      - banner:
          identifier: ads
          style: adjustable
          every: 2s
          becomeFocused: [stop: ads]
          loseFocus: [start: ads]
          items: ["Apple", "Pear", "Plum"]
      - button "Cart"
      """, ["wait 5s", "swipe right", "wait 5s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 5s
           0.60                    → ads
                                   "Apple, button, adjustable" 2.34 s
           3.94                    hint "Swipe up or down with one finger to adjust the value." ✂ at 1.06 of 5.30 s
           5.00  swipe right       → Cart
                                   "Cart, button" 1.12 s
           5.00  wait 5s
           7.00                    * ads.label: Apple ⇒ Pear (by timer)
           9.00                    * ads.label: Pear ⇒ Plum (by timer)
          10.00                    = 1 gesture, 0 changes nobody asked for, 4.52 s of speech, 48 % of it cut off

        """)
  }
}
