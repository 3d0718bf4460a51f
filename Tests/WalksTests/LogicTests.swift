import Testing

@testable import Walks

/// What an app does with what it shows, as a file says it: it counts, sets, opens and reloads.
@Suite struct LogicTests {
  /// What is shown while something has focus is there as soon as it has, and gone when focus moves to it.
  @Test func whatIsShownWhileSomethingHasFocus() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "One"
      - button "Two"
      - text "Tip": {shownWhen: [Two is focused]}
      - button "Three"
      """, ["swipe right", "swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One, button" 1.02 s
           2.02  swipe right       → Two
                                   "Two, button" 1.02 s
                                   * Tip.hidden: true ⇒ false (by app)
           3.44  swipe right       → Tip
                                   "Tip" 0.30 s
                                   * Tip.hidden: false ⇒ true (by app)
           3.74                    → Three (thrown there)
                                   "Three, button" 1.22 s
           4.96                    = 2 gestures, 0 changes nobody asked for, focus thrown 1 time, 3.56 s of speech

        """)
  }

  /// Whatever can be adjusted goes on from the value that the app has given it.
  @Test func whatAnAppSetsIsAdjustedFromThere() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Reset":
          activate:
          - {set: Light, value: 50%}
          - {set: Room, value: "4 of 9"}
          - {set: Size, value: Large}
          - {set: dots, value: "3"}
          - {set: Cards, value: Debit}
          - {set: Mood, value: nan}
      - slider "Light": {range: [0, 200], at: 20}
      - slider "Room": {range: [1, 9, 1], at: 1, format: "{value} of 9"}
      - picker "Size": {values: [Small, Medium, Large, Huge]}
      - pageControl: {id: dots, pages: 5, page: 1}
      - carousel "Cards": {style: adjustable, items: ["Visa", "Amex", "Debit", "Cash"]}
      - slider "Mood": {range: [0, 100], at: 20}
      """,
      [
        "double tap", "swipe right", "swipe up", "swipe right", "swipe up", "swipe right",
        "swipe up", "swipe right", "swipe up", "swipe right", "swipe up", "swipe right",
        "swipe up",
      ])
    let said = heard.split(separator: "\n").filter { $0.contains("* ") }
      .map { $0.drop { $0 != "*" } }
    #expect(
      said.joined(separator: "\n") == """
        * Light.value: 10% ⇒ 50% (by user)
        * Room.value: 1 of 9 ⇒ 4 of 9 (by user)
        * Size.value: Small ⇒ Large (by user)
        * dots.value: 1 ⇒ 3 (by user)
        * Cards.value: Visa ⇒ Debit (by user)
        * Mood.value: 20% ⇒ nan (by user)
        * Light.value: 50% ⇒ 60% (by user)
        * Room.value: 4 of 9 ⇒ 5 of 9 (by user)
        * Size.value: Large ⇒ Huge (by user)
        * dots.value: 3 ⇒ 4 (by user)
        * Cards.value: Debit ⇒ Cash (by user)
        * Mood.value: nan ⇒ 30% (by user)
        """)
  }

  /// A disclosure says its value again when it opens, though only its state is new.
  @Test func aDisclosureSaysItsValue() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Amenities" [expanded=collapsed]:
          value: 2 selected
          activate: [{flip: Amenities, state: expanded}]
      """, ["double tap"])
    #expect(heard.contains("value \"Amenities, expanded, 2 selected\""), "\(heard)")
  }

  /// A counter counts within the bounds that the app sets, and says so.
  @Test func aCounterCounts() throws {
    let heard = try score(
      """
      language: en
      elements:
      - text "0" [identifier=count]
      - button "More":
          activate:
          - if: count < 2
            then:
            - add: count
            - {announce: "{count} of 2", after: 300ms}
            else: {announce: No more, after: 300ms}
      """, ["touch More", "double tap x3"], goal: ["count = 2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → count
                                   "0" 0.10 s
           1.10  touch More        → More
                                   "More, button" 1.12 s
           2.62  double tap        ♪ activate
                                   * count.label: 0 ⇒ 1 (by user)
                                   value "More" ✂ at 0.30 of 0.40 s
           2.92                    announcement "1 of 2" 0.60 s
           3.92  double tap        ♪ activate
                                   * count.label: 1 ⇒ 2 (by user)
                                   value "More" ✂ at 0.30 of 0.40 s
           4.22                    announcement "2 of 2" 0.60 s
           5.22  double tap        ♪ activate
                                   value "More" ✂ at 0.30 of 0.40 s
           5.52                    announcement "No more" 0.70 s
           6.22                    = 4 gestures, 0 changes nobody asked for, goal reached at 3.92 s, 4.02 s of speech, 7 % of it cut off

        """)
  }

  /// An accordion shows its rows when it is expanded: its state is heard, and swiping finds them.
  @Test func anAccordionShowsItsRows() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Delivery" [collapsed]
      - text "Two days": {shownWhen: Delivery is expanded}
      - button "Close"
      """,
      [
        "swipe right", "swipe left", "double tap", "swipe right", "touch Delivery", "double tap",
        "swipe right",
      ])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Delivery
                                   "Delivery, button, collapsed" 2.54 s
           4.14                    hint "Double tap to expand" 2.00 s
           6.54  swipe right       → Close
                                   "Close, button" 1.22 s
           8.16  swipe left        → Delivery
                                   "Delivery, button, collapsed" 2.54 s
          11.70                    hint "Double tap to expand" 2.00 s
          14.10  double tap        ♪ activate
                                   * Delivery.expanded: false ⇒ true (by user)
                                   * Two days.hidden: true ⇒ false (by app)
                                   value "Delivery, expanded" 1.72 s
          16.22  swipe right       → Two days
                                   "Two days" 0.80 s
          17.42  touch Delivery    → Delivery
                                   "Delivery, button, expanded" 2.44 s
          20.86                    hint "Double tap to collapse" 2.20 s
          23.46  double tap        ♪ activate
                                   * Delivery.expanded: true ⇒ false (by user)
                                   * Two days.hidden: false ⇒ true (by app)
                                   value "Delivery, collapsed" 1.82 s
          25.68  swipe right       → Close
                                   "Close, button" 1.22 s
          26.90                    = 7 gestures, 0 changes nobody asked for, 20.50 s of speech

        """)
  }

  /// Rows that come with a reload follow their conditions too.
  @Test func whatIsReloadedFollowsItsConditions() throws {
    let heard = try score(
      """
      language: en
      elements:
      - switch "Details" [off]
      - button "Reload":
          activate:
          - reload: rows
            elements:
            - cell "One"
            - text "More about one": {shownWhen: Details is on}
      - list: {identifier: rows, children: [cell "None"]}
      """, ["touch Reload", "double tap", "swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Details
                                   "Details, switch button, off" 2.54 s
           4.14                    hint "Double tap to toggle setting." 2.90 s
           7.44  touch Reload      → Reload
                                   "Reload, button" 1.32 s
           9.16  double tap        ♪ activate
                                   * More about one.hidden: false ⇒ true (by app)
                                   value "Reload" 0.60 s
          10.16  swipe right       → One
                                   "One, list start" 1.42 s
          11.98  swipe right       ♪ boundary
                                   "One, list start" 1.42 s
          13.40                    = 4 gestures, 0 changes nobody asked for, 10.20 s of speech

        """)
  }
}
