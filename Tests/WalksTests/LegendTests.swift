import Foundation
import TestSupport
import Testing

@testable import Walks

/// What a transcript prints is explained.
@Suite struct LegendTests {
  /// Every sign in the transcripts of the examples has a row in the legend.
  @Test func everySignIsExplained() throws {
    let examples = Repository.root.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil)
    let transcripts = (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "transcript" }
    #expect(transcripts.count >= 14)
    let known = Set(TranscriptLegend.signs.flatMap(\.sign))
    for file in transcripts {
      for character in try String(contentsOf: file, encoding: .utf8)
      where character.isSign { #expect(known.contains(character), "\(character) in \(file.path)") }
    }
  }

  /// Every figure that JSON has at the end of a walk is explained.
  @Test func everyFigureIsExplained() throws {
    var transcript = WalkTranscript(screen: "", variant: "", walk: "", events: [])
    var figures = WalkFigures(of: [])
    figures.unmet = 1
    transcript.events = [.init(time: 0, .end(figures))]
    let line = try #require(try transcript.jsonLines.first)
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    let names = Set(try #require(object).keys)
      .subtracting(["screen", "variant", "walk", "time", "event", "estimated"])
    #expect(names.subtracting(TranscriptLegend.figures.map(\.name)) == [])
    #expect(names.count >= 10)
  }
}

extension Character {
  /// Whether it is a sign as the formatter uses them, not part of a text; ⇒ is part of `*`.
  fileprivate var isSign: Bool { "→♪✂✗✓‖←↑↓✱".contains(self) }
}
