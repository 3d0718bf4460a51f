import AppSimulation
import Walks

// What the page says on which a screen is explored.

extension PageWords {
  /// The words of the page by their keys.
  package var exploring: [String: String] {
    let keys: [Key] = [
      .exploreTitle, .exploreStart, .exploreAgain, .exploreStep, .exploreSteps, .exploreLost,
      .exploreMissed, .exploreStand, .keys,
      .whatWasSaid, .copy, .copied, .disclaimer, .phoneOf, .screens,
    ]
    return Dictionary(uniqueKeysWithValues: keys.map { ($0.rawValue, self[$0]) })
  }

  /// Why a walk is over.
  ///
  /// - Parameters:
  ///   - trap: What it could not get out of; empty if that is no place.
  ///   - kind: What kept it there.
  /// - Returns: A sentence.
  package func exploredEnd(trap: String, kind: WalkTrap.Kind?) -> String {
    switch kind {
    case .tooLong?: self[.exploreHour]
    case .tooMuch?: self[.exploreTooMuch]
    default: "\(self[.figureTrap]): \(trap)"
    }
  }

  /// A change on one line.
  package func exploredChange(_ change: ElementChange) -> String { self.change(change) }
}
