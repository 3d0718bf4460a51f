import ArgumentParser
import FirstSound
import Foundation
import Languages
import Overheard
import ReviewPages
import Support

/// `overheard speak`: plays what is heard.
struct Speak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speak",
    abstract: "Walk through screens and speak what is heard, or speak a text.",
    discussion: .paragraphs(
      """
      Plays on the sound device, and prints what is heard as it is heard. Ctrl-C stops at once.
      With --to, writes a sound file (.wav, .flac or .opus) instead: one for each variant, such as
      cards.before.wav and cards.after.wav, unless --join makes them one.
      --captions shows on a projector what is heard, word by word; --step waits for a key before every
      gesture.

      EXAMPLES
        overheard speak Examples/ko/payment-card-carousel.yaml --variant after
        overheard speak --text '결제 카드 선택, 신한카드 1234'
        overheard speak Examples/en/rolling-banner.yaml --to banner.wav
        overheard speak Examples/ko/payment-card-carousel.yaml --captions --step
      """))

  @Argument(help: "Screen files, folders of them, or - for standard input.", completion: .file())
  var screens: [String] = []

  @Option(
    help: ArgumentHelp(
      "Speak this text instead of screens; - for standard input.", valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("Write a sound file and play nothing.", valueName: "file"),
    completion: .file())
  var file: String?

  @Option(help: "The language of the screen or text: \(LanguagePacks.current.list("or")).")
  var language: LanguageArgument?

  @Option(help: VariantNames.help)
  var variant: [VariantNames] = []

  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Flag(help: "Print nothing while speaking.")
  var quiet = false

  @Flag(help: "Print what is heard as captions for a projector, word by word.")
  var captions = false

  @Flag(help: "Wait for a key before every gesture; with captions.")
  var step = false

  @Flag(help: "With --to, write all variants to one file, one after another.")
  var join = false

  func validate() throws {
    if screens.isEmpty == (text == nil) {
      throw ValidationError("Give either screens or --text.")
    }
    if let text, text.allSatisfy(\.isWhitespace) {
      throw ValidationError("--text has nothing to say in it")
    }
    if let file, SoundFile.Format(path: file) == nil {
      throw ValidationError("--to FILE must end in .wav, .flac or .opus, but '\(file)' was given")
    }
    if file != nil || text != nil, captions || step {
      throw ValidationError(
        "--captions and --step are for screens that are played, not for --to or --text")
    }
    if join, file == nil { throw ValidationError("--join is for --to FILE") }
  }

  private static let startedEngine = RunningHelper(first_sound_engine())
  private static let espeak = ESpeakEngine(running: startedEngine)
  private static let player = LivePlayer(running: RunningHelper(first_sound_player()))

  /// Whether the engine was started before the program.
  static var hasBegun: Bool { startedEngine != nil }

  /// Begins to start the engine, and the sound device for a text, which takes longer than to read
  /// the arguments and the tables.
  ///
  /// What has started ends with this program, also if the arguments turn out to be wrong.
  static func prepare(for arguments: [String]) async {
    guard arguments.first == Self.configuration.commandName,
      !arguments.contains("--help"), !arguments.contains("-h")
    else { return }
    Interruption.prepare()
    // The player first: a sound server answers later than the engine.
    let options = arguments.map { $0.prefix { $0 != "=" } }
    if options.contains("--text"), !options.contains("--to") { await player.prepare() }
    await espeak.prepare()
  }

  /// A text that was given with no options that choose a voice or how it speaks, and that the engine
  /// has been told to speak.
  struct PlainText {
    fileprivate let text: SpokenText
    fileprivate let cast: VoiceCast
    fileprivate let line: SpokenLine?

    /// Plays the text.
    ///
    /// - Throws: The exit code of an error that has been printed.
    func play() async throws {
      Interruption.prepare()
      await player.prepare()
      try await text.speak(line, by: cast, on: player)
    }
  }

  /// Tells the engine what to speak, if that is all that the arguments want.
  ///
  /// The engine and the sound device are starting meanwhile, and may keep all processors busy: a thread
  /// that had to be woken for this would wait for one. So it is done by the thread that the program
  /// begins with, before it needs any other.
  ///
  /// - Returns: `nil` if the arguments have to be parsed.
  /// - Throws: The exit code of an error that has been printed.
  static func begin(_ arguments: [String]) throws -> PlainText? {
    guard arguments.first == configuration.commandName else { return nil }
    return try LanguagePacks.$current.withValue(Project.current.languages) {
      guard let text = SpokenText(plainly: arguments) else { return nil }
      let cast = try plainCast()
      let line = try text.line(by: cast)
      if let line, line.utterance.voice.engine == espeak.name {
        startedEngine?.begin(line.utterance)
      }
      return PlainText(text: text, cast: cast, line: line)
    }
  }

  /// Who speaks if no options are given.
  ///
  /// - Throws: The exit code of an error that has been printed.
  static func plainCast() throws -> VoiceCast {
    var cast = try SpeechOptions.cast {
      let roster = try VoiceRoster(espeak: espeak)
      return try VoiceCast(
        voices: [], defaults: roster.defaults, engines: roster.engines,
        frontEnd: SpeechFrontEnd(readings: LanguagePacks.current.readings))
    }
    try LexiconOptions.apply(Project.current.lexicon, to: &cast.frontEnd)
    return cast
  }

  func run() async throws {
    let cast = try readCast(Self.espeak)
    if let text {
      let spoken = SpokenText(
        text: try Self.whole(text), language: language?.pack, voices: speech.voice, outlet: outlet)
      try await spoken.speak(by: cast, on: Self.player)
    } else {
      try await speakScreens(cast, ClipStore(engines: cast.engines))
    }
  }

  /// A text, or that of standard input for -.
  ///
  /// - Throws: The exit code of an error that has been printed.
  private static func whole(_ text: String) throws -> String {
    guard text == "-" else { return text }
    let whole = try InputFile.text(text, of: "--text").trimmed
    guard !whole.isEmpty else {
      Terminal.note("overheard: standard input has nothing to say in it")
      throw ExitCode.wrongInput
    }
    return whole
  }

  private var outlet: SoundOutlet { SoundOutlet(file: file, quiet: quiet) }

  private func readCast(_ espeak: ESpeakEngine) throws -> VoiceCast {
    var cast = try speech.cast(espeak: espeak, beside: screens)
    try lexicon.apply(to: &cast.frontEnd)
    return cast
  }

  // MARK: Screens

  /// Says how to speak a text to somebody who gave one as a screen.
  private func adviseOnTexts() {
    for text in screens where !text.contains("/") && !text.contains(".") && text != "-" {
      if FileManager.default.fileExists(atPath: text) { continue }
      Terminal.note(
        "overheard: to speak a text, write: overheard speak --text \(Terminal.argument(text))")
    }
  }

  private func speakScreens(_ cast: VoiceCast, _ store: ClipStore) async throws {
    var sources = ScreenSources(
      screens, in: [language], variants: variant.distinct, for: reading.reader)
    adviseOnTexts()
    let sequence = try WalkSequence(reading, walking)
    var recordings = SpokenFiles(join: join)
    let isNamed = screens.count > 1 || sources.sources.count > 1
    var chosen = ChosenVoices(speech.voice, in: cast)
    try await sources.forEach { loaded in
      let words = try LexiconOptions.lexicon(beside: loaded.source.path)
      let meter = WalkMeter(cast: cast.adding(words), store: store)
      for walk in try sequence.walks(of: loaded) {
        chosen.hear(walk, by: cast.adding(words))
        do {
          let measured = try await meter.walk(
            walk.walk, on: walk.variant, screen: walk.screen, configuration: walk.configuration)
          let sound = measured.sound { speech.noSounds ? nil : Earcons.clip($0) }
          if file == nil {
            let isAmong = isNamed || loaded.variants.count > 1
            try await perform(walk, measured, sound, isNamed: isAmong)
          } else {
            recordings.add(sound, of: walk, voices: measured.voices)
          }
        } catch let error as ExitCode {
          throw error
        } catch {
          throw Failure.exitCode(tellingOf: error)
        }
      }
    }
    chosen.warn()
    if let file {
      for (path, recording) in recordings.files(to: file) {
        try await outlet.take(
          SoundRecording(joining: recording.sounds), title: recording.title,
          voices: recording.voices.sorted(), path: path)
      }
    }
    try sources.finish()
  }

  /// Plays a walk and prints its score, or captions, as it is heard.
  private func perform(
    _ walk: ScreenWalk, _ measured: MeasuredWalk, _ sound: SoundRecording, isNamed: Bool
  ) async throws {
    if isNamed, !quiet {
      let name = [walk.screen, walk.title].filter { !$0.isEmpty }.joined(separator: " · ")
      Terminal.note("")
      Terminal.note(name)
    }
    guard captions || step else {
      return try await LiveSound.play(sound, score: quiet ? [] : measured.transcript.scoreLines)
    }
    let timed = measured.timedTranscript
    let page = PageWords(LanguagePacks.current.pack(near: walk.variant.screen.language))
    let shown = LiveCaptions(timed, columns: Terminal.columns, step: page.filmStep)
    let steps = timed.events.compactMap { event in
      if case .gesture = event.kind { event.time } else { nil }
    }
    if step, !quiet, isatty(STDIN_FILENO) != 0 {
      Terminal.noteOnce("any key makes the next gesture; Ctrl-C stops")
    }
    try await LiveSound.play(sound, captions: shown, steps: step ? steps : nil)
  }
}

/// The sound of walks, sorted into the files that it is written to: one for each variant.
private struct SpokenFiles {
  /// What goes into a file.
  struct Recording {
    var screen: String
    var variant: String
    var sounds: [SoundRecording] = []
    var voices: Set<String> = []
    var title: String {
      [screen, variant].filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }

  private let join: Bool
  private var recordings: [Recording] = []

  init(join: Bool) { self.join = join }

  mutating func add(_ sound: SoundRecording, of walk: ScreenWalk, voices: [String]) {
    let (screen, variant) = (walk.source.output, walk.variant.name)
    let last = recordings.last
    if last == nil || !join && (last?.screen != screen || last?.variant != variant) {
      recordings.append(Recording(screen: screen, variant: variant))
    }
    recordings[recordings.count - 1].sounds.append(sound)
    recordings[recordings.count - 1].voices.formUnion(voices)
  }

  /// The files: that of the name if there is one variant, or else one for each, named after it, and
  /// after its screen where there are several.
  ///
  /// Names that would be the same are numbered.
  func files(to file: String) -> [(path: String, recording: Recording)] {
    guard recordings.count > 1 else { return recordings.map { (file, $0) } }
    let name = (file as NSString).deletingPathExtension
    let kind = (file as NSString).pathExtension
    let screens = Set(recordings.map(\.screen))
    var taken: Set<String> = []
    return recordings.map { recording in
      let screen =
        screens.count > 1 ? [recording.screen.replacing("/", with: "-")] : []
      let parts = [name] + screen + [recording.variant, kind]
      var path = parts.filter { !$0.isEmpty }.joined(separator: ".")
      // a/b and a-b, or a variant that comes once more.
      var number = 2
      while !taken.insert(path.lowercased()).inserted {
        path = (parts.dropLast() + ["\(number)", kind]).filter { !$0.isEmpty }
          .joined(separator: ".")
        number += 1
      }
      return (path, recording)
    }
  }
}

extension SoundFile.Format {
  /// The format that the extension of a path stands for.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }
}

extension RunningHelper {
  /// A helper that was started before the program; `nil` if none was.
  fileprivate init?(_ helper: first_sound_helper) {
    guard helper.process > 0 else { return nil }
    self.init(
      path: String(cString: first_sound_path()), process: helper.process, input: helper.input,
      output: helper.output)
  }
}
