import ArgumentParser
import Exploring
import Foundation
import Languages
import Overheard
import ScreenFiles
import ScreenReading
import Support

/// `overheard explore`: a screen under one's own fingers.
struct Explore: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract: "Explore a screen by ear: keys are gestures, and what follows is spoken at once.",
    discussion: .paragraphs(
      """
      The arrow keys swipe, Enter double taps, Esc goes back; ? shows all keys, q ends. After a colon, a
      step is typed as in a file: touch Pay, type 77, rotor headings. Time goes on meanwhile: banners turn,
      and a gesture cuts off what is being said, as it would on a phone.

      Where standard input is no terminal, each of its lines is a step, taken when it arrives.

      At the end, the steps are printed as a walk for the screen file; --save writes them to a file for
      --walk.

      EXAMPLES
        overheard explore Examples/ko/payment-card-carousel.yaml --variant after
        overheard explore Examples/en/rolling-banner.yaml --reader talkback
        overheard explore dump.xml --save walk.yaml
      """))

  @Argument(help: "A screen file, or a dump of a real app.", completion: .file())
  var screen: String

  @Option(help: "The language of the screen: \(LanguagePacks.current.list("or")).")
  var language: LanguageArgument?

  @Option(help: ArgumentHelp("The variant to explore; the first by default.", valueName: "name"))
  var variant: String?

  @OptionGroup var reading: ReaderOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Flag(help: "Only write what is said, with estimated times; needs no engine and no sound device.")
  var mute = false

  @Option(
    help: ArgumentHelp("Write the steps to a file for --walk.", valueName: "file.yaml"),
    completion: .file())
  var save: String?

  func validate() throws {
    if reading.reader.readers.count > 1 {
      throw ValidationError("explore takes one --reader")
    }
    if screen == "-" {
      throw ValidationError(
        "explore takes its steps from standard input; give the screen as a file")
    }
  }

  func run() async throws {
    guard let chosen = try screenToExplore() else { return }
    let player = mute ? nil : LivePlayer()
    await player?.prepare()
    let explored = try ExploringOptions(
      reading: reading, speech: speech, lexicon: lexicon, isMute: mute
    ).screen(chosen)
    Interruption.prepare()
    var live = LiveExploration(explored, on: player)
    if StepKey.isTerminal { tellKeys(chosen) }
    do {
      try await player?.start()
      try await live.begin()
      try await explore(&live, explored)
    } catch {
      StepKey.restore()
      if case SpeechError.noSoundDevice(let reason) = error {
        Terminal.note("overheard: there is no sound device (\(reason)); explore with --mute")
        throw ExitCode.unavailable
      }
      throw Failure.exitCode(tellingOf: error)
    }
    StepKey.restore()
    try keep(live)
  }

  // MARK: The screen

  /// The screen, and who reads it; `nil` if there is none.
  private func screenToExplore() throws -> ScreenWalk? {
    var sources = ScreenSources(
      [screen], in: [language], variants: variant.map { [$0] } ?? [], for: reading.reader)
    let sequence = try WalkSequence(reading)
    var variants: [ScreenWalk] = []
    var files: Set<String> = []
    try sources.forEach { loaded in
      files.insert(loaded.source.path)
      for walk in try sequence.walks(of: loaded)
      where !variants.contains(where: { $0.variant.name == walk.variant.name }) {
        variants.append(walk)
      }
    }
    try sources.finish()
    guard let chosen = variants.first else { return nil }
    if files.count > 1 {
      Terminal.note("note: exploring \(chosen.source.path); to explore another, name its file")
    } else if variants.count > 1 {
      let others = variants.dropFirst().map { "--variant \(Terminal.word($0.variant.name))" }
      Terminal.note(
        "note: exploring \(chosen.variant.name); there is also \(others.joined(separator: ", "))")
    }
    return chosen
  }

  // MARK: The user

  /// What comes from the user, or with time.
  private enum Event: Sendable {
    case key(String)
    case line(String)
    case end
    /// It is time to work out more, after so many steps.
    case more(after: Int)
  }

  private func explore(_ live: inout LiveExploration, _ screen: ExploredScreen) async throws {
    let (events, sender) = AsyncStream.makeStream(of: Event.self)
    let isTerminal = StepKey.isTerminal
    if isTerminal { StepKey.begin() }
    Thread.detachNewThread { Self.readUser(isTerminal, into: sender) }
    var steps = 0
    var timer = Self.timer(for: live, after: steps, into: sender)
    defer { timer.cancel() }
    for await event in events {
      var step: WalkStep?
      switch event {
      case .more(let count):
        guard count == steps else { continue }
        try await live.hearMore()
        timer = Self.timer(for: live, after: steps, into: sender)
      case .end: return try await live.finish()
      case .line(let line): step = read(line, for: screen)
      case .key(let code):
        switch ExploreKeys.input(code, with: screen.reader) {
        case .gesture(let gesture): step = .gesture(gesture)
        case .help: showHelp(screen, live)
        case .quit: return await live.stop()
        case .line, .unknown: break
        }
      }
      guard let step else { continue }
      steps += 1
      timer.cancel()
      try await live.take(step)
      if live.lastStepMissed { Terminal.note("overheard: \"\(step)\" found nothing") }
      if live.figures?.trap != nil { return try await live.finish() }
      timer = Self.timer(for: live, after: steps, into: sender)
    }
  }

  private static func timer(
    for live: LiveExploration, after steps: Int, into sender: AsyncStream<Event>.Continuation
  ) -> Task<Void, any Error> {
    let instant = live.nextPart
    return Task {
      try await Task.sleep(until: instant)
      sender.yield(.more(after: steps))
    }
  }

  /// Sends what comes from standard input: keys of a terminal, or lines.
  private static func readUser(_ isTerminal: Bool, into sender: AsyncStream<Event>.Continuation) {
    guard isTerminal else {
      while let line = readLine() { sender.yield(.line(line)) }
      sender.yield(.end)
      return
    }
    while let code = StepKey.next() {
      guard code == ":" else {
        sender.yield(.key(code))
        continue
      }
      // The terminal has an editor for lines.
      StepKey.restore()
      Terminal.write("\n:")
      let line = readLine()
      StepKey.begin()
      if let line { sender.yield(.line(line)) }
    }
    sender.yield(.key("q"))
  }

  /// Reads a step that was typed; tells why if it is none.
  private func read(_ line: String, for screen: ExploredScreen) -> WalkStep? {
    let text = line.trimmed
    guard !text.isEmpty else { return nil }
    do {
      let step = try WalkStep(text)
      guard let complaint = screen.complaint(about: step) else { return step }
      Terminal.note("overheard: \(complaint)")
    } catch {
      Terminal.note("overheard: \(error)")
    }
    return nil
  }

  // MARK: What is told

  private func tellKeys(_ walk: ScreenWalk) {
    let name = [walk.screen, walk.variant.name].filter { !$0.isEmpty }.joined(separator: " · ")
    Terminal.note("\(name) · \(walk.source.reader.name)")
    Terminal.note("← → swipe, ↑ ↓ adjust, Enter double taps, Esc goes back, ? all keys, q ends")
    Terminal.note("")
  }

  private func showHelp(_ screen: ExploredScreen, _ live: LiveExploration) {
    Terminal.note("")
    for line in ExploreKeys.help(for: screen.reader, live.name(of:)) {
      Terminal.note("  \(line)")
    }
    Terminal.note("")
  }

  /// Tells what came of it, and keeps the steps.
  private func keep(_ live: LiveExploration) throws {
    guard let walk = live.walk else { return }
    if let figures = live.figures { Terminal.note("= \(figures.score)") }
    let file = WalkFile.printed([walk])
    guard let save else {
      Terminal.note("these steps as a walk:")
      return Terminal.write(file)
    }
    do {
      try NamedFile.write(Data(file.utf8), to: save)
    } catch {
      throw Failure.exitCode(tellingOf: error, at: save)
    }
    Terminal.note("wrote \(save)")
  }
}
