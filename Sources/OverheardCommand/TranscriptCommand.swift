import ArgumentParser
import Overheard

/// `overheard transcript`: walks in simulated time.
struct TranscriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Walk through screens in simulated time and print what is heard when.",
    discussion: """
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
      """)

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var goals: GoalOptions
  @OptionGroup var timing: TimeOptions

  @Flag(help: "Add how far the figures range over 400 starts of each walk.")
  var sweep = false

  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  func run() async throws {
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading, walking)
    var isFirst = true
    var missed: [String] = []
    var formatter = TranscriptFormatter(
      times: timing.noTimes ? .none : .absolute, marksEstimates: true)
    try await sources.forEach { loaded in
      var figures: [(String, WalkFigures)] = []
      formatter.reader = reading.reader.readers.count > 1 ? loaded.source.reader.id : nil
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
        for warning in walk.warnings(transcript, in: loaded) { Terminal.note(warning) }
        if let complaint = goals.complaint(about: walk, transcript, in: loaded.source.path) {
          missed.append(complaint)
        }
        if let walked = transcript.figures { figures.append((walk.title, walked)) }
      }
      // A table of the figures, if there is more than one walk to compare.
      if format == .text, figures.count > 1 {
        Terminal.print("\n" + WalkFiguresTable(figures).description)
      }
    }
    for complaint in missed { Terminal.note(complaint) }
    try sources.finish()
    if !missed.isEmpty { throw ExitCode.checkFailed }
  }
}
