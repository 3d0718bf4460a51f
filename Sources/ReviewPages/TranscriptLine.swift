import AppSimulation
import ScreenReading
import Walks

/// A line of a transcript on a page: a gesture, where it led, what was said, what changed.
///
/// At most one thing is said in a line, so that exactly one line is current at any time.
struct TranscriptLine: Hashable, Sendable {
  /// Milliseconds from the start of the sound.
  var time: Int
  /// What the user did.
  var step: WalkStep?
  /// The element that the reader's cursor reached.
  var focus: String?
  var speech: WalkTranscript.Speech?
  /// When the speech began, in milliseconds from the start of the sound.
  var speechTime: Int?
  /// The sounds of the reader's events.
  var sounds: [Earcon] = []
  var changes: [ElementChange] = []
  /// The events that it shows, by their places in the transcript.
  var events: [Int] = []
  /// What was expected to be said in answer to the gesture.
  var expectations: [Expected] = []

  /// Something that was expected.
  struct Expected: Hashable, Sendable {
    var expectation: HeardExpectation
    /// Whether it was said.
    var isMet: Bool
  }

  init(time: Int) {
    self.time = time
  }

  /// Whether an event at a time still belongs to this line: nothing has been said in it yet, and
  /// the user was not just waiting.
  func isOpen(at time: Int) -> Bool {
    if case .wait? = step, self.time != time { return false }
    return speech == nil
  }
}

extension WalkTranscript {
  /// The events as lines of a page.
  var lines: [TranscriptLine] {
    var lines: [TranscriptLine] = []
    func open(at time: Int, if isNeeded: (TranscriptLine) -> Bool) {
      if lines.last.map(isNeeded) ?? true { lines.append(TranscriptLine(time: time)) }
    }
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .gesture, .wait, .set:
        open(at: event.time) { _ in true }
        lines[lines.count - 1].step = event.kind.step
      case .focus(let element, _):
        open(at: event.time) { !$0.isOpen(at: event.time) || $0.focus != nil }
        lines[lines.count - 1].focus = element
      case .speak(let speech):
        open(at: event.time) { !$0.isOpen(at: event.time) }
        lines[lines.count - 1].speech = speech
        lines[lines.count - 1].speechTime = event.time
      case .sound(let sound, _):
        open(at: event.time) { !$0.isOpen(at: event.time) }
        lines[lines.count - 1].sounds.append(sound)
      case .change(let change):
        open(at: event.time) { _ in false }
        lines[lines.count - 1].changes.append(change)
      case .expect(let expectation, let isMet):
        open(at: event.time) { _ in false }
        lines[lines.count - 1].expectations.append(.init(expectation: expectation, isMet: isMet))
      case .end: break
      }
      if !lines.isEmpty { lines[lines.count - 1].events.append(index) }
    }
    return lines
  }

  /// What was said, one announcement per line, for pasting elsewhere.
  var plainText: String {
    lines.compactMap { $0.speech?.spoken }.map { $0 + "\n" }.joined()
  }
}
