import AccessibilityModel
import Overheard
import ScreenReading
import Testing
import Walks

@testable import ReviewPages

/// The lines of a transcript, the outline of a sound, the phone beside them.
@Suite struct TranscriptTests {
  @Test func aLineSaysAtMostOneThing() throws {
    let score = try SampleReview.document().lines.map { line in
      let parts: [String?] = [
        "\(line.time)", line.step?.description, line.focus.map { "→ \($0)" },
        line.speech.map { "“\($0.spoken)” \($0.outcome)" },
        line.sounds.isEmpty ? nil : "♪ " + line.sounds.map(\.rawValue).joined(separator: " "),
        line.changes.isEmpty ? nil : "* " + line.changes.map(\.property.name.rawValue).joined(),
        line.expectations.isEmpty
          ? nil : "✗ " + line.expectations.map(\.expectation.description).joined(),
      ]
      return parts.compactMap { $0 }.joined(separator: " | ")
    }
    #expect(
      score == [
        "0 | → KB 1 | “Card, 💳 1, button” interrupted | ♪ screenChanged focus",
        "1500 | swipe right | → Shinhan 2 | “Shinhan 2, 버튼” finished | * selected",
        "2000 | “Loading” dropped",
        "3500 | double tap | ♪ activate | ✗ /Paid|Done/",
      ])
  }

  @Test func whatWasCutOffIsDividedWhereItWas() throws {
    let heard = try SampleReview.document().lines.compactMap(\.speech).map { speech in
      speech.heardTexts.map { "\($0.heard)|\($0.unheard)" }
    }
    #expect(heard == [["Card|", "💳| 1", "|button"], ["Shinhan 2|", "버튼|"], ["|Loading"]])
  }

  @Test func partsAreJoinedAsTheyAreSaid() {
    func part(_ text: String) -> WalkTranscript.Part {
      WalkTranscript.Part(SpokenAnnouncement.Part(.label, AttributedText(text), .english))
    }
    func joints(_ spoken: String, _ parts: [String]) -> [String] {
      WalkTranscript.Speech(
        spoken: spoken, source: .hint, element: nil, duration: 0, outcome: .finished, length: 0,
        parts: parts.map(part)
      ).joints
    }
    #expect(joints("a, a, b, button", ["a", "a, b", "button"]) == ["", ", ", ", "])
    #expect(
      joints("From 9 PM. Every day. Double tap.", ["From 9 PM.", "Every day", "Double tap."])
        == ["", " ", ". "])
    #expect(
      joints(
        "Double-tap to activate, Actions available",
        ["Double-tap to activate", "Actions available"])
        == ["", ", "])
    #expect(joints("", []) == [])
  }

  @Test func scriptsCountInUTF16() {
    #expect("💳 1".utf16Offset(ofScalar: 1) == 2)
    #expect("결제 수단".utf16Offset(ofScalar: 3) == 3)
    #expect("a".utf16Offset(ofScalar: 9) == 1)
  }

  @Test func theOutlineHasTheRealPeaks() {
    let waveform = Waveform(of: [0, 0, 16_384, -32_768, 8_192, -8_192, 0, 0], count: 4)
    #expect(waveform.buckets.map(\.low) == [0, -1000, -250, 0])
    #expect(waveform.buckets.map(\.high) == [0, 500, 250, 0])
    #expect(waveform.bars(4, in: 80) == "M10 49V51M30 25V100M50 38V62M70 49V51")
    #expect(waveform.bars(2, in: 80) == "M20 25V100M60 38V62")
    #expect(Waveform(of: []).bars(4, in: 80) == "")
    #expect(Waveform(of: [1, 2, 3]).buckets.count == 3)
  }

  /// The phone follows the sound: what it shows changes when the transcript says so, and drawings that
  /// come again are on the page once.
  @Test func thePhoneShowsWhatTheTranscriptTells() throws {
    let variant = try SampleReview.screen().variants[0]
    let walk = try ReaderWalk(name: "pay", lines: ["swipe right", "swipe right", "double tap"])
    let configuration = try WalkConfiguration(
      reader: .voiceOver, settings: ReaderSettings(language: .english),
      durations: .estimatedByLetters)
    var document = WalkTranscript(
      of: walk, on: variant, screen: "a", configuration: configuration)
    // Clips that last longer than anybody would estimate.
    for index in document.events.indices {
      guard case .speak(var speech) = document.events[index].kind else { continue }
      for part in speech.parts.indices {
        speech.parts[part].timing = .init(time: 0, duration: 4000, words: [])
      }
      document.events[index].kind = .speak(speech)
    }
    let drawn = DrawnWalk(
      screen: "a", variant: variant, walk: walk, configuration: configuration)
    let scenes = drawn.scenes(timedBy: document)
    #expect(scenes.gestures.map(\.gesture) == [.swipe(.right), .swipe(.right), .doubleTap])
    #expect(scenes.gestures[0].time > 4000)
    var table = DrawingTable()
    let pictures = PhonePictures(of: scenes, picture: nil, in: &table)
    #expect(pictures.scenes.count == scenes.scenes.count)
    #expect(pictures.fingers.count == 3)
    // Before it plays, it shows what it shows when the sound begins.
    #expect(pictures.first.cursor == nil)
    #expect(pictures.scenes.contains { $0.cursor != nil })
    #expect(Set(table.lines).count == table.lines.count)
    let weight = table.drawings.joined().reduce(0) { $0 + table.lines[$1].utf8.count }
    #expect(table.lines.reduce(0) { $0 + $1.utf8.count } < weight * 2 / 3)
    let again = PhonePictures(of: scenes, picture: nil, in: &table)
    #expect(again.scenes.map(\.drawing) == pictures.scenes.map(\.drawing))
  }
}
