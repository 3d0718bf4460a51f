import Support
import Walks

// What films say, in the words of pages.

extension PageWords {
  /// A step of a walk.
  package func filmStep(_ step: WalkStep) -> String { self.step(step) }

  /// What is guessed.
  package var filmNote: String { self[.disclaimer] }

  /// What a walk came to: some short texts.
  package func filmSummary(of figures: WalkFigures) -> [String] {
    var parts = ["\(self[.figureGestures]) \(figures.gestures)"]
    if let goal = figures.goal {
      let reached = figures.goalTime.map {
        self[.goalReachedAfter, Seconds(milliseconds: $0).tenths]
      }
      parts.append(
        goal ? "✓ \(reached ?? self[.goalReached])" : "✗ \(self[.goalMissed])")
    }
    if figures.unintended > 0 {
      parts.append("\(self[.figureUnintended]) \(figures.unintended)")
    }
    return parts
  }
}
