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
    let sources = Dictionary(outcome.sources.map { ($0.output, $0) }) { first, _ in first }
    let sequence = try WalkSequence(options.reading, options.walking)
    let folder = URL(fileURLWithPath: options.out)
    guard let manifest = Manifest.read(in: folder) else {
      Terminal.note("overheard: cannot read \(options.out)/\(Manifest.fileName)")
      throw ExitCode.cannotWrite
    }
    if manifest.entries.isEmpty, let failure = outcome.failure {
      Terminal.note("overheard: no walk could be rendered, so no page was written")
      throw failure
    }
    let pack = pageLanguage?.pack ?? Self.mostUsed(in: manifest)
    let writer = ReviewWriter(
      folder: folder, words: PageWords(pack), baseline: earlier, approvals: approvals,
      prefixes: Self.prefixes)
    var settings = try AuditSettings(Project.current)
    settings.language = .named(pack.language.base)
    let (auditing, ownWalks, asked) = (settings, try options.walking.walks(), options)
    let strangers: [String]
    do {
      strangers = try await writer.write(
        manifest, of: Set(sources.keys), jobs: options.workers,
        pages: Self.pages(of: outcome.sources),
        to: file.map { URL(fileURLWithPath: $0) }
      ) { name in
        // Its errors were printed when it was rendered.
        guard let source = sources[name], let loaded = try? LoadedScreen(source) else { return nil }
        var read = ReviewWriter.Source(
          reader: source.reader, variants: loaded.variants,
          walkOrder: loaded.variants.flatMap { loaded.file.walks(for: $0).map(\.name) },
          screenshot: Screenshot.data(of: loaded)
        ) { rendered in
          // What is wrong with the walks was printed when they were rendered.
          let walks = (try? sequence.walks(of: loaded)) ?? []
          return walks.filter(\.variant.hasTimer).map {
            SweptWalk(
              variant: $0.variant.name, walk: $0.walk.name,
              sweep: $0.sweep(
                .heard(in: rendered, otherwise: $0.configuration.durations).remembering()))
          }
        }
        read.findings = { rendered in
          var audited = loaded
          if let ownWalks {
            audited.file.walks = ownWalks.walks
            audited.file.variantWalks = [:]
          }
          return try Self.findings(on: audited, heardIn: rendered, auditing, asked)
        }
        read.twins = loaded.twins
        read.picture = Screenshot.drawn(for: loaded)
        // What is wrong with the walks was printed when they were rendered.
        read.drawnWalks = ((try? sequence.walks(of: loaded)) ?? []).map {
          DrawnWalk(
            screen: source.output, variant: $0.variant, walk: $0.walk,
            configuration: $0.configuration)
        }
        return read
      }
    } catch let error as ReviewError {
      throw tell(error)
    } catch {
      // Of the many files of the folder, the one that could not be written.
      let place = FileProblem.path(of: error)
      throw Failure.exitCode(tellingOf: error, at: file ?? place ?? options.out)
    }
    if !self.options.quiet {
      tell(strangers, in: folder)
      Terminal.note("open \(file ?? folder.appending(path: OverviewPage.path).relativePath)")
    }
    for path in earlier?.damage.paths ?? [] {
      Terminal.note(
        "overheard: \(path) of the baseline cannot be read, so its walk is shown as new; "
          + "make the baseline again")
    }
    if let failure = outcome.failure { throw failure }
    if earlier?.damage.paths.isEmpty == false { throw ExitCode.wrongInput }
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

  /// What an audit finds on a screen, whose walks take as long as they were rendered: then each finding is
  /// at the event that is heard.
  private static func findings(
    on loaded: LoadedScreen, heardIn rendered: [WalkTranscript], _ settings: AuditSettings,
    _ options: RenderOptions
  ) throws -> [ReviewPages.Finding] {
    let source = loaded.source
    let audit = Audit(settings: settings) { language in
      var configuration = try options.reading.configuration(of: source.reader, in: language)
      options.walking.apply(to: &configuration)
      configuration.durations =
        .heard(in: rendered, otherwise: configuration.durations).remembering()
      return configuration
    }
    return try audit.findings(in: loaded.file, variants: loaded.variants, at: loaded.places)
      .map { finding in
        ReviewPages.Finding(
          screen: source.output, variant: finding.variant, element: finding.element,
          rule: finding.rule,
          severity: settings.language[finding.severity.rawValue], message: finding.message,
          language: settings.language.language, fix: finding.advice().first?.text,
          walk: finding.walk, event: finding.event)
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
      return try Approvals(parsing: InputFile.data(approved), path: approved)
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

extension LoadedScreen {
  /// The walks of different readers that lead to the same goal of a variant, each with the name of
  /// the first of them: pages show them side by side.
  fileprivate var twins: [String: String] {
    var twins: [String: String] = [:]
    for variant in variants {
      var first: [WalkGoal: ReaderWalk] = [:]
      for walk in file.walks(for: variant) {
        guard let goal = walk.goal, walk.reader != nil else { continue }
        if let other = first[goal] {
          if other.reader != walk.reader { twins[walk.name] = other.name }
        } else {
          first[goal] = walk
        }
      }
    }
    return twins
  }
}
