import ArgumentParser
import Overheard
import Support

/// `overheard voices`: who can speak.
struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices: who can speak here, and why the rest cannot.",
    discussion: """
      The first voice of a language is its default. Any eSpeak NG voice file works by its path, and
      any program that reads text and writes WAV once an engines.yaml names it.

      EXAMPLES
        overheard voices
        overheard speak --text "안녕하세요" --voice ko-f
      """)

  @Option(help: "text for people, json for programs: one object a line.")
  var format: OutputFormat = .text

  @OptionGroup var programs: EnginesOptions

  func run() async throws {
    let roster: VoiceRoster
    do {
      roster = try VoiceRoster(programs)
    } catch let error as VoiceError {
      Terminal.note("overheard: \(error)")
      throw ExitCode.unavailable
    }
    let width = roster.voices.map(\.name.count).max() ?? 0
    for voice in roster.voices {
      let entry = await roster.entry(of: voice)
      switch format {
      case .json: Terminal.print(try JSONText.sorted(entry))
      case .text:
        let name = voice.name.padding(toLength: width + 2, withPad: " ", startingAt: 0)
        let tag = voice.language.tag.padding(toLength: 7, withPad: " ", startingAt: 0)
        if let reason = entry.reason {
          Terminal.print("\(name)\(tag)not usable: \(reason)")
        } else {
          let description = voice.descriptions["en"].map { "\($0), " } ?? ""
          let licence = voice.licence.isEmpty ? "" : " · \(voice.licence)"
          Terminal.print(
            "\(name)\(tag)\(description)\(voice.rate) words a minute" + Terminal.dim(licence))
        }
      }
    }
  }
}
