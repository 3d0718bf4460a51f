import ScreenReading

/// A walk that is made up on the way: each step is taken when the user takes it, whatever is being said.
///
/// What follows from a step is found out by taking the whole walk again: the same steps at the same times
/// always lead to the same. Times are milliseconds from the start.
///
/// ```swift
/// var explored = ExploredWalk(with: .voiceOver)
/// explored.take(.gesture(.swipe(.right)), at: 1500)
/// let transcript = WalkTranscript(
///   of: explored.walk(upTo: 10_000), on: variant, configuration: configuration)
/// explored.note(transcript)
/// ```
package struct ExploredWalk: Sendable {
  private let reader: ScreenReader
  /// Every step after the time that passed before it.
  private var steps: [WalkStep] = []
  /// When the last step was over.
  package private(set) var end = 0

  /// Creates a walk on which nothing has been done yet.
  package init(with reader: ScreenReader) {
    self.reader = reader
  }

  /// Takes a step.
  package mutating func take(_ step: WalkStep, at time: Int) { take(step, after: time - end) }

  /// Takes a step, so long after the last one was over.
  package mutating func take(_ step: WalkStep, after pause: Int) {
    let pause = min(max(pause, 0), WalkTrap.longest)
    steps += [.wait(pause), step]
    end += pause
  }

  /// Learns from what followed when the last step was over: one that consists of several gestures takes time.
  ///
  /// - Parameter transcript: That of ``walk(upTo:)``.
  package mutating func note(_ transcript: WalkTranscript) {
    let last = transcript.events.last { if case .wait = $0.kind { true } else { false } }
    end = max(end, last?.time ?? 0)
  }

  /// Whether the last step did not find what it is for: an element, a rotor, an action, a field to type in.
  package func lastStepMissed(in transcript: WalkTranscript) -> Bool {
    transcript.missedSteps.contains(steps.count - 1)
  }

  /// The steps that found nothing and moved nothing: a name that was mistyped.
  ///
  /// - Parameter transcript: That of ``walk(upTo:)`` or ``walkToTheEnd``.
  /// - Returns: Their places among the steps and the times before them.
  package func idleSteps(in transcript: WalkTranscript) -> Set<Int> {
    var idle = Set(transcript.missedSteps)
    // Before every step there is the time that passed, in which the step before still has its effects.
    var (next, step) = (-1, -1)
    for event in transcript.events {
      switch event.kind {
      case .wait: next += 2
      case .gesture, .set: step = next
      case .focus: idle.remove(step)
      case .change(let change) where change.by == .user || change.isUnintended: idle.remove(step)
      default: break
      }
    }
    return idle
  }

  /// The walk so far, and what follows up to a time; whatever is then being said is cut off.
  package func walk(upTo time: Int) -> ReaderWalk {
    var walk = ReaderWalk(
      name: "", steps: steps + [.wait(max(0, time - end))], reader: reader.id)
    walk.isUnderWay = true
    return walk
  }

  /// The walk so far, listened to until nothing more is said.
  package var walkToTheEnd: ReaderWalk { ReaderWalk(name: "", steps: steps, reader: reader.id) }

  /// The steps as a walk to keep.
  ///
  /// - Parameters:
  ///   - name: The name of the walk.
  ///   - isTimed: Whether every step comes when it came; otherwise the user listens before each.
  ///   - leftOut: Steps that are not kept, as ``idleSteps(in:)`` counts them.
  /// - Returns: The walk; `nil` if there are no steps.
  package func walk(
    named name: String, isTimed: Bool = false, without leftOut: Set<Int> = []
  ) -> ReaderWalk? {
    var taken: [WalkStep] = []
    for (index, step) in steps.enumerated() where !leftOut.contains(index) {
      if case .wait(let time) = step {
        guard isTimed else { continue }
        // The time around a step that is left out passes all the same.
        if case .wait(let before)? = taken.last {
          taken[taken.count - 1] = .wait(before + time)
          continue
        }
      }
      taken.append(step)
    }
    if case .wait? = taken.last { taken.removeLast() }
    guard !taken.isEmpty else { return nil }
    let walk = ReaderWalk(name: name, steps: taken)
    // What means the same to every reader is for every reader.
    return walk.step(unknownTo: reader) == nil
      ? walk : ReaderWalk(name: name, steps: taken, reader: reader.id)
  }
}
