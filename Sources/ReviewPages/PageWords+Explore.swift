import AppSimulation
import Walks

// What the page says on which a screen is explored.

extension PageWords {
  /// The words of the page by their keys.
  package var exploring: [String: String] {
    let keys: [Key] = [
      .exploreTitle, .exploreStart, .exploreAgain, .exploreStep, .exploreSteps, .exploreLost,
      .exploreMissed, .exploreStand, .keys,
      .whatWasSaid, .figureTrap, .copy, .copied, .disclaimer, .phoneOf, .screens,
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, self[$0]) })
  }

  /// A change on one line.
  package func exploredChange(_ change: ElementChange) -> String { self.change(change) }
}
