import ScreenReading

/// The figures of a walk, counted while it is taken; see `WalkFigures.init(of:)`.
///
/// What is expected is not among them: that needs the words.
struct FigureCount: Sendable {
  private var counted = WalkFigures(of: [])
  /// What has begun and not ended.
  private var open: [SpokenUtterance.ID: (source: SpeechSource, length: Int)] = [:]

  /// The figures; what has not ended was never heard.
  var figures: WalkFigures {
    var figures = counted
    figures.unheard += open.values.count { $0.source == .announcement }
    return figures
  }

  mutating func note(_ timed: TimedAction) {
    switch timed.action {
    case .gesture: counted.gestures += 1
    case .focus(_, isThrown: true): counted.thrown += 1
    case .change(let change): if change.isUnintended { counted.unintended += 1 }
    case .speak(let utterance): open[utterance.id] = (utterance.source, utterance.length)
    case .drop(let utterance): if utterance.source == .announcement { counted.unheard += 1 }
    case .endSpeech(let id, let outcome, let heard):
      guard let (source, length) = open.removeValue(forKey: id) else { return }
      counted.speech += heard
      switch outcome {
      case .finished: break
      case .interrupted: counted.cutOff += length - heard
      case .dropped: if source == .announcement { counted.unheard += 1 }
      }
    case .focus, .sound, .pause, .resume: break
    }
  }
}
