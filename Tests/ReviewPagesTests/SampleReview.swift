import AccessibilityModel
import Foundation
import Overheard
import Rendering
import Walks

@testable import ReviewPages

/// A review that was not rendered: everything that a transcript can hold, in a few lines.
enum SampleReview {
  static func screen() throws -> ReviewedScreen {
    let variant = ScreenVariant(
      name: "before",
      screen: AccessibilityScreen(
        title: "Cards & <b>more</b>", language: .english,
        elements: [
          AccessibilityElement(.header, label: "Cards"),
          AccessibilityElement(
            .carousel, label: "Card",
            children: ["KB 1", "Shinhan 2"].map {
              AccessibilityElement(.button, label: AttributedText(stringLiteral: $0))
            }),
          AccessibilityElement(.button, label: "Pay"),
        ]))
    return ReviewedScreen(
      name: "shop/cards #1", reader: .voiceOver, variants: [variant], walkOrder: ["pay"],
      entries: [try entry()])
  }

  static func contents() throws -> [String: WalkContents] {
    let samples: [Int16] = [0, 0, 16_384, -32_768, 8_192, -8_192, 0, 0]
    return [
      "shop/cards #1/before": WalkContents(
        document: try document(), waveform: Waveform(of: samples, count: 4))
    ]
  }

  static func entry(sha: String = "00") throws -> Manifest.Entry {
    let json = """
      {"path": "shop/cards #1/before", "screen": "shop/cards #1", "variant": "before",
       "walk": "pay", "language": "en", "fingerprint": "f", "milliseconds": 4000,
       "files": [{"name": "shop/cards #1/before.wav", "size": 1, "sha256": "\(sha)"},
                 {"name": "shop/cards #1/before.vtt", "size": 1, "sha256": "00"},
                 {"name": "shop/cards #1/before.json", "size": 1, "sha256": "00"}],
       "figures": {"gestures": 2, "unintended": 1, "goal": false, "speech": 2500, "cutOff": 500,
                   "unheard": 1, "unmet": 1}}
      """
    return try JSONDecoder().decode(Manifest.Entry.self, from: Data(json.utf8))
  }

  static func document() throws -> WalkTranscript {
    try JSONDecoder().decode(WalkTranscript.self, from: Data(json.utf8))
  }

  private static let json = #"""
    {"screen": "shop/cards #1", "variant": "before", "walk": "pay", "language": "en",
     "voices": ["en-us"], "events": [
    {"time": 0, "event": "sound", "sound": "screenChanged"},
    {"time": 0.6, "event": "focus", "element": "KB 1"},
    {"time": 0.6, "event": "sound", "sound": "focus"},
    {"time": 0.6, "event": "speak", "spoken": "Card, 💳 1, button", "source": "focus",
     "element": "KB 1", "duration": 0.9, "outcome": "interrupted", "parts": [
      {"kind": "context", "text": "Card", "language": "en", "time": 0.6,
       "words": [{"time": 0.6, "from": 0, "to": 4}]},
      {"kind": "label", "text": "💳 1", "language": "en", "time": 1.1,
       "words": [{"time": 1.1, "from": 0, "to": 1}]},
      {"kind": "trait", "text": "button", "language": "en", "words": []}]},
    {"time": 1.5, "event": "gesture", "gesture": "swipe right"},
    {"time": 1.5, "event": "focus", "element": "Shinhan 2"},
    {"time": 1.5, "event": "speak", "spoken": "Shinhan 2, 버튼", "source": "focus",
     "element": "Shinhan 2", "duration": 1.6, "outcome": "finished", "parts": [
      {"kind": "label", "text": "Shinhan 2", "language": "en", "time": 1.5,
       "words": [{"time": 1.5, "from": 0, "to": 7}, {"time": 2, "from": 8, "to": 9}]},
      {"kind": "trait", "text": "버튼", "language": "ko", "time": 2.5,
       "words": [{"time": 2.5, "from": 0, "to": 2}]}]},
    {"time": 1.8, "event": "change", "element": "Card", "property": "selected", "from": "KB 1",
     "to": "Shinhan 2", "by": "focus"},
    {"time": 2, "event": "speak", "spoken": "Loading", "source": "announcement",
     "element": null, "duration": 0, "outcome": "dropped", "parts": [
      {"kind": "label", "text": "Loading", "language": "en", "words": []}]},
    {"time": 3.5, "event": "gesture", "gesture": "double tap"},
    {"time": 3.5, "event": "sound", "sound": "activate"},
    {"time": 3.6, "event": "expect", "expected": "/Paid|Done/", "met": false},
    {"time": 3.6, "event": "something of next year"},
    {"time": 4, "event": "end", "gestures": 2}
    ]}
    """#
}
