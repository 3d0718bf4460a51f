import ScreenReading

extension WalkTranscript {
  /// An expectation that was not met, and what there was in its place.
  package struct UnmetExpectation: Hashable, Sendable {
    package var expectation: HeardExpectation
    /// Which of the walk's expectations it is, counted from 0.
    package var number: Int
    /// What was heard since the last gesture.
    package var heard: [String]
    /// What would have met it, but was never heard.
    package var lost: String?
    /// Why that was lost.
    package var loss: SpeechLoss?
  }

  /// The expectations that were not met, each with what there was in its place.
  package var unmetExpectations: [UnmetExpectation] {
    var number = -1
    var spoken: [Speech] = []
    return events.compactMap { event in
      switch event.kind {
      case .gesture: spoken = []
      case .speak(let speech): spoken.append(speech)
      case .expect(let expectation, let isMet):
        number += 1
        guard !isMet else { break }
        let lost = spoken.first { $0.outcome == .dropped && expectation.isMet(by: $0.spoken) }
        return UnmetExpectation(
          expectation: expectation, number: number,
          heard: spoken.filter { $0.outcome != .dropped }.map(\.spoken),
          lost: lost?.spoken, loss: lost?.loss)
      default: break
      }
      return nil
    }
  }
}
