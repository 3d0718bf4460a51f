import Testing

@testable import Walks

/// When a user goes on although the app has more to say.
@Suite struct PatienceTests {
  /// Who is thrown elsewhere for the third time does not wait for the fourth.
  @Test func focusIsThrownThreeTimes() throws {
    let heard = try score(
      """
      language: en
      elements: [button "One", button "Two", button "Three", button "Four", button "Five"]
      events:
      - {at: 1.4s, effects: [layoutChanged: Two]}
      - {at: 1.9s, effects: [layoutChanged: Three]}
      - {at: 2.4s, effects: [layoutChanged: Four]}
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → One
                                   "One, button" ✂ at 0.90 of 1.02 s
           1.50                    → Two (thrown there)
                                   "Two, button" ✂ at 0.50 of 1.02 s
           2.00                    → Three (thrown there)
                                   "Three, button" ✂ at 0.50 of 1.22 s
           2.50                    → Four (thrown there)
                                   "Four, button" ✂ at 0.40 of 1.12 s
           2.90  swipe right       → Five
                                   "Five, button" 1.12 s
           4.02                    = 1 gesture, 0 changes nobody asked for, focus thrown 3 times, 3.42 s of speech, 38 % of it cut off

        """)
  }

  /// Of what an app has to say, twelve things are listened to.
  @Test func twelveThingsAreHeard() throws {
    let texts = [
      "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven",
      "Twelve",
    ]
    let heard = try score(
      """
      language: en
      elements: [button "Last", button "Next"]
      events:
      - at: 1s
        effects: [\(texts.map { "{announce: \($0), priority: low}" }.joined(separator: ", "))]
      """, ["swipe right"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Last
                                   "Last, button" 1.12 s
           1.72                    announcement "One" 0.30 s
           2.02                    announcement "Two" 0.30 s
           2.32                    announcement "Three" 0.50 s
           2.82                    announcement "Four" 0.40 s
           3.22                    announcement "Five" 0.40 s
           3.62                    announcement "Six" 0.30 s
           3.92                    announcement "Seven" 0.50 s
           4.42                    announcement "Eight" 0.50 s
           4.92                    announcement "Nine" 0.40 s
           5.32                    announcement "Ten" 0.30 s
           5.62                    announcement "Eleven" ✂ at 0.40 of 0.60 s
           6.02  swipe right       → Next
                                   "Next, button" 1.12 s
           7.14                    announcement "Twelve" 0.60 s
           7.74                    = 1 gesture, 0 changes nobody asked for, 7.14 s of speech, 3 % of it cut off

        """)
  }
}
