import Testing

@testable import Walks

/// What an app does with what is entered: it checks, compares, collects and enables.
@Suite struct FormTests {
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
}
