import ArgumentParser
import Audit
import Foundation
import Languages
import Overheard
import ReviewPages
import Support

/// `overheard review`: pages to hear, read and compare.
struct Review: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Render walks and write pages to hear, read and compare them.",
    discussion: .paragraphs(
      """
      Writes what render writes, and also DIR/index.html with a page for every screen. The pages \
      open from disk, without a server or a network.

      With --single-file, all of it becomes one page that can be mailed: texts, drawings and sounds \
      (Opus unless --format flac).

      What reviewers approve and comment on is kept in their browser. The overview exports it as a \
      file, which --approved shows in the next review.

      EXAMPLES
        overheard review Examples/ --out out
        overheard review Screens/ --out new --baseline old --approved approved.json
        overheard review Screens/pay.yaml --single-file --to pay.html
      """))

  @OptionGroup var options: RenderOptions

  @Option(
    help: ArgumentHelp(
      "An earlier review or render to compare with.", valueName: "dir"), completion: .directory)
  var baseline: String?

  @Option(
    help: """
      The language of the pages: \(LanguagePacks.current.list("or")); by default that of most \
      screens.
      """)
  var pageLanguage: LanguageArgument?

  @Option(
    help: ArgumentHelp(
      "What reviewers approved before, as a page exported it.", valueName: "file"),
    completion: .file())
  var approved: String?

  @Flag(help: "Write one page with everything inside, instead of a folder.")
  var singleFile = false

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The page that --single-file writes: FILE.html.", valueName: "file"),
    completion: .file())
  var file: String?

  func validate() throws {
    switch (singleFile, file) {
    case (true, nil):
      throw ValidationError("--single-file needs a file to write: --to FILE.html")
    case (false, .some):
      throw ValidationError(
        "--to FILE goes with --single-file; a folder of pages goes to --out DIR")
    case (true, let file?):
      guard ["html", "htm"].contains((file as NSString).pathExtension.lowercased()) else {
        throw ValidationError("--to FILE must end in .html, but '\(file)' was given")
      }
    case (false, nil): try options.requireFolder()
    }
    guard let baseline, options.folder != nil else { return }
    let folders = [baseline, options.out].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    if folders[0] == folders[1] {
      throw ValidationError("--baseline and --out are the same folder; choose another one")
    }
  }

  func run() async throws {
    guard singleFile, options.folder == nil else { return try await run(options) }
    let place = FileManager.default.temporaryDirectory.appending(path: Self.folderName)
    Self.sweep(place.deletingLastPathComponent())
    let folder = AtomicFile.temporaryName(beside: place)
    UnfinishedFiles.begin(folder.path)
    defer {
      try? FileManager.default.removeItem(at: folder)
      UnfinishedFiles.end(folder.path)
    }
    var options = options
    options.folder = folder.path
    // A summary would name a folder that is gone.
    options.quiet = true
    try await run(options)
  }

  private static let folderName = "overheard-review"

  /// Removes the folders of this user's reviews that were killed.
  private static func sweep(_ temporary: URL) {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: temporary.path)) ?? []
    for name in names where name.hasPrefix(".\(folderName).") {
      let folder = temporary.appending(path: name)
      let attributes = try? files.attributesOfItem(atPath: folder.path)
      guard attributes?[.ownerAccountID] as? NSNumber == NSNumber(value: geteuid()) else {
        continue
      }
      AtomicFile.remove(folder, sparingOtherHosts: true)
    }
  }

  private func run(_ given: RenderOptions) async throws {
    var options = given
    if singleFile, options.format == .wav { options.format = .opus }
    guard singleFile || !ReviewWriter.isSomebodyElses(in: URL(fileURLWithPath: options.out)) else {
      throw BatchRendering.refusal(of: OverviewPage.path, in: options.out)
    }
    let earlier = try openBaseline()
    let approvals = try openApprovals()
    let outcome = try await BatchRendering(options).run(needsScreen: true)
    let sequence = try WalkSequence(options.reading, options.walking)
    let manifest = try manifest(of: outcome, in: options.out)
    let pack = pageLanguage?.pack ?? Self.mostUsed(in: manifest)
    var settings = try AuditSettings(Project.current)
    settings.language = .named(pack.language.base)
    let sources = try PageSources(outcome.sources, sequence, options, settings)
    let folder = URL(fileURLWithPath: options.out)
    let writer = ReviewWriter(
      folder: folder, words: PageWords(pack), baseline: earlier, approvals: approvals,
      prefixes: Self.prefixes)
    // Of a single file, the summary of the rendering is left out, but not this.
    let isTold = !self.options.quiet
    let strangers: [String]
    var line: CountingLine?
    defer { line?.clear() }
    do {
      strangers = try await writer.write(
        manifest, of: sources.names, jobs: options.workers, pages: Self.pages(of: outcome.sources),
        to: file.map { URL(fileURLWithPath: $0) },
        progress: { made, all in
          line =
            line ?? CountingLine("page", of: all, isDrawn: Terminal.drawsProgress && isTold)
          line?.draw(made)
        }
      ) { sources[$0] }
    } catch let error as ReviewError {
      throw tell(error)
    } catch {
      // Of the many files of the folder, the one that could not be written.
      let place = FileProblem.path(of: error)
      throw Failure.exitCode(tellingOf: error, at: file ?? place ?? options.out)
    }
    line?.clear()
    if isTold {
      tell(strangers, in: folder)
      Terminal.note("open \(file ?? firstPage(of: outcome.sources, in: folder).relativePath)")
    }
    let damaged = earlier?.damage.paths ?? []
    tell(damaged: damaged)
    if let failure = outcome.failure { throw failure }
    if !damaged.isEmpty { throw ExitCode.wrongInput }
  }

  /// What was rendered.
  ///
  /// - Throws: The exit code, if nothing was, or if it cannot be read.
  private func manifest(of outcome: BatchRendering.Outcome, in folder: String) throws -> Manifest {
    guard let manifest = Manifest.read(in: URL(fileURLWithPath: folder)) else {
      Terminal.note("overheard: cannot read \(folder)/\(Manifest.fileName)")
      throw ExitCode.cannotWrite
    }
    if manifest.entries.isEmpty, let failure = outcome.failure {
      Terminal.note("overheard: no walk could be rendered, so no page was written")
      throw failure
    }
    return manifest
  }

  /// Names the files of the baseline that could not be read.
  private func tell(damaged paths: [String]) {
    for path in paths {
      Terminal.note(
        "overheard: \(path) of the baseline cannot be read, so its walk is shown as new; "
          + "make the baseline again")
    }
  }

  /// The page to begin with: the overview, or else the page of the only screen, which is all that the
  /// overview would lead to.
  private func firstPage(of sources: [ScreenSources.Source], in folder: URL) -> URL {
    let names = Set(sources.map(\.name))
    if names.count == 1, let name = names.first, baseline == nil {
      let page = folder.appending(path: name + "/" + OverviewPage.path)
      if access(page.path, R_OK) == 0 { return page }
    }
    return folder.appending(path: OverviewPage.path)
  }

  /// Names the pages of screens that were deleted, renamed or left out this time.
  private func tell(_ strangers: [String], in folder: URL) {
    guard !strangers.isEmpty else { return }
    Terminal.note(
      "note: \(strangers.count.counted("page")) of screens that are not among these or cannot be "
        + "read now, from an earlier review: \(strangers.firstFew(in: folder)); "
        + "nothing was deleted")
  }

  /// What may stand before the name of a screen.
  private static var prefixes: Set<String> {
    Set(ScreenReaders.current.readers.map(\.id))
      .union(LanguagePacks.current.languages.map(\.tag))
  }

  /// The pages of screens that several readers read, with what was rendered of each.
  private static func pages(of sources: [ScreenSources.Source]) -> [String: [String]] {
    Dictionary(grouping: sources.filter(\.isReadByOthers), by: \.name).mapValues {
      $0.map(\.output)
    }
  }

  private func openBaseline() throws -> Baseline? {
    guard let baseline else { return nil }
    do {
      return try Baseline(folder: URL(fileURLWithPath: baseline))
    } catch {
      throw tell(error)
    }
  }

  private func openApprovals() throws -> Approvals {
    guard let approved else { return Approvals() }
    do {
      return try Approvals(parsing: InputFile.data(approved, of: "--approved"), path: approved)
    } catch let error as ReviewError {
      throw tell(error)
    }
  }

  private func tell(_ error: ReviewError) -> ExitCode {
    if case .notApprovals = error {
      Terminal.note("\(error)")
      return .wrongInput
    }
    Terminal.note("overheard: \(error)")
    switch error {
    case .noBaseline: return .noInput
    case .notAReview, .damagedBaseline, .notApprovals: return .wrongInput
    case .noTemplate: return .fault
    }
  }

  /// The pack of the language that most screens are in; of as many, the first.
  private static func mostUsed(in manifest: Manifest) -> LanguagePack {
    let languages = Dictionary(manifest.entries.map { ($0.screen, SpokenLanguage($0.language)) }) {
      $1
    }
    let packs = LanguagePacks.current
    let counts = packs.languages.map { language in
      languages.values.count { $0.base == language.base }
    }
    let most = zip(packs.packs, counts).first { $1 == counts.max() }
    return most?.0 ?? packs.primary
  }
}
