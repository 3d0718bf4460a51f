import Rendering
import Support
import Walks

/// A screen as the overview lists it.
package struct ScreenSummary: Hashable, Sendable {
  /// The path of the screen file without its extension.
  package var name: String
  package var title: String
  /// The tag of the language of the screen.
  package var language: String
  /// The names of its variants, in the order of the file.
  package var variants: [String]
  /// How many walks were rendered.
  package var walks: Int
  /// How long the sound of all its walks is.
  package var milliseconds: Int
  /// Changes nobody asked for in all walks, by variant.
  package var unintended: [VariantCount]
  /// The variants in which a goal was missed, with how many walks.
  package var missedGoals: [VariantCount]
  /// What walks expected to hear and did not, by variant.
  package var unmet: [VariantCount] = []
  /// The faults that were found, by variant.
  package var findings: [VariantCount] = []
  /// How many faults there are in variants that are not there to show them; what is wrong with several
  /// readers is one.
  package var faults = 0
  /// The names of the readers, where several are side by side.
  package var readers: [String] = []
  /// How each of several readers gets to the goals.
  package var ways: [Way] = []
  /// What became of it since the baseline; `nil` without one.
  package var status: ScreenComparison.Status?
  /// Its walks, as reviewers approve them.
  package var reviewed: [ReviewedWalk] = []
  /// The address of its picture from the overview; `nil` without one.
  package var thumbnail: String?
  /// Whether it has a page: one that was removed has none.
  package var hasPage = true

  /// A count for a variant, and for one of several readers.
  package struct VariantCount: Hashable, Sendable {
    package var variant: String
    package var reader: String?
    package var count: Int
  }

  /// A walk as reviewers approve it.
  package struct ReviewedWalk: Hashable, Sendable {
    package var name: String
    package var digest: String
    /// Whether something else is heard than in the baseline.
    package var isChanged: Bool
    /// What was decided on it.
    package var approval: Approval?
  }

  /// How one of several readers gets to the goals of a variant.
  package struct Way: Hashable, Sendable {
    package var variant: String
    package var reader: String
    /// How many walks of the variant have a goal, and how many reach it.
    package var goals: Int
    package var reached: Int
    /// The gestures of those walks.
    package var gestures: Int
    /// Milliseconds until the goals; `nil` if one is missed.
    package var time: Int?
  }

  /// The summary of a screen.
  package init(of screen: ReviewedScreen) {
    name = screen.name
    title = screen.title
    language = screen.language
    let groups = screen.walkGroups.flatMap(\.entries)
    let variants = (screen.variants.map(\.name) + groups.map(\.variant)).uniqued()
    self.variants = variants.filter { !$0.isEmpty }
    walks = screen.entries.count
    milliseconds = screen.entries.reduce(0) { $0 + $1.milliseconds }
    let readings = screen.readings
    func counts(_ count: (_ variant: String, _ screen: String) -> Int) -> [VariantCount] {
      variants.flatMap { variant in
        readings.compactMap { reading in
          let number = count(variant, reading.screen)
          guard number > 0 else { return nil }
          return VariantCount(
            variant: variant, reader: screen.readerName(of: reading.screen), count: number)
        }
      }
    }
    func figures(_ variant: String, _ screen: String) -> [WalkFigures] {
      groups.filter { $0.variant == variant && $0.screen == screen }.compactMap(\.figures)
    }
    unintended = counts { figures($0, $1).reduce(0) { $0 + $1.unintended } }
    missedGoals = counts { figures($0, $1).count { $0.goal == false } }
    unmet = counts { figures($0, $1).reduce(0) { $0 + ($1.unmet ?? 0) } }
    status = screen.comparison?.status
    findings = counts { variant, name in
      screen.findings.count {
        $0.variant == variant && (!screen.hasSeveralReaders || $0.screen == name)
      }
    }
    faults = screen.listedFindings.count { !$0[0].isMeant }
    let changed = Set(
      (screen.comparison?.walks ?? []).filter { $0.status != .unchanged }.map(\.path))
    reviewed = screen.walkGroups.map { group in
      ReviewedWalk(
        name: group.name, digest: screen.digest(of: group.entries),
        isChanged: group.entries.contains { changed.contains($0.path) },
        approval: screen.approvals.first { $0.walk == group.name })
    }
    guard screen.hasSeveralReaders else { return }
    readers = readings.map(\.name)
    ways = readings.flatMap { reading in
      variants.compactMap { variant in
        let walks = figures(variant, reading.screen).filter { $0.goal != nil }
        guard !walks.isEmpty else { return nil }
        let times = walks.compactMap { $0.goal == true ? $0.goalTime : nil }
        return Way(
          variant: variant, reader: reading.name, goals: walks.count, reached: times.count,
          gestures: walks.reduce(0) { $0 + $1.gestures },
          time: times.count == walks.count ? times.reduce(0, +) : nil)
      }
    }
  }

  /// A screen that only the baseline has.
  package init(removed name: String, entries: [Manifest.Entry]) {
    self.name = name
    title = name.split(separator: "/").last.map(String.init) ?? name
    language = entries.first?.language ?? "und"
    variants = entries.map(\.variant).filter { !$0.isEmpty }.uniqued()
    walks = 0
    milliseconds = 0
    unintended = []
    missedGoals = []
    status = .removed
    hasPage = false
  }
}
