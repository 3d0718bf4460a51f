import ArgumentParser
import Audit
import Foundation
import Overheard
import Support

/// `overheard check`: golden transcripts.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Compare what is heard with the .transcript file beside each screen.",
    discussion: .paragraphs(
      """
      If anything changed, or an expectation of a walk is not met, prints what and exits with 1.
      --update writes the files. A screen whose walks all expect something needs no file: it passes
      if the expectations are met. Needs no speech engine.
      The files of another reader than the usual one are NAME.READER.transcript.
      Where a timer is at work, a transcript also holds how far the figures range over 400 starts.

      EXAMPLES
        overheard check Screens/
        overheard check Screens/ --update
        overheard check Screens/ --format junit > report.xml
        overheard check Screens/ --format json | jq -r 'select(.passed | not).screen'
        overheard check settings.yaml --recorded voiceover-log.json
      """))

  /// The formats of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, junit, github, markdown
  }

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var goals: GoalOptions
  @OptionGroup var timing: TimeOptions

  @Flag(help: "Print no summary.")
  var quiet = false

  @Flag(help: "Print what became of each screen.")
  var verbose = false

  @Flag(help: "Write the transcript files.")
  var update = false

  @Option(
    help: ArgumentHelp(
      "Compare with what a device was recorded saying on the screen instead.", valueName: "file"),
    completion: .file())
  var recorded: String?

  @Option(
    help: """
      text for people, json for programs, junit for CI, github for annotations of a pull request, \
      markdown for its summary.
      """)
  var format: Format = .text

  /// The result for one screen.
  struct Outcome {
    var name: String
    /// The file, as it was named.
    var path: String
    /// What became of it.
    var result = Result.unchanged
    /// The expectations that were not met, a line for each; `nil` if all were.
    var unmet: String?
    /// What is to be known of the golden transcript, whatever is heard.
    var advice: String?
    /// How what is heard differs from the golden transcript; or what is wrong.
    var difference: String?
    /// What changed in what is heard, for Markdown.
    var changes: HeardChanges?
    /// The exit code, if the golden transcript cannot be used.
    var failure: ExitCode?

    /// What became of it, in words.
    var description: String {
      let words =
        switch result {
        case .unchanged: "unchanged"
        case .changed: "changed"
        case .missing: "without a transcript file"
        case .expected: "its expectations are all there is"
        case .written: "written"
        case .error: "with errors"
        }
      return unmet == nil ? words : "\(words), not as expected"
    }

    /// What to print; `nil` if there is nothing to say.
    var problem: String? {
      let problems = [unmet, advice, difference].compactMap { $0 }
      return problems.isEmpty ? nil : problems.joined(separator: "\n")
    }
  }

  /// What became of a screen, beside its expectations.
  enum Result: String {
    case unchanged, changed
    /// There is no golden transcript.
    case missing
    /// There is no golden transcript, but its walks expect something.
    case expected
    /// The golden transcript was written.
    case written
    /// The screen could not be read, or its transcript could not be written.
    case error
  }

  func validate() throws {
    if recorded != nil {
      if update { throw ValidationError("--update writes transcripts; leave out --recorded") }
      return
    }
    if !screens.variants.isEmpty, update {
      throw ValidationError("--update writes every variant of a screen; leave out --variant")
    }
    if screens.languages.count > 1 {
      throw ValidationError("a transcript is in one language; give only one --language")
    }
  }

  func run() async throws {
    if let recorded { return try await compare(with: recorded) }
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading)
    var outcomes: [Outcome] = []
    var goldens: Set<String> = []
    var line = CountingLine(
      "screen", of: sources.sources.count, isDrawn: Terminal.drawsProgress && !quiet)
    for (number, source) in sources.sources.enumerated() {
      line.draw(number)
      guard let loaded = sources.load(source) else {
        outcomes.append(
          Outcome(
            name: source.output, path: source.path, result: .error, difference: sources.complaint))
        continue
      }
      // Another screen of the folder may have the variant.
      if loaded.variants.isEmpty { continue }
      let golden = Self.golden(of: loaded.source)
      guard goldens.insert(golden).inserted else {
        let complaint =
          "overheard: \(source.path) and another screen have the same transcript file; rename one"
        Terminal.note(complaint)
        outcomes.append(
          Outcome(name: source.output, path: source.path, result: .error, difference: complaint))
        sources.fail(.wrongInput)
        continue
      }
      loaded.printWarnings()
      do {
        let outcome = try check(loaded, against: golden, sequence)
        outcomes.append(outcome)
        if let code = outcome.failure { sources.fail(code) }
      } catch let code as ExitCode {
        outcomes.append(
          Outcome(
            name: source.output, path: source.path, result: .error,
            difference: "its walks cannot be taken"))
        sources.fail(code)
      } catch {
        let complaint = "overheard: cannot write \(golden): \(FileProblem.reason(error))"
        Terminal.note(complaint)
        outcomes.append(
          Outcome(name: source.output, path: source.path, result: .error, difference: complaint))
        sources.fail(.cannotWrite)
      }
    }
    line.clear()
    if verbose {
      for outcome in outcomes { Terminal.note("\(outcome.path): \(outcome.description)") }
    }
    tellLeftOver(besides: goldens)
    try report(outcomes)
    try sources.finish()
    if outcomes.contains(where: { $0.problem != nil }) { throw ExitCode.checkFailed }
  }

  private func check(
    _ loaded: LoadedScreen, against path: String, _ sequence: WalkSequence
  ) throws -> Outcome {
    let heard = try heard(in: loaded, sequence)
    var outcome = Outcome(name: loaded.source.output, path: loaded.source.path, unmet: heard.unmet)
    let problem =
      Self.problem(with: path, toBeWritten: update)
      ?? Self.problem(with: path, besides: loaded.source.path)
    if let problem {
      outcome.result = .error
      outcome.difference = "\(path): \(problem)".onOneLine
      outcome.failure = update ? .cannotWrite : .noInput
      Terminal.note("overheard: \(path): \(problem)")
      return outcome
    }
    let data = FileManager.default.contents(atPath: path)
    let whole = data.flatMap(PlainText.of)
    let golden = whole.map { GoldenTranscript($0).part(of: screens.variants, in: loaded) }
    var score = heard.walks.golden(withTimes: !timing.noTimes)
    if golden == score { return outcome }
    if update {
      // A link stays a link.
      try AtomicFile.write(
        Data(score.utf8), to: URL(fileURLWithPath: path).resolvingSymlinksInPath())
      if format == .text { Terminal.note("wrote \(path)") }
      outcome.result = .written
    } else if let golden {
      outcome.result = .changed
      if let isTimed = GoldenTranscript(golden).isTimed, isTimed == timing.noTimes {
        // Compared with the same kind, only what is heard otherwise differs, not every line.
        score = heard.walks.golden(withTimes: isTimed)
        let advice =
          isTimed
          ? "without --no-times; leave it out here, too"
          : "with --no-times; check it with --no-times"
        outcome.advice =
          "\(path): this was written \(advice), or write it again: \(update(loaded))".onOneLine
        if golden == score { return outcome }
      }
      let difference = TranscriptDifference(from: golden, to: score)
      outcome.changes = HeardChanges(difference)
      outcome.difference =
        difference.unified(from: path.onOneLine, to: loaded.source.path.onOneLine)
        .withVisibleControls
    } else if data != nil {
      outcome.result = .changed
      outcome.difference =
        "\(path): this is not UTF-8; to write it again: \(update(loaded))".onOneLine
    } else if heard.isExpected {
      outcome.result = .expected
    } else {
      outcome.result = .missing
      outcome.difference =
        "\(path): no such file; to write it: \(update(loaded))".onOneLine
    }
    return outcome
  }

  /// The command that writes the transcripts of all the screens, as a shell takes it.
  var updateOfAll: String {
    let readers = reading.reader.readers
    let isUsual = readers.map(\.id) == [ScreenReaders.current.primary.id]
    let arguments = screens.screens.map { $0 == "-" ? "- <SCREEN" : Terminal.argument($0) }
    return "overheard check --update"
      + (isUsual ? "" : " --reader \(readers.map(\.id).joined(separator: ","))")
      + (timing.noTimes ? " --no-times" : "") + " \(arguments.joined(separator: " "))"
  }

  /// Why what is in the place of a golden transcript cannot be used; `nil` if nothing is there, or a
  /// file that can be read.
  private static func problem(with path: String, toBeWritten: Bool) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    if status.st_mode & S_IFMT == S_IFLNK {
      // A project may come from someone else; nothing outside of it is written to.
      let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      guard stat(path, &status) == 0 else {
        return "this is a link that leads nowhere; remove it, or make the file"
      }
      let folder = (path as NSString).deletingLastPathComponent
      let project = Project.current.path.map { ($0 as NSString).deletingLastPathComponent }
      let isInside = [folder.isEmpty ? "." : folder, ".", project ?? "."].contains {
        InputFile.isInside($0, target)
      }
      guard isInside || !toBeWritten else {
        return "this is a link to \(target), outside of the folder; put a file in its place"
      }
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: return "this is a folder, but the transcript is written there; rename it"
    default: return "this is a pipe or device, not a file"
    }
    return access(path, R_OK) == 0 ? nil : "cannot be read: \(String(cString: strerror(errno)))"
  }

  /// Why a link to the screen itself cannot be its golden transcript.
  private static func problem(with path: String, besides screen: String) -> String? {
    guard NamedFile.target(of: path) != path, let own = FileState(of: screen),
      FileState(of: path) == own
    else { return nil }
    return "this is a link to the screen \(screen) itself; remove it"
  }

  /// The command that writes the transcript of a screen, as a shell takes it.
  private func update(_ loaded: LoadedScreen) -> String {
    let isPrimary = loaded.source.reader.id == ScreenReaders.current.primary.id
    let reader = isPrimary ? "" : " --reader \(loaded.source.reader.id)"
    let times = timing.noTimes ? " --no-times" : ""
    guard loaded.source.path != "-" else {
      return "overheard check --update\(reader)\(times) - <SCREEN"
    }
    return "overheard check --update\(reader)\(times) \(Terminal.argument(loaded.source.path))"
  }

  /// What is heard on a screen.
  private struct Heard {
    /// Every walk of every variant, one after another.
    var walks: [HeardWalk] = []
    /// The expectations of walks that were not met; `nil` if there are none.
    var unmet: String?
    /// Whether every walk expects something.
    var isExpected = true
  }

  private func heard(in loaded: LoadedScreen, _ sequence: WalkSequence) throws -> Heard {
    var heard = Heard()
    var unmet: [String] = []
    for walk in try sequence.walks(of: loaded) {
      var transcript = walk.transcript
      // Only the file name: a golden transcript must not depend on the folder it is in.
      transcript.reader = nil
      transcript.screen = (walk.screen as NSString).lastPathComponent
      heard.walks.append(
        HeardWalk(
          walk: walk.walk, transcript: transcript,
          sweep: walk.variant.hasTimer ? walk.sweep : nil))
      for warning in walk.warnings(transcript, in: loaded) { Terminal.noteOnce(warning) }
      if let complaint = goals.complaint(about: walk, transcript, in: loaded) {
        unmet.append(complaint.onOneLine)
      }
      if transcript.figures?.unmet == nil { heard.isExpected = false }
      unmet += walk.complaints(about: transcript, in: loaded)
    }
    if !unmet.isEmpty { heard.unmet = unmet.joined(separator: "\n") }
    return heard
  }

  private static func golden(of source: ScreenSources.Source) -> String {
    let isPrimary = source.reader.id == ScreenReaders.current.primary.id
    return (source.path == "-" ? "stdin" : (source.path as NSString).deletingPathExtension)
      + (isPrimary ? "" : ".\(source.reader.id)") + ".transcript"
  }

  /// Tells of transcripts in the folders that belong to no screen there: it was renamed or removed.
  private func tellLeftOver(besides goldens: Set<String>) {
    guard screens.variants.isEmpty else { return }
    for folder in screens.screens {
      let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for file in files.sorted() where file.hasSuffix(".transcript") {
        let path = "\(folder.last == "/" ? String(folder.dropLast()) : folder)/\(file)"
        var name = (path as NSString).deletingPathExtension
        for reader in ScreenReaders.current.readers where name.hasSuffix(".\(reader.id)") {
          name = (name as NSString).deletingPathExtension
        }
        let screens = (ScreenSources.extensions.union(ScreenSources.dumpExtensions)).map {
          "\(name).\($0)"
        }
        guard !goldens.contains(path), !screens.contains(where: FileManager.default.fileExists),
          let data = FileManager.default.contents(atPath: path), data.starts(with: Data("# ".utf8))
        else { continue }
        Terminal.note(
          "overheard: \(path) belongs to no screen; delete it, or give it the name of its screen")
      }
    }
  }
}
