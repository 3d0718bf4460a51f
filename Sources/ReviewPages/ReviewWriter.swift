import AccessibilityModel
import Foundation
import Rendering
import SpeechSynthesis

/// Writes the pages of a review beside what was rendered.
///
/// The same inputs give the same bytes. One screen is in memory at a time on each processor.
public struct ReviewWriter: Sendable {
  /// The folder that was rendered to.
  public let folder: URL
  /// The words of the pages.
  public let words: PageWords
  /// What to compare with.
  public let baseline: Baseline?
  /// The faults that were found.
  public let findings: [Finding]

  /// What a page takes from a screen file.
  public struct Source: Sendable {
    public var variants: [ScreenVariant]
    /// The names of the walks in the order of the file.
    public var walkOrder: [String]

    public init(variants: [ScreenVariant], walkOrder: [String]) {
      self.variants = variants
      self.walkOrder = walkOrder
    }
  }

  public init(
    folder: URL, words: PageWords, baseline: Baseline? = nil, findings: [Finding] = []
  ) {
    self.folder = folder
    self.words = words
    self.baseline = baseline
    self.findings = findings
  }

  /// Writes every page.
  ///
  /// - Parameters:
  ///   - manifest: What was rendered.
  ///   - jobs: How many pages are made at a time.
  ///   - source: Reads a screen file by its name again; `nil` draws no outline.
  /// - Throws: ``ReviewError``, ``SoundFileError`` or what the file system says.
  public func write(
    _ manifest: Manifest, jobs: Int, source: @escaping @Sendable (String) -> Source?
  ) async throws {
    try writeAssets()
    let entries = Dictionary(grouping: manifest.entries, by: \.screen)
    var summaries: [ScreenSummary] = []
    try await withThrowingTaskGroup(of: ScreenSummary.self) { group in
      for (number, name) in entries.keys.sorted().enumerated() {
        if number >= jobs, let summary = try await group.next() { summaries.append(summary) }
        let failures = manifest.failures.filter {
          $0.path == name || $0.path.hasPrefix(name + "/")
        }
        group.addTask {
          try write(name, entries[name] ?? [], failures, source(name))
        }
      }
      for try await summary in group { summaries.append(summary) }
    }
    let failed = Set(manifest.failures.map(\.path))
    for name in (baseline?.screens ?? []).subtracting(entries.keys).subtracting(failed) {
      summaries.append(ScreenSummary(removed: name, entries: baseline?.entries(of: name) ?? []))
    }
    let overview = OverviewPage(
      screens: summaries, failures: manifest.failures, hasBaseline: baseline != nil, words: words)
    try write(Data(try overview.html().utf8), to: OverviewPage.path)
  }

  /// The files that all pages share.
  private func writeAssets() throws {
    try write(Data(PackageResources.review_css), to: "review/review.css")
    try write(Data(PackageResources.review_js), to: "review/review.js")
  }

  private func write(
    _ name: String, _ entries: [Manifest.Entry], _ failures: [Manifest.Failure], _ source: Source?
  ) throws -> ScreenSummary {
    let walks = try entries.map(read)
    var screen = ReviewedScreen(
      name: name, variants: source?.variants ?? [], walkOrder: source?.walkOrder ?? [],
      walks: walks)
    screen.failures = failures
    screen.findings = findings.filter { $0.screen == name }
    if let baseline {
      let comparison = try baseline.comparison(with: walks, of: name)
      screen.comparison = comparison
      for path in comparison.walks.compactMap(\.oldSound) {
        try write(try baseline.sound(copiedTo: path), to: path)
      }
    }
    let page = ScreenPage(screen, words: words)
    try write(Data(try page.html().utf8), to: page.path)
    return ScreenSummary(of: screen)
  }

  private func read(_ entry: Manifest.Entry) throws -> ReviewedWalk {
    let file = folder.appending(path: entry.transcript ?? "")
    let document = try JSONDecoder().decode(WalkDocument.self, from: Data(contentsOf: file))
    let sound = try SoundFile.read(folder.appending(path: entry.sound ?? "").path).sound
    return ReviewedWalk(
      entry: entry, document: document, waveform: Waveform(of: sound.samples))
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    // What is there already stays as it is, also for who looks at its date.
    if FileManager.default.contents(atPath: file.path) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(data, to: file)
  }
}
