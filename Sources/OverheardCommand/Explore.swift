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
      The arrow keys swipe, Enter double taps, Esc goes back; v begins the next variant, ? shows all keys,
      q ends. After a colon, a
      step is typed as in a file: touch Pay, type 77, rotor headings. Time goes on meanwhile: banners turn,
      and a gesture cuts off what is being said, as it would on a phone.

      Where standard input is no terminal, each of its lines is a step, taken when it arrives.

      At the end, the steps are printed as a walk for the screen file; --save writes them to a file for
      --walk, also when the terminal is closed or the program is stopped.

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
    let variants = try variantsToExplore()
    guard let first = variants.first else { return }
    let player = mute ? nil : LivePlayer()
    await player?.prepare()
    let options = ExploringOptions(
      reading: reading, speech: speech, lexicon: lexicon, isMute: mute)
    let screens = try variants.map { try options.screen($0) }
    let steps = KeptSteps(to: save)
    Interruption.prepare()
    Interruption.keep { steps.keepAtLast(waits: $0) }
    if StepKey.isTerminal { tellKeys(first.source.reader) }
    var failure: (any Error)?
    do {
      try await player?.start()
      let writer = TimedWriter()
      let user = User(isAtTerminal: StepKey.isTerminal, writer)
      var place = 0
      var goesOn = true
      while goesOn {
        var live = LiveExploration(screens[place], on: player, by: writer)
        // Whatever ends it, the steps are kept.
        defer { steps.note(live) }
        tellTitle(screens[place], isAmong: screens.count > 1, writer)
        try await live.begin()
        goesOn = try await explore(&live, screens[place], user, steps)
        place = (place + 1) % screens.count
      }
    } catch {
      failure = error
    }
    StepKey.restore()
    try steps.keep()
    switch failure {
    case nil: break
    case SpeechError.noSoundDevice(let reason)?:
      Terminal.note("overheard: there is no sound device (\(reason)); explore with --mute")
      throw ExitCode.unavailable
    case let failure?: throw Failure.exitCode(tellingOf: failure)
    }
  }

  // MARK: The screen

  /// The variants of the screen, that of `--variant` first; none if there is no screen.
  private func variantsToExplore() throws -> [ScreenWalk] {
    let all = try variants(named: [])
    guard let variant else { return all }
    // What is wrong with the name is told as elsewhere.
    guard let chosen = try variants(named: [variant]).first else { return [] }
    let place = all.firstIndex { $0.variant.name == chosen.variant.name } ?? 0
    return Array(all[place...] + all[..<place])
  }

  private func variants(named names: [String]) throws -> [ScreenWalk] {
    var sources = ScreenSources(
      [screen], in: [language], variants: names, for: reading.reader)
    let sequence = try WalkSequence(reading)
    var variants: [ScreenWalk] = []
    var hasOthers = false
    try sources.forEach { loaded in
      if let first = variants.first, first.source.path != loaded.source.path {
        hasOthers = true
        return
      }
      for walk in try sequence.walks(of: loaded)
      where !variants.contains(where: { $0.variant.name == walk.variant.name }) {
        variants.append(walk)
      }
    }
    try sources.finish()
    if hasOthers, let first = variants.first {
      Terminal.noteOnce("note: exploring \(first.source.path); to explore another, name its file")
    }
    return variants
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

  /// What comes from standard input, and what comes with time.
  private struct User {
    let events: AsyncStream<Event>
    let sender: AsyncStream<Event>.Continuation
    /// What writes beside what they type.
    let writer: TimedWriter

    init(isAtTerminal: Bool, _ writer: TimedWriter) {
      self.writer = writer
      // Of a key that is held down, what cannot be kept up with is left out.
      (events, sender) = AsyncStream.makeStream(
        bufferingPolicy: isAtTerminal ? .bufferingOldest(4) : .unbounded)
      if isAtTerminal { StepKey.begin(takesInterrupts: true) }
      Thread.detachNewThread { [sender] in
        Explore.readUser(isAtTerminal, into: sender, beside: writer)
      }
    }
  }

  /// Takes steps until the user has enough of a variant.
  ///
  /// - Returns: Whether the next variant follows.
  private func explore(
    _ live: inout LiveExploration, _ screen: ExploredScreen, _ user: User, _ kept: KeptSteps
  ) async throws -> Bool {
    var steps = 0
    var timer = Self.timer(for: live, after: steps, into: user.sender)
    kept.note(live)
    defer { timer.cancel() }
    for await event in user.events {
      var taken: [WalkStep] = []
      switch event {
      case .more(let count):
        guard count == steps else { continue }
        try await live.hearMore()
        if live.figures?.trap != nil {
          try await live.finish()
          return false
        }
        timer = Self.timer(for: live, after: steps, into: user.sender)
      case .end:
        try await live.finish()
        return false
      case .line(let line): taken = read(line, for: screen, user.writer)
      case .key(let code):
        switch ExploreKeys.input(code, with: screen.reader) {
        case .gesture(let gesture): taken = [.gesture(gesture)]
        case .help: showHelp(screen, live, user.writer)
        case .nextVariant:
          try await live.interrupt()
          return true
        case .quit:
          await live.stop()
          return false
        case .interrupt:
          await live.stop()
          throw CancellationError()
        case .suspend:
          timer.cancel()
          try await live.stop { StepKey.suspend(takesInterrupts: true) }
          steps += 1
          timer = Self.timer(for: live, after: steps, into: user.sender)
        case .line, .unknown: break
        }
      }
      guard !taken.isEmpty else { continue }
      steps += 1
      timer.cancel()
      for step in taken {
        try await live.take(step) { kept.note($0) }
        if live.lastStepMissed { note("\"\(step)\" found nothing", user.writer) }
      }
      if live.figures?.trap != nil {
        try await live.finish()
        return false
      }
      timer = Self.timer(for: live, after: steps, into: user.sender)
    }
    return false
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
  private static func readUser(
    _ isTerminal: Bool, into sender: AsyncStream<Event>.Continuation, beside writer: TimedWriter
  ) {
    guard isTerminal else {
      while let line = readLine() { sender.yield(.line(line)) }
      sender.yield(.end)
      return
    }
    while let code = StepKey.next() {
      switch code {
      case ":": break
      case "q", "ㅂ", "\u{3}", "\u{4}":
        // Whoever presses Ctrl-C again does not want to wait. Not later: the program may end any time now, and
        // leaves the terminal as it was.
        if code == "\u{3}" { StepKey.begin() }
        return send(code, into: sender)
      default:
        sender.yield(.key(code))
        continue
      }
      // The terminal has an editor for lines. What is heard meanwhile is written below the line.
      writer.hold()
      StepKey.restore()
      Terminal.write("\n:")
      let line = readLine()
      StepKey.begin(takesInterrupts: true)
      writer.goOn()
      if let line {
        while case .dropped = sender.yield(.line(line)) { usleep(20_000) }
      }
    }
    send("q", into: sender)
  }

  /// Sends a key that must not be lost.
  private static func send(_ key: String, into sender: AsyncStream<Event>.Continuation) {
    while case .dropped = sender.yield(.key(key)) { usleep(20_000) }
  }

  /// Reads a step that was typed; tells why if it is none.
  private func read(
    _ line: String, for screen: ExploredScreen, _ writer: TimedWriter
  ) -> [WalkStep] {
    let text = line.trimmed
    guard !text.isEmpty else { return [] }
    do {
      return try screen.read(text)
    } catch {
      note("\(error)", writer)
      return []
    }
  }

  /// Tells something, on a line of its own where a caption is being written.
  private func note(_ text: String, _ writer: TimedWriter) {
    writer.note((StepKey.isTerminal ? [""] : []) + ["overheard: \(text)"])
  }

  // MARK: What is told

  private func tellKeys(_ reader: ScreenReader) {
    Terminal.note(
      "\(reader.name): ← → swipe, ↑ ↓ adjust, Enter double taps, Esc goes back, ? all keys, q ends")
  }

  /// Tells which variant comes, where there are several.
  private func tellTitle(
    _ screen: ExploredScreen, isAmong others: Bool, _ writer: TimedWriter
  ) {
    if others { writer.note(["", "\(screen.title) (v: the next variant)"]) }
  }

  private func showHelp(
    _ screen: ExploredScreen, _ live: LiveExploration, _ writer: TimedWriter
  ) {
    let lines = ExploreKeys.help(for: screen.reader, live.name(of:))
    writer.note([""] + lines.map { "  \($0)" } + [""])
  }
}
