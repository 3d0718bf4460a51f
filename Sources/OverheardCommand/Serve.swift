import ArgumentParser
import Exploring
import Foundation
import Languages
import Overheard
import Support

/// `overheard serve`: screens under one's own fingers, in a browser.
struct Serve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Explore screens by ear in a browser on this machine.",
    discussion: .paragraphs(
      """
      Prints the address of a page on which keys, buttons and swipes over the drawn phone are gestures, and
      what follows is spoken at once. Each variant can be chosen. When a screen file has changed, load the
      page again. Only this machine can see it; Ctrl-C ends it.

      EXAMPLES
        overheard serve Examples/ko
        overheard serve cards.yaml --reader voiceover,talkback --port 9000
      """))

  @OptionGroup var screens: ScreenOptions
  @OptionGroup var reading: ReaderOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Option(help: ArgumentHelp("Where it listens; 0 for any port that is free.", valueName: "number"))
  var port: UInt16 = 8484

  func validate() throws {
    if screens.screens == ["-"] {
      throw ValidationError("serve reads the screens whenever the page is loaded; give their files")
    }
  }

  func run() async throws {
    let options = ExploringOptions(reading: reading, speech: speech, lexicon: lexicon)
    do {
      // What is wrong with the screens is told now, and not only when somebody loads the page.
      _ = try load(options)
    } catch let problem as Problem {
      throw problem.code
    }
    let server = try ExploreServer(port: port) { try load(options) }
    Interruption.prepare()
    do {
      try await server.run { address in
        Terminal.print(address)
        Terminal.note("open this page in a browser; Ctrl-C ends")
      }
    } catch let error as ExploreServerError {
      Terminal.note(
        error.isTaken
          ? "overheard: another program listens on port \(port); choose another with --port, or 0 for any"
          : "overheard: cannot listen on port \(port): \(error.reason)")
      throw ExitCode.unavailable
    }
  }

  /// Why there are no screens, which has been printed.
  private struct Problem: Error, CustomStringConvertible {
    var code: ExitCode
    var description: String
  }

  /// The screens as their files are now.
  ///
  /// - Throws: ``Problem`` if none of them can be explored; the exit code of what is wrong with the options.
  @Sendable private func load(_ options: ExploringOptions) throws -> ExploreServer.Contents {
    var sources = ScreenSources(screens, reading)
    let sequence = try WalkSequence(reading)
    var found: [ExploredScreen] = []
    try sources.forEach { loaded in
      var known: Set<String> = []
      for walk in try sequence.walks(of: loaded) where known.insert(walk.variant.name).inserted {
        found.append(try options.screen(walk))
      }
    }
    if found.isEmpty {
      throw Problem(
        code: sources.failure ?? .noInput,
        description: sources.complaint.isEmpty ? "there are no screens" : sources.complaint)
    }
    return ExploreServer.Contents(
      screens: found, problem: sources.complaint.isEmpty ? nil : sources.complaint)
  }
}
