import ArgumentParser
import Audit
import Foundation
import Languages
import Overheard
import ReviewPages

/// `overheard review`: pages to hear, read and compare.
struct Review: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Render walks and write pages to hear, read and compare them.",
    discussion: """
      Writes what render writes, and also DIR/index.html with a page for every screen. The pages \
      open from disk, without a server or a network.

      EXAMPLES
        overheard review Examples/ --out out
        overheard review Screens/ --out new --baseline old
      """)

  @OptionGroup var options: RenderOptions

  @Option(
    help: ArgumentHelp(
      "An earlier review or render to compare with.", valueName: "dir"))
  var baseline: String?

  @Option(
    help: """
      The language of the pages: \(LanguagePacks.current.list("or")); by default that of most \
      screens.
      """)
  var pageLanguage: LanguageArgument?

  func validate() throws {
    guard let baseline else { return }
    let folders = [baseline, options.out].map {
      URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path
    }
    if folders[0] == folders[1] {
      throw ValidationError("--baseline and --out are the same folder; choose another one")
    }
  }

  func run() async throws {
    let earlier = try openBaseline()
    let outcome = try await BatchRendering(options).run()
    let sources = Dictionary(outcome.sources.map { ($0.output, $0) }) { first, _ in first }
    let sequence = try WalkSequence(options.reading, options.walking)
    let folder = URL(fileURLWithPath: options.out)
    guard let manifest = Manifest.read(in: folder) else {
      Terminal.note("overheard: cannot read \(options.out)/\(Manifest.fileName)")
      throw ExitCode.cannotWrite
    }
    let writer = ReviewWriter(
      folder: folder, words: PageWords(pageLanguage?.pack ?? Self.mostUsed(in: manifest)),
      baseline: earlier, findings: try findings(in: outcome.sources))
    do {
      try await writer.write(manifest, jobs: options.workers) { name in
        // Its errors were printed when it was rendered.
        guard let source = sources[name], let loaded = try? LoadedScreen(source) else { return nil }
        return ReviewWriter.Source(
          reader: source.reader, variants: loaded.variants,
          walkOrder: loaded.variants.flatMap { loaded.file.walks(for: $0).map(\.name) },
          screenshot: Screenshot.beside(source.path)
        ) {
          // What is wrong with the walks was printed when they were rendered.
          let walks = (try? sequence.walks(of: loaded)) ?? []
          return walks.filter(\.variant.hasTimer).map {
            SweptWalk(variant: $0.variant.name, walk: $0.walk.name, sweep: $0.sweep)
          }
        }
      }
    } catch let error as ReviewError {
      throw tell(error)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: options.out)
    }
    if !options.quiet {
      Terminal.note("open \(folder.appending(path: OverviewPage.path).relativePath)")
    }
    if let failure = outcome.failure { throw failure }
  }

  /// What an audit finds on the screens; what is wrong with them was printed when they were rendered.
  private func findings(in sources: [ScreenSources.Source]) throws -> [ReviewPages.Finding] {
    let settings = try AuditSettings(Project.current)
    let walks = try options.walking.walks()
    return try sources.flatMap { source -> [ReviewPages.Finding] in
      guard var loaded = try? LoadedScreen(source) else { return [] }
      if let walks {
        loaded.file.walks = walks.walks
        loaded.file.variantWalks = [:]
      }
      let audit = Audit(settings: settings) { [options] language in
        var configuration = try options.reading.configuration(of: source.reader, in: language)
        options.walking.apply(to: &configuration)
        return configuration
      }
      return try audit.findings(in: loaded.file, variants: loaded.variants, at: loaded.places)
        .map { finding in
          ReviewPages.Finding(
            screen: source.output, variant: finding.variant, element: finding.element,
            rule: finding.rule, severity: finding.severity.rawValue, message: finding.message,
            fix: finding.advice.first?.text, walk: finding.walk, time: finding.time,
            heard: finding.evidence.first)
        }
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

  private func tell(_ error: ReviewError) -> ExitCode {
    Terminal.note("overheard: \(error)")
    switch error {
    case .noBaseline: return .noInput
    case .notAReview, .damagedBaseline: return .wrongInput
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
