import Testing

/// The list of the elements of a screen, in which one is searched and chosen.
@Suite struct ItemChooserTests {
  private static let settings = """
    language: en
    elements:
    - header "Settings"
    - switch "Wi-Fi" [on]
    - button "About"
    - button "Accessibility":
        activate: {announce: Opened, after: 500ms}
    """

  /// The elements in the order of their texts; a double tap moves focus and activates nothing.
  @Test func anElementIsChosen() throws {
    let heard = try score(
      Self.settings, ["item chooser", "swipe right", "swipe left x2", "double tap", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Settings
                                   "Settings, heading" 1.62 s
           2.62  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.82                    rotor "About" 0.50 s
           4.72  swipe right       rotor "Accessibility" 1.30 s
           6.42  swipe left        rotor "About" 0.50 s
           7.32  swipe left        ♪ boundary
                                   rotor "About" 0.50 s
           8.22  double tap        ♪ activate
                                   → About
                                   "About, button" 1.22 s
           9.84  double tap        ♪ activate
                                   value "About" 0.50 s
          10.34                    = 6 gestures, 0 changes nobody asked for, 7.34 s of speech

        """)
  }

  /// Typing searches, and the scrub closes the list without choosing.
  @Test func theListIsSearchedAndClosed() throws {
    let heard = try score(
      Self.settings,
      [
        "item chooser", "type wi", "type x", "delete", "four-finger tap bottom", "rotor next",
        "escape",
        "swipe right", "two-finger triple tap", "two-finger triple tap",
      ])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Settings
                                         "Settings, heading" 1.62 s
           2.62  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
           3.82                          rotor "About" 0.50 s
           4.72  type wi                 rotor "Wi-Fi" 0.50 s
           5.62  type x                  ♪ noResults
                                         rotor "item not found" 1.40 s
           7.42  delete                  rotor "Wi-Fi" 0.50 s
           8.32  four-finger tap bottom  rotor "Wi-Fi" 0.50 s
           9.22  rotor next              ♪ boundary
           9.62  escape                  ♪ screenChanged
                                         "Settings, heading" 1.62 s
          11.64  swipe right             → Wi-Fi
                                         "Wi-Fi, switch button, on" 2.24 s
          14.88                          hint "Double tap to toggle setting." 2.90 s
          18.18  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
          19.38                          rotor "About" 0.50 s
          20.28  item chooser            ♪ screenChanged
                                         "Wi-Fi, switch button, on" 2.24 s
          23.52                          hint "Double tap to toggle setting." 2.90 s
          26.42                          = 10 gestures, 0 changes nobody asked for, 19.82 s of speech

        """)
  }

  /// Without texts an element is called what it is; what is typed into a secure field is neither said nor
  /// found, and an identifier is never spoken.
  @Test func neitherPasswordsNorIdentifiersAreInTheList() throws {
    let heard = try score(
      """
      language: en
      elements:
      - button "Sign in"
      - secureTextField: {value: hunter2}
      - image: {identifier: save-icon}
      """,
      ["item chooser", "swipe right", "swipe right", "type hunter"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Sign in
                                   "Sign in, button" 1.42 s
           2.42  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.62                    rotor "7 characters, secure text field" 3.02 s
           7.04  swipe right       rotor "image" 0.50 s
           7.94  swipe right       rotor "Sign in" 0.70 s
           9.04  type hunter       ♪ noResults
                                   rotor "item not found" 1.40 s
          10.44                    = 4 gestures, 0 changes nobody asked for, 8.24 s of speech

        """)
  }

  /// In Korean.
  @Test func koreanIsSortedByItsSyllables() throws {
    let heard = try score(
      "elements: ['text \"확인\"', 'text \"가입\"', 'text \"나가기\"']",
      ["item chooser", "swipe right to 확인", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → 확인
                                   "확인" 0.20 s
           1.20  item chooser      ♪ screenChanged
                                   screen "항목 선택기" 0.60 s
           1.80                    rotor "가입" 0.20 s
           2.40  double tap        ♪ activate
                                   → 가입
                                   "가입" 0.20 s
           2.60                    = 2 gestures, 0 changes nobody asked for, 1.20 s of speech

        """)
  }

  private static let rows = """
    language: en
    elements:
    - button "Top"
    - list:
        identifier: rows
        children: [cell "Alpha", cell "Beta"]
    """

  /// New elements are in the list, and what is gone is not; the cursor stays on its element.
  @Test func theListChangesWithTheScreen() throws {
    let heard = try score(
      Self.rows + """

        events: [{at: 5s, effects: [{reload: rows, elements: [cell "Gamma", cell "Yard"]}]}]
        """, ["item chooser", "four-finger tap bottom", "wait 3s", "swipe right", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                          ♪ screenChanged
           0.60                          → Top
                                         "Top, button" 1.02 s
           2.02  item chooser            ♪ screenChanged
                                         screen "Item Chooser" 1.20 s
           3.22                          rotor "Alpha" 0.50 s
           4.12  four-finger tap bottom  rotor "Top" 0.30 s
           4.12  wait 3s
           7.12  swipe right             rotor "Yard" 0.40 s
           7.92  double tap              ♪ activate
                                         → Yard
                                         "Yard, list end" 1.32 s
           9.24                          = 4 gestures, 0 changes nobody asked for, 4.74 s of speech

        """)
  }

  /// Where the element of the cursor is gone, the nearest is told, and a double tap chooses that one and
  /// not what has come to its place on the screen.
  @Test func theElementOfTheCursorIsGone() throws {
    let heard = try score(
      Self.rows + """

        events: [{at: 5s, effects: [{reload: rows, elements: [cell "Gamma", cell "Yard"]}]}]
        """, ["item chooser", "wait 4s", "double tap"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           2.02  wait 4s
           3.22                    rotor "Alpha" 0.50 s
           5.00                    rotor "Top" 0.30 s
           6.02  double tap        ♪ activate
                                   → Top
                                   "Top, button" 1.02 s
           7.04                    = 2 gestures, 0 changes nobody asked for, 4.04 s of speech

        """)
  }

  /// A new row with the texts of an old one is the same; what is searched stays searched.
  @Test func theSearchOutlivesAChange() throws {
    let heard = try score(
      Self.rows + """

        events:
        - {at: 6s, effects: [{reload: rows, elements: [cell "Etape", cell "Beta", cell "Zero"]}]}
        - {at: 8s, effects: [{reload: rows, elements: [cell "Zero"]}]}
        """, ["item chooser", "type eta", "wait 2s", "swipe right", "wait 4s", "escape"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Top
                                   "Top, button" 1.02 s
           2.02  item chooser      ♪ screenChanged
                                   screen "Item Chooser" 1.20 s
           3.22                    rotor "Alpha" 0.50 s
           4.12  type eta          rotor "Beta" 0.40 s
           4.12  wait 2s
           6.12  swipe right       rotor "Etape" 0.50 s
           6.12  wait 4s
           8.00                    ♪ noResults
                                   rotor "item not found" 1.40 s
          10.12  escape            ♪ screenChanged
                                   "Top, button" 1.02 s
          11.14                    = 4 gestures, 0 changes nobody asked for, 6.04 s of speech

        """)
  }
}
