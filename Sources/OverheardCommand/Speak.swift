import ArgumentParser
import Foundation
import Languages
import Overheard

/// `overheard speak`: plays what is heard.
struct Speak: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Walk through screens and speak what is heard, or speak a text.",
    discussion: """
      Plays on the sound device, and prints what is heard as it is heard. Ctrl-C stops at once.
      With --to, writes a sound file (.wav, .flac or .opus) instead.

      EXAMPLES
        overheard speak Examples/ko/payment-card-carousel.yaml --variant after
        overheard speak --text '결제 카드 선택, 신한카드 1234, 조절 가능'
        overheard speak Examples/en/rolling-banner.yaml --to banner.wav
      """)

  @Argument(help: "Screen files, folders of them, or - for standard input.")
  var screens: [String] = []

  @Option(help: ArgumentHelp("Speak this text instead of screens.", valueName: "text"))
  var text: String?

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("Write a sound file and play nothing.", valueName: "file"))
  var file: String?

  @Option(help: "The language of the screen or text: \(LanguagePacks.current.list("or")).")
  var language: LanguageArgument?

  @Option(help: "The variant to take; all by default.")
  var variant: String?

  @OptionGroup var reading: ReaderOptions
  @OptionGroup var walking: WalkOptions
  @OptionGroup var speech: SpeechOptions
  @OptionGroup var lexicon: LexiconOptions

  @Flag(help: "Print nothing while speaking.")
  var quiet = false

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
  }

  func run() async throws {
    // The engine and the device start while the tables are read.
    let espeak = ESpeakEngine()
    await espeak.prepare()
    let player = LivePlayer()
    if text != nil, file == nil { await player.prepare() }
    let cast: VoiceCast
    do {
      cast = try readCast(espeak)
    } catch {
      // The runtime complains when a program ends while its helper is still being started.
      _ = try? await espeak.start()
      throw error
    }
    let store = ClipStore(engines: cast.engines)
    if let text {
      try await speak(text, cast, store, player)
    } else {
      try await speakScreens(cast, store)
    }
  }

  private func readCast(_ espeak: ESpeakEngine) throws -> VoiceCast {
    var cast = try speech.cast(espeak: espeak, beside: screens)
    try lexicon.apply(to: &cast.frontEnd)
    return cast
  }

  // MARK: A text

  private func speak(
    _ text: String, _ cast: VoiceCast, _ store: ClipStore, _ player: LivePlayer
  ) async throws {
    let spoken = AttributedText(text)
    let tongue = (language?.pack ?? LanguagePacks.current.pack(ofText: text)).language
    let spokenLine: SpokenLine?
    do {
      spokenLine = try cast.line(for: spoken, language: tongue)
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
    guard let line = spokenLine else {
      Terminal.note("note: nothing in this text is spoken")
      guard file != nil else { return }
      var silence = Timeline()
      silence.append(.exactly(.milliseconds(200)))
      return try await finish(silence.sound(), title: text, voices: [], on: player)
    }
    var chosen = ChosenVoices(speech.voice, in: cast)
    chosen.hear(line)
    chosen.warn()
    do {
      let clip = try await store.clip(for: line.utterance)
      var timeline = Timeline()
      // A listener is already waiting, so only a recording begins with a short silence.
      timeline.append(clip, after: file == nil ? .exactly(.zero) : .lead, label: text)
      timeline.append(.exactly(.milliseconds(200)))
      try await finish(
        timeline.sound(), title: text, voices: [line.utterance.voice.name],
        on: player)
    } catch let error as ExitCode {
      throw error
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }

  // MARK: Screens

  private func speakScreens(_ cast: VoiceCast, _ store: ClipStore) async throws {
    var sources = ScreenSources(screens, in: [language], variant: variant, for: reading.reader)
    let sequence = try WalkSequence(reading, walking)
    var recording: [SoundRecording] = []
    var voices: Set<String> = []
    var chosen = ChosenVoices(speech.voice, in: cast)
    try await sources.forEach { loaded in
      let words = try LexiconOptions.lexicon(beside: loaded.source.path)
      let meter = WalkMeter(cast: cast.adding(words), store: store)
      for walk in try sequence.walks(of: loaded) {
        chosen.hear(walk, by: cast.adding(words))
        do {
          let measured = try await meter.walk(
            walk.walk, on: walk.variant, screen: walk.screen, configuration: walk.configuration)
          voices.formUnion(measured.voices)
          let sound = measured.sound(
            pauseBetweenParts: walk.configuration.profile[.pauseBetweenParts]
          ) { speech.noSounds ? nil : Earcons.clip($0) }
          if file == nil {
            try await perform(measured.transcript, sound)
          } else {
            recording.append(sound)
          }
        } catch let error as ExitCode {
          throw error
        } catch {
          throw Failure.exitCode(tellingOf: error)
        }
      }
    }
    chosen.warn()
    if file != nil, !recording.isEmpty {
      try await finish(
        SoundRecording(joining: recording), title: screens.joined(separator: ", "),
        voices: voices.sorted())
    }
    try sources.finish()
  }

  /// Plays a walk and prints its score as it is heard.
  private func perform(_ transcript: WalkTranscript, _ sound: SoundRecording) async throws {
    try await LiveSound.play(sound, score: quiet ? [] : transcript.scoreLines)
  }

  // MARK: Out

  private func finish(
    _ sound: SoundRecording, title: String, voices: [String], on player: LivePlayer = LivePlayer()
  ) async throws {
    guard let file else {
      try await LiveSound.play(sound, on: player)
      return
    }
    guard let format = SoundFile.Format(path: file) else { return }
    do {
      try SoundFile.write(
        sound, to: file, format: format,
        tags: .init(title: title, artist: voices.joined(separator: ", ")))
    } catch {
      throw Failure.exitCode(tellingOf: error)
    }
  }
}

extension SoundFile.Format {
  /// The format that the extension of a path stands for.
  init?(path: String) {
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }
}
