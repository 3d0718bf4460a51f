import Rendering
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
  /// The variants in which a goal was missed.
  package var missedGoals: [String]
  /// The faults that were found, by variant.
  package var findings: [VariantCount] = []
  /// What became of it since the baseline; `nil` without one.
  package var status: ScreenComparison.Status?
  /// Whether it has a page: one that was removed has none.
  package var hasPage = true

  /// A count for a variant.
  package struct VariantCount: Hashable, Sendable {
    package var variant: String
    package var count: Int
  }

  /// The summary of a screen.
  package init(of screen: ReviewedScreen) {
    name = screen.name
    title = screen.title
    language = screen.language
    let groups = screen.walkGroups.flatMap(\.entries)
    var variants = screen.variants.map(\.name)
    for entry in groups where !variants.contains(entry.variant) {
      variants.append(entry.variant)
    }
    self.variants = variants.filter { !$0.isEmpty }
    walks = screen.entries.count
    milliseconds = screen.entries.reduce(0) { $0 + $1.milliseconds }
    unintended = variants.compactMap { variant in
      let count = groups.filter { $0.variant == variant }
        .reduce(0) { $0 + ($1.figures?.unintended ?? 0) }
      return count == 0 ? nil : VariantCount(variant: variant, count: count)
    }
    missedGoals = variants.filter { variant in
      groups.contains { $0.variant == variant && $0.figures?.goal == false }
    }
    status = screen.comparison?.status
    findings = variants.compactMap { variant in
      let count = screen.findings.count { $0.variant == variant }
      return count == 0 ? nil : VariantCount(variant: variant, count: count)
    }
  }

  /// How many faults are in variants that are not there to show them.
  var faults: Int {
    findings.reduce(0) { $0 + ($1.variant.isMeantToFail ? 0 : $1.count) }
  }

  /// A screen that only the baseline has.
  package init(removed name: String, entries: [Manifest.Entry]) {
    self.name = name
    title = name.split(separator: "/").last.map(String.init) ?? name
    language = entries.first?.language ?? "und"
    variants = []
    for entry in entries where !entry.variant.isEmpty && !variants.contains(entry.variant) {
      variants.append(entry.variant)
    }
    walks = 0
    milliseconds = 0
    unintended = []
    missedGoals = []
    status = .removed
    hasPage = false
  }
}
