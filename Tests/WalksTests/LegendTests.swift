import Foundation
import TestSupport
import Testing

@testable import Walks

/// What a transcript prints is explained.
@Suite struct LegendTests {
  /// Every sign in the transcripts of the examples has a row in the legend, and nearly every row of the
  /// legend is met there.
  @Test func everySignIsExplained() throws {
    let examples = Repository.root.appending(path: "Examples")
    let files = FileManager.default.enumerator(at: examples, includingPropertiesForKeys: nil)
    let transcripts = (files?.allObjects as? [URL] ?? [])
      .filter { $0.pathExtension == "transcript" }
    let texts = try transcripts.map { try String(contentsOf: $0, encoding: .utf8) }
    // A sign stands alone, at the beginning of the right column or after the length of the speech.
    let sign = /(?:  |" | s )([^\p{L}\p{N}\s"(])(?= |\n)/
    let met = Set(texts.flatMap { $0.matches(of: sign).map { String($0.1) } })
    let known = Set(TranscriptLegend.signs.map(\.sign)).subtracting(["\"…\""])
    #expect(met.subtracting(known) == [])
    #expect(known.subtracting(met).isSubset(of: ["‖"]))
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
