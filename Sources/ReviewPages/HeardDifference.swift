import AppSimulation
import ScreenReading
import Support
import Walks

/// Something that is heard, or a change that nobody asked for.
///
/// Two walks are compared by these items.
package struct HeardItem: Hashable, Sendable {
  /// What is said, or what changed.
  package var text: String
  /// What became of the announcement; `nil` for a change.
  package var outcome: SpeechOutcome?
  /// Who made a change; `nil` for an announcement.
  package var cause: ElementChange.Cause?
  /// Milliseconds from the start of the sound; not compared.
  package var time: Int

  /// Whether the same is heard, at whatever time.
  func isSame(as other: HeardItem) -> Bool {
    text == other.text && outcome == other.outcome
  }
}

extension WalkTranscript {
  /// What is heard, and what changed though nobody asked for it.
  func heardItems(_ words: PageWords) -> [HeardItem] {
    events.compactMap { event in
      switch event.kind {
      case .speak(let speech):
        HeardItem(text: speech.spoken, outcome: speech.outcome, time: event.time)
      case .change(let change) where change.isUnintended:
        HeardItem(
          text: words.change(change), outcome: nil, cause: change.by, time: event.time)
      default: nil
      }
    }
  }
}

/// What changed between two walks: announcement by announcement, then word by word.
package struct HeardDifference: Hashable, Sendable {
  /// The steps in order.
  package private(set) var steps: [Step] = []

  /// An announcement in one walk, the other, or both.
  package enum Step: Hashable, Sendable {
    case same(HeardItem)
    case removed(HeardItem)
    case added(HeardItem)
    /// The announcement changed: the words that stayed the same and those that did not.
    case changed(from: HeardItem, to: HeardItem, [WordDifference.Piece])
  }

  /// Compares two walks.
  package init(from old: [HeardItem], to new: [HeardItem]) {
    var (removed, added): ([HeardItem], [HeardItem]) = ([], [])
    for step in SequenceDifference(from: old, to: new, by: { $0.isSame(as: $1) }).steps {
      switch step {
      case .removed(let item): removed.append(item)
      case .added(let item): added.append(item)
      case .same(_, let item):
        align(removed, added)
        (removed, added) = ([], [])
        steps.append(.same(item))
      }
    }
    align(removed, added)
  }

  /// Whether the same is heard.
  package var isEmpty: Bool {
    steps.allSatisfy { if case .same = $0 { true } else { false } }
  }

  /// Pairs announcements that are alike.
  private mutating func align(_ old: [HeardItem], _ new: [HeardItem]) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= 40_000 else {
      steps += old.map(Step.removed) + new.map(Step.added)
      return
    }
    for pair in Alignment(old.map(\.profile), new.map(\.profile)).pairs {
      switch pair {
      case (let i?, let j?):
        let words = WordDifference(from: old[i].text, to: new[j].text)
        steps.append(.changed(from: old[i], to: new[j], words.pieces))
      case (let i?, nil): steps.append(.removed(old[i]))
      case (nil, let j?): steps.append(.added(new[j]))
      case (nil, nil): break
      }
    }
  }
}

/// The best way to pair the texts of two lists, by sequence alignment.
private struct Alignment {
  /// Indices into both; `nil` where one has no partner.
  var pairs: [(Int?, Int?)] = []

  /// The cost of a text without a partner.
  ///
  /// Pairing two texts with nothing in common costs more than leaving both without one.
  private static let gap = 0.45

  init(_ old: [Profile], _ new: [Profile]) {
    let width = new.count + 1
    var costs = [Double](repeating: 0, count: (old.count + 1) * width)
    for i in 0...old.count {
      for j in 0...new.count where i + j > 0 {
        var best = Double.infinity
        if i > 0 { best = min(best, costs[(i - 1) * width + j] + Self.gap) }
        if j > 0 { best = min(best, costs[i * width + j - 1] + Self.gap) }
        if i > 0, j > 0 {
          best = min(best, costs[(i - 1) * width + j - 1] + old[i - 1].distance(to: new[j - 1]))
        }
        costs[i * width + j] = best
      }
    }
    var (i, j) = (old.count, new.count)
    while i > 0 || j > 0 {
      let cost = costs[i * width + j]
      if i > 0, j > 0,
        cost == costs[(i - 1) * width + j - 1] + old[i - 1].distance(to: new[j - 1])
      {
        (i, j) = (i - 1, j - 1)
        pairs.append((i, j))
      } else if j > 0, cost == costs[i * width + j - 1] + Self.gap {
        j -= 1
        pairs.append((nil, j))
      } else {
        i -= 1
        pairs.append((i, nil))
      }
    }
    pairs.reverse()
  }
}

/// The pairs of neighbouring letters in a text, by which we measure how alike two texts are.
private struct Profile {
  var pairs: [String: Int] = [:]
  var count = 0
  var isSpeech: Bool

  init(_ item: HeardItem) {
    isSpeech = item.outcome != nil
    let letters = [" "] + item.text.unicodeScalars.map { String($0) } + [" "]
    for (first, second) in zip(letters, letters.dropFirst()) {
      pairs[first + second, default: 0] += 1
      count += 1
    }
  }

  /// 0 for the same letters, 1 if they have none in common.
  func distance(to other: Profile) -> Double {
    guard isSpeech == other.isSpeech else { return 1 }
    let common = pairs.reduce(0) { $0 + min($1.value, other.pairs[$1.key] ?? 0) }
    return 1 - 2 * Double(common) / Double(count + other.count)
  }
}

extension HeardItem {
  fileprivate var profile: Profile { Profile(self) }
}
