import ArgumentParser
import Foundation
import Overheard
import Support

/// `overheard check`: golden transcripts.
struct Check: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare what is heard with the .transcript file beside each screen.",
    discussion: """
      If anything changed, prints a diff and exits with 1. --update writes the files. Needs no engine.
      The files of another reader than the usual one are NAME.READER.transcript.

      EXAMPLES
        overheard check Screens/
        overheard check Screens/ --update
        overheard check Screens/ --format junit > report.xml
      """)

  /// The formats of the report.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, junit
  }

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions

  @Flag(help: "Print no summary.")
  var quiet = false

  @Flag(help: "Write the transcript files.")
  var update = false

  @Option(help: "text for people, or junit for CI.")
  var format: Format = .text

  /// The result for one screen.
  private struct Outcome {
    var name: String
    /// What to print; `nil` if nothing changed.
    var difference: String?
    /// Whether the golden transcript was written.
    var isWritten = false
    /// Whether the screen could not be read or its transcript could not be written.
    var isError = false
  }

  func validate() throws {
    if screens.variant != nil {
      throw ValidationError("a transcript holds every variant of its screen; leave out --variant")
    }
    if screens.languages.count > 1 {
      throw ValidationError("a transcript is in one language; give only one --language")
    }
  }

  func run() async throws {
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading)
    var outcomes: [Outcome] = []
    var goldens: Set<String> = []
    for source in sources.sources {
      guard goldens.insert(Self.golden(of: source)).inserted else {
        let complaint =
          "overheard: \(source.path) and another screen have the same transcript file; rename one"
        Terminal.note(complaint)
        outcomes.append(Outcome(name: source.output, difference: complaint, isError: true))
        sources.fail(.wrongInput)
        continue
      }
      guard let loaded = sources.load(source) else {
        outcomes.append(
          Outcome(name: source.output, difference: sources.complaint, isError: true))
        continue
      }
      do {
        outcomes.append(try check(loaded, sequence))
      } catch let code as ExitCode {
        outcomes.append(
          Outcome(name: source.output, difference: "its walks cannot be taken", isError: true))
        sources.fail(code)
      } catch {
        let complaint =
          "overheard: cannot write \(Self.golden(of: source)): \(error.localizedDescription)"
        Terminal.note(complaint)
        outcomes.append(Outcome(name: source.output, difference: complaint, isError: true))
        sources.fail(.cannotWrite)
      }
    }
    report(outcomes)
    try sources.finish()
    if outcomes.contains(where: { $0.difference != nil }) { throw ExitCode.checkFailed }
  }

  private func check(_ loaded: LoadedScreen, _ sequence: WalkSequence) throws -> Outcome {
    let (score, unmet) = try score(of: loaded, sequence)
    if let unmet { return Outcome(name: loaded.source.output, difference: unmet) }
    let path = Self.golden(of: loaded.source)
    let golden = FileManager.default.contents(atPath: path)
      .flatMap { String(validating: $0, as: UTF8.self) }
    if golden == score { return Outcome(name: loaded.source.output) }
    if update {
      try AtomicFile.write(Data(score.utf8), to: URL(fileURLWithPath: path))
      if format == .text { Terminal.note("wrote \(path)") }
      return Outcome(name: loaded.source.output, isWritten: true)
    }
    guard let golden else {
      return Outcome(
        name: loaded.source.output,
        difference: "\(path): no such file; to write it: overheard check --update "
          + loaded.source.path)
    }
    let difference = TranscriptDifference(from: golden, to: score)
    return Outcome(
      name: loaded.source.output,
      difference: difference.unified(from: path, to: loaded.source.path).withVisibleControls)
  }

  /// The transcripts of every variant and walk, one after another, and the expectations of walks
  /// that were not met, if any.
  private func score(
    of loaded: LoadedScreen, _ sequence: WalkSequence
  ) throws -> (score: String, unmet: String?) {
    var scores: [String] = []
    var unmet: [String] = []
    for walk in try sequence.walks(of: loaded) {
      var transcript = walk.transcript
      // Only the file name: a golden transcript must not depend on the folder it is in.
      transcript.reader = nil
      transcript.screen = (walk.screen as NSString).lastPathComponent
      scores.append(transcript.score)
      unmet += transcript.unmetExpectations.map { expectation in
        "\(loaded.source.path): \(walk.title.isEmpty ? "walk" : walk.title): "
          + "expected \(expectation), which was not said"
      }
    }
    return (scores.joined(separator: "\n"), unmet.isEmpty ? nil : unmet.joined(separator: "\n"))
  }

  private static func golden(of source: ScreenSources.Source) -> String {
    let isPrimary = source.reader.id == ScreenReaders.current.primary.id
    return (source.path == "-" ? "stdin" : (source.path as NSString).deletingPathExtension)
      + (isPrimary ? "" : ".\(source.reader.id)") + ".transcript"
  }

  // MARK: Reports

  private func report(_ outcomes: [Outcome]) {
    switch format {
    case .text:
      for outcome in outcomes where !outcome.isError {
        guard let difference = outcome.difference else { continue }
        Terminal.print(difference.hasSuffix("\n") ? String(difference.dropLast()) : difference)
      }
      guard !quiet else { return }
      let errors = outcomes.count(where: \.isError)
      let changed = outcomes.count { $0.difference != nil } - errors
      let written = outcomes.count(where: \.isWritten)
      Terminal.note(
        "\(outcomes.count - changed - written - errors) screens unchanged, "
          + (update ? "\(written) written" : "\(changed) changed")
          + (update && changed > 0 ? ", \(changed) with expectations not met" : "")
          + (errors > 0 ? ", \(errors) with errors" : ""))
    case .junit: Terminal.print(Self.junit(outcomes))
    }
  }

  private static func junit(_ outcomes: [Outcome]) -> String {
    let errors = outcomes.count(where: \.isError)
    let failed = outcomes.count { $0.difference != nil } - errors
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuite name="overheard" tests="\#(outcomes.count)" failures="\#(failed)""#
        + (errors > 0 ? #" errors="\#(errors)">"# : ">"),
    ]
    for outcome in outcomes {
      let name = escaped(outcome.name)
      if let difference = outcome.difference {
        lines.append(#"  <testcase classname="overheard" name="\#(name)">"#)
        lines.append(
          outcome.isError
            ? #"    <error message="\#(escaped(difference))"/>"#
            : #"    <failure message="what is heard has changed">\#(escaped(difference))</failure>"#
        )
        lines.append("  </testcase>")
      } else {
        lines.append(#"  <testcase classname="overheard" name="\#(name)"/>"#)
      }
    }
    return (lines + ["</testsuite>"]).joined(separator: "\n")
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Characters that XML cannot hold, even escaped.
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
