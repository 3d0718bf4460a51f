import VoiceOverSimulation

/// A line of a transcript on a page: a gesture, where it led, what was said, what changed.
///
/// A line says at most one thing, so that one line is the current one at any time.
public struct TranscriptLine: Hashable, Sendable {
  /// Milliseconds from the start of the sound.
  public var time: Int
  /// What the user did, in the gesture's canonical words.
  public var gesture: String?
  /// The element to which VoiceOver's cursor came.
  public var focus: String?
  public var speech: WalkDocument.Speech?
  /// When the speech began, in milliseconds from the start of the sound.
  public var speechTime: Int?
  /// The sounds of VoiceOver's events.
  public var sounds: [String] = []
  public var changes: [Change] = []
  /// What was expected to be said in answer to the gesture.
  public var expectations: [Expected] = []

  /// Something that was expected.
  public struct Expected: Hashable, Sendable {
    /// The text, or the pattern between slashes.
    public var text: String
    /// Whether it was said.
    public var isMet: Bool
  }

  init(time: Int) {
    self.time = time
  }

  /// Whether what comes at a time is the answer to what is there: nothing was said in it yet, and
  /// nobody only waited.
  func isOpen(at time: Int) -> Bool {
    speech == nil && (self.time == time || gesture?.hasPrefix("wait ") != true)
  }
}

extension WalkDocument {
  /// The events as lines.
  public var lines: [TranscriptLine] {
    var lines: [TranscriptLine] = []
    func open(at time: Int, if isNeeded: (TranscriptLine) -> Bool) {
      if lines.last.map(isNeeded) ?? true { lines.append(TranscriptLine(time: time)) }
    }
    for event in events {
      switch event.kind {
      case .gesture(let gesture):
        open(at: event.time) { _ in true }
        lines[lines.count - 1].gesture = gesture
      case .focus(let element):
        open(at: event.time) { !$0.isOpen(at: event.time) || $0.focus != nil }
        lines[lines.count - 1].focus = element
      case .speak(let speech):
        open(at: event.time) { !$0.isOpen(at: event.time) }
        lines[lines.count - 1].speech = speech
        lines[lines.count - 1].speechTime = event.time
      case .sound(let sound):
        open(at: event.time) { !$0.isOpen(at: event.time) }
        lines[lines.count - 1].sounds.append(sound)
      case .change(let change):
        open(at: event.time) { _ in false }
        lines[lines.count - 1].changes.append(change)
      case .expect(let text, let isMet):
        open(at: event.time) { _ in false }
        lines[lines.count - 1].expectations.append(.init(text: text, isMet: isMet))
      case .end: break
      }
    }
    return lines
  }

  /// What was said, a line an announcement, for people who paste it somewhere.
  public var plainText: String {
    lines.compactMap { $0.speech?.spoken }.map { $0 + "\n" }.joined()
  }
}
