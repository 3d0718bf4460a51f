import Fidelity
import ScreenImport
import Testing

/// A recording compared with a screen.
@Suite struct RecordedComparisonTests {
  private let ours: [RecordedComparison.Said] = [
    .init(element: "Reading", spoken: "Reading, heading", hint: nil),
    .init(
      element: "Night mode", spoken: "Night mode, switch button, off",
      hint: "Double tap to toggle setting."),
    .init(element: "Text size", spoken: "Text size, 50%, adjustable", hint: "Swipe up or down."),
    .init(element: "Done", spoken: "Done, button", hint: nil),
  ]

  private func difference(_ heard: [String], isIncomplete: Bool = false) -> String {
    let comparison = RecordedComparison(ours: ours, heard: heard, isIncomplete: isIncomplete)
    return comparison.isEmpty ? "" : comparison.text(ours: "ours", recording: "device")
  }

  private let same = [
    "Reading Heading", "Night mode Switch button off Double tap to toggle setting.",
    "Text size 50% Adjustable", "Done Button",
  ]

  @Test func caseMarksAndHintsAreNoDifference() {
    #expect(difference(same) == "")
  }

  @Test func wordsAre() {
    #expect(
      difference([same[0], "Night mode Toggle off", same[2], same[3]]) == """
        --- ours
        +++ device
          … 1 the same
        @@ Night mode
        - Night mode, switch button, off | Double tap to toggle setting.
        + Night mode Toggle off
          … 2 the same
        """)
  }

  @Test func elementsMissingOnEitherSide() {
    #expect(
      difference([same[0], same[2], "Close Button", "Help Link"]) == """
        --- ours
        +++ device
          … 1 the same
        @@ Night mode: the device did not say it
        - Night mode, switch button, off | Double tap to toggle setting.
          … 1 the same
        @@ Done
        - Done, button
        + Close Button
        @@ the device said one more
        + Help Link
        """)
  }

  @Test func anElementInAnotherPlace() {
    #expect(
      difference([same[3], same[0], same[1], same[2]]) == """
        --- ours
        +++ device
          … 3 the same
        @@ Done: the device said it in another place
        - Done, button
        """)
  }

  @Test func aRecordingThatStoppedEarly() {
    #expect(difference([same[0], same[1]], isIncomplete: true) == "")
    #expect(
      difference([same[0], same[1]]) == """
        --- ours
        +++ device
          … 2 the same
        @@ Text size: the device did not say it
        - Text size, 50%, adjustable | Swipe up or down.
        @@ Done: the device did not say it
        - Done, button
        """)
  }

  @Test func startsAndRepeatsAreNoElements() throws {
    let recording = try RecordedSpeech(
      Array("VoiceOver on\nReading Heading\nDone Button\nDone Button\nDone Button\n".utf8),
      name: "log")
    #expect(recording.utterances == ["Reading Heading", "Done Button"])
    #expect(recording.repeats == 2)
  }
}
