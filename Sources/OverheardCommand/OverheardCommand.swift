// OverheardCommand: the command line, with one file per command, and one per group of options.
// In: arguments, screens, standard input.
// Out: text or JSON Lines, files, sound, and an exit code that says what happened.

import ArgumentParser

@main
struct OverheardCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overheard",
    abstract: "Hear a mobile screen the way a VoiceOver user hears it, before it ships.",
    discussion: """
      A SCREEN is a screen file (.yaml, .yml, .json), a folder of them, or - for standard input.

      EXAMPLES
        overheard announce Examples/ko/payment-card-carousel.yaml
        overheard announce Examples/ --format json
        echo 'elements: [{button "확인": ""}]' | overheard announce -

      Overheard is not a substitute for listening with VoiceOver on a device.
      """,
    version: "overheard \(OverheardVersion.current)",
    subcommands: [
      Announce.self, TranscriptCommand.self, Check.self, Speak.self, Render.self, Review.self,
      Merge.self, Import.self, Pronounce.self, VoicesCommand.self, Show.self, SchemaCommand.self,
      Doctor.self,
    ]
  )
}

/// The version of the tool; what is said and how it sounds depend on it.
enum OverheardVersion {
  static let current = "0.1.0"
}
