// ReviewPages: turns what was rendered into pages to hear, read and compare.
// In: the files of `Rendering`, and those of an earlier run.
// Out: HTML that opens from disk, without a server and without a network.

import AccessibilityModel
import Foundation
import Rendering
import ScreenDrawing
import ScreenReading
import SpeechSynthesis
import Support
import Walks

/// Writes the pages of a review beside what was rendered.
///
/// The same inputs give the same bytes. One screen is in memory at a time on each processor.
package struct ReviewWriter: Sendable {
  /// The folder that was rendered to.
  package let folder: URL
  /// The words of the pages.
  package let words: PageWords
  /// What to compare with.
  package let baseline: Baseline?
  /// What reviewers decided before.
  package let approvals: Approvals
  /// What may stand before the name of a screen: readers, languages.
  package let prefixes: Set<String>

  /// What a page takes from a screen file.
  package struct Source: Sendable {
    /// Who reads it.
    package var reader: ScreenReader
    package var variants: [ScreenVariant]
    /// The names of the walks in the order of the file.
    package var walkOrder: [String]
    /// The walks that stand beside one of another name, with the name of that one.
    package var twins: [String: String] = [:]
    /// A picture of the screen, as a PNG file; `nil` without one.
    package var screenshot: Data?
    /// The size of that picture.
    package var picture: ScreenPicture?
    /// The walks as they can be drawn.
    package var drawnWalks: [DrawnWalk] = []
    /// The walks under many conditions, if a timer is at work, with the lengths of the speech in what
    /// was rendered; run only if the page is made.
    package var sweeps: @Sendable (_ rendered: [WalkTranscript]) -> [SweptWalk]
    /// The digest of all that ``findings`` depends on besides what was rendered and the program; `nil` to
    /// look for them each time.
    package var audit: String?
    /// The faults that are found on what was rendered of it: they name events of these walks.
    package var findings: @Sendable (_ rendered: [WalkTranscript]) throws -> [Finding] = { _ in [] }

    package init(
      reader: ScreenReader, variants: [ScreenVariant], walkOrder: [String], screenshot: Data? = nil,
      sweeps: @escaping @Sendable (_ rendered: [WalkTranscript]) -> [SweptWalk] = { _ in [] }
    ) {
      self.screenshot = screenshot
      self.sweeps = sweeps
      self.reader = reader
      self.variants = variants
      self.walkOrder = walkOrder
    }
  }

  package init(
    folder: URL, words: PageWords, baseline: Baseline? = nil,
    approvals: Approvals = Approvals(), prefixes: Set<String> = []
  ) {
    self.approvals = approvals
    self.prefixes = prefixes
    self.folder = folder
    self.words = words
    self.baseline = baseline
  }

  /// Writes every page.
  ///
  /// - Parameters:
  ///   - manifest: What was rendered.
  ///   - asked: The names of all its screens, also of those of which nothing could be made.
  ///   - jobs: How many pages are made at a time.
  ///   - pages: The pages on which several readers are side by side, each with what was rendered
  ///     of it, in order.
  ///   - file: The one page to write with everything inside; `nil` writes a page for each screen.
  ///   - progress: Is told at first and after each page how many of them are made, and of how many.
  ///   - source: Reads a screen file again by its name; `nil` draws no outline.
  /// - Returns: The pages of other screens that an earlier review has left in the folder.
  /// - Throws: ``ReviewError``, ``SoundFileError`` or an error of the file system.
  @discardableResult package func write(
    _ manifest: Manifest, of asked: Set<String> = [], jobs: Int, pages: [String: [String]] = [:],
    to file: URL? = nil, progress: (_ made: Int, _ all: Int) -> Void = { _, _ in },
    source: @escaping @Sendable (String) -> Source?
  ) async throws -> [String] {
    let mark = try WritingMark(in: folder)
    defer { mark.remove() }
    if file == nil { try writeAssets() }
    let plan = ReviewPlan(
      manifest, of: asked, together: pages, isSinglePage: file != nil, by: self)
    let written = try await writePages(
      of: plan, jobs: jobs, progress: progress, source: source)
    let overview = OverviewPage(
      screens: written.map(\.summary) + plan.removed, failures: manifest.failures,
      hasBaseline: plan.baseline != nil, words: words)
    if let file {
      try write(overview, beside: written, of: plan, to: file)
      return []
    }
    return try write(overview, beside: written, of: plan)
  }

  /// A page that exists now, or a part of one.
  private struct Written: Sendable {
    var number: Int
    var summary: ScreenSummary
    var path: String
    var record: PageRecords.Record?
    var body: String?
  }

  /// Writes the pages of all screens, several at a time.
  ///
  /// - Returns: The pages in the order of the plan.
  private func writePages(
    of plan: ReviewPlan, jobs: Int, progress: (_ made: Int, _ all: Int) -> Void,
    source: @escaping @Sendable (String) -> Source?
  ) async throws -> [Written] {
    try await withThrowingTaskGroup(of: Written.self) { group in
      var all: [Written] = []
      func take(_ written: Written) {
        all.append(written)
        progress(all.count, plan.pages.count)
      }
      progress(0, plan.pages.count)
      for (number, page) in plan.pages.enumerated() {
        if number >= jobs, let written = try await group.next() { take(written) }
        group.addTask {
          try write(page, of: plan, page.screens.map { ($0, source($0)) })
        }
      }
      for try await written in group { take(written) }
      return all.sorted { $0.number < $1.number }
    }
  }

  /// Writes the overview and the pages, of which there are only parts, as one page.
  private func write(
    _ overview: OverviewPage, beside written: [Written], of plan: ReviewPlan, to file: URL
  ) throws {
    var overview = overview
    overview.anchors = Dictionary(
      uniqueKeysWithValues: plan.pages.map { ($0.name, "#s\($0.number + 1)-screen") })
    let page = SinglePage(
      overview: overview, bodies: written.compactMap(\.body), words: words)
    try NamedFile.write(Data(try page.html().utf8), to: file.path)
  }

  /// Writes the overview of the pages, and notes what they were made from.
  ///
  /// - Returns: The pages of other screens that an earlier review has left in the folder.
  private func write(
    _ overview: OverviewPage, beside written: [Written], of plan: ReviewPlan
  ) throws -> [String] {
    try write(Data(try overview.html().utf8), to: OverviewPage.path)
    try write(Data(overview.indexScript.utf8), to: Self.indexPath)
    var records = PageRecords()
    for page in written { records.pages[page.path] = page.record }
    let strangers = Set(plan.known.pages.keys).union(plan.known.strangers ?? [])
      .subtracting(records.pages.keys).sorted()
      .filter { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
    if !strangers.isEmpty { records.strangers = strangers }
    try write(try records.data(), to: PageRecords.path)
    return strangers
  }

  /// The files that are always written, whatever the screens are.
  package static let sharedPaths =
    [OverviewPage.path, PageRecords.path, indexPath] + assets.map { "review/\($0)" }

  private static let assets = ["review.css", "review.js"]
  /// What scripts know of all screens.
  private static let indexPath = "review/walks.js"

  /// Whether a folder has a start page that no review has written.
  package static func isSomebodyElses(in folder: URL) -> Bool {
    let file = folder.appending(path: OverviewPage.path)
    guard let handle = FileHandle(forReadingAtPath: file.path),
      let start = try? handle.read(upToCount: 4096), !start.isEmpty
    else { return false }
    return !String(decoding: start, as: UTF8.self).contains("review/\(assets[0])")
  }

  /// The files that all pages share.
  private func writeAssets() throws {
    for name in Self.assets {
      try write(Data(PageFile.text("Assets/\(name)").utf8), to: "review/\(name)")
    }
  }

  /// Writes a page of what its screen files say.
  private func write(
    _ page: ReviewPlan.Page, of plan: ReviewPlan, _ sources: [(name: String, source: Source?)]
  ) throws -> Written {
    var screen = plan.screen(of: page, sources)
    let searched = PageRecords.searched(
      screen, sources.map { $0.source?.audit }, maker: plan.maker)
    let path = ScreenPage(screen, contents: [:], words: words).path
    var documents: [String: WalkTranscript]?
    if let searched, let record = plan.known.pages[path], record.searched == searched {
      screen.findings = record.findings ?? []
    } else {
      let read = try readDocuments(screen.entries)
      screen.findings = try sources.flatMap { name, source in
        try source?.findings(
          screen.entries.filter { $0.screen == name }.compactMap { read[$0.path] }) ?? []
      }
      documents = read
    }
    return try write(screen, documents, searched: searched, page.number, of: plan) { rendered in
      sources.flatMap { name, source in
        (source?.sweeps(rendered) ?? []).map { swept in
          var swept = swept
          swept.screen = name
          return swept
        }
      }
    }
  }

  /// Writes the page of a screen, unless it exists and would be the same.
  ///
  /// - Parameters:
  ///   - screen: The screen, with its findings.
  ///   - documents: What the files of its walks hold; `nil` if nobody has read them yet.
  ///   - searched: What its findings were found in, see ``PageRecords/Record/searched``.
  ///   - number: The place of the page among the pages.
  ///   - plan: What is written together.
  ///   - sweeps: Gives the walks under many conditions.
  /// - Returns: The page.
  /// - Throws: What ``write(_:of:jobs:pages:to:progress:source:)`` throws.
  private func write(
    _ screen: ReviewedScreen, _ documents: [String: WalkTranscript]?, searched: String?,
    _ number: Int, of plan: ReviewPlan, sweeps: ([WalkTranscript]) -> [SweptWalk]
  ) throws -> Written {
    var screen = screen
    if let baseline = plan.baseline {
      let comparison = try baseline.comparison(
        with: screen.entries, of: screen.readings.map(\.screen), words: words,
        document: readDocument)
      screen.comparison = comparison
      for path in comparison.walks.compactMap(\.oldSound) where !plan.isSinglePage {
        try write(try baseline.sound(copiedTo: path), to: path)
      }
    }
    var page = ScreenPage(screen, contents: [:], words: words)
    if plan.isSinglePage {
      try fill(&page, documents, sweeps)
      return try part(page, number, plan.baseline)
    }
    let inputs = PageRecords.inputs(of: screen, maker: plan.maker)
    let thumbnail = try writePictures(of: page)
    func record(_ bytes: Data) -> PageRecords.Record {
      var record = PageRecords.Record(inputs: inputs, page: bytes)
      record.searched = searched
      if searched != nil, !page.screen.findings.isEmpty { record.findings = page.screen.findings }
      return record
    }
    if let known = plan.known.pages[page.path], known.inputs == inputs,
      let bytes = FileManager.default.contents(atPath: folder.appending(path: page.path).path),
      case let same = record(bytes), same.page == known.page
    {
      return written(page, number, thumbnail, same)
    }
    try fill(&page, documents, sweeps)
    let bytes = Data(try page.html().utf8)
    try write(bytes, to: page.path)
    return written(page, number, thumbnail, record(bytes))
  }

  private func written(
    _ page: ScreenPage, _ number: Int, _ thumbnail: String?, _ record: PageRecords.Record?
  ) -> Written {
    var summary = ScreenSummary(of: page.screen)
    summary.thumbnail = thumbnail
    return Written(number: number, summary: summary, path: page.path, record: record)
  }

  /// Reads what the files of the walks hold.
  private func fill(
    _ page: inout ScreenPage, _ known: [String: WalkTranscript]?,
    _ sweeps: ([WalkTranscript]) -> [SweptWalk]
  ) throws {
    let documents = try known ?? readDocuments(page.screen.entries)
    for entry in page.screen.entries {
      guard let document = documents[entry.path] else { continue }
      page.contents[entry.path] = WalkContents(
        document: document, waveform: try readWaveform(entry))
    }
    page.screen.sweeps = sweeps(
      page.contents.sorted { $0.key < $1.key }.map(\.value.document))
  }

  /// Writes the pictures beside a page.
  ///
  /// - Returns: The address of the one for the overview.
  private func writePictures(of page: ScreenPage) throws -> String? {
    if let screenshot = page.screen.screenshot, page.screen.picture != nil {
      try write(screenshot, to: page.screenshotPath)
      return page.screenshotPath.relativeURL
    }
    guard let drawing = page.thumbnail else { return nil }
    try write(Data(drawing.utf8), to: page.thumbnailPath)
    return page.thumbnailPath.relativeURL
  }

  /// The page as a part of one that holds everything.
  private func part(
    _ page: ScreenPage, _ number: Int, _ baseline: Baseline?
  ) throws -> Written {
    var page = page
    let (folder, screenshot) = (folder, page.screen.screenshot)
    page.links = PageLinks(
      embedding: { path in
        if path.hasSuffix("/" + ScreenPage.screenshot), let screenshot {
          return SinglePage.address(of: screenshot, path: path)
        }
        let file =
          path.hasPrefix(WalkComparison.soundFolder + "/")
          ? baseline?.file(copiedTo: path) : folder.appending(path: path)
        guard let file else { return "" }
        if path.hasSuffix(".wav") {
          let opus = try SoundFile.data(
            of: try SoundFile.read(file.path).sound, format: .opus)
          return SinglePage.address(of: opus, path: "sound.opus")
        }
        return SinglePage.address(of: try Data(contentsOf: file), path: path)
      }, screen: page.screen.name, number: number + 1)
    var result = written(page, number, nil, nil)
    result.summary.thumbnail = page.thumbnail.map {
      SinglePage.address(of: Data($0.utf8), path: ScreenPage.thumbnail)
    }
    result.body = try page.body()
    return result
  }

  /// The outline of a walk, from the file beside the sound if it is usable, otherwise from the sound.
  private func readWaveform(_ entry: Manifest.Entry) throws -> Waveform {
    let kept = entry.files.first { $0.name.hasSuffix("." + Waveform.fileExtension) }
      .flatMap { FileManager.default.contents(atPath: folder.appending(path: $0.name).path) }
    if let waveform = kept.flatMap(Waveform.init(data:)) { return waveform }
    let sound = try SoundFile.read(folder.appending(path: entry.sound ?? "").path).sound
    return Waveform(of: sound.samples)
  }

  /// The transcripts of walks, by their paths.
  private func readDocuments(_ entries: [Manifest.Entry]) throws -> [String: WalkTranscript] {
    try entries.reduce(into: [:]) { $0[$1.path] = try readDocument($1) }
  }

  private func readDocument(_ entry: Manifest.Entry) throws -> WalkTranscript {
    let file = folder.appending(path: entry.transcript ?? "")
    return try JSONDecoder().decode(WalkTranscript.self, from: Data(contentsOf: file))
  }

  private func write(_ data: Data, to path: String) throws {
    let file = folder.appending(path: path)
    // A file with the same contents is not written again, so that it keeps its date.
    if FileManager.default.contents(atPath: file.path) == data { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try AtomicFile.write(data, to: file)
  }
}
