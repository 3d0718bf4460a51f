// OverheardCommand: the command line, with one file per command, and one per group of options.
// In: arguments, screens, standard input.
// Out: text or JSON Lines, files, sound, and an exit code that says what happened.

import ArgumentParser
import Foundation
import Languages
import LateLibraries
import Overheard
import Support

@main
enum OverheardProgram {
  static func main() { OverheardCommand.begin() }
}

/// The program's command, of which the others are parts.
struct OverheardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "overheard",
    abstract: "Hear a mobile screen the way a VoiceOver user hears it, before it ships.",
    discussion: .paragraphs(
      """
      A SCREEN is a screen file (.yaml, .yml, .json), a folder of them, or - for standard input.

      EXAMPLES
        overheard announce Examples/ko/payment-card-carousel.yaml
        overheard announce Examples/ --format json
        echo 'elements: [button "확인"]' | overheard announce -

      EXIT CODES
      \(ExitCode.table)

      Overheard is not a substitute for listening with VoiceOver on a device.
      """),
    version: "overheard \(OverheardVersion.current)",
    subcommands: [
      Announce.self, TranscriptCommand.self, Check.self, AuditCommand.self, Speak.self,
      Explore.self, Serve.self, Render.self,
      Review.self, Draw.self, FilmCommand.self,
      Merge.self, Import.self, Pronounce.self, VoicesCommand.self, Show.self, FidelityCommand.self,
      SchemaCommand.self,
      Doctor.self,
    ]
  )

  /// Runs the command, and ends the program.
  ///
  /// What does not wait for others is done by the thread that the program begins with: to start more, and
  /// to hand over to them, takes longer than to announce a screen.
  static func begin() {
    Terminal.holdStreams()
    let arguments = Array(CommandLine.arguments.dropFirst())
    // Whoever starts this program may ignore that children end; it waits for its own.
    signal(SIGCHLD, SIG_DFL)
    Self.outlastLimitsOnFiles()
    late_library_on_end {
      RunningPrograms.shared.end()
      StepKey.restore()
      UnfinishedFiles.remove { _exit(ExitCode.unavailable.rawValue) }
    }
    leaveWithout(threads: 0)
    let isAnywhere = arguments.dropFirst().allSatisfy { $0.hasPrefix("/") || $0.hasPrefix("-") }
    let folder = getcwd(nil, 0)
    guard folder != nil || isAnywhere else {
      Terminal.note("overheard: the current folder is gone; change to another")
      Terminal.leave(ExitCode.noInput.rawValue)
    }
    free(folder)
    if arguments == ["--version"] {
      goOn(arguments) {
        Interruption.prepare()
        Terminal.print(await OverheardVersion.report())
      }
    }
    do {
      // The engine waits for the text, if it was started before this program.
      if Speak.hasBegun, let text = try Speak.begin(arguments) {
        goOn(arguments) { try await inLanguages { try await text.play() } }
      }
      if arguments.first == Speak.configuration.commandName {
        goOn(arguments) {
          await Speak.prepare(for: arguments)
          let text = try Speak.begin(arguments)
          try await inLanguages {
            if let text { return try await text.play() }
            try await run(try parse(arguments))
          }
        }
      }
      try LanguagePacks.$current.withValue(Project.current.languages) {
        var command = try parse(arguments)
        guard command is any AsyncParsableCommand else { return try command.run() }
        goOn(arguments) { [command] in try await inLanguages { try await run(command) } }
      }
    } catch {
      leave(for: error, arguments)
    }
  }

  /// Makes writing fail where a file may not become so long, which is told.
  ///
  /// The signal would end the program before. It is blocked, as in the threads that the runtime starts,
  /// and not ignored, which programs that are started would inherit.
  private static func outlastLimitsOnFiles() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGXFSZ)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Does what needs other threads, and ends the program.
  private static func goOn(
    _ arguments: [String], _ work: sending @escaping () async throws -> Void
  ) -> Never {
    leaveWithout(threads: 1)
    Task {
      do {
        try await work()
        RunningPrograms.shared.startNoMore()
        Foundation.exit(ExitCode.success.rawValue)
      } catch {
        leave(for: error, arguments)
      }
    }
    dispatchMain()
  }

  private static func inLanguages(_ work: () async throws -> Void) async throws {
    try await LanguagePacks.$current.withValue(Project.current.languages, operation: work)
  }

  private static func run(_ command: any ParsableCommand) async throws {
    var command = command
    if var command = command as? any AsyncParsableCommand {
      try await command.run()
    } else {
      try command.run()
    }
  }

  /// Says what is wrong, and ends the program; help is not wrong.
  private static func leave(for error: any Error, _ arguments: [String]) -> Never {
    if let complaint = MistypedCommand.complaint(arguments) {
      Terminal.note(complaint)
      Terminal.leave(ExitCode.validationFailure.rawValue)
    }
    if let advice = advice(on: error, arguments) { Terminal.note(advice) }
    if exitCode(for: error) == .success {
      // Help; the parser would not notice that it could not be written.
      let message = fullMessage(for: error)
      if !message.isEmpty { Terminal.print(message) }
      Foundation.exit(ExitCode.success.rawValue)
    }
    RunningPrograms.shared.end()
    // As the parser does it, but safe to print.
    let message = fullMessage(for: error)
    if !message.isEmpty {
      for line in shortened(message, arguments).split(
        separator: "\n", omittingEmptySubsequences: false)
      { Terminal.note(String(line)) }
    }
    Terminal.leave(exitCode(for: error).rawValue)
  }

  /// A message in which no argument is longer than a line.
  private static func shortened(_ message: String, _ arguments: [String]) -> String {
    let values = arguments.flatMap { argument in
      [argument] + argument.split(separator: "=", maxSplits: 1).dropFirst().map { String($0) }
    }
    return values.filter { $0.count > 200 }.reduce(message) {
      $0.replacing($1, with: $1.prefix(100) + "…")
    }
  }

  /// Ends the program where the system does not let it have what it needs.
  static func leaveWithout(threads: Int) {
    leave(for: SystemLimits.complaint(needing: threads))
  }

  /// Ends the program where the system does not let it start other programs by Foundation.
  static func leaveIfTooFewFiles() {
    leave(for: SystemLimits.complaint(needing: 1, files: SystemLimits.leastFilesForPrograms))
  }

  private static func leave(for complaint: String?) {
    guard let complaint else { return }
    Terminal.note("overheard: \(complaint)")
    Foundation.exit(ExitCode.unavailable.rawValue)
  }

  /// Reads the arguments, those of a subcommand by its own parser: the one of the program would also
  /// read the options of the program, of which there are none.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    if let named = configuration.subcommands.first(where: {
      $0.configuration.commandName == arguments.first
    }), let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      ([named] + named.configuration.subcommands).contains(where: { $0 == type(of: command) })
    {
      return command
    }
    // Help, and what is wrong, in the words of the whole program.
    return try parseAsRoot(arguments)
  }

  /// What the parser's message leaves out: how to write a text that looks like an option.
  private static func advice(on error: any Error, _ arguments: [String]) -> String? {
    let message = fullMessage(for: error)
    if message.contains("Missing value for '--text"),
      let text = zip(arguments, arguments.dropFirst()).first(where: { $0.0 == "--text" })?.1
    {
      return "overheard: to speak a text that begins with -, write = before it: "
        + "overheard speak --text=\(Terminal.word(text))"
    }
    guard arguments.first == "pronounce", message.contains("Unknown option"),
      let text = arguments.dropFirst().first(where: { $0.hasPrefix("-") && !$0.hasPrefix("--") })
    else { return nil }
    return "overheard: to pronounce a text that begins with -, write -- before it: "
      + "overheard pronounce -- \(Terminal.word(text))"
  }
}

/// The version of the tool; what is said and how it sounds depend on it.
enum OverheardVersion {
  static let current = "0.1.0"

  /// What `overheard --version` prints.
  ///
  /// A line each for the program, the engine and the voice data. With the same dictionaries of the
  /// engine, the same three give the same bytes.
  static func report() async -> String {
    let engine: String
    let data: String
    do {
      let info = try await ESpeakEngine().start()
      engine = info.versions
      data = info.koreanData.map { "\($0)" } ?? "the engine's own: \(info.koreanReason)"
    } catch {
      engine = "none: \(error)".onOneLine
      data = "unknown without the engine"
    }
    return """
      overheard \(current)
      speech engine: \(engine)
      voice data: \(data)
      """
  }
}
