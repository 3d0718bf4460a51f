import ScreenReading

/// Writes a transcript as a score: gestures with their times on the left, what is heard on the
/// right.
///
/// `→` is focus with its click, `♪` another sound, `*` a change. What is said is in quotation marks,
/// with its source unless that is focus, and with its result: the seconds it took, `✂` where it was
/// cut off, `✗` if it was never heard.
public struct TranscriptFormatter: Sendable {
  /// The minimum width of the gesture column.
  public var gestureWidth: Int

  public init(gestureWidth: Int = 16) {
    self.gestureWidth = gestureWidth
  }

  /// The score, ending in a line feed.
  public func format(_ transcript: Transcript) -> String {
    lines(of: transcript).map { $0.text + "\n" }.joined()
  }

  /// A line of a score, and its time.
  public struct Line: Hashable, Sendable {
    /// Milliseconds from the start of the walk.
    public var time: Int
    public var text: String
  }

  /// The lines of the score; the first is its heading.
  public func lines(of transcript: Transcript) -> [Line] {
    var lines = [Line(time: 0, text: heading(of: transcript))]
    let steps = transcript.events.compactMap { $0.kind.step?.description }
    let width = steps.map(Columns.width).reduce(gestureWidth, max)
    var lastTime: Int?
    var pending: String?
    func line(_ time: Int, _ heard: String) {
      let clock = time == lastTime && pending == nil ? "" : Columns.seconds(time)
      let left = Columns.padded(clock, to: 7, isRight: true)
      let middle = Columns.padded(pending ?? "", to: width)
      let text = Columns.trimmed("\(left)  \(middle)  \(Columns.oneLine(heard))")
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

  private func heading(of transcript: Transcript) -> String {
    let names = [transcript.screen, transcript.variant, transcript.walk].filter { !$0.isEmpty }
    return "# " + (names.isEmpty ? "walk" : names.joined(separator: " · "))
  }

  /// The text on the right; `nil` for the click that `→` stands for.
  private func heard(_ kind: Transcript.Event.Kind) -> String? {
    switch kind {
    case .gesture, .wait, .set, .sound(.focus): return nil
    case .focus(let element, let isThrown):
      return "→ \(element)" + (isThrown ? " (thrown there)" : "")
    case .sound(let earcon): return "♪ \(earcon.rawValue)"
    case .speak(let speech): return speech.score
    case .change(let change):
      let asked = change.by == .focus ? ", nobody asked" : ""
      let (from, to) = (
        change.from.isEmpty ? "–" : change.from, change.to.isEmpty ? "–" : change.to
      )
      return "* \(change.element).\(change.property): \(from) ⇒ \(to)"
        + " (by \(change.by.rawValue)\(asked))"
    case .expect(let expectation, let isMet):
      return isMet ? "✓ expected \(expectation)" : "✗ expected \(expectation), which was not said"
    case .end(let figures): return "= \(figures.score)"
    }
  }
}

extension Transcript {
  /// The transcript as a score; see ``TranscriptFormatter``.
  public var score: String { TranscriptFormatter().format(self) }

  /// The lines of the score with their times.
  public var scoreLines: [TranscriptFormatter.Line] { TranscriptFormatter().lines(of: self) }
}

extension Transcript.Speech {
  fileprivate var score: String {
    let source = source == .focus ? "" : "\(source.rawValue) "
    let pauses = pauses.map { pause in
      " ‖ \(Columns.seconds(pause.length)) at \(Columns.seconds(pause.at))"
    }
    return "\(source)\"\(spoken)\" \(fate)" + pauses.joined()
  }

  private var fate: String {
    switch outcome {
    case .finished: "\(Columns.seconds(duration)) s"
    case .interrupted:
      "✂ at \(Columns.seconds(duration)) of \(Columns.seconds(length)) s"
    case .dropped: "✗ never heard"
    }
  }
}

extension Figures {
  /// The figures as a line of text.
  public var score: String {
    var parts = ["\(gestures) gesture\(gestures == 1 ? "" : "s")"]
    parts.append("\(unintended) change\(unintended == 1 ? "" : "s") nobody asked for")
    if thrown > 0 { parts.append("focus thrown \(thrown) time\(thrown == 1 ? "" : "s")") }
    if let goalTime, goal == true {
      parts.append("goal reached at \(Columns.seconds(goalTime)) s")
    } else if goal == false {
      parts.append("goal missed")
    }
    parts.append("\(Columns.seconds(speech)) s of speech")
    if cutOff > 0 { parts.append("\((cutOffPermille + 5) / 10) % of it cut off") }
    if unheard > 0 { parts.append("\(unheard) never heard") }
    if let unmet, unmet > 0 { parts.append("\(unmet) not as expected") }
    if let trap { parts.append("trapped in \(trap)") }
    return parts.joined(separator: ", ")
  }
}
