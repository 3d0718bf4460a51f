import AccessibilityModel
import Overheard
import ScreenReading
import Testing
import Walks

@testable import ReviewPages

/// The lines of a transcript, the outline of a sound, the drawing of a screen.
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
    func joints(_ parts: [String], _ source: SpeechSource = .focus) -> [String] {
      WalkTranscript.Speech(
        spoken: "", source: source, element: nil, duration: 0, outcome: .finished, length: 0,
        parts: parts.map(part)
      ).joints
    }
    #expect(joints(["a", "a, b", "button"]) == ["", ", ", ", "])
    #expect(joints(["From 9 PM.", "Every day", "Double tap."], .hint) == ["", " ", ". "])
    #expect(joints([]) == [])
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
    #expect(waveform.path == "M0 49L1 25L2 38L3 49L3 51L2 62L1 100L0 51Z")
    #expect(Waveform(of: []).path == "")
    #expect(Waveform(of: [1, 2, 3]).buckets.count == 3)
  }

  @Test func elementsWithoutFramesAreStacked() {
    let bar = AccessibilityElement(
      .tabBar,
      children: [
        AccessibilityElement(.tab, label: "Home"), AccessibilityElement(.tab, label: "Profile"),
      ])
    let screen = AccessibilityScreen(
      language: .english, elements: [AccessibilityElement(.header, label: "Title"), bar])
    let boxes = Wireframe(of: screen, name: "", for: .voiceOver).boxes.map { box in
      let frame = [box.frame.x, box.frame.y, box.frame.width, box.frame.height].map { Int($0) }
      return "\(box.isContainer ? "(\(box.role))" : box.name) \(frame)"
    }
    #expect(
      boxes == [
        "Title [16, 16, 358, 36]", "Home [16, 60, 175, 44]", "Profile [199, 60, 175, 44]",
        "(tabBar) [8, 56, 374, 52]",
      ])
  }

  @Test func framesAreDrawnWhereTheyAre() {
    let placed = AccessibilityElement(.button, label: "Buy").with {
      $0.frame = ScreenRect(x: 0, y: 700, width: 400, height: 50)
    }
    let wireframe = Wireframe(
      of: AccessibilityScreen(
        language: .english, elements: [placed, AccessibilityElement(.text, label: "Below")]),
      name: "",
      for: .voiceOver)
    #expect(wireframe.boxes[0].frame == ScreenRect(x: 0, y: 700, width: 400, height: 50))
    #expect(wireframe.boxes[1].frame.y == 766)
    #expect(wireframe.width == 400)
  }

  @Test func framesThatCannotBeDrawnAreNone() {
    let frames = [
      ScreenRect(x: 0, y: 0, width: .infinity, height: 10),
      ScreenRect(x: .nan, y: 0, width: 1, height: 1),
      ScreenRect(x: 0, y: 0, width: -5, height: 10),
    ]
    let elements = frames.map { frame in
      AccessibilityElement(.button, label: "x").with { $0.frame = frame }
    }
    let wireframe = Wireframe(
      of: AccessibilityScreen(language: .english, elements: elements), name: "", for: .voiceOver)
    #expect(wireframe.boxes.map(\.frame.y) == [16, 68, 120])
  }

  @Test func aListWithoutEndIsDrawnAsFarAsAnybodyLooks() {
    let rows = (0..<10_000).map { AccessibilityElement(.cell, label: "Row \($0)") }
    let wireframe = Wireframe(
      of: AccessibilityScreen(language: .english, elements: rows), name: "", for: .voiceOver)
    #expect(wireframe.boxes.count == 308)
    #expect(wireframe.height == 16_000)
  }
}
