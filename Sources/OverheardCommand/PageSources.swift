import Audit
import Foundation
import Overheard
import ReviewPages
import Support

/// What the pages of a review take from the screen files: drawings, sweeps, findings.
struct PageSources: Sendable {
  /// The files by the names of what was rendered of them.
  private let files: [String: ScreenSources.Source]
  private let sequence: WalkSequence
  private let options: RenderOptions
  private let settings: AuditSettings
  /// The walks that were asked for instead of those of the files; `nil` if none were.
  private let ownWalks: WalkFile?

  /// Takes the files that were rendered.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - sequence: The walks that are taken of each.
  ///   - options: How they were rendered.
  ///   - settings: How they are audited, in the language of the pages.
  /// - Throws: The exit code of an error in the options, which has been printed.
  init(
    _ files: [ScreenSources.Source], _ sequence: WalkSequence, _ options: RenderOptions,
    _ settings: AuditSettings
  ) throws {
    self.files = Dictionary(files.map { ($0.output, $0) }) { first, _ in first }
    self.sequence = sequence
    self.options = options
    self.settings = settings
    ownWalks = try options.walking.walks()
  }

  /// The names of what was rendered.
  var names: Set<String> { Set(files.keys) }

  /// What the page of a screen takes from its file; `nil` if that cannot be read again.
  subscript(name: String) -> ReviewWriter.Source? {
    // Its errors were printed when it was rendered.
    guard let file = files[name], let screen = try? LoadedScreen(file) else { return nil }
    var source = ReviewWriter.Source(
      reader: file.reader, variants: screen.variants,
      walkOrder: screen.variants.flatMap { screen.file.walks(for: $0).map(\.name) },
      screenshot: Screenshot.data(of: screen)
    ) { rendered in
      walks(of: screen).filter(\.variant.hasTimer).map {
        SweptWalk(
          variant: $0.variant.name, walk: $0.walk.name,
          sweep: $0.sweep(
            .heard(in: rendered, otherwise: $0.configuration.durations).remembering()))
      }
    }
    source.audit = audit(of: file)
    source.findings = { rendered in try findings(on: screen, heardIn: rendered) }
    source.twins = screen.twins
    source.picture = Screenshot.drawn(for: screen)
    source.drawnWalks = walks(of: screen).map {
      DrawnWalk(
        screen: file.output, variant: $0.variant, walk: $0.walk, configuration: $0.configuration)
    }
    return source
  }

  /// The walks through a screen; what is wrong with them was printed when they were rendered.
  private func walks(of screen: LoadedScreen) -> [ScreenWalk] {
    (try? sequence.walks(of: screen)) ?? []
  }

  /// The digest of what decides an audit's findings besides the options, the program and what was rendered:
  /// the screen file and that of the project.
  private func audit(of file: ScreenSources.Source) -> String? {
    guard let screen = file.standardInput ?? FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    var digest = FieldDigest()
    digest.add("screen", screen)
    digest.add("reader", Data(file.reader.id.utf8))
    if let path = Project.current.path {
      guard let project = FileManager.default.contents(atPath: path) else { return nil }
      digest.add("project", project)
    }
    return digest.hexadecimal
  }

  /// What an audit finds on a screen, whose walks take as long as they were rendered: then each finding is
  /// at the event that is heard.
  private func findings(
    on screen: LoadedScreen, heardIn rendered: [WalkTranscript]
  ) throws -> [ReviewPages.Finding] {
    let source = screen.source
    var file = screen.file
    if let ownWalks {
      file.walks = ownWalks.walks
      file.variantWalks = [:]
    }
    let audit = Audit(settings: settings) { language in
      var configuration = try options.reading.configuration(of: source.reader, in: language)
      options.walking.apply(to: &configuration)
      configuration.durations =
        .heard(in: rendered, otherwise: configuration.durations).remembering()
      return configuration
    }
    return try audit.findings(in: file, variants: screen.variants, at: screen.places)
      .map { finding in
        ReviewPages.Finding(
          screen: source.output, variant: finding.variant, element: finding.element,
          rule: finding.rule,
          severity: settings.language[finding.severity.rawValue], message: finding.message,
          language: settings.language.language, fix: finding.advice().first?.text,
          walk: finding.walk, event: finding.event)
      }
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
