import ArgumentParser
import Overheard

/// `overheard transcript`: walks in simulated time.
struct TranscriptCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transcript",
    abstract: "Walk through screens in simulated time and print what is heard when.",
    discussion: """
      Takes the walks of the screen file, or else swipes right to the end. Times and gestures are on
      the left; what is heard is on the right. Needs no speech engine.

      EXAMPLES
        overheard transcript Examples/ko/payment-card-carousel.yaml
        overheard transcript Examples/ --format json | jq 'select(.event == "end")'

      \(ScreenFile.walkHelp)

      `overheard schema --format walks` says more.
      """)

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  func run() async throws {
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading, walking)
    var isFirst = true
    try await sources.forEach { loaded in
      var figures: [(String, WalkFigures)] = []
      for walk in try sequence.walks(of: loaded) {
        let transcript = walk.transcript
        switch format {
        case .json: for line in try transcript.jsonLines { Terminal.print(line) }
        case .text:
          Terminal.print(
            (isFirst ? "" : "\n") + String(transcript.score.dropLast()).withVisibleControls)
          isFirst = false
        }
        if let walked = transcript.figures { figures.append((walk.title, walked)) }
      }
      // A table of the figures, if there is more than one walk to compare.
      if format == .text, figures.count > 1 {
        Terminal.print("\n" + WalkFiguresTable(figures).description)
      }
    }
    try sources.finish()
  }
}
