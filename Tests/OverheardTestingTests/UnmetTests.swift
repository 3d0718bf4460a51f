import Foundation
import Overheard
import OverheardTesting
import TestSupport
import Testing

/// What a walk expects and does not hear, and the goal that it must reach, fail a test as they fail
/// `overheard check`.
@Suite struct UnmetTests {
  static let screen = ExpectTranscriptTests.screen

  @Test func anExpectationThatIsNotMetIsTold() throws {
    let walk = try ReaderWalk(name: "save", lines: ["touch Save", "expect Saved"])
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: Self.screen, walk: walk,
        isHeardAs: """
          # screen · save
             0.00                    ♪ screenChanged
             0.60                    screen "Volume" 0.51 s
                                     → Ringtone
             1.11                    "Ringtone, 50%, adjustable" 2.40 s
             4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
             8.49  touch Save        → Save
                                     "Save, dimmed, button" 1.65 s
            10.14                    ✗ expected Saved, which was not said
                                     = 1 gesture, 0 changes nobody asked for, 8.14 s of speech, 1 not as expected
          """)
    }
    #expect(
      error?.description == """
        screen: save: expected Saved, which was not said; heard "Save, dimmed, button"

        """)
    #expect(error?.heard.contains("✗ expected Saved") == true)
  }

  @Test func aGoalThatMustBeReachedAndIsNotIsTold() throws {
    var walk = try ReaderWalk(
      name: "louder", lines: ["swipe up"], goal: WalkGoal(lines: ["Ringtone = 90%"]))
    let missed = """
      # screen · louder
         0.00                    ♪ screenChanged
         0.60                    screen "Volume" 0.51 s
                                 → Ringtone
         1.11                    "Ringtone, 50%, adjustable" 2.40 s
         4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
         8.49  swipe up          * Ringtone.value: 50% ⇒ 60% (by user)
                                 value "60%" 0.83 s
         9.32                    = 1 gesture, 0 changes nobody asked for, goal missed, 7.32 s of speech
      """
    try expectTranscript(of: Self.screen, walk: walk, isHeardAs: missed)
    walk.mustReachGoal = true
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: Self.screen, walk: walk, isHeardAs: missed)
    }
    #expect(error?.description == "screen: louder: goal missed: Ringtone = 90%\n")
  }

  /// As `overheard check --update` does: the file is written, and what is not as it should be is told
  /// all the same.
  @Test func toWriteTheFileDoesNotMeetExpectations() throws {
    let folder = try TemporaryFolder()
    let test = folder.url.appending(path: "VolumeTests.swift").path
    let walk = try ReaderWalk(name: "save", lines: ["touch Save", "expect Saved"])
    for isUpdating in [true, false] {
      let error = #expect(throws: HeardOtherwise.self) {
        try TranscriptFile.$isUpdating.withValue(isUpdating) {
          try expectTranscript(of: Self.screen, named: "volume", walks: [walk], beside: test)
        }
      }
      #expect(
        error?.description == """
          volume: save: expected Saved, which was not said; heard "Save, dimmed, button"

          """)
    }
    let written = folder.url.appending(path: "Transcripts/volume.transcript")
    #expect(try String(contentsOf: written, encoding: .utf8).contains("✗ expected Saved"))
  }
}
