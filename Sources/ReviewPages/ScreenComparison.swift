import Rendering
import Walks

/// How a screen differs from the baseline.
package struct ScreenComparison: Hashable, Sendable {
  /// What became of the screen: the most important result of its walks.
  package var status: Status
  /// Its walks, in the order of their paths.
  package var walks: [WalkComparison]

  /// What became of a screen or walk; the most important comes first.
  package enum Status: String, Hashable, Sendable, CaseIterable, Comparable {
    /// Something else is said.
    case changed
    case added
    case removed
    /// The same is said, but it sounds different or comes at other times.
    case resounded
    case unchanged

    package static func < (left: Status, right: Status) -> Bool {
      (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
    }
  }

  /// Combines the comparisons of walks.
  package init(_ walks: [WalkComparison]) {
    self.walks = walks.sorted { $0.path < $1.path }
    let statuses = Set(walks.map(\.status))
    // If a walk was added or removed, the screen has changed.
    status = statuses.count == 1 ? statuses.first ?? .unchanged : statuses.min() ?? .unchanged
    if statuses.count > 1, status != .resounded { status = .changed }
  }
}

extension ScreenComparison {
  /// The walks in the order in which a page shows them; removed ones are at the end.
  func walks(inOrderOf paths: [String]) -> [WalkComparison] {
    let places = Dictionary(paths.enumerated().map { ($1, $0) }) { first, _ in first }
    return walks.enumerated().sorted { left, right in
      let (a, b) = (places[left.element.path] ?? .max, places[right.element.path] ?? .max)
      return a == b ? left.offset < right.offset : a < b
    }.map(\.element)
  }
}

/// How a walk differs from the baseline.
package struct WalkComparison: Hashable, Sendable {
  /// The path of its files without extension.
  package var path: String
  /// The name of what was rendered, which tells the reader.
  package var screen: String
  package var variant: String
  package var walk: String
  package var status: ScreenComparison.Status
  /// What is heard, step by step; empty if the same is said.
  package var steps: [HeardDifference.Step]
  /// The sounds, as paths below the folder of the review.
  package var oldSound: String?
  package var newSound: String?

  /// Where the sounds of the baseline are kept, below the folder of the review.
  package static let soundFolder = "review/baseline"

  /// Compares a walk of the baseline with the current one.
  ///
  /// - Parameters:
  ///   - old: The walk in the baseline; `nil` for a walk that is new.
  ///   - new: The current walk; `nil` for a walk that is gone.
  ///   - words: The words in which changes are told.
  ///   - documents: Their transcripts; asked for only when the files differ.
  package init(
    old: Manifest.Entry?, new: Manifest.Entry?, words: PageWords,
    documents: () throws -> (old: WalkTranscript, new: WalkTranscript)
  ) rethrows {
    let entry = new ?? old
    path = entry?.path ?? ""
    screen = entry?.screen ?? ""
    variant = entry?.variant ?? ""
    walk = entry?.walk ?? ""
    steps = []
    switch (old, new) {
    case (nil, _): status = .added
    case (_, nil): status = .removed
    case (let old?, let new?):
      guard old.files != new.files else {
        status = .unchanged
        return
      }
      let (before, after) = try documents()
      // Under another name, the files tell the other name, and differ in that alone.
      if old.transcript != new.transcript, before.isSame(as: after) {
        status = .unchanged
        return
      }
      let difference = HeardDifference(
        from: before.heardItems(words), to: after.heardItems(words))
      status = difference.isEmpty ? .resounded : .changed
      if !difference.isEmpty { steps = difference.steps }
      oldSound = old.sound.map { "\(Self.soundFolder)/\($0)" }
      newSound = new.sound
    }
  }
}

extension WalkTranscript {
  /// Whether the same is heard from the same voices at the same times.
  fileprivate func isSame(as other: WalkTranscript) -> Bool {
    events == other.events && recording == other.recording
  }
}
