import Support

/// A place in a screen file.
package struct SourceLocation: Hashable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The column, counted in characters from 1.
  package var column: Int
}

extension FilePlace {
  /// A place in a screen file; the file alone if it is not known where.
  package init(_ file: String, _ location: SourceLocation?) {
    self.init(file, location?.line, location?.column)
  }
}

/// The path to an element of a screen file.
package struct ElementPath: Hashable, Sendable {
  /// The name of the variant; empty for a file without variants.
  package var variant: String
  /// The name below `screens:`; `nil` for the initial screen.
  package var screen: String?
  /// The index among the screen's elements, then among the children of each.
  package var indices: [Int] = []

  package init(variant: String = "", screen: String? = nil, _ indices: [Int] = []) {
    self.variant = variant
    self.screen = screen
    self.indices = indices
  }
}

/// The path to a walk of a screen file, or to one of its steps.
package struct WalkPath: Hashable, Sendable {
  /// The name of the variant that the walk belongs to; `nil` for every variant.
  package var variant: String?
  /// The name of the walk.
  package var walk: String
  /// The index among the walk's steps; `nil` for the walk itself.
  package var step: Int?

  package init(variant: String? = nil, walk: String, step: Int? = nil) {
    self.variant = variant
    self.walk = walk
    self.step = step
  }
}

/// Where everything is in a screen file; kept apart from the screen, which is the same screen
/// wherever it is written.
package struct SourceMap: Hashable, Sendable {
  /// Where each element begins; elements that come with a reload have no place.
  package internal(set) var elements: [ElementPath: SourceLocation] = [:]
  /// Where the name of each walk is, and each of its steps.
  package internal(set) var walks: [WalkPath: SourceLocation] = [:]
  /// Where the reader of a walk is named.
  package internal(set) var readers: [WalkPath: SourceLocation] = [:]
  /// Where each rule is named that something is exempt from, in the order of the file.
  package internal(set) var exemptions: [String: [SourceLocation]] = [:]
  /// What is hardly meant, in the order of the file.
  package internal(set) var warnings: [ScreenFileDiagnostic] = []

  /// What a dump tells, for a screen that comes from one.
  package var told: DumpFacts = []

  /// A map of a screen that was not read from a screen file: nothing has a place.
  ///
  /// - Parameter told: What the dump tells that the screen was read from.
  package init(told: DumpFacts = []) { self.told = told }
}

/// What a dump tells of an app besides its elements; a screen file tells all of it.
package struct DumpFacts: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// At which pictures the reader stops.
  package static let pictures = DumpFacts(rawValue: 1)
  /// Which tab or segment is chosen.
  package static let selection = DumpFacts(rawValue: 2)
}
