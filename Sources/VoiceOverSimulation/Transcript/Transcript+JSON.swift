extension Transcript {
  /// The events as JSON Lines, as the command line promises: an object a line, seconds as
  /// decimals, keys in a fixed order.
  public var jsonLines: [String] {
    events.map { event in
      var line = JSONLine()
      line.add("screen", screen)
      line.add("variant", variant)
      line.add("walk", walk)
      line.add("time", thousandths: event.time)
      event.kind.add(to: &line)
      return line.description
    }
  }
}

extension Transcript.Event.Kind {
  fileprivate func add(to line: inout JSONLine) {
    switch self {
    case .gesture(let gesture):
      line.add("event", "gesture")
      line.add("gesture", gesture.description)
    case .focus(let element, let isThrown):
      line.add("event", "focus")
      line.add("element", element)
      if isThrown { line.add("thrown", raw: "true") }
    case .speak(let speech):
      line.add("event", "speak")
      speech.add(to: &line)
    case .sound(let earcon):
      line.add("event", "sound")
      line.add("sound", earcon.rawValue)
    case .change(let change):
      line.add("event", "change")
      line.add("element", change.element)
      line.add("property", change.property)
      line.add("from", change.from)
      line.add("to", change.to)
      line.add("by", change.by.rawValue)
    case .expect(let expectation, let isMet):
      line.add("event", "expect")
      line.add("expected", expectation.description)
      line.add("met", isMet)
    case .end(let figures):
      line.add("event", "end")
      figures.add(to: &line)
    }
  }
}

extension Transcript.Speech {
  fileprivate func add(to line: inout JSONLine) {
    line.add("spoken", utterance.spoken)
    line.add("source", utterance.source.rawValue)
    line.add("element", utterance.element)
    line.add("duration", thousandths: duration)
    line.add("outcome", outcome.rawValue)
    line.add("length", thousandths: utterance.length)
    guard !pauses.isEmpty else { return }
    let list = pauses.map { pause in
      var member = JSONLine()
      member.add("at", thousandths: pause.at)
      member.add("length", thousandths: pause.length)
      return member.description
    }
    line.add("pauses", raw: "[\(list.joined(separator: ","))]")
  }
}

extension Figures {
  fileprivate func add(to line: inout JSONLine) {
    line.add("gestures", gestures)
    line.add("unintended", unintended)
    line.add("goal", goal)
    line.add("goalTime", thousandths: goalTime)
    line.add("speech", thousandths: speech)
    line.add("cutOff", thousandths: cutOffPermille)
    line.add("unheard", unheard)
    line.add("thrown", thrown)
    line.add("trap", trap)
    if let unmet { line.add("unmet", unmet) }
  }
}
