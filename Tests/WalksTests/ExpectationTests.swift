import AccessibilityModel
import Foundation
import ScreenFiles
import Support
import Testing

@testable import ScreenReading
@testable import Walks

/// `expect`: what should be said after a gesture.
@Suite struct ExpectationTests {
  /// A text, a pattern, and what is not said; expecting takes no time and is no gesture.
  @Test func whatWasSaidAfterTheLastGestureCounts() throws {
    let heard = try score(
      Screens.slider,
      ["expect 조절 가능", "swipe up", "expect /^6\\d, /", "expect 50", "swipe up"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → volume
                                   "음량, 50, 50%, 버튼, 조절 가능" 1.96 s
           3.56                    hint "가로 슬라이더. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오." 4.02 s
           7.58                    ✓ expected 조절 가능
           7.98  swipe up          * volume.value: 50, 50% ⇒ 60, 60% (by user)
                                   value "60, 60%" 0.70 s
           8.68                    ✓ expected /^6\\d, /
           9.08                    ✗ expected 50, which was not said
           9.08  swipe up          * volume.value: 60, 60% ⇒ 70, 70% (by user)
                                   value "70, 70%" 0.70 s
           9.78                    = 2 gestures, 0 changes nobody asked for, 7.38 s of speech, 1 not as expected

        """)
  }

  /// What is said while the user still waits before the next gesture counts as well, and so does what is said
  /// at the end; what comes too late does not.
  @Test func thereIsTimeUntilTheNextGesture() throws {
    let screen = """
      language: en
      elements:
      - switch "Mute" [off]: {activate: [{announce: Saved, after: 500ms}]}
      - switch "Loop" [off]: {activate: [{announce: Later, after: 1500ms}]}
      """
    let heard = try score(
      screen, ["double tap", "expect Saved", "swipe right", "double tap", "expect Later"])
    #expect(
      heard == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Mute
                                   "Mute, switch button, off" 2.24 s
           3.84                    hint "Double tap to toggle setting." 2.90 s
           7.14  double tap        ♪ activate
                                   * Mute.toggle: off ⇒ on (by user)
                                   value "on" 0.20 s
           7.64                    announcement "Saved" ✂ at 0.10 of 0.50 s
           7.74                    ✓ expected Saved
           7.74  swipe right       → Loop
                                   "Loop, switch button, off" 2.24 s
          10.98                    hint "Double tap to toggle setting." 2.90 s
          14.28  double tap        ♪ activate
                                   * Loop.toggle: off ⇒ on (by user)
                                   value "on" 0.20 s
          15.78                    announcement "Later" 0.50 s
          16.28                    ✓ expected Later
                                   = 3 gestures, 0 changes nobody asked for, 11.28 s of speech, 3 % of it cut off

        """)
    let tooLate = try score(
      screen, ["swipe right", "double tap", "expect Later", "swipe left", "expect Mute"])
    #expect(
      tooLate == """
        # walk
           0.00                    ♪ screenChanged
           0.60                    → Mute
                                   "Mute, switch button, off" 2.24 s
           3.84                    hint "Double tap to toggle setting." 2.90 s
           7.14  swipe right       → Loop
                                   "Loop, switch button, off" 2.24 s
          10.38                    hint "Double tap to toggle setting." 2.90 s
          13.68  double tap        ♪ activate
                                   * Loop.toggle: off ⇒ on (by user)
                                   value "on" 0.20 s
          14.28                    ✗ expected Later, which was not said
          14.28  swipe left        → Mute
                                   "Mute, switch button, off" ✂ at 0.90 of 2.24 s
          15.18                    hint "Double tap to toggle setting." ✗ never heard
                                   announcement "Later" 0.50 s
          15.68                    ✓ expected Mute
                                   = 3 gestures, 0 changes nobody asked for, 11.88 s of speech, 10 % of it cut off, 1 not as expected

        """)
  }

  /// What would have met an expectation, but was lost, is told with what took it, also after JSON.
  @Test func whatWasLostIsToldWithWhatTookIt() throws {
    let file = try ScreenFile(
      """
      language: en
      elements: [button "Pay": {activate: [announce: Paid]}]
      """)
    let variant = try #require(file.variants.first)
    let walk = try transcript(variant, ["double tap", "expect Paid"])
    let unmet = try #require(walk.unmetExpectations.first)
    #expect(unmet.heard == ["Pay"])
    #expect(unmet.lost == "Paid")
    #expect(unmet.loss == .speechBegan)
    let json = try JSONText.document(walk)
    let read = try JSONDecoder().decode(WalkTranscript.self, from: Data(json.utf8))
    #expect(read.unmetExpectations.first?.loss == .speechBegan)
  }

  @Test func theGestureMayHaveAColon() throws {
    #expect(try WalkStep("expect: 소리").description == "expect 소리")
  }

  /// A pattern that is wrong is told with what is wrong, and flags with how they are written.
  @Test(arguments: [
    ("expect /[a/", "\"expect /[a/\" cannot be read; the pattern is wrong: a '[' is not closed"),
    (
      "Expect  /Added to bag/i",
      "unknown gesture \"Expect  /Added to bag/i\"; did you mean \"expect /(?i)Added to bag/\"?"
    ),
  ])
  func aWrongPatternSaysWhatIsWrong(line: String, message: String) throws {
    let error = #expect(throws: GestureError.self) { try WalkStep(line) }
    #expect("\(try #require(error))" == message)
  }

  /// A text may have slashes.
  @Test func aTextMayHaveSlashes() throws {
    for text in ["1/2", "/", "//", "/usr/lib", "a/i"] {
      #expect(try WalkStep("expect \(text)").description == "expect \(text)")
    }
  }
}
