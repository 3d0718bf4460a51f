import Support
import Walks

// What films say, in the words of pages.

extension PageWords {
  /// A step of a walk.
  package func filmStep(_ step: WalkStep) -> String { self.step(step) }

  /// What is guessed.
  package var filmNote: String { self[.disclaimer] }

  /// What a walk came to, in a few words.
  package func filmSummary(of figures: WalkFigures) -> String {
    var parts = ["\(self[.figureGestures]) \(figures.gestures)"]
    if let goal = figures.goal {
      parts.append(
        goal
          ? "\(self[.goalReached]) ✓"
            + (figures.goalTime.map { " \(Seconds(milliseconds: $0).tenths)" } ?? "")
          : "✗ \(self[.missed])")
    }
    if figures.unintended > 0 {
      parts.append("\(self[.figureUnintended]) \(figures.unintended)")
    }
    return parts.joined(separator: " · ")
  }
}
