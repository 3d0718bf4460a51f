import Testing

@testable import Walks

/// What an app does by itself, as a file says it: it counts, compares, enables, shows, starts and stops.
@Suite struct LogicTests {
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

  /// A page marks a field as wrong (`aria-invalid`), and as right again.
  @Test func aFieldBecomesInvalid() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Email": {id: mail, states: [required]}
      - button "Continue": {activate: [{flip: mail, state: invalid}]}
      """,
      ["swipe right", "double tap", "swipe left", "swipe right", "double tap", "swipe left"])
    let told = heard.split(separator: "\n")
      .filter { $0.contains("\"Email") || $0.contains("* ") }
      .map { $0.drop { $0 != "*" && $0 != "\"" } }
    #expect(
      told.joined(separator: "\n") == """
        "Email, text field, required" 2.54 s
        * mail.invalid: false ⇒ true (by user)
        "Email, text field, required, invalid data" 3.86 s
        * mail.invalid: true ⇒ false (by user)
        "Email, text field, required" 2.54 s
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

  /// A form enables its button when there is nothing missing, and dims it again.
  @Test func aFormEnablesItsButton() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Name"
      - switch "Consent" [off]
      - button "Pay":
          enabledWhen: [Name is not empty, Consent is on]
          activate: [announce: "Paid, {Name}"]
      """,
      [
        "double tap", "type Ada", "swipe right", "double tap", "swipe right", "double tap",
        "touch Consent", "double tap", "touch Pay",
      ], goal: ["activate Pay"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Name
                                   "Name, text field" 1.52 s
           3.12                    hint "Double tap to edit." 1.90 s
           5.42  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Name, insertion point at start" 5.16 s
          11.58                    hint "Use the rotor to access Misspelled Words" 4.00 s
          15.98  type Ada          value "A, d, a" 0.54 s
                                   * Name.value: – ⇒ Ada (by user)
          16.92  swipe right       → Consent
                                   "Consent, switch button, off" 2.54 s
          20.46                    hint "Double tap to toggle setting." 2.90 s
          23.76  double tap        ♪ activate
                                   * Consent.toggle: off ⇒ on (by user)
                                   * Pay.notEnabled: true ⇒ false (by app)
                                   value "on" 0.20 s
          24.36  swipe right       → Pay
                                   "Pay, button" 1.02 s
          25.78  double tap        ♪ activate
                                   value "Pay" 0.30 s
                                   announcement "Paid, Ada" ✗ never heard: it came as other speech began
          26.48  touch Consent     → Consent
                                   "Consent, switch button, on" 2.44 s
          29.92                    hint "Double tap to toggle setting." 2.90 s
          33.22  double tap        ♪ activate
                                   * Consent.toggle: on ⇒ off (by user)
                                   * Pay.notEnabled: false ⇒ true (by app)
                                   value "off" 0.30 s
          33.92  touch Pay         → Pay
                                   "Pay, dimmed, button" 1.74 s
          35.66                    = 9 gestures, 0 changes nobody asked for, goal reached at 25.78 s, 27.46 s of speech, 1 never heard

        """)
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

  /// A text that doubles itself stops growing before it fills the memory.
  @Test func aTextDoesNotGrowWithoutEnd() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Double":
          activate: {set: text, value: "{text}{text}"}
      - text "abcdefghij": {identifier: text}
      """, ["double tap x40"])
    #expect(heard.contains("= 40 gestures"))
    #expect(heard.utf8.count < 500_000)
  }

  /// Events that start themselves at once do so no faster than a timer runs.
  @Test func eventsThatStartThemselvesComeToAnEnd() throws {
    let heard = try score(
      """
      language: en
      elements: [text "T"]
      events:
      - {name: ping, at: 0s, effects: [{start: pong}]}
      - {name: pong, at: 0s, effects: [{start: ping}, {announce: Ping}]}
      """, ["wait 1s"])
    #expect(heard.contains("announcement \"Ping\""))
    #expect(heard.split(separator: "\n").count < 30)
  }

  /// What is typed is added to a list, and the field is emptied.
  @Test func aRowIsAdded() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Message"
      - button "Send":
          enabledWhen: Message is not empty
          activate:
          - append: messages
            children: [cell "Sent just now"]
          - {set: Message, value: ""}
          - {announce: Sent, after: 300ms}
      - list: {identifier: messages, children: [cell "Hello"]}
      """, ["double tap", "type Hi", "touch Send", "double tap", "swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Message
                                   "Message, text field" 1.82 s
           3.42                    hint "Double tap to edit." 1.90 s
           5.72  double tap        ♪ activate
                                   ♪ keyboard
                                   "text field, is editing, Message, insertion point at start" 5.46 s
          12.18                    hint "Use the rotor to access Misspelled Words" 4.00 s
          16.58  type Hi           value "H, i" 0.32 s
                                   * Message.value: – ⇒ Hi (by user)
                                   * Send.notEnabled: true ⇒ false (by app)
          17.30  touch Send        → Send
                                   "Send, button" 1.12 s
          18.82  double tap        ♪ activate
                                   * Message.value: Hi ⇒ – (by user)
                                   * Send.notEnabled: false ⇒ true (by app)
                                   value "dimmed" ✂ at 0.30 of 0.60 s
          19.12                    announcement "Sent" 0.40 s
          19.92  swipe right       → Hello
                                   "Hello, list start" 1.62 s
          21.94  swipe right       → Sent just now
                                   "Sent just now, list end" 2.22 s
          24.16                    = 6 gestures, 0 changes nobody asked for, 19.16 s of speech, 2 % of it cut off

        """)
  }

  /// A keypad writes digits into a field; two fields are compared.
  @Test func keysAppendAndFieldsAreCompared() throws {
    let heard = try score(
      """
      language: en
      elements:
      - textField "Code": "1"
      - textField "Again": "12"
      - key "2": {activate: [{append: Code, text: "2"}]}
      - button "OK": {enabledWhen: "Again = {Code}"}
      """, ["touch OK", "touch 2", "double tap", "touch OK"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Code
                                   "Code, 1, text field" 1.74 s
           3.34                    hint "Double tap to edit." 1.90 s
           5.64  touch OK          → OK
                                   "OK, dimmed, button" 1.64 s
           7.68  touch 2           → 2
                                   "2" 0.10 s
           8.18  double tap        ♪ activate
                                   * Code.value: 1 ⇒ 12 (by user)
                                   * OK.notEnabled: true ⇒ false (by app)
                                   value "2" 0.10 s
           8.68  touch OK          → OK
                                   "OK, button" 0.92 s
           9.60                    = 4 gestures, 0 changes nobody asked for, 6.40 s of speech

        """)
  }

  /// A checkbox for all: its own state changes, and it sets the others.
  @Test func oneSwitchSetsOthers() throws {
    let heard = try score(
      """
      language: en
      elements:
      - switch "All" [off]:
          activate:
          - if: All is on
            then: [{set: Terms, toggle: on}, {set: News, toggle: on}]
            else: [{set: Terms, toggle: off}, {set: News, toggle: off}]
      - switch "Terms" [off]
      - switch "News" [on]
      """, ["double tap", "swipe right", "touch All", "double tap", "swipe right x2"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → All
                                   "All, switch button, off" 2.14 s
           3.74                    hint "Double tap to toggle setting." 2.90 s
           7.04  double tap        ♪ activate
                                   * All.toggle: off ⇒ on (by user)
                                   * Terms.toggle: off ⇒ on (by user)
                                   value "on" 0.20 s
           7.64  swipe right       → Terms
                                   "Terms, switch button, on" 2.24 s
          10.88                    hint "Double tap to toggle setting." 2.90 s
          14.18  touch All         → All
                                   "All, switch button, on" 2.04 s
          17.22                    hint "Double tap to toggle setting." 2.90 s
          20.52  double tap        ♪ activate
                                   * All.toggle: on ⇒ off (by user)
                                   * Terms.toggle: on ⇒ off (by user)
                                   * News.toggle: on ⇒ off (by user)
                                   value "off" 0.30 s
          21.22  swipe right       → Terms
                                   "Terms, switch button, off" 2.34 s
          24.56                    hint "Double tap to toggle setting." 2.90 s
          27.86  swipe right       → News
                                   "News, switch button, off" 2.24 s
          31.10                    hint "Double tap to toggle setting." 2.90 s
          34.00                    = 6 gestures, 0 changes nobody asked for, 26.00 s of speech

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

  /// Conditions that begin to undo each other are named, and the walk ends there.
  @Test func aCircleOfConditionsIsNamed() throws {
    let heard = try score(
      """
      language: en
      elements:
      - text "A": {shownWhen: [C is on, B is hidden]}
      - text "B": {shownWhen: [C is on, A is not hidden]}
      - switch "C" [off]
      """, ["double tap", "swipe right"])
    #expect(heard.contains("= 1 gesture,"))
    #expect(heard.contains("stopped because conditions go round in a circle: "))
  }

  /// A number beyond what can be counted exactly stays as it is, with all its digits.
  @Test func aNumberDoesNotGrowIntoAnExponent() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "More": {activate: {add: sum, by: 900000000000}}
      - text "999000000000000": {identifier: sum}
      """, ["double tap x3"])
    #expect(heard.contains("* sum.label: 999000000000000 ⇒ 999900000000000 (by user)"))
    #expect(!heard.contains("e+"))
    #expect(heard.contains("= 3 gestures, "))
  }

  /// A timer that adds rows stops at five hundred.
  @Test func aListDoesNotGrowWithoutEnd() throws {
    let rows = (1...497).map { "text \"\($0)\"" }.joined(separator: ", ")
    let heard = try score(
      """
      language: en
      elements:
      - button "Wait"
      - list: {identifier: rows, children: [\(rows)]}
      events:
      - {every: 100ms, effects: [{append: rows, children: [text "Row"]}]}
      """, ["wait 2s", "four finger tap bottom"])
    #expect(heard.contains("→ Row (3)\n"))
  }

  /// The article on custom sliders: buttons that add 1 and 5 instead of an editor.
  @Test func buttonsSetASliderByOneAndByFive() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "밝기": {range: [0, 100], at: 72}
      - button "5 늘리기": {activate: [{add: 밝기, by: 5}, {announce: "{밝기}", after: 300ms}]}
      - button "1 줄이기": {activate: [{add: 밝기, by: -1}, {announce: "{밝기}", after: 300ms}]}
      """, ["touch 5 늘리기", "double tap", "swipe right", "double tap x2", "touch 밝기"],
      goal: ["밝기 = 75%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 밝기
                                   "밝기, 72%, 조절 가능" 1.24 s
           2.84                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  touch 5 늘리기    → 5 늘리기
                                   "5 늘리기, 버튼" 0.82 s
           7.66  double tap        ♪ activate
                                   * 밝기.value: 72% ⇒ 77% (by user)
                                   value "5 늘리기" ✂ at 0.30 of 0.50 s
           7.96                    announcement "77%" 0.30 s
           8.66  swipe right       → 1 줄이기
                                   "1 줄이기, 버튼" 0.82 s
           9.88  double tap        ♪ activate
                                   * 밝기.value: 77% ⇒ 76% (by user)
                                   value "1 줄이기" ✂ at 0.30 of 0.50 s
          10.18                    announcement "76%" 0.30 s
          10.88  double tap        ♪ activate
                                   * 밝기.value: 76% ⇒ 75% (by user)
                                   value "1 줄이기" ✂ at 0.30 of 0.50 s
          11.18                    announcement "75%" 0.30 s
          11.88  touch 밝기        → 밝기
                                   "밝기, 75%, 조절 가능" 1.24 s
          14.12                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          17.32                    = 6 gestures, 0 changes nobody asked for, goal reached at 10.88 s, 12.32 s of speech, 5 % of it cut off

        """)
  }

  /// The article on custom sliders: the exact number is typed into a field, which takes only numbers
  /// within the bounds.
  @Test func anExactNumberIsChecked() throws {
    let heard = try score(
      """
      language: ko
      elements:
      - slider "밝기": {range: [0, 100], at: 50}
      - textField "값 입력":
          returnKey:
          - if: [값 입력 >= 0, 값 입력 <= 100]
            then:
            - {set: 밝기, value: "{값 입력}"}
            - announce: "{밝기}"
            else:
            - announce: 0에서 100까지 적으십시오.
      """,
      [
        "touch 값 입력", "double tap", "type 177", "return key", "select all", "type 77", "return key",
        "touch 밝기",
      ], goal: ["밝기 = 77%"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 밝기
                                   "밝기, 50%, 조절 가능" 1.24 s
           2.84                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
           6.44  touch 값 입력     → 값 입력
                                   "값 입력, 텍스트 필드" 1.12 s
           8.56                    hint "편집하려면 이중 탭하십시오." 1.50 s
          10.46  double tap        ♪ activate
                                   ♪ keyboard
                                   "텍스트 필드, 편집 중, 값 입력, 삽입 지점 시작" 2.56 s
          14.02                    hint "철자가 틀린 단어에 접근하려면 로터를 사용하십시오." 2.80 s
          17.22  type 177          value "1, 7, 7" 0.54 s
                                   * 값 입력.value: – ⇒ 177 (by user)
          18.16  return key        announcement "0에서 100까지 적으십시오." 1.60 s
          20.16  select all        value "177, 선택됨" 0.72 s
          21.28  type 77           value "7, 7" 0.32 s
                                   * 값 입력.value: 177 ⇒ 77 (by user)
          22.00  return key        * 밝기.value: 50% ⇒ 77% (by user)
                                   announcement "77%" 0.30 s
          22.70  touch 밝기        → 밝기
                                   "밝기, 77%, 조절 가능" 1.24 s
          24.94                    hint "값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 3.20 s
          28.14                    = 8 gestures, 0 changes nobody asked for, goal reached at 22.00 s, 20.34 s of speech

        """)
  }
}
