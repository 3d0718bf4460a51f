import Rendering
import Walks

/// A screen as the overview lists it.
public struct ScreenSummary: Hashable, Sendable {
  /// The path of the screen file without its extension.
  public var name: String
  public var title: String
  /// The tag of the language of the screen.
  public var language: String
  /// The names of its variants, in the order of the file.
  public var variants: [String]
  /// How many walks were rendered.
  public var walks: Int
  /// How long all its walks sound.
  public var milliseconds: Int
  /// Changes nobody asked for in all walks, by variant.
  public var unintended: [VariantCount]
  /// The variants in which a goal was missed.
  public var missedGoals: [String]
  /// What became of it since the baseline; `nil` without one.
  public var status: ScreenComparison.Status?
  /// Whether it has a page: one that was removed has none.
  public var hasPage = true

  /// A number of a variant.
  public struct VariantCount: Hashable, Sendable {
    public var variant: String
    public var count: Int
  }

  /// The summary of a screen.
  public init(of screen: ReviewedScreen) {
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
  }

  /// A screen that only the baseline has.
  public init(removed name: String, entries: [Manifest.Entry]) {
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
