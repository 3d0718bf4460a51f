import AccessibilityModel
import Support

extension WalkSweep {
  /// The sweep as a line of text.
  ///
  /// `400 starts: 7–45 gestures, focus thrown 4–9 times, goal missed in 30 %`
  public var score: String {
    guard let gestures = range({ $0.gestures }) else { return "no starts" }
    var parts = [gestures.text("gesture")]
    if let unintended = range({ $0.unintended }), unintended.most > 0 {
      parts.append(unintended.text("change") + " nobody asked for")
    }
    if let thrown = range({ $0.thrown }), thrown.most > 0 {
      parts.append("focus thrown " + thrown.text("time"))
    }
    if let unheard = range({ $0.unheard }), unheard.most > 0 {
      parts.append(unheard.text("announcement") + " never heard")
    }
    if let reached {
      let missed = runs.count - reached
      parts.append(
        missed == 0
          ? "goal always reached"
          : reached == 0 ? "goal always missed" : "goal missed in \(share(missed)) %")
    }
    let trapped = runs.count { $0.figures.trap != nil }
    if trapped > 0 { parts.append("trapped in \(share(trapped)) %") }
    return "\(runs.count) start\(runs.count == 1 ? "" : "s"): " + parts.joined(separator: ", ")
  }

  /// A number of runs in percent; never 0 or 100 unless it is none or all of them.
  package func share(_ count: Int) -> Int {
    guard count > 0, count < runs.count else { return count == 0 ? 0 : 100 }
    return min(max((count * 100 + runs.count / 2) / runs.count, 1), 99)
  }

  /// The line of the sweep in a score, below the line of the figures.
  package func line(times: TranscriptFormatter.Times = .absolute) -> String {
    String(repeating: " ", count: times == .none ? 18 : 27) + "≈ \(score)\n"
  }
}

extension WalkSweep.Range {
  /// `4–9 times`, or `3 times` if all are the same.
  fileprivate func text(_ noun: String) -> String {
    let number = least == most ? "\(least)" : "\(least)–\(most)"
    return "\(number) \(noun)\(least == 1 && most == 1 ? "" : "s")"
  }
}

// MARK: - JSON

extension WalkSweep {
  /// The sweep as a line of JSON.
  ///
  /// - Parameter transcript: The transcript whose names it carries.
  /// - Returns: An object, without a line feed.
  /// - Throws: The encoder's error.
  package func jsonLine(beside transcript: WalkTranscript) throws -> String {
    try JSONText.inOrder(Line(sweep: self, transcript: transcript))
  }

  private struct Line: Encodable {
    var sweep: WalkSweep
    var transcript: WalkTranscript

    private enum Keys: CodingKey {
      case screen, variant, reader, walk, event, runs, estimated, reached, gestures, unintended,
        thrown
      case goalTime, speech, cutOff, unheard, trapped, grid
    }

    private enum RangeKeys: CodingKey {
      case least, middle, most
    }

    private enum GridKeys: CodingKey {
      case phases, reactions, rates
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Keys.self)
      try object.encode(transcript.screen, forKey: .screen)
      try object.encode(transcript.variant, forKey: .variant)
      try object.encodeIfPresent(transcript.reader, forKey: .reader)
      try object.encode(transcript.walk, forKey: .walk)
      try object.encode("sweep", forKey: .event)
      try object.encode(sweep.runs.count, forKey: .runs)
      if transcript.isEstimated { try object.encode(true, forKey: .estimated) }
      try object.encode(sweep.reached.map(share), forKey: .reached)
      try encode(.gestures, { $0.gestures }, into: &object)
      try encode(.unintended, { $0.unintended }, into: &object)
      try encode(.thrown, { $0.thrown }, into: &object)
      try encode(.goalTime, { $0.goalTime }, into: &object, Seconds.init(milliseconds:))
      try encode(.speech, { $0.speech }, into: &object, Seconds.init(milliseconds:))
      try encode(.cutOff, { $0.cutOffPermille }, into: &object) { Double($0) / 1000 }
      try encode(.unheard, { $0.unheard }, into: &object)
      try object.encode(share(sweep.runs.count { $0.figures.trap != nil }), forKey: .trapped)
      var grid = object.nestedContainer(keyedBy: GridKeys.self, forKey: .grid)
      try grid.encode(sweep.grid.phases.map { Double($0) / 1000 }, forKey: .phases)
      try grid.encode(sweep.grid.reactions.map(Seconds.init(milliseconds:)), forKey: .reactions)
      try grid.encode(sweep.grid.rates.map { Double($0) / 100 }, forKey: .rates)
    }

    /// A number of runs as a share, with three decimals.
    private func share(_ count: Int) -> Double {
      Double((count * 1000 + sweep.runs.count / 2) / max(sweep.runs.count, 1)) / 1000
    }

    private func encode(
      _ key: Keys, _ figure: (WalkFigures) -> Int?, into object: inout KeyedEncodingContainer<Keys>
    ) throws {
      try encode(key, figure, into: &object) { $0 }
    }

    private func encode(
      _ key: Keys, _ figure: (WalkFigures) -> Int?,
      into object: inout KeyedEncodingContainer<Keys>, _ value: (Int) -> some Encodable
    ) throws {
      guard let range = sweep.range(figure) else { return try object.encodeNil(forKey: key) }
      var nested = object.nestedContainer(keyedBy: RangeKeys.self, forKey: key)
      try nested.encode(value(range.least), forKey: .least)
      try nested.encode(value(range.middle), forKey: .middle)
      try nested.encode(value(range.most), forKey: .most)
    }
  }
}
