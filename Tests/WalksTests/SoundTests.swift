import Testing

/// Sounds of what happens beside the element that has focus.
@Suite struct SoundTests {
  /// The keyboard sounds once, when the first field gets it.
  @Test func theKeyboardAppears() throws {
    let heard = try score(
      "language: en\nelements: [textField \"Name\", textField \"City\"]",
      ["double tap", "swipe right", "double tap"])
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
          15.98  swipe right       → City
                                   "City, text field" 1.52 s
          18.50                    hint "Double tap to edit." 1.90 s
          20.80  double tap        ♪ activate
                                   "text field, is editing, City, insertion point at start" 5.16 s
          26.96                    hint "Use the rotor to access Misspelled Words" 4.00 s
          30.96                    = 3 gestures, 0 changes nobody asked for, 25.16 s of speech

        """)
  }

  /// A progress view that has focus ticks; one that has not is silent.
  @Test func progressTicksUnderFocus() throws {
    let heard = try score(
      """
      language: en
      elements:
      - progress "Download" [id=p]: 10%
      - text "Below"
      events:
      - at: 4s
        effects: {set: p, value: 40%}
      - at: 12s
        effects: {set: p, value: 90%}
      """, ["wait 5s", "swipe right", "wait 10s"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.00  wait 5s
           0.60                    → p
                                   "Download, 10%" 1.22 s
           4.00                    * p.value: 10% ⇒ 40% (by app)
                                   ♪ progress
                                   value "40%" 0.30 s
           5.00  swipe right       → Below
                                   "Below" 0.50 s
           5.00  wait 10s
          12.00                    * p.value: 40% ⇒ 90% (by app)
          15.00                    = 1 gesture, 0 changes nobody asked for, 2.02 s of speech

        """)
  }
}
