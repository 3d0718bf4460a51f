import Foundation
import Overheard
import OverheardTesting
import Testing

/// The helper for people who test their own app's screens, as they would use it.
@Suite struct ExpectTranscriptTests {
  static let screen = AccessibilityScreen(
    title: "Volume", language: .english,
    elements: [
      AccessibilityElement(.slider, label: "Ringtone", value: "50%"),
      AccessibilityElement(.button, label: "Save", traits: .notEnabled),
    ])
  static let louder = try? ReaderWalk(name: "louder", lines: ["swipe up"])

  @Test func aWalkIsHeardAsTheTestSays() throws {
    try expectTranscript(
      of: Self.screen, walk: try #require(Self.louder),
      isHeardAs: """
        # screen · louder
           0.00                    ♪ screenChanged
           0.60                    screen "Volume" 0.51 s
                                   → Ringtone
           1.11                    "Ringtone, 50%, adjustable" 2.40 s
           4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
           8.49  swipe up          * Ringtone.value: 50% ⇒ 60% (by user)
                                   value "60%" 0.83 s
           9.32                    = 1 gesture, 0 changes nobody asked for, 7.32 s of speech
        """)
  }

  /// An app for Android is held to what TalkBack says.
  @Test func aWalkIsHeardWithTalkBack() throws {
    try expectTranscript(
      of: Self.screen, walk: try #require(Self.louder), reader: .talkBack,
      isHeardAs: """
        # screen · louder
           0.00                    ♪ windowState
           0.55                    screen "Volume" 0.51 s
                                   → Ringtone
                                   ♪ focusActionable
           1.06                    "50%, Ringtone, Slider" 2.19 s
           3.64                    hint ""Swipe up" or "Swipe down" to adjust" 3.54 s
           7.59  swipe up          * Ringtone.value: 50% ⇒ 55% (by user)
                                   value "55%" 1.05 s
           8.63                    = 1 gesture, 0 changes nobody asked for, 7.28 s of speech
        """)
  }

  /// What is heard says that its times are estimated; a test need not.
  @Test func estimatedTimesAreMarked() {
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: Self.screen, isHeardAs: "# screen")
    }
    #expect(error?.heard.hasPrefix("# screen (times are estimated)\n") == true)
    #expect(error?.difference.contains("estimated") == false)
  }

  @Test func aLanguageWithoutWordsIsTold() {
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: AccessibilityScreen(language: SpokenLanguage("fr"), elements: []), isHeardAs: "")
    }
    #expect(
      error?.description
        == "screen: Overheard does not know what screen readers say in 'fr'; it knows ko and en\n")
  }

  /// As for `overheard check`: git may check files out with CRLF, and an editor put a mark before them.
  @Test func theLineEndsOfATranscriptDoNotCount() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Transcripts/volume.transcript")
    let test = folder.appending(path: "VolumeTests.swift").path
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "Transcripts/volume.transcript")
    let golden = try String(contentsOf: own, encoding: .utf8)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("\u{FEFF}\(golden.replacing("\n", with: "\r\n"))".utf8).write(to: file)
    let walks = [.plain, try #require(Self.louder)]
    try expectTranscript(of: Self.screen, named: "volume", walks: walks, beside: test)
    try Data([0xFF]).write(to: file)
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: Self.screen, named: "volume", walks: walks, beside: test)
    }
    #expect(
      error?.description
        == "\(file.path) is not UTF-8; run the tests with OVERHEARD_UPDATE=1 to write it\n")
  }

  @Test func aDifferenceReadsLikeADiff() throws {
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: Self.screen,
        isHeardAs: """
          # screen
             0.00                    ♪ screenChanged
             0.60                    screen "Volume" 0.51 s
                                     → Ringtone
             1.11                    "Ringtone, 50%, adjustable" 2.40 s
             4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
             8.49  swipe right       → Save
                                     "Save, button" 1.08 s
             8.86                    = 1 gesture, 0 changes nobody asked for, 6.86 s of speech
          """)
    }
    #expect(
      error?.description == """
        what is heard has changed
        --- expected
        +++ heard
        @@ -5,5 +5,5 @@
            1.11                    "Ringtone, 50%, adjustable" 2.40 s
            4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
            8.49  swipe right       → Save
        -                           "Save, button" 1.08 s
        -   8.86                    = 1 gesture, 0 changes nobody asked for, 6.86 s of speech
        +                           "Save, dimmed, button" 1.65 s
        +  10.14                    = 1 gesture, 0 changes nobody asked for, 8.14 s of speech

        """)
  }

  @Test func aFileBesideTheTest() throws {
    try expectTranscript(
      of: Self.screen, named: "volume", walks: [.plain, try #require(Self.louder)])
  }

  @Test func aFileThatIsNotThereIsToldHowToWrite() {
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(of: Self.screen, named: "nowhere", beside: "/dev/null/Tests.swift")
    }
    #expect(
      error?.description
        == "there is no /dev/null/Transcripts/nowhere.transcript; run the tests with "
        + "OVERHEARD_UPDATE=1 to write it\n")
  }
}
