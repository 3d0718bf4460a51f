import ScreenReading

/// Writes a transcript as a score: gestures with their times on the left, what is heard on the
/// right.
///
/// `→` is focus with its click, `♪` another sound, `*` a change. What is said is in quotation marks,
/// with its source unless that is focus, and with its result: the seconds it took, `✂` where it was
/// cut off, `✗` if it was never heard.
package struct TranscriptFormatter: Sendable {
  /// The minimum width of the gesture column.
  package var gestureWidth: Int
  /// How times are written.
  package var times: Times
  /// Whether the heading says so if times are estimated.
  package var marksEstimates: Bool
  /// What the heading calls the reader; `nil` where there is only one.
  package var reader: String?

  /// The ways to write times.
  package enum Times: String, Hashable, Sendable, CaseIterable {
    /// Seconds from the start of the walk.
    case absolute
    /// Seconds since the line before, so that one change does not change every line below it.
    case relative
    /// No times, and no durations of speech.
    case none
  }

  /// What a heading begins with.
  package static let headingStart = "# "
  /// What a heading says if times are estimated.
  package static let mark = " (times are estimated)"
  /// What the figures of a walk say of its goal.
  package static let (goalReached, goalMissed) = ("goal reached", "goal missed")

  package init(
    gestureWidth: Int = 16, times: Times = .absolute, marksEstimates: Bool = false
  ) {
    self.gestureWidth = gestureWidth
    self.times = times
    self.marksEstimates = marksEstimates
  }

  /// The score, ending in a line feed.
  package func format(_ transcript: WalkTranscript) -> String {
    lines(of: transcript).map { $0.text + "\n" }.joined()
  }

  /// A line of a score, and its time.
  package struct Line: Hashable, Sendable {
    /// Milliseconds from the start of the walk.
    package var time: Int
    package var text: String
  }

  /// The lines of the score; the first is its heading.
  package func lines(of transcript: WalkTranscript) -> [Line] {
    var lines = [Line(time: 0, text: heading(of: transcript))]
    let steps = transcript.events.compactMap { $0.kind.step?.description }
    let width = steps.map(Columns.width).reduce(gestureWidth, max)
    var lastTime: Int?
    var written = 0
    var pending: String?
    func clock(_ time: Int) -> String {
      if time == lastTime && pending == nil { return "" }
      defer { written = time }
      return times == .relative ? "+" + Columns.seconds(time - written) : Columns.seconds(time)
    }
    func line(_ time: Int, _ heard: String) {
      let left = times == .none ? "" : Columns.padded(clock(time), to: 7, isRight: true) + "  "
      let middle = Columns.padded(pending ?? "", to: width)
      let text = Columns.trimmed("\(left)\(middle)  \(Columns.oneLine(heard))")
      lines.append(Line(time: time, text: text))
      lastTime = time
      pending = nil
    }
    for event in transcript.events {
      if let step = event.kind.step {
        if pending != nil { line(lastTime ?? event.time, "") }
        pending = step.description
        lastTime = event.time
      } else if let heard = heard(event.kind) {
        if pending != nil, let lastTime, event.time != lastTime { line(lastTime, "") }
        line(event.time, heard)
      }
    }
    return lines
  }

  /// An event alone: a step of the walk, or what is heard, as on the right of a score.
  package func line(of event: WalkTranscript.Event) -> String {
    Columns.oneLine(event.kind.step?.description ?? heard(event.kind) ?? "")
  }

  private func heading(of transcript: WalkTranscript) -> String {
    let names = [transcript.screen, transcript.variant, transcript.walk, reader ?? ""]
      .filter { !$0.isEmpty }
    let isMarked = marksEstimates && transcript.isEstimated && times != .none
    return Self.headingStart + (names.isEmpty ? "walk" : names.joined(separator: " · "))
      + (isMarked ? Self.mark : "")
  }

  /// The text on the right; `nil` for the click that `→` stands for.
  private func heard(_ kind: WalkTranscript.Event.Kind) -> String? {
    switch kind {
    case .gesture, .wait, .set, .sound(.focus, _): return nil
    case .focus(let element, let isThrown):
      return "→ \(element)" + (isThrown ? " (thrown there)" : "")
    case .sound(let earcon, let rate):
      return "♪ \(earcon.rawValue)" + (rate == 1 ? "" : " ×\(rate)")
    case .speak(let speech): return speech.score(withTimes: times != .none)
    case .change(let change):
      let asked = change.isUnintended ? ", nobody asked" : ""
      let (from, to) = (
        change.property.from.isEmpty ? "–" : change.property.from,
        change.property.to.isEmpty ? "–" : change.property.to
      )
      return "* \(change.element).\(change.property.name.rawValue): \(from) ⇒ \(to)"
        + " (by \(change.by.rawValue)\(asked))"
    case .expect(let expectation, let isMet):
      return isMet ? "✓ expected \(expectation)" : "✗ expected \(expectation), which was not said"
    case .end(let figures): return "= \(figures.score(withTimes: times != .none))"
    }
  }
}

// MARK: - Reading lines again

extension TranscriptFormatter {
  /// The name of the walk that a line is the heading of; `nil` for another line.
  package static func name(inHeading line: String) -> String? {
    guard line.hasPrefix(headingStart) else { return nil }
    return String(line.dropFirst(headingStart.count)).replacing(mark, with: "")
  }

  /// What is said on a line, between its quotation marks; `nil` if nothing is.
  package static func speech(in line: String) -> String? {
    guard let first = line.firstIndex(of: "\""), let last = line.lastIndex(of: "\""), first < last
    else { return nil }
    return String(line[line.index(after: first)..<last])
  }

  /// What a line with the figures of a walk says of its goal; `nil` for another line.
  package static func goal(in line: String) -> String? {
    guard line.contains(/^\s*(?:\+?[0-9.]+\s+)?=[ ]/) else { return nil }
    return [goalMissed, goalReached].first { line.contains($0) }
  }
}

extension WalkTranscript {
  /// The transcript as text: gestures with their times on the left, what is heard on the right.
  ///
  /// ```
  /// # payment
  ///    0.00                    ♪ screenChanged
  ///    0.60                    → Tip
  ///                            "Tip, 10%, adjustable" 1.86 s
  ///    3.86  swipe up          * Tip.value: 10% ⇒ 20% (by user)
  /// ```
  ///
  /// `→` is focus with its click, `♪` another sound, `*` a change. What is said is in quotation marks,
  /// with its source unless that is focus, and with its result: the seconds it took, `✂` where it was
  /// cut off, `✗` if it was never heard. The last line, `=`, has the figures.
  public var score: String { TranscriptFormatter().format(self) }

  /// The transcript as `overheard check` keeps it in a file, for comparison with later ones: a time is told
  /// since the line before, so that one change does not change every line
  /// below it.
  public var golden: String {
    TranscriptFormatter(times: .relative, marksEstimates: true).format(self)
  }

  /// The lines of the score with their times.
  package var scoreLines: [TranscriptFormatter.Line] { TranscriptFormatter().lines(of: self) }
}

extension WalkTranscript.Speech {
  fileprivate func score(withTimes: Bool) -> String {
    let source = source == .focus ? "" : "\(source.rawValue) "
    guard withTimes else { return "\(source)\"\(spoken)\"" + sign }
    let pauses = pauses.map { pause in
      " ‖ \(Columns.seconds(pause.length)) at \(Columns.seconds(pause.at))"
    }
    return "\(source)\"\(spoken)\" \(fate)" + pauses.joined()
  }

  /// What became of it, without times.
  private var sign: String {
    switch outcome {
    case .finished: ""
    case .interrupted: " ✂"
    case .dropped: " " + lost
    }
  }

  private var fate: String {
    switch outcome {
    case .finished: "\(Columns.seconds(duration)) s"
    case .interrupted:
      "✂ at \(Columns.seconds(duration)) of \(Columns.seconds(length)) s"
    case .dropped: lost
    }
  }

  /// That it was never heard, and why if it was an announcement: users were meant to hear that.
  private var lost: String {
    "✗ never heard" + (loss.map { ": \($0.reason)" } ?? "")
  }
}

extension SpeechLoss {
  /// Why an announcement was lost, in words.
  package var reason: String {
    switch self {
    case .speechBegan: "it came as other speech began"
    case .focusMoving: "it came as focus moved"
    case .cutIn: "something else cut in first"
    case .cutOffAtOnce: "something else cut it off at once"
    case .replaced: "a newer one took its place"
    case .speechOff: "speech was off"
    }
  }
}

extension WalkFigures {
  /// The figures as a line of text: `2 gestures, 0 changes nobody asked for, 6.86 s of speech`.
  public var score: String { score(withTimes: true) }

  /// The figures as a line of text, with or without those that are times.
  func score(withTimes: Bool) -> String {
    var parts = ["\(gestures) gesture\(gestures == 1 ? "" : "s")"]
    parts.append("\(unintended) change\(unintended == 1 ? "" : "s") nobody asked for")
    if thrown > 0 { parts.append("focus thrown \(thrown) time\(thrown == 1 ? "" : "s")") }
    if let goalTime, goal == true {
      let time = withTimes ? " at \(Columns.seconds(goalTime)) s" : ""
      parts.append(TranscriptFormatter.goalReached + time)
    } else if goal == false {
      let why = goalHeldFromStart ? ": it held from the start" : ""
      parts.append(TranscriptFormatter.goalMissed + why)
    }
    if withTimes {
      parts.append("\(Columns.seconds(speech)) s of speech")
      if cutOff > 0 { parts.append("\((cutOffPermille + 5) / 10) % of it cut off") }
    }
    if unheard > 0 { parts.append("\(unheard) never heard") }
    if let unmet, unmet > 0 { parts.append("\(unmet) not as expected") }
    if let trap { parts.append((trapKind ?? .endlessCarousel).description(of: trap)) }
    return parts.joined(separator: ", ")
  }
}

extension WalkTrap.Kind {
  /// What happened, in words.
  fileprivate func description(of names: String) -> String {
    switch self {
    case .endlessCarousel: "trapped in \(names), an endless carousel"
    case .focusPingPong: "stopped because focus goes back and forth by itself: \(names)"
    case .reloadLoop: "stopped because focus reloads what has focus, again and again: \(names)"
    case .thrownBack: "trapped, because focus is thrown back again and again: \(names)"
    case .endlessScreens: "stopped because screens cover one another without end: \(names)"
    case .circularConditions: "stopped because conditions go round in a circle: \(names)"
    case .endlessCode: "stopped because code leads to itself without end: \(names)"
    case .tooLong: "stopped after an hour, which is the longest a walk takes"
    case .tooMuch: "stopped because too much happens by itself for a walk to hold"
    }
  }
}
