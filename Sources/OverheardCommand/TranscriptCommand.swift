import ArgumentParser
import Overheard

/// `overheard transcript`: walks in simulated time.
struct TranscriptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Walk through screens in simulated time and print what is heard when.",
    discussion: .paragraphs(
      """
      Takes the walks of the screen file, or else swipes right to the end. Times and gestures are on
      the left; what is heard is on the right. Needs no speech engine; how long speech takes is
      estimated.

      --sweep takes every walk under 400 conditions (where the app's timers stand, how fast the user
      and speech are) and says how far the figures range: ≈ 400 starts: 7–45 gestures, …

      EXAMPLES
        overheard transcript Examples/ko/payment-card-carousel.yaml
        overheard transcript Examples/ko/rolling-banner.yaml --sweep
        overheard transcript Examples/ --format json | jq 'select(.event == "end")'

      \(HelpRequest.isMade ? ScreenFile.walkHelp : "")

      `overheard schema --format walks` says more.
      """))

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var goals: GoalOptions
  @OptionGroup var timing: TimeOptions

  @Flag(help: "Add how far the figures range over 400 starts of each walk.")
  var sweep = false

  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  func run() throws {
    if sweep { OverheardCommand.leaveWithout(threads: 1) }
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading, walking)
    var isFirst = true
    var missed: [String] = []
    var formatter = TranscriptFormatter(
      times: timing.noTimes ? .none : .absolute, marksEstimates: true)
    // The readers come one after another; what they have in common is told beside each other.
    var comparisons: [String: WalkComparison] = [:]
    let readers = reading.reader.readers.map(\.id)
    try sources.forEach { loaded in
      var figures = comparisons[loaded.source.name, default: WalkComparison()]
      formatter.reader = readers.count > 1 ? loaded.source.reader.id : nil
      for walk in try sequence.walks(of: loaded) {
        let transcript = walk.transcript
        switch format {
        case .json:
          for line in try transcript.jsonLines { Terminal.print(line) }
          if sweep { Terminal.print(try walk.sweep.jsonLine(beside: transcript)) }
        case .text:
          let text =
            formatter.format(transcript) + (sweep ? walk.sweep.line(times: formatter.times) : "")
          Terminal.print((isFirst ? "" : "\n") + String(text.dropLast()).withVisibleControls)
          isFirst = false
        }
        for warning in walk.warnings(transcript, in: loaded) { Terminal.noteOnce(warning) }
        if let complaint = goals.complaint(about: walk, transcript, in: loaded) {
          missed.append(complaint)
        }
        if let walked = transcript.figures {
          figures.add(walked, of: [walk.variant.name, walk.walk.name], title: walk.title)
        }
      }
      comparisons[loaded.source.name] = figures
      // A table of the figures, if there is more than one walk to compare.
      // A dump may have another reader than the only one asked for.
      let isLast = !loaded.source.isReadByOthers || loaded.source.reader.id == readers.last
      if format == .text, figures.columns.count > 1, isLast {
        Terminal.print("\n" + WalkFiguresTable(figures.columns).description)
      }
    }
    for complaint in missed { Terminal.note(complaint) }
    try sources.finish()
    if !missed.isEmpty { throw ExitCode.checkFailed }
  }
}

/// The figures of the walks of a screen, those of one walk beside each other whoever reads.
private struct WalkComparison {
  private var walks: [[String]] = []
  private var figures: [[String]: [(name: String, figures: WalkFigures)]] = [:]

  mutating func add(_ figures: WalkFigures, of walk: [String], title: String) {
    if self.figures[walk] == nil { walks.append(walk) }
    self.figures[walk, default: []].append((title, figures))
  }

  /// The columns of a table, in the order of the walks.
  var columns: [(name: String, figures: WalkFigures)] { walks.flatMap { figures[$0] ?? [] } }
}
