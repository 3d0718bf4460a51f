import AccessibilityModel
import Foundation
import ScreenFiles
import ScreenReading
import TalkBack
import TestSupport
import Testing
import Walks

/// Walks with TalkBack, each held against a transcript beside the screen: everything that is heard, played
/// and focused, and when.
///
/// OVERHEARD_UPDATE=1 writes the transcripts.
@Suite struct WalkTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "Walks")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

  /// The transcripts of all walks of a screen, one after another.
  static func transcripts(_ name: String, wording: ReaderWording? = nil) throws -> String {
    let path = folder.appending(path: "\(name).yaml")
    let file = try ScreenFile(
      try String(contentsOf: path, encoding: .utf8), path: "\(name).yaml")
    let formatter = TranscriptFormatter(marksEstimates: true)
    return try file.variants.flatMap { variant in
      try file.walks(for: variant).map { walk in
        let transcript = WalkTranscript(
          of: walk, on: variant, screen: name,
          configuration: WalkConfiguration(
            reader: .talkBack, settings: ReaderSettings(language: variant.screen.language),
            wording: try wording ?? ScreenReader.talkBack.words(in: variant.screen.language),
            durations: .estimatedByLetters))
        return formatter.format(transcript)
      }
    }.joined(separator: "\n")
  }

  @Test(arguments: names)
  func aWalkIsHeardAsItsTranscriptSays(name: String) throws {
    let heard = try Self.transcripts(name)
    let golden = Self.folder.appending(path: "\(name).transcript")
    if Repository.isUpdated {
      try Data(heard.utf8).write(to: golden, options: .atomic)
      return
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == heard)
  }

  /// No walk is taken that the command would refuse.
  @Test func everyWalkIsForTalkBack() throws {
    for name in Self.names {
      let path = Self.folder.appending(path: "\(name).yaml")
      let file = try ScreenFile(
        try String(contentsOf: path, encoding: .utf8), path: "\(name).yaml")
      for variant in file.variants {
        for walk in file.walks(for: variant) {
          #expect(walk.step(unknownTo: .talkBack)?.description == nil, "\(name)")
        }
      }
    }
  }

  /// What the fingers do and what is meant by it: two fingers that swipe read on with one reader and
  /// scroll with the other, so a walk for both says what is meant.
  @Test(arguments: [
    (
      "two-finger swipe up",
      "write \"read from top\", or a walk of its own with \"reader: talkback\""
    ),
    ("two-finger swipe down", "write \"read all\", or a walk of its own with \"reader: talkback\""),
    ("two-finger swipe left", "write a walk of its own with \"reader: talkback\""),
    ("three-finger tap", "write a walk of its own with \"reader: talkback\""),
  ])
  func fingersThatMeanSomethingElse(gesture: String, advice: String) throws {
    var walk = try ReaderWalk(name: "", lines: ["swipe right", gesture])
    #expect(
      walk.step(unknownTo: .talkBack)?.description
        == "the walk has the gesture \"\(gesture)\" as step 2, which means something else to TalkBack "
        + "than to other readers; " + advice)
    walk.reader = "talkback"
    #expect(walk.step(unknownTo: .talkBack) == nil)
  }

  @Test func thereAreWalks() { #expect(Self.names.count > 8) }

  /// Every gesture that TalkBack understands is made on some walk.
  @Test func everyGestureIsMade() throws {
    var made: Set<ReaderGesture.Kind> = []
    for name in Self.names {
      let text = try String(
        contentsOf: Self.folder.appending(path: "\(name).yaml"), encoding: .utf8)
      let file = try ScreenFile(text, path: "\(name).yaml")
      for variant in file.variants {
        for walk in file.walks(for: variant) {
          for case .gesture(let gesture) in walk.steps { made.insert(gesture.kind) }
        }
      }
    }
    #expect(ScreenReader.talkBack.gestures.subtracting(made) == [])
  }

  /// Every sound of TalkBack is heard on some walk.
  @Test func everySoundIsHeard() throws {
    let all = try Self.names.map { try Self.transcripts($0) }.joined()
    for sound in ScreenReader.talkBack.sounds where sound != .focus {
      #expect(all.contains("♪ \(sound.rawValue)"), "\(sound)")
    }
  }
}
