import ScreenReading

/// Records actions as the events of a transcript, or only counts them.
struct Recorder {
  private(set) var events: [WalkTranscript.Event] = []
  /// What is counted instead of recording events, for callers that only want the figures.
  var count: FigureCount?
  /// The positions of unfinished utterances among the events.
  private var open: [Int: Int] = [:]
  private var pausedAt: [Int: Int] = [:]

  mutating func record(_ actions: [TimedAction]) {
    if count != nil {
      for action in actions { count?.note(action) }
    } else {
      for action in actions { record(action) }
    }
  }

  /// The figures of what was recorded or counted.
  var figures: WalkFigures { count?.figures ?? WalkFigures(of: events) }

  /// Records an event that does not come from the reader.
  mutating func record(_ kind: WalkTranscript.Event.Kind, at time: Int) {
    if count == nil { events.append(.init(time: time, kind)) }
  }

  /// Records whether something was said since an event.
  mutating func record(_ expectation: HeardExpectation, since index: Int, at time: Int) {
    let isMet = meets(expectation, since: index)
    events.append(.init(time: time, .expect(expectation, isMet: isMet)))
  }

  /// Whether something was said since an event.
  func meets(_ expectation: HeardExpectation, since index: Int) -> Bool {
    events.indices[index...].contains { index in
      guard case .speak(let speech) = events[index].kind,
        speech.outcome != .dropped || isOpen(index)
      else { return false }
      return expectation.isMet(by: speech.spoken)
    }
  }

  private func isOpen(_ index: Int) -> Bool { open.values.contains(index) }

  private mutating func record(_ timed: TimedAction) {
    let time = timed.time
    switch timed.action {
    case .gesture(let gesture): events.append(.init(time: time, .gesture(gesture)))
    case .focus(let name, let isThrown):
      events.append(.init(time: time, .focus(name, isThrown: isThrown)))
    case .sound(let earcon, let rate):
      events.append(.init(time: time, .sound(earcon, rate: rate)))
    case .change(let change): events.append(.init(time: time, .change(change)))
    case .speak(let utterance):
      open[utterance.id] = events.count
      add(utterance, at: time)
    case .drop(let utterance): add(utterance, at: time)
    case .pause(let id): pausedAt[id] = time
    case .resume(let id): endPause(of: id, at: time)
    case .endSpeech(let id, let outcome, let heard):
      endPause(of: id, at: time)
      change(id) { speech in
        speech.outcome = outcome
        speech.duration = heard
        if outcome == .dropped, speech.source == .announcement { speech.loss = .cutOffAtOnce }
      }
      open[id] = nil
    }
  }

  private mutating func add(_ utterance: SpokenUtterance, at time: Int) {
    var speech = WalkTranscript.Speech(
      spoken: utterance.spoken, source: utterance.source, element: utterance.element,
      duration: 0, outcome: .dropped, length: utterance.length,
      parts: utterance.parts.map { .init($0) })
    if utterance.source == .announcement { speech.loss = utterance.loss }
    events.append(.init(time: time, .speak(speech)))
  }

  private mutating func endPause(of id: Int, at time: Int) {
    guard let began = pausedAt.removeValue(forKey: id), let index = open[id] else { return }
    let start = events[index].time
    change(id) { speech in
      let before = speech.pauses.reduce(0) { $0 + $1.length }
      speech.pauses.append(.init(at: began - start - before, length: time - began))
    }
  }

  private mutating func change(_ id: Int, _ body: (inout WalkTranscript.Speech) -> Void) {
    guard let index = open[id], case .speak(var speech) = events[index].kind else { return }
    body(&speech)
    events[index].kind = .speak(speech)
  }
}
