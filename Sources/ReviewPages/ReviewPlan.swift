import Rendering

/// What is written together: the pages of a review, and what each of them takes from the whole of it.
struct ReviewPlan: Sendable {
  /// A page to make.
  struct Page: Sendable {
    /// Its place among the pages.
    var number: Int
    var name: String
    /// The names of what was rendered of its screen, one for each reader.
    var screens: [String]
  }

  /// The pages, by their names.
  let pages: [Page]
  /// Whether the pages are parts of one that holds everything.
  let isSinglePage: Bool
  /// What the pages that are there now were made from.
  let known: PageRecords
  /// The digest of what all pages depend on.
  let maker: String
  /// What to compare with, by the names of this review.
  let baseline: Baseline?
  /// The screens of the baseline of which nothing is left.
  let removed: [ScreenSummary]
  private let entries: [String: [Manifest.Entry]]
  private let failures: ByScreen<Manifest.Failure>
  private let approvals: [String: [Approval]]

  /// Plans the pages.
  ///
  /// - Parameters:
  ///   - manifest: What was rendered.
  ///   - asked: The names of all its screens, also of those of which nothing could be made.
  ///   - together: The pages on which several readers are side by side, each with what was rendered
  ///     of it, in order.
  ///   - isSinglePage: Whether the pages are parts of one that holds everything.
  ///   - writer: Who writes them.
  init(
    _ manifest: Manifest, of asked: Set<String>, together: [String: [String]], isSinglePage: Bool,
    by writer: ReviewWriter
  ) {
    self.isSinglePage = isSinglePage
    known = PageRecords.read(in: writer.folder)
    maker = PageRecords.maker(writer.words.language, manifest.assumptions)
    entries = Dictionary(grouping: manifest.entries, by: \.screen)
    let failures = ByScreen(manifest.failures) { Self.names(in: $0.path) }
    self.failures = failures
    let names = Set(entries.keys)
    pages = Self.pages(of: names, together: together)
    approvals = writer.approvals.named(as: Set(pages.map(\.name)), prefixes: writer.prefixes)
    // Of a screen that could not be made, an earlier version is not gone either.
    let asked = names.union(asked)
    let baseline = writer.baseline?.named(as: asked, prefixes: writer.prefixes)
    self.baseline = baseline
    removed = (baseline?.screens ?? []).subtracting(asked)
      .filter { failures[[$0]].isEmpty }
      .map { ScreenSummary(removed: $0, entries: baseline?.entries(of: $0) ?? []) }
  }

  /// What a page shows, as far as it is known without its files.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - sources: What the screen files of its screens say; `nil` for one that cannot be read again.
  /// - Returns: The screen without its findings, its sweeps and its comparison.
  func screen(
    of page: Page, _ sources: [(name: String, source: ReviewWriter.Source?)]
  ) -> ReviewedScreen {
    let source = sources.lazy.compactMap(\.source).first
    var screen = ReviewedScreen(
      name: page.name,
      readings: sources.map { .init(screen: $0.name, reader: $0.source?.reader) },
      variants: source?.variants ?? [], walkOrder: source?.walkOrder ?? [],
      entries: page.screens.flatMap { entries[$0] ?? [] })
    screen.failures = failures[page.screens]
    screen.screenshot = source?.screenshot
    screen.picture = source?.picture
    screen.drawnWalks = sources.flatMap { $0.source?.drawnWalks ?? [] }
    screen.approvals = approvals[page.name] ?? []
    screen.twins = source?.twins ?? [:]
    return screen
  }

  /// The screens that the path of a failure may mean: it is that of a screen, or of one of its walks.
  private static func names(in path: String) -> [String] {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) } + [path]
  }

  /// What was rendered by page: together what several readers read of a screen, the rest alone.
  private static func pages(of screens: Set<String>, together: [String: [String]]) -> [Page] {
    var all = together.map { name, own in (name: name, screens: own.filter(screens.contains)) }
      .filter { !$0.screens.isEmpty }
    let taken = Set(all.flatMap(\.screens))
    all += screens.subtracting(taken).map { (name: $0, screens: [$0]) }
    return all.sorted { $0.name < $1.name }.enumerated().map { number, page in
      Page(number: number, name: page.name, screens: page.screens)
    }
  }
}

/// A list that is looked through by the names of screens.
private struct ByScreen<Element: Sendable>: Sendable {
  private let elements: [Element]
  private var places: [String: [Int]] = [:]

  init(_ elements: [Element], names: (Element) -> [String]) {
    self.elements = elements
    for (place, element) in elements.enumerated() {
      for name in names(element) { places[name, default: []].append(place) }
    }
  }

  /// What belongs to some screens, in the order of the list.
  subscript(screens: [String]) -> [Element] {
    Set(screens.flatMap { places[$0] ?? [] }).sorted().map { elements[$0] }
  }
}
