/// Writes a transcript as a score: gestures with their times on the left, what is heard on the
/// right.
///
/// `→` is focus with its click, `♪` another sound, `*` a change; what is said stands in quotation
/// marks, with its source unless that is focus, and with what became of it: the seconds it took,
/// `✂` where it was cut, `✗` when it was never heard.
public struct TranscriptFormatter: Sendable {
  /// The least width of the column of gestures.
  public var gestureWidth: Int

  public init(gestureWidth: Int = 16) {
    self.gestureWidth = gestureWidth
  }

  /// The score, with a line feed at its end.
  public func format(_ transcript: Transcript) -> String {
    var lines = [heading(of: transcript)]
    let gestures = transcript.events.compactMap { event -> String? in
      if case .gesture(let gesture) = event.kind { return gesture.description }
      return nil
    }
    let width = gestures.map(Columns.width).reduce(gestureWidth, max)
    var lastTime: Int?
    var pending: String?
    func line(_ time: Int, _ heard: String) {
      let clock = time == lastTime && pending == nil ? "" : Columns.seconds(time)
      let left = Columns.padded(clock, to: 7, isRight: true)
      let middle = Columns.padded(pending ?? "", to: width)
      lines.append(Columns.trimmed("\(left)  \(middle)  \(Columns.oneLine(heard))"))
      lastTime = time
      pending = nil
    }
    for event in transcript.events {
      if case .gesture(let gesture) = event.kind {
        if pending != nil { line(lastTime ?? event.time, "") }
        pending = gesture.description
        lastTime = event.time
      } else if let heard = heard(event.kind) {
        if pending != nil, let lastTime, event.time != lastTime { line(lastTime, "") }
        line(event.time, heard)
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(of transcript: Transcript) -> String {
    let names = [transcript.screen, transcript.variant, transcript.walk].filter { !$0.isEmpty }
    return "# " + (names.isEmpty ? "walk" : names.joined(separator: " · "))
  }

  /// What stands on the right; `nil` for the click that `→` stands for.
  private func heard(_ kind: Transcript.Event.Kind) -> String? {
    switch kind {
    case .gesture, .sound(.focus): return nil
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
  /// The transcript as a score, see ``TranscriptFormatter``.
  public var score: String { TranscriptFormatter().format(self) }
}

extension Transcript.Speech {
  fileprivate var score: String {
    let source = utterance.source == .focus ? "" : "\(utterance.source.rawValue) "
    let pauses = pauses.map { pause in
      " ‖ \(Columns.seconds(pause.length)) at \(Columns.seconds(pause.at))"
    }
    return "\(source)\"\(utterance.spoken)\" \(fate)" + pauses.joined()
  }

  private var fate: String {
    switch outcome {
    case .finished: "\(Columns.seconds(duration)) s"
    case .interrupted:
      "✂ at \(Columns.seconds(duration)) of \(Columns.seconds(utterance.length)) s"
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

/// Texts in columns, as wide as a terminal shows them.
enum Columns {
  /// Seconds with two decimals, rounded to the nearest.
  static func seconds(_ milliseconds: Int) -> String {
    let hundredths = (milliseconds + 5) / 10
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// How many columns a text takes: Hangul and Han take two.
  static func width(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFF00...0xFF60, 0x1F300...0x1FAFF:
        width + 2
      default: width + 1
      }
    }
  }

  static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
    let space = String(repeating: " ", count: max(width - Columns.width(text), 0))
    return isRight ? space + text : text + space
  }

  /// The text with `↵` for every line break.
  static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? "↵" : $0 })
  }

  /// The text without spaces at its end.
  static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }
}
