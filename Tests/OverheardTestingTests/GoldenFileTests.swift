import Foundation
import Overheard
import OverheardTesting
import TestSupport
import Testing

/// The file beside a test is a golden transcript of `overheard check`.
@Suite struct GoldenFileTests {
  /// The examples: variants, walks for one reader, other screens, timers.
  @Test(arguments: ["rolling-banner", "checkout-form", "payment-card-carousel", "playlist"])
  func theFilesOfTheExamplesAreAccepted(example: String) throws {
    let folder = ToolRun.root.appending(path: "Examples/en")
    let bytes = try Data(contentsOf: folder.appending(path: "\(example).yaml"))
    let file = try ScreenFile(contentsOf: bytes, path: example)
    let test = try TemporaryFolder()
    for ending in [".transcript", ".talkback.transcript"] {
      let golden = try String(
        contentsOf: folder.appending(path: example + ending), encoding: .utf8)
      try test.write(golden, to: "Transcripts/\(example)\(ending)")
    }
    for reader in [ScreenReader.voiceOver, .talkBack] {
      try expectTranscript(
        of: file, named: example, reader: reader,
        beside: test.url.appending(path: "Tests.swift").path)
    }
  }

  @Test func checkAcceptsWhatATestHasWritten() async throws {
    let folder = try TemporaryFolder()
    let walks = [try ReaderWalk(name: "order", lines: ["double tap", "swipe right"])]
    let file = ScreenFile(language: .english, variants: [VariantTests.shop], walks: walks)
    try folder.write(file.printed(), to: "Transcripts/shop.yaml")
    let test = folder.url.appending(path: "ShopTests.swift").path
    for reader in [ScreenReader.voiceOver, .talkBack] {
      try TranscriptFile.$isUpdating.withValue(true) {
        try expectTranscript(
          of: VariantTests.shop, named: "shop", walks: walks, reader: reader, beside: test)
      }
      let run = try await ToolRun(
        ["check", "Transcripts/shop.yaml", "--reader", reader.id], in: folder.url)
      #expect(run.output == "")
      #expect(run.errors == "1 screen: 1 unchanged\n")
      #expect(run.code == 0)
    }
    #expect(
      try folder.files(below: "Transcripts").keys.sorted()
        == ["shop.talkback.transcript", "shop.transcript", "shop.yaml"])
  }

  /// Times were counted from the start of the walk.
  @Test func aFileOfAnEarlierVersionIsToldApart() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      """
      # volume (times are estimated)
         0.00                    ♪ screenChanged
         0.60                    screen "Volume" 0.51 s
                                 → Ringtone
         1.11                    "Ringtone, 50%, adjustable" 2.40 s
         4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
         8.49  swipe right       → Save
                                 "Save, button" 1.08 s
        10.14                    = 1 gesture, 0 changes nobody asked for, 8.14 s of speech

      """, to: "Transcripts/volume.transcript")
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: ExpectTranscriptTests.screen, named: "volume",
        beside: folder.url.appending(path: "VolumeTests.swift").path)
    }
    #expect(
      error?.description == """
        \(file.path): this was written before times were relative to the line before; run the tests with \
        OVERHEARD_UPDATE=1 to write it again
        what is heard has changed
        --- \(file.path)
        +++ what is heard now
        @@ -5,5 +5,5 @@
            1.11                    "Ringtone, 50%, adjustable" 2.40 s
            4.51                    hint "Swipe up or down with one finger to adjust the value." 3.59 s
            8.49  swipe right       → Save
        -                           "Save, button" 1.08 s
        +                           "Save, dimmed, button" 1.65 s
           10.14                    = 1 gesture, 0 changes nobody asked for, 8.14 s of speech

        """)
  }

  @Test func aFileWithoutTimesIsToldApart() async throws {
    let folder = try TemporaryFolder()
    let file = ScreenFile(
      language: .english, variants: [ScreenVariant(screen: ExpectTranscriptTests.screen)])
    try folder.write(file.printed(), to: "Transcripts/volume.yaml")
    _ = try await ToolRun(
      ["check", "Transcripts/volume.yaml", "--update", "--no-times"], in: folder.url)
    let error = #expect(throws: HeardOtherwise.self) {
      try expectTranscript(
        of: file, named: "volume", beside: folder.url.appending(path: "VolumeTests.swift").path)
    }
    #expect(
      error?.description == """
        \(folder.url.path)/Transcripts/volume.transcript: this was written with --no-times; run the tests \
        with OVERHEARD_UPDATE=1 to write it again

        """)
  }
}
