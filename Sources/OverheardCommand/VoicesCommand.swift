import ArgumentParser
import Overheard
import Support

/// `overheard voices`: who can speak.
struct VoicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices.",
    discussion: """
      The first voice of a language is its default. Any eSpeak NG voice file works by its path.

      EXAMPLES
        overheard voices
        overheard speak --text "안녕하세요" --voice ko-f
      """)

  @Option(help: "text for people, json for programs: one object a line.")
  var format: OutputFormat = .text

  func run() throws {
    let catalogue: VoiceCatalogue
    do {
      catalogue = try VoiceCatalogue.standard()
    } catch {
      Terminal.note("overheard: \(error)")
      throw ExitCode.unavailable
    }
    let width = catalogue.voices.map(\.name.count).max() ?? 0
    for voice in catalogue.voices {
      switch format {
      case .json: Terminal.print(try JSONText.sorted(voice))
      case .text:
        let name = voice.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
        let tag = voice.language.tag.padding(toLength: 7, withPad: " ", startingAt: 0)
        Terminal.print(
          "\(name)\(tag)\(voice.descriptions["en"] ?? ""), \(voice.rate) words a minute"
            + Terminal.dim(" · \(voice.licence)"))
      }
    }
  }
}
