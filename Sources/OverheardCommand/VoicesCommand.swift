import ArgumentParser
import Foundation
import Overheard
import Support

/// `overheard voices`: which voices are usable.
struct VoicesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voices",
    abstract: "List the voices that are usable here, and why the others are not.",
    usage: "overheard voices [<options>] [<screens> ...]",
    discussion: .paragraphs(
      """
      The first voice of a language is its default. You can also use any eSpeak NG voice file, by its
      path, and any program that reads text and writes WAV, by describing it in engines.yaml.

      EXAMPLES
        overheard voices
        overheard voices Screens/
        overheard speak --text "안녕하세요" --voice ko-f
      """))

  @Argument(
    help: "Screen files or folders of them, beside which engines.yaml is looked for.",
    completion: .file())
  var screens: [String] = []

  @Option(help: "text for people, or json for programs, one object per line.")
  var format: OutputFormat = .text

  @OptionGroup var programs: EnginesOptions

  func run() async throws {
    for screen in screens where screen != "-" && !FileManager.default.fileExists(atPath: screen) {
      Terminal.note("overheard: no such file or folder: \(screen)")
      throw ExitCode.noInput
    }
    let roster: VoiceRoster
    do {
      roster = try VoiceRoster(programs, beside: screens)
    } catch let error as VoiceError {
      Terminal.note("overheard: \(error)")
      throw ExitCode.unavailable
    }
    // What an engines file says may hold anything.
    let width = roster.catalogue.voices.map(\.name.onOneLine.count).max() ?? 0
    for voice in roster.catalogue.voices {
      let entry = await roster.entry(of: voice)
      switch format {
      case .json: Terminal.print(try JSONText.sorted(entry))
      case .text:
        let name = voice.name.onOneLine.padding(toLength: width + 2, withPad: " ", startingAt: 0)
        let tag = voice.language.tag.onOneLine.padding(toLength: 7, withPad: " ", startingAt: 0)
        if let reason = entry.reason {
          Terminal.print("\(name)\(tag)not usable: \(reason.onOneLine)")
        } else {
          let description =
            (voice.descriptions[Terminal.language]
            ?? voice.descriptions[voice.language.base]).map { "\($0.onOneLine), " } ?? ""
          let licence = voice.licence.isEmpty ? "" : " · \(voice.licence.onOneLine)"
          Terminal.print(
            "\(name)\(tag)\(description)\(voice.rate) words per minute" + Terminal.dim(licence))
        }
      }
    }
  }
}
